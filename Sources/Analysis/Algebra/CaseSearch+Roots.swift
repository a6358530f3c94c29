// Square roots and magnitudes of unknowns in systems with names: both sides are squared, and the other
// one is not negative.

internal import Expressions
internal import Numbers

extension CaseSearch {
  /// The cases in which p + q·r is zero with a square root or a magnitude r of unknowns: r is −p/q, which
  /// is not negative and has the same square, or p and q are zero.
  ///
  /// - Throws: ``AlgebraError/unsupported`` where no factor is such a sum.
  func branches(
    ofRootsIn factors: [SparsePolynomial],
    _ rest: Branch,
    _ known: [SparsePolynomial],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Branch] {
    guard !field.environment.complexAnswers else { throw .unsupported }
    for (equation, factor) in factors.enumerated() {
      for place in factor.variables {
        let row = factor.coefficients(of: place)
        guard row.count == 2, isOfUnknowns(SparsePolynomial(variable: place), field),
          field.isSquareRoot(generator: place), let square = field.generators[place].relation
        else { continue }
        let (first, factor) = (field.sum(row[0]), field.sum(row[1]))
        var (own, other) = (rest, rest)
        let squares = [first, factor].map { $0.raised(to: 2) }
        own.zero[equation] =
          squares[0] * field.sum(square.denominator) - squares[1] * field.sum(square.numerator)
        own.valued.append(.call(.sqrt, -Expression(quotient: first, factor)))
        own.notZero.append(factor)
        if try possibleZeros(of: row[1], known, &field).isEmpty { return [own] }
        other.zero[equation] = factor
        other.zero.append(first)
        other.level += 1
        guard other.level <= Self.levelLimit else { throw .unsupported }
        return [own, other]
      }
    }
    throw .unsupported
  }
}

extension AlgebraicField {
  /// Whether a generator is a square root or a magnitude, whose square is its relation.
  func isSquareRoot(generator place: Int) -> Bool {
    guard generators[place].relation?.exponent == 2 else { return false }
    switch generators[place].kind {
    case .root(2), .magnitude: return true
    default: return false
    }
  }
}

// Comparisons of two powers of a name, of which one is multiplied by an expression of other names: on
// each side of 0 they compare one power with that.

internal import Expressions
internal import Numbers

extension ComparisonCases {
  /// Finds the cases in which xᵏ·(p·xⁿ + q) compares with 0, for the name x, an odd k and a number p.
  mutating func solveByPowers(
    _ sides: [Expression],
    _ relation: Relation,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) {
    let difference = try field.reading(sides[0] - sides[1])
    let (place, found) = try placeAndDomain(sides, &field)
    guard relation != .equal, relation != .notEqual, difference.denominator.isOne else {
      throw .unsupported
    }
    let row = difference.numerator.coefficients(of: place)
    let powers = row.indices.filter { !row[$0].isZero }
    guard powers.count == 2, powers[0] % 2 == 1, let leading = row[powers[1]].constant else {
      throw .unsupported
    }
    let count = powers[1] - powers[0]
    let value = row[powers[0]].scaled(by: -leading.reciprocal)
    let relation = leading.isNegative ? relation.turned : relation
    for isNegative in [true, false] {
      // Left of 0, with x = −y, it is −yᵏ·((−1)ⁿ·yⁿ − v) that is compared.
      let isTurned = isNegative && count % 2 == 0
      let bound = isNegative && count % 2 == 1 ? -value : value
      for piece in try pieces(bound, isTurned ? relation.turned : relation, root: count, &field) {
        let range = isNegative ? piece.range.opposite : piece.range
        cases.append(try told(range, field) + piece.conditions + found)
      }
    }
  }

  /// The ranges of positive numbers whose power compares with a value; 0 is among them where both sides
  /// may be equal.
  private func pieces(
    _ value: SparsePolynomial,
    _ relation: Relation,
    root index: Int,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    let isIncluded = relation == .greaterOrEqual || relation == .lessOrEqual
    let isAbove = relation == .greater || relation == .greaterOrEqual
    let end = ComparedValue(AlgebraicFraction(value), isIncluded: isIncluded, sign: value)
    let range = ComparedRange(lower: isAbove ? end : nil, upper: isAbove ? nil : end)
    let roots: (inout AlgebraicField, AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction
    roots = { (field, value) throws(AlgebraError) in
      index == 1 ? value : try field.root(index, of: value)
    }
    return try field.pieces(ofNotNegative: range, roots, end: .zero(isIncluded: isIncluded))
  }
}

// Expressions with i: with real numbers in the place of names, each is a real part and i times an
// imaginary one.

internal import Expressions
internal import Numbers
internal import Reals

extension Algebra {
  /// What is done with an expression, or with both of its parts where i stands in it.
  ///
  /// - Throws: ``AlgebraError/unsupported`` where its parts are not known.
  mutating func inParts(
    _ e: Expression,
    _ work: (inout Algebra, Expression) throws(AlgebraError) -> Result
  ) throws(AlgebraError) -> Result {
    guard e.hasComplexParts(in: environment) else { return try work(&self, e) }
    let (whole, meanings) = environment.complexAnswers ? (e, [:]) : withNamedParts(e)
    var known = environment
    for name in whole.variables where known.variables[name] == nil {
      known.variables[name] = .real(Real(0))
    }
    guard let parts = whole.complexParts(where: [:], in: known) else { throw .unsupported }
    var result = try part(parts.real.replacing(meanings), of: e, work)
    // Cases, as those of an angle, tell less than the expression itself.
    guard !result.expression.hasCases else { throw .unsupported }
    result.hasRealNames = true
    guard let imaginary = parts.imaginary?.replacing(meanings) else { return result }
    let other = try part(imaginary, of: e, work)
    result.conditions += other.conditions.filter { !result.conditions.contains($0) }
    result.parts += other.parts.filter { !result.parts.contains($0) }
    result.isUnfactored = result.isUnfactored || other.isUnfactored
    guard other.expression.rationalNumber?.isZero != true else { return result }
    let isImaginary = result.expression.rationalNumber?.isZero == true
    result.expression = Expression(
      real: isImaginary ? nil : result.expression,
      imaginary: other.expression
    )
    return result
  }

  /// What is done with the real or the imaginary part of an expression.
  ///
  /// - Throws: ``AlgebraError/unsupported`` where the part divides by zero, but not the expression: a
  ///   case that is not chosen may, as that of an angle does.
  private mutating func part(
    _ part: Expression,
    of e: Expression,
    _ work: (inout Algebra, Expression) throws(AlgebraError) -> Result
  ) throws(AlgebraError) -> Result {
    do throws(AlgebraError) {
      return try work(&self, part)
    } catch {
      guard case .divisionByZero = error, part.hasCases || part.hasAngleOfPoint else { throw error }
      throw .unsupported
    }
  }

  /// An expression with names in the place of its largest parts without i, and what these are: with
  /// complex answers switched off each is a real number wherever it has a value.
  private func withNamedParts(_ e: Expression) -> (
    whole: Expression, meanings: [String: Expression]
  ) {
    var (whole, meanings) = (e, [String: Expression]())
    var index = e.root
    while index >= 0 {
      let part = e.subexpression(at: index)
      guard part.count > 1, isFree(part), !part.hasComplexParts(in: environment) else {
        index -= 1
        continue
      }
      let name = "#\(meanings.count)"
      meanings[name] = part
      // From right to left: the places of what follows stay.
      whole = whole.replacing(index, with: Expression(name: name))
      index = e.first(of: index) - 1
    }
    return (whole, meanings)
  }
}

extension Expression {
  /// Whether the angle of a point stands in it, which is said in cases.
  fileprivate var hasAngleOfPoint: Bool { nodes.contains { $0.calls(.atan2) } }
}

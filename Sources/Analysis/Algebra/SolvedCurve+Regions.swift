// Inequalities of a complex unknown: parts of the plane by their borders.

internal import Expressions
internal import Numbers

extension CurveSearch {
  /// All numbers where nothing is divided by zero, or none.
  func everywhere(
    _ holds: Bool,
    besides poles: [Pole],
    in algebra: inout Algebra
  ) throws(AlgebraError) -> SolvedCurve {
    let letter = SolutionLetter.parameter(0, besides: [name], in: algebra.environment)
    guard holds else { return SolvedCurve(cases: [], name: letter) }
    let others = try algebra.inField(.written) { (field) throws(AlgebraError) in
      try poles.map { (pole) throws(AlgebraError) in try isNoPole(pole, &field) }
    }
    return SolvedCurve(cases: [.init(conditions: others)], name: letter)
  }

  /// That the unknown is not where a divisor is zero.
  func isNoPole(
    _ pole: Pole,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> Expression {
    guard let zero = pole.zero else {
      return Comparison(pole.divisor, .notEqual, Expression(0)).expression
    }
    let parts = try field.reading([zero.real, zero.imaginary ?? Expression(0)])
    let center = (try field.oneQuotient(parts[0]), try field.oneQuotient(parts[1]))
    let number = center.0 + center.1 * Expression(.imaginaryUnit)
    return Comparison(unknown, .notEqual, number).expression
  }

  /// Whether what a difference is divided by is positive where it is not zero.
  ///
  /// It is zero at poles only; around single points the plane is connected, so that one value says
  /// the sign of all.
  func isPositive(
    _ divisor: SparsePolynomial,
    besides poles: [Pole],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> Bool {
    if divisor.isOne { return true }
    guard poles.allSatisfy({ $0.zero != nil }) else { return false }
    let written = field.sum(divisor)
    for place in 0...poles.count {
      let parts = [x: Expression(Rational(place)), y: Expression(Rational(place))]
      let value = try field.reading(written.replacing(parts))
      if value.isZero { continue }
      return value.constant?.signum == 1
    }
    return false
  }

  /// What satisfies a comparison of the square of the distance from a point with zero; nothing where it is
  /// another one.
  func point(
    _ polynomial: SparsePolynomial,
    _ relation: Relation,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [SolvedCurve.Case]? {
    guard isPolynomial(polynomial, field), let circle = try circle(polynomial, &field),
      circle.square.rationalNumber?.isZero == true, let factor = circle.factor.rationalNumber
    else { return nil }
    let center = circle.center(Expression(.imaginaryUnit))
    switch factor.isNegative ? relation.turned : relation {
    case .less: return []
    case .lessOrEqual, .equal: return [.init(value: center)]
    case .greater, .notEqual:
      return [.init(conditions: [Comparison(unknown, .notEqual, center).expression])]
    case .greaterOrEqual: return [.init()]
    }
  }

  /// What is on one side of where a polynomial is zero: of a circle by the distance from its
  /// center, or else by the parts of the unknown.
  func region(
    _ polynomial: SparsePolynomial,
    _ relation: Relation,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> Expression {
    guard isPolynomial(polynomial, field) else { throw .unsupported }
    if let circle = try circle(polynomial, &field),
      let factor = circle.factor.rationalNumber, let square = circle.square.rationalNumber,
      square.signum > 0
    {
      let distance = Expression.call(.abs, unknown - circle.center(Expression(.imaginaryUnit)))
      let turned = factor.isNegative ? relation.turned : relation
      return Expression(.relation(turned, continuesChain: false), [distance, circle.radius])
    }
    let parts = [
      x: Expression.call(.realPart, unknown), y: Expression.call(.imaginaryPart, unknown),
    ]
    let comparison = compared(polynomial, relation, field)
    guard comparison.variables.contains(x) || comparison.variables.contains(y) else {
      throw .unsupported
    }
    return comparison.replacing(parts)
  }

  /// A polynomial compared with zero, with whole coefficients without a common divisor, the first one
  /// positive, and its number on the other side.
  private func compared(
    _ polynomial: SparsePolynomial,
    _ relation: Relation,
    _ field: AlgebraicField
  ) -> Expression {
    let (content, whole) = polynomial.primitive
    let turned = content.isNegative ? relation.turned : relation
    guard whole.terms.count > 2 else { return field.comparison(whole, turned) }
    let number = SparsePolynomial(whole.terms.filter { $0.powers.exponents.isEmpty })
    return Comparison(field.sum(whole - number), turned, field.sum(-number)).expression
  }
}

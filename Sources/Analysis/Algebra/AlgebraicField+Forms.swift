// The ways in which a quotient of polynomials is written.

internal import Expressions
internal import Numbers

extension AlgebraicField {
  /// An expression multiplied out, as a sum of terms and of quotients.
  mutating func expanded(_ e: Expression) throws(AlgebraError) -> Expression {
    let fraction = try reading(e)
    guard fraction.denominator.isOne else { return try oneQuotient(fraction) }
    return try separated(fraction.numerator)
  }

  /// An expression as one quotient.
  mutating func together(_ e: Expression) throws(AlgebraError) -> Expression {
    var field = AlgebraicField(environment, .written, workspace, steps: budget.stepsLeft)
    defer {
      workspace = field.workspace
      budget = field.budget
    }
    let fraction = try field.reading(e)
    return try field.oneQuotient(fraction)
  }

  /// A quotient with one line: `(3*x + 2)/(6*(x + 1))`.
  func oneQuotient(_ a: AlgebraicFraction) throws(AlgebraError) -> Expression {
    try check(a.numerator, a.denominator)
    let content = a.numerator.primitive.content
    guard !content.isZero, !(content.isInteger && a.denominator.isOne) else {
      return try expression(of: a)
    }
    let divisor = Rational(content.denominator)
    let numerator = sum(a.numerator.scaled(by: divisor))
    let denominator = Expression.product(
      of: [Expression(divisor)] + (a.denominator.isOne ? [] : [sum(a.denominator)])
    )
    // A sign stands in front of all.
    if a.numerator.terms.count == 1, content.isNegative {
      return -Expression(quotient: sum(a.numerator.scaled(by: -divisor)), denominator)
    }
    return Expression(quotient: numerator, denominator)
  }

  /// The coefficients of an expression that is a polynomial in a name, that of the zeroth
  /// power first.
  mutating func coefficients(
    _ e: Expression,
    _ name: String
  ) throws(AlgebraError) -> [AlgebraicFraction] {
    let fraction = try reading(e)
    let written = Expression(name: name)
    guard let place = place(of: written) else { return fraction.isZero ? [] : [fraction] }
    guard fraction.denominator.degree(in: place) < 1,
      !generators.contains(where: {
        $0.expression != written && $0.expression.variables.contains(name)
      })
    else { throw .unsupported }
    var parts: [AlgebraicFraction] = []
    for part in fraction.numerator.coefficients(of: place) {
      parts.append(try quotient(part, fraction.denominator))
    }
    return parts
  }

  /// A sum of powers of a name, each with one coefficient.
  mutating func collected(_ e: Expression, _ name: String) throws(AlgebraError) -> Expression {
    let fraction = try reading(e)
    guard let place = place(of: Expression(name: name)) else { return try oneQuotient(fraction) }
    let power = Expression(name: name)
    func gathered(_ part: SparsePolynomial, _ power: Expression) -> Expression {
      // A sign stands before all.
      let isNegative = part.terms.allSatisfy { $0.coefficient.isNegative }
      let product = Expression.product(of: [self.sum(isNegative ? -part : part), power])
      return isNegative ? -product : product
    }
    func gathered(_ polynomial: SparsePolynomial) -> Expression {
      var sum = Expression(.zero)
      for (exponent, part) in polynomial.coefficients(of: place).enumerated().reversed()
      where !part.isZero {
        sum = sum + gathered(part, power.raised(to: exponent))
      }
      return sum
    }
    let numerator = gathered(fraction.numerator)
    if fraction.denominator.isOne { return numerator }
    return Expression(quotient: numerator, gathered(fraction.denominator))
  }

  /// A quotient with tangents in the place of sines, where cosines of the same angle vanish.
  mutating func withTangents(_ a: AlgebraicFraction) throws(AlgebraError) -> [Expression] {
    guard view == .written else { return [] }
    var found: [Expression] = []
    for place in generators.indices {
      guard case .call(.sine, let angle) = generators[place].kind else { continue }
      let written = try expression(of: angle)
      guard let cosine = self.place(of: .call(.cosine, written)) else { continue }
      let tangent = generator(.call(.tangent, written), .call(.tangent, angle), isConstant: false)
      let product = SparsePolynomial(
        [.init(.one, SparsePolynomial.Powers(variable: tangent) * .init(variable: cosine))]
      )
      let whole = try quotient(
        try replacing(place, by: product, in: a.numerator),
        try replacing(place, by: product, in: a.denominator)
      )
      guard whole.numerator.degree(in: cosine) < 1, whole.denominator.degree(in: cosine) < 1
      else { continue }
      found.append(try oneQuotient(whole))
    }
    return found
  }
}

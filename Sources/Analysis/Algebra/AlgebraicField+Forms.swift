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
    guard view == .written || view == .identities else { return [] }
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

  /// A quotient with the sine and the cosine of twice an angle in the place of products of two of
  /// that angle, one angle after the other: sin² u = (1 − cos 2u)/2, cos² u = (1 + cos 2u)/2,
  /// sin u·cos u = sin(2u)/2.
  mutating func withDoubledAngles(_ a: AlgebraicFraction) throws(AlgebraError) -> [Expression] {
    var a = a
    var found: [Expression] = []
    for place in generators.indices {
      guard case .call(let builtin, let angle) = generators[place].kind,
        builtin == .sine || builtin == .cosine
      else { continue }
      let written = try expression(of: angle)
      let sine = self.place(of: .call(.sine, written))
      let cosine = self.place(of: .call(.cosine, written))
      guard place == sine ?? cosine,
        [sine, cosine].allSatisfy({ $0.map { a.denominator.degree(in: $0) < 1 } ?? true })
      else { continue }
      let double = try product(angle, AlgebraicFraction(2))
      let whole = try expression(of: double)
      let half = Rational(1, over: 2)
      let sineOfDouble = SparsePolynomial(
        variable: generator(.call(.sine, whole), .call(.sine, double), isConstant: false)
      ).scaled(by: half)
      let cosineOfDouble = SparsePolynomial(
        variable: generator(.call(.cosine, whole), .call(.cosine, double), isConstant: false)
      ).scaled(by: half)
      let pairs: [(factors: (Int, Int), result: SparsePolynomial)] = [
        ((1, 1), sineOfDouble), ((2, 0), SparsePolynomial(half) - cosineOfDouble),
        ((0, 2), SparsePolynomial(half) + cosineOfDouble),
      ]
      var sum = SparsePolynomial.zero
      for term in a.numerator.terms {
        var count = (sine.map { term.powers[$0] } ?? 0, cosine.map { term.powers[$0] } ?? 0)
        var factors: [SparsePolynomial] = []
        for (pair, result) in pairs {
          while count.0 >= pair.0, count.1 >= pair.1 {
            factors.append(result)
            count = (count.0 - pair.0, count.1 - pair.1)
          }
        }
        var powers = term.powers
        if let sine { powers = powers.replacing(sine, by: count.0) }
        if let cosine { powers = powers.replacing(cosine, by: count.1) }
        var product = SparsePolynomial([.init(term.coefficient, powers)])
        for factor in factors {
          product = try working { (budget) throws(PolynomialBudget.Spent) in
            try product.multiplied(by: factor, &budget)
          }
        }
        sum = sum + product
      }
      guard sum != a.numerator else { continue }
      a = try quotient(sum, a.denominator)
      found.append(try oneQuotient(a))
      found.append(try factored(a).expression)
    }
    return found
  }
}

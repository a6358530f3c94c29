// Quotients of polynomials with rational coefficients, by partial fractions whose divisors have the
// degrees 1 and 2.

internal import Expressions
internal import Numbers

extension AntiderivativeRule {
  /// A quotient of polynomials, by partial fractions.
  static let rationalFunctions = AntiderivativeRule(name: "partial fractions") { e, search in
    guard
      let rational = e.rationalFunction(of: search.variable, environment: search.environment),
      rational.numerator.degree <= 64, rational.denominator.degree <= 64
    else { return nil }
    let x = search.x
    let (whole, rest) = rational.numerator
      .quotientAndRemainder(dividingBy: rational.denominator)
    var coefficients = [Rational.zero]
    for (exponent, coefficient) in whole.coefficients.enumerated() {
      coefficients.append(coefficient / Rational(exponent + 1))
    }
    var sum = Expression(Polynomial(coefficients), of: x)
    guard !rest.isZero else { return sum }
    var budget: Int64 = 20_000_000
    guard let factors = rational.denominator.irreducibleFactors(budget: &budget) else {
      return nil
    }
    for (factor, exponent) in factors {
      guard factor.degree <= 2 else { return nil }
      let power = factor.raised(to: exponent)
      let others = rational.denominator.quotientAndRemainder(dividingBy: power).quotient
      guard let inverse = others.inverse(modulo: power) else { return nil }
      var digits = (rest * inverse).quotientAndRemainder(dividingBy: power).remainder
      for place in 0..<exponent {
        let (next, digit) = digits.quotientAndRemainder(dividingBy: factor)
        digits = next
        guard !digit.isZero else { continue }
        sum = sum + integral(of: digit, over: factor, power: exponent - place, x)
      }
    }
    return sum
  }

  /// The integral of a fraction over a power of a divisor of degree 1 or 2.
  private static func integral(
    of digit: Polynomial,
    over q: Polynomial,
    power: Int,
    _ x: Expression
  ) -> Expression {
    let divisor = Expression(q, of: x)
    func logarithm(_ e: Expression) -> Expression { .call(.ln, .call(.abs, e)) }
    // The integral of q′/q^power.
    let ofSlope =
      power == 1
      ? logarithm(divisor)
      : Expression(Rational(-1, over: power - 1)) / divisor.raised(to: power - 1)
    guard q.degree == 2 else {
      return Expression(digit.coefficients[0] / q.coefficients[1]) * ofSlope
    }
    let (a, b, c) = (q.coefficients[2], q.coefficients[1], q.coefficients[0])
    let first = digit.degree == 1 ? digit.coefficients[1] : .zero
    let rest = digit.coefficients[0] - first * b / (2 * a)
    var sum = Expression(first / (2 * a)) * ofSlope
    guard !rest.isZero else { return sum }
    // The integrals of 1/q, 1/q², … one after another.
    let discriminant = 4 * a * c - b * b
    let line = Expression(q.derivative, of: x)
    var inverse: Expression
    let root = Expression.call(.sqrt, Expression(discriminant.magnitude))
    if discriminant.signum > 0 {
      inverse = Expression(2) * .call(.arctangent, line / root) / root
    } else {
      let middle = x + Expression(b / (2 * a))
      let distance = root / Expression(2 * a)
      inverse = (logarithm(middle - distance) - logarithm(middle + distance)) / root
    }
    for count in stride(from: 2, through: power, by: 1) {
      let scale = Rational(count - 1) * discriminant
      let next = line / (Expression(scale) * divisor.raised(to: count - 1))
      inverse = next + Expression(2 * Rational(2 * count - 3) * a / scale) * inverse
    }
    sum = sum + Expression(rest) * inverse
    return sum
  }
}

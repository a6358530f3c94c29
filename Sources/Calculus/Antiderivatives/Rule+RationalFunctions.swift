// Quotients of polynomials with rational coefficients, by partial fractions whose divisors have the
// degrees 1 and 2, or the form a·x⁴ + b·x² + c.

internal import Analysis
internal import Expressions
internal import Numbers

extension AntiderivativeRule {
  /// A quotient of polynomials, by partial fractions.
  static let rationalFunctions = AntiderivativeRule(name: "partial fractions") { e, search in
    guard let rational = search.quotientOfPolynomials(e) else { return nil }
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
      guard factor.degree <= 2 || exponent == 1 else { return nil }
      let power = factor.raised(to: exponent)
      let others = rational.denominator.quotientAndRemainder(dividingBy: power).quotient
      guard let inverse = others.inverse(modulo: power) else { return nil }
      var digits = (rest * inverse).quotientAndRemainder(dividingBy: power).remainder
      for place in 0..<exponent {
        let (next, digit) = digits.quotientAndRemainder(dividingBy: factor)
        digits = next
        guard !digit.isZero else { continue }
        if factor.degree > 2 {
          guard let part = integral(of: digit, overQuartic: factor, x) else { return nil }
          sum = sum + part
        } else {
          sum = sum + integral(of: digit, over: factor, power: exponent - place, x)
        }
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

  /// The integral of a fraction over a divisor a·x⁴ + b·x² + c that no real x² makes zero; nil for
  /// other divisors.
  ///
  /// Odd powers above the bar are a fraction in x². With r = √(c/a) and p = b/a the divisor is
  /// a·(x² + s·x + r)(x² − s·x + r), s² = 2r − p, and the even ones are partial fractions over these.
  private static func integral(
    of digit: Polynomial,
    overQuartic q: Polynomial,
    _ x: Expression
  ) -> Expression? {
    let (even, odd) = (digit.part(every: 2, from: 0), digit.part(every: 2, from: 1))
    let inner = q.part(every: 2, from: 0)
    guard q.degree == 4, q.part(every: 2, from: 1).isZero else { return nil }
    let square = x.raised(to: 2)
    var sum = Expression(0)
    if !odd.isZero {
      let half = odd.scaled(by: Rational(1, over: 2))
      sum = integral(of: half, over: inner, power: 1, square)
    }
    guard !even.isZero else { return sum }
    let (p, c) = (inner.coefficients[1] / inner.leading, inner.coefficients[0] / inner.leading)
    guard p * p < 4 * c else { return nil }
    let scaled = [Expression(even[0] / inner.leading), Expression(even[1] / inner.leading)]
    let r = Expression.call(.sqrt, Expression(c))
    let s = Expression.call(.sqrt, Expression(2) * r - Expression(p))
    let t = Expression.call(.sqrt, Expression(2) * r + Expression(p))
    let line = Expression(2) * x
    let logarithm =
      Expression.call(.ln, square + s * x + r) - .call(.ln, square - s * x + r)
    let angles = Expression.call(.arctangent, (line + s) / t) + .call(.arctangent, (line - s) / t)
    let ratio = scaled[0] / r
    return sum + (ratio - scaled[1]) / (Expression(4) * s) * logarithm
      + (ratio + scaled[1]) / (Expression(2) * t) * angles
  }

  /// A quotient of polynomials below whose bar stand powers of xⁿ alone: u is a power of x in what
  /// has x^(k−1) above the bar, where k and n have a common divisor.
  static let powersOfVariable = AntiderivativeRule(name: "substitution of a power") { e, search in
    guard let rational = search.quotientOfPolynomials(e) else { return nil }
    let below = rational.denominator
    let step = below.coefficients.indices.filter { !below.coefficients[$0].isZero }
      .reduce(0) { Int.commonDivisor($0, $1) }
    guard step > 1 else { return nil }
    let (x, u) = (search.x, Expression(name: search.innerName))
    let classes = (0..<step).map {
      (place: $0, part: rational.numerator.part(every: step, from: $0))
    }
    .filter { !$0.part.isZero }
    guard
      classes.count > 1 || classes.contains(where: { Int.commonDivisor($0.place + 1, step) > 1 })
    else { return nil }
    var sum = Expression(0)
    for (place, part) in classes {
      let k = Int.commonDivisor(place + 1, step)
      let variable = k > 1 ? u : x
      func spread(_ polynomial: Polynomial) -> Expression {
        Expression(polynomial, of: variable.powered(Rational(step / k)))
      }
      let above = variable.powered(Rational((place + 1) / k - 1)) * spread(part)
      let fraction = above / spread(below.part(every: step, from: 0))
      let found =
        k > 1
        ? search.inner(fraction / Expression(Rational(k)), back: x.powered(Rational(k)))
        : search.antiderivative(of: fraction)
      guard let found else { return nil }
      sum = sum + found
    }
    return sum
  }
}

extension Antidifferentiation {
  /// A quotient of polynomials in the variable of degrees up to 64; nil for others.
  fileprivate func quotientOfPolynomials(_ e: Expression) -> RationalFunction? {
    guard let rational = e.rationalFunction(of: variable, environment: environment),
      rational.numerator.degree <= 64, rational.denominator.degree <= 64
    else { return nil }
    return rational
  }
}

extension Polynomial {
  /// The polynomial whose coefficients are each `step`-th one, from a place on.
  fileprivate func part(every step: Int, from place: Int) -> Polynomial {
    Polynomial(stride(from: place, to: coefficients.count, by: step).map { coefficients[$0] })
  }
}

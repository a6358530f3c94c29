// Sums of a quotient of polynomials over all natural numbers: in closed form by partial fractions,
// and with proved digits by Euler and Maclaurin's formula.

internal import Expressions
internal import Numbers
internal import Reals

/// The sum of u(0), u(1), u(2), … for a quotient u of polynomials whose divisor has a degree that is
/// greater by 2 at least, and no zero that is a natural number.
struct RationalSeries: Sendable {
  /// The quotient.
  let terms: PolynomialFraction

  /// The largest divisor of the places of digamma, and the highest exponent of partial fractions.
  private static let (largestDivisor, highestExponent) = (12, 9)
  /// The most terms that are added one by one.
  private static let mostTerms = 200_000

  // MARK: Closed forms

  /// The sum in closed form; nothing where there is none that is known.
  ///
  /// Partial fractions of linear divisors lead to Hurwitz' zeta function: of the exponent 1 to
  /// digamma at rational places, of higher ones to zeta, or to derivatives of the cotangent where
  /// places are opposite. Those of quadratic divisors lead to hyperbolic and other cotangents and
  /// tangents.
  ///
  /// > Source: NIST Digital Library of Mathematical Functions, 5.4.19, 5.15.6, 25.11.2 and 4.22.
  var closedForm: Expression? {
    var budget: Int64 = 20_000_000
    let (p, q) = (terms.numerator, terms.denominator)
    guard let factors = q.irreducibleFactors(budget: &budget) else { return nil }
    var sum = Expression(0)
    var rest = Rational.zero
    // The coefficient of each place in (0, 1] and exponent.
    var places: [Rational: [Int: Rational]] = [:]
    for (factor, exponent) in factors {
      let own = factor.monic
      let power = own.raised(to: exponent)
      let others = q.quotientAndRemainder(dividingBy: power).quotient
      guard own.degree <= 2, exponent <= Self.highestExponent,
        let inverse = others.inverse(modulo: power)
      else { return nil }
      var digits = (p * inverse).quotientAndRemainder(dividingBy: power).remainder
      for place in 0..<exponent {
        let (next, digit) = digits.quotientAndRemainder(dividingBy: own)
        digits = next
        guard !digit.isZero else { continue }
        let order = exponent - place
        if own.degree == 1 {
          let (reduced, first) = Self.reduced(own[0], order)
          places[reduced, default: [:]][order, default: .zero] += digit[0]
          rest += digit[0] * first
        } else {
          guard order == 1, let value = Self.quadratic(digit, over: own) else { return nil }
          sum = sum + value
        }
      }
    }
    for (place, coefficients) in places.sorted(by: { $0.key < $1.key }) {
      for (order, coefficient) in coefficients.sorted(by: { $0.key < $1.key })
      where !coefficient.isZero {
        let value: Expression?
        if order == 1 {
          value = Self.digamma(at: place)
        } else {
          let other = places[1 - place]?[order] ?? .zero
          value = Self.zeta(order, at: place, coefficient, other: other)
        }
        guard let value else { return nil }
        sum = sum + Expression(coefficient) * value
      }
    }
    return sum + Expression(rest)
  }

  /// A place in (0, 1] and what the sum of 1/(k + x)^n is more than that of 1/(k + place)^n.
  private static func reduced(_ x: Rational, _ n: Int) -> (place: Rational, rest: Rational) {
    let whole = x.ceiling - 1
    let place = x - Rational(whole)
    var rest = Rational.zero
    guard let count = whole.asInt, count.magnitude <= 1000 else { return (x, 0) }
    for number in min(count, 0)..<max(count, 0) {
      let term = (place + Rational(number)).raised(to: -n)
      rest += count > 0 ? -term : term
    }
    return (place, rest)
  }

  /// −ψ(x) − γ for a rational x in (0, 1], by Gauss' theorem.
  private static func digamma(at x: Rational) -> Expression? {
    guard x != .one else { return Expression(0) }
    guard let (p, q) = x.smallParts, x.signum > 0, q <= largestDivisor else { return nil }
    func angle(_ number: Int) -> Expression {
      Expression(Rational(number, over: q)) * Expression(.pi)
    }
    var sum = Expression.call(.ln, Expression(Rational(2 * q)))
    if 2 * p != q {
      sum =
        sum + Expression(.pi) * .call(.cosine, angle(p)) / (Expression(2) * .call(.sine, angle(p)))
    }
    for number in stride(from: 1, to: (q + 1) / 2, by: 1) {
      let factor = Expression(2) * .call(.cosine, angle(2 * number * p % (2 * q)))
      sum = sum - factor * .call(.ln, .call(.sine, angle(number)))
    }
    return sum
  }

  /// The sum of 1/(k + x)^n, where the one of the opposite place has a coefficient as well; nothing
  /// where it has no closed form.
  private static func zeta(
    _ n: Int,
    at x: Rational,
    _ coefficient: Rational,
    other: Rational
  ) -> Expression? {
    let half = Rational(1, over: 2)
    if x == .one || x == half {
      let factor = x == .one ? Rational.one : Rational(2).raised(to: n) - 1
      return Expression.of(Expression(Rational(n)), "zeta(u)").map { Expression(factor) * $0 }
    }
    guard x.signum > 0, x < .one else { return nil }
    // The two make a derivative of the cotangent.
    guard coefficient == (n % 2 == 0 ? other : -other) else { return nil }
    if x > half { return Expression(0) }
    var slope = Expression(source: "pi*cos(pi*u)/sin(pi*u)")
    var divisor = Rational.one
    for number in stride(from: 1, to: n, by: 1) {
      slope = slope?.derivative(by: "u")
      divisor = divisor * Rational(-number)
    }
    return slope.map { $0.replacing(["u": Expression(x)]) / Expression(divisor) }
  }

  /// The sum of d/((k + h)² + c) for a whole number 2h.
  private static func quadratic(_ digit: Polynomial, over q: Polynomial) -> Expression? {
    let h = q[1] / 2
    let c = q[0] - h * h
    // A multiple of k + h in the dividend leads to digamma at complex places.
    guard digit.degree == 0, (2 * h).isInteger, let steps = h.floor.asInt, steps.magnitude <= 1000
    else { return nil }
    let isHalf = !h.isInteger
    let root = Expression.call(.sqrt, Expression(c.magnitude))
    let angle = Expression(.pi) * root
    let (sine, cosine): (Builtin, Builtin) =
      c.signum > 0 ? (.hyperbolicSine, .hyperbolicCosine) : (.sine, .cosine)
    let (s, t) = (Expression.call(sine, angle), Expression.call(cosine, angle))
    let scale = Expression(.pi) / (Expression(2) * root)
    // From h = 0 or 1/2 on; what is more or less is a sum of numbers.
    var sum: Expression
    if isHalf {
      sum = scale * s / t
    } else {
      let quotient = scale * t / s
      sum = Expression(1 / (2 * c)) + (c.signum > 0 ? quotient : -quotient)
    }
    let start = isHalf ? Rational(1, over: 2) : .zero
    for number in min(steps, 0)..<max(steps, 0) {
      let x = start + Rational(number)
      let term = Expression((x * x + c).reciprocal)
      sum = steps > 0 ? sum - term : sum + term
    }
    return Expression(digit[0]) * sum
  }

  // MARK: Digits

  /// The sum up to 2^−`goal`.
  func enclosure(_ goal: Int, in workspace: inout Workspace) throws(RealError) -> Ball {
    var precision = goal + 64
    while true {
      let ball = try enclosure(goal: goal, precision: precision, in: &workspace)
      if ball.isExact || ball.radius.log2Upper <= Int64(-goal) { return ball }
      precision += 64 + precision / 4
      guard precision <= 8 * goal + 4096 else { throw .overBudget(.steps) }
    }
  }

  /// The terms up to N, and those from there on by their expansion in powers of 1/k, each of which is
  /// summed by Euler and Maclaurin's formula.
  ///
  /// Outside of the circle with radius R, in which all zeros of the divisor are, the coefficient of
  /// k^−j is at most M·(2R)^j, where M bounds the quotient on the circle with radius 2R. The
  /// remainder of Euler and Maclaurin's formula for k^−j is at most the first term left out.
  private func enclosure(
    goal: Int,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let (p, q) = (terms.numerator, terms.denominator)
    let size = q.coefficients.dropLast().map { $0.magnitude }.max() ?? .zero
    let radius = size.ceiling + 1
    guard let circle = (2 * radius).asInt, circle < Self.mostTerms else {
      throw .overBudget(.steps)
    }
    let count = max(4 * circle, goal / 2 + 16)
    guard count <= Self.mostTerms else { throw .overBudget(.steps) }
    var sum = Ball.zero
    for number in 0..<count {
      let x = Rational(number)
      let term = try Ball(terms.value(at: x), precision: precision, in: &workspace)
      sum = try Ball.sum(sum, term, precision: precision, in: &workspace)
    }
    // |p| on the circle, over the least |q| there.
    var bound = Rational.zero
    for (exponent, coefficient) in p.coefficients.enumerated() {
      bound += coefficient.magnitude * Rational(circle).raised(to: exponent)
    }
    bound = bound / Rational(radius).raised(to: q.degree) * Rational(2 * (count + 1))
    let gain = Integer(count / circle).bitLength - 1
    let needed = goal + 8 + max(0, bound.ceiling.bitLength)
    let order = max(needed / gain + 2, 3)
    let coefficients = expansion(order)
    let numbers = try bernoulliNumbers(precision, needed / 2 + 16, in: &workspace)
    let inverse = try Ball(Rational(1, over: count), precision: precision, in: &workspace)
    var power = Ball.one
    for exponent in 1..<order {
      power = try Ball.product(power, inverse, precision: precision, in: &workspace)
      guard !coefficients[exponent].isZero else { continue }
      let own = try tail(exponent, count, numbers, needed, precision, &workspace)
      let factor = try Ball(coefficients[exponent], precision: precision, in: &workspace)
      let scaled = try Ball.product(power, factor, precision: precision, in: &workspace)
      let term = try Ball.product(scaled, own, precision: precision, in: &workspace)
      sum = try Ball.sum(sum, term, precision: precision, in: &workspace)
    }
    return sum.widened(by: .powerOfTwo(Int64(-goal - 4)))
  }

  /// The coefficients of the powers of 1/k, from the zeroth on.
  private func expansion(_ count: Int) -> [Rational] {
    let (p, q) = (terms.numerator, terms.denominator)
    let degree = q.degree
    var coefficients: [Rational] = []
    for exponent in 0..<count {
      var value = exponent <= degree ? p[degree - exponent] : .zero
      for step in stride(from: 1, through: min(exponent, degree), by: 1) {
        value -= q[degree - step] * coefficients[exponent - step]
      }
      coefficients.append(value)
    }
    return coefficients
  }

  /// The first of the numbers B₂ₘ/(2m)!, m = 1, 2, ….
  private func bernoulliNumbers(
    _ precision: Int,
    _ count: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> [Ball] {
    var numbers: [Ball] = []
    var factorial = Integer.one
    for number in 1...count {
      factorial = factorial * Integer(2 * number - 1) * Integer(2 * number)
      let value = try Real.bernoulli(Real(2 * number), in: &workspace)
      guard let rational = value.rational else { throw .overBudget(.steps) }
      numbers.append(
        try Ball(rational / Rational(factorial), precision: precision, in: &workspace)
      )
    }
    return numbers
  }

  /// N^j times the sum of k^−j from N on.
  private func tail(
    _ j: Int,
    _ n: Int,
    _ numbers: [Ball],
    _ needed: Int,
    _ precision: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let first = Rational(n, over: j - 1) + Rational(1, over: 2)
    var sum = try Ball(first, precision: precision, in: &workspace)
    // j·(j + 1)·…·(j + 2m − 2)/N^(2m − 1)
    var factor = try Ball(Rational(j, over: n), precision: precision, in: &workspace)
    for (place, number) in numbers.enumerated() {
      let term = try Ball.product(factor, number, precision: precision, in: &workspace)
      guard let size = term.log2Upper, size > Int64(-needed - 8) else {
        return sum.widened(by: term.magnitudeUpper)
      }
      sum = try Ball.sum(sum, term, precision: precision, in: &workspace)
      let next = j + 2 * place + 1
      let step = Rational(Integer(next) * Integer(next + 1), over: Integer(n) * Integer(n))
      factor = try Ball.product(
        factor,
        Ball(step, precision: precision, in: &workspace),
        precision: precision,
        in: &workspace
      )
    }
    throw .overBudget(.steps)
  }
}

extension Rational {
  /// The numerator and the denominator, where both are small.
  var smallParts: (Int, Int)? {
    guard let p = numerator.asInt, let q = denominator.asInt, abs(p) < 1 << 30, q < 1 << 30 else {
      return nil
    }
    return (p, q)
  }
}

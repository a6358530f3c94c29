// Sums of hypergeometric terms whose quotients of neighbours have a limit below 1: in closed form
// where they are those of exponentials or logarithms, and with proved digits.

internal import Expressions
internal import Numbers
internal import Reals

/// The sum of u(k)·h(k) from a number on, for a quotient u of polynomials and powers and factorials
/// h, where the quotients of neighbours have a limit between −1 and 1.
struct GeometricSeries: Sendable {
  /// The quotient of polynomials.
  let terms: PolynomialFraction
  /// The powers and factorials.
  let core: SummationTerm.Core
  /// The first number.
  let first: Int
  /// What is raised to the variable.
  let step: Real

  /// The most terms that are added one by one.
  private static let mostTerms = 200_000

  // MARK: Closed forms

  /// The sum in closed form; nothing where there is none that is known.
  ///
  /// > Source: NIST Digital Library of Mathematical Functions, 4.2.19, 4.6.1, 4.24.3, 4.33, 4.38.
  func closedForm(isPositive: Bool) -> Expression? {
    let z = Expression(core.base) * (core.symbol ?? Expression(1))
    guard (0...1000).contains(first) else { return nil }
    switch core.factorials {
    case [1: -1]: return exponential(z)
    case [2: -1]: return wave(z, isPositive: isPositive)
    case [:]: return logarithm(z, isPositive: isPositive)
    default: return nil
    }
  }

  /// The sum of the terms up to the first one.
  private func head(_ z: Expression) -> Expression {
    var sum = Expression(0)
    for k in 0..<first {
      var factor = terms.value(at: Rational(k))
      for (scale, exponent) in core.factorials {
        factor = factor * Rational(Integer.factorial(scale * k)).raised(to: exponent)
      }
      sum = sum + Expression(factor) * z.raised(to: k)
    }
    return sum
  }

  /// Polynomials over k!: z^k·k·(k − 1)·…·(k − m + 1)/k! has the sum z^m·e^z.
  private func exponential(_ z: Expression) -> Expression? {
    guard terms.denominator.isConstant else { return nil }
    var (rest, falling, sum) = (terms.numerator, 0, Expression(0))
    while !rest.isZero {
      let (next, digit) = rest.quotientAndRemainder(
        dividingBy: Polynomial([Rational(-falling), 1])
      )
      sum = sum + Expression(digit[0]) * z.raised(to: falling)
      (rest, falling) = (next, falling + 1)
    }
    return sum * Expression(.power, [Expression(.e), z]) - head(z)
  }

  /// Numbers over (2k)! and over (2k + 1)!.
  private func wave(_ z: Expression, isPositive: Bool) -> Expression? {
    let odd = Polynomial([1, 2])
    let whole = terms * PolynomialFraction(odd)
    guard whole.denominator.isConstant, whole.numerator.degree <= 1 else { return nil }
    // u is a + b/(2k + 1).
    let a = whole.numerator[1] / 2
    let b = whole.numerator[0] - a
    let root = Expression.call(.sqrt, isPositive ? z : -z)
    let (even, other): (Builtin, Builtin) =
      isPositive ? (.hyperbolicCosine, .hyperbolicSine) : (.cosine, .sine)
    let sum = Expression(a) * .call(even, root) + Expression(b) * .call(other, root) / root
    return first == 0 || !hasPoleBelowFirst ? sum - head(z) : nil
  }

  /// A natural number below the first one where the quotient has no value.
  private var hasPoleBelowFirst: Bool {
    (0..<first).contains { terms.denominator.value(at: Rational($0)).isZero }
  }

  /// z^k over linear polynomials whose zeros are whole numbers or halves of them.
  private func logarithm(_ z: Expression, isPositive: Bool) -> Expression? {
    var budget: Int64 = 20_000_000
    let (p, q) = (terms.numerator, terms.denominator)
    guard let factors = q.irreducibleFactors(budget: &budget), !factors.isEmpty else { return nil }
    let (whole, rest) = p.quotientAndRemainder(dividingBy: q)
    var sum = Expression(0)
    if !whole.isZero {
      guard let sequence = GosperSum(of: PolynomialFraction(whole), core) else { return nil }
      let start = Expression(Rational(first))
      sum = -(sequence.value(at: start) * z.raised(to: first))
    }
    for (factor, exponent) in factors {
      guard factor.degree == 1, exponent == 1 else { return nil }
      let x = factor[0] / factor[1]
      let slope = q.derivative.value(at: -x)
      let coefficient = rest.value(at: -x) / slope
      let shift = x.floor
      guard (2 * x).isInteger, let distance = shift.asInt, distance.magnitude <= 1000,
        distance + first >= (x.isInteger ? 1 : 0)
      else { return nil }
      // The sum of z^j/(j + x − shift) over all j, without its first terms, over z^shift.
      var value: Expression
      let start = x - Rational(shift)
      if x.isInteger {
        value = -Expression.call(.ln, Expression(1) - z)
      } else {
        let root = Expression.call(.sqrt, isPositive ? z : -z)
        let row: Builtin = isPositive ? .areaTangent : .arctangent
        value = Expression(2) * .call(row, root) / root
      }
      for j in (x.isInteger ? 1 : 0)..<distance + first {
        value = value - Expression((start + Rational(j)).reciprocal) * z.raised(to: j)
      }
      sum = sum + Expression(coefficient) * value / z.raised(to: distance)
    }
    return sum
  }

  // MARK: Digits

  /// The sum up to 2^−`goal`, for a bound on what is raised to the variable.
  ///
  /// From some number on the quotients of neighbours are at most θ < 1 in magnitude: a polynomial in
  /// the distance from it has no negative coefficient. What is left behind a term t is then at most
  /// |t|/(1 − θ).
  func enclosure(_ goal: Int, in workspace: inout Workspace) throws(RealError) -> Ball {
    let z = try Real.enclosure(of: step, bits: 64, in: &workspace)
    let most = max(z.upper.asRational.magnitude, z.lower.asRational.magnitude)
    let ratio = core.ratio * terms.shifted(by: 1) / terms
    let (above, below) = (ratio.numerator, ratio.denominator)
    let limit = above.degree < below.degree ? Rational.zero : most * above.leading.magnitude
    guard limit < .one, above.degree <= below.degree else { throw .overBudget(.steps) }
    let bound = (limit + 1) / 2
    let difference =
      (below * below).scaled(by: bound * bound) - (above * above).scaled(by: most * most)
    var behind = first
    while !difference.shifted(by: Rational(behind)).coefficients.allSatisfy({ !$0.isNegative })
      || !terms.numerator.keepsSign(from: behind)
    {
      behind = max(1, 2 * behind)
      guard behind <= Self.mostTerms else { throw .overBudget(.steps) }
    }
    let factor = (1 - bound).reciprocal
    let allowance = Int64(factor.ceiling.bitLength)
    var precision = goal + 64
    while true {
      let (sum, last) = try partialSum(goal + Int(allowance) + 2, behind, precision, &workspace)
      let rest = last.magnitudeUpper.scaled(by: allowance)
      let ball = sum.widened(by: rest)
      if ball.radius.log2Upper <= Int64(-goal) { return ball }
      precision += 64 + precision / 2
      guard precision <= 16 * goal + 8192 else { throw .overBudget(.steps) }
    }
  }

  /// The sum up to a term behind a number that is less than 2^−`goal`, and this term.
  private func partialSum(
    _ goal: Int,
    _ behind: Int,
    _ precision: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> (sum: Ball, next: Ball) {
    let z = try Real.enclosure(of: step, bits: precision, in: &workspace)
    var product = Ball.one
    for _ in 0..<first.magnitude {
      product =
        first > 0
        ? try Ball.product(product, z, precision: precision, in: &workspace)
        : try Ball.quotient(product, z, precision: precision, in: &workspace)
    }
    for (scale, exponent) in core.factorials {
      let factorial = Rational(Integer.factorial(scale * first)).raised(to: exponent)
      product = try Ball.product(
        product,
        Ball(factorial, precision: precision, in: &workspace),
        precision: precision,
        in: &workspace
      )
    }
    let ratio = core.ratio
    var sum = Ball.zero
    for k in first..<first + Self.mostTerms {
      let x = Rational(k)
      let value = try Ball(terms.value(at: x), precision: precision, in: &workspace)
      let term = try Ball.product(product, value, precision: precision, in: &workspace)
      if k >= behind, term.log2Upper.map({ $0 < Int64(-goal) }) ?? true { return (sum, term) }
      sum = try Ball.sum(sum, term, precision: precision, in: &workspace)
      let next = try Ball(ratio.value(at: x), precision: precision, in: &workspace)
      product = try Ball.product(product, next, precision: precision, in: &workspace)
      product = try Ball.product(product, z, precision: precision, in: &workspace)
    }
    throw .overBudget(.steps)
  }
}

extension Polynomial {
  /// Whether it is proved to have no zero from a number on.
  func keepsSign(from number: Int) -> Bool {
    let signs = shifted(by: Rational(number)).coefficients.map { $0.signum }.filter { $0 != 0 }
    return signs.allSatisfy { $0 == signs[0] } && !value(at: Rational(number)).isZero
  }
}

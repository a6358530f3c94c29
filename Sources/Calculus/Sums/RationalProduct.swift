// Products of a quotient of polynomials over all natural numbers, as values of gamma.

internal import Expressions
internal import Numbers

/// The product of u(0), u(1), u(2), … for a quotient u of monic polynomials of one degree whose zeros
/// have the same sum, none of them a natural number.
///
/// It is the product of Γ(−q) for the zeros q of the divisor over that of Γ(−p) for the zeros p of
/// the dividend.
///
/// > Source: Whittaker and Watson, A Course of Modern Analysis (1927), 12.13; NIST Digital Library of
/// > Mathematical Functions, 5.4.3, 5.4.4, 5.5.3.
struct RationalProduct {
  let numerator: Polynomial
  let denominator: Polynomial

  /// The product in closed form; nothing where a factor has a higher degree than 2, or is quadratic
  /// with zeros of which gamma is not known.
  var closedForm: Expression? {
    var budget: Int64 = 20_000_000
    guard let above = numerator.irreducibleFactors(budget: &budget),
      let below = denominator.irreducibleFactors(budget: &budget)
    else { return nil }
    let common = Polynomial.greatestCommonDivisor(numerator, denominator)
    guard common.isConstant else { return nil }
    var value = Expression(1)
    for (factors, isAbove) in [(above, true), (below, false)] {
      for (factor, exponent) in factors {
        guard let gamma = Self.gamma(of: factor.monic) else { return telescoped }
        let power = gamma.raised(to: exponent)
        value = isAbove ? value / power : value * power
      }
    }
    return value
  }

  /// The limit of a sequence whose quotients of neighbours are the factors.
  private var telescoped: Expression? {
    let u = PolynomialFraction(numerator, over: denominator)
    guard let sequence = ShiftProduct(of: u), sequence.gammas.isEmpty, sequence.base == .one,
      sequence.rational.degree == 0,
      case nil? = sequence.rational.numerator.naturalZero,
      case nil? = sequence.rational.denominator.naturalZero
    else { return nil }
    let start = sequence.rational.value(at: .zero)
    return Expression(sequence.rational.numerator.leading / start)
  }

  /// The product of Γ(−x) for the zeros x of a polynomial of degree 1 or 2.
  private static func gamma(of factor: Polynomial) -> Expression? {
    if factor.degree == 1 { return .call(.gamma, Expression(factor[0])) }
    guard factor.degree == 2 else { return nil }
    // The zeros are −h ± √(−c).
    let h = factor[1] / 2
    let c = factor[0] - h * h
    guard (2 * h).isInteger else { return nil }
    let isHalf = !h.isInteger
    let root = Expression.call(.sqrt, Expression(c.magnitude))
    let angle = Expression(.pi) * root
    let (sine, cosine): (Builtin, Builtin) =
      c.signum > 0 ? (.hyperbolicSine, .hyperbolicCosine) : (.sine, .cosine)
    // Γ(1 + y)·Γ(1 − y) = π·y/sin(π·y), Γ(1/2 + y)·Γ(1/2 − y) = π/cos(π·y)
    var value = isHalf ? Expression(.pi) / .call(cosine, angle) : angle / .call(sine, angle)
    let start = isHalf ? Rational(1, over: 2) : .one
    guard let steps = (h - start).numerator.asInt, steps.magnitude <= 1000 else { return nil }
    for number in min(steps, 0)..<max(steps, 0) {
      let x = start + Rational(number)
      let product = Expression(x * x + c)
      value = steps > 0 ? value * product : value / product
    }
    return value
  }
}

extension Polynomial {
  /// The greatest zero that is a natural number; nothing where there is none, and nothing at all where
  /// that is not found.
  fileprivate var naturalZero: Integer?? {
    guard let zero = greatestWholeZero() else { return nil }
    return .some(zero.flatMap { $0.isNegative ? nil : $0 })
  }
}

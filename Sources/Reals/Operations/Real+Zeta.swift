// Bernoulli numbers, and the zeta function at whole numbers.

internal import Numbers

extension Real {
  /// The Bernoulli number of a natural number: n! times the coefficient of xⁿ in
  /// x/(eˣ − 1), so that B₁ is −1/2.
  ///
  /// - Throws: ``DomainError/notNatural``; ``RealError/undetermined(_:)``;
  ///   ``RealError/overBudget(_:)``.
  package static func bernoulli(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real
  {
    let n = try integerOperand(x, otherwise: .notNatural, in: &workspace)
    guard !n.isNegative else { throw .undefined(.notNatural) }
    return Real(try bernoulli(n, in: &workspace))
  }

  /// With the tangent number Tₖ, B₂ₖ is (−1)^(k − 1) 2k Tₖ/(4^k (4^k − 1)).
  private static func bernoulli(
    _ n: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Rational {
    if n <= 1 { return n.isZero ? 1 : Rational(-1, over: 2) }
    if n.isOdd { return 0 }
    guard let n = n.asInt, n < 1 << 20 else { throw .overBudget(.steps) }
    let number = Integer(n) * (try workspace.tangentNumbers(n / 2)[n / 2 - 1])
    let power = Integer(1) << n
    try workspace.budget.charge(2 * Int64(number.bitLength / 64 + 1) * Int64(n / 64 + 10))
    return Rational(n & 3 == 0 ? -number : number, over: power * (power - 1))
  }

  /// The zeta function at a whole number: 1 + 1/2ⁿ + 1/3ⁿ + … from 2 on, and its
  /// continuation below.
  ///
  /// It is exact at even numbers that are not large, and at all below 1.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``DomainError/zetaPole`` at 1;
  ///   ``RealError/undetermined(_:)``; ``RealError/overBudget(_:)``.
  package static func zeta(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    let n = try integerOperand(x, in: &workspace)
    guard n != 1 else { throw .undefined(.zetaPole) }
    guard n.signum > 0 else {
      // ζ(−m) = (−1)^m B₍ₘ₊₁₎/(m + 1)
      let number = try bernoulli(1 - n, in: &workspace)
      return Real((n.isOdd ? -number : number) / Rational(1 - n))
    }
    guard let even = n.asInt, even & 1 == 0, even <= 256 else {
      return try value(of: zeta, at: Real(n))
    }
    // ζ(n) = |Bₙ| (2π)ⁿ/(2 n!)
    let number = try bernoulli(n, in: &workspace).magnitude
    let factor = number * Rational(Integer(1) << (even - 1), over: Integer.factorial(even))
    return try product(Real(factor), power(.pi, n, in: &workspace), in: &workspace)
  }

  private static let zeta = RealFunction(sign: { _ in 1 }, Ball.zeta)
}

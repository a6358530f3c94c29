// The zeta function at whole numbers above one.

internal import Numbers

extension Ball {
  /// The value of zeta, Σ 1/kⁿ, at the whole number n ≥ 2 of an exact ball, or at all of a
  /// ball far out.
  ///
  /// With the integers tᵢ = N (N + i − 1)! 4ⁱ/((N − i)! (2i)!) and their sums sₖ over
  /// i > k, d over all i,
  ///
  ///     (1 − 2^(1 − n)) ζ(n) d = Σ (−1)ᵏ sₖ/(k + 1)ⁿ over k = 0 … N − 1,
  ///
  /// but for 3 d/(3 + √8)^N, where d < (3 + √8)^N.
  ///
  /// > Source: Borwein, An efficient algorithm for the Riemann zeta function (1995),
  /// > algorithm 2.
  ///
  /// - Throws: ``RealError/overBudget(_:)``; ``RealError/undetermined(_:)`` where the ball
  ///   is none of these.
  static func zeta(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let bits = precision + 8
    // 1 < ζ(n) < 1 + 2^(1 − n)·(1 + 1/(n − 1)) < 1 + 2^(2 − n)
    if x.lower.floor > Integer(bits + 2) {
      let half = Radius.powerOfTwo(-Int64(bits + 1))
      return try sum(
        .one,
        Ball(significand: 1, exponent: -Int64(bits + 1)),
        precision: bits + 2,
        in: &workspace
      ).widened(by: half)
    }
    guard x.isExact, let n = x.lower.floor.asInt, n > 1 else {
      throw .undetermined(.integerPart(.digits))
    }
    // Below, the error is less than N + 3 in a sum of more than d/2, and
    // log₂(3 + √8) > 5/2.
    let working = bits + 2 * (Int.bitWidth - bits.leadingZeroBitCount)
    let count = working * 2 / 5 + 4
    let product = Budget.stepsOfProduct(ofBits: working, by: min(working, 20 * n))
    try workspace.budget.charge(Int64(count) * (500 + Int64(working / 8) + 2 * product))
    var term = Integer(1) << (2 * count - 1)
    var tail = Integer.zero
    var sum = Integer.zero
    for k in stride(from: count - 1, through: 0, by: -1) {
      tail += term
      let i = Integer(k)
      term = (term * ((2 * i + 1) * (2 * i + 2)))
        .dividedExactly(by: 4 * (Integer(count) + i) * (Integer(count) - i))
      // 2^(n·(length − 1)) ≤ (k + 1)^n
      guard (Integer(k + 1).bitLength - 1) * n <= tail.bitLength else { continue }
      let part = tail.divided(by: Integer(k + 1).raised(to: n), rounding: .down)
      sum += k & 1 == 0 ? part : -part
    }
    let all = Ball(
      significand: sum,
      exponent: 0,
      radius: Radius(roundingUp: UInt64(count + 3))
    )
    let scale = (tail + term) * ((Integer(1) << (n - 1)) - 1)
    return try quotient(
      all.scaled(byPowerOfTwo: Int64(n - 1)),
      Ball(scale),
      precision: precision,
      in: &workspace
    )
  }
}

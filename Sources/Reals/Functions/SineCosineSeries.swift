// Sine and cosine of a fixed-point number between 0 and 1.

internal import Numbers

/// Sine and cosine in fixed point, by halving the argument and doubling the
/// angle of the series.
///
/// > Source: Brent and Zimmermann, Modern Computer Arithmetic, section 4.3.2.
enum SineCosineSeries {
  /// sin and cos of t/2^bits, times 2^bits, each off by less than two ulps.
  ///
  /// - Precondition: 0 <= t < 2^bits.
  static func values(
    at t: Integer,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> (sine: Integer, cosine: Integer) {
    if t.isZero { return (t, Integer(1) << bits) }
    // t/2^bits is in 2^-(depth+1) ..< 2^-depth.
    let depth = bits - t.bitLength
    let halvings = max(0, max(1, ArgumentReduction.halvings(forBits: bits)) - depth)
    // Doubling takes v = 1 - cos(x) to 1 - cos(2x) = 2v(2 - v), which multiplies
    // its error by at most 4 and adds an ulp: 32 ulps become 2^(2 · halvings + 6).
    // The sine is sqrt(v(2 - v)), whose error is that of v over the sine.
    let count = (bits + 2 * halvings + depth + 12 + 63) / 64
    let working = 64 * count
    let x = t << (working - bits - halvings)
    try workspace.budget.charge(productOf: working, by: working)
    let series = try RectangularSplitting(
      .cosine,
      at: x.squared() >> working,
      count: count,
      smallness: 2 * (halvings + depth),
      in: &workspace
    )
    let step = Budget.stepsOfProduct(ofBits: working, by: working)
    try workspace.budget.charge(Int64(halvings + 3) * step)
    let cosine = series.value()
    let versine = doubled(cosine, times: halvings, count: count)
    let one = Integer(1) << working
    // v(2 - v) has twice the bits behind the point.
    let sine = (versine * ((one << 1) - versine)).squareRoot()
    return (sine >> (working - bits), (one - versine) >> (working - bits))
  }

  /// 1 - cos(2^times · x) of a cosine of a small x.
  private static func doubled(
    _ cosine: borrowing LimbBuffer,
    times: Int,
    count: Int
  ) -> Integer {
    let versine = LimbBuffer(count: count)
    let square = LimbBuffer(count: 2 * count)
    if cosine.base[count] == 0 {
      // 1 - c is the two's complement of the limbs behind the point.
      _ = Limbs.subtract(versine.base, versine.base, cosine.base, count)
    }
    for _ in 0..<times {
      Limbs.square(square.base, versine.base, count)
      // 4v - 2v² = 2(2v - v²), and 2v < 1 before the last doubling already.
      _ = Limbs.shiftLeft(versine.base, versine.base, count, by: 1)
      _ = Limbs.subtract(versine.base, versine.base, square.base + count, count)
      _ = Limbs.shiftLeft(versine.base, versine.base, count, by: 1)
    }
    return Integer(limbs: versine.base, count: count)
  }
}

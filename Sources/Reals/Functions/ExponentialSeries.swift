// The exponential function of a fixed-point number between 0 and 1.

internal import Numbers

/// The exponential function in fixed point, by halving the argument and
/// squaring the value of the series.
///
/// > Source: Brent and Zimmermann, Modern Computer Arithmetic, section 4.3.1.
enum ExponentialSeries {
  /// exp(t/2^bits) · 2^bits, off by less than two ulps.
  ///
  /// - Precondition: 0 <= t < 2^bits.
  static func value(
    at t: Integer,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    if t.isZero { return Integer(1) << bits }
    if bits >= BitBurst.threshold {
      return try BitBurst.exponential(at: t, bits: bits, in: &workspace)
    }
    // Already this far below 1.
    let depth = bits - t.bitLength
    let halvings = max(0, max(1, ArgumentReduction.halvings(forBits: bits)) - depth)
    // A squaring doubles the relative error and adds an ulp, so the 32 ulps of
    // the series become less than 2^(halvings + 8), as the values are below e.
    let count = (bits + halvings + 8 + 63) / 64
    let x = t << (64 * count - bits - halvings)
    let series = try RectangularSplitting(
      .exponential,
      at: x,
      count: count,
      smallness: halvings + depth,
      in: &workspace
    )
    let step = Budget.stepsOfProduct(ofBits: 64 * count, by: 64 * count)
    try workspace.budget.charge(Int64(halvings) * step)
    let value = series.value()
    let square = LimbBuffer(count: 2 * count + 2)
    for _ in 0..<halvings {
      Limbs.square(square.base, value.base, count + 1)
      for i in 0...count { value.base[i] = square.base[count + i] }
    }
    return Integer(limbs: value.base, count: count + 1) >> (64 * count - bits)
  }
}

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
    // Already this far below 1.
    let depth = bits - t.bitLength
    let halvings = max(0, max(1, ArgumentReduction.halvings(forBits: bits)) - depth)
    // A squaring doubles the relative error and adds an ulp, so the 32 ulps of
    // the series become less than 2^(halvings + 8), as the values are below e.
    let working = bits + halvings + 8
    let x = t << (working - bits - halvings)
    let smallness = halvings + depth
    let terms = termCount(bits: working, smallness: smallness)
    var value = try RectangularSplitting.sum(
      .exponential,
      at: x,
      terms: terms,
      bits: working,
      in: &workspace
    )
    for _ in 0..<halvings {
      try workspace.budget.charge(productOf: working, by: working)
      value = value.squared() >> working
    }
    return value >> (working - bits)
  }

  /// A number of terms after which the rest is less than an ulp, for an
  /// argument below 2^-smallness.
  private static func termCount(bits: Int, smallness: Int) -> Int {
    // x^n/n! < 2^-(n · smallness + log2(n!)); the rest is less than twice that.
    var size = 0
    var n = 1
    while size <= bits + 1 {
      size += smallness + Int.bitWidth - 1 - n.leadingZeroBitCount
      n += 1
    }
    return n
  }
}

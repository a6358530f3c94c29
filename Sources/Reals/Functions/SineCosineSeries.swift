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
    let working = bits + 2 * halvings + depth + 12
    let x = t << (working - bits - halvings)
    let smallness = halvings + depth
    try workspace.budget.charge(productOf: working, by: working)
    let square = -(x.squared() >> working)
    let terms = termCount(bits: working, smallness: 2 * smallness)
    let one = Integer(1) << working
    var rest =
      one
      - (try RectangularSplitting.sum(
        .cosine,
        at: square,
        terms: terms,
        bits: working,
        in: &workspace
      ))
    for _ in 0..<halvings {
      try workspace.budget.charge(productOf: working, by: working)
      rest = (rest << 2) - (rest.squared() >> (working - 1))
    }
    try workspace.budget.charge(3 * Budget.stepsOfProduct(ofBits: working, by: working))
    // v(2 - v) at twice the bits; negative only by rounding of a tiny angle.
    let sineSquared = (rest * ((one << 1) - rest))
    let sine = sineSquared.isNegative ? Integer(0) : sineSquared.squareRoot()
    return (sine >> (working - bits), (one - rest) >> (working - bits))
  }

  /// A number of terms after which the rest is less than an ulp, for a square
  /// below 2^-smallness.
  private static func termCount(bits: Int, smallness: Int) -> Int {
    // x^n/(2n)! < 2^-(n · smallness + 2 log2(n!)).
    var size = 0
    var n = 1
    while size <= bits + 1 {
      size += smallness + 2 * (Int.bitWidth - 1 - n.leadingZeroBitCount)
      n += 1
    }
    return n
  }
}

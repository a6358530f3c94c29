// The arctangent of a fixed-point number up to 1, by an iteration on sin and cos.

internal import Numbers

/// The arctangent in fixed point: an approximation y is improved by the
/// arctangent of (x - tan y)/(1 + x tan y), of which two terms are enough.
///
/// > Source: Brent and Zimmermann, Modern Computer Arithmetic, section 4.2.5,
/// > with a step of order five.
enum ArctangentIteration {
  /// atan(x/2^bits) · 2^bits, off by less than four ulps.
  ///
  /// - Precondition: 0 <= x <= 2^bits.
  static func value(
    at x: Integer,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    if bits <= 26 { return start(x, bits: bits) }
    // The error of y is below 2^-(lower - 3), and so is that of its tangent
    // quotient z; the term after z^3 is less than 2^-(5 · lower - 15 + 2).
    let lower = bits / 5 + 4
    let coarse = try value(at: x >> (bits - lower), bits: lower, in: &workspace)
    let working = bits + 4
    let x = x << 4
    let y = max(coarse, Integer(0)) << (working - lower)
    let (sine, cosine) = try SineCosineSeries.values(at: y, bits: working, in: &workspace)
    try workspace.budget.charge(5 * Budget.stepsOfProduct(ofBits: working, by: working))
    // tan(atan(x) - y) = (x cos y - sin y) / (cos y + x sin y).
    let numerator = x * cosine - sine << working
    let denominator = cosine + (x * sine) >> working
    let z = numerator.divided(by: denominator, rounding: .down)
    let cube = (((z * z) >> working) * z) >> working
    // Errors in ulps of working: 4 for the numerator, 4 for the denominator
    // times a tiny z, quotient 1, series 3: less than one ulp of the result.
    return (y + z - cube.divided(by: Integer(3), rounding: .down)) >> (working - bits)
  }

  /// The arctangent to at most 26 bits, in one word.
  private static func start(_ x: Integer, bits: Int) -> Integer {
    let unit: Int64 = 1 << 30
    let value = Int64(x.asInt ?? 0) << Int64(30 - bits)
    // atan(x) = atan(1/2) + atan((x - 1/2)/(1 + x/2)): the quotient is at most
    // 1/2, and its series to z^25 leaves less than 2^-32.
    let z = ((value - unit / 2) << 30) / (unit + value / 2)
    let square = (z * z) >> 30
    var sum: Int64 = 0
    for divisor in stride(from: Int64(27), through: 1, by: -2) {
      sum = unit / divisor - ((sum * square) >> 30)
    }
    // atan(1/2) · 2^30.
    let angle = 497_837_829 + ((sum * z) >> 30)
    // A few ulps of 2^-30 become less than one of 2^-26.
    return Integer(angle >> Int64(30 - bits))
  }
}

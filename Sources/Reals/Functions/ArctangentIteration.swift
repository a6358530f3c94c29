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
    if bits <= 52 { return start(x, bits: bits) }
    // y is off by four ulps and the cut of x by one: less than 2^-(lower - 3),
    // and so is z; the term after z^3, z^5/5, is less than 2^-(5 · lower - 13),
    // which is less than 2^-(bits + 3).
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

  /// The arctangent to at most 52 bits, in a word.
  private static func start(_ x: Integer, bits: Int) -> Integer {
    // atan(x) = atan(c) + atan((x - c)/(1 + cx)) with c = 1/8, 3/8, 5/8 or 7/8.
    let eighth = min(7, 2 * (((x << 2) >> bits).asInt ?? 0) + 1)
    let one = Integer(1) << bits
    let numerator = (x << 3) - Integer(eighth) * one
    // z is at most 1/8, so z^21/21 < 2^-67.
    let z = WordFraction(numerator, over: (one << 3) + Integer(eighth) * x)
    let sum = Integer(z.odds(terms: 10, isAlternating: true).units)
    // A few ulps of 2^-60 are less than one of 2^-52.
    return (Integer(angle(eighth)) + (numerator.isNegative ? -sum : sum)) >> (60 - bits)
  }

  /// The arctangent of an odd number of eighths, times 2^60.
  private static func angle(_ eighths: Int) -> Int64 {
    switch eighths {
    case 1: 143_371_547_418_228_444
    case 3: 413_634_420_977_155_107
    case 5: 644_021_163_118_254_585
    default: 828_754_564_720_302_567
    }
  }
}

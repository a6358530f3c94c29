// The logarithm of a fixed-point number near 1, by an iteration on exp.

internal import Numbers

/// The logarithm in fixed point: an approximation y is improved by the
/// logarithm of x/exp(y), of which two terms of the series are enough.
///
/// > Source: Brent and Zimmermann, Modern Computer Arithmetic, section 4.2.5,
/// > with a step of order five.
enum LogarithmIteration {
  /// ln(x/2^bits) · 2^bits, off by less than four ulps.
  ///
  /// - Precondition: 2/3 · 2^bits <= x <= 3/2 · 2^bits.
  static func value(
    at x: Integer,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    if bits <= 52 { return start(x, bits: bits) }
    // y is off by four ulps and the cut of x by 3/2: less than 2^-(lower - 3).
    // d is about half of that, so the term after d^3, 2d^5/5, is less than
    // 2^-(5 · lower - 9), which is less than 2^-(bits + 6).
    let lower = bits / 5 + 4
    let coarse = try value(at: x >> (bits - lower), bits: lower, in: &workspace)
    let working = bits + 4
    let x = x << 4
    let y = coarse << (working - lower)
    try workspace.budget.charge(4 * Budget.stepsOfProduct(ofBits: working, by: working))
    let power = try ExponentialSeries.value(at: y.magnitude, bits: working, in: &workspace)
    let one = Integer(1) << working
    // The quotient q = x/exp(y), as numerator over denominator near 1.
    let (numerator, denominator) =
      y.isNegative ? ((x * power) >> working, one) : (x, power)
    // ln(q) = 2 atanh(d) with d = (q - 1)/(q + 1).
    let d = ((numerator - denominator) << working)
      .divided(by: numerator + denominator, rounding: .down)
    let cube = (((d * d) >> working) * d) >> working
    // Errors in ulps of working: at most 4 for the numerator or denominator,
    // half of it and 1 for the quotient, 1 for the cube and the rest of the
    // series, all doubled: less than one ulp of the result.
    let correction = (d + cube.divided(by: Integer(3), rounding: .down)) << 1
    return (y + correction) >> (working - bits)
  }

  /// The logarithm to at most 52 bits, by 2 atanh((x - 1)/(x + 1)) in a word.
  private static func start(_ x: Integer, bits: Int) -> Integer {
    let one = Integer(1) << bits
    // z is at most 1/5, so z^25/25 < 2^-62.
    let z = WordFraction(x - one, over: x + one)
    // A few ulps of 2^-60 are less than one of 2^-52.
    let sum = Integer(z.odds(terms: 12, isAlternating: false).units)
    return (x < one ? -sum : sum) >> (59 - bits)
  }
}

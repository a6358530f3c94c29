// The exponential function at very high precision: the argument is cut into pieces
// of 1, 2, 4, 8 … times as many bits. The series at the first pieces have many
// terms of few bits, those at the last ones few terms of many bits, and all are
// summed by binary splitting.

internal import Numbers

/// The exponential function by the bit-burst algorithm.
///
/// It does not pay for sine and cosine: each piece would need a square root and
/// a rotation at full precision.
///
/// > Source: Brent, The complexity of multiple-precision arithmetic (1976);
/// > Chudnovsky and Chudnovsky 1988; Brent and Zimmermann, Modern Computer
/// > Arithmetic, section 4.9.3.
enum BitBurst {
  /// From this many bits on the bit burst beats halving the argument.
  static var threshold: Int { 25_000 }

  /// The bits behind the point at which the pieces end.
  private static func ends(bits: Int) -> [Int] {
    var ends = [24]
    while let last = ends.last, last < bits { ends.append(last < bits / 2 ? 2 * last : bits) }
    return ends
  }

  /// The pieces of t/2^bits: numerators with the exponents of their denominators.
  private static func pieces(of t: Integer, bits: Int) -> [(numerator: Integer, power: Int)] {
    var pieces: [(numerator: Integer, power: Int)] = []
    var start = 0
    for end in ends(bits: bits) {
      let piece = (t >> (bits - end)).lowBits(end - start)
      start = end
      if piece.isZero { continue }
      let zeros = piece.trailingZeroBitCount
      pieces.append((piece >> zeros, end - zeros))
    }
    return pieces
  }

  /// exp(t/2^bits) · 2^bits, off by less than two ulps, for 0 <= t < 2^bits.
  ///
  /// - Complexity: O(M(n) log² n) for n bits.
  static func exponential(
    at t: Integer,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    // Each of less than 32 pieces is off by 3 ulps and each product by one more,
    // relative to values below e: less than 2^9 ulps.
    let working = bits + 10
    let step = Budget.stepsOfProduct(ofBits: working, by: working)
    var value = Integer(1) << working
    for piece in pieces(of: t, bits: bits) {
      let series = RationalExponential(numerator: piece.numerator, power: piece.power)
      let factor = try series.value(bits: working, in: &workspace)
      try workspace.budget.charge(step)
      value = (value * factor) >> working
    }
    return value >> (working - bits)
  }
}

/// The exponential of a rational whose denominator is a power of two, by binary
/// splitting of its series.
///
/// > Source: Haible and Papanikolaou, Fast multiprecision evaluation of series
/// > of rational numbers (1997), section 2.2.
struct RationalExponential {
  /// The numerator of the argument.
  let numerator: Integer
  /// The power of two under it.
  let power: Int

  /// A stretch of terms, relative to the term before it.
  ///
  /// Their sum is T/(Q 2^(power · count)), and P/(Q 2^(power · count)) takes the
  /// term before the stretch to its last one.
  private struct Part {
    var p: Integer
    var q: Integer
    var t: Integer
  }

  /// The exponential times 2^bits, off by less than two ulps.
  func value(bits: Int, in workspace: inout Workspace) throws(RealError) -> Integer {
    let smallness = power - numerator.bitLength
    let terms = max(2, SeriesRatio.exponential.termCount(bits: bits, smallness: smallness))
    let part = try part(1, terms, in: &workspace)
    try workspace.budget.charge(3 * Budget.stepsOfProduct(ofBits: bits, by: bits))
    let shift = bits - power * (terms - 1)
    let scaled = shift >= 0 ? part.t << shift : part.t >> -shift
    return Integer(1) << bits + scaled.divided(by: part.q, rounding: .down)
  }

  /// The terms `first ..< last`.
  private func part(
    _ first: Int,
    _ last: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Part {
    if last - first == 1 { return Part(p: numerator, q: Integer(first), t: numerator) }
    let middle = first + (last - first) / 2
    let left = try part(first, middle, in: &workspace)
    let right = try part(middle, last, in: &workspace)
    try workspace.budget.charge(
      3 * Budget.stepsOfProduct(ofBits: left.t.bitLength, by: right.t.bitLength)
    )
    return Part(
      p: left.p * right.p,
      q: left.q * right.q,
      t: (left.t * right.q) << (power * (last - middle)) + left.p * right.t
    )
  }
}

// Chudnovskys' series for pi by binary splitting. The three integers of the sum
// so far are kept, so that more digits extend it.

internal import Numbers

extension Chudnovsky {
  /// floor(pi · 2^bits), or one less.
  ///
  /// - Complexity: O(M(n) log² n) for n bits.
  static func pi(bits: Int, in workspace: inout Workspace) throws(RealError) -> Integer {
    let working = bits + 16
    // Each term adds more than 47.11 bits, and the first alone gives 44.
    let terms = working / 47 + 2
    let part = try extended(to: terms, in: &workspace)
    // pi = 426880 sqrt(10005) Q / T.
    try workspace.budget.charge(4 * Budget.stepsOfProduct(ofBits: working, by: working))
    let root = (Integer(10005) << (2 * working)).squareRoot()
    // Longer integers than the result are cut; Q has some 25 bits less than T,
    // so that the cuts cost a relative error of 2^-(working + 6) at most.
    let excess = max(0, part.t.bitLength - working - 32)
    let numerator = (root * (part.q >> excess)) * Integer(426_880)
    // Relative errors: the root 2^-(working + 6), the cuts as much, the series
    // 2^-working, the quotient one ulp: less than 2^4 ulps of working together.
    let quotient = numerator.divided(by: part.t >> excess, rounding: .down)
    return (quotient - Integer(16)) >> (working - bits)
  }

  /// The sum of at least so many terms, which is kept for later.
  private static func extended(
    to terms: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Part {
    let done = workspace.constants.chudnovsky ?? Chudnovsky()
    if done.terms >= terms { return done.sum }
    let more = try part(done.terms, terms, in: &workspace)
    let sum = done.terms == 0 ? more : try joined(done.sum, more, in: &workspace)
    workspace.constants.chudnovsky = Chudnovsky(terms: terms, sum: sum)
    return sum
  }

  /// The terms `first ..< last`.
  private static func part(
    _ first: Int,
    _ last: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Part {
    if last - first == 1 { return term(first) }
    let middle = first + (last - first) / 2
    let left = try part(first, middle, in: &workspace)
    let right = try part(middle, last, in: &workspace)
    return try joined(left, right, in: &workspace)
  }

  /// A single term.
  private static func term(_ k: Int) -> Part {
    if k == 0 { return Part(p: Integer(1), q: Integer(1), t: Integer(13_591_409)) }
    let n = Integer(k)
    let p =
      -(Integer(6) * n - Integer(5)) * (Integer(2) * n - Integer(1))
      * (Integer(6) * n - Integer(1))
    // 640320^3 / 24.
    let q = n * n * n * Integer(10_939_058_860_032_000 as Int64)
    return Part(p: p, q: q, t: p * (Integer(13_591_409) + Integer(545_140_134) * n))
  }

  /// A stretch followed by the next one.
  private static func joined(
    _ left: Part,
    _ right: Part,
    in workspace: inout Workspace
  ) throws(RealError) -> Part {
    let bits = left.q.bitLength
    try workspace.budget.charge(4 * Budget.stepsOfProduct(ofBits: bits, by: right.q.bitLength))
    return Part(
      p: left.p * right.p,
      q: left.q * right.q,
      t: left.t * right.q + left.p * right.t
    )
  }
}

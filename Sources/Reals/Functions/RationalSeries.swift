// Series at short rationals by binary splitting: all terms over one denominator,
// which is quicker than any iteration when there are thousands of digits.

internal import Numbers

/// A series 1 + r₁ + r₁r₂ + r₁r₂r₃ + …, whose ratios rⱼ are a constant rational
/// times a quotient of small integers.
///
/// > Source: Haible and Papanikolaou, Fast multiprecision evaluation of series
/// > of rational numbers (1997), section 2.2.
struct RationalSeries {
  /// The quotient of small integers in the ratio j.
  enum Kind {
    /// 1/j: exp(x), with the constant x.
    case exponential
    /// 1/(2j(2j + 1)): sin(x)/x, with −x².
    case sine
    /// 1/((2j − 1)2j): cos(x), with −x².
    case cosine
    /// 2j/(2j + 1): atan(x)·(1 + x²)/x, with x²/(1 + x²), by Euler.
    case arctangent
    /// (2j − 1)/(2j + 1): atanh(x)/x, with x².
    case areaTangent

    /// The numerator and denominator of the quotient.
    func ratio(_ place: Int) -> (above: Int64, below: Int64) {
      let j = Int64(place)
      switch self {
      case .exponential: return (1, j)
      case .sine: return (1, 2 * j * (2 * j + 1))
      case .cosine: return (1, (2 * j - 1) * 2 * j)
      case .arctangent: return (2 * j, 2 * j + 1)
      case .areaTangent: return (2 * j - 1, 2 * j + 1)
      }
    }
  }

  let kind: Kind
  /// The constant of the ratios.
  let constant: Rational

  /// A stretch of ratios: P/Q is their product, T/Q the sum of the products of
  /// the first ones.
  private struct Part {
    var p: Integer
    var q: Integer
    var t: Integer
  }

  /// The sum times 2^bits, off by less than two ulps.
  ///
  /// - Precondition: The constant is at most 1/2 in magnitude where the quotients
  ///   of small integers do not become small themselves.
  /// - Complexity: O(M(n) log² n) for n bits, less for exponentials and angles.
  func value(bits: Int, in workspace: inout Workspace) throws(RealError) -> Integer {
    if constant.isZero { return Integer(1) << bits }
    let part = try part(1, termCount(bits: bits), in: &workspace)
    // Numbers that are much longer than the result are cut; both keep more than
    // bits + 32 bits, so that the quotient is off by less than half an ulp.
    let excess = max(0, min(part.t.bitLength, part.q.bitLength) - bits - 64)
    let (above, below) = (part.t >> excess, part.q >> excess)
    try workspace.budget.charge(
      3 * Budget.stepsOfProduct(ofBits: max(bits, below.bitLength), by: below.bitLength)
    )
    return Integer(1) << bits + (above << bits).divided(by: below, rounding: .down)
  }

  /// A number of ratios after which the rest of the sum is less than 2^-(bits+1).
  private func termCount(bits: Int) -> Int {
    // log₂ of the eighth power of one over the constant, rounded down.
    let smallness =
      constant.denominator.raised(to: 8).bitLength - 1
      - constant.numerator.magnitude.raised(to: 8).bitLength
    var size = 0
    var count = 1
    while size <= 8 * (bits + 2) {
      let (above, below) = kind.ratio(count)
      let growth = below / above
      size += smallness + 8 * (63 - growth.leadingZeroBitCount)
      count += 1
    }
    return count
  }

  /// The ratios `first ..< last`.
  private func part(
    _ first: Int,
    _ last: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Part {
    if last - first == 1 {
      let (above, below) = kind.ratio(first)
      let p = constant.numerator * Integer(above)
      return Part(p: p, q: constant.denominator * Integer(below), t: p)
    }
    let middle = first + (last - first) / 2
    let left = try part(first, middle, in: &workspace)
    let right = try part(middle, last, in: &workspace)
    try workspace.budget.charge(
      2 * Budget.stepsOfProduct(ofBits: left.q.bitLength, by: right.q.bitLength)
    )
    return Part(
      p: left.p * right.p,
      q: left.q * right.q,
      t: left.t * right.q + left.p * right.t
    )
  }
}

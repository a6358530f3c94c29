// The number e by binary splitting of the sum of 1/k!.

internal import Numbers

/// The sum of the reciprocals of the factorials.
///
/// > Source: Haible and Papanikolaou 1997, section 2.2.
enum EulerNumber {
  /// floor(e · 2^bits), or one less.
  ///
  /// - Complexity: O(M(n) log n) for n bits.
  static func e(bits: Int, in workspace: inout Workspace) throws(RealError) -> Integer {
    // The terms from N on are less than 2/N!.
    var terms = 2
    var size = 0
    while size < bits + 2 {
      size += Int.bitWidth - 1 - terms.leadingZeroBitCount
      terms += 1
    }
    let (numerator, denominator) = try part(1, terms, in: &workspace)
    try workspace.budget.charge(2 * Budget.stepsOfProduct(ofBits: bits, by: bits))
    let fraction = (numerator << bits).divided(by: denominator, rounding: .down)
    return fraction + Integer(1) << bits
  }

  /// The sum of (first-1)!/k! for k in `first ..< last`, and the denominator.
  private static func part(
    _ first: Int,
    _ last: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> (Integer, Integer) {
    // The denominator stays below 2^60, the numerator below twice as much.
    let count = last <= 1 << 10 ? 6 : last <= 1 << 20 ? 3 : 1
    if last - first <= count {
      var (numerator, denominator): (Int64, Int64) = (1, Int64(first))
      for k in first + 1..<last {
        numerator = numerator * Int64(k) + 1
        denominator *= Int64(k)
      }
      return (Integer(numerator), Integer(denominator))
    }
    let middle = first + (last - first) / 2
    let left = try part(first, middle, in: &workspace)
    let right = try part(middle, last, in: &workspace)
    try workspace.budget.charge(
      2 * Budget.stepsOfProduct(ofBits: left.1.bitLength, by: right.1.bitLength)
    )
    return (left.0 * right.1 + right.0, left.1 * right.1)
  }
}

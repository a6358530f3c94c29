// Between balls and the fixed-point integers of the series.

internal import Numbers

extension Ball {
  /// floor(midpoint · 2^bits).
  ///
  /// - Throws: ``RealError/Limit/memory`` when it would be too long.
  func fixedMidpoint(
    bits: Int64,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    let shift = exponent + bits
    if shift >= 0 {
      try workspace.budget.check(bits: shift + Int64(significand.bitLength))
      return significand << Int(shift)
    }
    let length = Int64(significand.bitLength)
    if -shift > length { return significand.isNegative ? Integer(-1) : Integer(0) }
    return significand >> Int(-shift)
  }

  /// The absolute precision in bits that is worth working for: what is asked,
  /// but not much more than the radius leaves.
  func usefulBits(_ bits: Int) -> Int {
    guard !radius.isZero else { return bits }
    return Int(max(8, min(Int64(bits), 12 - radius.log2Upper)))
  }
}

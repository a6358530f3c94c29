// Doubles from integers.

extension Integer {
  /// The nearest double, or the even one of two.
  ///
  /// It is infinite beyond the largest double.
  public var doubleValue: Double {
    guard limbs != nil else { return Double(word) }
    if bitLength > 1024 { return isNegative ? -Double.infinity : Double.infinity }
    // The top 64 bits, the lowest of them set if anything was cut: a double
    // has 53, so that the second rounding is the only one.
    let shift = bitLength - 64
    let top = magnitude.shiftedTowardZero(by: max(shift, 0))
    let sticky: Limb = trailingZeroBitCount < shift ? 1 : 0
    let value = Double((top.asUInt64 ?? 0) | sticky) * Integer.powerOfTwo(max(shift, 0))
    return isNegative ? -value : value
  }

  /// The double `2^exponent`.
  ///
  /// - Precondition: `-1022 <= exponent <= 1023`.
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}

// Bits in the order of deflate: the lowest bit of a byte first.

/// Collects bits into bytes.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// Appends the lowest bits of a number, the lowest first.
  ///
  /// - Precondition: `0 <= width <= 32`, and the number has no other bits.
  mutating func append(_ bits: UInt32, width: Int) {
    pending |= UInt64(bits) << UInt64(count)
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    guard count > 0 else { return }
    bytes.append(UInt8(truncatingIfNeeded: pending))
    pending = 0
    count = 0
  }
}

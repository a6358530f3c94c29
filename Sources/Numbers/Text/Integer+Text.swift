// Reading and printing integers.

extension Integer: CustomStringConvertible {
  /// Reads an integer: an optional sign and at least one digit.
  ///
  /// Digits beyond 9 are letters of either case.
  ///
  /// - Precondition: `2 <= radix <= 36`.
  public init?(_ text: String, radix: Int = 10) {
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == 0x2d
    if isNegative || bytes.first == 0x2b { bytes = bytes.dropFirst() }
    guard let value = DigitReader(Radix(radix)).read(bytes) else { return nil }
    self = isNegative ? -value : value
  }

  /// Reads a natural number from its decimal digits in ASCII.
  ///
  /// There must be at least one digit, and nothing else.
  public init?(decimalDigits: some Collection<UInt8>) {
    guard let value = DigitReader(Radix(10)).read(Array(decimalDigits)[...]) else { return nil }
    self = value
  }

  /// The decimal digits, after a minus sign for a negative integer.
  public var description: String { text() }

  /// The digits in a radix, after a minus sign for a negative integer.
  ///
  /// Digits beyond 9 are small letters.
  ///
  /// - Precondition: `2 <= radix <= 36`.
  /// - Complexity: O(n log^2 n) for n digits.
  public func text(radix: Int = 10) -> String {
    let radix = Radix(radix)
    if limbs == nil { return String(word, radix: radix.value) }
    if radix.isPowerOfTwo { return binaryText(radix) }
    if limbCount <= 6 { return shortText(radix) }
    let printer = DigitPrinter(radix, bits: bitLength)
    return text(digits: printer.digits) { printer.write(self, to: $0) }
  }

  /// The text of digits that a closure writes, without the leading zeros.
  private func text(digits: Int, write: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: digits + 1) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      write(base + 1)
      count = digits + 1
    }
    var start = 1
    while start < digits, bytes[start] == 0x30 { start += 1 }
    let text = String(decoding: bytes[start...], as: UTF8.self)
    return isNegative ? "-" + text : text
  }

  /// A few limbs, by division.
  private func shortText(_ radix: Radix) -> String {
    let digits = radix.digits(forBits: bitLength)
    return text(digits: digits) { bytes in
      withMagnitude { limbs, n in
        Limbs.withScratch(n) { rest in
          rest.update(from: limbs, count: n)
          var end = digits
          while end > 0 {
            let width = min(radix.chunkDigits, end)
            end -= width
            let group = Limbs.divide(rest, rest, n, by: radix.power(width))
            radix.write(group, digits: width, to: bytes + end)
          }
        }
      }
    }
  }

  /// Digits that are groups of bits.
  private func binaryText(_ radix: Radix) -> String {
    let digits = (bitLength + radix.twos - 1) / radix.twos
    return text(digits: digits) { bytes in
      withMagnitude { limbs, n in
        for i in 0..<digits {
          let bit = i * radix.twos
          let (limb, offset) = (bit >> 6, Limb(bit & 63))
          var group = limbs[limb] &>> offset
          if offset != 0, limb + 1 < n { group |= limbs[limb + 1] &<< (64 &- offset) }
          let digit = group & (1 &<< Limb(radix.twos) &- 1)
          radix.write(digit, digits: 1, to: bytes + (digits - 1 - i))
        }
      }
    }
  }
}

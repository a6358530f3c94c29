// A radix with what converting from and to it needs.

/// A radix of positional notation, with its greatest power that is a limb.
struct Radix {
  let value: Int
  /// The exponent of two in the radix, and its odd part.
  let twos: Int
  let odd: Integer
  /// The digits that fit one limb, and the radix to their number.
  let chunkDigits: Int
  let chunkPower: Limb

  /// Prepares a radix.
  ///
  /// - Precondition: `2 <= value <= 36`.
  init(_ value: Int) {
    precondition(2...36 ~= value, "a radix is between 2 and 36")
    self.value = value
    twos = value.trailingZeroBitCount
    odd = Integer(value >> twos)
    var digits = 0
    var power: Limb = 1
    while true {
      let product = Limb.wideProduct(power, Limb(value))
      if product.high != 0 { break }
      power = product.low
      digits += 1
    }
    chunkDigits = digits
    chunkPower = power
  }

  /// Whether the radix is a power of two.
  var isPowerOfTwo: Bool { odd == Integer.one }

  /// A number whose logarithm to base 2 is not greater than that of a chunk.
  var chunkBits: Int { 63 - chunkPower.leadingZeroBitCount }

  /// A number of digits that is enough for a number of bits.
  func digits(forBits bits: Int) -> Int {
    Int(Int64(bits) * Int64(chunkDigits) / Int64(chunkBits)) + 1
  }

  /// The radix to the power of a number of digits that fits a limb.
  func power(_ digits: Int) -> Limb {
    if digits == chunkDigits { return chunkPower }
    var power: Limb = 1
    for _ in 0..<digits { power = power &* Limb(value) }
    return power
  }

  /// Writes the digits of a limb, with leading zeros, as ASCII.
  func write(_ limb: Limb, digits: Int, to bytes: UnsafeMutablePointer<UInt8>) {
    var rest = limb
    var i = digits
    if value == 10 {
      // A constant divisor is a multiplication; two digits a step.
      while i >= 2 {
        i &-= 2
        let pair = UInt8(truncatingIfNeeded: rest % 100)
        rest /= 100
        bytes[i] = 0x30 &+ pair / 10
        bytes[i &+ 1] = 0x30 &+ pair % 10
      }
    }
    while i > 0 {
      i &-= 1
      let digit = UInt8(truncatingIfNeeded: rest % Limb(value))
      rest /= Limb(value)
      bytes[i] = digit < 10 ? 0x30 &+ digit : 0x57 &+ digit
    }
  }
}

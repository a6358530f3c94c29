// Reading and printing.

extension Integer: CustomStringConvertible {
  /// Reads an integer: an optional sign and at least one digit.
  ///
  /// Digits beyond 9 are letters of either case.
  ///
  /// - Precondition: `2 <= radix <= 36`.
  public init?(_ text: String, radix: Int = 10) {
    precondition(2...36 ~= radix, "a radix is between 2 and 36")
    var bytes = Array(text.utf8)
    var negative = false
    if let first = bytes.first, first == 0x2b || first == 0x2d {
      negative = first == 0x2d
      bytes.removeFirst()
    }
    guard let value = Integer.digits(bytes, radix: radix) else { return nil }
    self = negative ? -value : value
  }

  /// Reads a natural number from its decimal digits in ASCII.
  ///
  /// There must be at least one digit, and nothing else.
  public init?(decimalDigits: some Collection<UInt8>) {
    guard let value = Integer.digits(Array(decimalDigits), radix: 10) else { return nil }
    self = value
  }

  /// The decimal digits, after a minus sign for a negative integer.
  public var description: String { text() }

  /// The digits in a radix, after a minus sign for a negative integer.
  ///
  /// Digits beyond 9 are small letters.
  ///
  /// - Precondition: `2 <= radix <= 36`.
  public func text(radix: Int = 10) -> String {
    precondition(2...36 ~= radix, "a radix is between 2 and 36")
    if limbs == nil { return String(word, radix: radix) }
    let chunk = Integer.chunk(radix)
    var groups: [Limb] = []
    var rest = magnitude
    while !rest.isZero {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: Integer(chunk.power))
      groups.append(remainder.asUInt64 ?? 0)
      rest = quotient
    }
    var text = isNegative ? "-" : ""
    for (index, group) in groups.reversed().enumerated() {
      let digits = String(group, radix: radix)
      if index > 0 { text += String(repeating: "0", count: chunk.digits - digits.utf8.count) }
      text += digits
    }
    return text
  }

  /// The largest power of a radix that fits a limb.
  static func chunk(_ radix: Int) -> (digits: Int, power: Limb) {
    var digits = 0
    var power: Limb = 1
    while true {
      let (next, overflow) = power.multipliedReportingOverflow(by: Limb(radix))
      if overflow { return (digits, power) }
      power = next
      digits += 1
    }
  }

  private static func digits(_ bytes: [UInt8], radix: Int) -> Integer? {
    if bytes.isEmpty { return nil }
    let chunk = chunk(radix)
    var result = Integer.zero
    var position = 0
    while position < bytes.count {
      var group: Limb = 0
      var power: Limb = 1
      let end = min(position + chunk.digits, bytes.count)
      while position < end {
        guard let digit = digit(bytes[position]), digit < Limb(radix) else { return nil }
        group = group &* Limb(radix) &+ digit
        power = power &* Limb(radix)
        position += 1
      }
      result = result * Integer(power) + Integer(group)
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> Limb? {
    switch byte {
    case 0x30...0x39: Limb(byte - 0x30)
    case 0x41...0x5a: Limb(byte - 0x41 + 10)
    case 0x61...0x7a: Limb(byte - 0x61 + 10)
    default: nil
    }
  }
}

// A formula as characters that may stand anywhere in an address: a digit for
// the version, then bytes in base64.
//
// > Source: RFC 4648, section 5; RFC 3986, section 2.3.

extension Formula {
  /// The greatest number of characters of a formula in a link.
  public static var linkLimit: Int { 2_000 }

  /// The formula as letters, digits, `-` and `_`; nothing when there are too
  /// many for a link.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  public var linkText: String? {
    let text = keptText
    return text.utf8.count <= Formula.linkLimit ? text : nil
  }

  /// Reads a formula from a link, with the caret at its end; nothing when the
  /// link says none.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public init?(linkText: String) {
    guard linkText.utf8.count <= Formula.linkLimit else { return nil }
    self.init(keptText: linkText)
  }

  /// The formula as letters, digits, `-` and `_`, as many as it takes.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  public var keptText: String {
    var text = [UInt8(ascii: "1")]
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for byte in KeptPieces.bytes(pieces) {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(Formula.character(of: bits >> count & 63))
      }
    }
    if count > 0 { text.append(Formula.character(of: bits << (6 - count) & 63)) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a formula that was kept, with the caret at its end; nothing when
  /// the text says none.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public init?(keptText: String) {
    guard keptText.utf8.count <= 20 * Formula.sizeLimit, keptText.utf8.first == UInt8(ascii: "1")
    else { return nil }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for character in keptText.utf8.dropFirst() {
      guard let value = Formula.value(of: character) else { return nil }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    guard let formula = KeptPieces.formula(bytes) else { return nil }
    self = formula
  }

  private static func character(of value: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    switch value {
    case 0..<26: return UInt8(ascii: "A") + value
    case 26..<52: return UInt8(ascii: "a") + value - 26
    case 52..<62: return UInt8(ascii: "0") + value - 52
    case 62: return UInt8(ascii: "-")
    default: return UInt8(ascii: "_")
    }
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

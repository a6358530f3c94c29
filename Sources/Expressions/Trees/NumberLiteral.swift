// A number as it was written, in one canonical spelling: `.50` is `0.50`,
// `1_000` is `1000`, `007` is `7`; `0x1F`, `0.(3)` and `12E-3` stay.

/// A number in the way it was written.
package struct NumberLiteral: Hashable, Sendable {
  /// ASCII digits with `.` as the mark, the repeating digits in brackets, an
  /// exponent behind `e` or `E`; or `0x`, `0o` or `0b` and digits without exponent.
  package let text: String

  /// Creates a whole number.
  package init(_ value: UInt64) {
    text = String(value)
  }

  /// Creates a number from a text that is spelled canonically already.
  package init(canonical text: String) {
    self.text = text
  }

  /// The number when it is a whole one below 2^32, written plainly.
  package var small: UInt32? {
    var value: UInt64 = 0
    guard text.utf8.count <= 10 else { return nil }
    for byte in text.utf8 {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + UInt64(byte - 0x30)
    }
    return UInt32(exactly: value)
  }

  /// How the text is divided.
  package var parts: Parts {
    Parts(Array(text.utf8))
  }
}

extension NumberLiteral {
  /// The digits of a number, sorted by the part they play.
  package struct Parts: Hashable, Sendable {
    /// 10, 16, 8 or 2; another base where that was written as an index.
    package var radix = 10
    /// The digits before the mark.
    package var whole: [UInt8] = []
    /// The digits behind the mark that do not repeat.
    package var fraction: [UInt8] = []
    /// The digits that repeat for ever.
    package var repeating: [UInt8] = []
    /// The sign of the exponent.
    package var hasNegativeExponent = false
    /// Whether more digits exist than are written.
    package var isTruncated = false
    /// The digits of the exponent; none when there is no exponent.
    package var exponent: [UInt8] = []

    /// Divides a canonical text.
    init(_ bytes: [UInt8]) {
      var bytes = bytes[...]
      if bytes.count > 2, bytes[0] == 0x30, bytes[1] > 0x60 {
        radix = bytes[1] == UInt8(ascii: "x") ? 16 : bytes[1] == UInt8(ascii: "o") ? 8 : 2
        bytes = bytes[2...]
      }
      var part = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "."): part = 1
        case UInt8(ascii: "("): part = 2
        case UInt8(ascii: ")"): break
        case UInt8(ascii: "e") where radix == 10, UInt8(ascii: "E") where radix == 10: part = 3
        case UInt8(ascii: "-"): hasNegativeExponent = true
        // The ellipsis.
        case 0x80...: isTruncated = true
        default:
          switch part {
          case 0: whole.append(byte)
          case 1: fraction.append(byte)
          case 2: repeating.append(byte)
          default: exponent.append(byte)
          }
        }
      }
    }
  }
}

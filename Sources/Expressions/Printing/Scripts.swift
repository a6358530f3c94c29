// Raised and lowered digits.

/// Digits as superscripts and subscripts.
package enum Scripts {
  /// A whole number, or the opposite of one, as superscripts.
  static func superscript(_ index: Int, _ expression: Expression) -> String? {
    if let number = expression.smallInteger(at: index) {
      return number < 1_000_000 ? superscript(number) : nil
    }
    guard expression.nodes[index].kind == .negation,
      let number = expression.smallInteger(at: index - 1), number < 1_000_000
    else { return nil }
    return "⁻" + superscript(number)
  }

  private static func superscript(_ number: UInt32) -> String {
    var text = ""
    for digit in String(number).utf8 {
      switch digit {
      case 0x31: text += "¹"
      case 0x32: text += "²"
      case 0x33: text += "³"
      default: text.unicodeScalars.append(scalar(0x2070, digit))
      }
    }
    return text
  }

  /// An ASCII digit as a subscript.
  package static func `subscript`(_ digit: UInt8) -> String {
    String(scalar(0x2080, digit))
  }

  private static func scalar(_ base: UInt16, _ digit: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(base + UInt16(digit - 0x30)) ?? "0"
  }
}

/// A name, divided at its subscript.
struct NameParts {
  /// The part before the subscript.
  let stem: String
  /// The subscript; empty when there is none.
  let lower: String

  init(_ name: String) {
    let bytes = Array(name.utf8)
    let place = bytes.firstIndex(of: UInt8(ascii: "_")) ?? bytes.endIndex
    stem = String(decoding: bytes[..<place], as: UTF8.self)
    lower = String(decoding: bytes[place...].dropFirst(), as: UTF8.self)
  }

  /// Whether the subscript is a number.
  var isNumbered: Bool {
    !lower.isEmpty && lower.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }
}

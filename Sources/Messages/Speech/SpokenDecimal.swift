// Decimal digits that are rounded to be said.

package import Formulas

/// The digits of a number, divided.
package struct SpokenDecimal {
  private var isNegative = false
  private var whole: [UInt8] = []
  private var fraction: [UInt8] = []
  private var exponent: [UInt8] = []
  private var hasNegativeExponent = false

  /// Divides the text of a ``Decimal``.
  package init(_ text: String) {
    var part = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"): if part == 2 { hasNegativeExponent = true } else { isNegative = true }
      case UInt8(ascii: "."), UInt8(ascii: ","): part = 1
      case UInt8(ascii: "e"), UInt8(ascii: "E"): part = 2
      case 0x30...0x39:
        if part == 0 { whole.append(byte) } else if part == 1 { fraction.append(byte) }
        if part == 2 { exponent.append(byte) }
      default: break
      }
    }
  }

  /// The number, rounded to so many digits that matter and at least two behind
  /// the mark.
  package func events(count: Int?) -> [SpeechEvent] {
    var events: [SpeechEvent] = isNegative ? [.negative] : []
    var digits = whole + fraction
    var places = whole.count
    if let count {
      let zeros = digits.prefix { $0 == 0x30 }.count
      let kept = max(whole.count + 2, zeros + count)
      // Rounding up may put a digit in front.
      if kept < digits.count, SpokenDecimal.round(&digits, to: kept) { places += 1 }
    }
    let text = String(decoding: digits[..<places], as: UTF8.self)
    let rest = digits[places...]
    let behind = rest.prefix((rest.lastIndex { $0 != 0x30 } ?? places - 1) + 1 - places)
    let mark = behind.isEmpty ? "" : "." + String(decoding: behind, as: UTF8.self)
    events.append(.number(text + mark))
    guard !exponent.isEmpty else { return events }
    let sign: [SpeechEvent] = hasNegativeExponent ? [.negative] : []
    let power = sign + [.number(String(decoding: exponent, as: UTF8.self))]
    return events + [.symbol("*"), .number("10"), .structure(.power)] + power + [.close(.power)]
  }

  /// Keeps so many digits, and says whether there is another one in front.
  private static func round(_ digits: inout [UInt8], to count: Int) -> Bool {
    let roundsUp = digits[count] >= UInt8(ascii: "5")
    digits.removeSubrange(count...)
    guard roundsUp else { return false }
    var index = count - 1
    while index >= 0 {
      if digits[index] != UInt8(ascii: "9") {
        digits[index] += 1
        return false
      }
      digits[index] = UInt8(ascii: "0")
      index -= 1
    }
    digits.insert(UInt8(ascii: "1"), at: 0)
    return true
  }
}

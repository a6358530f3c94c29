// The number that is being typed, digit by digit.

/// A number that is being typed.
struct DeskEntry: Hashable, Sendable {
  /// The digits, with a point somewhere; no zero in front of another digit.
  private var digits: [UInt8]
  /// Whether the number is below zero.
  var isNegative = false

  /// The most digits that can be typed.
  private static var mostDigits: Int { 1_000 }

  /// Zero, in whose place digits will come.
  init() {
    digits = [UInt8(ascii: "0")]
  }

  /// Reads what ``text`` wrote, or returns nothing where it is damaged.
  init?(reading text: String) {
    self.init()
    var bytes = Array(text.utf8)[...]
    if bytes.first == UInt8(ascii: "-") {
      isNegative = true
      bytes.removeFirst()
    }
    for byte in bytes {
      if byte == UInt8(ascii: ".") {
        guard typePoint() else { return nil }
      } else {
        guard 0x30...0x39 ~= byte else { return nil }
        _ = type(digit: byte - 0x30)
      }
    }
  }

  /// Types a digit, or says that there is no room.
  mutating func type(digit: UInt8) -> Bool {
    guard digit < 10, digits.count < DeskEntry.mostDigits else { return false }
    if digits == [UInt8(ascii: "0")] { digits = [] }
    digits.append(0x30 + digit)
    return true
  }

  /// Types the decimal mark, or says that there is one.
  mutating func typePoint() -> Bool {
    guard !digits.contains(UInt8(ascii: ".")) else { return false }
    digits.append(UInt8(ascii: "."))
    return true
  }

  /// Takes the last digit back.
  mutating func deleteLast() {
    digits.removeLast()
    if digits.isEmpty { self = DeskEntry() }
  }

  /// The number as it was typed.
  var text: String { (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self) }

  /// The number without a mark that nothing follows.
  var number: String {
    var kept = digits
    if kept.last == UInt8(ascii: ".") { kept.removeLast() }
    return (isNegative ? "-" : "") + String(decoding: kept, as: UTF8.self)
  }
}

// MathML for what is only looked at, always made from text that was read.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

/// MathML without the numbers and marks that editing needs.
enum Markup {
  /// The longest text that is drawn, in bytes.
  static var longestText: Int { 2_000 }

  /// A formula.
  static func formula(_ formula: Formula, _ settings: Settings) -> String {
    plain(formula.mathML(decimalMark: settings.decimalMark))
  }

  /// A text of the language with `.` as its decimal mark; what cannot be read
  /// is shown as it is.
  static func text(_ text: String, functions: [String] = [], _ settings: Settings) -> String {
    guard let expression = Expression(plain: text, functions: functions) else {
      return letters(settings.spelled(text))
    }
    return plain(expression.mathML(decimalMark: settings.decimalMark))
  }

  /// Digits as an answer has them, with `…` where there are more.
  static func digits(_ text: String, _ settings: Settings) -> String {
    var digits = Array(text.utf8)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    var builder = ExpressionBuilder()
    builder.append(NumberLiteral(canonical: String(decoding: digits, as: UTF8.self)))
    if isNegative { builder.append(.negation, from: 0) }
    return plain(builder.expression().mathML(decimalMark: settings.decimalMark))
  }

  /// Whether a text is digits as an answer has them.
  static func isDigits(_ text: String) -> Bool {
    var digits = Array(text.utf8)[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    var seen = 0
    func skipDigits() {
      while let byte = digits.first, byte >= 0x30, byte <= 0x39 {
        digits.removeFirst()
        seen += 1
      }
    }
    skipDigits()
    guard seen > 0 else { return false }
    if digits.first == UInt8(ascii: ".") {
      digits.removeFirst()
      skipDigits()
    }
    if digits.starts(with: "…".utf8) { digits = digits.dropFirst(3) }
    guard digits.first == UInt8(ascii: "e") else { return digits.isEmpty }
    digits.removeFirst()
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    seen = 0
    skipDigits()
    return seen > 0 && digits.isEmpty
  }

  /// A text as it is.
  private static func letters(_ text: String) -> String {
    var output = Array("<math display=\"block\"><mtext>".utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "&"): output += "&amp;".utf8
      default: output.append(byte)
      }
    }
    return String(decoding: output + "</mtext></math>".utf8, as: UTF8.self)
  }

  /// MathML without `data-` attributes, and without classes but for those that
  /// set the size of a fraction or mark digits that repeat.
  static func plain(_ mathml: String) -> String {
    let bytes = Array(mathml.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var place = 0
    var isInTag = false
    while place < bytes.count {
      let byte = bytes[place]
      if isInTag, byte == 0x20, isSuperfluous(bytes[(place + 1)...]) {
        place = end(ofAttribute: place, bytes)
        continue
      }
      if byte == UInt8(ascii: "<") { isInTag = true }
      if byte == UInt8(ascii: ">") { isInTag = false }
      output.append(byte)
      place += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func isSuperfluous(_ rest: ArraySlice<UInt8>) -> Bool {
    if rest.starts(with: "data-".utf8) { return true }
    guard rest.starts(with: "class=\"".utf8) else { return false }
    let value = rest.dropFirst(7)
    return !value.starts(with: "f".utf8) && !value.starts(with: "repeating".utf8)
      || value.starts(with: "focus".utf8)
  }

  /// The place behind the second quotation mark.
  private static func end(ofAttribute start: Int, _ bytes: [UInt8]) -> Int {
    var place = start
    var marks = 0
    while place < bytes.count, marks < 2 {
      if bytes[place] == UInt8(ascii: "\"") { marks += 1 }
      place += 1
    }
    return place
  }
}

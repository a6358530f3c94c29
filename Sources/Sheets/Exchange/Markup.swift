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

  /// Digits as an answer has them, with `…` where there are more; of a list in braces.
  static func digits(_ text: String, _ settings: Settings) -> String {
    var builder = ExpressionBuilder()
    if let elements = elements(of: text) {
      for element in elements { append(element, to: &builder) }
      builder.append(.list, from: 0)
    } else {
      append(text.utf8[...], to: &builder)
    }
    return plain(builder.expression().mathML(decimalMark: settings.decimalMark))
  }

  private static func append(_ text: Substring.UTF8View, to builder: inout ExpressionBuilder) {
    let mark = builder.mark
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = String(decoding: Array(isNegative ? text.dropFirst() : text), as: UTF8.self)
    switch digits {
    case "true": builder.append(.isTrue)
    case "false": builder.append(.isFalse)
    default: builder.append(NumberLiteral(canonical: digits))
    }
    if isNegative { builder.append(.negation, from: mark) }
  }

  /// The texts of the elements, if a text is that of a list.
  static func elements(of text: String) -> [Substring.UTF8View]? {
    guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") else {
      return nil
    }
    return text.utf8.dropFirst().dropLast().split(separator: UInt8(ascii: ";")).map { element in
      element.first == 0x20 ? element.dropFirst() : element
    }
  }

  /// Whether a text is digits as an answer has them, or a list of them.
  static func isDigits(_ text: String) -> Bool {
    guard let elements = elements(of: text) else { return isNumber(text.utf8[...]) }
    return elements.allSatisfy { element in
      element.elementsEqual("true".utf8) || element.elementsEqual("false".utf8)
        || isNumber(element)
    }
  }

  private static func isNumber(_ text: Substring.UTF8View) -> Bool {
    var digits = Array(text)[...]
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

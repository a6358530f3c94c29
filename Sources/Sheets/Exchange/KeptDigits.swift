// The digits of a line of the tape, which keeps them as text.

internal import Expressions
internal import Numbers
internal import Sessions

/// Digits as an answer writes them with a point, read again: those of a real or a complex number,
/// with `…` where there are more, of the elements of a list in braces, or of the entries of a
/// vector in square brackets; or measured values with their ranges.
struct KeptDigits {
  /// The digits as a tree.
  let expression: Expression
  /// Whether they are those of a list or a vector.
  let isList: Bool

  /// Reads digits, or returns nothing where a text is no digits.
  init?(_ text: String) {
    let bytes = text.utf8
    let isVector = bytes.first == UInt8(ascii: "[") && bytes.contains(UInt8(ascii: ";"))
    isList = isVector || bytes.first == UInt8(ascii: "{") && bytes.last == UInt8(ascii: "}")
    if isList {
      var builder = ExpressionBuilder()
      let elements = bytes.dropFirst().dropLast().split(separator: UInt8(ascii: ";"))
      for element in elements {
        let trimmed = element.first == UInt8(ascii: " ") ? element.dropFirst() : element
        guard let element = Self.number(trimmed) else { return nil }
        builder.append(element)
      }
      builder.append(isVector ? .vector : .list, from: 0)
      expression = builder.expression()
    } else {
      guard let number = Self.number(bytes[...]) else { return nil }
      expression = number
    }
  }

  /// A number that is no list: real, complex or measured.
  private static func number(_ text: Substring.UTF8View) -> Expression? {
    // A range has brackets.
    if text.contains(UInt8(ascii: "[")) {
      return Expression(plain: String(decoding: Array(text), as: UTF8.self))
    }
    guard text.last == UInt8(ascii: "i") else {
      var builder = ExpressionBuilder()
      return builder.append(digits: text) ? builder.expression() : nil
    }
    let bytes = Array(text.dropLast())
    // The sign between the parts has a blank on each side.
    let sign = bytes.indices.dropFirst().last { place in
      bytes[place - 1] == 0x20
        && (bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-"))
    }
    func part(_ bytes: ArraySlice<UInt8>) -> Expression? {
      let digits = String(decoding: bytes.filter { $0 != 0x20 }, as: UTF8.self)
      if digits.isEmpty || digits == "-" { return digits.isEmpty ? Expression(1) : -Expression(1) }
      var builder = ExpressionBuilder()
      return builder.append(digits: digits.utf8[...]) ? builder.expression() : nil
    }
    guard let sign else { return part(bytes[...]).map { Expression(real: nil, imaginary: $0) } }
    guard let real = part(bytes[..<sign]), var imaginary = part(bytes[(sign + 1)...]) else {
      return nil
    }
    if bytes[sign] == UInt8(ascii: "-") { imaginary = Expression(.negation, [imaginary]) }
    return Expression(real: real, imaginary: imaginary)
  }
}

extension ExpressionBuilder {
  /// Appends a number or a truth as an answer writes it; false where a text is neither.
  fileprivate mutating func append(digits text: Substring.UTF8View) -> Bool {
    if text.elementsEqual("true".utf8) {
      append(.isTrue)
      return true
    }
    if text.elementsEqual("false".utf8) {
      append(.isFalse)
      return true
    }
    let mark = mark
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text
    guard KeptDigits.areDigits(digits) else { return false }
    append(NumberLiteral(canonical: String(decoding: Array(digits), as: UTF8.self)))
    if isNegative { append(.negation, from: mark) }
    return true
  }
}

extension KeptDigits {
  /// Whether a text is digits with at most one point, `…`, and an exponent.
  fileprivate static func areDigits(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    func skipDigits() -> Bool {
      let count = rest.prefix { 0x30...0x39 ~= $0 }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    guard skipDigits() else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      _ = skipDigits()
    }
    if rest.starts(with: "…".utf8) { rest = rest.dropFirst("…".utf8.count) }
    guard rest.first == UInt8(ascii: "e") else { return rest.isEmpty }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    return skipDigits() && rest.isEmpty
  }
}

// The digits of a line of the tape, which keeps them as text.

internal import Expressions
internal import Sessions

/// Digits as an answer writes them with a point, read again: those of a number, with `…`
/// where there are more, of the elements of a list in braces, or of the entries of a vector in
/// square brackets; or a measured value with its range.
struct KeptDigits {
  /// The digits as a tree.
  let expression: Expression
  /// Whether they are those of a list or a vector.
  let isList: Bool

  /// Reads digits, or returns nothing where a text is no digits.
  init?(_ text: String) {
    var builder = ExpressionBuilder()
    let bytes = text.utf8
    let isVector = bytes.first == UInt8(ascii: "[") && bytes.contains(UInt8(ascii: ";"))
    isList = isVector || bytes.first == UInt8(ascii: "{") && bytes.last == UInt8(ascii: "}")
    if bytes.last == UInt8(ascii: "]"), !isVector {
      guard let read = Expression(plain: text), read.nodes[read.root].kind.isMeasured else {
        return nil
      }
      builder.append(read)
    } else if isList {
      let elements = bytes.dropFirst().dropLast().split(separator: UInt8(ascii: ";"))
      for element in elements {
        let trimmed = element.first == UInt8(ascii: " ") ? element.dropFirst() : element
        guard builder.append(digits: trimmed) else { return nil }
      }
      builder.append(isVector ? .vector : .list, from: 0)
    } else {
      guard builder.append(digits: bytes[...]) else { return nil }
    }
    expression = builder.expression()
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

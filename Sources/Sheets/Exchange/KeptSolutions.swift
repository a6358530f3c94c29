// The solutions of a line of the tape, which keeps them as text.

internal import Expressions
internal import Sessions

/// Solutions as an answer writes them, `x = 1 or x = 2`, read again.
struct KeptSolutions {
  /// The unknown and what it is: a number, or the set of them.
  let expression: Expression
  /// Whether the right side is a set.
  let isSet: Bool

  /// Reads solutions, or returns nothing where a text is none.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let sign = Array(" = ".utf8)
    guard let place = bytes.firstIndex(of: 0x20), bytes[place...].starts(with: sign) else {
      return nil
    }
    let head = Array(bytes[..<place] + sign)
    let separator = Array(" or ".utf8) + head
    var parts: [Expression] = []
    var start = head.count
    var hasFamilies = false
    while start <= bytes.count {
      var end = start
      while end < bytes.count, !bytes[end...].starts(with: separator) { end += 1 }
      let part = String(decoding: bytes[start..<end], as: UTF8.self)
      guard let expression = KeptDigits(part)?.expression ?? Expression(plain: part),
        !expression.nodes.contains(where: { $0.kind == .relation })
      else { return nil }
      hasFamilies = hasFamilies || !expression.variables.isEmpty
      parts.append(expression)
      start = end + separator.count
    }
    isSet = parts.count > 1 || hasFamilies
    expression = Expression(
      .relation(.equal, continuesChain: false),
      [
        Expression(name: String(decoding: bytes[..<place], as: UTF8.self)),
        isSet ? Expression(.list, parts) : parts[0],
      ]
    )
  }
}

extension KeptSolutions {
  /// Whether a text is solutions or ranges as an answer writes them, perhaps in digits:
  /// comparisons, with ` or ` between them.
  static func areSolutions(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.filter { $0 != "…" }
    let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
    let separator = Array(" or ".utf8)
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, !bytes[end...].starts(with: separator) { end += 1 }
      guard let part = Statement(plain: String(decoding: bytes[start..<end], as: UTF8.self)),
        part.comparesName
      else { return false }
      start = end + separator.count
    }
    return true
  }
}

extension Statement {
  /// Whether it says what a name is equal to, as `x = 1` does, or compares.
  fileprivate var comparesName: Bool {
    if case .assign = action { return true }
    guard case .relation = expression.symbol(at: expression.root) else { return false }
    return action == .evaluate
  }
}

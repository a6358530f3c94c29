// A line of a certificate, read as words and as expressions.

internal import Expressions
internal import Numbers

/// A line of a certificate.
struct CertificateLine {
  /// The first word; nothing for a blank line and one that begins with `#`.
  let word: String?
  /// The words behind it.
  let words: [String]
  /// What stands behind the first word.
  private let rest: String

  init(_ line: String) {
    let words = line.utf8.split(separator: 0x20).map { String(decoding: Array($0), as: UTF8.self) }
    guard let word = words.first, word.utf8.first != UInt8(ascii: "#") else {
      (self.word, self.words, rest) = (nil, [], "")
      return
    }
    (self.word, self.words) = (word, Array(words.dropFirst()))
    rest = String(decoding: Array(line.utf8.dropFirst(word.utf8.count)), as: UTF8.self)
  }

  /// What stands behind the first word, as an expression.
  var expression: Expression? { Self.expression(rest) }

  /// What stands behind the first word, as expressions with semicolons between them.
  var expressions: [Expression]? {
    let parts = rest.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    var found: [Expression] = []
    for part in parts {
      guard let expression = Self.expression(String(decoding: Array(part), as: UTF8.self)) else {
        return nil
      }
      found.append(expression)
    }
    return found
  }

  /// What stands behind the first word, as one comparison.
  var condition: (left: Expression, relation: Relation, right: Expression)? {
    guard let whole = expression,
      case .relation(let relation, continuesChain: false) = whole.symbol(at: whole.root)
    else { return nil }
    let sides = whole.parts
    return (sides[0], relation, sides[1])
  }

  private static func expression(_ text: String) -> Expression? {
    let line = Parser.expression(text, options: ParsingOptions())
    guard line.diagnostics.isEmpty, line.statements.count == 1 else { return nil }
    return line.statements[0].expression
  }
}

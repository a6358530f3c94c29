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

  /// Both sides of the equation that stands behind the first word.
  var equation: (left: Expression, right: Expression)? {
    guard let condition, condition.relation == .equal else { return nil }
    return (condition.left, condition.right)
  }

  /// What the first line of a certificate says: its unknown and the unit of angles.
  var header: (unknown: String, angleUnit: AngleUnit)? {
    guard words.count == 2, let unit = AngleUnit(rawValue: words[1]) else { return nil }
    return (words[0], unit)
  }

  /// The ends of a piece of the line, the first two words behind the first one; a side without
  /// an end has none.
  var ends: (lower: Rational?, upper: Rational?)? {
    guard words.count >= 2 else { return nil }
    let (lower, upper) = (Rational(quotient: words[0]), Rational(quotient: words[1]))
    guard lower != nil || words[0] == Self.open.lower, upper != nil || words[1] == Self.open.upper
    else { return nil }
    return (lower, upper)
  }

  /// The ends of a piece as they are written.
  static func text(from lower: Rational?, to upper: Rational?) -> String {
    (lower?.description ?? open.lower) + " " + (upper?.description ?? open.upper)
  }

  /// What stands in the place of an end where there is none.
  private static var open: (lower: String, upper: String) { ("-oo", "oo") }

  private static func expression(_ text: String) -> Expression? {
    let line = Parser.expression(text, options: ParsingOptions())
    guard line.diagnostics.isEmpty, line.statements.count == 1 else { return nil }
    return line.statements[0].expression
  }
}

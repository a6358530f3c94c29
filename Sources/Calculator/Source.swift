// The text that a statement was read from, for places in it.

internal import Expressions

/// The text of a statement.
struct Source {
  /// The text, as it is shown again.
  let text: String
  /// Where the text starts in its line, in bytes.
  private let start: Int

  /// A whole line.
  init(_ line: String) {
    text = line
    start = 0
  }

  /// A statement of a line; the only one of a line is shown as it was typed.
  init(_ statement: Statement, of line: Line, _ text: String) {
    let isWhole = line.statements.count == 1
    start = isWhole ? 0 : statement.range.lowerBound
    let bytes = text.utf8.dropFirst(start).prefix(statement.range.count)
    self.text = isWhole ? text : String(decoding: bytes, as: UTF8.self)
  }

  /// A place in the bytes of the line as one in the characters of the text.
  func place(of range: Range<Int>) -> Range<Int> {
    let lower = max(0, range.lowerBound - start)
    return characterRange(of: lower..<max(lower, range.upperBound - start), in: text)
  }
}

extension Line {
  /// Whether a place belongs to a statement: mistakes behind the last one
  /// belong to it.
  func isPlace(_ range: Range<Int>, in index: Int) -> Bool {
    let start = index == 0 ? 0 : statements[index - 1].range.upperBound
    let isLast = index == statements.count - 1
    return range.lowerBound >= start
      && (isLast || range.lowerBound < statements[index + 1].range.lowerBound)
  }
}

// The text that a statement was read from, for places in it.

internal import Expressions

/// The text of a statement.
package struct Source {
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
  /// The first mistake of a statement.
  func mistake(in index: Int) -> Diagnostic? {
    let first = Line.firstIndex(in: diagnostics.count) { isBefore(diagnostics[$0].range, index) }
    guard first < diagnostics.count, isPlace(diagnostics[first].range, in: index) else {
      return nil
    }
    return diagnostics[first]
  }

  /// The disputed forms of a statement.
  func readings(in index: Int) -> ArraySlice<Reading> {
    let first = Line.firstIndex(in: readings.count) { isBefore(readings[$0].range, index) }
    return readings[first...].prefix { isPlace($0.range, in: index) }
  }

  /// Whether a place belongs to a statement: mistakes behind the last one
  /// belong to it.
  private func isPlace(_ range: Range<Int>, in index: Int) -> Bool {
    let isLast = index == statements.count - 1
    return !isBefore(range, index)
      && (isLast || range.lowerBound < statements[index + 1].range.lowerBound)
  }

  private func isBefore(_ range: Range<Int>, _ index: Int) -> Bool {
    index > 0 && range.lowerBound < statements[index - 1].range.upperBound
  }

  /// The first index that is not before, by halving; what is before stands in
  /// front, since statements are read one after the other.
  private static func firstIndex(in count: Int, isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

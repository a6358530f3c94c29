// Kept states of sheets: of a long tape most lines are as they were kept before.

internal import Messages

/// The state of a sheet, to be kept.
package struct KeptSheet: Hashable, Sendable {
  /// An object as text without the brace that ends it, and without the tape.
  package let head: String
  /// The lines of the tape.
  package let lines: [Line]

  /// A line of the tape.
  package struct Line: Hashable, Sendable {
    /// The number that names the line.
    package let id: Int
    /// The line as an object.
    package let text: String
  }

  /// The whole as an object.
  ///
  /// - Complexity: O(n) for n bytes.
  package var text: String {
    var text = head + ",\"tape\":["
    for (index, line) in lines.enumerated() {
      if index > 0 { text += "," }
      text += line.text
    }
    return text + "]}"
  }
}

/// The lines of a sheet that a reader of all its screens knows.
package struct SentLines: Sendable {
  /// The lines as they were shown last, by number.
  private var shown: [Int: Screen.Line] = [:]
  /// The lines as they were kept last, by number.
  private var kept: [Int: String] = [:]

  /// Creates the knowledge of a reader before the first screen.
  package init() {}

  /// The lines, those that are known by their number alone.
  mutating func news(of tape: [Screen.Line]) -> JSON {
    let news = tape.map { shown[$0.id] == $0 ? Self.known($0.id) : $0.json }
    shown = [:]
    for line in tape { shown[line.id] = line }
    return .list(news)
  }

  /// The kept state, with the lines that are known by their number alone.
  mutating func news(of sheet: KeptSheet) -> JSON {
    let news = sheet.lines.map { line in
      kept[line.id] == line.text
        ? Self.known(line.id)
        : .object([.init("id", .count(line.id)), .init("text", .text(line.text))])
    }
    kept = [:]
    for line in sheet.lines { kept[line.id] = line.text }
    return .object([.init("head", .text(sheet.head)), .init("lines", .list(news))])
  }

  private static func known(_ id: Int) -> JSON { .object([.init("id", .count(id))]) }
}

// The ring of past statements.

/// Past lines, oldest first; the oldest go when there are too many.
///
/// A line is recalled as a copy: editing it never changes the ring.
package struct History: Hashable, Sendable {
  /// The most lines that are kept.
  static var capacity: Int { 1000 }
  /// The longest line that is kept, in bytes.
  static var longestLine: Int { 10_000 }

  private(set) var lines: [String] = []
  /// How many lines were ever added.
  private var total = 0

  /// Adds a line, unless it is the last one again or much too long.
  mutating func append(_ line: String) {
    guard line != lines.last, !line.isEmpty, line.utf8.count <= History.longestLine else { return }
    lines.append(line)
    total += 1
    if lines.count > History.capacity { lines.removeFirst(lines.count - History.capacity) }
  }
  /// The lines that were added since an earlier state of this ring.
  func lines(since earlier: History) -> ArraySlice<String> {
    lines.suffix(max(0, total - earlier.total))
  }
}

// The ring of past statements.

/// Past lines, oldest first; the oldest go when there are too many.
///
/// A line is recalled as a copy: editing it never changes the ring.
struct History: Hashable, Sendable {
  /// The most lines that are kept.
  static var capacity: Int { 1000 }
  /// The longest line that is kept, in bytes.
  static var longestLine: Int { 10_000 }

  private(set) var lines: [String] = []

  /// Adds a line, unless it is the last one again or much too long.
  mutating func append(_ line: String) {
    guard line != lines.last, !line.isEmpty, line.utf8.count <= History.longestLine else { return }
    lines.append(line)
    if lines.count > History.capacity { lines.removeFirst(lines.count - History.capacity) }
  }
}

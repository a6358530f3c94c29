// Texts without blanks around them, and with blanks behind them.

extension String {
  /// The text without blanks around it.
  package var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// The text with blanks behind it up to a column.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - unicodeScalars.count))
  }
}

extension [String] {
  /// How wide a column of the texts is, beside which a few long ones stand out.
  package var columnWidth: Int { Swift.min(48, map { $0.unicodeScalars.count }.max() ?? 0) }
}

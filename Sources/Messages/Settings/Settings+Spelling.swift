// Texts of the language in the decimal mark of the user.

internal import Expressions

extension Settings {
  /// A text of the language with the decimal mark in force in its numbers, instead of a point.
  package func spelled(_ text: String) -> String {
    text.replacing(.point, by: decimalMark)
  }

  /// A text of the language with a point in its numbers, instead of the mark in force.
  package func plain(_ text: String) -> String {
    text.replacing(decimalMark, by: .point)
  }
}

extension String {
  /// The text with another decimal mark in its numbers.
  fileprivate func replacing(_ old: DecimalMark, by new: DecimalMark) -> String {
    guard old != new, utf8.contains(old.byte) else { return self }
    var output = Array(utf8)
    Scanner.withBytes(of: utf8) { bytes in
      var scanner = Scanner(bytes, decimalMark: old)
      while true {
        let token = scanner.next()
        if token.kind == .end { break }
        guard token.kind == .number else { continue }
        for index in token.start..<token.end where output[index] == old.byte {
          output[index] = new.byte
        }
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

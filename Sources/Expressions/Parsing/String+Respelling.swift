// Texts of the language in the other decimal mark.

extension String {
  /// The same text of the language with another decimal mark in its numbers, and with
  /// semicolons where commas separate, but for those of continued fractions, `[3; 7, 16]`, and of a
  /// number in words.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package func respelled(from mark: DecimalMark, to other: DecimalMark) -> String {
    guard mark != other, utf8.contains(where: { $0 == mark.byte || $0 == UInt8(ascii: ",") }) else {
      return self
    }
    var bytes = Array(utf8)
    if case _? = NumberInWords.value(of: bytes) { return self }
    var commas: [Int] = []
    // The brackets that are open: whether a semicolon stands in a square one.
    var brackets: [(isSquare: Bool, isSplit: Bool)] = []
    Scanner.withBytes(of: utf8) { buffer in
      var scanner = Scanner(buffer, decimalMark: mark)
      while true {
        let token = scanner.next()
        switch token.kind {
        case .end: return
        case .number:
          for place in token.start..<token.end where bytes[place] == mark.byte {
            bytes[place] = other.byte
          }
        case .comma where brackets.last.map { $0.isSquare && $0.isSplit } == true:
          commas.append(token.start)
        case .comma: bytes[token.start] = UInt8(ascii: ";")
        case .semicolon where !brackets.isEmpty: brackets[brackets.count - 1].isSplit = true
        case .open, .openBrace: brackets.append((false, false))
        case .openSquare: brackets.append((true, false))
        case .close, .closeBrace, .closeSquare: _ = brackets.popLast()
        default: break
        }
      }
    }
    // Between digits a comma is a decimal mark, and one before a blank is none.
    if other == .comma {
      for place in commas.reversed() { bytes.insert(UInt8(ascii: " "), at: place + 1) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

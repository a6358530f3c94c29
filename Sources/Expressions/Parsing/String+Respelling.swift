// Texts of the language in the other decimal mark.

extension String {
  /// The same text of the language with another decimal mark in its numbers, and with
  /// semicolons where commas separate.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package func respelled(from mark: DecimalMark, to other: DecimalMark) -> String {
    guard mark != other, utf8.contains(where: { $0 == mark.byte || $0 == UInt8(ascii: ",") }) else {
      return self
    }
    var bytes = Array(utf8)
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
        case .comma: bytes[token.start] = UInt8(ascii: ";")
        default: break
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

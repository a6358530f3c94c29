// Sentences and words are tables: a text in each language, with a line for each
// case of an enumeration, in its order. A line is the name of the case, a colon
// and the words; `{0}` and `{1}` are filled in. The tests hold the tables
// against the cases.

/// The lines of a table.
package struct Wording: Sendable {
  private let text: StaticString
  /// Where each line begins.
  private let starts: [Int]

  /// Creates a table.
  ///
  /// - Complexity: O(*n*) for *n* bytes, so that tables are constants.
  package init(_ text: StaticString) {
    self.text = text
    starts = text.withUTF8Buffer { bytes in
      [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }
  }

  /// The name and the words of a line, empty behind the last one.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the line.
  package func line(_ index: Int) -> (name: String, words: String) {
    text.withUTF8Buffer { bytes in
      Wording.divided(bytes, from: index < starts.count ? starts[index] : bytes.count)
    }
  }

  /// The words of the line with a name; nothing when there is none.
  ///
  /// - Complexity: O(*n*) for *n* bytes before the end of the line.
  package func line(named name: String) -> String? {
    text.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        let name = name.utf8
        let end = start + name.count
        if end < bytes.count, bytes[end] == UInt8(ascii: ":"),
          bytes[start..<end].elementsEqual(name)
        {
          return Wording.divided(bytes, from: start).words
        }
        while start < bytes.count, bytes[start] != UInt8(ascii: "\n") { start += 1 }
        start += 1
      }
      return nil
    }
  }

  private static func divided(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> (name: String, words: String) {
    let start = min(start, bytes.count)
    var colon = start
    while colon < bytes.count, bytes[colon] != UInt8(ascii: ":") { colon += 1 }
    let words = min(colon + 2, bytes.count)
    var end = words
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return (
      String(decoding: bytes[start..<colon], as: UTF8.self),
      String(decoding: bytes[words..<end], as: UTF8.self)
    )
  }

  /// Words with what is to be filled in.
  static func filled(_ words: String, _ fillings: [String]) -> String {
    guard !fillings.isEmpty else { return words }
    var filled = ""
    var rest = Array(words.utf8)[...]
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")), brace + 2 < rest.endIndex {
      let index = Int(rest[brace + 1] &- 0x30)
      filled += String(decoding: rest[..<brace], as: UTF8.self)
      if index < fillings.count { filled += fillings[index] }
      rest = rest[(brace + 3)...]
    }
    return filled + String(decoding: rest, as: UTF8.self)
  }
}

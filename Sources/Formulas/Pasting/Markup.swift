// HTML and MathML as tags and text, without a tree and without recursion:
// enough to find a formula, its elements and their characters.

/// Divides markup into tags and text.
struct MarkupScanner {
  let source: TrackedText
  var place = 0
  private var bytes: [UInt8] { source.bytes }

  init(_ source: TrackedText, at place: Int = 0) {
    self.source = source
    self.place = place
  }

  /// One part of the markup; ranges are of the source.
  enum Token {
    /// The start of an element: its name without prefix, and the whole tag.
    case start(name: Range<Int>, tag: Range<Int>, isEmpty: Bool)
    /// The end of an element.
    case end(name: Range<Int>, tag: Range<Int>)
    /// Characters, with their entities.
    case text(Range<Int>)
  }

  /// Whether a text looks like markup: it starts with a tag, or has one that
  /// ends.
  static func isMarkup(_ bytes: [UInt8]) -> Bool {
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "<") {
      if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "/"), isLetter(bytes[index + 2])
      {
        return true
      }
    }
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }), bytes[first] == UInt8(ascii: "<"),
      first + 1 < bytes.count
    else { return false }
    let next = bytes[first + 1]
    let isTag = isLetter(next) || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
    return isTag && bytes.contains(UInt8(ascii: ">"))
  }

  /// The next part; nothing at the end.
  mutating func next() -> Token? {
    while place < bytes.count {
      let start = place
      guard bytes[start] == UInt8(ascii: "<"), start + 1 < bytes.count else {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
        return .text(start..<place)
      }
      switch bytes[start + 1] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        if let text = skipDeclaration() { return .text(text) }
      case UInt8(ascii: "/"):
        let name = name(at: start + 2)
        skipTag()
        return .end(name: name, tag: start..<place)
      case let byte where MarkupScanner.isLetter(byte):
        let name = name(at: start + 1)
        skipTag()
        let isEmpty = place - 2 > start && bytes[place - 2] == UInt8(ascii: "/")
        return .start(name: name, tag: start..<place, isEmpty: isEmpty)
      default:
        place += 1
        return .text(start..<place)
      }
    }
    return nil
  }

  /// Skips a comment or a declaration; returns what a CDATA section encloses.
  private mutating func skipDeclaration() -> Range<Int>? {
    let start = place
    if matches("<!--", at: start) {
      skip(behind: "-->", from: start + 4)
    } else if matches("<![CDATA[", at: start) {
      skip(behind: "]]>", from: start + 9)
      return start + 9..<max(start + 9, place - 3)
    } else {
      skip(behind: ">", from: start)
    }
    return nil
  }

  private mutating func skip(behind end: StaticString, from start: Int) {
    place = start
    while place < bytes.count, !matches(end, at: place) { place += 1 }
    place = min(place + end.utf8CodeUnitCount, bytes.count)
  }

  /// Skips a tag; a `>` between quotes does not end it.
  private mutating func skipTag() {
    var quote: UInt8?
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  /// The name of an element, without the prefix of its namespace.
  private func name(at place: Int) -> Range<Int> {
    var start = place
    var end = place
    while end < bytes.count, isNameByte(bytes[end]) {
      end += 1
      if bytes[end - 1] == UInt8(ascii: ":") { start = end }
    }
    return start..<end
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    MarkupScanner.isLetter(byte) || byte >= 0x30 && byte <= 0x3a || byte == UInt8(ascii: "-")
  }

  static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a }

  func matches(_ text: StaticString, at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[place..<place + $0.count]) }
  }

  /// Whether a name is a word, in letters of any case.
  func isName(_ name: Range<Int>, _ word: StaticString) -> Bool {
    guard name.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for (x, y) in zip(buffer, bytes[name]) where x != y | 0x20 && x != y { return false }
      return true
    }
  }

  /// The value of an attribute of a tag.
  func attribute(_ name: StaticString, of tag: Range<Int>) -> ArraySlice<UInt8>? {
    let count = name.utf8CodeUnitCount
    var place = tag.lowerBound + 1
    while place + count + 1 < tag.upperBound {
      if bytes[place] <= 0x20, matches(name, at: place + 1),
        bytes[place + 1 + count] == UInt8(ascii: "=")
      {
        let quote = bytes[place + 2 + count]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let start = place + 3 + count
        guard start <= tag.upperBound else { return nil }
        let end = bytes[start..<tag.upperBound].firstIndex(of: quote) ?? tag.upperBound
        return bytes[start..<end]
      }
      place += 1
    }
    return nil
  }
}

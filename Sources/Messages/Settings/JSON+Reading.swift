// Reading JSON: total on any bytes, since a damaged file must be reported and
// never trap. Nesting is bounded, so that the stack is too.

extension JSON {
  /// Why a text is not JSON, and where.
  public struct ReadingError: Error, Hashable, Sendable {
    /// The mistake.
    public let kind: Kind
    /// The byte at which it was noticed.
    public let offset: Int

    /// The ways in which a text can fail to be JSON.
    public enum Kind: Hashable, Sendable {
      /// The text ended too early.
      case incomplete
      /// A character that cannot stand there.
      case unexpected
      /// A text with an escape that there is not, or bytes that are not UTF-8.
      case malformedText
      /// Lists or objects inside each other beyond ``JSON/deepestNesting``.
      case tooDeep
    }
  }

  /// How deep lists and objects may stand inside each other.
  public static var deepestNesting: Int { 64 }

  /// Reads a text that is one value, with blanks around it or none.
  ///
  /// - Throws: ``ReadingError`` with the place.
  /// - Complexity: O(n) for n bytes.
  public init(reading text: String) throws(ReadingError) {
    try self.init(reading: Array(text.utf8))
  }

  /// Reads bytes that are one value, with blanks around it or none.
  ///
  /// - Throws: ``ReadingError`` with the place.
  /// - Complexity: O(n) for n bytes.
  public init(reading bytes: [UInt8]) throws(ReadingError) {
    var reader = Reader(bytes: bytes)
    reader.skipBlanks()
    self = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.offset == bytes.count else { throw reader.failure(.unexpected) }
  }

  /// Recursive descent over bytes.
  private struct Reader {
    let bytes: [UInt8]
    var offset = 0

    func failure(_ kind: ReadingError.Kind) -> ReadingError {
      ReadingError(kind: kind, offset: offset)
    }

    /// The byte at the offset, or 0 at the end, which no rule accepts.
    var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    mutating func skipBlanks() {
      while [0x20, 0x0A, 0x0D, 0x09].contains(next) { offset += 1 }
    }

    mutating func take(_ text: StaticString) throws(ReadingError) {
      for index in 0..<text.utf8CodeUnitCount {
        try take(text.utf8Start[index])
      }
    }

    mutating func take(_ byte: UInt8) throws(ReadingError) {
      guard offset < bytes.count else { throw failure(.incomplete) }
      guard bytes[offset] == byte else { throw failure(.unexpected) }
      offset += 1
    }

    mutating func value(depth: Int) throws(ReadingError) -> JSON {
      guard offset < bytes.count else { throw failure(.incomplete) }
      guard depth <= deepestNesting else { throw failure(.tooDeep) }
      switch next {
      case UInt8(ascii: "n"):
        try take("null")
        return .null
      case UInt8(ascii: "t"):
        try take("true")
        return .truth(true)
      case UInt8(ascii: "f"):
        try take("false")
        return .truth(false)
      case UInt8(ascii: "\""): return .text(try text())
      case UInt8(ascii: "["): return try list(depth: depth)
      case UInt8(ascii: "{"): return try object(depth: depth)
      default: return .number(try number())
      }
    }

    mutating func list(depth: Int) throws(ReadingError) -> JSON {
      var values: [JSON] = []
      try take(UInt8(ascii: "["))
      skipBlanks()
      if next != UInt8(ascii: "]") {
        while true {
          skipBlanks()
          values.append(try value(depth: depth + 1))
          skipBlanks()
          guard next == UInt8(ascii: ",") else { break }
          offset += 1
        }
      }
      try take(UInt8(ascii: "]"))
      return .list(values)
    }

    mutating func object(depth: Int) throws(ReadingError) -> JSON {
      var members: [Member] = []
      try take(UInt8(ascii: "{"))
      skipBlanks()
      if next != UInt8(ascii: "}") {
        while true {
          skipBlanks()
          let name = try text()
          skipBlanks()
          try take(UInt8(ascii: ":"))
          skipBlanks()
          members.append(Member(name, try value(depth: depth + 1)))
          skipBlanks()
          guard next == UInt8(ascii: ",") else { break }
          offset += 1
        }
      }
      try take(UInt8(ascii: "}"))
      return .object(members)
    }

    mutating func number() throws(ReadingError) -> String {
      let start = offset
      if next == UInt8(ascii: "-") { offset += 1 }
      let leading = next
      let wholeDigits = try digits()
      guard leading != UInt8(ascii: "0") || wholeDigits == 1 else { throw failure(.unexpected) }
      if next == UInt8(ascii: ".") {
        offset += 1
        _ = try digits()
      }
      if next | 0x20 == UInt8(ascii: "e") {
        offset += 1
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
        _ = try digits()
      }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// Skips at least one digit, and says how many there were.
    mutating func digits() throws(ReadingError) -> Int {
      let start = offset
      while UInt8(ascii: "0")...UInt8(ascii: "9") ~= next { offset += 1 }
      guard offset > start else {
        throw failure(offset < bytes.count ? .unexpected : .incomplete)
      }
      return offset - start
    }

    mutating func text() throws(ReadingError) -> String {
      var characters: [UInt8] = []
      try take(UInt8(ascii: "\""))
      while true {
        guard offset < bytes.count else { throw failure(.incomplete) }
        let byte = bytes[offset]
        guard byte >= 0x20 else { throw failure(.malformedText) }
        offset += 1
        if byte == UInt8(ascii: "\"") { break }
        if byte == UInt8(ascii: "\\") {
          let scalar = try escapedScalar()
          characters.append(contentsOf: String(Character(scalar)).utf8)
        } else {
          characters.append(byte)
        }
      }
      guard let result = String(validating: characters, as: UTF8.self) else {
        throw failure(.malformedText)
      }
      return result
    }

    /// The scalar that the letters after a backslash stand for.
    mutating func escapedScalar() throws(ReadingError) -> Unicode.Scalar {
      let letter = next
      guard letter != UInt8(ascii: "u") else { return try scalarByNumber() }
      let letters = Array("\"\\/bfnrt".utf8)
      let meanings: [Unicode.Scalar] = ["\"", "\\", "/", "\u{8}", "\u{C}", "\n", "\r", "\t"]
      guard let index = letters.firstIndex(of: letter) else { throw failure(.malformedText) }
      offset += 1
      return meanings[index]
    }

    /// The scalar of one escape by number, or of a surrogate pair of them.
    mutating func scalarByNumber() throws(ReadingError) -> Unicode.Scalar {
      let first = try codeUnit()
      var number = UInt32(first)
      if 0xD800..<0xDC00 ~= first {
        try take(UInt8(ascii: "\\"))
        let second = try codeUnit()
        guard 0xDC00..<0xE000 ~= second else { throw failure(.malformedText) }
        number = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(number) else { throw failure(.malformedText) }
      return scalar
    }

    private func hexadecimal(_ byte: UInt8) -> UInt16? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte) - 0x30
      case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte) - 0x57
      case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte) - 0x37
      default: nil
      }
    }

    /// The number after the letter u.
    mutating func codeUnit() throws(ReadingError) -> UInt16 {
      try take(UInt8(ascii: "u"))
      var unit: UInt16 = 0
      for _ in 0..<4 {
        guard let digit = hexadecimal(next) else { throw failure(.malformedText) }
        unit = unit << 4 | digit
        offset += 1
      }
      return unit
    }
  }
}

// From bytes to tokens:
//
//   number    = decimal | ("0x" | "0o" | "0b") digits [ mark [ digits ] [ repeating ] ]
//               [ ("e" | "E") [ "+" | "−" ] digits ]   of the same base, behind 0b and 0o
//   decimal   = ( digits [ mark [ digits ] [ repeating ] ] | mark ( digits [ repeating ]
//             | repeating ) ) [ ("e" | "E") [ "+" | "−" ] digits | base ]
//             | "(" digits and letters ")" base
//   base      = subscript digits, from 2 to 36
//   repeating = "(" digits ")" | digits with a combining overline
//   digits    = digit { [ "_" | narrow blank ] digit }
//   mark      = "." | ","           as the options say
//   name      = letter { letter | digit } [ "_" { letter | digit } | subscript digits ]
//   letter    = a Latin, Greek or Cyrillic letter, π excepted
//
// Nothing may stand between the digits and the bracket of repeating ones:
// `0.5 (3)` is a product. Blanks and what follows a `#` are skipped. It works
// on UTF-8 directly: a `Character` costs a hundred times as much as a byte.

/// Divides a text into tokens, one at a time.
///
/// It must not live longer than the bytes, and changes none of them.
package struct Scanner: @unchecked Sendable {
  /// The text, with three zero bytes behind it, so that looking ahead needs
  /// no test for the end.
  let bytes: UnsafeBufferPointer<UInt8>
  /// A part of them.
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// The number of bytes of the text.
  let count: Int
  var offset = 0
  let decimalMark: DecimalMark

  /// Creates a scanner of bytes, of which the last three are zero.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, decimalMark: DecimalMark) {
    self.bytes = bytes
    count = bytes.count - 3
    self.decimalMark = decimalMark
  }

  /// Calls a function with the bytes of a text and three zeros behind them.
  package static func withBytes<Result>(
    of text: some Sequence<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    text.withContiguousStorageIfAvailable { withZeros(behind: $0, body) }
      ?? Array(text).withUnsafeBufferPointer { withZeros(behind: $0, body) }
  }

  private static func withZeros<Result>(
    behind text: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 3) { bytes in
      _ = bytes.initialize(from: text)
      bytes[text.count...].initialize(repeating: 0)
      return body(UnsafeBufferPointer(bytes))
    }
  }

  /// The next token; at the end of the text, `.end` again and again.
  package mutating func next() -> Token {
    let ahead = bytes[offset]
    if ahead <= 0x23 || ahead >= 0x80 { skipBlanks() }
    let start = offset
    let byte = bytes[start]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return number()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return word()
    case 0x80...:
      return wideToken()
    default:
      if byte == decimalMark.byte, startsFraction(at: start + 1) { return number() }
      return asciiToken(byte)
    }
  }

  /// The token behind the current place, without moving there.
  package func peek() -> Token {
    var copy = self
    return copy.next()
  }

  @inline(__always)
  package func token(_ kind: Token.Kind, from start: Int, value: UInt32 = 0) -> Token {
    Token(kind: kind, start: start, end: offset, value: value)
  }

  private mutating func skipBlanks() {
    while offset < count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0a, 0x0d, 0x0b, 0x0c:
        offset += 1
      case UInt8(ascii: "#"):
        while offset < count, bytes[offset] != 0x0a { offset += 1 }
      case 0xc2, 0xe2, 0xe3, 0xef:
        let length = blankLength(at: offset)
        guard length > 0 else { return }
        offset += length
      default:
        return
      }
    }
  }

  /// The number of bytes of the Unicode blank at a place, or 0.
  private func blankLength(at place: Int) -> Int {
    switch (bytes[place], bytes[place + 1], bytes[place + 2]) {
    // No-break space.
    case (0xc2, 0xa0, _): 2
    // The spaces from U+2000 to U+200B, U+202F, U+205F and the invisible
    // operators U+2060 to U+2064.
    case (0xe2, 0x80, 0x80...0x8b), (0xe2, 0x80, 0xaf), (0xe2, 0x81, 0x9f...0xa4): 3
    // The ideographic space and the byte order mark.
    case (0xe3, 0x80, 0x80), (0xef, 0xbb, 0xbf): 3
    default: 0
    }
  }

  @inline(__always)
  private mutating func asciiToken(_ byte: UInt8) -> Token {
    let start = offset
    if start >= count { return token(.end, from: start) }
    offset += 1
    let following = bytes[offset]
    switch byte {
    case UInt8(ascii: "+") where following == UInt8(ascii: "/") && bytes[offset + 1] == 0x2d:
      offset += 2
      return token(.plusMinus, from: start)
    case UInt8(ascii: "+"): return token(.plus, from: start)
    case UInt8(ascii: "-"):
      return following == UInt8(ascii: ">") ? pair(.arrow, start) : token(.minus, from: start)
    case UInt8(ascii: "*"):
      return following == UInt8(ascii: "*") ? pair(.caret, start) : token(.times, from: start)
    case UInt8(ascii: "/"):
      return following == byte ? pair(.infixFunction, start, .div) : token(.slash, from: start)
    // Not LaTeX.
    case UInt8(ascii: "\\") where following == 0x20 || following &- 0x30 < 10:
      return token(.infixFunction, from: start, value: UInt32(Builtin.quot.index))
    case UInt8(ascii: "~"): return token(.function, from: start, value: UInt32(Builtin.not.index))
    case UInt8(ascii: "^"): return token(.caret, from: start)
    case UInt8(ascii: "("): return bracketedNumber(from: start) ?? token(.open, from: start)
    case UInt8(ascii: ")"): return token(.close, from: start)
    case UInt8(ascii: "["): return token(.openSquare, from: start)
    case UInt8(ascii: "]"): return token(.closeSquare, from: start)
    case UInt8(ascii: "{"): return token(.openBrace, from: start)
    case UInt8(ascii: "}"): return token(.closeBrace, from: start)
    case UInt8(ascii: "|"): return token(.bar, from: start)
    case UInt8(ascii: "!"):
      return following == UInt8(ascii: "=") ? pair(.notEqual, start) : token(.bang, from: start)
    case UInt8(ascii: "&"):
      if following == byte { return pair(.infixFunction, start, Builtin.and) }
      return token(.infixFunction, from: start, value: UInt32(Builtin.and.index))
    case UInt8(ascii: "%"): return token(.percent, from: start)
    case UInt8(ascii: "'"): return token(.prime, from: start)
    case UInt8(ascii: "\""): return token(.doublePrime, from: start)
    case UInt8(ascii: ","): return token(.comma, from: start)
    case UInt8(ascii: ";"): return token(.semicolon, from: start)
    case UInt8(ascii: "_"): return token(.placeholder, from: start)
    case UInt8(ascii: ".") where following == UInt8(ascii: "."):
      offset += bytes[offset + 1] == UInt8(ascii: ".") ? 2 : 1
      return token(.range, from: start)
    case UInt8(ascii: "="):
      return following == UInt8(ascii: "=") ? pair(.doubleEqual, start) : token(.equal, from: start)
    case UInt8(ascii: ":"):
      return following == UInt8(ascii: "=") ? pair(.colonEqual, start) : token(.colon, from: start)
    case UInt8(ascii: "<"):
      if following == UInt8(ascii: ">") { return pair(.notEqual, start) }
      if following == byte { return pair(.infixFunction, start, Builtin.shiftLeft) }
      return following == UInt8(ascii: "=") ? pair(.lessOrEqual, start) : token(.less, from: start)
    case UInt8(ascii: ">"):
      if following == byte { return pair(.infixFunction, start, Builtin.shiftRight) }
      return following == UInt8(ascii: "=")
        ? pair(.greaterOrEqual, start) : token(.greater, from: start)
    default: return token(.unknown, from: start, value: UInt32(byte))
    }
  }

  private mutating func pair(
    _ kind: Token.Kind,
    _ start: Int,
    _ builtin: Builtin? = nil
  ) -> Token {
    offset += 1
    return token(kind, from: start, value: UInt32(builtin?.index ?? 0))
  }
}

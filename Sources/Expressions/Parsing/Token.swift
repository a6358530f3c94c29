// The smallest pieces of a text.

/// A piece of the text and the bytes it occupies.
package struct Token: Sendable {
  package let kind: Kind
  /// The value of a plain whole number below 2^32, the position of a builtin,
  /// or the number of a constant; of a name, ``meaning(of:_:)`` where the user
  /// gives it none, or 0.
  package let value: UInt32
  // Half as large as whole words, so that a token travels in two of them.
  private let first: UInt32
  private let behind: UInt32

  @inline(__always)
  init(kind: Kind, start: Int, end: Int, value: UInt32 = 0) {
    self.kind = kind
    self.value = value
    first = UInt32(truncatingIfNeeded: start)
    behind = UInt32(truncatingIfNeeded: end)
  }

  package var start: Int { Int(first) }
  package var end: Int { Int(behind) }

  /// The kind of a piece.
  package enum Kind: UInt8, Sendable {
    case end
    /// A whole number below 2^32 that is spelled canonically.
    case integer
    /// Any other number; the value is 1 where digits of another script are in it.
    case number
    /// A fraction that is one character: its numerator times 256, and its denominator.
    case fraction
    case name
    case constant
    /// The name of a builtin that is called.
    case function
    /// The name of a builtin that stands between its operands.
    case infixFunction
    case open
    case close
    case openSquare
    case closeSquare
    case openFloor
    case closeFloor
    case openCeiling
    case closeCeiling
    case openBrace
    case closeBrace
    case bar
    case plus
    case minus
    case times
    case slash
    case caret
    case bang
    case percent
    case degree
    case prime
    case doublePrime
    case superscript
    /// √, ∛ or ∜, with its index as value.
    case root
    case equal
    case doubleEqual
    case colonEqual
    case notEqual
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
    case arrow
    case comma
    case semicolon
    case colon
    /// Two or three dots between the bounds of a range.
    case range
    case plusMinus
    case placeholder
    /// A number with a second mark or with digits that its base lacks.
    case malformedNumber
    /// A character that the language does not have, as value.
    case unknown
  }
}

extension Token {
  /// The meaning of a name over which the user's definitions take precedence: a function or a
  /// constant with its position, packed in one number that is not 0.
  static func meaning(of kind: Kind, _ value: UInt32) -> UInt32 {
    value << 8 | UInt32(kind.rawValue)
  }

  /// The token of the packed meaning of a name; see ``meaning(of:_:)``.
  var meaning: Token? {
    guard kind == .name, value != 0, let kind = Kind(rawValue: UInt8(value & 0xff)) else {
      return nil
    }
    return Token(kind: kind, start: start, end: end, value: value >> 8)
  }
}

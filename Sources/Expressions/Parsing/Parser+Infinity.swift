// The words and the sign for infinity, which is read where a bound stands and nowhere else.

extension Parser {
  /// The words that mean infinity, beside its sign.
  private static let wordsOfInfinity = ["infinity", "inf", "oo", "infty", "unendlich"]

  /// Whether a name means infinity where it stands alone as a bound.
  package static func isWordOfInfinity(_ name: String) -> Bool {
    wordsOfInfinity.contains(Spelling.lowercased(name))
  }

  /// The scalar of ∞.
  static let signOfInfinity: UInt32 = 0x221e

  /// Whether a token is ∞, or a word for it that the user has given no meaning.
  func isInfinity(_ token: Token) -> Bool {
    switch token.kind {
    case .unknown: return token.value == Parser.signOfInfinity
    case .name where 2...9 ~= token.end - token.start:
      let name = scanner.name(of: token)
      return Parser.isWordOfInfinity(name) && !isOwn(name)
    default: return false
    }
  }

  /// Makes the constant of a token that means infinity and stands as a bound: beside the dots of a
  /// range, or alone between the separators of a call with bounds.
  ///
  /// The scanner stands behind the token.
  func bound(_ token: Token) -> Token? {
    guard isInfinity(token) else { return nil }
    var place = token.start
    func skipBlanks() {
      while place > 0, scanner.bytes[place - 1] == UInt8(ascii: " ") { place -= 1 }
    }
    func isBehind(_ byte: UInt8) -> Bool { place > 0 && scanner.bytes[place - 1] == byte }
    skipBlanks()
    if isBehind(UInt8(ascii: "-")) || isBehind(UInt8(ascii: "+")) {
      place -= 1
    } else if place >= 3, scanner.decode(at: place - 3).scalar == 0x2212 {
      // −
      place -= 3
    }
    skipBlanks()
    var ahead = scanner
    var next = ahead.next()
    // `(∞)`, as LaTeX brackets it.
    if isBehind(UInt8(ascii: "(")), next.kind == .close {
      place -= 1
      skipBlanks()
      next = ahead.next()
    }
    let isLeast = next.kind == .range
    let isMost =
      isBehind(UInt8(ascii: ".")) && place > 1 && scanner.bytes[place - 2] == UInt8(ascii: ".")
      || place >= 3 && [0x2025, 0x2026].contains(scanner.decode(at: place - 3).scalar)
    let isArgument =
      boundsDepth == closers.count
      && (isBehind(UInt8(ascii: ";")) || isBehind(UInt8(ascii: ",")))
    guard isLeast || isMost || isArgument else { return nil }
    let value = UInt32(Constant.infinity.rawValue)
    return Token(kind: .constant, start: token.start, end: token.end, value: value)
  }
}

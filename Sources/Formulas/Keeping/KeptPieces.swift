// The pieces of a formula as bytes, and back. A symbol is its character. Marks
// are control characters, and the ends of words characters that no formula has:
//
//   0x01 … 0x1e   marks: three for every structure, as it opens, goes on, closes
//   U+E01F …      the same of lists, cases and large operators
//   ( [ {         a name, a function, an operator of several letters starts
//   #             a number in another base starts
//   &             what asks for a way to write a value starts
//   )             it ends
//   :             the product sign of a power of ten
//   ~             a sign in front of an operand
//   @             a root opens that is known as a cube root
//   ]             square brackets open
//   0x1f          the next character is not read
//
// Flags that hold only while the caret is in a slot are not kept.

import Expressions

/// Writes and reads the pieces of a formula as bytes.
enum KeptPieces {
  /// The bytes of pieces.
  static func bytes(_ pieces: [Piece]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    var isInWord = false
    for (index, piece) in pieces.enumerated() {
      if piece.isMark {
        text.append(mark(piece))
      } else if piece.isUnread {
        text.append("\u{1f}")
        text.append(Unicode.Scalar(piece.scalar) ?? "\u{fffd}")
      } else if piece.kind == .prefix {
        text.append(piece.isNegation ? "~" : "|")
      } else if piece.kind == .sign, piece.isJoined {
        text.append(":")
      } else {
        let goesOn = index + 1 < pieces.count && pieces[index + 1].isPartOfWord
        let isConversion = piece.kind == .conversion
        if goesOn || isConversion, !isInWord {
          // In `0x` that is no number yet, `x` is a letter.
          let isNumber = piece.kind == .digit && goesOn && pieces[index + 1].kind == .digit
          text.append(start(of: piece.kind == .digit && !isNumber ? .letter : piece.kind))
          isInWord = true
        }
        if let scalar = Unicode.Scalar(piece.scalar) { text.append(scalar) }
        if isInWord, !goesOn {
          text.append(")")
          isInWord = false
        }
      }
    }
    return Array(String(text).utf8)
  }

  /// The formula that bytes say; nothing when no formula was written so.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func formula(_ bytes: [UInt8]) -> Formula? {
    var pieces: [Piece] = []
    var kind: Piece.Kind?
    var start = 0
    var isUnread = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if isUnread {
        pieces.append(Piece(.unread, scalar))
        isUnread = false
        continue
      }
      switch scalar {
      case "\u{1f}":
        guard kind == nil else { return nil }
        isUnread = true
      case "(", "[", "{", "#", "&":
        guard kind == nil else { return nil }
        kind = KeptPieces.kind(startedBy: scalar)
        start = pieces.count
      case ")":
        guard let known = kind, isWord(pieces[start...], known) else { return nil }
        kind = nil
      default:
        let isFirst = pieces.count == start
        guard let piece = kind.map({ letter(scalar, $0, isFirst: isFirst) }) ?? symbol(scalar)
        else { return nil }
        pieces.append(piece)
      }
    }
    guard kind == nil, !isUnread else { return nil }
    var formula = Formula(pieces: pieces)
    guard formula.isWellFormed else { return nil }
    formula.settle()
    return formula
  }

  /// The kind of the word that a character starts.
  private static func kind(startedBy scalar: Unicode.Scalar) -> Piece.Kind {
    switch scalar {
    case "(": .letter
    case "[": .function
    case "{": .infix
    case "#": .digit
    default: .conversion
    }
  }

  private static func start(of kind: Piece.Kind) -> Unicode.Scalar {
    switch kind {
    case .function: "["
    case .infix: "{"
    case .digit: "#"
    case .conversion: "&"
    default: "("
    }
  }

  /// Where the marks begin that would be printable characters.
  private static let privateMarks: UInt32 = 0xe000

  private static func mark(_ piece: Piece) -> Unicode.Scalar {
    if piece.isOpen, piece.structure == .root, piece.flags.contains(.keyed) { return "@" }
    if piece.isSquare { return "]" }
    let part: UInt8 = piece.kind == .open ? 1 : piece.kind == .next ? 2 : 3
    let code = UInt32(piece.structure.rawValue * 3 + part)
    return Unicode.Scalar(code <= 0x1e ? code : code + privateMarks) ?? "\u{1}"
  }

  /// A piece outside a word.
  private static func symbol(_ scalar: Unicode.Scalar) -> Piece? {
    switch scalar {
    case "\u{1}"..."\u{1e}", "\u{e01f}"..."\u{e0ff}":
      let kinds: [Piece.Kind] = [.open, .next, .close]
      let value = Int(scalar.value % privateMarks) - 1
      return Structure(rawValue: UInt8(value / 3)).map { Piece(kinds[value % 3], $0) }
    case ":": return Piece(.sign, "*", .joined)
    case "~": return Piece(.prefix, "-")
    case "|": return Piece(.prefix, "+")
    case "@": return Piece(.open, .root, .keyed)
    case "]": return .squareBracket
    case "0"..."9": return Piece(.digit, scalar)
    case ".": return Piece(.mark, scalar)
    case ";": return Piece(.separator, scalar)
    case "!", "%", "°", "′", "″": return Piece(.postfix, scalar)
    case "+", "-", "*", "=", "≠", "<", "≤", ">", "≥", "→", "±", "∈", "∠", "‥":
      return Piece(.sign, scalar)
    // The index of a function may have the sign of a missing operand.
    default: return isLetter(scalar) || scalar == "_" ? Piece(.letter, scalar) : nil
    }
  }

  /// A piece of a word.
  private static func letter(
    _ scalar: Unicode.Scalar,
    _ kind: Piece.Kind,
    isFirst: Bool
  ) -> Piece? {
    let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
    let isInConversion = kind == .conversion && Formula.isInConversion(scalar)
    guard isDigit || isLetter(scalar) || isInConversion else { return nil }
    return Piece(isDigit && kind == .letter ? .digit : kind, scalar, isFirst ? [] : .joined)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    Scanner.isLetter(scalar.value) || scalar == "π" || scalar == "ⅈ" || scalar == "∞"
  }

  /// Whether letters may be taken together as a word of a kind.
  private static func isWord(_ letters: ArraySlice<Piece>, _ kind: Piece.Kind) -> Bool {
    guard kind != .conversion else { return !letters.isEmpty }
    guard letters.count > 1 else { return false }
    guard kind != .letter, kind != .digit else { return true }
    guard let row = Builtin.named(Formula.text(of: letters)) else { return false }
    return row.isInfix == (kind == .infix)
  }
}

extension Piece {
  /// Whether the piece goes on with the word before it.
  fileprivate var isPartOfWord: Bool { isJoined && kind != .sign && !isMark }
}

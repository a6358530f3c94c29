// The pieces of a formula as bytes, and back. A symbol is its character, a mark
// and the ends of a word are control characters:
//
//   0x01 … 0x18   marks: three for every structure, as it opens, goes on, closes
//   0x19          the product sign of a power of ten
//   0x1a          a sign in front of an operand
//   0x1b … 0x1d   a name, a function, an operator of several letters starts
//   0x1e          it ends
//   0x1f          a root opens that is known as a cube root
//
// What was true only while the caret stood there is not kept.

import Expressions

/// Writes and reads the pieces of a formula as bytes.
enum KeptPieces {
  private static let product: UInt32 = 0x19
  private static let negation: UInt32 = 0x1a
  private static let word: UInt32 = 0x1b
  private static let wordEnd: UInt32 = 0x1e
  private static let cubeRoot: UInt32 = 0x1f

  /// The bytes of pieces.
  static func bytes(_ pieces: [Piece]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    func add(_ value: UInt32) { if let scalar = Unicode.Scalar(value) { text.append(scalar) } }
    var isInWord = false
    for (index, piece) in pieces.enumerated() {
      if piece.isMark {
        add(mark(piece))
      } else if piece.kind == .negation {
        add(negation)
      } else if piece.kind == .sign, piece.isJoined {
        add(product)
      } else {
        let goesOn = index + 1 < pieces.count && pieces[index + 1].isPartOfWord
        if goesOn, !isInWord {
          add(piece.kind == .function ? word + 1 : piece.kind == .infix ? word + 2 : word)
          isInWord = true
        }
        add(piece.scalar)
        if isInWord, !goesOn {
          add(wordEnd)
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
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case word..<wordEnd:
        guard kind == nil else { return nil }
        kind = scalar.value == word ? .letter : scalar.value == word + 1 ? .function : .infix
        start = pieces.count
      case wordEnd:
        guard let known = kind, isWord(pieces[start...], known) else { return nil }
        kind = nil
      default:
        let isFirst = pieces.count == start
        guard let piece = kind.map({ letter(scalar, $0, isFirst: isFirst) }) ?? symbol(scalar)
        else { return nil }
        pieces.append(piece)
      }
    }
    guard kind == nil else { return nil }
    var formula = Formula(pieces: pieces)
    guard formula.isWellFormed else { return nil }
    formula.settle()
    return formula
  }

  private static func mark(_ piece: Piece) -> UInt32 {
    if piece.isOpen, piece.structure == .root, piece.flags.contains(.keyed) { return cubeRoot }
    let part: UInt32 = piece.kind == .open ? 1 : piece.kind == .next ? 2 : 3
    return UInt32(piece.structure.rawValue) * 3 + part
  }

  /// A piece outside a word.
  private static func symbol(_ scalar: Unicode.Scalar) -> Piece? {
    switch scalar {
    case "\u{1}"..."\u{18}":
      let kinds: [Piece.Kind] = [.open, .next, .close]
      let value = Int(scalar.value) - 1
      return Structure(rawValue: UInt8(value / 3)).map { Piece(kinds[value % 3], $0) }
    case "\u{19}": return Piece(.sign, "*", .joined)
    case "\u{1a}": return Piece(.negation, "-")
    case "\u{1f}": return Piece(.open, .root, .keyed)
    case "0"..."9": return Piece(.digit, scalar)
    case ".": return Piece(.mark, scalar)
    case ";": return Piece(.separator, scalar)
    case "!", "%", "°", "′", "″": return Piece(.postfix, scalar)
    case "+", "-", "*", "=", "≠", "<", "≤", ">", "≥", "→": return Piece(.sign, scalar)
    default: return isLetter(scalar) ? Piece(.letter, scalar) : nil
    }
  }

  /// A piece of a word.
  private static func letter(
    _ scalar: Unicode.Scalar,
    _ kind: Piece.Kind,
    isFirst: Bool
  ) -> Piece? {
    let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
    guard isDigit || isLetter(scalar) else { return nil }
    return Piece(isDigit && kind == .letter ? .digit : kind, scalar, isFirst ? [] : .joined)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    Scanner.isLetter(scalar.value) || scalar == "π"
  }

  /// Whether letters may be taken together as a word of a kind.
  private static func isWord(_ letters: ArraySlice<Piece>, _ kind: Piece.Kind) -> Bool {
    guard letters.count > 1 else { return false }
    guard kind != .letter else { return true }
    guard let row = Builtin.named(Formula.text(of: letters)) else { return false }
    return (row.notation == .infix) == (kind == .infix)
  }
}

extension Piece {
  /// Whether the piece goes on with the word before it.
  fileprivate var isPartOfWord: Bool { isJoined && kind != .sign && !isMark }
}

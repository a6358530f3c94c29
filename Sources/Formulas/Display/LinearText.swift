// The linear text of a formula, as `DESIGN.md` has it: `{a}/{b}`, `b^{e}`,
// `sqrt{a}`, `□` for an empty slot, `|` for the caret, `⟦…⟧` round a selection.

extension Formula {
  /// The formula in one line, with the caret or the selection.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package var linearText: String { text(withCaret: true) }

  /// The formula in one line, without the caret.
  package var plainLinearText: String { text(withCaret: false) }

  private func text(withCaret: Bool) -> String {
    let selection = withCaret ? selectedRange : nil
    let caret = withCaret && selection == nil ? self.caret : -1
    var text: [UInt8] = []
    text.reserveCapacity(2 * pieces.count + 8)
    func add(_ part: StaticString) { part.withUTF8Buffer { text.append(contentsOf: $0) } }
    for index in 0...pieces.count {
      if index == selection?.upperBound { add("⟧") }
      if index == caret {
        add("|")
      } else if isMissingOperand(at: index), selection?.upperBound != index {
        add("□")
      }
      if index == selection?.lowerBound { add("⟦") }
      guard index < pieces.count else { break }
      let piece = pieces[index]
      if piece.isBetweenBlanks, !piece.isJoined { add(" ") }
      if piece.isMark {
        if piece.isOpen, let large = piece.structure.large { add(large.name) }
        add(Formula.linearMark(piece))
      } else {
        text.append(scalar: piece.scalar)
      }
      if piece.kind == .infix, index + 1 == pieces.count || !pieces[index + 1].isJoined {
        add(" ")
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func linearMark(_ piece: Piece) -> StaticString {
    switch (piece.structure, piece.kind) {
    case (.fraction, .open): "{"
    case (.fraction, .next): "}/{"
    case (.mixed, .open): "mixed{"
    case (.mixed, .next): "}{"
    case (.power, .open): "^{"
    case (.lower, .open): "_{"
    case (.squareRoot, .open): "sqrt{"
    case (.root, .open): "root{"
    case (.root, .next): "}{"
    case (.absolute, .open): "abs{"
    case (.floor, .open): "floor{"
    case (.ceiling, .open): "ceil{"
    case (.list, .open): "list{"
    case (.cases, .open): "cases{"
    case (_, .open) where piece.structure.isLarge: "{"
    case (.cases, .next): "}{"
    case (_, .next) where piece.structure.isLarge: "}{"
    case (.vector, .open): "vector{"
    case (.place, .open): "["
    case (.place, .close): "]"
    case (.group, .open), (.repeating, .open): "("
    case (.group, .close), (.repeating, .close): ")"
    default: "}"
    }
  }
}

extension Piece {
  /// Whether it belongs to a word that stands between blanks.
  fileprivate var isBetweenBlanks: Bool { kind == .infix || kind == .conversion }
}

extension [UInt8] {
  /// Appends a Unicode scalar in UTF-8.
  mutating func append(scalar: UInt32) {
    if scalar < 0x80 {
      append(UInt8(truncatingIfNeeded: scalar))
    } else if let scalar = Unicode.Scalar(scalar) {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Appends a whole number in decimal digits.
  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = count
    repeat {
      append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }
}

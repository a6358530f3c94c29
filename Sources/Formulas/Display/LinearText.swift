// The linear text of a formula, as `DESIGN.md` has it: `{a}/{b}`, `b^{e}`,
// `sqrt{a}`, `□` for an empty slot, `|` for the caret, `⟦…⟧` round a selection.

extension Formula {
  /// The formula in one line, with the caret or the selection.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  public var linearText: String { text(withCaret: true) }

  /// The formula in one line, without the caret.
  public var plainLinearText: String { text(withCaret: false) }

  private func text(withCaret: Bool) -> String {
    let selection = withCaret ? selectedRange : nil
    let caret = withCaret && selection == nil ? self.caret : -1
    var text = String.UnicodeScalarView()
    for index in 0...pieces.count {
      if index == selection?.upperBound { text.append("⟧") }
      if index == caret {
        text.append("|")
      } else if isMissingOperand(at: index), selection?.upperBound != index {
        text.append("□")
      }
      if index == selection?.lowerBound { text.append("⟦") }
      guard index < pieces.count else { break }
      let piece = pieces[index]
      if piece.kind == .infix, !piece.isJoined { text.append(" ") }
      if piece.isMark {
        text.append(contentsOf: Formula.linearMark(piece).unicodeScalars)
      } else if let scalar = Unicode.Scalar(piece.scalar) {
        text.append(scalar)
      }
      if piece.kind == .infix, index + 1 == pieces.count || !pieces[index + 1].isJoined {
        text.append(" ")
      }
    }
    return String(text)
  }

  private static func linearMark(_ piece: Piece) -> String {
    switch (piece.structure, piece.kind) {
    case (.fraction, .open): "{"
    case (.fraction, .next): "}/{"
    case (.power, .open): "^{"
    case (.lower, .open): "_{"
    case (.squareRoot, .open): "sqrt{"
    case (.root, .open): "root{"
    case (.root, .next): "}{"
    case (.absolute, .open): "abs{"
    case (.group, .open), (.repeating, .open): "("
    case (.group, .close), (.repeating, .close): ")"
    default: "}"
    }
  }
}

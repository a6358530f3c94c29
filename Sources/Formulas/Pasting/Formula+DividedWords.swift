// Letters that are no name are a product, as they are when they are typed.

extension Formula {
  /// The formula with its unknown words as the editor takes their letters.
  ///
  /// - Parameters:
  ///   - head: How many words in front are names that are being defined.
  ///   - vocabulary: The names that are known.
  /// - Returns: The formula, with the caret at its end.
  func dividingWords(behind head: Int, _ vocabulary: Vocabulary) -> Formula {
    var formula = self
    var place = 0
    var words = 0
    while place < formula.pieces.count {
      guard formula.pieces[place].kind == .letter else {
        place += 1
        continue
      }
      var end = place + 1
      while end < formula.pieces.count, formula.pieces[end].isJoined { end += 1 }
      let word = formula.pieces[place..<end]
      words += 1
      let isProduct =
        words > head && word.count > 1 && word.allSatisfy { $0.kind == .letter }
        && !vocabulary.names.contains(word.text) && !formula.isApplied(at: end)
      let rest = formula.pieces.count - end
      if isProduct {
        for index in place + 1..<end { formula.pieces[index].flags.remove(.joined) }
        formula.caret = end
        formula.recognise(vocabulary)
      }
      place = formula.pieces.count - rest
    }
    formula.caret = formula.pieces.count
    return formula
  }

  /// Whether brackets with arguments of the name before them open at a place.
  private func isApplied(at place: Int) -> Bool {
    place < pieces.count && pieces[place].isOpen && pieces[place].structure == .group
      && isNamed(place)
  }
}

extension ArraySlice<Piece> {
  /// The characters of symbols as a text.
  fileprivate var text: String {
    var text = ""
    for piece in self { Unicode.Scalar(piece.scalar).map { text.unicodeScalars.append($0) } }
    return text
  }
}

extension String {
  /// Whether it is several coordinates of the plane side by side, which are a product also in front
  /// of an equals sign: `xy = 12` is a curve.
  package var isProductOfCoordinates: Bool {
    utf8.count > 1 && utf8.allSatisfy { $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "y") }
  }
}

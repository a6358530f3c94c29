// Letters that are typed side by side are a product. Where they say a number in words they are
// that number, and where they look like a word they are a question, no product that anybody
// meant: neither sliders nor an answer come of it.

internal import Expressions
internal import Formulas
internal import Messages
internal import Numbers
internal import Sessions

extension Sheet {
  /// The formula of the number that was typed in words, unless each letter has a value.
  var typedNumber: Formula? {
    guard let number = NumberInWords.value(of: Array(editor.typedText.utf8)),
      !editor.formula.pieces.allSatisfy({ $0.kind == .letter && hasMeaning($0) })
    else { return nil }
    return Expression(plain: number.text()).flatMap { Formula($0) }
  }

  /// Tells of the first letters of the formula that look like a word without a meaning.
  ///
  /// - Returns: Whether there are some.
  mutating func refuseWord(_ result: inout EventResult) -> Bool {
    let pieces = editor.formula.pieces
    var place = 0
    while place < pieces.count {
      let start = place
      while place < pieces.count, isSingleLetter(place) { place += 1 }
      // The letters of an index are a part of a name.
      let isIndex =
        start > 0 && pieces[start - 1].kind == .open && pieces[start - 1].structure == .lower
      if !isIndex, let problem = problem(with: start..<place) {
        leaveAnswer()
        message = problem
        result.words = problem.message
        return true
      }
      if place == start { place += 1 }
    }
    return false
  }

  /// Whether a piece is a letter that belongs to no name.
  private func isSingleLetter(_ place: Int) -> Bool {
    let pieces = editor.formula.pieces
    guard pieces[place].kind == .letter, !pieces[place].flags.contains(.joined) else {
      return false
    }
    return place + 1 == pieces.count || !pieces[place + 1].flags.contains(.joined)
  }

  /// What is wrong with letters side by side: four or more with one without a meaning among them
  /// are a word, and so are three that are spelled much like a name.
  private func problem(with range: Range<Int>) -> Problem? {
    let letters = editor.formula.pieces[range]
    guard letters.count > 2, !letters.allSatisfy(hasMeaning),
      !letters.contains(where: { 0x370...0x3ff ~= $0.scalar })
    else { return nil }
    let texts = letters.map { Sheet.text([$0]) }
    let word = texts.joined()
    guard RomanNumeral.value(of: word) == nil else { return nil }
    var known = names.variables.map { $0.name } + editor.vocabulary.functions.sorted()
    if editor.formula.takesNumberSet(at: range.lowerBound) {
      known += NumberSet.words.map { $0.word }
    }
    let nearest =
      ForeignName.translation(of: word) ?? Spelling.nearest(to: word, among: known)
      ?? Spelling.nearestBuiltin(to: word)
    if let nearest {
      let kind = EvaluationError.Kind.unknownName(word, nearest: nearest)
      return Problem(Message(kind, in: settings.language), at: range)
    }
    guard letters.count > 3 else { return nil }
    let product = texts.joined(separator: "*")
    return Problem(
      Message(saying: .unknownNameLetters, in: settings.language, word, product),
      at: range
    )
  }

  /// Whether a letter stands for a number or a coordinate, or names a function.
  private func hasMeaning(_ letter: Piece) -> Bool {
    let name = Sheet.text([letter])
    return hasValue(name) || editor.vocabulary.functions.contains(name)
      || ["x", "y", "z", "t", "r", "i"].contains(name)
  }
}

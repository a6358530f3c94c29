// The words behind an expression that ask for a way to write its value, `to hex`: letters,
// digits and blanks that are one item, shown as they were typed. They begin where a blank is
// typed behind `to`, `as` or `in`, or where an arrow has such a word behind it.

import Expressions

extension Formula {
  /// Types a blank behind a preposition, or within the words of a conversion, and says
  /// whether there is one.
  mutating func typeBlankOfConversion(_ vocabulary: Vocabulary) -> Bool {
    guard anchor == nil, caret > 0 else { return false }
    if pieces[caret - 1].kind == .conversion {
      if !pieces[caret - 1].isSymbol(" ") { addToConversion(" ") }
      return true
    }
    guard caret == pieces.count, let start = prepositionStart(vocabulary) else { return false }
    if start == 0 {
      guard vocabulary.continuesFromAns else { return false }
      let word = Formula.text(of: pieces[...])
      self = Formula()
      type(name: "Ans")
      insert(Formula.words(word))
    } else {
      let word = Formula.text(of: pieces[start...])
      remove(start..<caret)
      if pieces[start - 1].isBlank { remove(start - 1..<start) }
      bracketLetters()
      caret = pieces.count
      insert(Formula.words(word))
    }
    addToConversion(" ")
    return true
  }

  /// Types a letter or a digit within the words of a conversion, or the last one of such a
  /// word behind an arrow, and says whether it was one.
  mutating func typeInConversion(_ scalar: Unicode.Scalar, _ vocabulary: Vocabulary) -> Bool {
    guard anchor == nil, caret > 0, Formula.isInConversion(scalar) else { return false }
    if pieces[caret - 1].kind == .conversion {
      addToConversion(scalar)
      return true
    }
    return typeBehindArrow(scalar, vocabulary)
  }

  /// Whether a character may stand in the words of a conversion.
  static func isInConversion(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "%" || 0x30...0x39 ~= scalar.value
      || Scanner.isLetter(scalar.value)
  }

  /// Deletes before the caret, which is in or behind the words of a conversion.
  mutating func backspaceConversion() {
    let start = itemStart(before: caret)
    let end = itemEnd(after: start) - 1
    pieces.remove(at: caret - 1)
    caret -= 1
    if caret == start, caret < end { pieces[caret].flags.remove(.joined) }
    // Without its blank a preposition is the letters that were typed.
    guard caret == end, end - start == 2, !pieces[start..<end].contains(where: { $0.isSymbol(" ") })
    else { return }
    for index in start..<end { pieces[index] = Piece(.letter, pieces[index].character) }
  }

  private mutating func addToConversion(_ scalar: Unicode.Scalar) {
    pieces.insert(Piece(.conversion, scalar, .joined), at: caret)
    caret += 1
  }

  /// Where the two letters of a preposition at the end of the formula start, that have a
  /// whole operand before them or nothing.
  private func prepositionStart(_ vocabulary: Vocabulary) -> Int? {
    let start = caret - 2
    guard start >= 0, slotStart(around: caret) == nil else { return nil }
    let letters = pieces[start...]
    guard letters.allSatisfy({ $0.kind == .letter && !$0.isJoined }) else { return nil }
    let word = Formula.text(of: letters)
    guard Conversion.isPreposition(word), !vocabulary.names.contains(word),
      start == 0 || !needsOperand(at: start) && !pieces[start - 1].isLetter
    else { return nil }
    return start
  }

  /// Makes the word behind an arrow a conversion, where a character is its last one.
  private mutating func typeBehindArrow(
    _ scalar: Unicode.Scalar,
    _ vocabulary: Vocabulary
  ) -> Bool {
    guard caret == pieces.count else { return false }
    var start = caret
    while start > 0, pieces[start - 1].isLetter || pieces[start - 1].kind == .digit { start -= 1 }
    guard start > 0, start < caret, pieces[start - 1].isSymbol("→"),
      pieces[start - 1].kind == .sign
    else { return false }
    var word = Formula.text(of: pieces[start...])
    word.unicodeScalars.append(scalar)
    guard !vocabulary.names.contains(word), Conversion(reading: "to " + word) != nil
    else { return false }
    remove(start - 1..<caret)
    insert(Formula.words("to " + word))
    return true
  }
}

extension Piece {
  /// The character of a symbol.
  fileprivate var character: Unicode.Scalar { Unicode.Scalar(scalar) ?? " " }
}

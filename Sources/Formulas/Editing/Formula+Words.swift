// Letters and digits.

import Expressions

extension Formula {
  /// Types a letter.
  mutating func type(letter: Unicode.Scalar, _ vocabulary: Vocabulary) {
    if letter == "E", isBehindNumber {
      insertScientific()
      return
    }
    beginWord(continuing: .letter)
    if leaveIntegral(with: letter) { return }
    insert(Piece(.letter, letter))
    // The letters of an index are a name of their own: `x_max`.
    recognise(vocabulary)
    if vocabulary.continuesFromAns, caret == pieces.count, pieces.first?.kind == .infix {
      let word = pieces
      pieces = []
      caret = 0
      type(name: "Ans")
      insert(word)
    }
  }

  /// Leaves an integral by its dx, which stands behind the function already.
  ///
  /// - Returns: Whether the letter is the bound name, and a `d` stands in front of it.
  private mutating func leaveIntegral(with letter: Unicode.Scalar) -> Bool {
    guard anchor == nil, caret > 0, pieces[caret - 1].isSymbol("d"), !pieces[caret - 1].isJoined,
      caret < pieces.count, pieces[caret].kind == .next, pieces[caret].structure == .integral,
      pieces[caret + 1].isSymbol(letter), pieces[caret + 2].isClose,
      row(around: caret).count > 1, role(around: caret) == .function
    else { return false }
    remove(caret - 1..<caret)
    caret += 3
    return true
  }

  /// Whether the caret is in the index of a name, which is no base of a logarithm.
  private var isInIndex: Bool {
    guard let start = slotStart(around: caret), pieces[start].structure == .lower else {
      return false
    }
    return start > 0 && pieces[start - 1].kind == .letter
  }

  /// Types a digit.
  mutating func type(digit: Unicode.Scalar) {
    if makeExponent() {
      insert(Piece(.digit, digit))
      return
    }
    bracketLetters()
    beginWord(continuing: .digit)
    openArgument()
    insert(Piece(.digit, digit))
  }

  /// Types the decimal mark; a number takes only one.
  mutating func typeMark() {
    // Two marks, or three, stand between the bounds of a range.
    if caret > 0, pieces[caret - 1].isSymbol("‥") { return }
    if caret > 0, pieces[caret - 1].kind == .mark {
      remove(caret - 1..<caret)
      type(sign: "‥")
      return
    }
    bracketLetters()
    let start = numberRange
    if pieces[start].contains(where: { $0.kind == .mark }) {
      // A number with a mark may be a bound.
      if caret == start.upperBound, isInBrackets { type(sign: "‥") }
      return
    }
    if start.isEmpty || !isInBareArgument { beginWord(continuing: start.isEmpty ? .mark : .digit) }
    openArgument()
    insert(Piece(.mark, "."))
  }

  /// Whether brackets that are no function's are right around the caret.
  private var isInBrackets: Bool {
    guard let open = slotStart(around: caret) else { return false }
    return pieces[open].structure == .group && !isNamed(open)
  }

  /// Types a name as one unit.
  mutating func type(name: String) {
    bracketLetters()
    beginWord(continuing: .postfix)
    openArgument()
    var flags: Piece.Flags = []
    for scalar in name.unicodeScalars {
      let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
      insert(Piece(isDigit ? .digit : .letter, scalar, flags))
      flags = .joined
    }
  }

  /// The digits and marks around the caret.
  var numberRange: Range<Int> {
    var lower = caret
    var upper = caret
    func isNumeric(_ piece: Piece) -> Bool {
      (piece.kind == .digit || piece.kind == .mark) && !piece.isJoined
    }
    while lower > 0, isNumeric(pieces[lower - 1]) { lower -= 1 }
    while upper < pieces.count, isNumeric(pieces[upper]) { upper += 1 }
    return lower..<upper
  }

  /// Whether a number ends before the caret.
  private var isBehindNumber: Bool {
    let range = numberRange
    return range.lowerBound < caret && !isNumberedName(before: range.lowerBound)
  }

  /// Whether a single `e` behind a number ends at a place, as in `2e`: with a digit, or a sign and
  /// a digit, it makes a power of ten.
  func isExponentSign(before place: Int) -> Bool {
    guard place > 1, pieces[place - 1].kind == .letter, pieces[place - 1].isSymbol("e"),
      pieces[place - 1].flags.isDisjoint(with: [.joined, .apart])
    else { return false }
    if pieces[place - 2].isClose { return pieces[place - 2].structure == .repeating }
    // A mark alone is no number.
    let start = wordStart(before: place - 1)
    return pieces[start].kind == .digit || pieces[start].kind == .mark && start < place - 2
  }

  /// Makes a power of ten of an `e` behind a number and of the sign behind it, if they end before
  /// the caret; its exponent comes next.
  private mutating func makeExponent() -> Bool {
    var place = caret
    let sign = caret > 0 && pieces[caret - 1].kind == .sign ? pieces[caret - 1] : nil
    if let sign {
      guard sign.flags.contains(.exponential) else { return false }
      place -= 1
      // The sign has left the slots that end here.
      while place > 0, pieces[place - 1].isClose { place -= 1 }
    }
    guard isExponentSign(before: place) else { return false }
    if sign != nil { remove(caret - 1..<caret) }
    caret = place
    remove(place - 1..<place)
    insertScientific()
    if sign?.isSymbol("-") ?? false { insert(Piece(.prefix, "-")) }
    return true
  }

  /// Says that what is before the caret makes no sign or number with what comes.
  mutating func setApart() {
    guard caret > 0, pieces[caret - 1].kind == .postfix || pieces[caret - 1].isSymbol("e")
    else { return }
    pieces[caret - 1].flags.insert(.apart)
  }

  /// Prepares for a piece of an operand: leaves an argument without brackets
  /// unless the piece continues its word, and draws vanished brackets.
  mutating func beginWord(continuing kind: Piece.Kind) {
    while let start = endsRunningSlot, !needsOperand(at: caret) {
      let structure = pieces[start].structure
      guard
        (structure == .repeating || isFunctionPower(start) || isExponent(start)) && kind != .digit
          || structure == .lower && kind == .postfix
          || structure == .mixed && kind != .digit
      else { break }
      caret = closing(of: start) + 1
    }
    while isInBareArgument, let start = slotStart(around: caret), !needsOperand(at: caret) {
      let row = start + 1..<caret
      // As in `sin -ln 2x`, where the word is the argument of both.
      let first =
        row.first { pieces[$0].kind != .prefix && pieces[$0].kind != .function } ?? row.upperBound
      let isWord = first == row.upperBound || wordStart(before: caret) == first
      let last = pieces[caret - 1].kind
      let continues =
        switch kind {
        case .digit where last == .unread: true
        // A number in front of a name is its factor: `sin 2x`.
        case .digit, .letter:
          (isWord || isMultiple(first..<row.upperBound))
            && (last == .letter || last == .digit || last == .mark)
        default: false
        }
      if continues { break }
      caret = closing(of: start) + 1
    }
    reviveBrackets()
  }
}

extension Formula {
  /// Whether pieces are letters with digits, perhaps behind a number, as in `2pi` and `sqrt`.
  private func isMultiple(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      switch pieces[index].kind {
      case .letter, .digit, .mark: true
      default: isForeignMark(index)
      }
    }
  }
}

// MARK: - Names

extension Formula {
  /// Letters that came together may be a name.
  mutating func recogniseAround(_ vocabulary: Vocabulary) {
    guard caret > 0, caret < pieces.count, pieces[caret - 1].isLetter, pieces[caret].isLetter,
      anchor == nil
    else { return }
    recognise(vocabulary)
  }

  /// Finds the names in the letters around the caret, longest first.
  mutating func recognise(_ vocabulary: Vocabulary) {
    if isInIndex { return }
    let reach = 4 * Vocabulary.longestWord
    var lower = caret
    while lower > 0, pieces[lower - 1].isLetter, caret - lower < reach || pieces[lower].isJoined {
      lower -= 1
    }
    // A numeral is read with the line above its letters, `C̅DIV`.
    if lower > 0, pieces[lower - 1].isUnread, pieces[lower - 1].isSymbol("\u{305}") { return }
    var upper = caret
    while upper < pieces.count, pieces[upper].isLetter, upper - caret < reach { upper += 1 }
    while upper < pieces.count, pieces[upper].isLetter, pieces[upper].isJoined { upper += 1 }
    var index = lower
    while index < upper {
      index = recogniseWord(at: index, before: &upper, vocabulary)
    }
  }

  /// Marks the longest name at a place and returns the place behind it.
  private mutating func recogniseWord(
    at index: Int,
    before upper: inout Int,
    _ vocabulary: Vocabulary
  ) -> Int {
    // A name that was inserted as one stays one, unless letters follow.
    let whole = min(itemEnd(after: index), upper)
    // What is left of a word whose first letters became another one is no name.
    let isCut = pieces[index].isJoined
    var end = min(index + max(4 * Vocabulary.longestWord, whole - index), upper)
    while end > index + 1 {
      if end - index <= Vocabulary.longestWord || !vocabulary.names.isEmpty || end == whole,
        let word = vocabulary.word(pieces[index..<end], isAlone: isRun(index..<end))
          ?? (end == whole && !isCut ? kept(index..<end, vocabulary) : nil)
            ?? (isNumberSet(index..<end) ? .name : nil),
        word != .infix || !isBeginning(index..<end)
      {
        return become(word, index..<end, &upper)
      }
      end -= 1
    }
    pieces[index].kind = .letter
    // What was a word is one no more.
    for place in index..<max(whole, index + 1) { pieces[place].flags.remove(.joined) }
    return index + 1
  }

  /// What letters that were one name are beside others: a name of the user or a constant stays
  /// one, and a word between operands, but no function that only means something alone.
  private func kept(_ range: Range<Int>, _ vocabulary: Vocabulary) -> Word? {
    switch vocabulary.word(pieces[range], isAlone: true) {
    case nil, .name: .name
    default: pieces[range.lowerBound].kind == .infix && !isBeginning(range) ? .infix : nil
    }
  }

  /// Whether a word between operands has none in front, and letters behind it: `model` and
  /// `modulo` begin so.
  private func isBeginning(_ range: Range<Int>) -> Bool {
    range.upperBound < pieces.count && pieces[range.upperBound].isLetter
      && needsOperand(at: range.lowerBound)
  }

  /// Whether no letter stands beside a range, but for those of words between operands that are whole
  /// there.
  private func isRun(_ range: Range<Int>) -> Bool {
    func isLetter(_ piece: Piece) -> Bool { piece.isLetter && piece.kind != .infix }
    func isCut(_ index: Int) -> Bool { pieces[index].isLetter && pieces[index].isJoined }
    let (lower, upper) = (range.lowerBound, range.upperBound)
    return (lower == 0 || !isLetter(pieces[lower - 1]) && !isCut(lower))
      && (upper == pieces.count || !isLetter(pieces[upper]) && !isCut(upper))
  }

  private mutating func become(_ word: Word, _ range: Range<Int>, _ upper: inout Int) -> Int {
    switch word {
    case .function, .infix, .name, .answer:
      for index in range {
        pieces[index].kind =
          word == .function ? .function : word == .infix ? .infix : .letter
        if index > range.lowerBound {
          pieces[index].flags.insert(.joined)
        } else {
          pieces[index].flags.remove(.joined)
        }
      }
      if word == .answer {
        pieces[range.lowerBound].scalar = 0x41
        pieces[range.lowerBound + 1].scalar = 0x6e
        pieces[range.lowerBound + 2].scalar = 0x73
      }
      if word == .infix, range.upperBound == caret {
        leaveWith(range)
        upper = range.upperBound
      }
      return range.upperBound
    case .letter(let letter):
      let isFunction = Vocabulary.isFunction(spelled: String(Character(letter)))
      pieces[range.lowerBound] = Piece(.letter, letter, isFunction ? .spelled : [])
      drop(range, &upper)
      return range.lowerBound + 1
    case .squareRoot, .cubeRoot, .root:
      guard range.upperBound == caret else { return range.lowerBound + 1 }
      remove(range)
      upper = range.lowerBound
      openRoot(word)
      return upper
    }
  }

  /// Removes all but the first piece of a range.
  private mutating func drop(_ range: Range<Int>, _ upper: inout Int) {
    for index in range.dropFirst() { pieces[index].flags.remove(.joined) }
    remove(range.lowerBound + 1..<range.upperBound)
    upper -= range.count - 1
  }

  private mutating func openRoot(_ word: Word) {
    switch word {
    case .squareRoot: open(.squareRoot)
    case .cubeRoot: openCubeRoot()
    default:
      // Its brackets have the radicand first: `nthroot(8; 3)`.
      open(.root)
      pieces[caret - 1].flags.insert(.spelled)
    }
  }

  /// Moves the name of an operator that was just typed out of the slots that
  /// it leaves, as a sign would.
  private mutating func leaveWith(_ range: Range<Int>) {
    let word = Array(pieces[range])
    guard let builtin = Builtin.named(Formula.text(of: word[...])) else { return }
    guard range.lowerBound > 0, !needsOperand(at: range.lowerBound) else { return }
    let saved = self
    remove(range)
    let before = caret
    bracketLetters()
    leaveSlots(Tightness(of: builtin))
    if caret == before { self = saved } else { insert(word) }
  }
}

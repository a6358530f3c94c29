// Fractions, powers, subscripts, roots, bars. A key that binds by rank opens a
// running slot; a template key opens a scope.

extension Formula {
  /// Types a slash.
  mutating func typeSlash() {
    if let range = selectedRange {
      anchor = nil
      caret = range.upperBound
      makeFraction(from: range.lowerBound, .running)
      return
    }
    bracketLetters()
    leaveSlots(.product)
    divide(.running)
  }

  /// Makes the term before the caret a numerator, or opens an empty fraction.
  private mutating func divide(_ flags: Piece.Flags) {
    reviveBrackets()
    if !needsOperand(at: caret), let start = termStart(before: caret) {
      makeFraction(from: start, flags)
    } else {
      openArgument()
      insert([Piece(.open, .fraction), Piece(.next, .fraction, flags), Piece(.close, .fraction)])
      caret -= 2
    }
  }

  private mutating func makeFraction(from start: Int, _ flags: Piece.Flags) {
    // A script of the operand goes along with it.
    while caret < pieces.count, pieces[caret].opensScript { caret = itemEnd(after: caret) }
    splitWord(at: start)
    var open = Piece(.open, .fraction)
    let row = start..<caret
    if isGroup(row), !hasSeparator(start + 1..<caret - 1), unbracket(row) {
      open.flags.insert(.bracketed)
    }
    let end = caret
    insert([Piece(.next, .fraction, flags), Piece(.close, .fraction)])
    pieces.insert(open, at: start)
    caret = end + 2
  }

  /// Types a caret: an exponent that runs.
  mutating func typePower() {
    bracketLetters()
    leaveForExponent()
    bracketScientific()
    raise(.running)
  }

  /// Opens an exponent on the factor before the caret; says whether there is
  /// one.
  @discardableResult
  mutating func raise(_ flags: Piece.Flags) -> Bool {
    if let range = selectedRange {
      anchor = nil
      caret = range.upperBound
      if needsBracketsAsBase(range) { bracket(range) }
    } else if caret < pieces.count, pieces[caret].isOpen, pieces[caret].structure == .power {
      // There is an exponent already.
      caret = slotEnd(around: caret + 1)
      return true
    } else if caret > 0, functionStart(before: caret) != nil, !pieces[caret - 1].isClose {
      // As in `sin²`.
    } else if let start = baseStart {
      reviveBrackets()
      let base = (pieces[start].kind == .open ? start : start)..<caret
      if needsBracketsAsBase(base) { bracket(base, .automatic) }
    } else {
      return false
    }
    insert([Piece(.open, .power, flags), Piece(.close, .power)])
    caret -= 1
    return true
  }

  /// The start of what an exponent at the caret stands on.
  private var baseStart: Int? {
    if let start = slotStart(around: caret), pieces[start].flags.contains(.closed) {
      return start + 1
    }
    return needsOperand(at: caret) ? nil : factorStart(before: caret)
  }

  /// Puts an exponent on the factor before the caret and stays behind it.
  mutating func raise(to exponent: [Piece]) {
    bracketLetters()
    leaveForExponent()
    let saved = self
    guard raise([]), isEmptyRow(around: caret) else {
      self = saved
      return
    }
    insert(exponent)
    caret += 1
  }

  /// Opens a subscript on the name before the caret.
  mutating func typeLower() {
    leaveSlots(.tight)
    guard caret > 0, pieces[caret - 1].isLetter, pieces[caret - 1].scalar != 0x3c0 else { return }
    let isLogarithm = pieces[caret - 1].kind == .function && isLogarithm(before: caret)
    guard isLogarithm || pieces[caret - 1].kind == .letter else { return }
    if caret < pieces.count, pieces[caret].isOpen, pieces[caret].structure == .lower {
      caret = slotEnd(around: caret + 1)
      return
    }
    insert([Piece(.open, .lower, .running), Piece(.close, .lower)])
    caret -= 1
  }

  func isLogarithm(before place: Int) -> Bool {
    let start = itemStart(before: place)
    return place - start == 3 && pieces[start].isSymbol("l") && pieces[start + 1].isSymbol("o")
      && pieces[start + 2].isSymbol("g")
  }
}

// MARK: - Structures of their own

extension Formula {
  /// Opens a structure around the selection, or an empty one.
  mutating func open(_ structure: Structure) {
    if let large = structure.large { return open(large) }
    if let range = selectedRange {
      wrap(range, in: structure)
      return
    }
    prepareOperand()
    let new = structure.marks
    insert(new)
    caret -= new.count - 1
  }

  /// Leaves an argument that is complete, draws vanished brackets.
  mutating func prepareOperand() {
    bracketLetters()
    beginWord(continuing: .postfix)
  }

  /// Opens a cube root.
  mutating func openCubeRoot() {
    open(.root)
    if anchor == nil, isEmptyRow(around: caret) {
      pieces[caret - 1].flags.insert(.keyed)
      insert(Piece(.digit, "3"))
      let end = slotEnd(around: caret + 1)
      // Around a selection it is complete.
      caret = end == caret + 1 ? end : end + 1
    }
  }

  private mutating func wrap(_ range: Range<Int>, in structure: Structure) {
    anchor = nil
    caret = range.upperBound
    splitWord(at: range.lowerBound)
    insert(Piece(.close, structure))
    let end = caret
    // What is selected is the last slot of a root, and the value of cases.
    if structure == .cases {
      pieces.insert(Piece(.next, structure), at: end - 1)
      pieces.insert(Piece(.open, structure), at: range.lowerBound)
      caret = end + 1
      return
    }
    let marks = structure.marks.dropLast()
    pieces.insert(contentsOf: marks, at: range.lowerBound)
    // An index is still to be typed.
    caret = structure == .root ? range.lowerBound + 1 : end + marks.count
  }

  /// Opens a large operator around the selection, with the caret in its first empty slot.
  private mutating func open(_ large: LargeOperator) {
    if let range = selectedRange {
      anchor = nil
      splitWord(at: range.lowerBound)
      splitWord(at: range.upperBound)
      let term = Array(pieces[range])
      pieces.replaceSubrange(range, with: large.pieces(of: term))
      caret = range.lowerBound
    } else {
      prepareOperand()
      let new = large.pieces(of: [])
      insert(new)
      caret -= new.count
    }
    let hole = slotRows(of: caret).first { $0.isEmpty }
    caret = hole?.lowerBound ?? closing(of: caret) + 1
  }

  /// Inserts times a power of ten, or a power of ten where no number stands.
  mutating func insertScientific() {
    if !needsOperand(at: caret) { insert(Piece(.sign, "*", .joined)) }
    insertPower(of: [Piece(.digit, "1"), Piece(.digit, "0")])
  }

  /// Inserts a base with an empty exponent as a scope.
  mutating func insertPower(of base: [Piece], _ flags: Piece.Flags = .running) {
    insert(base)
    insert([Piece(.open, .power, flags), Piece(.close, .power)])
    caret -= 1
  }

  /// Presses the key of a structure.
  mutating func press(_ template: Template) {
    switch template {
    case .fraction: pressFraction()
    case .mixed: pressMixed()
    case .power:
      bracketLetters()
      leaveForExponent()
      raise([])
    case .square: raise(to: [Piece(.digit, "2")])
    case .cube: raise(to: [Piece(.digit, "3")])
    case .reciprocal: raise(to: [Piece(.prefix, "-"), Piece(.digit, "1")])
    case .squareRoot: open(.squareRoot)
    case .cubeRoot: openCubeRoot()
    case .root: open(.root)
    case .absolute: open(.absolute)
    case .list: open(.list)
    case .cases: open(.cases)
    case .sum: open(.sum)
    case .product: open(.product)
    case .integral: open(.integral)
    case .limit: open(.limit)
    case .derivative: open(.derivative)
    case .exponential: openPower(of: [Piece(.letter, "e")])
    case .scientific:
      bindSelection()
      bracketLetters()
      beginWord(continuing: .digit)
      insertScientific()
    case .tenPower: openPower(of: [Piece(.digit, "1"), Piece(.digit, "0")])
    case .logarithm: pressLogarithm()
    case .lower:
      deleteSelection()
      typeLower()
    case .repeating: pressRepeating()
    case .negate: negate()
    }
  }

  private mutating func pressFraction() {
    if let range = selectedRange {
      anchor = nil
      caret = range.upperBound
      makeFraction(from: range.lowerBound, [])
      return
    }
    bracketLetters()
    divide([])
  }

  /// Opens a mixed number; the whole number before the caret, or what is selected, is its
  /// whole part.
  private mutating func pressMixed() {
    var whole = takeSelection()
    if whole.isEmpty {
      let range = numberRange
      let isWhole =
        range.lowerBound < caret && range.upperBound == caret
        && !isNumberedName(before: range.lowerBound)
        && pieces[range].allSatisfy { $0.kind == .digit }
      if isWhole {
        whole = Array(pieces[range])
        remove(range)
      } else {
        prepareOperand()
      }
    }
    insert([Piece(.open, .mixed)] + whole)
    if !whole.isEmpty { insert(Piece(.next, .mixed)) }
    let place = caret
    insert(Array(Structure.mixed.marks.dropFirst(whole.isEmpty ? 1 : 2)))
    caret = place
  }

  /// Takes a mixed number apart again that was read from what was typed, where the caret is in
  /// its denominator: `2 1/2` is a mixed number, `2 1/2.5` is none.
  mutating func divideMixed() {
    guard let last = endsRunningSlot, pieces[last].structure == .mixed else { return }
    let open = opening(of: last)
    let first = slotEnd(around: open + 1)
    let close = closing(of: open)
    for mark in [first, last, close] { pieces[mark].structure = .fraction }
    pieces[first].kind = .open
    let blank = Piece(.unread, " ", .pending)
    pieces.insert(blank, at: first)
    // The whole number is no part of a name or number in front.
    let isInWord = open > 0 && (pieces[open - 1].isLetter || pieces[open - 1].kind == .digit)
    pieces.replaceSubrange(open..<open + 1, with: isInWord ? [blank] : [])
    if isInWord { caret += 1 }
  }

  /// Opens the exponent on a base that comes with it, around the selection.
  private mutating func openPower(of base: [Piece]) {
    let content = takeSelection()
    prepareOperand()
    insertPower(of: base, [])
    insert(content)
    if !content.isEmpty { caret += 1 }
  }

  /// Opens the base of a logarithm; the selection is its argument.
  private mutating func pressLogarithm() {
    let content = takeSelection()
    prepareOperand()
    insert([
      Piece(.function, "l"), Piece(.function, "o", .joined), Piece(.function, "g", .joined),
      Piece(.open, .lower), Piece(.close, .lower), Piece(.open, .group, .keyed),
    ])
    let base = caret - 2
    insert(content + [Piece(.close, .group)])
    caret = base
  }

  /// Deletes what is selected and returns it.
  mutating func takeSelection() -> [Piece] {
    let content = selectedRange.map { Array(pieces[$0]) } ?? []
    deleteSelection()
    return content
  }

  /// Opens the repeating digits of the number before the caret.
  private mutating func pressRepeating() {
    let range = numberRange
    guard anchor == nil, range.upperBound == caret,
      pieces[range].contains(where: { $0.kind == .mark })
    else { return }
    insert([Piece(.open, .repeating, .running), Piece(.close, .repeating)])
    caret -= 1
  }

  /// Gives the operand before the caret a sign, or takes it away.
  private mutating func negate() {
    bindSelection()
    let start = needsOperand(at: caret) ? caret : factorStart(before: caret) ?? caret
    if start > 0, pieces[start - 1].kind == .prefix {
      remove(start - 1..<start)
    } else if !needsOperand(at: start) {
      // As in `2x`, where a sign would become a difference.
      guard let term = termStart(before: caret) else { return }
      if term > 0, pieces[term - 1].kind == .prefix {
        remove(term - 1..<term)
      } else if needsOperand(at: term) {
        place(Piece(.prefix, "-"), at: term)
      }
    } else {
      if start == caret { openArgument() }
      place(Piece(.prefix, "-"), at: start == caret ? caret : start)
    }
  }
}

// Brackets and bars that pair themselves. An opening one shows its partner at
// once, faint, at the end of the slot; the closing key pulls the partner to
// the caret.

import Expressions

extension Formula {
  /// Types an opening bracket.
  mutating func typeOpening(_ vocabulary: Vocabulary) {
    if bracketSelection() { return }
    // A faint one that stands here was meant.
    if caret < pieces.count, pieces[caret].kind == .open, pieces[caret].structure == .group,
      pieces[caret].flags.contains(.ghost)
    {
      pieces[caret].flags.remove(.ghost)
      caret += 1
      return
    }
    nameFunction(vocabulary)
    if openNamedStructure() || completeNumberedName() { return }
    bracketLetters()
    leaveComplete()
    if swallowOpening() { return }
    reviveBrackets()
    if let start = slotStart(around: caret), pieces[start].flags.contains(.ghost),
      pieces[start].structure == .group
    {
      pullOpening(start)
    } else if caret > 0, pieces[caret - 1].kind == .mark {
      insert([Piece(.open, .repeating, .running), Piece(.close, .repeating)])
      caret -= 1
    } else {
      // A script belongs to what it stands on, not to the new bracket.
      while caret < pieces.count, pieces[caret].opensScript { caret = itemEnd(after: caret) }
      splitWord(at: caret)
      pieces.insert(Piece(.close, .group, .ghost), at: slotEnd(around: caret))
      insert(Piece(.open, .group))
    }
  }

  /// Puts brackets around what is selected, and says whether something is.
  mutating func bracketSelection() -> Bool {
    guard let range = selectedRange else { return false }
    anchor = nil
    caret = range.upperBound
    bracket(range)
    return true
  }

  /// Types an opening square bracket: behind a list it holds the place of an element;
  /// elsewhere it is a round one, until bounds or a separator stand in it.
  mutating func typeSquareOpening(_ vocabulary: Vocabulary) {
    if selectedRange == nil, isList(before: caret, vocabulary) { return openFence(.place) }
    typeOpening(vocabulary)
    squareBrackets()
  }

  /// Makes the brackets square that open or close right before the caret.
  mutating func squareBrackets() {
    guard caret > 0, pieces[caret - 1].structure == .group,
      !pieces[caret - 1].flags.contains(.keyed)
    else { return }
    switch pieces[caret - 1].kind {
    case .open: pieces[caret - 1].scalar = Piece.squareBracket.scalar
    case .close: pieces[opening(of: caret - 1)].scalar = Piece.squareBracket.scalar
    default: break
    }
  }

  /// The letter that was typed by the name of a function, as `gamma`, is the function in
  /// front of a bracket, unless the user has given the letter a meaning.
  private mutating func nameFunction(_ vocabulary: Vocabulary) {
    guard caret > 0, pieces[caret - 1].flags.contains(.spelled) else { return }
    let letter = Formula.text(of: pieces[caret - 1..<caret])
    guard !vocabulary.names.contains(letter), !vocabulary.functions.contains(letter),
      let row = Vocabulary.function(spelled: letter)
    else { return }
    remove(caret - 1..<caret)
    insert(Formula.name(of: row))
  }

  /// Leaves arguments without brackets, and subscripts.
  private mutating func leaveComplete() {
    while let start = endsRunningSlot, !needsOperand(at: caret) {
      let structure = pieces[start].structure
      guard
        structure == .group || structure == .lower || structure == .repeating
          || isFunctionPower(start) || isExponent(start)
      else { return }
      caret = closing(of: start) + 1
    }
  }

  /// The brackets of a function key or of a root are there already.
  private mutating func swallowOpening() -> Bool {
    guard let start = slotStart(around: caret), isEmptyRow(around: caret) else { return false }
    switch pieces[start].structure {
    case .group: return pieces[start].flags.contains(.keyed)
    case .squareRoot, .root:
      guard !pieces[start].flags.contains(.bracketed) else { return false }
      pieces[start].flags.insert(.bracketed)
      if pieces[start].flags.contains(.spelled), isHollow(start) {
        caret += 1
        pieces[caret - 1].flags.insert(.bracketed)
      }
      return true
    default: return false
    }
  }

  /// The name of a function that a structure or a power draws, as `abs(`, `root(` or `exp(`,
  /// becomes that.
  private mutating func openNamedStructure() -> Bool {
    guard caret > 0, pieces[caret - 1].kind == .function else { return false }
    let start = itemStart(before: caret)
    guard let row = Builtin.named(Formula.text(of: pieces[start..<caret])) else { return false }
    if let base = row.powerBase {
      remove(start..<caret)
      insertPower(of: [Piece(.letter, base)], [])
      pieces[caret - 1].flags.insert(.bracketed)
      return true
    }
    switch Formula.structure(of: row) {
    case nil: return false
    case .root?:
      remove(start..<caret)
      insert([Piece(.open, .root), Piece(.next, .root, .bracketed), Piece(.close, .root)])
      caret -= 2
    case let structure?:
      remove(start..<caret)
      pieces.insert(Piece(.close, structure, .bracketed), at: caret)
      insert(Piece(.open, structure, .bracketed))
    }
    return true
  }

  /// `log2(`, `log10(` and `atan2(` are names, though `log 2` is a call.
  private mutating func completeNumberedName() -> Bool {
    guard let start = endsRunningSlot, pieces[start].structure == .group,
      start > 0, pieces[start - 1].kind == .function
    else { return false }
    let digits = Array(pieces[start + 1..<caret])
    let word = pieces[itemStart(before: start)..<start]
    guard digits.allSatisfy({ $0.kind == .digit }),
      let row = Builtin.named(Formula.text(of: word + digits))
    else { return false }
    let isSame = row == Builtin.named(Formula.text(of: word))
    dissolve(start)
    remove(start..<caret)
    if !isSame {
      for var digit in digits {
        digit.kind = .function
        digit.flags.insert(.joined)
        pieces.insert(digit, at: caret)
        caret += 1
      }
    }
    pieces.insert(Piece(.close, .group, .ghost), at: slotEnd(around: caret))
    insert(Piece(.open, .group))
    return true
  }

  /// Moves the faint opening bracket of a group to the caret.
  private mutating func pullOpening(_ start: Int) {
    splitWord(at: caret)
    pieces.insert(Piece(.open, .group), at: caret)
    pieces.remove(at: start)
  }
}

// MARK: - Closing

extension Formula {
  /// Types a closing bracket.
  mutating func typeClosing() {
    bracketLetters()
    if caret > 0, pieces[caret - 1].isClose, pieces[caret - 1].structure == .group,
      pieces[caret - 1].flags.contains(.ghost)
    {
      pieces[caret - 1].flags.remove(.ghost)
      return
    }
    guard let slot = slotToClose() else {
      closeAlone()
      return
    }
    let start = slot
    let close = closing(of: start)
    switch pieces[start].structure {
    case .group where pieces[close].flags.contains(.ghost): pullClosing(start, close)
    default: caret = close + 1
    }
    vanish(before: caret)
    repeatDigits(from: start)
  }

  /// Digits in brackets repeat that stand right behind a number with a mark: `0.1(6)`.
  private mutating func repeatDigits(from open: Int) {
    guard standsBehindDecimal(open), caret > open + 2, caret == closing(of: open) + 1,
      pieces[open + 1..<caret - 1].allSatisfy({ $0.kind == .digit })
    else { return }
    pieces[open] = Piece(.open, .repeating)
    pieces[caret - 1] = Piece(.close, .repeating)
  }

  /// Whether brackets stand right behind a number with a mark.
  func standsBehindDecimal(_ open: Int) -> Bool {
    open > 0 && pieces[open - 1].kind == .digit && pieces[open].structure == .group
      && pieces[wordStart(before: open)..<open].contains { $0.kind == .mark }
  }

  /// The slot that a closing bracket closes: the nearest group or bracketed
  /// slot at whose right end the caret is, or that still waits for its
  /// partner; an argument without brackets where there is no other.
  private mutating func slotToClose() -> Int? {
    let saved = caret
    var argument: (slot: Int, caret: Int)?
    while let start = slotStart(around: caret) {
      let isAtEnd = slotEnd(around: caret) == caret
      let piece = pieces[start]
      if piece.structure == .group {
        let isOpen = pieces[closing(of: start)].flags.contains(.ghost)
        guard isOpen || isAtEnd else { break }
        guard piece.flags.contains(.automatic), isAtEnd else { return start }
        if argument == nil { argument = (start, caret) }
        caret = closing(of: start) + 1
        continue
      }
      if piece.structure == .repeating, isAtEnd { return start }
      if piece.flags.contains(.bracketed), isAtEnd, piece.structure != .fraction { return start }
      guard isAtEnd else { break }
      caret = closing(of: start) + 1
    }
    caret = argument?.caret ?? saved
    return argument?.slot
  }

  private mutating func pullClosing(_ start: Int, _ close: Int) {
    splitWord(at: caret)
    pieces.remove(at: close)
    pieces.insert(Piece(.close, .group), at: caret)
    caret += 1
  }

  /// A bracket that closes nothing takes what is to its left.
  private mutating func closeAlone() {
    reviveBrackets()
    let row = row(around: caret)
    guard caret > row.lowerBound else { return }
    splitWord(at: caret)
    insert(Piece(.close, .group))
    pieces.insert(Piece(.open, .group, .ghost), at: row.lowerBound)
    caret += 1
    vanish(before: caret)
  }

  /// Takes brackets away that just closed and are all that stands in a slot:
  /// the bar, the root or the height of the exponent says the same.
  private mutating func vanish(before place: Int) {
    guard let start = slotStart(around: place), slotEnd(around: place) == place,
      !pieces[start].structure.isBracket,
      pieces[start].structure != .repeating, pieces[start].structure != .lower
    else { return }
    let row = start + 1..<place
    guard isGroup(row), row.count > 2, !pieces[row.lowerBound].flags.contains(.ghost),
      unbracket(row)
    else { return }
    pieces[start].flags.insert(.closed)
  }
}

extension Formula {
  /// Types a bar: the second one of a pair closes it.
  mutating func typeBar() {
    if selectedRange == nil, closeFence(.absolute) { return }
    openFence(.absolute)
  }

  /// Types a fence that opens: its partner appears at the end of the slot.
  mutating func openFence(_ structure: Structure) {
    if selectedRange != nil {
      open(structure)
      return
    }
    prepareOperand()
    while caret < pieces.count, pieces[caret].opensScript { caret = itemEnd(after: caret) }
    splitWord(at: caret)
    pieces.insert(Piece(.close, structure, .ghost), at: slotEnd(around: caret))
    insert(Piece(.open, structure))
  }

  /// Types a fence that closes, and says whether there is one to close.
  @discardableResult
  mutating func closeFence(_ structure: Structure) -> Bool {
    bracketLetters()
    let saved = caret
    while let start = endsRunningSlot, !needsOperand(at: caret) {
      caret = closing(of: start) + 1
    }
    if let start = slotStart(around: caret), pieces[start].structure == structure,
      !needsOperand(at: caret)
    {
      let close = closing(of: start)
      if pieces[close].flags.contains(.ghost) {
        splitWord(at: caret)
        pieces.remove(at: close)
        pieces.insert(Piece(.close, structure), at: caret)
        caret += 1
        return true
      }
      if close == caret {
        caret += 1
        return true
      }
    }
    caret = saved
    return false
  }
}

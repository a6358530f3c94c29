// The primitive changes; everything else is made of these.

extension Formula {
  /// Inserts pieces at the caret, which moves behind them.
  mutating func insert(_ new: [Piece]) {
    splitWord(at: caret)
    pieces.insert(contentsOf: new, at: caret)
    caret += new.count
  }

  mutating func insert(_ piece: Piece) {
    splitWord(at: caret)
    pieces.insert(piece, at: caret)
    caret += 1
  }

  /// Divides the word around a place into its letters.
  mutating func splitWord(at place: Int) {
    guard place < pieces.count, pieces[place].isJoined else { return }
    guard place > 0, pieces[place].kind != .sign else {
      pieces[place].flags.remove(.joined)
      return
    }
    // The parts of what asks for a way to write a value stay what they are.
    guard pieces[place].kind != .conversion else {
      pieces[place].flags.remove(.joined)
      return
    }
    let start = itemStart(before: place)
    for index in start..<itemEnd(after: start) {
      if pieces[index].isLetter { pieces[index].kind = .letter }
      pieces[index].flags.remove(.joined)
    }
  }

  /// Removes pieces; a caret behind them moves along.
  mutating func remove(_ range: Range<Int>) {
    splitWord(at: range.lowerBound)
    splitWord(at: range.upperBound)
    pieces.removeSubrange(range)
    if caret >= range.upperBound {
      caret -= range.count
    } else if caret > range.lowerBound {
      caret = range.lowerBound
    }
  }

  /// Inserts a piece elsewhere; a caret behind it moves along.
  mutating func place(_ piece: Piece, at index: Int) {
    splitWord(at: index)
    pieces.insert(piece, at: index)
    if caret >= index { caret += 1 }
  }

  /// Takes the marks of a structure away and keeps the contents of its slots.
  ///
  /// The caret keeps its place among the contents.
  mutating func dissolve(_ open: Int) {
    var mark = open
    var marks: [Int] = []
    while pieces[mark].kind != .close {
      marks.append(mark)
      mark = slotEnd(around: mark + 1)
    }
    marks.append(mark)
    for mark in marks.reversed() { remove(mark..<mark + 1) }
  }

  /// Puts brackets around a range; a caret at its end stays behind them.
  mutating func bracket(_ range: Range<Int>, _ flags: Piece.Flags = []) {
    splitWord(at: range.lowerBound)
    splitWord(at: range.upperBound)
    let isBehind = caret >= range.upperBound
    pieces.insert(Piece(.close, .group), at: range.upperBound)
    pieces.insert(Piece(.open, .group, flags), at: range.lowerBound)
    if isBehind { caret += 2 } else if caret > range.lowerBound { caret += 1 }
  }

  /// Takes brackets away that enclose a range exactly, and says whether.
  mutating func unbracket(_ range: Range<Int>) -> Bool {
    guard range.count >= 2, isGroup(range) else { return false }
    remove(range.upperBound - 1..<range.upperBound)
    remove(range.lowerBound..<range.lowerBound + 1)
    return true
  }

  /// Whether a range is one pair of round brackets and what is between them.
  func isGroup(_ range: Range<Int>) -> Bool {
    guard let first = range.first, pieces[first].isOpen, pieces[first].structure == .group else {
      return false
    }
    return closing(of: first) == range.upperBound - 1
  }

  /// Whether a separator stands in a row, not deeper.
  func hasSeparator(_ row: Range<Int>) -> Bool {
    var index = row.lowerBound
    while index < row.upperBound {
      if pieces[index].kind == .separator { return true }
      index = itemEnd(after: index)
    }
    return false
  }

  /// Whether an exponent on a range must be on brackets around it: it is
  /// nothing, more than one factor, a power or a fraction.
  func needsBracketsAsBase(_ range: Range<Int>) -> Bool {
    guard let last = range.last, factorStart(before: range.upperBound) == range.lowerBound else {
      return true
    }
    guard pieces[last].isClose else { return false }
    let structure = pieces[last].structure
    return structure == .power || structure == .fraction || structure == .mixed
  }
}

// MARK: - After every key

extension Formula {
  /// Drops the flags that hold only while the caret is in a slot, and turns signs into
  /// operators where an operand came to stand before them.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  mutating func settle() {
    var starts: [Int] = []
    for index in pieces.indices {
      switch pieces[index].kind {
      case .open:
        starts.append(index)
      case .next:
        forget(starts.removeLast(), end: index)
        starts.append(index)
      case .close:
        let start = starts.removeLast()
        forget(start, end: index)
      case .prefix where !needsOperand(at: index):
        pieces[index].kind = .sign
      case .sign where index + 1 != caret: pieces[index].flags.remove(.running)
      default: break
      }
    }
  }

  /// Makes the brackets solid that the caret is not between: something is
  /// about to be typed outside.
  ///
  /// - Parameter awaited: Where a faint opening bracket stays faint, since it is about to be typed.
  mutating func confirmBrackets(awaited: Int? = nil) {
    var starts: [Int] = []
    for index in pieces.indices {
      if pieces[index].isOpen { starts.append(index) }
      guard pieces[index].isClose, let start = starts.popLast() else { continue }
      guard pieces[index].structure.isBracket, caret <= start || caret > index else { continue }
      if start != awaited { pieces[start].flags.remove(.ghost) }
      pieces[index].flags.remove(.ghost)
    }
  }

  /// The formula with the closing brackets at its end as if they were not typed.
  package var withOpenEnd: Formula {
    var formula = self
    var index = pieces.count
    while index > 0, pieces[index - 1].isClose, pieces[index - 1].structure.isBracket {
      index -= 1
      formula.pieces[index].flags.insert(.ghost)
    }
    return formula
  }

  private mutating func forget(_ start: Int, end: Int) {
    guard caret <= start || caret > end else { return }
    if pieces[start].flags.contains(.running) {
      pieces[start].flags.subtract([.running, .bracketed])
      // Brackets that came by themselves are complete once they are left.
      if pieces[start].flags.contains(.automatic) { pieces[end].flags.remove(.ghost) }
    }
    pieces[start].flags.remove(.closed)
  }
}

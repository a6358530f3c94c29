// Braces: a list, or cases once a colon was typed behind the first condition. Each line
// of cases is a value and behind it its condition; the condition is typed first.

extension Formula {
  /// Types a colon: what stands before it is the condition of the value that comes next.
  mutating func typeColon() {
    bracketLetters()
    let saved = self
    leaveSlots(.loose)
    guard let start = slotStart(around: caret), !needsOperand(at: caret) else {
      self = saved
      return
    }
    switch role(of: start) {
    case .elements where !hasSeparator(row(around: caret)): makeCases(of: start)
    case .value where row(around: slotEnd(around: caret) + 1).isEmpty: exchangeSlots(start)
    case .condition: caret = slotEnd(around: opening(of: start) + 1)
    default: self = saved
    }
  }

  /// Makes cases of a list of one condition, with the caret in the slot of its value.
  private mutating func makeCases(of open: Int) {
    let row = row(around: open + 1)
    pieces[row.upperBound] = Piece(.close, .cases)
    pieces[open] = Piece(.open, .cases)
    pieces.insert(Piece(.next, .cases), at: open + 1)
    caret = open + 1
  }

  /// Makes a condition of what stands in the slot of a value, which is empty then.
  private mutating func exchangeSlots(_ start: Int) {
    let next = slotEnd(around: start + 1)
    pieces.remove(at: next)
    pieces.insert(Piece(.next, .cases), at: start + 1)
    caret = start + 1
  }

  /// Goes on with the next line of cases, behind the line of a slot.
  mutating func openCase(behind start: Int) {
    let isValue = role(of: start) == .value
    let value = slotEnd(around: start + 1)
    let end = isValue ? slotEnd(around: value + 1) : value
    if pieces[end].isClose {
      caret = end
      insert([Piece(.next, .cases), Piece(.next, .cases)])
      caret -= 1
    } else {
      caret = slotEnd(around: end + 1)
    }
  }

  /// Takes the brace of an index or an exponent, as in LaTeX: `x_{max}`, `2^{n+1}`.
  ///
  /// Operators stay in it until the brace that closes it.
  mutating func swallowBrace() -> Bool {
    guard anchor == nil, let start = slotStart(around: caret), pieces[start].structure.isScript,
      isEmptyRow(around: caret), !pieces[start].flags.contains(.bracketed)
    else { return false }
    pieces[start].flags.insert(.bracketed)
    pieces[start].flags.remove(.running)
    return true
  }

  /// Types a closing brace: it closes the list or the cases around the caret.
  mutating func typeClosingBrace() {
    bracketLetters()
    if caret > 0, pieces[caret - 1].isClose, pieces[caret - 1].structure == .list,
      pieces[caret - 1].flags.contains(.ghost)
    {
      pieces[caret - 1].flags.remove(.ghost)
      return
    }
    var place = caret
    while let start = slotStart(around: place) {
      let close = closing(of: start)
      if pieces[start].structure == .cases {
        caret = close + 1
        return
      }
      if pieces[start].structure == .list {
        caret = place
        if pieces[close].flags.contains(.ghost) { moveClosing(close) } else { caret = close + 1 }
        return
      }
      guard slotEnd(around: place) == place else { break }
      place = close + 1
    }
    typeClosing()
  }

  /// Moves the faint brace at a place to the caret, and goes behind it.
  private mutating func moveClosing(_ close: Int) {
    splitWord(at: caret)
    pieces.remove(at: close)
    pieces.insert(Piece(.close, .list), at: caret)
    caret += 1
  }

  /// Takes a colon or a separator of cases back.
  mutating func backspaceInCases(_ open: Int, _ start: Int) {
    let row = row(around: caret)
    let next = row.upperBound
    let isValue = role(of: start) == .value
    guard isValue, row.isEmpty else {
      // Before the cases, or at the end of the slot before.
      caret = start
      return
    }
    let end = slotEnd(around: next + 1)
    if end > next + 1 {
      if start == open, pieces[end].isClose {
        // A list of one condition, as it was typed.
        pieces[end] = Piece(.close, .list, .ghost)
        pieces[open] = Piece(.open, .list)
        pieces.remove(at: next)
        caret = end - 1
      } else {
        pieces.insert(Piece(.next, .cases), at: end)
        pieces.remove(at: next)
        caret = end - 1
      }
    } else if start == open {
      pieces.removeSubrange(open + 1..<end + 1)
      caret = open + 1
    } else {
      pieces.removeSubrange(start..<end)
      caret = slotStart(around: start) ?? start
    }
  }
}

// Deletion is the inverse of typing, and never traps: behind a structure it
// goes in, an empty structure vanishes, a structure that dissolves keeps its
// contents, and nothing outside the slot is deleted.

extension Formula {
  /// Deletes the selection, if there is one, and says whether.
  @discardableResult
  mutating func deleteSelection() -> Bool {
    guard let range = selectedRange else {
      anchor = nil
      return false
    }
    anchor = nil
    remove(range)
    caret = range.lowerBound
    return true
  }

  /// Deletes before the caret.
  mutating func backspace() {
    if deleteSelection() { return }
    if reopenVanished() { return }
    guard caret > 0 else { return }
    switch pieces[caret - 1].kind {
    case .open, .next: backspaceAtStart(of: caret - 1)
    case .close: enterFromBehind(caret - 1)
    default: backspaceSymbol()
    }
  }

  /// Opens the brackets again that vanished when they were closed.
  private mutating func reopenVanished() -> Bool {
    guard let start = slotStart(around: caret), pieces[start].flags.contains(.closed) else {
      return false
    }
    reviveBrackets()
    guard caret > 0, pieces[caret - 1].isClose, pieces[caret - 1].structure == .group else {
      return false
    }
    enterFromBehind(caret - 1)
    return true
  }

  private mutating func backspaceSymbol() {
    let last = pieces[caret - 1]
    guard last.kind != .conversion else { return backspaceConversion() }
    let first: Unicode.Scalar?
    switch Unicode.Scalar(last.scalar) {
    case "≤": first = "<"
    case "≥": first = ">"
    case "→" where last.kind == .sign && !last.flags.contains(.keyed): first = "-"
    default: first = nil
    }
    if let first, last.kind == .sign {
      pieces[caret - 1].scalar = first.value
      return
    }
    // A word is deleted as one from behind, by letters from inside.
    let isInside = caret < pieces.count && pieces[caret].isJoined
    let isWhole = last.kind != .sign && !isInside
    remove((isWhole ? itemStart(before: caret) : caret - 1)..<caret)
    removeHollowArgument()
  }

  /// Brackets that came by themselves go with the last piece between them.
  private mutating func removeHollowArgument() {
    while let start = slotStart(around: caret), pieces[start].flags.contains(.automatic),
      isHollow(start)
    {
      dissolve(start)
    }
  }

  /// Goes into a structure from behind, or removes it when it is empty.
  private mutating func enterFromBehind(_ close: Int) {
    let open = opening(of: close)
    if isHollow(open) {
      remove(open..<close + 1)
      return
    }
    // The value for when no condition holds has an empty slot behind it.
    caret = isOptional(close) ? close - 1 : close
    guard pieces[open].structure.isBracket else { return }
    pieces[close].flags.insert(.ghost)
    let end = slotEnd(around: close + 1)
    guard end > close + 1, !pieces[close + 1].opensScript else { return }
    // The group grows: nothing says any more where it ends.
    let mark = pieces.remove(at: close)
    pieces.insert(mark, at: end - 1)
  }

  private mutating func backspaceAtStart(of start: Int) {
    let open = opening(of: start)
    let structure = pieces[open].structure
    if isHollow(open) {
      removeHollow(open)
      return
    }
    switch structure {
    case .fraction where start == open && !isEmptyRow(around: caret): caret = open
    case .fraction where start != open: giveNumeratorBack(open, start)
    case .root where start == open && !isEmptyRow(around: caret): caret = open
    case .cases: backspaceInCases(open, start)
    // Before it, or at the end of the slot before.
    case .mixed: caret = start
    case _ where structure.isLarge:
      let isName = self.role(of: start) == .boundName && !isEmptyRow(around: caret)
      if isName || !giveTermBack(open) { caret = start }
    default: dissolve(open)
    }
  }

  /// Removes a structure without content and what came with it.
  private mutating func removeHollow(_ open: Int) {
    let close = closing(of: open)
    let structure = pieces[open].structure
    let isKeyed = structure == .group && pieces[open].flags.contains(.keyed)
    remove(open..<close + 1)
    caret = open
    if isKeyed, let name = functionStart(before: open) { remove(name..<open) }
    if structure == .power { giveBaseBack() }
    removeHollowArgument()
  }

  /// Brackets that came with an exponent go with it; a key that made a power
  /// of ten or of e is taken back whole.
  private mutating func giveBaseBack() {
    guard caret > 0 else { return }
    if pieces[caret - 1].isClose {
      let base = opening(of: caret - 1)
      if pieces[base].flags.contains(.automatic), pieces[base].structure == .group,
        functionStart(before: base) == nil
      {
        dissolve(base)
      }
    } else if caret > 2, pieces[caret - 3].isJoined, pieces[caret - 3].kind == .sign,
      pieces[caret - 2].isSymbol("1"), pieces[caret - 1].isSymbol("0")
    {
      remove(caret - 3..<caret)
    }
  }

  /// The bar goes, the parts stay, and brackets that went into the bar come
  /// back.
  private mutating func giveNumeratorBack(_ open: Int, _ next: Int) {
    let isBracketed = pieces[open].flags.contains(.bracketed)
    let length = next - open - 1
    dissolve(open)
    if isBracketed, length > 0 { bracket(open..<open + length) }
  }

  /// Takes a large operator without bounds away and leaves what it is of, the caret on the side
  /// where it was.
  ///
  /// - Returns: Whether it has none.
  private mutating func giveTermBack(_ open: Int) -> Bool {
    guard let large = pieces[open].structure.large else { return false }
    var term: [Piece] = []
    var isBehind = false
    for (role, row) in zip(large.slots, slotRows(of: open)) where role != .boundName {
      if role.isBody {
        term = Array(pieces[row])
        isBehind = caret > row.upperBound
      } else if !row.isEmpty {
        return false
      }
    }
    remove(open..<closing(of: open) + 1)
    caret = open
    insert(term)
    if !isBehind { caret = open }
    return true
  }

  /// Deletes behind the caret.
  mutating func deleteForward() {
    if deleteSelection() { return }
    guard caret < slotEnd(around: caret) else { return }
    let piece = pieces[caret]
    guard piece.isOpen else {
      remove(caret..<itemEnd(after: caret))
      return
    }
    if isHollow(caret) {
      remove(caret..<itemEnd(after: caret))
      return
    }
    switch piece.structure {
    case .fraction, .mixed, .power, .lower, .cases: caret += 1
    case _ where piece.structure.isLarge: caret += 1
    case .root where !isEmptyRow(around: caret + 1): caret += 1
    default: dissolve(caret)
    }
  }

  /// Deletes up to the start of the slot.
  mutating func backspaceSlot() {
    if deleteSelection() { return }
    let start = row(around: caret).lowerBound
    if start == caret { backspace() } else { remove(start..<caret) }
  }

  /// Deletes up to the end of the slot.
  mutating func deleteSlot() {
    if deleteSelection() { return }
    let end = slotEnd(around: caret)
    if end == caret { deleteForward() } else { remove(caret..<end) }
  }
}

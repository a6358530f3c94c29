// Bars, and the brackets of floor and ceiling. They pair as round brackets do,
// but a bar is the same sign on both sides: the second one closes.

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

// Gestures of a finger or a mouse: tap, double tap, drag. Places are clamped, so that no
// gesture, however stale, can do harm.

extension Editor {
  /// Moves the caret to a place, as a tap does.
  package mutating func tap(at place: Int) -> Response {
    point(.move(.right)) { formula in
      formula.anchor = nil
      formula.caret = formula.clamped(place)
    }
  }

  /// Selects what is between two places, as dragging does.
  ///
  /// What is selected is the least run of neighbours in one row that contains
  /// both; none when the places are the same.
  package mutating func select(from start: Int, to end: Int) -> Response {
    point(.select(.right)) { formula in
      formula.anchor = formula.clamped(start)
      formula.caret = formula.clamped(end)
    }
  }

  /// Moves the end of the selection to a place, as dragging on does, or a tap
  /// with the shift key; without a selection, it starts at the caret.
  package mutating func extendSelection(to place: Int) -> Response {
    select(from: formula.anchor ?? formula.caret, to: place)
  }

  /// Selects the number, the name or the structure at a place, as a double tap
  /// does.
  package mutating func selectWord(at place: Int) -> Response {
    point(.select(.right)) { formula in
      formula.anchor = nil
      formula.selectWord(at: formula.clamped(place))
    }
  }

  private mutating func point(_ key: Key, _ change: (inout Formula) -> Void) -> Response {
    let before = formula
    formula.trail = nil
    change(&formula)
    return finish(key, before, .moved)
  }
}

extension Formula {
  fileprivate func clamped(_ place: Int) -> Int { min(max(0, place), pieces.count) }
}

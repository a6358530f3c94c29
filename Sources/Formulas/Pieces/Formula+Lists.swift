// The operands in front of square brackets, and the structures that the brackets become.

internal import Expressions

extension Formula {
  /// Makes a vector of round brackets that were opened by a square one.
  ///
  /// - Returns: Whether they were.
  mutating func becomesVector(_ open: Int) -> Bool {
    guard pieces[open].isSquare else { return false }
    let close = closing(of: open)
    pieces[close] = Piece(.close, .vector, pieces[close].flags)
    pieces[open] = Piece(.open, .vector)
    return true
  }

  /// Whether what ends at a place is a list or the elements of one, or a name of a list or a
  /// vector.
  func isList(before place: Int, _ vocabulary: Vocabulary) -> Bool {
    guard let start = listStart(before: place) else { return false }
    let last = pieces[place - 1]
    guard last.isClose else {
      return vocabulary.lists.contains(Formula.text(of: pieces[start..<place]))
    }
    guard last.structure == .lower else { return true }
    let open = opening(of: place - 1)
    let name = Formula.text(of: pieces[start..<open])
    return vocabulary.lists.contains(name + "_" + Formula.text(of: pieces[open..<place]))
  }

  /// Where the list or the name starts that ends at a place, with the places
  /// of elements behind it; nothing where none ends there.
  func listStart(before place: Int) -> Int? {
    guard place > 0 else { return nil }
    let last = pieces[place - 1]
    guard last.isClose else {
      let start = wordStart(before: place)
      return pieces[start].kind == .letter && !last.isSymbol("π") ? start : nil
    }
    let open = opening(of: place - 1)
    switch last.structure {
    case .list: return open
    case .place: return listStart(before: open)
    case .lower: return open > 0 && pieces[open - 1].kind == .letter ? itemStart(before: open) : nil
    case .group: return listCallStart(before: open)
    default: return nil
    }
  }

  /// Where the function stands whose brackets open at a place, if its value is a list.
  private func listCallStart(before open: Int) -> Int? {
    guard let start = functionStart(before: open) else { return nil }
    let row = Builtin.named(Formula.text(of: pieces[start..<itemEnd(after: start)]))
    return row?.givesList == true ? start : nil
  }
}

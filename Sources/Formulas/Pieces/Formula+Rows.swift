// Slots, rows, and the two ends of a structure.

extension Formula {
  /// The mark that starts the slot around a place; nothing at the top.
  ///
  /// - Complexity: O(*n*) for *n* pieces, as for all of these.
  func slotStart(around place: Int) -> Int? {
    var depth = 0
    var index = place - 1
    while index >= 0 {
      switch pieces[index].kind {
      case .close: depth += 1
      case .open where depth == 0, .next where depth == 0: return index
      case .open: depth -= 1
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// The mark that ends the slot around a place; the end at the top.
  func slotEnd(around place: Int) -> Int {
    var depth = 0
    var index = place
    while index < pieces.count {
      switch pieces[index].kind {
      case .open: depth += 1
      case .next where depth == 0, .close where depth == 0: return index
      case .close: depth -= 1
      default: break
      }
      index += 1
    }
    return index
  }

  /// The pieces of the row around a place.
  func row(around place: Int) -> Range<Int> {
    (slotStart(around: place).map { $0 + 1 } ?? 0)..<slotEnd(around: place)
  }

  /// The mark at which the structure of a mark opens.
  func opening(of mark: Int) -> Int {
    var index = mark
    while pieces[index].kind != .open {
      guard let start = slotStart(around: index) else { return index }
      index = start
    }
    return index
  }

  /// The mark at which the structure of a mark closes.
  func closing(of mark: Int) -> Int {
    var index = mark
    repeat {
      index = slotEnd(around: index + 1)
    } while index < pieces.count && pieces[index].kind != .close
    return index
  }

  /// The part that the row around a place plays.
  package func role(around place: Int) -> SlotRole {
    guard let start = slotStart(around: place) else { return .formula }
    return role(of: start)
  }

  /// The part that the slot plays that a mark starts.
  func role(of mark: Int) -> SlotRole {
    pieces[mark].structure.role(slot: slot(of: mark))
  }

  /// The number of the slot that a mark starts, from 0.
  func slot(of mark: Int) -> Int {
    var slot = 0
    var mark = mark
    while pieces[mark].kind == .next, let start = slotStart(around: mark) {
      slot += 1
      mark = start
    }
    return slot
  }

  /// Whether the row at a place may stay empty: behind the last value of cases, which
  /// counts where no condition holds.
  func isOptional(_ place: Int) -> Bool {
    guard place > 0, place < pieces.count, pieces[place - 1].kind == .next,
      pieces[place - 1].structure == .cases, pieces[place].isClose
    else { return false }
    return slot(of: place - 1) > 1
  }

  /// The number of structures around a place.
  func depth(around place: Int) -> Int {
    var depth = 0
    for piece in pieces[..<place] {
      if piece.isOpen { depth += 1 }
      if piece.isClose { depth -= 1 }
    }
    return depth
  }

  /// The greatest number of structures inside each other in a range.
  static func height(of pieces: some Sequence<Piece>) -> Int {
    var depth = 0
    var greatest = 0
    for piece in pieces {
      if piece.isOpen { depth += 1 }
      if piece.isClose { depth -= 1 }
      greatest = max(greatest, depth)
    }
    return greatest
  }

  /// Whether a row holds nothing.
  func isEmptyRow(around place: Int) -> Bool { row(around: place).isEmpty }

  /// Whether all slots of the structure that opens at a place are empty; a bound name,
  /// which comes with it, does not count.
  func isHollow(_ open: Int) -> Bool {
    if let large = pieces[open].structure.large {
      return zip(large.slots, slotRows(of: open)).allSatisfy { $0 == .boundName || $1.isEmpty }
    }
    let start = isCubeRoot(open) ? open + 2 : open + 1
    return pieces[start..<closing(of: open)].allSatisfy { $0.kind == .next }
  }

  /// What is in the round brackets around a row, or the row itself where there are none.
  func withoutBrackets(_ row: Range<Int>) -> Range<Int> {
    var row = row
    while row.count > 2, pieces[row.lowerBound].isOpen, pieces[row.lowerBound].structure == .group,
      closing(of: row.lowerBound) == row.upperBound - 1
    {
      row = row.lowerBound + 1..<row.upperBound - 1
    }
    return row
  }

  /// Whether a root opens at a place whose index 3 came with it and stands there still.
  func isCubeRoot(_ open: Int) -> Bool {
    pieces[open].structure == .root && pieces[open].flags.contains(.keyed)
      && pieces[open + 1].isSymbol("3") && pieces[open + 2].kind == .next
  }
}

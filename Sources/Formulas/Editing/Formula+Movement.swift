// Movement: through the slots, up and down between them, out of them.

extension Formula {
  /// Moves the caret; returns what the session should do instead, when the
  /// formula has nowhere to go.
  mutating func move(_ motion: Motion) -> SessionKey? {
    if let range = selectedRange, motion != .nextSlot, motion != .previousSlot {
      return collapse(range, motion)
    }
    anchor = nil
    if motion != .left, motion != .right { trail = nil }
    switch motion {
    case .left: step(forward: false)
    case .right: step(forward: true)
    case .up: return moveVertically(up: true)
    case .down: return moveVertically(up: false)
    case .home: caret = 0
    case .end: caret = pieces.count
    case .nextSlot: return moveToNextSlot()
    case .previousSlot: return moveToPreviousSlot()
    case .out, .escape:
      guard let start = slotStart(around: caret) else { return nil }
      caret = closing(of: start) + 1
    }
    return nil
  }

  private mutating func collapse(_ range: Range<Int>, _ motion: Motion) -> SessionKey? {
    anchor = nil
    switch motion {
    case .left: caret = range.lowerBound
    case .right, .escape, .out: caret = range.upperBound
    case .home: caret = 0
    case .end: caret = pieces.count
    default:
      caret = motion == .up ? range.lowerBound : range.upperBound
      return moveVertically(up: motion == .up)
    }
    return nil
  }

  /// Goes one place on or back.
  ///
  /// A step back right after a step on returns to where that began.
  private mutating func step(forward: Bool) {
    if let trail, trail.wentForward != forward, trail.origin <= pieces.count {
      caret = trail.origin
      self.trail = nil
      return
    }
    let origin = caret
    if forward { stepForward() } else { stepBack() }
    trail = caret == origin ? nil : Trail(origin: origin, wentForward: forward)
  }

  private mutating func stepForward() {
    guard caret < pieces.count else { return }
    let piece = pieces[caret]
    // Out of a numerator means out of the fraction, unless its denominator is still to come.
    if piece.kind == .next, piece.structure == .fraction, !isEmptyRow(around: caret + 1) {
      caret = slotEnd(around: caret + 1) + 1
    } else {
      caret += entersArgument(at: caret) ? 2 : 1
    }
  }

  /// Whether the brackets of a function come behind its script, which closes at a place.
  private func entersArgument(at place: Int) -> Bool {
    pieces[place].isClose && pieces[place].structure == .lower && place + 1 < pieces.count
      && pieces[place + 1].isOpen && pieces[place + 1].flags.contains(.keyed)
  }

  private mutating func stepBack() {
    guard caret > 0 else { return }
    let piece = pieces[caret - 1]
    let leavesFraction = piece.kind == .next && piece.structure == .fraction
    caret = leavesFraction ? opening(of: caret - 1) : caret - 1
  }
}

// MARK: - Up and down

extension Formula {
  private mutating func moveVertically(up: Bool) -> SessionKey? {
    if enterVertically(up: up) { return nil }
    var place = caret
    while let start = slotStart(around: place) {
      if let target = neighbour(of: start, from: place, up: up) {
        caret = target
        return nil
      }
      place = opening(of: start)
    }
    return up ? .recallPrevious : .recallNext
  }

  /// Goes into a structure beside the caret.
  private mutating func enterVertically(up: Bool) -> Bool {
    if caret < pieces.count, pieces[caret].isOpen {
      switch pieces[caret].structure {
      case .fraction:
        caret = up ? caret + 1 : slotEnd(around: caret + 1) + 1
        return true
      case .power where up, .lower where !up, .root where up:
        caret += 1
        return true
      case .mixed:
        caret = (mark(ofSlot: up ? 1 : 2, in: caret) ?? caret) + 1
        return true
      case let structure:
        guard let large = structure.large, let slot = up ? large.above : large.below.upperBound
        else { break }
        caret = (mark(ofSlot: slot, in: caret) ?? caret) + 1
        return true
      }
    }
    if caret > 0, pieces[caret - 1].isClose {
      let open = opening(of: caret - 1)
      switch pieces[open].structure {
      case .fraction:
        caret = up ? slotEnd(around: open + 1) : caret - 1
        return true
      case .mixed:
        caret = up ? mark(ofSlot: 2, in: open) ?? caret : caret - 1
        return true
      case .power where up, .lower where !up:
        caret -= 1
        return true
      default: break
      }
    }
    return false
  }

  /// The place above or below a slot, inside the same structure or beside it.
  private func neighbour(of start: Int, from place: Int, up: Bool) -> Int? {
    let structure = pieces[start].structure
    let isFirst = pieces[start].isOpen
    let row = row(around: place)
    switch structure {
    case .fraction where isFirst != up, .root where isFirst != up:
      let other = isFirst ? row.upperBound + 1 : opening(of: start) + 1
      let end = slotEnd(around: other)
      return nearest(to: place - row.lowerBound, of: row.count, in: other..<end)
    case .cases:
      // The slot of the same kind in the line above or below.
      let slot = slot(of: start) + (up ? -2 : 2)
      guard let mark = mark(ofSlot: slot, in: opening(of: start)) else { return nil }
      let other = self.row(around: mark + 1)
      return nearest(to: place - row.lowerBound, of: row.count, in: other)
    case .mixed:
      guard slot(of: start) == (up ? 2 : 1),
        let mark = mark(ofSlot: up ? 1 : 2, in: opening(of: start))
      else { return nil }
      let other = self.row(around: mark + 1)
      return nearest(to: place - row.lowerBound, of: row.count, in: other)
    case .power where !up, .lower where up:
      let isNearStart = (place - row.lowerBound) * 2 < row.count
      return isNearStart ? start : row.upperBound + 1
    default:
      guard let large = structure.large, let target = up ? large.above : large.below.upperBound
      else { return nil }
      let slot = slot(of: start)
      guard up ? slot != target : !large.below.contains(slot),
        let mark = mark(ofSlot: target, in: opening(of: start))
      else { return nil }
      return self.row(around: mark + 1).upperBound
    }
  }

  /// The mark that starts a slot of the structure that opens at a place, if it has so
  /// many.
  func mark(ofSlot slot: Int, in open: Int) -> Int? {
    guard slot >= 0 else { return nil }
    var mark = open
    for _ in 0..<slot {
      mark = slotEnd(around: mark + 1)
      guard pieces[mark].kind == .next else { return nil }
    }
    return mark
  }

  /// The place in a row at the same share of its length, not inside a
  /// structure.
  private func nearest(to distance: Int, of length: Int, in row: Range<Int>) -> Int {
    let wanted = length == 0 ? row.count : distance * row.count / length
    var place = row.lowerBound
    while place < row.upperBound, place - row.lowerBound < wanted {
      place = pieces[place].isOpen ? itemEnd(after: place) : place + 1
    }
    return place
  }
}

// MARK: - Slot by slot

extension Formula {
  private mutating func moveToNextSlot() -> SessionKey? {
    anchor = nil
    let end = slotStart(around: caret).map { closing(of: $0) }
    var index = caret
    while index < pieces.count {
      let piece = pieces[index]
      if index > caret, isMissingOperand(at: index), !piece.isClose, piece.kind != .next {
        caret = index
        return nil
      }
      switch piece.kind {
      case .open where !piece.structure.isBracket, .next:
        caret = slotEnd(around: index + 1)
        return nil
      case .close where index == end:
        // The brackets of a function come behind its scripts.
        let isArgument = index + 1 < pieces.count && pieces[index + 1].flags.contains(.keyed)
        caret = index + (isArgument ? 2 : 1)
        return nil
      default: index += 1
      }
    }
    guard caret < pieces.count else { return .leaveForward }
    caret = pieces.count
    return nil
  }

  private mutating func moveToPreviousSlot() -> SessionKey? {
    anchor = nil
    let start = slotStart(around: caret)
    var index = caret
    while index > 0 {
      let piece = pieces[index - 1]
      if index < caret, isMissingOperand(at: index), !piece.isMark {
        caret = index
        return nil
      }
      switch piece.kind {
      case .close where !piece.structure.isBracket, .next:
        caret = index - 1
        return nil
      case .open where index - 1 == start:
        caret = index - 1
        return nil
      default: index -= 1
      }
    }
    guard caret > 0 else { return .leaveBackward }
    caret = 0
    return nil
  }

  /// The first place where an operand is missing; nothing when the formula is
  /// complete.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package var firstPlaceholder: Int? {
    (0...pieces.count).first { isMissingOperand(at: $0) }
  }
}

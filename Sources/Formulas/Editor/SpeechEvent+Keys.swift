// The events to be said after a key: what was typed, passed or deleted, and the new place of
// the caret.

extension SpeechEvent {
  /// The events to be said after a key.
  static func events(
    _ key: Key,
    _ before: Formula,
    _ after: Formula,
    _ outcome: Editor.Outcome
  ) -> [SpeechEvent] {
    switch outcome {
    case .ignored: return [.ignored]
    case .refused: return [.refused]
    case .passed: return []
    case .copied:
      return [.copied] + phrases(after, after.selectedRange ?? 0..<after.pieces.count)
    case .changed, .moved: break
    }
    let difference = Difference(before, after)
    switch key {
    case .clear: return [.cleared]
    case .undo: return [.undone] + changed(difference)
    case .redo: return [.redone] + changed(difference)
    case .paste, .text: return [.pasted] + phrases(after, difference.inserted)
    case .backspace, .delete, .backspaceSlot, .deleteSlot, .cut: return deletion(difference)
    default: break
    }
    if let range = after.selectedRange { return [.selected] + phrases(after, range) }
    if difference.isNone { return movement(difference, key) }
    return typing(difference)
  }

  /// The events to be said after a part was inserted.
  static func insertion(_ before: Formula, _ after: Formula) -> [SpeechEvent] {
    [.pasted] + phrases(after, Difference(before, after).inserted)
  }

  /// The events to be said of a change that was taken back or made again.
  private static func changed(_ difference: Difference) -> [SpeechEvent] {
    guard difference.inserted.isEmpty else {
      return phrases(difference.after, difference.inserted)
    }
    return difference.isNone ? [] : [.deleted] + phrases(difference.before, difference.removed)
  }
}

// MARK: - Typing and deleting

extension SpeechEvent {
  private static func typing(_ difference: Difference) -> [SpeechEvent] {
    let after = difference.after
    let inserted = difference.inserted
    guard !inserted.isEmpty else {
      return [.deleted] + phrases(difference.before, difference.removed)
    }
    let place = after.caret
    if let mark = after.slotStart(around: place), inserted.contains(mark) {
      let open = after.opening(of: mark)
      let piece = after.pieces[mark]
      let lead = inserted.lowerBound < open ? phrases(after, inserted.lowerBound..<open) : []
      let isEmpty = after.isEmptyRow(around: place)
      let isNamed = isEmpty || !piece.isOpen
      let role = after.role(of: mark)
      return lead + [.structure(piece.structure)]
        + (isNamed ? [.entered(role, isEmpty: isEmpty)] : [])
        + (isEmpty ? [] : single(after, mark + 1..<place))
    }
    let exits = difference.leftStructure.map { [SpeechEvent.left($0, isBehind: true)] } ?? []
    guard place > 0 else { return exits + phrases(after, inserted) }
    let start = min(inserted.lowerBound, item(before: place, after).lowerBound)
    return exits + single(after, start..<place)
  }

  private static func deletion(_ difference: Difference) -> [SpeechEvent] {
    let (before, after) = (difference.before, difference.after)
    let caret = before.caret
    if difference.isNone {
      let isReopened =
        caret > 0 && before.pieces[caret - 1].isClose && after.caret == caret - 1
        && before.pieces[caret - 1].structure.isBracket
      if isReopened { return [.deleted, .close(before.pieces[caret - 1].structure)] }
      return movement(difference, .move(.left))
    }
    var events: [SpeechEvent] = [.deleted]
    if difference.keepsSymbols,
      let mark = before.pieces[difference.removed].first(where: { $0.isMark })
    {
      events.append(mark.isClose ? .close(mark.structure) : .structure(mark.structure))
    } else {
      events += settled(phrases(before, difference.removed))
    }
    if after.isEmptyRow(around: after.caret) {
      events.append(.entered(after.role(around: after.caret), isEmpty: true))
    }
    return events
  }

  /// The item that ends at a place, or the mark of a slot.
  private static func item(before place: Int, _ formula: Formula) -> Range<Int> {
    let piece = formula.pieces[place - 1]
    guard !piece.isOpen, piece.kind != .next else { return place - 1..<place }
    return formula.itemStart(before: place)..<place
  }

  /// A range; a single digit is said as a character.
  private static func single(_ formula: Formula, _ range: Range<Int>) -> [SpeechEvent] {
    if range.count == 1, formula.pieces[range.lowerBound].kind == .digit,
      let scalar = Unicode.Scalar(formula.pieces[range.lowerBound].scalar)
    {
      return [.symbol(scalar)]
    }
    return settled(phrases(formula, range))
  }

  /// The events without the placeholder behind an operator that was just typed or deleted,
  /// which need not be said.
  private static func settled(_ events: [SpeechEvent]) -> [SpeechEvent] {
    events.last == .placeholder ? events.dropLast() : events
  }
}

// MARK: - Moving

extension SpeechEvent {
  /// Where the caret is.
  package static func place(of formula: Formula) -> [SpeechEvent] {
    let caret = formula.caret
    let role = formula.role(around: caret)
    let row = formula.row(around: caret)
    guard !row.isEmpty else { return [.entered(role, isEmpty: true)] }
    let slot: [SpeechEvent] = role == .formula ? [] : [.entered(role, isEmpty: false)]
    guard caret > row.lowerBound else { return slot + [.start(role)] + gap(formula) }
    return slot + [.behind] + settled(phrases(formula, item(before: caret, formula)))
      + gap(formula)
  }

  private static func movement(_ difference: Difference, _ key: Key) -> [SpeechEvent] {
    let formula = difference.after
    let (from, to) = (difference.before.caret, formula.caret)
    let origin = from <= formula.pieces.count ? formula.slotStart(around: from) : nil
    let slot = formula.slotStart(around: to)
    let role = formula.role(around: to)
    let row = formula.row(around: to)
    if row.isEmpty { return [.entered(role, isEmpty: true)] }
    var events: [SpeechEvent] = []
    if origin == slot, key == .move(.left) || key == .move(.right), abs(from - to) == 1 {
      events = single(formula, min(from, to)..<max(from, to))
    } else if let exit = exit(from: origin, to: to, formula) {
      let isBracketKey = !key.isMotion && exit.structure.isBracket
      events = [
        isBracketKey ? .close(exit.structure) : .left(exit.structure, isBehind: exit.isBehind)
      ]
    } else if to < row.upperBound {
      if origin != slot, role != .formula { events = [.entered(role, isEmpty: false)] }
      if to > row.lowerBound { events += [.behind] + phrases(formula, item(before: to, formula)) }
      if !events.isEmpty { return events + gap(formula) }
    }
    if to == row.lowerBound {
      events.append(.start(role))
    } else if to == row.upperBound, key.isMotion || events.isEmpty {
      events.append(.end(role))
    }
    return events + gap(formula)
  }

  private static func gap(_ formula: Formula) -> [SpeechEvent] {
    formula.isGap(at: formula.caret) ? [.placeholder] : []
  }

  /// The outermost structure that the caret left by a step, and on which side.
  private static func exit(
    from slot: Int?,
    to place: Int,
    _ formula: Formula
  ) -> (structure: Structure, isBehind: Bool)? {
    var slot = slot
    while let mark = slot {
      let open = formula.opening(of: mark)
      let structure = formula.pieces[open].structure
      if place == open { return (structure, false) }
      if place == formula.closing(of: open) + 1 { return (structure, true) }
      slot = formula.slotStart(around: open)
    }
    return nil
  }
}

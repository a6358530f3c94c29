// What to say to people who do not see the formula, as data. The words are
// elsewhere.

/// One thing to say.
public enum SpeechEvent: Hashable, Sendable {
  /// A character stands next to the caret: it was typed, or passed.
  case symbol(Unicode.Scalar)
  /// A word stands next to the caret: it was typed, or passed.
  case word(String)
  /// A sign in front of an operand, not a difference.
  case negative
  /// A structure was opened or passed.
  case structure(Structure)
  /// The caret came into a slot, which may be empty.
  case entered(SlotRole, isEmpty: Bool)
  /// The caret came out of a structure.
  case left(Structure)
  /// The caret is at the start of a slot.
  case start(SlotRole)
  /// The caret is at the end of a slot.
  case end(SlotRole)
  /// What follows was deleted.
  case deleted
  /// What follows is selected.
  case selected
  /// The formula was emptied.
  case cleared
  /// The last change was taken back.
  case undone
  /// A change was made again.
  case redone
  /// Something was copied.
  case copied
  /// Something was pasted.
  case pasted
  /// A pasted text was refused.
  case refused
  /// The key makes no sense here.
  case ignored
  /// More follows than is said.
  case more
}

extension SpeechEvent {
  /// What to say after a key.
  static func events(
    _ key: Key,
    _ before: Formula,
    _ after: Formula,
    _ outcome: Editor.Outcome
  ) -> [SpeechEvent] {
    switch outcome {
    case .ignored: return [.ignored]
    case .copied: return [.copied]
    case .refused: return [.refused]
    case .passed: return []
    case .changed, .moved: break
    }
    switch key {
    case .clear: return [.cleared]
    case .undo: return [.undone]
    case .redo: return [.redone]
    case .paste, .text: return [.pasted]
    case .backspace, .delete, .backspaceSlot, .deleteSlot, .cut:
      return deletion(before, after)
    default: break
    }
    if let range = after.selectedRange { return [.selected] + phrases(after, range) }
    return movement(before, after)
  }

  private static func deletion(_ before: Formula, _ after: Formula) -> [SpeechEvent] {
    let change = Change(from: before, to: after)
    guard !change.removed.isEmpty else { return movement(before, after) }
    let end = change.start + change.removed.count
    return [.deleted] + phrases(before, change.start..<end)
  }

  private static func movement(_ before: Formula, _ after: Formula) -> [SpeechEvent] {
    var events: [SpeechEvent] = []
    let place = after.caret
    let start = after.slotStart(around: place)
    if place > 0, after.pieces[place - 1].isClose {
      events.append(.left(after.pieces[place - 1].structure))
    } else if let start, start == place - 1 {
      if after.pieces.count > before.pieces.count {
        events.append(.structure(after.pieces[start].structure))
      }
      events.append(.entered(after.role(around: place), isEmpty: after.isEmptyRow(around: place)))
      return events
    } else if place > 0 {
      events += phrases(after, after.itemStart(before: place)..<place)
    } else {
      events.append(.start(.formula))
    }
    if after.pieces.count == before.pieces.count, place == after.slotEnd(around: place) {
      events.append(.end(after.role(around: place)))
    }
    return events
  }

  /// The greatest number of things said of one part.
  private static var longest: Int { 40 }

  /// A part of a formula, piece by piece.
  static func phrases(_ formula: Formula, _ range: Range<Int>) -> [SpeechEvent] {
    var events: [SpeechEvent] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard events.count < longest else { return events + [.more] }
      let piece = formula.pieces[index]
      index += 1
      switch piece.kind {
      case .open: events.append(.structure(piece.structure))
      case .next: events.append(.entered(piece.structure.role(isFirst: false), isEmpty: false))
      case .close: events.append(.left(piece.structure))
      case .negation: events.append(.negative)
      default:
        let start = index - 1
        while index < range.upperBound, formula.pieces[index].isJoined { index += 1 }
        if index - start > 1 {
          events.append(.word(Formula.text(of: formula.pieces[start..<index])))
        } else if let scalar = Unicode.Scalar(piece.scalar) {
          events.append(.symbol(scalar))
        }
      }
    }
    return events
  }

  /// The whole formula, piece by piece.
  public static func phrases(_ formula: Formula) -> [SpeechEvent] {
    phrases(formula, 0..<formula.pieces.count)
  }
}

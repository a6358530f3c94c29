// Parts of formulas as events of speech.

package import Expressions

extension SpeechEvent {
  /// The greatest number of events for one part.
  package static var longest: Int { 40 }

  /// The whole formula.
  package static func phrases(_ formula: Formula) -> [SpeechEvent] {
    phrases(formula, 0..<formula.pieces.count)
  }

  /// An expression, as it looks when it is a formula.
  ///
  /// - Complexity: O(*n*) for *n* nodes and digits.
  package static func phrases(_ expression: Expression) -> [SpeechEvent] {
    guard expression.count <= Formula.sizeLimit else { return [.more] }
    return phrases(Formula(pieces: Formula.pieces(expression)))
  }

  /// The neighbours in a range of places.
  static func phrases(_ formula: Formula, _ range: Range<Int>) -> [SpeechEvent] {
    var events: [SpeechEvent] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard events.count < longest else { return events + [.more] }
      if formula.isGap(at: index), index > range.lowerBound { events.append(.placeholder) }
      let piece = formula.pieces[index]
      let start = index
      index += 1
      switch piece.kind {
      case .open, .next:
        let isFirst = piece.isOpen
        let isEmpty = index < formula.pieces.count && formula.isEmptyRow(before: index)
        if isFirst { events.append(.structure(piece.structure)) }
        if !isFirst || isEmpty {
          events.append(.entered(formula.role(of: start), isEmpty: isEmpty))
        }
      case .close: events.append(.close(piece.structure))
      case .prefix where piece.isNegation: events.append(.negative)
      case .unread:
        while index < range.upperBound, formula.pieces[index].isUnread { index += 1 }
        let text = Formula.text(of: formula.pieces[start..<index])
        // A blank that waits for what comes behind it is no mistake.
        let isPending = formula.pieces[start..<index].allSatisfy { $0.flags.contains(.pending) }
        if isPending, text.utf8.allSatisfy({ $0 == 0x20 }) { break }
        events.append(.unread(text))
      case .digit, .mark:
        while index < range.upperBound, formula.continuesNumber(at: index) { index += 1 }
        events.append(.number(Formula.text(of: formula.pieces[start..<index])))
      default:
        while index < range.upperBound, formula.isInsideWord(index) { index += 1 }
        if index - start > 1 {
          events.append(.word(Formula.text(of: formula.pieces[start..<index])))
        } else if let scalar = Unicode.Scalar(piece.scalar) {
          events.append(.symbol(scalar))
        }
      }
    }
    if range.lowerBound < range.upperBound, formula.isGap(at: index) { events.append(.placeholder) }
    return events
  }
}

extension Formula {
  /// Whether an operand is missing at a place in a row that is not empty.
  func isGap(at place: Int) -> Bool {
    guard isMissingOperand(at: place) else { return false }
    return place == 0 || !pieces[place - 1].isMark || !isEmptyRow(before: place)
  }

  /// Whether a row that starts at a place is empty.
  func isEmptyRow(before place: Int) -> Bool {
    place == pieces.count || pieces[place].kind == .next || pieces[place].isClose
  }

  /// Whether the piece at a place belongs to the same number as the one before.
  fileprivate func continuesNumber(at place: Int) -> Bool {
    let piece = pieces[place]
    if piece.kind == .digit || piece.kind == .mark { return true }
    // As in `0x1F`.
    return piece.isJoined && piece.kind != .sign
  }
}

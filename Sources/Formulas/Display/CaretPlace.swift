// From a place in the formula to an element on the screen, and back.

/// The place of the caret in terms of the elements of the MathML.
package struct CaretPlace: Hashable, Sendable {
  /// The `data-n` of the element beside the caret; of a box, its `data-p`.
  package let element: Int
  /// On which side of the element the caret is.
  package let side: Side
  /// The number of digits or letters before the caret, when it is inside the
  /// element.
  package let offset: Int

  /// The side of an element on which the caret is.
  package enum Side: UInt8, Hashable, Sendable {
    /// Before the element.
    case before
    /// Between two characters of the element.
    case inside
    /// Behind the element.
    case after
    /// In the box of an empty slot or a missing operand.
    case box
  }
}

extension Formula {
  /// The element beside the caret.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package var caretPlace: CaretPlace {
    let row = row(around: caret)
    if row.isEmpty || isMissingOperand(at: caret) {
      return CaretPlace(element: caret, side: .box, offset: 0)
    }
    guard caret > row.lowerBound else {
      return CaretPlace(element: caret, side: .before, offset: 0)
    }
    if pieces[caret - 1].isClose {
      // Brackets are elements of their own.
      let isBracket = pieces[caret - 1].structure.isBracket
      let element = isBracket ? caret - 1 : opening(of: caret - 1)
      return CaretPlace(element: element, side: .after, offset: 0)
    }
    let element = element(around: caret - 1, in: row)
    let isInside = caret < element.upperBound
    return CaretPlace(
      element: element.lowerBound,
      side: isInside ? .inside : .after,
      offset: caret - element.lowerBound
    )
  }

  /// The place of the caret for a tap on an element.
  ///
  /// It is before or behind a character of a word, before or behind a sign or
  /// a structure, at the start or the end of a slot; an empty box says its
  /// place itself.
  /// Any numbers whatever give a place of the formula.
  ///
  /// - Parameters:
  ///   - element: The `data-n` of the element.
  ///   - offset: The number of characters of the element before the tap.
  ///   - isRightHalf: Whether the tap was on the right half.
  /// - Returns: A place from 0 to the number of pieces.
  package func place(inElement element: Int, offset: Int, isRightHalf: Bool) -> Int {
    guard element < pieces.count else { return pieces.count }
    guard element >= 0 else {
      // The number of a slot.
      let row = element >= -1 - pieces.count ? row(around: -1 - element) : 0..<pieces.count
      return isRightHalf ? row.upperBound : row.lowerBound
    }
    let piece = pieces[element]
    switch piece.kind {
    case .open where piece.structure.isBracket, .close:
      return isRightHalf ? element + 1 : element
    case .open: return isRightHalf ? itemEnd(after: element) : element
    case .next: return isRightHalf ? slotEnd(around: element + 1) : element + 1
    default:
      let characters = min(max(0, offset), pieces.count - element) + (isRightHalf ? 1 : 0)
      let end = self.element(around: element, in: row(around: element)).upperBound
      return min(element + characters, end)
    }
  }
}

// MARK: - Elements

extension Formula {
  /// The end of the element that starts at a place: a number, a name with its
  /// digits, a sign, a structure without the scripts on it.
  ///
  /// A selection may start or end inside a number.
  func elementEnd(after index: Int, before limit: Int, _ selection: Range<Int>?) -> Int {
    var limit = limit
    if let selection {
      if index < selection.lowerBound {
        limit = min(limit, selection.lowerBound)
      } else if index < selection.upperBound {
        limit = min(limit, selection.upperBound)
      }
    }
    let piece = pieces[index]
    if piece.opensScript { return index }
    if piece.isOpen { return closing(of: index) + 1 }
    let isNumber = piece.kind == .digit || piece.kind == .mark
    var end = index + 1
    if piece.isUnread {
      while end < limit, pieces[end].isUnread, pieces[end].flags == piece.flags { end += 1 }
      return end
    }
    while isNumber, end < limit, pieces[end].kind == .digit || pieces[end].kind == .mark,
      !pieces[end].isJoined
    {
      end += 1
    }
    while end < limit, pieces[end].isJoined, pieces[end].kind != .sign { end += 1 }
    guard piece.kind == .letter, isNumberedName(before: end) else { return end }
    while end < limit, pieces[end].kind == .digit, !pieces[end].isJoined { end += 1 }
    return end
  }

  /// The element that a symbol of a row is shown in.
  ///
  /// - Complexity: O(*n*) for *n* pieces of the row.
  private func element(around place: Int, in row: Range<Int>) -> Range<Int> {
    let selection = selectedRange
    var start = row.lowerBound
    while start < place {
      let end =
        pieces[start].isOpen
        ? closing(of: start) + 1 : elementEnd(after: start, before: row.upperBound, selection)
      if end > place {
        // The digits of a name are an element of their own.
        var letters = start
        while letters < end, pieces[letters].isLetter { letters += 1 }
        guard letters > start, letters < end else { return start..<end }
        return place < letters ? start..<letters : letters..<end
      }
      start = end
    }
    let end = elementEnd(after: place, before: row.upperBound, selection)
    var letters = place
    while letters < end, pieces[letters].isLetter { letters += 1 }
    return place..<(letters > place ? letters : end)
  }
}

// From a place in the formula to an element on the screen, and back.

/// Where the caret is, in terms of the elements of the MathML.
public struct CaretPlace: Hashable, Sendable {
  /// The `data-n` of the element beside the caret; of a box, its `data-p`.
  public let element: Int
  /// On which side of the element the caret is.
  public let side: Side
  /// The number of digits or letters before the caret, when it is inside the
  /// element.
  public let offset: Int

  /// Where the caret is beside an element.
  public enum Side: UInt8, Hashable, Sendable {
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
  public var caretPlace: CaretPlace {
    let start = slotStart(around: caret)
    if isEmptyRow(around: caret) || isMissingOperand(at: caret) {
      return CaretPlace(element: caret, side: .box, offset: 0)
    }
    guard caret > (start ?? -1) + 1 else {
      return CaretPlace(element: caret, side: .before, offset: 0)
    }
    if pieces[caret - 1].isClose {
      return CaretPlace(element: opening(of: caret - 1), side: .after, offset: 0)
    }
    var word = caret
    while word > 0, pieces[word - 1].kind == .digit || pieces[word - 1].kind == .mark { word -= 1 }
    if word == caret { word = itemStart(before: caret) }
    let isInside = caret < pieces.count && continuesElement(at: caret)
    return CaretPlace(element: word, side: isInside ? .inside : .after, offset: caret - word)
  }

  private func continuesElement(at place: Int) -> Bool {
    let piece = pieces[place]
    guard !piece.isMark else { return false }
    if piece.isJoined { return piece.kind != .sign }
    let isNumeric = piece.kind == .digit || piece.kind == .mark
    let last = pieces[place - 1].kind
    return isNumeric && (last == .digit || last == .mark)
  }

  /// The place of the caret for a tap on an element: in an empty box, before
  /// or behind a character of a word, before or behind a structure.
  ///
  /// Any numbers whatever give a place of the formula.
  ///
  /// - Parameters:
  ///   - element: The `data-n` of the element.
  ///   - offset: The number of characters of the element before the tap.
  ///   - isRightHalf: Whether the tap was on the right half.
  /// - Returns: A place from 0 to the number of pieces.
  public func place(inElement element: Int, offset: Int, isRightHalf: Bool) -> Int {
    guard element < pieces.count else { return pieces.count }
    guard element >= 0 else { return isRightHalf ? pieces.count : 0 }
    let piece = pieces[element]
    switch piece.kind {
    case .open, .next:
      let isEmpty = isEmptyRow(around: element + 1)
      if isEmpty { return element + 1 }
      if !isRightHalf { return piece.kind == .open ? element : element + 1 }
      return piece.kind == .open ? itemEnd(after: element) : slotEnd(around: element + 1)
    case .close:
      return isRightHalf ? element + 1 : element
    default:
      let characters = min(max(0, offset), pieces.count - element)
      let place = min(element + characters + (isRightHalf ? 1 : 0), pieces.count)
      return min(place, slotEnd(around: element))
    }
  }
}

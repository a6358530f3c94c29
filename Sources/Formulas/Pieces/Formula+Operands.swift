// The operands to the left of a place: a word, a number, a factor, a term. The keys that take
// an operand ask here how far it reaches.

internal import Expressions

extension Formula {
  /// Whether two bounds stand in square brackets that open at a place.
  func isInterval(_ open: Int) -> Bool {
    guard pieces[open].isSquare else { return false }
    var index = open + 1
    while index < pieces.count, !pieces[index].isClose {
      if pieces[index].isSymbol("‥") { return true }
      index = itemEnd(after: index)
    }
    return false
  }

  /// The start of the item that ends at a place: a symbol, a whole word or a
  /// whole structure.
  ///
  /// - Precondition: An item ends there.
  func itemStart(before place: Int) -> Int {
    if pieces[place - 1].isClose { return opening(of: place - 1) }
    var index = place - 1
    while index > 0, pieces[index].isJoined { index -= 1 }
    return index
  }

  /// The end of the item that starts at a place.
  ///
  /// - Precondition: An item starts there.
  func itemEnd(after place: Int) -> Int {
    if pieces[place].isOpen { return closing(of: place) + 1 }
    var index = place + 1
    while index < pieces.count, pieces[index].isJoined { index += 1 }
    return index
  }

  /// Whether an operand must stand at a place, judging by what is before it.
  func needsOperand(at place: Int) -> Bool {
    guard place > 0 else { return true }
    switch pieces[place - 1].kind {
    case .open, .next, .function, .infix, .sign, .prefix, .separator: return true
    case .digit, .mark, .letter, .postfix, .conversion, .unread: return false
    case .close:
      // As in `sin²`, where the argument is still missing.
      return pieces[place - 1].structure.isScript && functionStart(before: place) != nil
    }
  }

  /// Whether what stands behind a place is an operand or its sign.
  func startsOperand(at place: Int) -> Bool {
    guard place < pieces.count else { return false }
    switch pieces[place].kind {
    case .digit, .mark, .letter, .function, .prefix, .unread: return true
    case .open: return !pieces[place].structure.isScript
    case .infix, .sign, .postfix, .separator, .next, .close, .conversion: return false
    }
  }

  /// Whether an operand is missing at a place.
  package func isMissingOperand(at place: Int) -> Bool {
    needsOperand(at: place) && !startsOperand(at: place) && !opensFunctionScript(at: place)
      && !isInsideWord(place) && !isEmptyList(at: place) && !isOptional(place)
      && !isOpenBound(at: place) && !isSide(before: place)
  }

  /// Whether a list without elements is around a place.
  private func isEmptyList(at place: Int) -> Bool {
    place > 0 && place < pieces.count && pieces[place - 1].isOpen
      && pieces[place - 1].structure == .list && pieces[place].isClose
  }

  /// Whether a place is between two letters of one name.
  func isInsideWord(_ place: Int) -> Bool {
    place < pieces.count && pieces[place].isJoined && pieces[place].kind != .sign
  }

  /// Whether a script on the name of a function starts at a place.
  private func opensFunctionScript(at place: Int) -> Bool {
    place > 0 && place < pieces.count && pieces[place].opensScript
      && (pieces[place - 1].kind == .function
        || pieces[place - 1].isClose && pieces[place - 1].structure.isScript)
  }

  /// The start of the name of a function that ends at a place, scripts on it
  /// included; nothing when none ends there.
  func functionStart(before place: Int) -> Int? {
    var place = place
    while place > 0, pieces[place - 1].isClose, pieces[place - 1].structure.isScript {
      place = opening(of: place - 1)
    }
    guard place > 0, pieces[place - 1].kind == .function else { return nil }
    return itemStart(before: place)
  }

  /// The function in whose brackets a place is.
  private func function(around place: Int) -> Builtin? {
    guard let start = slotStart(around: place), pieces[start].structure == .group,
      let name = functionStart(before: start)
    else { return nil }
    return Builtin.named(Formula.text(of: pieces[name..<itemEnd(after: name)]))
  }

  /// Whether the caret is in the argument of a function of angles.
  package var takesAngle: Bool { function(around: caret)?.angle == .argument }

  /// Whether a separator fits behind what stands before the caret: in brackets that are no function's
  /// of one argument, in a list or a vector.
  package var takesSeparator: Bool {
    guard let start = slotStart(around: caret), caret > start + 1 else { return false }
    switch pieces[start].structure {
    case .list, .vector, .cases: return true
    case .group: return function(around: caret).map { $0.most != 1 } ?? true
    default: return false
    }
  }

  /// Whether the caret is in braces, where conditions and their values may stand.
  package var takesCondition: Bool {
    guard let start = slotStart(around: caret) else { return false }
    return pieces[start].structure == .list || pieces[start].structure == .cases
  }

  /// Whether a word that stands at a place may say which numbers solve an equation: behind a
  /// semicolon or ∈ in the brackets of `solve` and `roots`.
  package func takesNumberSet(at place: Int) -> Bool {
    guard place > 0, pieces[place - 1].kind == .separator || pieces[place - 1].isSymbol("∈"),
      let row = function(around: place)
    else { return false }
    return row == .solve || row == .rootsOfPolynomial
  }

  /// Whether letters are a word that says which numbers solve an equation, and all of an argument.
  func isNumberSet(_ range: Range<Int>) -> Bool {
    takesNumberSet(at: range.lowerBound) && endsArgument(at: range.upperBound)
      && NumberSet(named: Formula.text(of: pieces[range])) != nil
  }

  /// Whether an argument ends at a place.
  private func endsArgument(at place: Int) -> Bool {
    place == pieces.count || pieces[place].kind == .separator || pieces[place].isClose
  }

  /// The start of the number or name whose last digit or letter ends at a
  /// place.
  func wordStart(before place: Int) -> Int {
    var index = place
    while index > 0,
      pieces[index - 1].kind == .digit || pieces[index - 1].kind == .mark
        || isForeignMark(index - 1),
      !pieces[index - 1].isJoined
    {
      index -= 1
    }
    // Digits behind the letter of a variable belong to its name.
    if index > 0, index == place || pieces[index].kind == .digit, isNumberedName(before: index) {
      return itemStart(before: index)
    }
    return index == place && place > 0 ? itemStart(before: place) : index
  }

  /// Whether a command of LaTeX is in the formula, which waits for the rest of its text.
  var hasCommand: Bool { pieces.contains { $0.isUnread && $0.isSymbol("\\") } }

  /// Whether the decimal mark of other countries stands between digits at a place: it is not read
  /// until the number ends.
  func isForeignMark(_ place: Int) -> Bool {
    pieces[place].isUnread && (pieces[place].isSymbol(".") || pieces[place].isSymbol(","))
      && place > 0 && pieces[place - 1].kind == .digit
      && place + 1 < pieces.count && pieces[place + 1].kind == .digit
  }

  /// Whether the piece at a place is an `x` between two numbers, perhaps with blanks, which may be the
  /// sign ×; not in `0x1F`, nor in `sin 2x3`, where a sign would end the argument.
  func isFactorSign(_ index: Int) -> Bool {
    guard pieces[index].kind == .letter, pieces[index].isSymbol("x"),
      slotStart(around: index).map({ pieces[$0].flags.contains(.automatic) }) != true
    else { return false }
    var (before, behind) = (index - 1, index + 1)
    // A bar that was typed behind it has taken it: `1 x.5/2`.
    if before >= 0, pieces[before].isOpen, pieces[before].structure == .fraction { before -= 1 }
    while before > 0, pieces[before].isBlank { before -= 1 }
    while behind + 1 < pieces.count, pieces[behind].isBlank { behind += 1 }
    guard before >= 0, behind < pieces.count,
      pieces[before].kind == .digit || pieces[before].isClose,
      pieces[behind].kind == .digit || pieces[behind].kind == .mark
    else { return false }
    let isPrefix = before == index - 1 && behind == index + 1 && pieces[before].isSymbol("0")
    return !isPrefix || wordStart(before: index) < before
  }

  /// Whether digits at a place continue the name before it.
  func isNumberedName(before place: Int) -> Bool {
    guard place > 0, pieces[place - 1].kind == .letter else { return false }
    let scalar = pieces[place - 1].scalar
    return scalar != 0x3c0 && !isAns(before: place)
  }

  func isAns(before place: Int) -> Bool {
    place >= 3 && pieces[place - 1].isSymbol("s") && pieces[place - 2].isSymbol("n")
      && pieces[place - 3].isSymbol("A") && pieces[place - 1].isJoined
  }

  /// The start of the factor that ends at a place: what an exponent stands
  /// on; nothing when no operand ends there.
  func factorStart(before place: Int) -> Int? {
    guard !needsOperand(at: place) else { return nil }
    var index = place
    // Scripts and marks behind the operand.
    while index > 0 {
      let piece = pieces[index - 1]
      if piece.kind == .postfix {
        index -= 1
      } else if piece.isClose, piece.structure.isScript || piece.structure == .repeating {
        index = opening(of: index - 1)
      } else {
        break
      }
    }
    guard index > 0, !needsOperand(at: index) else { return index }
    guard pieces[index - 1].isClose else { return wordStart(before: index) }
    let start = opening(of: index - 1)
    guard pieces[start].structure == .group else { return start }
    return functionStart(before: start) ?? start
  }

  /// The start of what a slash takes: factors without sign between them, with
  /// the powers of ten that belong to them, and remainders whole.
  func termStart(before place: Int) -> Int? {
    guard var start = factorStart(before: place) else { return nil }
    while start > 0, !pieces[start - 1].isUnread {
      if let factor = factorStart(before: start) {
        start = factor
        continue
      }
      let piece = pieces[start - 1]
      let isUnit = piece.kind == .sign && piece.isJoined
      guard piece.kind == .infix || isUnit || piece.kind == .function else { break }
      let operatorStart = isUnit ? start - 1 : itemStart(before: start)
      if piece.kind == .function {
        start = operatorStart
        continue
      }
      guard let left = factorStart(before: operatorStart) else { break }
      start = isUnit || !isRemainder(operatorStart) ? left : productStart(before: operatorStart)
    }
    return start
  }

  private func isRemainder(_ place: Int) -> Bool { pieces[place].isSymbol("m") }

  /// The start of the product that ends at a place.
  func productStart(before place: Int) -> Int {
    var index = place
    while index > 0 {
      switch pieces[index - 1].kind {
      case .open, .next, .separator: return index
      case .sign where !pieces[index - 1].isSymbol("*"): return index
      case .close: index = opening(of: index - 1)
      default: index -= 1
      }
    }
    return index
  }
}

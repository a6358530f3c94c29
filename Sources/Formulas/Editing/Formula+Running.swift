// Slots that an operator opened let looser operators out: `1/2+3` is a sum,
// not a fraction with a sum below. The same holds for the brackets that a
// function gets by itself around an argument that was typed without any.

import Expressions

/// The rank of a key, for leaving slots.
enum Tightness: UInt8, Comparable {
  /// Leaves every slot that is running.
  case loose
  /// `*` and `/`: leave denominators and exponents.
  case product
  /// `nCr`: leaves exponents.
  case combination
  /// `^`, `!`, letters: leave only an argument without brackets.
  case tight

  static func < (x: Tightness, y: Tightness) -> Bool { x.rawValue < y.rawValue }

  /// How tightly the key of a word between operands binds.
  init(of builtin: Builtin) {
    self = builtin.infixRank < .combination ? .product : .combination
  }
}

extension Formula {
  /// Whether the caret is at the right end of a slot that is running.
  var endsRunningSlot: Int? {
    guard let start = slotStart(around: caret), pieces[start].flags.contains(.running),
      slotEnd(around: caret) == caret
    else { return nil }
    return start
  }

  /// Whether a slot is the exponent on the name of a function, as in `sin²`:
  /// behind it comes the argument.
  func isFunctionPower(_ start: Int) -> Bool {
    pieces[start].structure == .power && functionStart(before: start) != nil
  }

  /// Whether the caret is behind the digits of an exponent of the ten that belongs to the number
  /// before it.
  func isExponent(_ start: Int) -> Bool {
    start > 2 && pieces[start].structure == .power && pieces[start - 3].kind == .sign
      && pieces[start - 3].isJoined
      && pieces[start + 1..<caret].allSatisfy { $0.kind == .digit || $0.kind == .prefix }
  }

  /// Puts brackets around the number whose exponent of ten ends at the caret: what comes takes
  /// all of it.
  mutating func bracketScientific() {
    guard let open = endsRunningSlot, !needsOperand(at: caret), isExponent(open),
      let start = factorStart(before: open - 3)
    else { return }
    caret = closing(of: open) + 1
    bracket(start..<caret)
  }

  /// Leaves the running slots that a key of some tightness does not stay in.
  mutating func leaveSlots(_ tightness: Tightness) {
    while let start = endsRunningSlot, leaves(start, tightness) {
      caret = closing(of: start) + 1
    }
  }

  /// Takes the piece before the caret away, and goes back into the slots that it left.
  mutating func takeBack() {
    let isLeft = pieces[caret - 1].flags.contains(.running)
    remove(caret - 1..<caret)
    while isLeft, caret > 0, pieces[caret - 1].isClose {
      let open = opening(of: caret - 1)
      switch pieces[open].structure {
      case .fraction, .power, .lower: break
      case .group where pieces[open].flags.contains(.automatic): break
      default: return
      }
      caret -= 1
      if let start = slotStart(around: caret) { pieces[start].flags.insert(.running) }
    }
  }

  /// Leaves the running slots that an exponent does not stay in: an argument without brackets takes it.
  mutating func leaveForExponent() {
    while let start = endsRunningSlot, leaves(start, .tight) {
      if pieces[start].structure == .group, functionStart(before: start) != nil { return }
      caret = closing(of: start) + 1
    }
  }

  /// Leaves the exponents and denominators behind whose last number or brackets a factor without a
  /// sign comes: `1/2x` is (1/2)·x, and `e^2x` is e²·x, as in a text.
  mutating func leaveForFactor(_ scalar: Unicode.Scalar?, _ vocabulary: Vocabulary) {
    guard anchor == nil else { return }
    while let start = endsRunningSlot, !needsOperand(at: caret) {
      switch pieces[start].structure {
      case .power: break
      case .fraction where !vocabulary.bindsFactorsFirst: break
      default: return
      }
      guard beginsFactor(scalar) else { return }
      caret = closing(of: start) + 1
    }
  }

  /// Whether a character begins another factor behind what is before the caret: nothing for a key that
  /// always does.
  private func beginsFactor(_ scalar: Unicode.Scalar?) -> Bool {
    let last = pieces[caret - 1]
    // Brackets that went into the bar or the height were closed.
    let isClosed = slotStart(around: caret).map { pieces[$0].flags.contains(.closed) } ?? false
    guard let scalar else { return isClosed || !last.isLetter }
    let isNumbered = last.kind == .digit && pieces[wordStart(before: caret)].isLetter
    switch scalar {
    case ".", ",":
      return isClosed || last.isClose || last.kind == .postfix || last.isLetter || isNumbered
    // As in `x2`, and behind the `e` of `2e5`.
    case "0"..."9": return isClosed || last.isClose || last.kind == .postfix
    case "(", "[", "{", "√", "∛":
      return isClosed || last.kind != .function && !(last.isLetter && last.isJoined)
    case "e" where last.kind == .digit: return false
    default:
      let isName = Scanner.isLetter(scalar.value) || scalar == "π" || scalar == "ⅈ"
      return isName && (isClosed || !last.isLetter && !isNumbered)
    }
  }

  private func leaves(_ start: Int, _ tightness: Tightness) -> Bool {
    // A slot with nothing but a sign waits for its operand.
    guard !needsOperand(at: caret) else { return false }
    switch pieces[start].structure {
    // A mixed number is one number.
    case .group, .lower, .repeating, .mixed: return true
    case .power: return tightness < .tight
    default: return tightness < .combination
    }
  }

  /// Leaves the slots at whose right end the caret is and that hold numbers only: no relation
  /// can stand in them.
  mutating func leaveNumbers() {
    while let start = slotStart(around: caret), !needsOperand(at: caret),
      pieces[slotEnd(around: caret)].isClose, slotEnd(around: caret) == caret, holdsNumber(start)
    {
      caret = closing(of: start) + 1
    }
  }

  /// Whether a slot is running, or came with a key and nobody has typed brackets around it.
  private func holdsNumber(_ start: Int) -> Bool {
    let flags = pieces[start].flags
    let isClosedByItself = pieces[closing(of: start)].flags.contains(.ghost)
    switch pieces[start].structure {
    case .group: return flags.contains(.running) || flags.contains(.keyed) && isClosedByItself
    case .absolute, .floor, .ceiling: return !flags.contains(.bracketed) && !isClosedByItself
    case .fraction, .power, .squareRoot, .root, .mixed: return !flags.contains(.bracketed)
    case .lower, .repeating: return flags.contains(.running)
    default: return false
    }
  }

  /// Draws the brackets again that vanished because they enclosed a whole
  /// slot: something comes to stand beside them.
  mutating func reviveBrackets() {
    guard let start = slotStart(around: caret), pieces[start].flags.contains(.closed) else {
      return
    }
    pieces[start].flags.remove(.closed)
    let row = row(around: caret)
    guard caret == row.upperBound else { return }
    bracket(row)
  }

  /// Puts brackets around the letters behind the name of a function: they are
  /// its argument, and something else comes next.
  mutating func bracketLetters() {
    var start = caret
    while start > 0, pieces[start - 1].kind == .letter { start -= 1 }
    guard start < caret else { return }
    var closes: [Piece] = []
    // As in `sin cos x`: the outer function takes the inner call.
    while let name = functionStart(before: start) {
      // The argument begins in the middle of a word whose beginning became the name of the function.
      if start < caret { pieces[start].flags.remove(.joined) }
      pieces.insert(Piece(.open, .group, [.automatic, .running]), at: start)
      caret += 1
      closes.append(Piece(.close, .group, .ghost))
      start = name
    }
    guard !closes.isEmpty else { return }
    splitWord(at: caret)
    pieces.insert(contentsOf: closes, at: caret)
  }

  /// Opens brackets for the argument of the function name before the caret.
  mutating func openArgument() {
    guard caret > 0, functionStart(before: caret) != nil else { return }
    insert([Piece(.open, .group, [.automatic, .running]), Piece(.close, .group, .ghost)])
    caret -= 1
  }

  /// Whether the caret is at the end of the brackets of an argument that was
  /// typed without any.
  var isInBareArgument: Bool {
    guard let start = endsRunningSlot else { return false }
    return pieces[start].structure == .group
  }
}

// Signs between operands. They bind by rank as they are typed: the slot that
// an operator opened is left by a looser one.

import Expressions

extension Formula {
  /// Types a sign between operands: `+ - ± * ∠ = < > ≤ ≥ ≠` or an arrow.
  mutating func type(sign: Unicode.Scalar) {
    if combine(sign) { return }
    if sign == "=" { defineWord() }
    if sign == "-", caret > 1, pieces[caret - 2].isSymbol("+"), pieces[caret - 1].isOpen,
      pieces[caret - 1].structure == .fraction, isHollow(caret - 1)
    {
      // `+/-` is one sign.
      remove(caret - 2..<caret + 2)
      return insert(Piece(.sign, "±"))
    }
    let isExponential = (sign == "+" || sign == "-") && isExponentSign(before: caret)
    let place = caret
    bracketLetters()
    leaveSlots(sign == "*" ? .product : .loose)
    let isRelation = Formula.isRelation(sign)
    if isRelation { leaveNumbers() }
    reviveBrackets()
    guard isMissingOperand(at: caret) || needsOperand(at: caret) else {
      let isLeft = caret != place && !isRelation
      insert(Piece(.sign, sign, isExponential ? .exponential : isLeft ? .running : []))
      return
    }
    if sign == "-" {
      openArgument()
      insert(Piece(.prefix, "-"))
    } else if sign == "+", waitsForSign {
      insert(Piece(.prefix, "+"))
    } else {
      replacePending(with: Piece(.sign, sign))
    }
  }

  /// Makes a name of a function that yields to names, where it is all that stands in front.
  private mutating func defineWord() {
    guard caret > 0, pieces[caret - 1].kind == .function, itemStart(before: caret) == 0,
      ParsingOptions.yields(Formula.text(of: pieces[..<caret]))
    else { return }
    for index in 0..<caret { pieces[index].kind = .letter }
  }

  /// Whether an operator before the caret waits for an operand of which a plus may be the sign, as
  /// in `5-+3`.
  ///
  /// Behind a plus, a second one says nothing.
  private var waitsForSign: Bool {
    guard caret > 0, !startsOperand(at: caret) else { return false }
    let last = pieces[caret - 1]
    return last.kind == .infix || last.kind == .sign && !last.isSymbol("+")
  }

  /// Puts another operator in the place of the one that waits for its right
  /// operand.
  private mutating func replacePending(with piece: Piece) {
    guard caret > 0, !startsOperand(at: caret) else { return }
    let start = itemStart(before: caret)
    guard pieces[start].kind == .sign || pieces[start].kind == .infix else { return }
    remove(start..<caret)
    insert(piece)
  }

  /// Makes `<=` one sign, `->` an arrow, `**` a power, `<<` a word.
  private mutating func combine(_ sign: Unicode.Scalar) -> Bool {
    guard caret > 0 else { return false }
    let last = pieces[caret - 1]
    if sign == "=", last.kind == .postfix, last.isSymbol("!"), !last.flags.contains(.apart) {
      remove(caret - 1..<caret)
      type(sign: "≠")
      return true
    }
    guard last.kind == .sign || last.kind == .prefix else { return false }
    let both: Unicode.Scalar
    switch sign {
    case "=" where last.isSymbol("<"): both = "≤"
    case "=" where last.isSymbol(">"): both = "≥"
    case ">" where last.isSymbol("-"): both = "→"
    case ">" where last.isSymbol("<"): both = "≠"
    case "<" where last.isSymbol("<"), ">" where last.isSymbol(">"):
      remove(caret - 1..<caret)
      pressInfix(sign == "<" ? .shiftLeft : .shiftRight)
      return true
    case "*" where last.isSymbol("*") && !last.isJoined && !startsOperand(at: caret):
      takeBack()
      typePower()
      return true
    default: return false
    }
    remove(caret - 1..<caret)
    insert(Piece(.sign, both))
    return true
  }

  /// Types a factorial, percent or degree sign, or a minute or second of arc.
  mutating func type(postfix: Unicode.Scalar) {
    let saved = self
    bracketLetters()
    if postfix != "°" { leaveSlots(.tight) }
    bracketScientific()
    guard !needsOperand(at: caret) else {
      self = saved
      return
    }
    if postfix == "′" || postfix == "″" {
      let start = wordStart(before: caret)
      let unit: Unicode.Scalar = postfix == "′" ? "°" : "′"
      guard start > 0, pieces[start - 1].isSymbol(unit), pieces[start].kind == .digit else {
        self = saved
        return
      }
    }
    reviveBrackets()
    insert(Piece(.postfix, postfix))
  }

  /// Types a separator between arguments, elements or cases; ignored elsewhere.
  ///
  /// - Parameter isComma: Whether it was typed as a comma.
  mutating func typeSeparator(isComma: Bool = false) {
    let saved = self
    bracketLetters()
    leaveSlots(.loose)
    guard let start = slotStart(around: caret) else {
      self = saved
      return
    }
    let open = opening(of: start)
    if pieces[start].structure == .root, !pieces[start].isOpen,
      pieces[open].flags.contains(.spelled), isEmptyRow(around: open + 1)
    {
      caret = open + 1
    } else if pieces[start].structure == .root, pieces[start].isOpen {
      caret = slotEnd(around: slotEnd(around: caret) + 1)
    } else if pieces[start].structure == .cases, !needsOperand(at: caret) {
      openCase(behind: start)
    } else if !isMixed(start, isComma), takesSeparators(start), !needsOperand(at: caret) {
      insert(Piece(.separator, ";", isComma ? .spelled : []))
    } else {
      self = saved
    }
  }

  /// Whether commas and semicolons would stand side by side in square brackets: those are the rows
  /// of a matrix, or a continued fraction.
  private func isMixed(_ start: Int, _ isComma: Bool) -> Bool {
    guard pieces[start].structure == .vector else { return false }
    let row = row(around: start + 1)
    return pieces[row].contains {
      $0.kind == .separator && $0.flags.contains(.spelled) != isComma
    }
  }

  private mutating func takesSeparators(_ start: Int) -> Bool {
    switch pieces[start].structure {
    case .group: isNamed(start) || becomesVector(start)
    case .list, .vector: true
    default: false
    }
  }

  /// Whether a name stands before the brackets that open at a place.
  func isNamed(_ open: Int) -> Bool {
    guard open > 0, !pieces[open].flags.contains(.automatic) else { return false }
    return pieces[open - 1].kind == .letter && pieces[open - 1].scalar != 0x3c0
      || pieces[open - 1].kind == .digit && isNumbered(open)
      || functionStart(before: open) != nil
  }

  private func isNumbered(_ place: Int) -> Bool {
    pieces[wordStart(before: place)].kind == .letter
  }
}

// Numbers and names in a text: what makes one word, and what a subscript says.

internal import Expressions

extension Composer {
  mutating func writeNumber(_ start: Int, before end: Int) -> Int {
    // A mark without a digit beside it says nothing yet.
    let isLone =
      pieces[start].kind == .mark && !(start + 1 < end && isDigitOrRepeating(start + 1))
    if isLone {
      if typedMark == nil { addHole(start) } else { addMark(start) }
      return start + 1
    }
    blank(start)
    var index = start
    var hasMark = false
    while index < end, pieces[index].kind == .digit || pieces[index].kind == .mark {
      if pieces[index].kind == .mark {
        // A second mark starts another number.
        if hasMark { break }
        hasMark = true
      }
      if pieces[index].kind == .mark {
        addMark(index)
      } else {
        add(scalar: pieces[index].scalar, index)
      }
      index += 1
      // What follows a name of one key is another number.
      if index < end, pieces[index].kind == .digit, pieces[index].isJoined { continue }
    }
    // As in `0x1F`, one word that starts with a digit.
    while index < end, pieces[index].isJoined, pieces[index].kind != .sign {
      add(scalar: pieces[index].scalar, index)
      index += 1
    }
    if index < end, pieces[index].isOpen, pieces[index].structure == .repeating {
      index = writeRepeating(index)
    }
    return writeScientific(index, before: end)
  }

  private mutating func addMark(_ index: Int) { add(typedMark == .comma ? "," : ".", index) }

  private func isDigitOrRepeating(_ index: Int) -> Bool {
    pieces[index].kind == .digit
      || pieces[index].isOpen && pieces[index].structure == .repeating
  }

  private mutating func writeRepeating(_ open: Int) -> Int {
    let close = formula.closing(of: open)
    let digits = open + 1..<close
    guard !digits.isEmpty, pieces[digits].allSatisfy({ $0.kind == .digit }) else {
      add(" (", open)
      write(digits)
      add(")", close)
      return close + 1
    }
    add("(", open)
    for index in digits { add(scalar: pieces[index].scalar, index) }
    add(")", close)
    return close + 1
  }

  /// Writes times a power of ten as a part of the number.
  private mutating func writeScientific(_ sign: Int, before end: Int) -> Int {
    guard sign + 3 < end, pieces[sign].kind == .sign, pieces[sign].isJoined,
      pieces[sign + 1].isSymbol("1"), pieces[sign + 2].isSymbol("0"),
      pieces[sign + 3].isOpen, pieces[sign + 3].structure == .power
    else { return sign }
    let close = formula.closing(of: sign + 3)
    var digits = sign + 4..<close
    let isNegative = digits.first.map { pieces[$0].isNegation } ?? false
    if isNegative { digits = digits.dropFirst() }
    guard !digits.isEmpty, pieces[digits].allSatisfy({ $0.kind == .digit }) else { return sign }
    add(isNegative ? "E-" : "E", sign)
    for index in digits { add(scalar: pieces[index].scalar, index) }
    return close + 1
  }

  mutating func writeName(_ start: Int, before end: Int) -> Int {
    let kind = pieces[start].kind
    blank(start)
    var index = start
    let numeralEnd = kind == .letter ? self.numeralEnd(from: start, before: end) : start
    repeat {
      add(scalar: pieces[index].scalar, index)
      index += 1
    } while index < end && pieces[index].isJoined || index < numeralEnd
    let isVariable = kind == .letter && formula.isNumberedName(before: index)
    while isVariable, index < end, pieces[index].kind == .digit, !pieces[index].isJoined {
      add(scalar: pieces[index].scalar, index)
      index += 1
    }
    if kind == .infix, !isCalled(start) { add(" ", index - 1) }
    guard index < end, pieces[index].isOpen, pieces[index].structure == .lower else {
      return index
    }
    if kind == .letter { return writeSubscript(index) }
    guard kind == .function else { return index }
    let close = formula.closing(of: index)
    guard formula.isLogarithm(before: index) else {
      // As it was typed, `int_0^1`.
      guard typedMark != nil else { return index }
      add("_(", index)
      write(index + 1..<close)
      add(")", close)
      return close + 1
    }
    if typedMark != nil, close + 1 < end, pieces[close + 1].isUnread {
      // The base as it was typed, `log_2`: the argument is not read yet.
      add("_", index)
      write(index + 1..<close)
      return close + 1
    }
    return writeLogarithm(index, before: end)
  }

  /// The end of the letters from a place on that are a Roman numeral together, or the place; a
  /// product of names of the user stays one.
  private func numeralEnd(from start: Int, before end: Int) -> Int {
    guard start == 0 || pieces[start - 1].kind != .letter else { return start }
    var place = start
    while place < end, pieces[place].kind == .letter, !pieces[place].isJoined,
      RomanNumeral.isLetter(pieces[place].scalar)
    {
      place += 1
    }
    let isEnded =
      place == end
      || pieces[place].kind != .letter && pieces[place].kind != .digit
        && pieces[place].structure != .lower
    guard place > start + 1, isEnded else { return start }
    let letters = pieces[start..<place]
    guard RomanNumeral.value(of: Formula.text(of: letters)) != nil else { return start }
    return letters.allSatisfy { names.contains(Formula.text(of: [$0])) } ? start : place
  }

  private mutating func writeSubscript(_ open: Int) -> Int {
    let close = formula.closing(of: open)
    let content = open + 1..<close
    guard !content.isEmpty, pieces[content].allSatisfy({ $0.kind == .digit || $0.isLetter })
    else { return open }
    add("_", open)
    for index in content { add(scalar: pieces[index].scalar, index) }
    return close + 1
  }

  /// Writes the argument of a logarithm, then its base.
  private mutating func writeLogarithm(_ lower: Int, before end: Int) -> Int {
    let close = formula.closing(of: lower)
    var index = close + 1
    while index < end, pieces[index].opensScript {
      let scriptClose = formula.closing(of: index)
      writeScript(index, scriptClose)
      index = scriptClose + 1
    }
    add("(", lower)
    if index >= end || formula.isMissingOperand(at: index) {
      addHole(index)
    } else if pieces[index].isOpen, pieces[index].structure == .group {
      let groupClose = formula.closing(of: index)
      write(index + 1..<groupClose)
      index = groupClose + 1
    } else {
      if pieces[index].kind == .prefix {
        add(scalar: pieces[index].scalar, index)
        index += 1
      }
      index = index < end ? writeItem(index, before: end) : index
    }
    add("; ", lower)
    write(lower + 1..<close)
    add(")", close)
    return index
  }
}

// Writes a formula as a text of the language.

internal import Expressions

/// A text under composition, with the piece that every byte came from.
struct Composer {
  let formula: Formula
  var bytes: [UInt8] = []
  var origins: [Int32] = []
  /// The names of the user.
  var names: Set<String> = []
  /// The decimal mark of a text that is spelled as it was typed, with what is not read in it;
  /// nothing for a text of the language.
  private(set) var typedMark: DecimalMark?
  /// Whether the text has commands of LaTeX, where an exponent has braces.
  private var isLatex = false
  /// Where the faint brackets start that end a text as it was typed.
  private var faintEnd = Int.max

  init(_ formula: Formula) {
    self.formula = formula
    bytes.reserveCapacity(2 * formula.pieces.count)
  }

  /// Starts a text that is spelled as it was typed.
  init(typed formula: Formula, _ decimalMark: DecimalMark) {
    self.init(formula)
    typedMark = decimalMark
    isLatex = formula.hasCommand
    faintEnd = formula.pieces.count
    while faintEnd > 0, formula.pieces[faintEnd - 1].isClose,
      formula.pieces[faintEnd - 1].structure.isBracket,
      formula.pieces[faintEnd - 1].flags.contains(.ghost)
    {
      faintEnd -= 1
    }
  }

  var pieces: [Piece] { formula.pieces }

  /// Writes the items of a row, or of a part of one.
  mutating func write(_ row: Range<Int>) {
    var index = row.lowerBound
    while index < row.upperBound {
      if formula.isMissingOperand(at: index), !isCalled(index) { addHole(index) }
      index = writeItem(index, before: row.upperBound)
    }
    if formula.isMissingOperand(at: row.upperBound) { addHole(row.upperBound) }
  }

  /// Writes one item and returns the place behind it.
  mutating func writeItem(_ index: Int, before end: Int) -> Int {
    let piece = pieces[index]
    switch piece.kind {
    case .digit, .mark:
      return writeNumber(index, before: end)
    case .letter, .function, .infix:
      return writeName(index, before: end)
    case .sign:
      // `!=` would be one sign, and `2e-3` a number.
      let isApart =
        index > 0 && pieces[index - 1].isSymbol("e") && pieces[index - 1].flags.contains(.apart)
      let isSpaced = typedMark == nil || bytes.last == UInt8(ascii: "!") || isApart
      if isSpaced { add(" ", index) }
      add(scalar: piece.scalar, index)
      if isSpaced { add(" ", index) }
    case .unread:
      // A character that the parser takes for nothing, or the one that was typed.
      add(scalar: typedMark == nil ? 0xfffd : piece.scalar, index)
    case .separator:
      add(typedMark == .point && piece.flags.contains(.spelled) ? ", " : "; ", index)
    case .prefix, .postfix:
      add(scalar: piece.scalar, index)
    case .conversion:
      return writeConversion(index)
    case .open:
      return writeStructure(index)
    case .next, .close:
      break
    }
    return index + 1
  }
}

// MARK: - Structures

extension Composer {
  /// Writes the words of a conversion, and returns the place behind them.
  private mutating func writeConversion(_ start: Int) -> Int {
    let end = formula.itemEnd(after: start)
    blank(start)
    for index in start..<end { add(scalar: pieces[index].scalar, index) }
    if end < pieces.count { add(" ", end - 1) }
    return end
  }

  /// Writes a structure and returns the place behind it.
  private mutating func writeStructure(_ open: Int) -> Int {
    let close = formula.closing(of: open)
    switch pieces[open].structure {
    case .fraction: writeFraction(open, close)
    case .mixed: writeMixed(open, close)
    case .power: writeScript(open, close)
    case .lower:
      // Only a name takes a subscript.
      blank(open)
      addHole(open)
    case .squareRoot: writeCall("sqrt(", open, close)
    case .absolute: writeCall("abs(", open, close)
    case .floor: writeCall("floor(", open, close)
    case .ceiling: writeCall("ceil(", open, close)
    case .root: writeRoot(open, close)
    case .list:
      add("{", open)
      write(open + 1..<close)
      add("}", close)
    case .vector: writeSquare(open, close)
    case .place: writePlace(open, close)
    case .cases: writeCases(open, close)
    case .sum, .product, .integral, .limit, .derivative: writeLarge(open)
    case .group where isBareArgument(open, close):
      if !isNumberedCall(open) { blank(open) }
      write(open + 1..<close)
    case .group, .repeating:
      // `0.1 (6)` is a product.
      if open > 0, pieces[open - 1].kind == .digit || pieces[open - 1].kind == .mark {
        blank(open)
      }
      if formula.isInterval(open) {
        writeSquare(open, close)
      } else {
        let isSquare = typedMark != nil && pieces[open].isSquare
        add(isSquare ? "[" : "(", open)
        write(open + 1..<close)
        if close < faintEnd { add(isSquare ? "]" : ")", close) }
      }
    }
    return close + 1
  }

  /// Writes square brackets, which would hold a place right behind a list.
  private mutating func writeSquare(_ open: Int, _ close: Int) {
    let isFactor = !formula.needsOperand(at: open)
    add(isFactor ? "([" : "[", open)
    write(open + 1..<close)
    add(isFactor ? "])" : "]", close)
  }

  mutating func writeScript(_ open: Int, _ close: Int) {
    guard pieces[open].structure == .power else {
      addHole(open)
      return
    }
    add("^", open)
    writeSlot(open + 1..<close, open, close)
    // A sign behind it is that of the power, not of the exponent.
    guard close + 1 < pieces.count, pieces[close + 1].kind == .postfix,
      let base = formula.factorStart(before: open),
      var start = origins.firstIndex(of: Int32(base))
    else { return }
    if bytes[start] == 0x20 { start += 1 }
    bytes.insert(UInt8(ascii: "("), at: start)
    origins.insert(Int32(base), at: start)
    add(")", close)
  }

  /// Writes a slot with brackets, unless it holds one plain number or name.
  private mutating func writeSlot(_ row: Range<Int>, _ open: Int, _ close: Int) {
    let hasComma = hasComma(row)
    let isNumber =
      !row.isEmpty
      && row.allSatisfy { index in
        switch pieces[index].kind {
        case .digit: true
        case .mark: typedMark != nil
        case .postfix: hasComma
        default: hasComma && formula.isForeignMark(index)
        }
      }
    let isName = row.count == 1 && pieces[row.lowerBound].kind == .letter
    let isGroup = isLatex && pieces[open].structure == .power && row.count != 1
    if !isGroup, isNumber || isName || isBareCall(row) || isNumberPower(row) {
      write(row)
    } else {
      add(isGroup ? "{" : "(", open)
      write(row)
      add(isGroup ? "}" : ")", close)
    }
  }

  /// Whether a slot holds nothing but a power of a whole number, as it was typed: in brackets, a comma
  /// in the exponent of `1/2^2,2` would divide.
  private func isNumberPower(_ row: Range<Int>) -> Bool {
    guard typedMark != nil, let open = row.first(where: { pieces[$0].kind != .digit }) else {
      return false
    }
    return open > row.lowerBound && pieces[open].isOpen && pieces[open].structure == .power
      && formula.closing(of: open) == row.upperBound - 1
  }

  private mutating func writeCall(_ name: StaticString, _ open: Int, _ close: Int) {
    blank(open)
    let isIndexed = typedMark != nil && open > 0 && pieces[open - 1].isUnread
    if isIndexed, pieces[open].structure == .squareRoot { add("√(", open) } else { add(name, open) }
    write(open + 1..<close)
    add(")", close)
  }

  private mutating func writeRoot(_ open: Int, _ close: Int) {
    let next = formula.slotEnd(around: open + 1)
    blank(open)
    if formula.isCubeRoot(open) {
      add("cbrt(", open)
    } else {
      add("root(", open)
      write(open + 1..<next)
      add("; ", next)
    }
    write(next + 1..<close)
    add(")", close)
  }

  /// Writes each condition in front of its value; the last value may have none.
  private mutating func writeCases(_ open: Int, _ close: Int) {
    add("{", open)
    var mark = open
    while mark < close {
      let value = mark + 1..<formula.slotEnd(around: mark + 1)
      let condition = value.upperBound + 1..<formula.slotEnd(around: value.upperBound + 1)
      if mark > open { add("; ", mark) }
      if !formula.isOptional(condition.lowerBound) || !condition.isEmpty {
        write(condition)
        add(": ", value.upperBound)
      }
      write(value)
      mark = condition.upperBound
    }
    add("}", close)
  }

  /// Writes the element of the list that stands before its place; without one the brackets
  /// are those of a number.
  private mutating func writePlace(_ open: Int, _ close: Int) {
    guard let list = formula.listStart(before: open).map({ Int32($0) }),
      var start = origins.lastIndex(of: list)
    else {
      add("[", open)
      write(open + 1..<close)
      return add("]", close)
    }
    // The slots of a sum are not written in their order, but what stands in one is.
    while start > 0, origins[start - 1] == list { start -= 1 }
    if bytes[start] == 0x20 { start += 1 }
    let name = Array("element(".utf8)
    bytes.insert(contentsOf: name, at: start)
    origins.insert(contentsOf: repeatElement(Int32(open), count: name.count), at: start)
    add("; ", open)
    write(open + 1..<close)
    add(")", close)
  }

  /// Writes a large operator as its row says; each sign stands for the slot before it.
  private mutating func writeLarge(_ open: Int) {
    guard let large = pieces[open].structure.large else { return }
    let rows = formula.slotRows(of: open)
    let unbounded = formula.isUnbounded(open) ? large.unbounded : nil
    var origin = open
    blank(open)
    (unbounded?.text ?? large.text).withUTF8Buffer { text in
      for byte in text {
        let slot = Int(byte) - 0x30
        guard rows.indices.contains(slot) else {
          bytes.append(byte)
          origins.append(Int32(truncatingIfNeeded: origin))
          continue
        }
        let row = rows[slot]
        origin = row.lowerBound - 1
        if large.slots[slot].isBound {
          writeSlot(row, origin, row.upperBound)
        } else {
          write(large.slots[slot] == .boundName ? formula.withoutBrackets(row) : row)
        }
      }
    }
  }

  /// Whether the mark of other countries was typed in a row: between brackets it would divide.
  private func hasComma(_ row: Range<Int>) -> Bool {
    typedMark != nil && row.contains(where: formula.isForeignMark)
  }

  private mutating func writeFraction(_ open: Int, _ close: Int) {
    let next = formula.slotEnd(around: open + 1)
    let numerator = open + 1..<next
    let hasComma = hasComma(open..<close)
    // Without brackets the value is the same, since products and quotients are read from the left, and
    // digits behind a blank may go on with the denominator: `2*1/2 112`.
    let goesOn = typedMark != nil && close + 1 < pieces.count && pieces[close + 1].isUnread
    let needsBrackets =
      !standsLoosely(before: open, takesFactor: hasComma || goesOn)
      || !standsLoosely(after: close + 1)
    if needsBrackets { add("(", open) } else { blank(open) }
    // Nor are there some around `x` for ×, as in `1 100x1/2`.
    let hasFactor = typedMark != nil && numerator.contains(where: formula.isFactorSign)
    if hasFactor || hasComma, isProduct(numerator) {
      write(numerator)
    } else {
      writeSlot(numerator, open, next)
    }
    add("/", next)
    writeSlot(next + 1..<close, next, close)
    if needsBrackets { add(")", close) }
  }

  /// Whether a row is numbers, letters and structures side by side.
  private func isProduct(_ row: Range<Int>) -> Bool {
    var index = row.lowerBound
    while index < row.upperBound {
      let isOperand =
        switch pieces[index].kind {
        case .digit, .mark, .letter, .postfix: true
        case .open: pieces[index].structure == .fraction || pieces[index].structure == .power
        default: formula.isForeignMark(index)
        }
      guard isOperand else { return false }
      index = pieces[index].isOpen ? formula.closing(of: index) + 1 : index + 1
    }
    return !row.isEmpty
  }

  /// Writes a mixed number as it is typed, or as a sum where its parts are not all digits.
  private mutating func writeMixed(_ open: Int, _ close: Int) {
    let numerator = formula.slotEnd(around: open + 1)
    let denominator = formula.slotEnd(around: numerator + 1)
    let slots = [open + 1..<numerator, numerator + 1..<denominator, denominator + 1..<close]
    let isPlain = slots.allSatisfy { slot in
      !slot.isEmpty && pieces[slot].allSatisfy { $0.kind == .digit && !$0.isJoined }
    }
    let isProper =
      isPlain && Formula.isLess(pieces[slots[1]], pieces[slots[2]])
      && slots.allSatisfy { $0.count < 10 } && !pieces[slots[1]].allSatisfy { $0.isSymbol("0") }
    if isProper, standsLoosely(before: open), standsLoosely(after: close + 1) {
      blank(open)
    } else {
      add("(", open)
    }
    // The sign of the whole part is that of the number.
    let isNegative = slots[0].first.map { pieces[$0].isNegation } ?? false
    if isNegative { add("-(", open) }
    writeSlot(isNegative ? slots[0].dropFirst() : slots[0], open, numerator)
    add(isProper ? " " : " + ", numerator)
    writeSlot(slots[1], numerator, denominator)
    add("/", denominator)
    writeSlot(slots[2], denominator, close)
    if isNegative { add(")", close) }
    if !isProper || !standsLoosely(before: open) || !standsLoosely(after: close + 1) {
      add(")", close)
    }
  }

  /// Whether what stands before a fraction binds more loosely, or is a factor that is no number where
  /// it `takesFactor`.
  private func standsLoosely(before place: Int, takesFactor: Bool = false) -> Bool {
    guard place > 0 else { return true }
    let piece = pieces[place - 1]
    switch piece.kind {
    case .open, .next, .separator, .unread: return true
    case .sign: return takesFactor || !piece.isSymbol("*")
    case .close, .letter, .postfix: return takesFactor
    // As it was typed, a sign in front changes no value: `-1/2 100`.
    case .prefix:
      return typedMark != nil && standsLoosely(before: place - 1, takesFactor: takesFactor)
    default: return false
    }
  }

  /// Whether what stands behind a fraction does not bind more tightly.
  private func standsLoosely(after place: Int) -> Bool {
    guard place < pieces.count else { return true }
    switch pieces[place].kind {
    case .next, .close, .separator, .sign, .conversion, .unread: return true
    default: return false
    }
  }
}

// MARK: - Bytes

extension Composer {
  mutating func add(_ text: StaticString, _ piece: Int) {
    text.withUTF8Buffer { buffer in
      for byte in buffer {
        bytes.append(byte)
        origins.append(Int32(truncatingIfNeeded: piece))
      }
    }
  }

  mutating func add(scalar: UInt32, _ piece: Int) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      bytes.append(byte)
      origins.append(Int32(truncatingIfNeeded: piece))
    }
  }

  /// Whether what starts at a piece stood right behind what is before it when it was typed, so
  /// that a blank would change the text.
  private func isTyped(before index: Int) -> Bool {
    guard typedMark != nil, index > 0, index < pieces.count else { return false }
    let (last, piece) = (pieces[index - 1], pieces[index])
    if last.isUnread || last.kind == .sign || last.isMark && !last.isClose { return true }
    if last.kind == .function {
      // A word of everyday language may begin as the name of a function does.
      let first = piece.isOpen ? index + 1 : index
      let word = pieces[first...].prefix { $0.kind == .letter && !$0.isJoined }
      return word.count > 2 || isNumberedCall(index)
    }
    // As in `12x0.5`, where `x` says times.
    if piece.kind == .mark { return last.kind == .digit }
    let isLetter = piece.kind == .letter && formula.itemEnd(after: index) == index + 1
    if last.isJoined {
      // As in `0x1`, a word that starts with a digit.
      return isLetter && pieces[formula.itemStart(before: index)].kind == .digit
    }
    return isLetter && (last.kind == .digit || last.kind == .letter && !last.isSymbol("π"))
  }

  /// Writes words as they were typed, letter by letter.
  mutating func writeWords() {
    for index in pieces.indices {
      if pieces[index].kind == .mark {
        add(typedMark == .comma ? "," : ".", index)
        continue
      }
      let isBehindWord = index > 0 && pieces[index - 1].kind == .infix && !pieces[index].isJoined
      if isBehindWord, pieces[index].isLetter { add(" ", index) }
      guard pieces[index].kind == .letter, let name = Vocabulary.name(of: pieces[index].scalar)
      else {
        add(scalar: pieces[index].scalar, index)
        continue
      }
      add(name, index)
    }
  }

  /// Whether the word of an operator stands in front of brackets and behind nothing, `mod(2;3)`,
  /// in a text as it was typed.
  func isCalled(_ index: Int) -> Bool {
    guard typedMark != nil, pieces[index].kind == .infix else { return false }
    let end = formula.itemEnd(after: index)
    return end < pieces.count && pieces[end].isOpen && pieces[end].structure == .group
      && formula.isMissingOperand(at: index)
  }

  /// Whether brackets came by themselves around what was typed behind the name of a function, in a
  /// text as it was typed: `sin 30`.
  private func isBareArgument(_ open: Int, _ close: Int) -> Bool {
    guard typedMark != nil, pieces[open].flags.contains(.automatic),
      formula.functionStart(before: open) != nil
    else { return false }
    let isPlain = pieces[open + 1..<close].allSatisfy { piece in
      switch piece.kind {
      case .digit, .mark, .letter, .prefix, .postfix, .unread: true
      // As in `sin 2^2,100`: the power is that of the argument.
      default: piece.structure == .power
      }
    }
    let next = close + 1 < pieces.count ? pieces[close + 1] : nil
    let isEnded =
      next.map { piece in
        piece.isUnread || piece.kind == .sign || piece.kind == .separator || piece.kind == .close
          || piece.kind == .next
      } ?? true
    return isPlain && (isEnded || isNumberedCall(open))
  }

  /// Whether a row is a function with an argument without brackets.
  private func isBareCall(_ row: Range<Int>) -> Bool {
    guard let last = row.last, pieces[last].isClose else { return false }
    let open = formula.opening(of: last)
    return isBareArgument(open, last) && formula.functionStart(before: open) == row.lowerBound
  }

  /// Whether a name of a function with a digit in it is spelled by the name before a place, what
  /// is in brackets there, and what is behind them: `log1p`.
  private func isNumberedCall(_ place: Int) -> Bool {
    guard place > 0, let start = formula.functionStart(before: place),
      pieces[place - 1].kind == .function
    else { return false }
    var name = Array(Formula.text(of: pieces[start..<place]).utf8)
    let count = name.count
    var index = place
    while index < pieces.count,
      pieces[index].isLetter || pieces[index].kind == .digit
        || pieces[index].structure == .group && index < place + 4
    {
      if !pieces[index].isMark { name.append(UInt8(truncatingIfNeeded: pieces[index].scalar)) }
      index += 1
    }
    return Builtin.numberedNames.contains { known in
      let rest = Array(known).dropFirst(count)
      return rest.contains { $0 > 0x39 } && name.starts(with: known)
    }
  }

  mutating func addHole(_ piece: Int) { add("□", piece) }

  /// Separates a word from a word before it.
  mutating func blank(_ piece: Int) {
    guard let last = bytes.last, last != 0x20, last != UInt8(ascii: "("), last != UInt8(ascii: "^"),
      last != UInt8(ascii: "-"), last != UInt8(ascii: "/"), last != UInt8(ascii: "{"),
      last != UInt8(ascii: "["), !isTyped(before: piece)
    else { return }
    add(" ", piece)
  }
}

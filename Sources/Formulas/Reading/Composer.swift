// Writes a formula as a text of the language.

/// A text under composition, with the piece that every byte came from.
struct Composer {
  let formula: Formula
  var bytes: [UInt8] = []
  var origins: [Int32] = []

  init(_ formula: Formula) {
    self.formula = formula
    bytes.reserveCapacity(2 * formula.pieces.count)
  }

  private var pieces: [Piece] { formula.pieces }

  /// Writes the items of a row, or of a part of one.
  mutating func write(_ row: Range<Int>) {
    var index = row.lowerBound
    while index < row.upperBound {
      if formula.isMissingOperand(at: index) { addHole(index) }
      index = writeItem(index, before: row.upperBound)
    }
    if formula.isMissingOperand(at: row.upperBound) { addHole(row.upperBound) }
  }

  /// Writes one item and returns the place behind it.
  private mutating func writeItem(_ index: Int, before end: Int) -> Int {
    let piece = pieces[index]
    switch piece.kind {
    case .digit, .mark:
      return writeNumber(index, before: end)
    case .letter, .function, .infix:
      return writeName(index, before: end)
    case .sign:
      add(" ", index)
      add(scalar: piece.scalar, index)
      add(" ", index)
    case .separator:
      add("; ", index)
    case .negation, .postfix:
      add(scalar: piece.scalar, index)
    case .open:
      return writeStructure(index)
    case .next, .close:
      break
    }
    return index + 1
  }

  // MARK: - Words

  private mutating func writeNumber(_ start: Int, before end: Int) -> Int {
    // A mark without a digit beside it says nothing yet.
    let isLone =
      pieces[start].kind == .mark && !(start + 1 < end && isDigitOrRepeating(start + 1))
    if isLone {
      addHole(start)
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
      add(scalar: pieces[index].scalar, index)
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
    let isNegative = digits.first.map { pieces[$0].kind == .negation } ?? false
    if isNegative { digits = digits.dropFirst() }
    guard !digits.isEmpty, pieces[digits].allSatisfy({ $0.kind == .digit }) else { return sign }
    add(isNegative ? "E-" : "E", sign)
    for index in digits { add(scalar: pieces[index].scalar, index) }
    return close + 1
  }

  private mutating func writeName(_ start: Int, before end: Int) -> Int {
    let kind = pieces[start].kind
    blank(start)
    var index = start
    repeat {
      add(scalar: pieces[index].scalar, index)
      index += 1
    } while index < end && pieces[index].isJoined
    let isVariable = kind == .letter && formula.isNumberedName(before: index)
    while isVariable, index < end, pieces[index].kind == .digit, !pieces[index].isJoined {
      add(scalar: pieces[index].scalar, index)
      index += 1
    }
    if kind == .infix { add(" ", index - 1) }
    guard index < end, pieces[index].isOpen, pieces[index].structure == .lower else {
      return index
    }
    if kind == .letter { return writeSubscript(index) }
    guard kind == .function, formula.isLogarithm(before: index) else { return index }
    return writeLogarithm(index, before: end)
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
    if formula.isMissingOperand(at: index) {
      addHole(index)
    } else if pieces[index].isOpen, pieces[index].structure == .group {
      let groupClose = formula.closing(of: index)
      write(index + 1..<groupClose)
      index = groupClose + 1
    } else {
      if pieces[index].kind == .negation {
        add("-", index)
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

// MARK: - Structures

extension Composer {
  /// Writes a structure and returns the place behind it.
  private mutating func writeStructure(_ open: Int) -> Int {
    let close = formula.closing(of: open)
    switch pieces[open].structure {
    case .fraction: writeFraction(open, close)
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
    case .group, .repeating:
      // `0.1 (6)` is a product.
      if open > 0, pieces[open - 1].kind == .digit || pieces[open - 1].kind == .mark {
        blank(open)
      }
      add("(", open)
      write(open + 1..<close)
      add(")", close)
    }
    return close + 1
  }

  private mutating func writeScript(_ open: Int, _ close: Int) {
    guard pieces[open].structure == .power else {
      addHole(open)
      return
    }
    add("^", open)
    writeSlot(open + 1..<close, open, close)
  }

  /// Writes a slot with brackets, unless it holds one plain number or name.
  private mutating func writeSlot(_ row: Range<Int>, _ open: Int, _ close: Int) {
    let isNumber = pieces[row].allSatisfy { $0.kind == .digit } && !row.isEmpty
    let isName = row.count == 1 && pieces[row.lowerBound].kind == .letter
    if isNumber || isName {
      write(row)
    } else {
      add("(", open)
      write(row)
      add(")", close)
    }
  }

  private mutating func writeCall(_ name: StaticString, _ open: Int, _ close: Int) {
    blank(open)
    add(name, open)
    write(open + 1..<close)
    add(")", close)
  }

  private mutating func writeRoot(_ open: Int, _ close: Int) {
    let next = formula.slotEnd(around: open + 1)
    blank(open)
    let isCube = next == open + 2 && pieces[open + 1].isSymbol("3")
    if isCube, pieces[open].flags.contains(.keyed) {
      add("cbrt(", open)
    } else {
      add("root(", open)
      write(open + 1..<next)
      add("; ", next)
    }
    write(next + 1..<close)
    add(")", close)
  }

  private mutating func writeFraction(_ open: Int, _ close: Int) {
    let next = formula.slotEnd(around: open + 1)
    let needsBrackets = !standsLoosely(before: open) || !standsLoosely(after: close + 1)
    if needsBrackets { add("(", open) } else { blank(open) }
    writeSlot(open + 1..<next, open, next)
    add("/", next)
    writeSlot(next + 1..<close, next, close)
    if needsBrackets { add(")", close) }
  }

  /// Whether what stands before a fraction binds more loosely.
  private func standsLoosely(before place: Int) -> Bool {
    guard place > 0 else { return true }
    let piece = pieces[place - 1]
    switch piece.kind {
    case .open, .next, .separator: return true
    case .sign: return !piece.isSymbol("*")
    default: return false
    }
  }

  /// Whether what stands behind a fraction does not bind more tightly.
  private func standsLoosely(after place: Int) -> Bool {
    guard place < pieces.count else { return true }
    switch pieces[place].kind {
    case .next, .close, .separator, .sign: return true
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

  mutating func addHole(_ piece: Int) { add("□", piece) }

  /// Separates a word from a word before it.
  mutating func blank(_ piece: Int) {
    guard let last = bytes.last, last != 0x20, last != UInt8(ascii: "("), last != UInt8(ascii: "^"),
      last != UInt8(ascii: "-"), last != UInt8(ascii: "/")
    else { return }
    add(" ", piece)
  }
}

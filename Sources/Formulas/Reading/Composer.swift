// Writes a formula as a text of the language.

/// A text under composition, with the piece that every byte came from.
struct Composer {
  let formula: Formula
  var bytes: [UInt8] = []
  var origins: [Int32] = []
  /// The names of the user.
  var names: Set<String> = []

  init(_ formula: Formula) {
    self.formula = formula
    bytes.reserveCapacity(2 * formula.pieces.count)
  }

  var pieces: [Piece] { formula.pieces }

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
  mutating func writeItem(_ index: Int, before end: Int) -> Int {
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
    case .sum: writeLarge("sum(", open, close)
    case .product: writeLarge("product(", open, close)
    case .group, .repeating:
      // `0.1 (6)` is a product.
      if open > 0, pieces[open - 1].kind == .digit || pieces[open - 1].kind == .mark {
        blank(open)
      }
      if formula.isInterval(open) {
        writeSquare(open, close)
      } else {
        add("(", open)
        write(open + 1..<close)
        add(")", close)
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

  /// Writes the term in front of the range.
  private mutating func writeLarge(_ name: StaticString, _ open: Int, _ close: Int) {
    let first = formula.slotEnd(around: open + 1)
    let last = formula.slotEnd(around: first + 1)
    let term = formula.slotEnd(around: last + 1)
    blank(open)
    add(name, open)
    write(term + 1..<close)
    add("; ", term)
    write(open + 1..<first)
    add(" = ", first)
    writeSlot(first + 1..<last, first, last)
    add("..", last)
    writeSlot(last + 1..<term, last, term)
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
    let isNegative = slots[0].first.map { pieces[$0].kind == .negation } ?? false
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
    case .next, .close, .separator, .sign, .conversion: return true
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
      last != UInt8(ascii: "-"), last != UInt8(ascii: "/"), last != UInt8(ascii: "{"),
      last != UInt8(ascii: "[")
    else { return }
    add(" ", piece)
  }
}

// Numbers, names, signs and structures in MathML.

import Expressions

extension MathMLWriter {
  /// Writes one item without its scripts.
  mutating func item(_ start: Int, _ end: Int, _ level: Int) {
    let piece = pieces[start]
    switch piece.kind {
    case .digit, .mark: digits(start, end)
    case .letter where piece.scalar == 0x2148:
      element("mi", " mathvariant=\"normal\"", start, "i")
    case .letter where piece.scalar != 0x3c0: name(start, end)
    case .letter, .function: element("mi", "", start, Formula.text(of: pieces[start..<end]))
    case .infix: element("mo", " form=\"infix\"", start, Formula.text(of: pieces[start..<end]))
    case .conversion:
      add("<mspace width=\".5em\"/>")
      element("mtext", "", start, Formula.text(of: pieces[start..<end]))
    case .sign where source.isSide(before: end):
      element("mo", " form=\"postfix\"", start, sign(piece))
    case .sign: element("mo", " form=\"infix\"", start, sign(piece))
    case .separator:
      let isSemicolon = decimalMark == .comma || isInList
      element("mo", " form=\"infix\" separator=\"true\"", start, isSemicolon ? ";" : ",")
    case .prefix: element("mo", " form=\"prefix\"", start, sign(piece))
    case .postfix: element("mo", " form=\"postfix\"", start, Formula.text(of: pieces[start..<end]))
    case .unread: unread(start, end)
    case .open: structure(start, level)
    case .next, .close: break
    }
  }

  /// Writes what is not read as it was typed; what no key behind it mends is an error.
  private mutating func unread(_ start: Int, _ end: Int) {
    let isError = !pieces[start].flags.contains(.pending)
    if isError { add("<merror>") }
    add("<mtext class=\"unread\"")
    number(start)
    add(">")
    for piece in pieces[start..<end] {
      switch Unicode.Scalar(piece.scalar) {
      case "<": add("&lt;")
      case ">": add("&gt;")
      case "&": add("&amp;")
      case let scalar? where scalar.value <= 0x20 || scalar.value == 0x7f: add("\u{a0}")
      default: add(scalar: piece.scalar)
      }
    }
    add(isError ? "</mtext></merror>" : "</mtext>")
  }

  private func sign(_ piece: Piece) -> StaticString {
    switch Unicode.Scalar(piece.scalar) {
    case "+": "+"
    case "-": "−"
    case "*": "⋅"
    case "=": "="
    case "≠": "≠"
    case "<": "&lt;"
    case "≤": "≤"
    case ">": "&gt;"
    case "≥": "≥"
    case "±": "±"
    case "∈": "∈"
    case "∠": "∠"
    case "‥": "…"
    default: "→"
    }
  }

  /// Writes a number, grouped by narrow blanks, which are no places.
  private mutating func digits(_ start: Int, _ end: Int) {
    add("<mn")
    number(start)
    add(">")
    var whole = start
    while whole < end, pieces[whole].kind == .digit { whole += 1 }
    // The digits of `0x1F` are no thousands.
    let isGrouped = whole - start > 4 && !pieces[start..<end].contains { $0.isJoined }
    for index in start..<end {
      if isGrouped, index > start, index < whole, (whole - index) % 3 == 0 { add("\u{202f}") }
      if pieces[index].kind == .mark {
        add(decimalMark == .comma ? "," : ".")
      } else {
        add(scalar: pieces[index].scalar)
      }
    }
    add("</mn>")
  }

  /// Writes a name; the digits behind its letters are lowered.
  private mutating func name(_ start: Int, _ end: Int) {
    var letters = start
    while letters < end, pieces[letters].isLetter { letters += 1 }
    guard letters < end, letters > start else {
      element("mi", "", start, Formula.text(of: pieces[start..<end]))
      return
    }
    add("<msub>")
    element("mi", "", start, Formula.text(of: pieces[start..<letters]))
    element("mn", "", letters, Formula.text(of: pieces[letters..<end]))
    add("</msub>")
  }

  private mutating func structure(_ open: Int, _ level: Int) {
    let close = source.closing(of: open)
    let wasInList = isInList
    isInList = pieces[open].structure == .list || pieces[open].structure == .vector
    defer { isInList = wasInList }
    switch pieces[open].structure {
    case .fraction:
      let next = source.slotEnd(around: open + 1)
      let depth = min(level + 1, 3)
      add("<mfrac displaystyle=\"true\" class=\"f\(depth)\"")
      number(open)
      add(">")
      slot(open, open + 1..<next, level: depth)
      slot(next, next + 1..<close, level: depth)
      add("</mfrac>")
    case .mixed:
      let next = source.slotEnd(around: open + 1)
      let last = source.slotEnd(around: next + 1)
      let depth = min(level + 1, 3)
      add("<mrow")
      number(open)
      add(">")
      slot(open, open + 1..<next, level: level)
      add("<mo form=\"infix\">\u{2064}</mo>")
      add("<mfrac displaystyle=\"true\" class=\"f\(depth)\">")
      slot(next, next + 1..<last, level: depth)
      slot(last, last + 1..<close, level: depth)
      add("</mfrac></mrow>")
    case .squareRoot:
      add("<msqrt")
      number(open)
      add(">")
      slot(open, open + 1..<close, level: level)
      add("</msqrt>")
    case .root:
      let next = source.slotEnd(around: open + 1)
      add("<mroot")
      number(open)
      add(">")
      slot(next, next + 1..<close, level: level)
      slot(open, open + 1..<next, level: level)
      add("</mroot>")
    case .absolute: fenced(open, close, "|", "|", level)
    case .floor: fenced(open, close, "⌊", "⌋", level)
    case .ceiling: fenced(open, close, "⌈", "⌉", level)
    case .group where source.isInterval(open): fenced(open, close, "[", "]", level)
    case .group: fenced(open, close, "(", ")", level)
    case .list: fenced(open, close, "{", "}", level)
    case .vector, .place: fenced(open, close, "[", "]", level)
    case .cases: cases(open, close, level)
    case .sum, .product, .integral, .limit, .derivative: large(open, close, level)
    case .repeating:
      add("<mrow class=\"repeating\"")
      number(open)
      add(">")
      slot(open, open + 1..<close, level: level)
      add("</mrow>")
    case .power, .lower: break
    }
  }

  /// Writes a brace in front of a table: values, and behind them their conditions.
  private mutating func cases(_ open: Int, _ close: Int, _ level: Int) {
    add("<mrow")
    number(open)
    add("><mo form=\"prefix\" fence=\"true\" stretchy=\"true\">{</mo>")
    add(isEdited ? "<mtable class=\"cases\">" : "<mtable>")
    var mark = open
    while mark < close {
      let next = source.slotEnd(around: mark + 1)
      let isValue = source.role(of: mark) == .value
      add(isValue ? "<mtr><mtd>" : "<mtd>")
      slot(mark, mark + 1..<next, level: level)
      add(isValue ? "</mtd>" : "</mtd></mtr>")
      mark = next
    }
    add("</mtable></mrow>")
  }

  /// Writes a large operator as its row says; boxes for bounds that it may do without stand there
  /// only while the caret is in it.
  private mutating func large(_ open: Int, _ close: Int, _ level: Int) {
    guard let large = pieces[open].structure.large else { return }
    let rows = source.slotRows(of: open)
    let isInside = isEdited && source.caret > open && source.caret <= close
    let unbounded = !isInside && source.isUnbounded(open) ? large.unbounded : nil
    (unbounded?.picture ?? large.picture).withUTF8Buffer { picture in
      for (place, byte) in picture.enumerated() {
        switch byte {
        case UInt8(ascii: "#"): number(open)
        case UInt8(ascii: "%"): output.append(decimal: min(level + 1, 3))
        case UInt8(ascii: "("): bracket(opens: true, rows[Int(picture[place + 1]) - 0x30])
        case UInt8(ascii: ")"): bracket(opens: false, rows[Int(picture[place - 1]) - 0x30])
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          let row = rows[Int(byte) - 0x30]
          slot(row.lowerBound - 1, row, level: level)
        default: output.append(byte)
        }
      }
    }
  }

  /// Writes a bracket around a row that no piece stands for.
  private mutating func bracket(opens: Bool, _ row: Range<Int>) {
    add(opens ? "<mrow><mo form=\"prefix\" " : "<mo form=\"postfix\" ")
    let isTall = row.contains { self.isTall($0) }
    add(isTall ? "fence=\"true\" stretchy=\"true\">" : "fence=\"true\" stretchy=\"false\">")
    add(opens ? "(</mo>" : ")</mo></mrow>")
  }

  private mutating func fenced(
    _ open: Int,
    _ close: Int,
    _ left: StaticString,
    _ right: StaticString,
    _ level: Int
  ) {
    add("<mrow>")
    fence(left, "prefix", open, isTall(open))
    slot(open, open + 1..<close, level: level)
    fence(right, "postfix", close, isTall(open))
    add("</mrow>")
  }

  private mutating func fence(
    _ sign: StaticString,
    _ form: StaticString,
    _ index: Int,
    _ isTall: Bool
  ) {
    add("<mo form=\"")
    add(form)
    add("\" fence=\"true\" stretchy=\"")
    add(isTall ? "true\"" : "false\"")
    if isEdited, pieces[index].flags.contains(.ghost) { add(" class=\"ghost\"") }
    number(index)
    add(">")
    add(sign)
    add("</mo>")
  }

  // MARK: - Parts

  /// Writes the box of a missing operand.
  mutating func hole(_ index: Int, isBase: Bool = false) {
    guard isBase || !(index < pieces.count && pieces[index].opensScript) else { return }
    add("<mrow")
    if isEdited {
      add(" class=\"hole")
      if index == source.caret { add(" focus") }
      add("\"")
      place(index)
    }
    add(">")
    space()
    add("</mrow>")
  }

  mutating func space() {
    add("<mspace width=\".7em\" height=\".75em\" depth=\".15em\"/>")
  }

  mutating func number(_ index: Int) {
    guard isEdited else { return }
    add(" data-n=\"")
    output.append(decimal: index)
    add("\"")
  }

  mutating func place(_ index: Int) {
    add(" data-p=\"")
    output.append(decimal: index)
    add("\"")
  }

  mutating func element(
    _ tag: StaticString,
    _ attributes: StaticString,
    _ index: Int,
    _ text: StaticString
  ) {
    open(tag, attributes, index)
    add(text)
    close(tag)
  }

  mutating func element(
    _ tag: StaticString,
    _ attributes: StaticString,
    _ index: Int,
    _ text: String
  ) {
    open(tag, attributes, index)
    add(text)
    close(tag)
  }

  private mutating func open(_ tag: StaticString, _ attributes: StaticString, _ index: Int) {
    add("<")
    add(tag)
    add(attributes)
    number(index)
    add(">")
  }

  private mutating func close(_ tag: StaticString) {
    add("</")
    add(tag)
    add(">")
  }

  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  mutating func add(_ text: String) {
    output.append(contentsOf: text.utf8)
  }

  mutating func add(scalar: UInt32) { output.append(scalar: scalar) }
}

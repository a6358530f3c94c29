// MathML of a formula under edit: only elements that all engines draw, `form` on every
// operator, `data-n` with the number of the piece, and classes for slots, the focus, missing
// operands and the selection.

package import Expressions

extension Formula {
  /// The formula as one MathML `math` element.
  ///
  /// `data-n` is the number of the first piece of an element, and no two have
  /// the same; the places of a number follow it digit by digit. Slots have
  /// negative numbers. An empty box has `data-p`, the place that it is. Slots
  /// have the class `slot`; the one
  /// with the caret has `focus`, and `scope` when operators stay inside. An
  /// empty slot and a missing operand have the class `hole`; a faint bracket
  /// has `ghost`; what is selected has `selected`.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package func mathML(decimalMark: DecimalMark = .point) -> String {
    mathML(decimalMark: decimalMark, isEdited: true)
  }

  /// The formula as one MathML `math` element, to be looked at only: without
  /// numbers, and with no class but those of fractions and repeating digits.
  package func drawing(decimalMark: DecimalMark) -> String {
    mathML(decimalMark: decimalMark, isEdited: false)
  }

  private func mathML(decimalMark: DecimalMark, isEdited: Bool) -> String {
    var writer = MathMLWriter(self, decimalMark, isEdited: isEdited)
    writer.formula()
    return String(decoding: writer.output, as: UTF8.self)
  }
}

/// A formula on its way to MathML.
struct MathMLWriter {
  let source: Formula
  let decimalMark: DecimalMark
  /// Whether elements carry numbers and classes, which editing needs.
  let isEdited: Bool
  let selection: Range<Int>?
  /// The mark of the slot that holds the caret; −1 at the top.
  let focus: Int
  /// The mark of the slot that operators stay in.
  let scope: Int
  var output: [UInt8] = []
  /// Whether the innermost structure is a list, whose elements semicolons separate.
  var isInList = false
  /// For every mark that opens, whether its structure is taller than a line.
  private var isTall: [Bool]

  var pieces: [Piece] { source.pieces }

  init(_ formula: Formula, _ decimalMark: DecimalMark, isEdited: Bool) {
    source = formula
    self.decimalMark = decimalMark
    self.isEdited = isEdited
    selection = formula.selectedRange
    focus = formula.slotStart(around: formula.caret) ?? -1
    var scope = focus
    while scope >= 0, formula.pieces[scope].flags.contains(.running) {
      scope = formula.slotStart(around: formula.opening(of: scope)) ?? -1
    }
    self.scope = scope
    isTall = MathMLWriter.heights(formula)
    output.reserveCapacity(40 * formula.pieces.count)
  }

  /// Fractions and cases are tall, and so is what holds one, but an exponent only when
  /// it has a power of its own.
  private static func heights(_ formula: Formula) -> [Bool] {
    var isTall = Array(repeating: false, count: formula.pieces.count)
    var open: [(index: Int, isTall: Bool)] = []
    for (index, piece) in formula.pieces.enumerated() {
      if piece.isOpen { open.append((index, piece.structure.isTall)) }
      guard piece.isClose, let inner = open.popLast() else { continue }
      isTall[inner.index] = inner.isTall
      let isTower =
        piece.structure == .power && open.last.map { formula.pieces[$0.index] }?.structure == .power
      if !open.isEmpty, inner.isTall || isTower { open[open.count - 1].isTall = true }
    }
    return isTall
  }

  mutating func formula() {
    add("<math display=\"block\">")
    slot(-1, 0..<pieces.count, level: 0)
    add("</math>")
  }

  // MARK: - Rows

  /// Writes a slot as one `mrow`.
  mutating func slot(_ mark: Int, _ range: Range<Int>, level: Int) {
    add("<mrow")
    if isEdited {
      add(" class=\"slot")
      if range.isEmpty, !source.isOptional(range.lowerBound) { add(" hole") }
      if mark == focus { add(" focus") }
      if mark == scope { add(" scope") }
      add("\"")
      number(-2 - mark)
      if range.isEmpty { place(range.lowerBound) }
    }
    add(">")
    if range.isEmpty { space() } else { row(range, level: level) }
    add("</mrow>")
  }

  /// Writes the items of a row.
  mutating func row(_ range: Range<Int>, level: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.isMissingOperand(at: index) { hole(index) }
      if let selection, selection.lowerBound == index, !selection.isEmpty {
        add(isEdited ? "<mrow class=\"selected\">" : "<mrow>")
        items(selection, level: level)
        add("</mrow>")
        index = selection.upperBound
      } else {
        index = item(index, before: range.upperBound, level)
      }
      if index < range.upperBound { joint(before: index) }
    }
    if source.isMissingOperand(at: range.upperBound) { hole(range.upperBound) }
  }

  /// Writes the items of what is selected.
  private mutating func items(_ range: Range<Int>, level: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if index > range.lowerBound {
        joint(before: index)
        if source.isMissingOperand(at: index) { hole(index) }
      }
      index = item(index, before: range.upperBound, level)
    }
  }

  /// Writes an item with what stands on it, and returns the place behind.
  private mutating func item(_ start: Int, before limit: Int, _ level: Int) -> Int {
    let end = source.elementEnd(after: start, before: limit, selection)
    let scripts = scriptsEnd(end, limit, hasBase: end > start)
    scripted(start, end, scripts, level)
    return scripts
  }

  private func scriptsEnd(_ index: Int, _ limit: Int, hasBase: Bool) -> Int {
    // A script behind a sign stands on a missing operand.
    if hasBase, source.isMissingOperand(at: index) { return index }
    var end = index
    while end < limit, pieces[end].opensScript { end = source.closing(of: end) + 1 }
    return end
  }

  /// Writes an item with the scripts on it.
  private mutating func scripted(_ start: Int, _ end: Int, _ scripts: Int, _ level: Int) {
    var opens: [Int] = []
    var index = end
    while index < scripts {
      opens.append(index)
      index = source.closing(of: index) + 1
    }
    for open in opens.reversed() {
      add(pieces[open].structure == .power ? "<msup" : "<msub")
      number(open)
      add(">")
    }
    if start < end { item(start, end, level) } else { hole(start, isBase: true) }
    for open in opens {
      let close = source.closing(of: open)
      slot(open, open + 1..<close, level: level)
      add(pieces[open].structure == .power ? "</msup>" : "</msub>")
    }
  }

  /// Writes the invisible sign between two factors, or behind a function.
  private mutating func joint(before index: Int) {
    guard source.startsOperand(at: index), pieces[index].kind != .prefix,
      !pieces[index].opensScript, !pieces[index].isUnread,
      !(index > 0 && pieces[index - 1].isUnread)
    else { return }
    let isApplied = source.functionStart(before: index) != nil
    guard isApplied || !source.needsOperand(at: index) else { return }
    guard !(pieces[index].isOpen && pieces[index].structure == .repeating) else { return }
    // The name of a function is set off from a factor in front: `a sin x` is no `asin x`.
    let isSetOff =
      !isApplied && pieces[index].kind == .function && pieces[index - 1].kind == .letter
    if isSetOff { add("<mspace width=\".17em\"/>") }
    add(isApplied ? "<mo form=\"infix\">\u{2061}</mo>" : "<mo form=\"infix\">\u{2062}</mo>")
    if isApplied, !(pieces[index].isOpen && pieces[index].structure == .group) {
      add("<mspace width=\".17em\"/>")
    }
  }

  func isTall(_ open: Int) -> Bool { isTall[open] }
}

extension Structure {
  /// Whether the structure is taller than a line, whatever stands in it.
  fileprivate var isTall: Bool {
    self == .fraction || self == .mixed || self == .cases || isLarge
  }
}

// The prefix description of `DESIGN.md`: `5 + 4 × 3` is `+(5, *(4, 3))`. Sums
// and products nest to the right, a subtrahend is `-(3)`, a divisor `/(3)`.

/// The prefix description, for tests and for finding mistakes.
struct PrefixNotation: Notation {
  func rank(of index: Int, in expression: Expression) -> Rank { .literal }

  func writeBracketed(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet)
  {
    write(operand, of: expression, on: &sheet)
  }

  func write(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    switch expression.nodes[index].kind {
    case .integer, .literal: sheet.add(expression.literal(at: index).text)
    case .constant: sheet.add(expression.constant(at: index).name)
    case .shortName, .longName: sheet.add(expression.name(at: index))
    case .hole: sheet.add("_")
    case .sum, .difference, .product, .juxtaposition, .quotient, .relation:
      chain(index, of: expression, on: &sheet)
    case .negation: list("-", expression.operands(of: index)[...], on: &sheet)
    case .percentIncrease: list("+%", expression.operands(of: index)[...], on: &sheet)
    case .percentDecrease: list("-%", expression.operands(of: index)[...], on: &sheet)
    case .power: list("^", expression.operands(of: index)[...], on: &sheet)
    case .percent: list("%", expression.operands(of: index)[...], on: &sheet)
    case .degree:
      let unit = expression.nodes[index].unitWord
      list(unit.map { "\($0.word)" } ?? "°", expression.operands(of: index)[...], on: &sheet)
    case .sexagesimal: list("°", expression.operands(of: index)[...], on: &sheet)
    case .call:
      let row = expression.builtin(at: index)
      let name = row.notation == .factorial ? "!" : "\(row.name)"
      list(name, expression.operands(of: index)[...], on: &sheet)
    case .application:
      let operands = expression.operands(of: index)
      list(expression.name(at: operands[0]), operands[1...], on: &sheet)
    case .piecewise: list("cases", expression.operands(of: index)[...], on: &sheet)
    case .list: list("list", expression.operands(of: index)[...], on: &sheet)
    case .vector: list("vector", expression.operands(of: index)[...], on: &sheet)
    case .range: list("..", expression.operands(of: index)[...], on: &sheet)
    case .sequence: list("seq", expression.operands(of: index)[...], on: &sheet)
    case .approach:
      let approach = expression.nodes[index].approach
      list("→\(approach.sign)", expression.operands(of: index)[...], on: &sheet)
    case .plusMinus: list("±", expression.operands(of: index)[...], on: &sheet)
    case .interval: list("interval", expression.operands(of: index)[...], on: &sheet)
    }
  }

  private func list(_ name: String, _ operands: ArraySlice<Int>, on sheet: inout NotationSheet) {
    sheet.add(name)
    sheet.add("(")
    for (position, operand) in operands.enumerated() {
      if position > 0 { sheet.add(", ") }
      sheet.add(operand, .none)
    }
    sheet.add(")")
  }

  /// Writes a chain that groups to the left in the tree, nested to the right.
  private func chain(_ index: Int, of expression: Expression, on sheet: inout NotationSheet) {
    var links: [(name: StaticString, isInverse: Bool, operand: Int)] = []
    var next = index
    var isChain = true
    while isChain {
      let link = self.link(next, expression)
      links.append((link.name, link.isInverse, next - 1))
      isChain = link.continues
      next = expression.left(of: next)
      if isChain { isChain = belongs(next, to: index, expression) }
    }
    for position in links.indices.reversed() {
      sheet.add(links[position].name)
      sheet.add("(")
      if position == links.count - 1 {
        sheet.add(next, .none)
      } else {
        add(links[position + 1], on: &sheet)
      }
      sheet.add(", ")
    }
    add(links[0], on: &sheet)
    for _ in links { sheet.add(")") }
  }

  private func add(
    _ link: (name: StaticString, isInverse: Bool, operand: Int),
    on sheet: inout NotationSheet
  ) {
    guard link.isInverse else {
      sheet.add(link.operand, .none)
      return
    }
    sheet.add(link.name.utf8Start.pointee == UInt8(ascii: "+") ? "-(" : "/(")
    sheet.add(link.operand, .none)
    sheet.add(")")
  }

  private func link(
    _ index: Int,
    _ expression: Expression
  ) -> (name: StaticString, isInverse: Bool, continues: Bool) {
    switch expression.nodes[index].kind {
    case .sum: ("+", false, true)
    case .difference: ("+", true, true)
    case .quotient: ("*", true, true)
    case .relation:
      (
        expression.relation(at: index).sign, false,
        expression.nodes[index].continuesChain
      )
    default: ("*", false, true)
    }
  }

  private func belongs(_ index: Int, to other: Int, _ expression: Expression) -> Bool {
    let kind = expression.nodes[index].kind
    switch expression.nodes[other].kind {
    case .sum, .difference: return kind == .sum || kind == .difference
    case .relation: return kind == .relation
    default: return kind == .product || kind == .juxtaposition || kind == .quotient
    }
  }
}

extension Relation {
  /// The sign, without blanks.
  var sign: StaticString {
    switch self {
    case .equal: "="
    case .notEqual: "≠"
    case .less: "<"
    case .lessOrEqual: "≤"
    case .greater: ">"
    case .greaterOrEqual: "≥"
    }
  }
}

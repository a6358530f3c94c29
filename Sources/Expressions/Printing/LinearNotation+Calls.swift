// Calls in one line of text, each in the notation of its row.

extension LinearNotation {
  /// Inside bars, where another pair would be misread.
  private static let insideBars: UInt8 = 1

  func call(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet) {
    let row = expression.builtin(at: operand.index)
    let operands = expression.operands(of: operand.index)
    let level = operand.level
    switch (row.notation, operands.count) {
    case (.factorial, 1):
      sheet.add(operands[0], .postfix, level: level)
      sheet.add("!")
    case (.infix, 2):
      let rank = expression.infixRank(at: operand.index)
      let isDisputed =
        self.rank(of: operands[0], in: expression) == rank
        || expression.nodes[operands[0]].kind == .negation
      let needsBrackets = isExplicit && isDisputed && rank >= .product
      sheet.add(
        operands[0],
        needsBrackets ? .power : rank,
        isLeading: operand.isLeading,
        level: level
      )
      sheet.add(" \(row.name) ")
      // A sign behind a word that joins comparisons is one of the first number.
      sheet.add(operands[1], rank.rightOperand, isLeading: rank < .relation, level: level)
    case _ where isUnicode && row == .isMember:
      let ranks = expression.membershipRanks(at: operand.index)
      sheet.add(operands[0], ranks.member, isLeading: operand.isLeading, level: level)
      sheet.add(" ∈ ")
      sheet.add(operands[1], ranks.set, isLeading: true, level: level)
    case (.root(let index), _) where isUnicode && hasRootSign(index, operands, expression):
      root(index, operands, level: level, of: expression, on: &sheet)
    case (.bars, 1) where isUnicode && level != Self.insideBars:
      sheet.add("|")
      sheet.add(operands[0], .or, isLeading: true, level: Self.insideBars)
      sheet.add("|")
    case (.floor, 1) where isUnicode:
      fence("⌊", operands[0], "⌋", level: level, on: &sheet)
    case (.ceiling, 1) where isUnicode:
      fence("⌈", operands[0], "⌉", level: level, on: &sheet)
    case (.logarithm(let base), let count) where isUnicode:
      logarithm(base, operands, count, level: level, of: expression, on: &sheet)
    case _ where expression.sequenceArgument(of: operand.index) != nil:
      if case .large(let isSum) = row.notation, isUnicode {
        sheet.add(isSum ? "∑" : "∏")
      } else {
        sheet.add(row.name)
      }
      sheet.add("(")
      sequence(operands[0], separator, of: expression, level: level, on: &sheet)
      sheet.add(")")
    default:
      sheet.add(row.name)
      arguments(operands[...], level: level, on: &sheet)
      unit(row, operands, expression, on: &sheet)
    }
  }

  /// Conditions with their values, in braces.
  func cases(_ operands: [Int], level: UInt8, on sheet: inout NotationSheet) {
    sheet.add("{")
    for (position, index) in operands.enumerated() {
      if position > 0 { sheet.add(position % 2 == 0 ? "; " : ": ") }
      sheet.add(index, .relation, isLeading: true, level: level)
    }
    sheet.add("}")
  }

  /// Elements in braces, or entries in square brackets, separated by what is no decimal mark
  /// anywhere.
  func list(_ operands: [Int], _ kind: Kind, level: UInt8, on sheet: inout NotationSheet) {
    sheet.add(kind == .list ? "{" : "[")
    for (position, index) in operands.enumerated() {
      if position > 0 { sheet.add("; ") }
      sheet.add(index, .relation, isLeading: true, level: level)
    }
    sheet.add(kind == .list ? "}" : "]")
  }

  /// The terms of a sequence, and its binder.
  func sequence(
    _ index: Int,
    _ separator: StaticString,
    of expression: Expression,
    level: UInt8,
    on sheet: inout NotationSheet
  ) {
    let binding = expression.binding(at: index)
    sheet.add(binding.body, .relation, isLeading: true, level: level)
    sheet.add(separator)
    sheet.add(binding.name, .literal, level: level)
    let isLimit = expression.nodes[binding.range].kind == .approach
    sheet.add(isLimit ? isUnicode ? " → " : " -> " : " = ")
    sheet.add(binding.range, .range, isLeading: true, level: level)
  }

  private func fence(
    _ open: StaticString,
    _ index: Int,
    _ close: StaticString,
    level: UInt8,
    on sheet: inout NotationSheet
  ) {
    sheet.add(open)
    sheet.add(index, .or, isLeading: true, level: level)
    sheet.add(close)
  }

  /// Whether a root is written with its sign: not when its index is no plain
  /// number.
  func hasRootSign(_ index: UInt8?, _ operands: [Int], _ expression: Expression) -> Bool {
    if index != nil { return operands.count == 1 }
    return operands.count == 2 && Scripts.superscript(operands[0], expression) != nil
  }

  private func root(
    _ index: UInt8?,
    _ operands: [Int],
    level: UInt8,
    of expression: Expression,
    on sheet: inout NotationSheet
  ) {
    switch index {
    case 2: sheet.add("√")
    case 3: sheet.add("∛")
    default:
      sheet.add(Scripts.superscript(operands[0], expression) ?? "")
      sheet.add("√")
    }
    sheet.add(operands[operands.count - 1], .literal, level: level)
  }

  private func logarithm(
    _ base: UInt8?,
    _ operands: [Int],
    _ count: Int,
    level: UInt8,
    of expression: Expression,
    on sheet: inout NotationSheet
  ) {
    if base == 2 {
      sheet.add("log₂")
      arguments(operands[...], level: level, on: &sheet)
    } else if count == 2, let base = expression.smallInteger(at: operands[1]),
      isExplicit || base != 2 && base != 10
    {
      sheet.add("log")
      for digit in String(base).utf8 { sheet.add(Scripts.subscript(digit)) }
      arguments(operands[..<1], level: level, on: &sheet)
    } else {
      sheet.add(isExplicit && count == 1 ? "log₁₀" : "log")
      arguments(operands[...], level: level, on: &sheet)
    }
  }

  /// Puts the unit of angles behind an argument that is a plain number.
  private func unit(
    _ row: Builtin,
    _ operands: [Int],
    _ expression: Expression,
    on sheet: inout NotationSheet
  ) {
    guard let angleUnit, isExplicit, row.angle == .argument, operands.count == 1,
      expression.isPlainAngle(at: operands[0]), sheet.pieces.popLast() != nil
    else { return }
    // The bracket that closes, and the argument.
    _ = sheet.pieces.popLast()
    var operand = operands[0]
    if expression.nodes[operand].kind == .negation, expression.nodes[operand - 1].kind.isLeaf {
      sheet.add(minus)
      operand -= 1
    }
    if angleUnit == .degrees {
      sheet.add(operand, .postfix)
      sheet.add("°")
    } else {
      angle(operand, angleUnit, expression, on: &sheet)
    }
    sheet.add(")")
  }

  /// Writes an angle with the word of its unit, which stands behind a number, a
  /// constant or a bracket.
  func angle(
    _ operand: Int,
    _ unit: AngleUnit,
    _ expression: Expression,
    level: UInt8 = 0,
    on sheet: inout NotationSheet
  ) {
    switch expression.nodes[operand].kind {
    case .integer, .literal, .constant: sheet.add(operand, .literal, level: level)
    default:
      sheet.add("(")
      sheet.add(operand, .none, isLeading: true)
      sheet.add(")")
    }
    sheet.add(" \(unit.word)")
  }
}

extension Expression {
  /// Whether an argument is a number without π, a name or a degree sign, so
  /// that the unit of angles matters.
  package func isPlainAngle(at index: Int) -> Bool {
    var isZero = true
    for node in nodes[first(of: index)...index] {
      switch node.kind {
      case .integer: isZero = isZero && node.payload == 0
      case .literal: isZero = false
      case .negation, .sum, .difference, .product, .juxtaposition, .quotient, .power: break
      default: return false
      }
    }
    return !isZero
  }
}

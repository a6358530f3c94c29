// Leaves and calls in MathML.

extension MathMLNotation {
  func number(_ index: Int, _ expression: Expression, on sheet: inout NotationSheet) {
    let literal = expression.literal(at: index)
    let parts = literal.parts
    guard parts.radix == 10, !parts.repeating.isEmpty || !parts.exponent.isEmpty else {
      element("mn", index, text(literal.text), on: &sheet)
      return
    }
    var digits = String(decoding: parts.whole, as: UTF8.self)
    if !parts.fraction.isEmpty || !parts.repeating.isEmpty {
      digits += decimalMark == .point ? "." : ","
      digits += String(decoding: parts.fraction, as: UTF8.self)
    }
    if parts.isTruncated { digits += "…" }
    row(index, on: &sheet)
    element("mn", index, digits, on: &sheet)
    if !parts.repeating.isEmpty {
      sheet.add("<mrow class=\"repeating\"\(place(index))>")
      element("mn", index, String(decoding: parts.repeating, as: UTF8.self), on: &sheet)
      sheet.add("</mrow>")
    }
    if !parts.exponent.isEmpty {
      sign("⋅", "infix", index, on: &sheet)
      sheet.add("<msup\(place(index))>")
      element("mn", index, "10", on: &sheet)
      if parts.hasNegativeExponent {
        row(index, on: &sheet)
        sign("−", "prefix", index, on: &sheet)
      }
      element("mn", index, String(decoding: parts.exponent, as: UTF8.self), on: &sheet)
      sheet.add(parts.hasNegativeExponent ? "</mrow></msup>" : "</msup>")
    }
    sheet.add("</mrow>")
  }

  private func text(_ number: String) -> String {
    guard decimalMark == .comma else { return number }
    return String(
      decoding: number.utf8.map { $0 == DecimalMark.point.byte ? decimalMark.byte : $0 },
      as: UTF8.self
    )
  }

  func name(_ index: Int, _ name: String, on sheet: inout NotationSheet) {
    let parts = NameParts(name)
    guard !parts.lower.isEmpty else {
      element("mi", index, parts.stem, on: &sheet)
      return
    }
    sheet.add("<msub\(place(index))>")
    element("mi", index, parts.stem, on: &sheet)
    element(parts.isNumbered ? "mn" : "mi", index, parts.lower, on: &sheet)
    sheet.add("</msub>")
  }

  /// A percentage, or an angle with its marks.
  func marked(_ operand: Operand, _ expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    let isPercent = expression.nodes[index].kind == .percent
    let marks: [StaticString] = isPercent ? ["%"] : ["°", "′", "″"]
    open(operand, on: &sheet)
    if let unit = expression.nodes[index].unitWord {
      sheet.add(index - 1, .postfix, level: operand.level)
      sheet.add("<mspace width=\"0.2em\"/>")
      element("mi", index, "\(unit.word)", on: &sheet)
      close(operand, on: &sheet)
      return
    }
    for (part, mark) in zip(expression.operands(of: index), marks) {
      sheet.add(part, isPercent ? .postfix : .literal, level: operand.level)
      sign(mark, "postfix", index, on: &sheet)
    }
    close(operand, on: &sheet)
  }

  /// A brace in front of a table: values, and behind them their conditions.
  func cases(_ operand: Operand, _ expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    let operands = expression.operands(of: index)
    open(operand, on: &sheet)
    fence("{", "prefix", index, on: &sheet)
    sheet.add(isNumbered ? "<mtable class=\"cases\"\(place(index))>" : "<mtable>")
    for position in stride(from: 0, to: operands.count, by: 2) {
      let hasCondition = position + 1 < operands.count
      sheet.add("<mtr><mtd>")
      sheet.add(operands[hasCondition ? position + 1 : position], .relation, isLeading: true)
      sheet.add("</mtd><mtd>")
      if hasCondition { sheet.add(operands[position], .relation, isLeading: true) }
      sheet.add("</mtd></mtr>")
    }
    sheet.add("</mtable>")
    close(operand, on: &sheet)
  }

  /// A column of entries in square brackets.
  func vector(_ operand: Operand, _ expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    row(index, on: &sheet)
    fence("[", "prefix", index, on: &sheet)
    sheet.add("<mtable\(place(index))>")
    for entry in expression.operands(of: index) {
      sheet.add("<mtr><mtd>")
      sheet.add(entry, .relation, isLeading: true)
      sheet.add("</mtd></mtr>")
    }
    sheet.add("</mtable>")
    fence("]", "postfix", index, on: &sheet)
    sheet.add("</mrow>")
  }

  /// Elements in braces.
  func list(_ operand: Operand, _ expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    row(index, on: &sheet)
    fence("{", "prefix", index, on: &sheet)
    for (position, element) in expression.operands(of: index).enumerated() {
      if position > 0 { sign(";", "infix", index, on: &sheet) }
      sheet.add(element, .relation, isLeading: true, level: operand.level)
    }
    fence("}", "postfix", index, on: &sheet)
    sheet.add("</mrow>")
  }

  /// The terms of a sequence, and its binder.
  func sequence(
    _ index: Int,
    _ separator: StaticString,
    _ level: UInt8,
    of expression: Expression,
    on sheet: inout NotationSheet
  ) {
    let binding = expression.binding(at: index)
    sheet.add(binding.body, .relation, isLeading: true, level: level)
    sign(separator, "infix", index, on: &sheet)
    sheet.add(binding.name, .literal, level: level)
    let isLimit = expression.nodes[binding.range].kind == .approach
    sign(isLimit ? "→" : "=", "infix", index, on: &sheet)
    sheet.add(binding.range, .range, isLeading: true, level: level)
  }

  /// A large sign with the range below and above, and what it is of.
  private func large(
    _ isSum: Bool,
    _ operand: Operand,
    _ expression: Expression,
    on sheet: inout NotationSheet
  ) {
    let binding = expression.binding(at: operand.index - 1)
    sheet.add("<munderover\(place(operand.index))>")
    sheet.add("<mo form=\"prefix\" movablelimits=\"false\"\(place(operand.index))>")
    sheet.add(isSum ? "∑</mo>" : "∏</mo>")
    row(operand.index - 1, on: &sheet)
    sheet.add(binding.name, .literal)
    sign("=", "infix", operand.index - 1, on: &sheet)
    sheet.add(binding.from, .sum, isLeading: true)
    sheet.add("</mrow>")
    sheet.add(binding.to, .sum, isLeading: true)
    sheet.add("</munderover>")
    let rank = expression.rankOfTerm(binding.body)
    sheet.add(binding.body, rank, isLeading: true, level: operand.level)
  }

  /// Writes ∫ with its bounds and dx, lim or d/dx, and what it is of.
  private func write(
    _ calculus: CalculusSign,
    _ operand: Operand,
    _ expression: Expression,
    on sheet: inout NotationSheet
  ) {
    let index = operand.index
    func differential(_ order: Int) {
      let letter = "<mi mathvariant=\"normal\"\(place(index))>d</mi>"
      sheet.add(order == 1 ? letter : "<msup>\(letter)<mn\(place(index))>\(order)</mn></msup>")
    }
    func body(_ body: Int) {
      sheet.add(body, expression.rankOfTerm(body), isLeading: true, level: operand.level)
    }
    switch calculus {
    case .integral(let function, let name, let bounds):
      if let bounds {
        sheet.add("<msubsup\(place(index))>")
        sign("∫", "prefix", index, on: &sheet)
        sheet.add(bounds.from, .sum, isLeading: true)
        sheet.add(bounds.to, .sum, isLeading: true)
        sheet.add("</msubsup>")
      } else {
        sign("∫", "prefix", index, on: &sheet)
      }
      body(function)
      differential(1)
      sheet.add(name, .literal, level: operand.level)
    case .limit(let function, let name, let target):
      sheet.add("<munder\(place(index))>")
      element("mi", index, "lim", on: &sheet)
      row(target, on: &sheet)
      sheet.add(name, .literal)
      sign("→", "infix", index, on: &sheet)
      sheet.add(target, .range, isLeading: true)
      sheet.add("</mrow></munder>")
      body(function)
    case .derivative(let function, let name, let order):
      let depth = min(operand.level + 1, 3)
      sheet.add("<mfrac displaystyle=\"true\" class=\"f\(depth)\"\(place(index))>")
      differential(order)
      sheet.add("<mrow>")
      differential(1)
      if order > 1 { sheet.add("<msup>") }
      sheet.add(name, .literal, level: depth)
      if order > 1 { sheet.add("<mn\(place(index))>\(order)</mn></msup>") }
      sheet.add("</mrow></mfrac>")
      body(function)
    }
  }

  func arguments(
    _ index: Int,
    _ operands: ArraySlice<Int>,
    _ level: UInt8,
    on sheet: inout NotationSheet
  ) {
    sign("\u{2061}", "infix", index, on: &sheet)
    row(index, on: &sheet)
    fence("(", "prefix", index, on: &sheet)
    for (position, operand) in operands.enumerated() {
      if position > 0 { sign(decimalMark == .comma ? ";" : ",", "infix", index, on: &sheet) }
      sheet.add(operand, .relation, isLeading: true, level: level)
    }
    fence(")", "postfix", index, on: &sheet)
    sheet.add("</mrow>")
  }

  func call(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    let level = operand.level
    let row = expression.builtin(at: index)
    let operands = expression.operands(of: index)
    switch (row.notation, operands.count) {
    case (.root(index: 2), 1):
      sheet.add("<msqrt\(place(index))>")
      sheet.add(operands[0], .none, isLeading: true, level: level)
      sheet.add("</msqrt>")
      return
    case (.root(let constant), let count) where (constant != nil) == (count == 1):
      sheet.add("<mroot\(place(index))>")
      sheet.add(operands[count - 1], .none, isLeading: true, level: level)
      if let constant {
        element("mn", index, "\(constant)", on: &sheet)
      } else {
        sheet.add(operands[0], .none, isLeading: true, level: level)
      }
      sheet.add("</mroot>")
      return
    case (.overline, 1):
      sheet.add("<mover accent=\"true\"\(place(index))>")
      sheet.add(operands[0], .none, isLeading: true, level: level)
      sign("¯", "postfix", index, on: &sheet)
      sheet.add("</mover>")
      return
    default: break
    }
    open(operand, on: &sheet)
    if let sign = expression.calculusSign(at: index) {
      write(sign, operand, expression, on: &sheet)
      return close(operand, on: &sheet)
    }
    switch (row.notation, operands.count) {
    case (.factorial, 1):
      sheet.add(operands[0], .postfix, level: level)
      sign("!", "postfix", index, on: &sheet)
    case (.infix, 2):
      let rank = expression.infixRank(at: index)
      let isCombination = rank == .combination
      sheet.add(operands[0], isCombination ? .literal : rank, isLeading: true, level: level)
      sign(row.name, "infix", index, on: &sheet)
      sheet.add(operands[1], isCombination ? .literal : rank.rightOperand, level: level)
    case _ where row == .isMember:
      let ranks = expression.membershipRanks(at: index)
      sheet.add(operands[0], ranks.member, isLeading: true, level: level)
      sign("∈", "infix", index, on: &sheet)
      sheet.add(operands[1], ranks.set, isLeading: true, level: level)
    case (.bars, 1): fenced("|", operands[0], "|", operand, on: &sheet)
    case (.floor, 1): fenced("⌊", operands[0], "⌋", operand, on: &sheet)
    case (.ceiling, 1): fenced("⌈", operands[0], "⌉", operand, on: &sheet)
    case (.logarithm(let base), let count) where base != nil || count == 2:
      sheet.add("<msub\(place(index))>")
      element("mi", index, "log", on: &sheet)
      if let base {
        element("mn", index, "\(base)", on: &sheet)
      } else {
        sheet.add(operands[1], .none, isLeading: true, level: level)
      }
      sheet.add("</msub>")
      arguments(index, operands[..<1], level, on: &sheet)
    case (.large(let isSum), 1) where expression.nodes[operands[0]].kind == .sequence:
      large(isSum, operand, expression, on: &sheet)
    case _ where expression.isPlace(at: index):
      sheet.add(operands[0], .literal, level: level)
      self.row(index, on: &sheet)
      fence("[", "prefix", index, on: &sheet)
      sheet.add(operands[1], .relation, isLeading: true, level: level)
      fence("]", "postfix", index, on: &sheet)
      sheet.add("</mrow>")
    case _ where expression.sequenceArgument(of: index) != nil:
      element("mi", index, "\(row.name)", on: &sheet)
      sign("\u{2061}", "infix", index, on: &sheet)
      self.row(operands[0], on: &sheet)
      fence("(", "prefix", index, on: &sheet)
      let separator: StaticString = decimalMark == .comma ? ";" : ","
      sequence(operands[0], separator, level, of: expression, on: &sheet)
      fence(")", "postfix", index, on: &sheet)
      sheet.add("</mrow>")
    default:
      element("mi", index, "\(row.name)", on: &sheet)
      arguments(index, operands[...], level, on: &sheet)
    }
    close(operand, on: &sheet)
  }

  private func fenced(
    _ left: StaticString,
    _ content: Int,
    _ right: StaticString,
    _ operand: Operand,
    on sheet: inout NotationSheet
  ) {
    fence(left, "prefix", operand.index, on: &sheet)
    sheet.add(content, .or, isLeading: true, level: operand.level, isFlat: true)
    fence(right, "postfix", operand.index, on: &sheet)
  }
}

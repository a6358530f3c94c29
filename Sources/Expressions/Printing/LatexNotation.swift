// LaTeX, for math mode.

/// LaTeX.
struct LatexNotation: Notation {
  let decimalMark: DecimalMark
  /// Whether the value is enough: a minus before a product has no brackets then, and letters beside
  /// each other no sign.
  var keepsOnlyValue = false

  func rank(of index: Int, in expression: Expression) -> Rank {
    let node = expression.nodes[index]
    switch node.kind {
    // A fraction needs no brackets, except as a base.
    case .quotient: return .signed
    case .literal: return expression.literal(at: index).hasExponent ? .product : .literal
    // The operand of a large sign ends where a sum goes on.
    case .call where expression.isLarge(at: index): return .sum
    case .call where expression.calculusSign(at: index) != nil:
      // An integral ends with its dx.
      return expression.builtin(at: index) == .integral ? .product : .sum
    case .call:
      let row = expression.builtin(at: index)
      switch row.notation {
      case .factorial: return .postfix
      case .infix(let rank) where expression.arity(at: index) == 2 && rank != .combination:
        return expression.infixRank(at: index)
      case _ where row == .isMember: return .relation
      default: return .literal
      }
    default: return node.rank
    }
  }

  /// What an operand behind a minus must be at least to stand there without brackets: a
  /// fraction is one thing in two dimensions.
  func rankBehindMinus(of index: Int, in expression: Expression) -> Rank {
    let node = expression.nodes[index]
    let isProduct = node.kind == .product || node.kind == .juxtaposition
    return node.isMixed || keepsOnlyValue && isProduct
      ? .product : node.kind == .quotient ? .signed : .power
  }

  func writeBracketed(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet)
  {
    sheet.add("\\left(")
    sheet.add(operand.index, .none, isLeading: true)
    sheet.add("\\right)")
  }

  func write(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    let kind = expression.nodes[index].kind
    switch kind {
    case .integer, .literal: number(expression.literal(at: index), on: &sheet)
    case .constant: sheet.add(expression.constant(at: index).latex)
    case .shortName, .longName: name(expression.name(at: index), on: &sheet)
    case .hole: sheet.add("\\square")
    case .negation:
      sheet.add("-")
      sheet.add(index - 1, rankBehindMinus(of: index - 1, in: expression))
    case .sum where expression.nodes[index].isMixed:
      sheet.add(expression.left(of: index), .literal)
      sheet.add(index - 1, .signed)
    case .sum, .difference:
      sheet.add(expression.left(of: index), .sum, isLeading: operand.isLeading)
      sheet.add(kind == .sum ? " + " : " - ")
      let isPlain =
        expression.nodes[index - 1].kind == .percent
        && !expression.nodes[index].isPercentage
      sheet.add(index - 1, isPlain ? .literal : .product)
    case .percentIncrease, .percentDecrease:
      sheet.add(expression.left(of: index), .sum, isLeading: operand.isLeading)
      sheet.add(kind == .percentIncrease ? " + " : " - ")
      sheet.add(index - 1, .postfix)
    case .product, .juxtaposition:
      product(operand, of: expression, on: &sheet)
    case .quotient:
      group("\\frac{", expression.left(of: index), "}{", index - 1, "}", on: &sheet)
    case .power:
      sheet.add(expression.left(of: index), .postfix)
      sheet.add("^{")
      sheet.add(index - 1, .none, isLeading: true)
      sheet.add("}")
    case .percent:
      sheet.add(index - 1, .postfix)
      sheet.add("\\%")
    case .degree:
      if let unit = expression.nodes[index].unitWord {
        sheet.add(index - 1, .postfix)
        sheet.add("\\,\\mathrm{\(unit.word)}")
      } else {
        degrees(expression.operands(of: index), on: &sheet)
      }
    case .sexagesimal: degrees(expression.operands(of: index), on: &sheet)
    case .call: call(operand, of: expression, on: &sheet)
    case .application:
      let operands = expression.operands(of: index)
      name(expression.name(at: operands[0]), on: &sheet)
      arguments(operands[1...], on: &sheet)
    case .relation:
      let isChain = expression.nodes[index].continuesChain
      sheet.add(expression.left(of: index), isChain ? .relation : .sum, isLeading: true)
      sheet.add(sign(of: expression.relation(at: index)))
      sheet.add(index - 1, .sum, isLeading: true)
    case .piecewise: cases(expression.operands(of: index), on: &sheet)
    case .list: list(expression.operands(of: index), on: &sheet)
    case .vector:
      sheet.add("\\begin{bmatrix} ")
      for (position, entry) in expression.operands(of: index).enumerated() {
        if position > 0 { sheet.add(" \\\\ ") }
        sheet.add(entry, .relation, isLeading: true)
      }
      sheet.add(" \\end{bmatrix}")
    case .range:
      sheet.add(expression.left(of: index), .sum, isLeading: operand.isLeading)
      sheet.add(" .. ")
      sheet.add(index - 1, .sum, isLeading: true)
    case .approach:
      let approach = expression.nodes[index].approach
      if approach.isInfinite {
        sheet.add(approach.sign)
        sheet.add("\\infty")
      } else {
        sheet.add(index - 1, .sum, isLeading: true)
        if approach != .both { sheet.add("^{\(approach.sign)}") }
      }
    case .sequence:
      sheet.add("\\left\\{")
      sequence(index, "; ", of: expression, on: &sheet)
      sheet.add("\\right\\}")
    case .plusMinus:
      let hasRange = expression.hasRange(at: index)
      let rank = hasRange ? Rank.plusMinus : .product
      sheet.add(expression.left(of: index), rank, isLeading: operand.isLeading)
      sheet.add(hasRange ? " \\in " : " \\pm ")
      sheet.add(index - 1, .product)
    case .interval:
      sheet.add("\\left[")
      sheet.add(expression.left(of: index), .sum, isLeading: true)
      sheet.add(" .. ")
      sheet.add(index - 1, .sum, isLeading: true)
      sheet.add("\\right]")
    }
  }

  private func list(_ operands: [Int], on sheet: inout NotationSheet) {
    sheet.add("\\left\\{")
    for (position, operand) in operands.enumerated() {
      if position > 0 { sheet.add("; ") }
      sheet.add(operand, .relation, isLeading: true)
    }
    sheet.add("\\right\\}")
  }

  /// The terms of a sequence, and its binder.
  private func sequence(
    _ index: Int,
    _ separator: StaticString,
    of expression: Expression,
    on sheet: inout NotationSheet
  ) {
    let binding = expression.binding(at: index)
    sheet.add(binding.body, .relation, isLeading: true)
    sheet.add(separator)
    sheet.add(binding.name, .literal)
    sheet.add(" = ")
    sheet.add(binding.range, .range, isLeading: true)
  }

  /// A large sign with the range below and above, and what it is of.
  private func large(
    _ isSum: Bool,
    _ sequence: Int,
    _ expression: Expression,
    on sheet: inout NotationSheet
  ) {
    let binding = expression.binding(at: sequence)
    sheet.add(isSum ? "\\sum_{" : "\\prod_{")
    sheet.add(binding.name, .literal)
    sheet.add(" = ")
    group("", binding.from, "}^{", binding.to, "} ", on: &sheet)
    sheet.add(binding.body, expression.rankOfTerm(binding.body), isLeading: true)
  }

  /// Values in front of their conditions, one case in a line.
  private func cases(_ operands: [Int], on sheet: inout NotationSheet) {
    sheet.add("\\begin{cases} ")
    for position in stride(from: 0, to: operands.count, by: 2) {
      if position > 0 { sheet.add(" \\\\ ") }
      let hasCondition = position + 1 < operands.count
      sheet.add(operands[hasCondition ? position + 1 : position], .relation, isLeading: true)
      guard hasCondition else { continue }
      sheet.add(" & ")
      sheet.add(operands[position], .relation, isLeading: true)
    }
    sheet.add(" \\end{cases}")
  }

  private func group(
    _ open: StaticString,
    _ first: Int,
    _ middle: StaticString,
    _ second: Int,
    _ close: StaticString,
    on sheet: inout NotationSheet
  ) {
    sheet.add(open)
    sheet.add(first, .none, isLeading: true)
    sheet.add(middle)
    sheet.add(second, .none, isLeading: true)
    sheet.add(close)
  }

  private func product(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet)
  {
    let index = operand.index
    let left = expression.left(of: index)
    if let angle = expression.angleInDegrees(at: index) {
      sheet.add(left, .postfix)
      sheet.add(" \\angle ")
      sheet.add(angle, .none, isLeading: true)
      return
    }
    let isRemainder = expression.isCall(of: .mod, at: left)
    sheet.add(left, isRemainder ? .literal : .product, isLeading: operand.isLeading)
    let isSilent = expression.hidesProductSign(at: index, keepsOnlyValue: keepsOnlyValue)
    sheet.add(isSilent ? " " : " \\cdot ")
    sheet.add(index - 1, .combination)
  }

  private func degrees(_ operands: [Int], on sheet: inout NotationSheet) {
    let marks: [StaticString] = ["^{\\circ}", "'", "''"]
    for (operand, mark) in zip(operands, marks) {
      sheet.add(operand, .literal)
      sheet.add(mark)
    }
  }

  private func sign(of relation: Relation) -> StaticString {
    switch relation {
    case .equal: " = "
    case .notEqual: " \\neq "
    case .less: " < "
    case .lessOrEqual: " \\leq "
    case .greater: " > "
    case .greaterOrEqual: " \\geq "
    }
  }
}

// MARK: - Leaves and calls

extension LatexNotation {
  private func number(_ literal: NumberLiteral, on sheet: inout NotationSheet) {
    let parts = literal.parts
    guard parts.radix == 10 else {
      sheet.add("\\mathtt{\(literal.text)}")
      return
    }
    var text = String(decoding: parts.whole, as: UTF8.self)
    if !parts.fraction.isEmpty || !parts.repeating.isEmpty {
      text += decimalMark == .point ? "." : "{,}"
      text += String(decoding: parts.fraction, as: UTF8.self)
    }
    if !parts.repeating.isEmpty {
      text += "\\overline{\(String(decoding: parts.repeating, as: UTF8.self))}"
    }
    if parts.isTruncated { text += "\\ldots" }
    if !parts.exponent.isEmpty {
      let sign = parts.hasNegativeExponent ? "-" : ""
      text += " \\cdot 10^{\(sign)\(String(decoding: parts.exponent, as: UTF8.self))}"
    }
    sheet.add(text)
  }

  private func name(_ name: String, on sheet: inout NotationSheet) {
    let parts = NameParts(name)
    if let greek = GreekLetters.command(parts.stem) {
      sheet.add(greek)
    } else {
      sheet.add(parts.stem.unicodeScalars.count == 1 ? parts.stem : "\\mathrm{\(parts.stem)}")
    }
    guard !parts.lower.isEmpty else { return }
    sheet.add(parts.isNumbered ? "_{\(parts.lower)}" : "_{\\mathrm{\(parts.lower)}}")
  }

  private func arguments(_ operands: ArraySlice<Int>, on sheet: inout NotationSheet) {
    sheet.add("\\left(")
    for (position, index) in operands.enumerated() {
      if position > 0 { sheet.add(decimalMark == .comma ? "; " : ", ") }
      sheet.add(index, .relation, isLeading: true)
    }
    sheet.add("\\right)")
  }

  private func call(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet) {
    let row = expression.builtin(at: operand.index)
    let operands = expression.operands(of: operand.index)
    if let sign = expression.calculusSign(at: operand.index) {
      return write(sign, of: expression, on: &sheet)
    }
    switch (row.notation, operands.count) {
    case (.factorial, 1):
      sheet.add(operands[0], .postfix)
      sheet.add("!")
    case (.infix(let usual), 2) where usual != .combination:
      let rank = expression.infixRank(at: operand.index)
      sheet.add(operands[0], rank, isLeading: operand.isLeading)
      sheet.add(row == .mod ? " \\bmod " : " \\operatorname{\(row.name)} ")
      sheet.add(operands[1], rank.rightOperand)
    case _ where row == .isMember:
      let ranks = expression.membershipRanks(at: operand.index)
      sheet.add(operands[0], ranks.member, isLeading: operand.isLeading)
      sheet.add(" \\in ")
      sheet.add(operands[1], ranks.set, isLeading: true)
    case (.root(let index), let count) where (index != nil) == (count == 1):
      if let index {
        sheet.add(index == 2 ? "\\sqrt{" : "\\sqrt[\(index)]{")
        sheet.add(operands[0], .none, isLeading: true)
        sheet.add("}")
      } else {
        group("\\sqrt[", operands[0], "]{", operands[1], "}", on: &sheet)
      }
    case (.bars, 1): fence("\\left|", operands[0], "\\right|", on: &sheet)
    case (.floor, 1):
      fence("\\left\\lfloor ", operands[0], "\\right\\rfloor", on: &sheet)
    case (.ceiling, 1):
      fence("\\left\\lceil ", operands[0], "\\right\\rceil", on: &sheet)
    case (.overline, 1):
      sheet.add("\\overline{")
      sheet.add(operands[0], .none, isLeading: true)
      sheet.add("}")
    case (.logarithm(let base), let count) where base != nil || count == 2:
      sheet.add("\\log_{")
      if let base { sheet.add("\(base)") } else { sheet.add(operands[1], .none, isLeading: true) }
      sheet.add("}")
      arguments(operands[..<1], on: &sheet)
    case (.large(let isSum), 1) where expression.nodes[operands[0]].kind == .sequence:
      large(isSum, operands[0], expression, on: &sheet)
    case _ where expression.isPlace(at: operand.index):
      sheet.add(operands[0], .none)
      sheet.add("\\left[")
      sheet.add(operands[1], .relation, isLeading: true)
      sheet.add("\\right]")
    case _ where expression.sequenceArgument(of: operand.index) != nil:
      sheet.add(command(of: row))
      sheet.add("\\left(")
      sequence(operands[0], decimalMark == .comma ? "; " : ", ", of: expression, on: &sheet)
      sheet.add("\\right)")
    default:
      sheet.add(command(of: row))
      arguments(operands[...], on: &sheet)
    }
  }

  /// Writes ∫, lim or d/dx, and what it is of.
  private func write(
    _ sign: CalculusSign,
    of expression: Expression,
    on sheet: inout NotationSheet
  ) {
    switch sign {
    case .integral(let body, let name, let bounds):
      sheet.add("\\int")
      if let bounds { group("_{", bounds.from, "}^{", bounds.to, "}", on: &sheet) }
      sheet.add(" ")
      sheet.add(body, expression.rankOfTerm(body), isLeading: true)
      sheet.add(" \\, d")
      sheet.add(name, .literal)
    case .limit(let body, let name, let target):
      sheet.add("\\lim_{")
      sheet.add(name, .literal)
      sheet.add(" \\to ")
      sheet.add(target, .range, isLeading: true)
      sheet.add("} ")
      sheet.add(body, expression.rankOfTerm(body), isLeading: true)
    case .derivative(let body, let name, let order):
      sheet.add(order == 1 ? "\\frac{d}{d" : "\\frac{d^{\(order)}}{d")
      sheet.add(name, .literal)
      sheet.add(order == 1 ? "} " : "^{\(order)}} ")
      sheet.add(body, expression.rankOfTerm(body), isLeading: true)
    }
  }

  private func command(of row: Builtin) -> String {
    switch row.notation {
    case .name(hasCommand: true): "\\\(row.name)"
    case .logarithm: "\\log"
    default: "\\operatorname{\(row.name)}"
    }
  }

  private func fence(
    _ open: StaticString,
    _ index: Int,
    _ close: StaticString,
    on sheet: inout NotationSheet
  ) {
    sheet.add(open)
    sheet.add(index, .or, isLeading: true)
    sheet.add(close)
  }
}

extension NumberLiteral {
  /// Whether the number has a power of ten.
  var hasExponent: Bool {
    parts.radix == 10 && (text.utf8.contains(0x65) || text.utf8.contains(0x45))
  }
}

extension Expression {
  /// The rank that the operand of a large sign needs; it may be another large sign.
  func rankOfTerm(_ index: Int) -> Rank {
    let isSign = nodes[index].kind == .call && calculusSign(at: index) != nil
    return isLarge(at: index) || isSign ? .sum : .product
  }

  /// Whether the picture of a product has no sign between its factors: where none was typed, and
  /// in answers between letters, brackets, roots and functions, as in `2xy`, `x(x + 1)`.
  func hidesProductSign(at index: Int, keepsOnlyValue: Bool) -> Bool {
    guard nodes[index].kind == .product else { return !startsInDigit(index - 1) }
    return keepsOnlyValue && isPlainFactor(left(of: index), atEnd: true)
      && isPlainFactor(index - 1, atEnd: false)
  }

  /// Whether the picture of a factor starts, or ends, in something that stands beside a letter
  /// without a sign.
  ///
  /// A root with an index would look like an exponent before it, and bars like
  /// those of the factor beside them.
  private func isPlainFactor(_ factor: Int, atEnd: Bool) -> Bool {
    var index = factor
    while true {
      switch nodes[index].kind {
      case .shortName, .difference: return true
      case .sum: return !nodes[index].isMixed
      case .constant: return !constant(at: index).isWord
      case .quotient: return atEnd
      case .power where atEnd: return true
      case .product, .juxtaposition: index = atEnd ? index - 1 : left(of: index)
      case .power: index = left(of: index)
      case .call:
        switch builtin(at: index).notation {
        case .name, .floor, .ceiling, .logarithm, .root(.some(2)): return true
        case .root: return atEnd
        default: return false
        }
      default: return false
      }
    }
  }

  /// Whether the picture of a factor starts with a digit or two bounds in square brackets,
  /// which would run into the factor before it: `y[1 .. 3]` are places of a list.
  func startsInDigit(_ index: Int) -> Bool {
    var index = index
    while true {
      switch nodes[index].kind {
      case .integer, .literal, .interval: return true
      case .power: index = left(of: index)
      case .percent, .degree: index -= 1
      case .sexagesimal: return true
      case .call where builtin(at: index).notation == .factorial: index -= 1
      default: return false
      }
    }
  }
}

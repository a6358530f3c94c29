// From an expression to a formula. The printer of expressions does the work
// without recursion; this notation has it write marks of structures as
// characters for private use, which are then turned into pieces.

import Expressions

/// The notation of formulas, with marks as private characters.
struct FormulaNotation: Notation {
  func rank(of index: Int, in expression: Expression) -> Rank {
    switch expression.nodes[index].kind {
    case .quotient: return .power
    case .literal:
      let parts = expression.literal(at: index).parts
      return parts.exponent.isEmpty ? .literal : .power
    case .call:
      let row = expression.builtin(at: index)
      switch row.notation {
      case .factorial: return .postfix
      case .infix where expression.arity(at: index) == 2: return expression.infixRank(at: index)
      case _ where row == .isMember: return .relation
      default: return .literal
      }
    case .sum where expression.nodes[index].isMixed: return .power
    default: return expression.nodes[index].kind.rank
    }
  }

  func writeBracketed(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet)
  {
    sheet.add(mark(.open, .group))
    sheet.add(operand.index, .none, isLeading: true)
    sheet.add(mark(.close, .group))
  }

  func write(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    let kind = expression.nodes[index].kind
    switch kind {
    case .integer, .literal: number(expression.literal(at: index), on: &sheet)
    case .constant:
      let constant = expression.constant(at: index)
      if constant.isWord {
        name("\(constant.name)", on: &sheet)
      } else {
        // The letter i may be a name of the user.
        sheet.add(constant == .imaginaryUnit ? "ⅈ" : constant.sign)
      }
    case .shortName, .longName: name(expression.name(at: index), on: &sheet)
    case .hole: break
    case .piecewise: cases(expression.operands(of: index), on: &sheet)
    case .list: separated(expression.operands(of: index)[...], in: .list, on: &sheet)
    case .vector: separated(expression.operands(of: index)[...], in: .vector, on: &sheet)
    case .range:
      sheet.add(expression.left(of: index), .sum, isLeading: operand.isLeading)
      sheet.add("‥")
      sheet.add(index - 1, .sum, isLeading: true)
    case .approach:
      let approach = expression.nodes[index].approach
      if approach == .minusInfinity { sheet.add("\u{e100}") }
      if approach.isInfinite {
        sheet.add("∞")
      } else {
        sheet.add(index - 1, .sum, isLeading: true)
        sheet.add(approach.sign)
      }
    case .sequence:
      sheet.add(mark(.open, .list))
      sequence(index, of: expression, on: &sheet)
      sheet.add(mark(.close, .list))
    case .negation:
      sheet.add("\u{e100}")
      sheet.add(index - 1, .power)
    case .sum where expression.nodes[index].isMixed:
      let fraction = index - 1
      sheet.add(mark(.open, .mixed))
      sheet.add(expression.left(of: index), .none, isLeading: true)
      sheet.add(mark(.next, .mixed))
      sheet.add(expression.left(of: fraction), .none, isLeading: true)
      sheet.add(mark(.next, .mixed))
      sheet.add(fraction - 1, .none, isLeading: true)
      sheet.add(mark(.close, .mixed))
    case .sum, .difference, .percentIncrease, .percentDecrease:
      sum(operand, of: expression, on: &sheet)
    case .product, .juxtaposition: product(operand, of: expression, on: &sheet)
    case .quotient:
      sheet.add(mark(.open, .fraction))
      sheet.add(expression.left(of: index), .none, isLeading: true)
      sheet.add(mark(.next, .fraction))
      sheet.add(index - 1, .none, isLeading: true)
      sheet.add(mark(.close, .fraction))
    case .power:
      sheet.add(expression.left(of: index), .postfix)
      slot(.power, index - 1, on: &sheet)
    case .plusMinus:
      let hasRange = expression.hasRange(at: index)
      let rank = hasRange ? Rank.plusMinus : .product
      sheet.add(expression.left(of: index), rank, isLeading: operand.isLeading)
      sheet.add(hasRange ? "∈" : "±")
      sheet.add(index - 1, .product)
    case .interval:
      sheet.add("\u{e109}")
      sheet.add(expression.left(of: index), .sum, isLeading: true)
      sheet.add("‥")
      sheet.add(index - 1, .sum, isLeading: true)
      sheet.add(mark(.close, .group))
    case .percent, .degree, .sexagesimal:
      marked(index, of: expression, on: &sheet)
    case .call: call(operand, of: expression, on: &sheet)
    case .application:
      let operands = expression.operands(of: index)
      sheet.add(operands[0], .none)
      arguments(operands[1...], on: &sheet)
    case .relation:
      let isChain = expression.nodes[index].continuesChain
      let left = expression.left(of: index)
      sheet.add(left, isChain ? .relation : .sum, isLeading: operand.isLeading)
      let isApproach = expression.nodes[index - 1].kind == .approach
      sheet.add(isApproach ? "→" : FormulaNotation.sign(of: expression.relation(at: index)))
      sheet.add(index - 1, isApproach ? .range : .sum, isLeading: true)
    }
  }

  /// The sign of a relation.
  static func sign(of relation: Relation) -> StaticString {
    switch relation {
    case .equal: "="
    case .notEqual: "≠"
    case .less: "<"
    case .lessOrEqual: "≤"
    case .greater: ">"
    case .greaterOrEqual: "≥"
    }
  }
}

// MARK: - Leaves

extension FormulaNotation {
  /// A mark as a private character.
  func mark(_ kind: Piece.Kind, _ structure: Structure) -> String {
    let part: UInt32 = kind == .open ? 0 : kind == .next ? 1 : 2
    guard let scalar = Unicode.Scalar(0xe000 + UInt32(structure.rawValue) * 4 + part) else {
      return ""
    }
    return String(Character(scalar))
  }

  private func number(_ literal: NumberLiteral, on sheet: inout NotationSheet) {
    let parts = literal.parts
    guard parts.radix == 10 else {
      word(literal.text, "\u{e104}", on: &sheet)
      return
    }
    sheet.add(String(decoding: parts.whole, as: UTF8.self))
    if !parts.fraction.isEmpty || !parts.repeating.isEmpty {
      sheet.add("." + String(decoding: parts.fraction, as: UTF8.self))
    }
    if !parts.repeating.isEmpty {
      let digits = String(decoding: parts.repeating, as: UTF8.self)
      sheet.add(mark(.open, .repeating) + digits + mark(.close, .repeating))
    }
    guard !parts.exponent.isEmpty else { return }
    let sign = parts.hasNegativeExponent ? "\u{e100}" : ""
    let digits = String(decoding: parts.exponent, as: UTF8.self)
    sheet.add("\u{e105}10" + mark(.open, .power) + sign + digits + mark(.close, .power))
  }

  /// A name; digits of the program's registers belong to it.
  private func name(_ name: String, on sheet: inout NotationSheet) {
    var stem: [UInt8] = []
    var lower: [UInt8]?
    for byte in name.utf8 {
      if lower != nil {
        lower?.append(byte)
      } else if byte == UInt8(ascii: "_") {
        lower = []
      } else {
        stem.append(byte)
      }
    }
    let isRegister =
      stem.count == 2 && stem[0] == UInt8(ascii: "X") && stem[1] >= 0x30 && stem[1] <= 0x39
    word(String(decoding: stem, as: UTF8.self), isRegister ? "\u{e108}" : "\u{e101}", on: &sheet)
    guard let lower else { return }
    sheet.add(mark(.open, .lower))
    word(String(decoding: lower, as: UTF8.self), "\u{e101}", on: &sheet)
    sheet.add(mark(.close, .lower))
  }

  private func word(_ text: String, _ kind: String, on sheet: inout NotationSheet) {
    sheet.add(kind + text + "\u{e106}")
  }
}

// MARK: - Operators

extension FormulaNotation {
  private func slot(_ structure: Structure, _ index: Int, on sheet: inout NotationSheet) {
    sheet.add(mark(.open, structure))
    sheet.add(index, .none, isLeading: true)
    sheet.add(mark(.close, structure))
  }

  /// Writes values in front of their conditions, where there is one.
  private func cases(_ operands: [Int], on sheet: inout NotationSheet) {
    for position in stride(from: 0, to: operands.count, by: 2) {
      let hasCondition = position + 1 < operands.count
      sheet.add(mark(position == 0 ? .open : .next, .cases))
      sheet.add(operands[hasCondition ? position + 1 : position], .relation, isLeading: true)
      sheet.add(mark(.next, .cases))
      if hasCondition { sheet.add(operands[position], .relation, isLeading: true) }
    }
    sheet.add(mark(.close, .cases))
  }

  private func sum(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    let kind = expression.nodes[index].kind
    let isPlain =
      (kind == .sum || kind == .difference) && expression.nodes[index - 1].kind == .percent
      && !expression.nodes[index].isPercentage
    sheet.add(expression.left(of: index), .sum, isLeading: operand.isLeading)
    sheet.add(kind == .sum || kind == .percentIncrease ? "+" : "-")
    let isPercentage = kind == .percentIncrease || kind == .percentDecrease
    sheet.add(index - 1, isPlain ? .literal : isPercentage ? .postfix : .product)
  }

  private func product(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet)
  {
    let index = operand.index
    let left = expression.left(of: index)
    let isJuxtaposition = expression.nodes[index].kind == .juxtaposition
    let linear = LinearNotation(isUnicode: false)
    let isRemainder = isJuxtaposition && expression.isCall(of: .mod, at: left)
    if isJuxtaposition, needsBrackets(linear.lastSign(of: left, expression), expression) {
      bracketed(left, on: &sheet)
    } else {
      sheet.add(left, isRemainder ? .combination : .product, isLeading: operand.isLeading)
    }
    if !isJuxtaposition { sheet.add("*") }
    let readsAsTimes =
      startsAsTimes(index - 1, expression)
      && !expression.nodes[linear.lastSign(of: left, expression)].kind.isName
    if isJuxtaposition, readsAsTimes || needsBracketsBehind(index - 1, linear, expression) {
      bracketed(index - 1, on: &sheet)
    } else {
      sheet.add(index - 1, isJuxtaposition ? .power : .combination)
    }
  }

  /// Whether a left factor that ends in a leaf would run into its neighbour.
  private func needsBrackets(_ last: Int, _ expression: Expression) -> Bool {
    expression.nodes[last].kind == .percent || expression.nodes[last].kind == .hole
  }

  /// Whether an expression begins with a name such as `x1`, which behind a number is × and a number
  /// where it is typed.
  private func startsAsTimes(_ index: Int, _ expression: Expression) -> Bool {
    let first = expression.first(of: index)
    guard expression.nodes[first].kind.isName else { return false }
    let name = Array(expression.name(at: first).utf8)
    return name.count > 1 && name[0] == UInt8(ascii: "x") && 0x30...0x39 ~= name[1]
  }

  private func needsBracketsBehind(
    _ index: Int,
    _ linear: LinearNotation,
    _ expression: Expression
  ) -> Bool {
    linear.startsInNumber(index, expression)
      && ![.vector, .interval].contains(expression.nodes[index].kind)
      || expression.nodes[expression.first(of: index)].kind == .hole
  }

  private func bracketed(_ index: Int, on sheet: inout NotationSheet) {
    sheet.add(mark(.open, .group))
    sheet.add(index, .none, isLeading: true)
    sheet.add(mark(.close, .group))
  }

  /// Writes an angle in radians or gradians as one in degrees, which is the only
  /// unit that a formula has: `1 rad` is (180/π)°.
  private func angle(_ index: Int, _ unit: AngleUnit, on sheet: inout NotationSheet) {
    sheet.add(mark(.open, .group))
    sheet.add(index, .product, isLeading: true)
    sheet.add("*" + mark(.open, .fraction) + (unit == .radians ? "180" : "9"))
    sheet.add(mark(.next, .fraction) + (unit == .radians ? "π" : "10"))
    sheet.add(mark(.close, .fraction) + mark(.close, .group) + "°")
  }

  private func marked(_ index: Int, of expression: Expression, on sheet: inout NotationSheet) {
    if let unit = expression.nodes[index].unitWord {
      angle(index - 1, unit, on: &sheet)
      return
    }
    let isPercent = expression.nodes[index].kind == .percent
    let marks: [StaticString] = isPercent ? ["%"] : ["°", "′", "″"]
    for (position, part) in expression.operands(of: index).enumerated() {
      sheet.add(part, position == 0 ? .postfix : .literal)
      sheet.add(marks[position])
    }
  }

  /// Writes the term of a sequence and its binder.
  private func sequence(_ index: Int, of expression: Expression, on sheet: inout NotationSheet) {
    let binding = expression.binding(at: index)
    sheet.add(binding.body, .relation, isLeading: true)
    sheet.add(";")
    sheet.add(binding.name, .none)
    sheet.add(expression.nodes[binding.range].kind == .approach ? "→" : "=")
    sheet.add(binding.range, .range, isLeading: true)
  }

  private func arguments(_ operands: ArraySlice<Int>, on sheet: inout NotationSheet) {
    separated(operands, in: .group, on: &sheet)
  }

  private func separated(
    _ operands: ArraySlice<Int>,
    in structure: Structure,
    on sheet: inout NotationSheet
  ) {
    sheet.add(mark(.open, structure))
    for (position, operand) in operands.enumerated() {
      if position > 0 { sheet.add(";") }
      sheet.add(operand, .relation, isLeading: true)
    }
    sheet.add(mark(.close, structure))
  }

  private func call(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    let row = expression.builtin(at: index)
    let operands = expression.operands(of: index)
    if let (large, nodes) = LargeOperator.reading(expression, at: index) {
      for (slot, node) in nodes.enumerated() {
        sheet.add(mark(slot == 0 ? .open : .next, large.structure))
        if let node { sheet.add(node, .none, isLeading: true) }
      }
      return sheet.add(mark(.close, large.structure))
    }
    switch (row.notation, operands.count) {
    case (.factorial, 1):
      sheet.add(operands[0], .postfix)
      sheet.add("!")
    case (.infix, 2):
      let rank = expression.infixRank(at: index)
      sheet.add(operands[0], rank, isLeading: operand.isLeading)
      word("\(row.name)", "\u{e103}", on: &sheet)
      sheet.add(operands[1], rank.rightOperand)
    case _ where row == .isMember:
      let ranks = expression.membershipRanks(at: index)
      sheet.add(operands[0], ranks.member, isLeading: operand.isLeading)
      sheet.add("∈")
      sheet.add(operands[1], ranks.set, isLeading: true)
    case (.bars, 1): slot(.absolute, operands[0], on: &sheet)
    case (.floor, 1): slot(.floor, operands[0], on: &sheet)
    case (.ceiling, 1): slot(.ceiling, operands[0], on: &sheet)
    case (.root(index: 2), 1): slot(.squareRoot, operands[0], on: &sheet)
    case (.root(index: 3), 1):
      sheet.add("\u{e107}3" + mark(.next, .root))
      sheet.add(operands[0], .none, isLeading: true)
      sheet.add(mark(.close, .root))
    case (.root(index: nil), 2):
      sheet.add(mark(.open, .root))
      sheet.add(operands[0], .none, isLeading: true)
      sheet.add(mark(.next, .root))
      sheet.add(operands[1], .none, isLeading: true)
      sheet.add(mark(.close, .root))
    case (.logarithm(base: nil), 2):
      word("log", "\u{e102}", on: &sheet)
      slot(.lower, operands[1], on: &sheet)
      arguments(operands[..<1], on: &sheet)
    case _ where expression.isPlace(at: index):
      sheet.add(operands[0], .none)
      sheet.add(mark(.open, .place))
      sheet.add(operands[1], .relation, isLeading: true)
      sheet.add(mark(.close, .place))
    case _ where expression.sequenceArgument(of: index) != nil:
      word("\(row.name)", "\u{e102}", on: &sheet)
      sheet.add(mark(.open, .group))
      sequence(operands[0], of: expression, on: &sheet)
      sheet.add(mark(.close, .group))
    default:
      word("\(row.name)", "\u{e102}", on: &sheet)
      arguments(operands[...], on: &sheet)
    }
  }
}

// Expressions in one line of text: as ASCII, with Unicode signs, or with all
// that was understood spelled out. The first two read back as the same tree.

/// One line of text.
package struct LinearNotation: Notation {
  /// Whether signs beyond ASCII are used, such as √, ·, ² and π.
  package var isUnicode = false
  /// Whether brackets and signs are added until nothing is left to dispute.
  package var isExplicit = false
  /// Whether the text may read back as another tree of the same value: a minus
  /// needs no brackets around a quotient then, and in ASCII every product has
  /// its sign.
  package var keepsOnlyValue = false
  /// The sign before the fraction of a number.
  package var decimalMark = DecimalMark.point
  /// The unit of angles, where it is to be shown.
  package var angleUnit: AngleUnit?

  package init(
    isUnicode: Bool,
    isExplicit: Bool = false,
    keepsOnlyValue: Bool = false,
    decimalMark: DecimalMark = .point,
    angleUnit: AngleUnit? = nil
  ) {
    self.isUnicode = isUnicode
    self.isExplicit = isExplicit
    self.keepsOnlyValue = keepsOnlyValue
    self.decimalMark = decimalMark
    self.angleUnit = angleUnit
  }

  package func rank(of index: Int, in expression: Expression) -> Rank {
    guard expression.nodes[index].kind == .call else {
      // Spelled out, a mixed number is a sum.
      return isExplicit ? expression.nodes[index].kind.rank : expression.nodes[index].rank
    }
    let row = expression.builtin(at: index)
    switch row.notation {
    case .factorial:
      return .postfix
    case .infix where expression.arity(at: index) == 2:
      return expression.infixRank(at: index)
    case .root(let root) where isUnicode:
      guard hasRootSign(root, expression.operands(of: index), expression) else { return .literal }
      // A bare radicand must not seem to go on behind the root.
      return .power
    case _ where isUnicode && row == .isMember:
      return .relation
    default:
      return .literal
    }
  }

  package func writeBracketed(
    _ operand: Operand,
    of expression: Expression,
    on sheet: inout NotationSheet
  ) {
    sheet.add("(")
    sheet.add(operand.index, .none, isLeading: true, level: operand.level)
    sheet.add(")")
  }

  package func write(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    let level = operand.level
    func add(_ index: Int, _ rank: Rank, isLeading: Bool = false) {
      sheet.add(index, rank, isLeading: isLeading, level: level)
    }
    let kind = expression.nodes[index].kind
    switch kind {
    case .integer, .literal:
      sheet.add(text(of: expression.literal(at: index)))
    case .constant:
      let constant = expression.constant(at: index)
      sheet.add(isUnicode ? constant.sign : constant.name)
    case .shortName, .longName:
      sheet.add(text(ofName: expression.name(at: index)))
    case .hole:
      sheet.add(isUnicode ? "□" : "_")
    case .negation:
      sheet.add(minus)
      let isPower = isExplicit && expression.nodes[index - 1].kind == .power
      let isMixed = !isExplicit && expression.nodes[index - 1].isMixed
      let isProduct =
        isMixed || keepsOnlyValue && expression.nodes[index - 1].kind.rank == .product
      add(index - 1, isPower ? .postfix : isProduct ? .product : .power)
    case .sum where expression.nodes[index].isMixed && !isExplicit:
      add(expression.left(of: index), .literal)
      sheet.add(" ")
      add(index - 1, .product)
    case .sum, .difference:
      add(expression.left(of: index), .sum, isLeading: operand.isLeading)
      sheet.add(kind == .sum ? " + " : isUnicode ? " − " : " - ")
      add(index - 1, isPlainPercentage(index, expression) ? .literal : .product)
    case .percentIncrease, .percentDecrease:
      percentage(operand, of: expression, on: &sheet)
    case .product, .juxtaposition, .quotient:
      product(operand, of: expression, on: &sheet)
    case .power:
      power(operand, of: expression, on: &sheet)
    case .percent:
      add(index - 1, .postfix)
      sheet.add("%")
    case .degree:
      if let unit = expression.nodes[index].unitWord {
        angle(index - 1, unit, expression, level: level, on: &sheet)
      } else {
        add(index - 1, .postfix)
        sheet.add("°")
      }
    case .sexagesimal:
      sexagesimal(operand, of: expression, on: &sheet)
    case .call:
      call(operand, of: expression, on: &sheet)
    case .application:
      let operands = expression.operands(of: index)
      add(operands[0], .literal)
      arguments(operands[1...], level: level, on: &sheet)
    case .relation:
      let isChain = expression.nodes[index].continuesChain
      add(expression.left(of: index), isChain ? .relation : .sum, isLeading: operand.isLeading)
      let isApproach = expression.nodes[index - 1].kind == .approach
      sheet.add(
        isApproach ? (isUnicode ? " → " : " -> ") : sign(of: expression.relation(at: index))
      )
      add(index - 1, isApproach ? .range : .sum, isLeading: true)
    case .piecewise:
      cases(expression.operands(of: index), level: level, on: &sheet)
    case .list, .vector:
      list(expression.operands(of: index), kind, level: level, on: &sheet)
    case .range:
      add(expression.left(of: index), .sum, isLeading: operand.isLeading)
      sheet.add("..")
      add(index - 1, .sum, isLeading: true)
    case .approach:
      let approach = expression.nodes[index].approach
      if approach.isInfinite {
        sheet.add(approach.sign)
        sheet.add(isUnicode ? "∞" : "inf")
      } else {
        add(index - 1, .sum, isLeading: true)
        sheet.add(approach.sign)
      }
    case .sequence:
      sheet.add("{")
      sequence(index, "; ", of: expression, level: level, on: &sheet)
      sheet.add("}")
    case .plusMinus:
      let hasRange = expression.hasRange(at: index)
      let rank = hasRange ? Rank.plusMinus : .product
      add(expression.left(of: index), rank, isLeading: operand.isLeading)
      sheet.add(hasRange ? " ∈ " : isUnicode ? " ± " : " +/- ")
      add(index - 1, .product)
    case .interval:
      sheet.add("[")
      add(expression.left(of: index), .sum, isLeading: true)
      sheet.add(" .. ")
      add(index - 1, .sum, isLeading: true)
      sheet.add("]")
    }
  }
}

// MARK: - Leaves and signs

extension LinearNotation {
  var minus: StaticString { isUnicode ? "−" : "-" }

  private func text(of literal: NumberLiteral) -> String {
    guard decimalMark == .comma else { return literal.text }
    return String(
      decoding: literal.text.utf8.map { $0 == DecimalMark.point.byte ? decimalMark.byte : $0 },
      as: UTF8.self
    )
  }

  private func text(ofName name: String) -> String {
    let parts = NameParts(name)
    guard isUnicode, parts.isNumbered else { return name }
    return parts.stem + parts.lower.utf8.map { Scripts.subscript($0) }.joined()
  }

  private func sign(of relation: Relation) -> StaticString {
    switch relation {
    case .equal: " = "
    case .notEqual: isUnicode ? " ≠ " : " != "
    case .less: " < "
    case .lessOrEqual: isUnicode ? " ≤ " : " <= "
    case .greater: " > "
    case .greaterOrEqual: isUnicode ? " ≥ " : " >= "
    }
  }

  /// The text between arguments.
  var separator: StaticString { decimalMark == .comma ? "; " : ", " }

  func arguments(_ operands: ArraySlice<Int>, level: UInt8, on sheet: inout NotationSheet) {
    sheet.add("(")
    for (position, index) in operands.enumerated() {
      if position > 0 { sheet.add(separator) }
      sheet.add(index, .relation, isLeading: true, level: level)
    }
    sheet.add(")")
  }

  /// Whether a sum ends in a percentage that must not be taken of its left
  /// side.
  private func isPlainPercentage(_ index: Int, _ expression: Expression) -> Bool {
    expression.nodes[index - 1].kind == .percent
      && !expression.nodes[index].isPercentage
  }
}

// MARK: - Products and powers

extension LinearNotation {
  private func percentage(
    _ operand: Operand,
    of expression: Expression,
    on sheet: inout NotationSheet
  ) {
    let index = operand.index
    let isIncrease = expression.nodes[index].kind == .percentIncrease
    let left = expression.left(of: index)
    // Spelled out, a share of a sum has brackets around the sum.
    let rank = isExplicit ? Rank.product : .sum
    sheet.add(left, rank, isLeading: operand.isLeading, level: operand.level)
    sheet.add(isIncrease ? " + " : isUnicode ? " − " : " - ")
    sheet.add(index - 1, .postfix, level: operand.level)
  }

  private func product(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet)
  {
    let index = operand.index
    var kind = expression.nodes[index].kind
    let left = expression.left(of: index)
    if !isExplicit, let angle = expression.angleInDegrees(at: index) {
      sheet.add(left, .postfix, level: operand.level)
      sheet.add("∠")
      sheet.add(angle, .none, isLeading: true, level: operand.level)
      return
    }
    if kind == .juxtaposition, keepsOnlyValue, !isUnicode, !isImaginary(left, index, expression) {
      kind = .product
    } else if kind == .product, keepsOnlyValue, isUnicode, joinsPi(left, index - 1, expression) {
      kind = .juxtaposition
    }
    // Division before a factor without sign is disputed, so it gets brackets.
    // `3 1/7*x` could be a fraction that has the product below.
    let isDisputed =
      (kind == .juxtaposition || isExplicit) && divides(left, expression)
      || expression.nodes[left].isMixed
    let last = kind == .juxtaposition ? lastSign(of: left, expression) : left
    let isPercentFirst = kind == .juxtaposition && expression.nodes[last].kind == .percent
    sheet.add(
      left,
      isDisputed || isPercentFirst ? .combination : .product,
      isLeading: operand.isLeading,
      level: operand.level
    )
    if isPercentFirst { bracket(left, on: &sheet) }
    var rank = Rank.combination
    switch kind {
    case .quotient:
      sheet.add("/")
      // `π/2 rad` is disputed.
      if isExplicit, expression.nodes[index - 1].unitWord != nil { rank = .literal }
    case .juxtaposition where !isExplicit:
      sheet.addJoint()
      // `2[1 .. 3]` is a product; behind a name the bounds could be places.
      let isClear =
        expression.nodes[index - 1].kind == .interval
        && [.integer, .literal].contains(expression.nodes[last].kind)
      let needsBrackets =
        !isClear && startsInNumber(index - 1, expression) || startsInUnit(index - 1, expression)
      rank = needsBrackets ? .none : .power
      // `0.1 (6)` is a product, `0.1(6)` repeats its 6.
      if rank == .none, expression.nodes[last].kind == .literal { sheet.add(" ") }
    default: sheet.add(isUnicode ? "·" : "*")
    }
    sheet.add(index - 1, rank, level: operand.level)
    if rank == .none { bracket(index - 1, on: &sheet) }
  }

  /// Whether a product is `πn` or `2πn`: no name contains the sign π.
  private func joinsPi(_ left: Int, _ right: Int, _ expression: Expression) -> Bool {
    let last = lastSign(of: left, expression)
    return expression.nodes[last].kind == .constant && expression.constant(at: last) == .pi
      && expression.nodes[right].kind == .shortName && !startsInUnit(right, expression)
  }

  /// Whether a product is a number times the imaginary unit, as `5i`.
  private func isImaginary(_ left: Int, _ index: Int, _ expression: Expression) -> Bool {
    let unit = expression.nodes[index - 1]
    return unit.kind == .constant && expression.constant(at: index - 1) == .imaginaryUnit
      && [.integer, .literal].contains(expression.nodes[left].kind)
  }

  /// Puts brackets around the operand that was added last, unless its rank
  /// does so already.
  private func bracket(_ index: Int, on sheet: inout NotationSheet) {
    guard case .operand(var operand)? = sheet.pieces.popLast() else { return }
    sheet.add("(")
    operand.rank = .none
    operand.isLeading = true
    sheet.add(operand)
    sheet.add(")")
  }

  private func divides(_ index: Int, _ expression: Expression) -> Bool {
    expression.nodes[index].kind == .quotient || expression.isCall(of: .mod, at: index)
  }

  /// The percentage or literal in which the text of a node ends, or any other
  /// node when it ends in none.
  ///
  /// A percent sign would become a remainder before a factor.
  package func lastSign(of index: Int, _ expression: Expression) -> Int {
    var index = index
    while true {
      switch expression.nodes[index].kind {
      case .product, .quotient, .juxtaposition, .negation, .power: index -= 1
      case .call where expression.builtin(at: index).isInfix: index -= 1
      case .call:
        guard case .root = expression.builtin(at: index).notation, isUnicode else { return index }
        index -= 1
      default: return index
      }
    }
  }

  /// Whether the text of a factor starts with a digit, plain or raised, or a square bracket,
  /// which would run into the factor before it.
  package func startsInNumber(_ index: Int, _ expression: Expression) -> Bool {
    var index = index
    while true {
      switch expression.nodes[index].kind {
      case .integer, .literal, .vector, .interval: return true
      case .power: index = expression.left(of: index)
      case .percent, .degree: index -= 1
      case .sexagesimal: return true
      case .call:
        switch expression.builtin(at: index).notation {
        case .factorial: index -= 1
        case .root(.none): return isUnicode
        default: return false
        }
      default: return false
      }
    }
  }

  /// Whether the text of a factor starts with a name that would be read as the
  /// unit of the number before it.
  private func startsInUnit(_ index: Int, _ expression: Expression) -> Bool {
    let first = expression.first(of: index)
    guard expression.nodes[first].kind == .shortName,
      AngleUnit(word: expression.name(at: first)) != nil
    else { return false }
    switch expression.nodes[index].kind {
    case .shortName, .power, .percent, .degree: return true
    case .call: return expression.builtin(at: index).notation == .factorial
    default: return false
    }
  }

  private func power(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    sheet.add(expression.left(of: index), .postfix, level: operand.level)
    if isUnicode, let exponent = Scripts.superscript(index - 1, expression) {
      sheet.add(exponent)
    } else {
      sheet.add("^")
      let isPower = isExplicit && expression.nodes[index - 1].kind == .power
      sheet.add(index - 1, isPower ? .postfix : .power, level: operand.level)
    }
  }

  private func sexagesimal(
    _ operand: Operand,
    of expression: Expression,
    on sheet: inout NotationSheet
  ) {
    let operands = expression.operands(of: operand.index)
    sheet.add(operands[0], .postfix, level: operand.level)
    sheet.add("°")
    if operands.count > 1 {
      sheet.add(operands[1], .literal, level: operand.level)
      sheet.add(isUnicode ? "′" : "'")
    }
    if operands.count > 2 {
      sheet.add(operands[2], .literal, level: operand.level)
      sheet.add(isUnicode ? "″" : "\"")
    }
  }
}

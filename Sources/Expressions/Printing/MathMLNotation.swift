// Presentation MathML, for the page: only the elements that all engines draw,
// `form` on every `mo`, stretching brackets only around what is tall, and where
// it is wanted `data-n` with the position of the node on every element.

/// MathML.
///
/// Every node is written as exactly one element, except a sum or a product
/// inside a longer one, which shares the row.
struct MathMLNotation: Notation {
  let decimalMark: DecimalMark
  /// Whether every element carries the position of its node.
  let isNumbered: Bool
  /// Whether the value is enough: a minus before a product has no brackets then, and letters beside
  /// each other no sign.
  let keepsOnlyValue: Bool
  /// For every node, whether it is taller than a line.
  let isTall: [Bool]

  init(
    for expression: Expression,
    decimalMark: DecimalMark,
    isNumbered: Bool,
    keepsOnlyValue: Bool
  ) {
    self.decimalMark = decimalMark
    self.isNumbered = isNumbered
    self.keepsOnlyValue = keepsOnlyValue
    var isTall: [Bool] = []
    isTall.reserveCapacity(expression.count)
    for index in expression.nodes.indices {
      isTall.append(MathMLNotation.isTall(index, expression, isTall))
    }
    self.isTall = isTall
  }

  /// A fraction is tall, and so is what holds something tall, but an exponent
  /// is small enough unless it has a power of its own.
  private static func isTall(_ index: Int, _ expression: Expression, _ known: [Bool]) -> Bool {
    switch expression.nodes[index].kind {
    case .quotient, .piecewise, .vector: return true
    case .call where expression.isLarge(at: index) || expression.calculusSign(at: index) != nil:
      return true
    case let kind where kind.isLeaf: return false
    case .power:
      return known[index - 1] || known[expression.left(of: index)]
        || expression.nodes[index - 1].kind == .power
    default:
      var next = index - 1
      let first = expression.first(of: index)
      while next >= first {
        if known[next] { return true }
        next -= expression.size(at: next)
      }
      return false
    }
  }

  func rank(of index: Int, in expression: Expression) -> Rank {
    let node = expression.nodes[index]
    if node.kind == .call, expression.builtin(at: index).infixRank == .combination,
      expression.arity(at: index) == 2
    {
      // LaTeX has a call here.
      return .combination
    }
    return LatexNotation(decimalMark: decimalMark).rank(of: index, in: expression)
  }

  func writeBracketed(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet)
  {
    row(operand.index, on: &sheet)
    fence("(", "prefix", operand.index, on: &sheet)
    sheet.add(operand.index, .none, isLeading: true, level: operand.level, isFlat: true)
    fence(")", "postfix", operand.index, on: &sheet)
    sheet.add("</mrow>")
  }

  func write(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet) {
    let index = operand.index
    let level = operand.level
    let kind = expression.nodes[index].kind
    func add(_ index: Int, _ rank: Rank, isLeading: Bool = false, isFlat: Bool = false) {
      sheet.add(index, rank, isLeading: isLeading, level: level, isFlat: isFlat)
    }
    switch kind {
    case .integer, .literal: number(index, expression, on: &sheet)
    case .constant:
      let constant = expression.constant(at: index)
      if constant == .imaginaryUnit {
        sheet.add("<mi mathvariant=\"normal\"\(place(index))>\(constant.sign)</mi>")
      } else {
        element(constant.isWord ? "mtext" : "mi", index, "\(constant.sign)", on: &sheet)
      }
    case .shortName, .longName: name(index, expression.name(at: index), on: &sheet)
    case .hole:
      sheet.add(isNumbered ? "<mrow class=\"hole\"\(place(index))>" : "<mrow>")
      sheet.add("<mspace width=\".7em\" height=\".75em\" depth=\".15em\"/></mrow>")
    case .negation:
      open(operand, on: &sheet)
      sign("−", "prefix", index, on: &sheet)
      let latex = LatexNotation(decimalMark: decimalMark, keepsOnlyValue: keepsOnlyValue)
      add(index - 1, latex.rankBehindMinus(of: index - 1, in: expression))
      close(operand, on: &sheet)
    case .sum where expression.nodes[index].isMixed:
      open(operand, on: &sheet)
      add(expression.left(of: index), .literal)
      sign("\u{2064}", "infix", index, on: &sheet)
      add(index - 1, .signed)
      close(operand, on: &sheet)
    case .sum, .difference, .percentIncrease, .percentDecrease:
      let isSum = kind == .sum || kind == .percentIncrease
      let isPlain =
        (kind == .sum || kind == .difference) && expression.nodes[index - 1].kind == .percent
        && !expression.nodes[index].isPercentage
      open(operand, on: &sheet)
      add(expression.left(of: index), .sum, isLeading: operand.isLeading, isFlat: true)
      sign(isSum ? "+" : "−", "infix", index, on: &sheet)
      add(index - 1, isPlain ? .literal : .product)
      close(operand, on: &sheet)
    case .product, .juxtaposition:
      let isSilent = expression.hidesProductSign(at: index, keepsOnlyValue: keepsOnlyValue)
      open(operand, on: &sheet)
      let left = expression.left(of: index)
      if let angle = expression.angleInDegrees(at: index) {
        add(left, .postfix)
        sign("∠", "infix", index, on: &sheet)
        add(angle, .none, isLeading: true)
        close(operand, on: &sheet)
        return
      }
      let isRemainder = expression.isCall(of: .mod, at: left)
      add(left, isRemainder ? .literal : .product, isLeading: operand.isLeading, isFlat: true)
      sign(isSilent ? "\u{2062}" : "⋅", "infix", index, on: &sheet)
      add(index - 1, .combination)
      close(operand, on: &sheet)
    case .quotient:
      let depth = min(level + 1, 3)
      sheet.add("<mfrac displaystyle=\"true\" class=\"f\(depth)\"\(place(index))>")
      sheet.add(expression.left(of: index), .none, isLeading: true, level: depth)
      sheet.add(index - 1, .none, isLeading: true, level: depth)
      sheet.add("</mfrac>")
    case .power:
      sheet.add("<msup\(place(index))>")
      add(expression.left(of: index), .postfix)
      add(index - 1, .none, isLeading: true)
      sheet.add("</msup>")
    case .percent, .degree, .sexagesimal:
      marked(operand, expression, on: &sheet)
    case .call: call(operand, of: expression, on: &sheet)
    case .application:
      let operands = expression.operands(of: index)
      open(operand, on: &sheet)
      add(operands[0], .none)
      arguments(index, operands[1...], level, on: &sheet)
      close(operand, on: &sheet)
    case .relation:
      let isChain = expression.nodes[index].continuesChain
      open(operand, on: &sheet)
      add(expression.left(of: index), isChain ? .relation : .sum, isLeading: true, isFlat: true)
      sign(escapedSign(of: expression.relation(at: index)), "infix", index, on: &sheet)
      add(index - 1, .sum, isLeading: true)
      close(operand, on: &sheet)
    case .piecewise: cases(operand, expression, on: &sheet)
    case .vector: vector(operand, expression, on: &sheet)
    case .list: list(operand, expression, on: &sheet)
    case .range:
      open(operand, on: &sheet)
      add(expression.left(of: index), .sum, isLeading: operand.isLeading)
      sign("…", "infix", index, on: &sheet)
      add(index - 1, .sum, isLeading: true)
      close(operand, on: &sheet)
    case .approach:
      let approach = expression.nodes[index].approach
      self.row(index, on: &sheet)
      if approach.isInfinite {
        if approach == .minusInfinity { sign("−", "prefix", index, on: &sheet) }
        element("mi", index, "∞", on: &sheet)
      } else {
        add(index - 1, .sum, isLeading: true)
        if approach == .left { sign("−", "postfix", index, on: &sheet) }
        if approach == .right { sign("+", "postfix", index, on: &sheet) }
      }
      sheet.add("</mrow>")
    case .sequence:
      row(index, on: &sheet)
      fence("{", "prefix", index, on: &sheet)
      sequence(index, ";", level, of: expression, on: &sheet)
      fence("}", "postfix", index, on: &sheet)
    case .plusMinus:
      open(operand, on: &sheet)
      let hasRange = expression.hasRange(at: index)
      let rank = hasRange ? Rank.plusMinus : .product
      add(expression.left(of: index), rank, isLeading: operand.isLeading, isFlat: true)
      sign(hasRange ? "∈" : "±", "infix", index, on: &sheet)
      add(index - 1, .product)
      close(operand, on: &sheet)
    case .interval:
      row(index, on: &sheet)
      fence("[", "prefix", index, on: &sheet)
      add(expression.left(of: index), .sum, isLeading: true)
      sign("…", "infix", index, on: &sheet)
      add(index - 1, .sum, isLeading: true)
      fence("]", "postfix", index, on: &sheet)
      sheet.add("</mrow>")
    }
  }
}

// MARK: - Elements

extension MathMLNotation {
  /// The attribute with the position of a node, where elements carry it.
  func place(_ index: Int) -> String { isNumbered ? " data-n=\"\(index)\"" : "" }

  func row(_ index: Int, on sheet: inout NotationSheet) {
    sheet.add("<mrow\(place(index))>")
  }

  func open(_ operand: Operand, on sheet: inout NotationSheet) {
    if !operand.isFlat { row(operand.index, on: &sheet) }
  }

  func close(_ operand: Operand, on sheet: inout NotationSheet) {
    if !operand.isFlat { sheet.add("</mrow>") }
  }

  func element(_ tag: String, _ index: Int, _ text: String, on sheet: inout NotationSheet) {
    sheet.add("<\(tag)\(place(index))>\(text)</\(tag)>")
  }

  func sign(_ sign: StaticString, _ form: StaticString, _ index: Int, on sheet: inout NotationSheet)
  {
    sheet.add("<mo form=\"\(form)\"\(place(index))>\(sign)</mo>")
  }

  private func escapedSign(of relation: Relation) -> StaticString {
    switch relation {
    case .less: "&lt;"
    case .greater: "&gt;"
    default: relation.sign
    }
  }

  /// A bracket or bar, as tall as a line or as what it encloses.
  func fence(
    _ sign: StaticString,
    _ form: StaticString,
    _ index: Int,
    on sheet: inout NotationSheet
  ) {
    sheet.add(
      "<mo form=\"\(form)\" fence=\"true\" stretchy=\"\(isTall[index])\"\(place(index))>"
        + "\(sign)</mo>"
    )
  }
}

// The contents of a register of the desk calculator: an expression. An upper bound of the
// size and the nesting of its text is known all the time, so that no text is ever made that
// could not be read again.

internal import Expressions

/// An expression in a register.
struct DeskTerm: Hashable, Sendable {
  let expression: Expression
  /// An upper bound of how deeply brackets, signs and powers stand inside each
  /// other in the text.
  let nesting: Int

  /// The most nodes and bytes of names and numbers that an expression may have.
  static var largestSize: Int { 10_000 }
  /// How deeply brackets, signs and powers may stand inside each other.
  static var deepestNesting: Int { 200 }

  /// Whether the text can be read again.
  var isWritable: Bool {
    guard nesting <= DeskTerm.deepestNesting else { return false }
    var size = expression.nodes.count
    for text in expression.texts { size += text.utf8.count }
    return size <= DeskTerm.largestSize
  }

  /// A whole number.
  init(_ number: UInt64) {
    self.init(NumberLiteral(number))
  }

  /// A number as it was written.
  init(_ number: NumberLiteral) {
    var builder = ExpressionBuilder()
    builder.append(number)
    self.init(expression: builder.expression(), nesting: 0)
  }

  /// A constant.
  init(_ constant: Constant) {
    var builder = ExpressionBuilder()
    builder.append(constant)
    self.init(expression: builder.expression(), nesting: 0)
  }

  /// A variable.
  init(variable name: String) {
    var builder = ExpressionBuilder()
    builder.append(name: name)
    self.init(expression: builder.expression(), nesting: 0)
  }

  /// An expression from elsewhere.
  ///
  /// - Complexity: O(n) for n nodes.
  init(_ expression: Expression) {
    self.init(expression: expression, nesting: DeskTerm.nesting(of: expression))
  }

  private init(expression: Expression, nesting: Int) {
    self.expression = expression
    self.nesting = nesting
  }

  /// Two operands, joined.
  ///
  /// - Complexity: O(n) for n nodes.
  init(_ left: DeskTerm, _ symbol: Symbol, _ right: DeskTerm) {
    var builder = ExpressionBuilder()
    builder.append(left.expression)
    var symbol = symbol
    if symbol == .sum, let opposite = right.opposite {
      // a + (−b) is written a − b.
      symbol = .difference
      builder.append(right.expression, at: opposite)
    } else {
      builder.append(right.expression)
    }
    builder.append(symbol, from: 0)
    let expression = builder.expression()
    let isChain = DeskTerm.continues(left.rootKind, expression.nodes[expression.root].kind)
    self.init(
      expression: expression,
      nesting: max(left.nesting + (isChain ? 0 : 1), right.nesting + 2)
    )
  }

  /// A share added to a number or taken from it, as in `200 + 10%`.
  init(_ left: DeskTerm, increasedBy share: DeskTerm, isIncrease: Bool) {
    var builder = ExpressionBuilder()
    builder.append(left.expression)
    let mark = builder.mark
    builder.append(share.expression)
    builder.append(.percent, from: mark)
    builder.append(isIncrease ? .percentIncrease : .percentDecrease, from: 0)
    self.init(
      expression: builder.expression(),
      nesting: max(left.nesting, share.nesting + 2)
    )
  }

  /// A function of one operand.
  init(calling name: String, _ operand: DeskTerm) {
    guard let row = Builtin.named(name) else {
      self = operand
      return
    }
    self.init(.call(row), operand, nesting: 1)
  }

  private init(_ symbol: Symbol, _ operand: DeskTerm, nesting: Int) {
    var builder = ExpressionBuilder()
    builder.append(operand.expression)
    builder.append(symbol, from: 0)
    self.init(expression: builder.expression(), nesting: operand.nesting + nesting)
  }
}

extension DeskTerm {
  /// The opposite; that of an opposite is the number itself.
  var negated: DeskTerm {
    if let opposite { return DeskTerm(expression.subexpression(at: opposite)) }
    return DeskTerm(.negation, self, nesting: 2)
  }

  /// So many hundredths.
  var percentage: DeskTerm { DeskTerm(.percent, self, nesting: 1) }

  /// Whether the root is a percentage, to which another one is added as a number:
  /// `5% + 5%` is 10%.
  var isPercentage: Bool { expression.nodes[expression.root].isPercentage }

  /// The term with another one added, of a sum every part for itself: what is
  /// added to a sum needs no brackets.
  func adding(_ other: DeskTerm) -> DeskTerm {
    // The parts of a sum, the last one first.
    var parts: [(symbol: Symbol, index: Int)] = []
    var index = other.expression.root
    while true {
      let symbol = other.expression.symbol(at: index)
      guard symbol == .sum || symbol == .difference else { break }
      parts.append((symbol, index - 1))
      index = other.expression.left(of: index)
    }
    // A percentage behind a sum would be a share of it.
    let isPlain = parts.allSatisfy { other.expression.nodes[$0.index].kind != .percent }
    guard !parts.isEmpty, isPlain, other.expression.nodes[index].kind != .percent else {
      return DeskTerm(self, .sum, other)
    }
    var builder = ExpressionBuilder()
    builder.append(expression)
    let isNegative = other.expression.nodes[index].kind == .negation
    builder.append(other.expression, at: isNegative ? index - 1 : index)
    builder.append(isNegative ? .difference : .sum, from: 0)
    for part in parts.reversed() {
      builder.append(other.expression, at: part.index)
      builder.append(part.symbol, from: 0)
    }
    return DeskTerm(
      expression: builder.expression(),
      nesting: max(nesting, other.nesting + 2)
    )
  }

  /// The position of the operand, where the term is the opposite of one.
  private var opposite: Int? {
    rootKind == .negation ? expression.root - 1 : nil
  }

  private var rootKind: Kind { expression.nodes[expression.root].kind }

  /// Whether an operator behind an operand that ends in another one needs no
  /// brackets around it.
  private static func continues(_ left: Kind, _ kind: Kind) -> Bool {
    switch kind {
    case .sum, .difference: true
    case .product, .quotient, .call: left.isLeaf || left == .product || left == .quotient
    default: left.isLeaf
    }
  }

  /// An upper bound of how deeply the text of an expression is nested.
  private static func nesting(of expression: Expression) -> Int {
    var stack: [Int] = []
    for index in 0..<expression.count {
      let node = expression.nodes[index]
      guard !node.kind.isLeaf else {
        stack.append(0)
        continue
      }
      let operands = expression.operands(of: index)
      var deepest = 0
      for (position, operand) in operands.enumerated() {
        let inner = stack[stack.count - operands.count + position]
        let isChain =
          position == 0 && operands.count == 2
          && continues(expression.nodes[operand].kind, node.kind)
        deepest = max(deepest, inner + (isChain ? 0 : 2))
      }
      stack.removeLast(operands.count)
      stack.append(deepest)
    }
    return stack.last ?? 0
  }
}

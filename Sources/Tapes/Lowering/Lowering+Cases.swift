// Comparisons, and values by cases: nested selections.

internal import Expressions
internal import Reals

extension Lowering {
  /// A comparison: the difference of its sides when it is everything, otherwise
  /// a condition.
  mutating func relation(_ index: Int, in workspace: inout Workspace) throws(Failure) {
    let expression = frame.expression
    let right = popOperand()
    let isChain = expression.nodes[index].continuesChain
    let isEverything = callers.count == 0 && index == expression.root
    guard isChain || !isEverything else {
      let x = try register(popOperand(), in: &workspace)
      let y = try register(right, in: &workspace)
      push(try difference(x, y), at: index)
      return
    }
    var links: [Condition.Link] = []
    var left = popOperand()
    if isChain, left.register == Operand.condition {
      links = conditions[left.node].links
      left = conditions[left.node].right
    }
    links.append(try link(expression.relation(at: index), left, right, in: &workspace))
    guard !isEverything else { throw Failure(.notANumber) }
    conditions.append(Condition(links: links, right: right))
    push(Operand.condition, at: conditions.count - 1)
  }

  private mutating func link(
    _ relation: Relation,
    _ left: Operand,
    _ right: Operand,
    in workspace: inout Workspace
  ) throws(Failure) -> Condition.Link {
    if isConstant(left), isConstant(right),
      let x = try constant(left, in: &workspace), let y = try constant(right, in: &workspace)
    {
      let order = try real { () throws(RealError) in
        try Real.compare(x.exact, y.exact, in: &workspace)
      }
      return .known(relation.holds(order))
    }
    let x = try register(left, in: &workspace)
    let y = try register(right, in: &workspace)
    return .test(try difference(x, y), relation)
  }

  /// Values by cases, from the last one to the first.
  mutating func cases(_ count: Int, in workspace: inout Workspace) throws(Failure) {
    let operands = Array(stack.elements.suffix(count))
    stack.removeLast(count)
    var result: Operand
    if count % 2 == 1 {
      result = operands[count - 1]
    } else {
      result = Operand(register: try emit(Instruction(.undefined)), node: 0)
    }
    for position in stride(from: count - count % 2 - 2, through: 0, by: -2) {
      let links = try links(operands[position], in: &workspace)
      let value = operands[position + 1]
      result = try selection(links, value, result, in: &workspace)
    }
    stack.append(result)
  }

  private mutating func links(
    _ operand: Operand,
    in workspace: inout Workspace
  ) throws(Failure) -> [Condition.Link] {
    if operand.register == Operand.condition { return conditions[operand.node].links }
    guard operand.register == Operand.pending else { throw Failure(.incomplete) }
    // A property of a number, such as being prime.
    let part = frame.expression.subexpression(at: operand.node)
    switch try value(of: part, in: &workspace) {
    case .truth(let truth)?: return [.known(truth)]
    case nil: return [.test(try emit(Instruction(.undefined)), .equal)]
    default: throw Failure(.incomplete)
    }
  }

  /// One value where all comparisons hold, otherwise another one.
  ///
  /// Where a side of a comparison has no value, neither has the selection, even
  /// when another comparison fails: exact evaluation evaluates all sides.
  private mutating func selection(
    _ links: [Condition.Link],
    _ value: Operand,
    _ other: Operand,
    in workspace: inout Workspace
  ) throws(Failure) -> Operand {
    var tests: [(register: Int, relation: Relation)] = []
    var isFalse = false
    for link in links {
      switch link {
      case .known(let truth): isFalse = isFalse || !truth
      case .test(let register, let relation): tests.append((register, relation))
      }
    }
    guard !tests.isEmpty else { return isFalse ? other : value }
    var rest = try register(other, in: &workspace)
    var result = isFalse ? rest : try register(value, in: &workspace)
    for test in tests.reversed() {
      result = try select(test.register, test.relation, result, rest)
      if tests.count > 1 { rest = try select(test.register, test.relation, rest, rest) }
    }
    return Operand(register: result, node: 0)
  }

  private mutating func select(
    _ test: Int,
    _ relation: Relation,
    _ value: Int,
    _ other: Int
  ) throws(Failure) -> Int {
    try emit(
      Instruction(.selection, detail: relation.rawValue, a: test, b: value, c: other)
    )
  }
}

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
    if isChain, left.register == Operand.condition, let shared = conditions[left.node].right {
      links = conditions[left.node].choices[0]
      left = shared
    }
    links.append(try link(expression.relation(at: index), left, right, in: &workspace))
    guard !isEverything else { throw Failure(.notANumber) }
    push(Condition(choices: [links], right: right))
  }

  private mutating func push(_ condition: Condition) {
    conditions.append(condition)
    push(Operand.condition, at: conditions.count - 1)
  }

  /// The most choices of conditions that are joined.
  private static let choiceLimit = 32

  /// Conditions that a word joins, or the opposite of one; false where the operands are none.
  mutating func takesConditions(
    _ count: Int,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) -> Bool {
    guard let junction = frame.expression.nodes[index].builtin.junction,
      stack.elements.suffix(count).contains(where: { $0.register == Operand.condition })
    else { return false }
    guard callers.count > 0 || index != frame.expression.root else { throw Failure(.notANumber) }
    let last = try choices(popOperand(), in: &workspace)
    let found: [[Condition.Link]]
    if junction == .opposite {
      found = Self.opposite(last)
    } else {
      let first = try choices(popOperand(), in: &workspace)
      switch junction {
      case .both: found = Self.both(first, last)
      case .either: found = first + last
      case .one, .opposite:
        found = Self.both(first, Self.opposite(last)) + Self.both(Self.opposite(first), last)
      }
    }
    guard found.count <= Self.choiceLimit else { throw Failure(.real(.overBudget(.depth))) }
    push(Condition(choices: found))
    return true
  }

  /// The choices of two conditions that both hold.
  private static func both(
    _ first: [[Condition.Link]],
    _ second: [[Condition.Link]]
  ) -> [[Condition.Link]] {
    first.flatMap { choice in second.map { choice + $0 } }
  }

  /// The choices where none of some choices holds.
  private static func opposite(_ choices: [[Condition.Link]]) -> [[Condition.Link]] {
    var found: [[Condition.Link]] = [[]]
    for links in choices {
      found = both(found, links.map { [$0.opposite] })
      // More than the limit is refused in the end.
      if found.count > choiceLimit { break }
    }
    return found
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
      let choices = try choices(operands[position], in: &workspace)
      let value = operands[position + 1]
      result = try selection(choices, value, result, in: &workspace)
    }
    stack.append(result)
  }

  private mutating func choices(
    _ operand: Operand,
    in workspace: inout Workspace
  ) throws(Failure) -> [[Condition.Link]] {
    if operand.register == Operand.condition { return conditions[operand.node].choices }
    guard operand.register == Operand.pending else { throw Failure(.incomplete) }
    // A property of a number, such as being prime.
    let part = frame.expression.subexpression(at: operand.node)
    switch try value(of: part, in: &workspace) {
    case .truth(let truth)?: return [[.known(truth)]]
    case nil: return [[.test(try emit(Instruction(.undefined)), .equal)]]
    default: throw Failure(.incomplete)
    }
  }

  /// One value where all comparisons of a choice hold, otherwise another one.
  ///
  /// Where a side of any comparison has no value, neither has the selection.
  private mutating func selection(
    _ choices: [[Condition.Link]],
    _ value: Operand,
    _ other: Operand,
    in workspace: inout Workspace
  ) throws(Failure) -> Operand {
    if choices.count == 1 { return try selection(choices[0], value, other, in: &workspace) }
    // Comparisons behind a choice that holds are evaluated as well.
    var guarded = try register(value, in: &workspace)
    for case .test(let register, let relation) in choices.joined() {
      guarded = try select(register, relation, guarded, guarded)
    }
    var result = other
    for links in choices.reversed() {
      let taken = Operand(register: guarded, node: 0)
      result = try selection(links, taken, result, in: &workspace)
    }
    return result
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

extension Lowering.Condition.Link {
  /// The link that holds where this one does not.
  fileprivate var opposite: Self {
    switch self {
    case .known(let truth): .known(!truth)
    case .test(let register, let relation): .test(register, relation.opposite)
    }
  }
}

// Numbers that may be complex: the one place where operators and functions take them, and
// where functions of real numbers have complex values if these are wanted.

internal import Numbers
internal import Reals

extension Evaluation {
  /// Evaluates a node that has a complex number among its operands, or that may have a
  /// complex value where these are wanted.
  ///
  /// - Returns: Whether it did, and the node has its value.
  mutating func overComplex(
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) -> Bool {
    guard joinsNumbers(expression, index) else { return false }
    let node = expression.nodes[index]
    let slots = stack.suffix(expression.arity(at: index))
    let isComplex = slots.contains { $0.isComplex }
    guard isComplex || environment.complexAnswers && (node.kind == .power || node.kind == .call)
    else { return false }
    var operands: [Number] = []
    for slot in slots {
      if case .comparison(_, let right) = slot, operands.isEmpty, node.kind == .relation,
        node.continuesChain
      {
        operands.append(right)
      } else {
        guard let number = slot.number else { return false }
        operands.append(number)
      }
    }
    guard let first = operands.first, let last = operands.last else { return false }
    let result: Number
    switch node.kind {
    case .relation:
      try relation(expression, index, Array(slots), first, last, in: &workspace)
      return true
    case .call:
      guard let value = try call(expression, index, operands, in: &workspace) else { return false }
      result = value
    default:
      let (unit, other) = (node.kind == .degree ? node.angleUnit : nil, environment.angleUnit)
      let value = try real { () throws(RealError) in
        try Evaluation.value(node.kind, first, last, unit, other, in: &workspace)
      }
      guard let value else { return false }
      result = value
    }
    stack.removeLast(operands.count)
    push(Value(result))
    return true
  }

  /// What an operator makes of numbers, or nothing where it takes no complex ones.
  private static func value(
    _ kind: Kind,
    _ x: Number,
    _ y: Number,
    _ unit: AngleUnit?,
    _ other: AngleUnit,
    in workspace: inout Workspace
  ) throws(RealError) -> Number? {
    let one = Number.real(Real(1))
    let hundredth = Number.real(Real(Rational(1, over: 100)))
    switch kind {
    case .negation: return try .negation(x, in: &workspace)
    case .sum: return try .sum(x, y, in: &workspace)
    case .difference: return try .difference(x, y, in: &workspace)
    case .product, .juxtaposition: return try .product(x, y, in: &workspace)
    case .quotient: return try .quotient(x, y, in: &workspace)
    case .power: return try .power(x, y, in: &workspace)
    case .percent: return try .product(x, hundredth, in: &workspace)
    case .percentIncrease, .percentDecrease:
      let factor =
        kind == .percentIncrease
        ? try Number.sum(one, y, in: &workspace) : try Number.difference(one, y, in: &workspace)
      return try .product(x, factor, in: &workspace)
    case .degree:
      guard let unit else { return nil }
      if unit == other { return x }
      let radians = try unit.radians(x, in: &workspace)
      return try other.angle(ofRadians: radians, in: &workspace)
    default: return nil
    }
  }

  /// What a builtin makes of numbers, or nothing where its row knows no complex ones.
  private func call(
    _ expression: Expression,
    _ index: Int,
    _ operands: [Number],
    in workspace: inout Workspace
  ) throws(Failure) -> Number? {
    let row = expression.builtin(at: index)
    guard let evaluation = row.complexEvaluation, operands.count >= row.least,
      operands.count <= row.most ?? .max
    else { return nil }
    let unit = environment.angleUnit
    return try real { () throws(RealError) in
      var operands = operands
      if row.angle == .argument { operands[0] = try unit.radians(operands[0], in: &workspace) }
      let value = try evaluation.value(of: operands, in: &workspace)
      return row.angle == .value ? try unit.angle(ofRadians: value, in: &workspace) : value
    }
  }

  /// Compares two numbers of which one may be complex: they are equal or not, and have no
  /// order.
  private mutating func relation(
    _ expression: Expression,
    _ index: Int,
    _ slots: [Slot],
    _ x: Number,
    _ y: Number,
    in workspace: inout Workspace
  ) throws(Failure) {
    let relation = expression.relation(at: index)
    guard relation == .equal || relation == .notEqual else {
      throw Failure(.real(.undefined(.orderOfComplex)))
    }
    var holds = true
    if expression.nodes[index].continuesChain, case .comparison(let truth, _)? = slots.first {
      holds = truth
    }
    // A chain that failed before is false, whatever its other links say.
    if holds {
      let areEqual = try real { () throws(RealError) in
        try Number.areEqual(x, y, in: &workspace)
      }
      holds = areEqual == (relation == .equal)
    }
    stack.removeLast(2)
    stack.append(.comparison(holds, right: y))
  }

  /// Calls a function of any number of numbers with the elements of a list of which some may
  /// be complex.
  mutating func foldNumbers(
    _ elements: [Value],
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    var numbers: [Number] = []
    for element in elements {
      guard let number = element.number else { throw Failure(.notANumber) }
      numbers.append(number)
    }
    try charge(in: &workspace)
    guard let value = try call(expression, index, numbers, in: &workspace) else {
      throw Failure(.real(.undefined(.complexArgument)))
    }
    push(Value(value))
  }

  /// Takes so many numbers from the stack, in the order of their places.
  mutating func popNumbers(_ count: Int) throws(Failure) -> [Number] {
    var numbers: [Number] = []
    for _ in 0..<count {
      let slot = stack.removeLast()
      guard let number = slot.number else { throw slot.failureOfReal }
      numbers.append(number)
    }
    return numbers.reversed()
  }
}

extension Evaluation.Slot {
  /// The number, real or complex.
  fileprivate var number: Number? {
    switch self {
    case .real(let x): .real(x)
    case .value(let value): value.number
    case .comparison, .function: nil
    }
  }

  /// Whether it is a number that is not known to be real.
  fileprivate var isComplex: Bool {
    switch self {
    case .value(.complex), .comparison(_, .complex): true
    case .real, .value, .comparison, .function: false
    }
  }

  /// Why it is no real number.
  var failureOfReal: Evaluation.Failure {
    isComplex
      ? Evaluation.Failure(.real(.undefined(.complexArgument))) : Evaluation.Failure(.notANumber)
  }
}

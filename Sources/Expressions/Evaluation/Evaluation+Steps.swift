// One step of an evaluation: one node, its operands on top of the stack.

internal import Numbers
package import Reals

extension Evaluation {
  mutating func step(
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    if hasLists {
      if try overVectors(expression, index, in: &workspace) { return }
      if try overLists(expression, index, in: &workspace) { return }
    }
    if hasComplex, try overComplex(expression, index, in: &workspace) { return }
    let node = expression.nodes[index]
    switch node.kind {
    case .integer: stack.append(.real(Real(Integer(UInt64(node.payload)))))
    case .literal:
      let literal = expression.literal(at: index)
      stack.append(.real(try real { () throws(RealError) in try literal.value(in: &workspace) }))
    case .constant:
      let constant = expression.constant(at: index)
      if constant == .infinity {
        // The bound of a sequence is read off the tree; its place on the stack has any number.
        guard expression.isInfiniteBound(index) else {
          throw Failure(.unknownName("\(constant.sign)", nearest: nil))
        }
        stack.append(.real(Real(0)))
        return
      }
      push(try real { () throws(RealError) in try constant.value(in: &workspace) })
    case .shortName, .longName: try name(expression, index)
    case .hole: throw Failure(.incomplete)
    case .negation: try unary(Real.negation, in: &workspace)
    case .sum: try binary(Real.sum, in: &workspace)
    case .difference: try binary(Real.difference, in: &workspace)
    case .product, .juxtaposition: try binary(Real.product, in: &workspace)
    case .quotient: try binary(Real.quotient, in: &workspace)
    case .power: try binary(Real.power, in: &workspace)
    case .percent: try scale(by: Rational(1, over: 100), in: &workspace)
    case .percentIncrease, .percentDecrease:
      try percentage(isIncrease: node.kind == .percentIncrease, in: &workspace)
    case .degree: try angle(node.angleUnit, in: &workspace)
    case .sexagesimal: try sexagesimal(expression.arity(at: index), in: &workspace)
    case .call: try call(expression, index, in: &workspace)
    case .application: try application(expression, index)
    case .relation: try relation(expression, index, in: &workspace)
    // The value of the case that holds is on the stack already.
    case .piecewise: break
    case .list: try list(expression, index)
    case .vector: try vector(expression, index)
    case .range: try range(in: &workspace)
    case .sequence: try sequence(expression, index, in: &workspace)
    // The call takes the number that is on the stack already; alone it is no value.
    case .approach: guard index < expression.root else { throw Failure(.incomplete) }
    case .plusMinus, .interval: throw Failure(.measured)
    }
  }

  /// Takes a number from the stack.
  mutating func popReal() throws(Failure) -> Real {
    let slot = stack.removeLast()
    guard case .real(let number) = slot else { throw slot.failureOfReal }
    return number
  }

  mutating func unary(
    _ operation: (Real, inout Workspace) throws(RealError) -> Real,
    in workspace: inout Workspace
  ) throws(Failure) {
    let x = try popReal()
    stack.append(.real(try real { () throws(RealError) in try operation(x, &workspace) }))
  }

  mutating func binary(
    _ operation: (Real, Real, inout Workspace) throws(RealError) -> Real,
    in workspace: inout Workspace
  ) throws(Failure) {
    let y = try popReal()
    let x = try popReal()
    stack.append(.real(try real { () throws(RealError) in try operation(x, y, &workspace) }))
  }

  private mutating func scale(
    by factor: Rational,
    in workspace: inout Workspace
  ) throws(Failure) {
    stack.append(.real(Real(factor)))
    try binary(Real.product, in: &workspace)
  }

  /// a + p% is a·(1 + p/100).
  private mutating func percentage(
    isIncrease: Bool,
    in workspace: inout Workspace
  ) throws(Failure) {
    let share = try popReal()
    stack.append(.real(Real(Integer.one)))
    stack.append(.real(share))
    try binary(isIncrease ? Real.sum : Real.difference, in: &workspace)
    try binary(Real.product, in: &workspace)
  }

  private mutating func angle(
    _ unit: AngleUnit,
    in workspace: inout Workspace
  ) throws(Failure) {
    let other = environment.angleUnit
    let x = try popReal()
    stack.append(
      .real(
        try real { () throws(RealError) in
          try unit.angle(x, in: other, workspace: &workspace)
        }
      )
    )
  }

  /// Degrees, minutes and perhaps seconds: the sum, as an angle.
  private mutating func sexagesimal(
    _ count: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    for _ in 1..<max(count, 1) {
      try scale(by: Rational(1, over: 60), in: &workspace)
      try binary(Real.sum, in: &workspace)
    }
    try angle(.degrees, in: &workspace)
  }

  private mutating func relation(
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    let y = try popReal()
    let continuesChain = expression.nodes[index].continuesChain
    var holds = true
    let x: Real
    if continuesChain, case .comparison(let truth, .real(let right))? = stack.popLast() {
      (holds, x) = (truth, right)
    } else {
      x = try popReal()
    }
    // A chain that failed before is false, whatever its other links say.
    if holds {
      let order = try real { () throws(RealError) in try Real.compare(x, y, in: &workspace) }
      holds = expression.relation(at: index).holds(order)
    }
    stack.append(.comparison(holds, right: .real(y)))
  }
}

// MARK: - Numbers that may be complex

extension Evaluation {
  /// Evaluates a node that has a complex number among its operands, or that may have a
  /// complex value where these are wanted.
  ///
  /// - Returns: Whether it did, and the node has its value.
  private mutating func overComplex(
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) -> Bool {
    guard joinsNumbers(expression, index) else { return false }
    let node = expression.nodes[index]
    let slots = stack.suffix(expression.arity(at: index))
    let mayBeComplex = environment.complexAnswers && (node.kind == .power || node.kind == .call)
    guard mayBeComplex || slots.contains(where: { $0.isComplex }) else { return false }
    let isChain = node.kind == .relation && node.continuesChain
    var operands: [Number] = []
    for slot in slots {
      if isChain, operands.isEmpty, case .comparison(_, let right) = slot {
        operands.append(right)
      } else {
        guard let number = slot.number else { return false }
        operands.append(number)
      }
    }
    guard let first = operands.first, let last = operands.last else { return false }
    if node.kind == .relation {
      try relation(expression, index, first, last, in: &workspace)
      return true
    }
    let unit = environment.angleUnit
    let value = try real { () throws(RealError) in
      switch node.kind {
      case .call: try expression.builtin(at: index).value(of: operands, unit, in: &workspace)
      case .degree: try node.angleUnit.angle(first, in: unit, workspace: &workspace)
      case .power where environment.readings[.rootOfNegative]:
        try Number.principalPower(first, last, in: &workspace)
      default: try node.kind.value(first, last, in: &workspace)
      }
    }
    guard let value else { return false }
    stack.removeLast(operands.count)
    push(Value(value))
    return true
  }

  /// Compares two numbers of which one may be complex: they are equal or not, and have no
  /// order.
  private mutating func relation(
    _ expression: Expression,
    _ index: Int,
    _ x: Number,
    _ y: Number,
    in workspace: inout Workspace
  ) throws(Failure) {
    let relation = expression.relation(at: index)
    guard relation == .equal || relation == .notEqual else {
      throw Failure(.real(.undefined(.orderOfComplex)))
    }
    stack.removeLast()
    var holds = true
    if case .comparison(let truth, _)? = stack.popLast() { holds = truth }
    // A chain that failed before is false, whatever its other links say.
    if holds {
      let areEqual = try real { () throws(RealError) in
        try Number.areEqual(x, y, in: &workspace)
      }
      holds = areEqual == (relation == .equal)
    }
    stack.append(.comparison(holds, right: y))
  }

  /// Takes `count` numbers from the stack, in the order of their places.
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

  /// The reason why the value is no real number.
  fileprivate var failureOfReal: Evaluation.Failure {
    isComplex
      ? Evaluation.Failure(.real(.undefined(.complexArgument))) : Evaluation.Failure(.notANumber)
  }
}

extension Relation {
  /// Whether two numbers that compare like this are in the relation.
  package func holds(_ order: Order) -> Bool {
    switch self {
    case .equal: order == .equal
    case .notEqual: order != .equal
    case .less: order == .less
    case .lessOrEqual: order != .greater
    case .greater: order == .greater
    case .greaterOrEqual: order != .less
    }
  }

  /// Whether a number of a sign compares with zero so.
  package func holds(for sign: Int) -> Bool {
    holds(sign == 0 ? .equal : sign < 0 ? .less : .greater)
  }
}

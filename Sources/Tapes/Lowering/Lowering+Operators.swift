// One node of an expression: its instruction, or nothing yet when it has no
// variable in it.

internal import Expressions
internal import Numbers
internal import Reals

extension Lowering {
  mutating func step(_ index: Int, in workspace: inout Workspace) throws(Failure) {
    let kind = frame.expression.nodes[index].kind
    switch kind {
    case .integer, .literal, .constant: push(Operand.pending, at: index)
    case .shortName, .longName: try name(index)
    case .hole: throw Failure(.incomplete)
    case .application: try application(index, in: &workspace)
    case .relation: try relation(index, in: &workspace)
    case .piecewise:
      try cases(frame.expression.arity(at: index), in: &workspace)
    case .negation, .percent, .degree:
      guard !takesConstants(1, index) else { return }
      try unary(kind, at: index, in: &workspace)
    case .sum, .difference, .product, .juxtaposition, .quotient, .power, .percentIncrease,
      .percentDecrease:
      guard !takesConstants(2, index) else { return }
      try binary(kind, at: index, in: &workspace)
    case .sexagesimal:
      let count = frame.expression.arity(at: index)
      guard !takesConstants(count, index) else { return }
      try sexagesimal(count, at: index, in: &workspace)
    case .range, .sequence, .approach:
      guard kind != .sequence, try takesZero(index) else { throw Failure(.openRange) }
    case .plusMinus, .interval: throw Failure(.measured)
    case .list, .vector:
      // A list or a vector of known numbers may be part of a number; no other can be drawn.
      guard takesConstants(frame.expression.arity(at: index), index) else {
        throw Failure(.notANumber)
      }
    case .call:
      let count = frame.expression.arity(at: index)
      if try takesConditions(count, index, in: &workspace) { return }
      guard !takesConstants(count, index) else { return }
      try call(count, at: index, in: &workspace)
    }
  }

  /// Replaces operands by one constant when all of them are constants.
  @inline(__always)
  private mutating func takesConstants(_ count: Int, _ index: Int) -> Bool {
    // Most operations have a variable in their first operand.
    (count == 0 || isConstant(stack[stack.count - count])) && takesAllConstants(count, index)
  }

  private mutating func takesAllConstants(_ count: Int, _ index: Int) -> Bool {
    for position in stack.count - count..<stack.count {
      guard isConstant(stack[position]) else { return false }
    }
    stack.removeLast(count)
    push(Operand.pending, at: index)
    return true
  }

  private mutating func unary(
    _ kind: Kind,
    at index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    let x = try register(popOperand(), in: &workspace)
    switch kind {
    case .negation: push(try negation(x), at: index)
    case .percent:
      let hundred = try emit(TapeConstant(whole: 100))
      push(try emit(Instruction(.quotient, a: x, b: hundred)), at: index)
    default:
      let unit = frame.expression.nodes[index].angleUnit
      push(try angle(x, unit, in: &workspace), at: index)
    }
  }

  private mutating func negation(_ x: Int) throws(Failure) -> Int {
    let operand = instructions[x]
    if operand.operation == .negation { return Int(operand.a) }
    return try emit(Instruction(.negation, a: x))
  }

  private mutating func binary(
    _ kind: Kind,
    at index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    let right = popOperand()
    let left = popOperand()
    if case .power = kind {
      push(try power(left, right, in: &workspace), at: index)
      return
    }
    // Most operands are in a register, and need no call.
    let x = left.register >= 0 ? left.register : try register(left, in: &workspace)
    let y = right.register >= 0 ? right.register : try register(right, in: &workspace)
    let result: Int
    switch kind {
    case .sum: result = try emit(Instruction(.sum, a: x, b: y))
    case .difference: result = try difference(x, y)
    case .quotient:
      result = y == one ? x : try emit(Instruction(.quotient, a: x, b: y))
    case .percentIncrease, .percentDecrease:
      // a + p% is a·(1 + p/100), and the second operand is p/100 already.
      let factor = try percentFactor(y, isIncrease: kind == .percentIncrease, in: &workspace)
      result = try product(x, factor)
    default: result = try product(x, y)
    }
    push(result, at: index)
  }

  /// A difference, in which zero changes nothing.
  mutating func difference(_ x: Int, _ y: Int) throws(Failure) -> Int {
    if instructions[y].operation == .constant, constants[Int(instructions[y].a)].isZero {
      return x
    }
    return try emit(Instruction(.difference, a: x, b: y))
  }

  /// 1 more or less by a share.
  private mutating func percentFactor(
    _ share: Int,
    isIncrease: Bool,
    in workspace: inout Workspace
  ) throws(Failure) -> Int {
    guard instructions[share].operation == .constant else {
      let one = try emit(TapeConstant(whole: 1))
      return try emit(Instruction(isIncrease ? .sum : .difference, a: one, b: share))
    }
    let exact = constants[Int(instructions[share].a)].exact
    return try emit(
      try real { () throws(RealError) in
        let one = Real(Integer.one)
        let factor =
          try isIncrease
          ? Real.sum(one, exact, in: &workspace) : Real.difference(one, exact, in: &workspace)
        return try TapeConstant(factor, in: &workspace)
      }
    )
  }

  /// A product, a square when both factors are the same.
  private mutating func product(_ x: Int, _ y: Int) throws(Failure) -> Int {
    if x == y { return try emit(Instruction(.square, a: x)) }
    if x == one { return y }
    if y == one { return x }
    return try emit(Instruction(.product, a: x, b: y))
  }

  /// An angle in a unit, in the one in force.
  private mutating func angle(
    _ x: Int,
    _ unit: AngleUnit,
    in workspace: inout Workspace
  ) throws(Failure) -> Int {
    let other = environment.angleUnit
    guard unit != other else { return x }
    let factor = try real { () throws(RealError) in
      try unit.angle(Real(Integer.one), in: other, workspace: &workspace)
    }
    let constant = try real { () throws(RealError) in try TapeConstant(factor, in: &workspace) }
    return try product(x, try emit(constant))
  }

  /// Degrees, minutes and perhaps seconds: the sum, as an angle.
  private mutating func sexagesimal(
    _ count: Int,
    at index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    var sum = try register(popOperand(), in: &workspace)
    for _ in 1..<max(count, 1) {
      let sixty = try emit(TapeConstant(whole: 60))
      let part = try emit(Instruction(.quotient, a: sum, b: sixty))
      let next = try register(popOperand(), in: &workspace)
      sum = try emit(Instruction(.sum, a: next, b: part))
    }
    push(try angle(sum, .degrees, in: &workspace), at: index)
  }
}

// Powers: by whole numbers, by fractions, of e, and all others.

internal import Expressions
internal import Numbers
internal import Reals

extension Lowering {
  mutating func power(
    _ base: Operand,
    _ exponent: Operand,
    in workspace: inout Workspace
  ) throws(Failure) -> Int {
    guard let constant = try constant(exponent, in: &workspace) else {
      let x = try register(base, in: &workspace)
      let y = try register(exponent, in: &workspace)
      return try generalPower(x, y)
    }
    let x = try register(base, in: &workspace)
    if case .double = constant.source, let n = Int32(exactly: constant.value) {
      return try power(x, Int(n))
    }
    return try generalPower(x, try emit(constant))
  }

  /// A whole power.
  private mutating func power(_ x: Int, _ n: Int) throws(Failure) -> Int {
    switch n {
    case 0:
      // The power is 1 where the base has a value, which a variable has.
      if instructions[x].operation == .variable { return try emit(Constant(whole: 1)) }
      return try generalPower(x, try emit(Constant(whole: 0)))
    case 1: return x
    case 2: return try emit(Instruction(.square, a: x))
    default: return try emit(Instruction(.power, a: x, b: n))
    }
  }

  private mutating func generalPower(_ x: Int, _ y: Int) throws(Failure) -> Int {
    throw Failure(.notANumber)
  }
}

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
      if isEulersNumber(base) {
        return try builtin(.exp, try register(exponent, in: &workspace))
      }
      let x = try register(base, in: &workspace)
      return try generalPower(x, try register(exponent, in: &workspace))
    }
    let x = try register(base, in: &workspace)
    if case .double = constant.source, let n = Int32(exactly: constant.value) {
      return try wholePower(x, Int(n))
    }
    let exact = constant.exact
    if let fraction = exact.rational, !fraction.isInteger,
      fraction.numerator.bitLength + fraction.denominator.bitLength < 1000
    {
      return try power(x, fraction)
    }
    let y = try emit(constant)
    let isFractionOfEven = exact.rational.map { !$0.denominator.isOdd } ?? false
    return exact.isCertainlyIrrational || isFractionOfEven
      ? try operation(.powerOfPositive, Kernels.powerOfPositive, x, y) : try generalPower(x, y)
  }

  private mutating func wholePower(_ x: Int, _ n: Int) throws(Failure) -> Int {
    switch n {
    case 0:
      // The power is 1 wherever the base has a value, and a variable always has one.
      if instructions[x].operation == .variable { return try emit(TapeConstant(whole: 1)) }
      return try generalPower(x, try emit(TapeConstant(whole: 0)))
    case 1: return x
    case 2: return try emit(Instruction(.square, a: x))
    default: return try emit(Instruction(.power, a: x, b: n))
    }
  }

  /// A power with a fraction as its exponent; ½ and ⅓ are roots.
  private mutating func power(_ x: Int, _ fraction: Rational) throws(Failure) -> Int {
    if fraction.numerator == 1 {
      if fraction.denominator == 2 { return try builtin(.sqrt, x) }
      if fraction.denominator == 3 { return try builtin(.cbrt, x) }
    }
    let exponent = FractionalExponent(fraction)
    let double = DoubleFunction.power(exponent)
    return try function(
      .power(fraction),
      TapeFunction(
        double: fraction.signum < 0 ? double.undefined() : double,
        interval: .power(exponent)
      ),
      x
    )
  }

  private mutating func generalPower(_ x: Int, _ y: Int) throws(Failure) -> Int {
    try operation(.generalPower, Kernels.power, x, y)
  }

  /// Whether an operand is the constant e.
  private func isEulersNumber(_ operand: Operand) -> Bool {
    guard operand.register == Operand.pending else { return false }
    return frame.expression.nodes[operand.node].says(.e)
  }

  /// A builtin of one number, which is no angle.
  private mutating func builtin(_ row: Builtin, _ x: Int) throws(Failure) -> Int {
    try function(.builtin(row.index), Kernels.function(Int(row.index), .radians), x)
  }
}

// Bits of integers, in two's complement without end: −1 has ones all the way up, and no
// width is guessed.

internal import Numbers

extension Real {
  /// The bits that two integers both have.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``RealError/undetermined(_:)``;
  ///   ``RealError/overBudget(_:)``.
  package static func bitwiseAnd(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try bitwise(x, y, &workspace) { $0 & $1 }
  }

  /// The bits that one of two integers has, or both.
  ///
  /// - Throws: As ``bitwiseAnd(_:_:in:)``.
  package static func bitwiseOr(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try bitwise(x, y, &workspace) { $0 | $1 }
  }

  /// The bits that just one of two integers has.
  ///
  /// - Throws: As ``bitwiseAnd(_:_:in:)``.
  package static func bitwiseXor(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try bitwise(x, y, &workspace) { $0 ^ $1 }
  }

  /// The bits that an integer lacks: −x − 1.
  ///
  /// - Throws: As ``bitwiseAnd(_:_:in:)``.
  package static func bitwiseNot(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    Real(~(try integerOperand(x, in: &workspace)))
  }

  /// The floor of x·2ⁿ for integers x and n.
  ///
  /// - Throws: As ``bitwiseAnd(_:_:in:)``.
  package static func shiftedLeft(
    _ x: Real,
    _ n: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let places = try integerOperand(n, in: &workspace)
    return try shifted(try integerOperand(x, in: &workspace), by: places, &workspace)
  }

  /// The floor of x/2ⁿ for integers x and n.
  ///
  /// - Throws: As ``bitwiseAnd(_:_:in:)``.
  package static func shiftedRight(
    _ x: Real,
    _ n: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let places = try integerOperand(n, in: &workspace)
    return try shifted(try integerOperand(x, in: &workspace), by: -places, &workspace)
  }

  private static func shifted(
    _ x: Integer,
    by places: Integer,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real {
    let bits = Int64(x.bitLength)
    if x.isZero { return Real(x) }
    // Beyond the lowest bit there is the sign only.
    if places.isNegative, places < Integer(-bits) { return Real(Integer(x.isNegative ? -1 : 0)) }
    guard let count = places.asInt else { throw .overBudget(.memory) }
    try workspace.budget.check(bits: bits + Int64(max(count, 0)))
    try workspace.budget.charge((bits + Int64(max(count, 0))) / 64 + 1)
    return Real(x << count)
  }

  private static func bitwise(
    _ x: Real,
    _ y: Real,
    _ workspace: inout Workspace,
    _ operation: (Limb, Limb) -> Limb
  ) throws(RealError) -> Real {
    let a = try integerOperand(x, in: &workspace)
    let b = try integerOperand(y, in: &workspace)
    try workspace.budget.charge(max(a.bitLength, b.bitLength) / 32 + 1)
    return Real(Integer.bitwise(a, b, operation))
  }
}

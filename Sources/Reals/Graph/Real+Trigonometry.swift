// Trigonometric functions of reals in radians.

internal import Numbers

extension Real {
  /// The sine of an angle in radians.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  public static func sine(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    if x.rational?.signum == 0 { return x }
    if case .arcsine = x.node.operation { return Real(node: x.node.operands[0]) }
    return try make(.sine, x, resolved: x.form.flatMap { $0.sine() }, in: &workspace)
  }

  /// The cosine of an angle in radians.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  public static func cosine(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    if x.rational?.signum == 0 { return Real(Rational(1)) }
    if case .arccosine = x.node.operation { return Real(node: x.node.operands[0]) }
    return try make(.cosine, x, resolved: x.form.flatMap { $0.cosine() }, in: &workspace)
  }

  /// The tangent of an angle in radians.
  ///
  /// - Throws: ``DomainError/tangentPole``, proved;
  ///   ``RealError/undetermined(_:)``; ``RealError/overBudget(_:)``.
  public static func tangent(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    if x.rational?.signum == 0 { return x }
    if case .arctangent = x.node.operation { return Real(node: x.node.operands[0]) }
    let cosine = try cosine(x, in: &workspace)
    let sign = try sign(of: cosine, for: .tangent, in: &workspace)
    guard sign != 0 else { throw .undefined(.tangentPole) }
    let sine = try sine(x, in: &workspace)
    if sine.form?.isAlgebraic == true, cosine.form?.isAlgebraic == true {
      return try quotient(sine, cosine, in: &workspace)
    }
    let inverse = cosine.form.flatMap { $0.reciprocal(isPositive: sign > 0) }
    let form = sine.form.flatMap { a in inverse.flatMap { b in ExactForm.product(a, b) } }
    return try make(.tangent, x, form: form)
  }

  /// One over the cosine.
  ///
  /// - Throws: As ``tangent(_:in:)``.
  public static func secant(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    let cosine = try cosine(x, in: &workspace)
    guard try sign(of: cosine, for: .tangent, in: &workspace) != 0 else {
      throw .undefined(.tangentPole)
    }
    return try reciprocal(cosine, in: &workspace)
  }

  /// One over the sine.
  ///
  /// - Throws: ``DomainError/cotangentPole``, proved; and as
  ///   ``tangent(_:in:)``.
  public static func cosecant(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    let sine = try sine(x, in: &workspace)
    guard try sign(of: sine, for: .cotangent, in: &workspace) != 0 else {
      throw .undefined(.cotangentPole)
    }
    return try reciprocal(sine, in: &workspace)
  }

  /// The cosine over the sine.
  ///
  /// - Throws: As ``cosecant(_:in:)``.
  public static func cotangent(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    let sine = try sine(x, in: &workspace)
    guard try sign(of: sine, for: .cotangent, in: &workspace) != 0 else {
      throw .undefined(.cotangentPole)
    }
    return try quotient(try cosine(x, in: &workspace), sine, in: &workspace)
  }

  /// The result of a function: its form in place of the function, where all
  /// exponentials are gone from it.
  private static func make(
    _ operation: Node.Operation,
    _ x: Real,
    resolved form: ExactForm?,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try workspace.budget.charge(10_000)
    if let form, form.terms.allSatisfy({ $0.monomial.exponent.isZero }) { return Real(form: form) }
    return try make(operation, x, form: form)
  }
}

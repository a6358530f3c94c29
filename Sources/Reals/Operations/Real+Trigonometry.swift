// Trigonometric functions of reals in radians.

internal import Numbers

extension Real {
  /// The sine of an angle in radians.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func sine(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    if x.rational?.signum == 0 { return x }
    if case .arcsine = x.node.operation { return Real(node: x.node.operands[0]) }
    if let sine = try sineOfInverse(x, in: &workspace) { return sine }
    return try make(.sine, x, resolved: x.form.flatMap { $0.sine() }, in: &workspace)
  }

  /// The cosine of an angle in radians.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func cosine(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    if x.rational?.signum == 0 { return Real(Rational(1)) }
    if case .arccosine = x.node.operation { return Real(node: x.node.operands[0]) }
    if let cosine = try cosineOfInverse(x, in: &workspace) { return cosine }
    return try make(.cosine, x, resolved: x.form.flatMap { $0.cosine() }, in: &workspace)
  }

  /// The tangent of an angle in radians.
  ///
  /// - Throws: ``DomainError/tangentPole``, proved;
  ///   ``RealError/undetermined(_:)``; ``RealError/overBudget(_:)``.
  package static func tangent(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
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
  package static func secant(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
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
  package static func cosecant(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    let sine = try sine(x, in: &workspace)
    guard try sign(of: sine, for: .cotangent, in: &workspace) != 0 else {
      throw .undefined(.cotangentPole)
    }
    return try reciprocal(sine, in: &workspace)
  }

  /// The cosine over the sine.
  ///
  /// - Throws: As ``cosecant(_:in:)``.
  package static func cotangent(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real
  {
    let sine = try sine(x, in: &workspace)
    guard try sign(of: sine, for: .cotangent, in: &workspace) != 0 else {
      throw .undefined(.cotangentPole)
    }
    return try quotient(try cosine(x, in: &workspace), sine, in: &workspace)
  }

  /// sin(acos y) = √(1 − y²) and sin(atan y) = y/√(1 + y²), where y is not algebraic: the
  /// forms of algebraic numbers find these by themselves, and simpler ones.
  private static func sineOfInverse(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard let operand = x.node.operands.first, operand.form?.isAlgebraic == false else {
      return nil
    }
    let y = Real(node: operand)
    switch x.node.operation {
    case .arccosine: return try complement(of: y, .difference, in: &workspace)
    case .arctangent:
      return try quotient(y, try complement(of: y, .sum, in: &workspace), in: &workspace)
    default: return nil
    }
  }

  /// cos(asin y) = √(1 − y²) and cos(atan y) = 1/√(1 + y²), where y is not algebraic.
  private static func cosineOfInverse(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard let operand = x.node.operands.first, operand.form?.isAlgebraic == false else {
      return nil
    }
    let y = Real(node: operand)
    switch x.node.operation {
    case .arcsine: return try complement(of: y, .difference, in: &workspace)
    case .arctangent:
      return try reciprocal(try complement(of: y, .sum, in: &workspace), in: &workspace)
    default: return nil
    }
  }

  /// √(1 − y²) or √(1 + y²).
  private static func complement(
    of y: Real,
    _ operation: Node.Operation,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let one = Real(Rational(1))
    let square = try power(y, Integer(2), in: &workspace)
    let rest =
      operation == .sum
      ? try sum(one, square, in: &workspace) : try difference(one, square, in: &workspace)
    return try squareRoot(rest, in: &workspace)
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

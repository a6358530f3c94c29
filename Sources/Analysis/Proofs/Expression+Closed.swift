// The sides of what a certificate is about, without names that mean something elsewhere.

internal import Expressions
internal import Numbers
internal import Reals

extension Expression {
  /// The expression without names but the unknown: closed forms in the place of those with a
  /// value; nothing where one has none.
  func closed(
    besides unknown: String,
    in environment: Environment,
    workspace: inout Workspace
  ) -> Expression? {
    guard let inlined = inlining(in: environment, variables: [unknown]) else { return nil }
    var replacements: [String: Expression] = [:]
    for name in inlined.variables where name != unknown {
      guard case .real(let number)? = environment.variables[name],
        let form = number.closedExpression(environment.angleUnit, in: &workspace)
      else { return nil }
      replacements[name] = form
    }
    return inlined.replacing(replacements)
  }
}

extension EquationTask {
  /// The comparisons without names of the user, and the ends of the range as comparisons.
  func closed(
    in environment: Environment,
    workspace: inout Workspace
  ) -> [Condition]? {
    let unknown = unknowns[0]
    var found: [Condition] = []
    for condition in conditions {
      guard
        let left = condition.left.closed(besides: unknown, in: environment, workspace: &workspace),
        let right = condition.right.closed(
          besides: unknown,
          in: environment,
          workspace: &workspace
        )
      else { return nil }
      found.append(Condition(left, condition.relation, right))
    }
    if case .range(let lower, let upper) = domain {
      let unit = environment.angleUnit
      guard let low = lower.closedExpression(unit, in: &workspace),
        let high = upper.closedExpression(unit, in: &workspace)
      else { return nil }
      let x = Expression(name: unknown)
      found.append(Condition(x, .greaterOrEqual, low))
      found.append(Condition(x, .lessOrEqual, high))
    }
    return found
  }
}

extension Number {
  /// An expression for a number that may be complex, with angles in radians; nothing where a part has none.
  func closedExpression(in workspace: inout Workspace) -> Expression? {
    guard let real = real.closedExpression(.radians, in: &workspace),
      let imaginary = imaginary.closedExpression(.radians, in: &workspace)
    else { return nil }
    if imaginary.rationalNumber?.isZero == true { return real }
    return real + imaginary * Expression(.imaginaryUnit)
  }
}

// Whether two expressions are the same function: proved by a form in which equal ones are the
// same, or refuted by numbers.

package import Expressions
package import Numbers
package import Reals

/// Whether two expressions are worth the same wherever both have values.
package enum Identity: Sendable {
  /// They are, which is proved; under these conditions only one of them has values.
  case proved(conditions: [Expression])
  /// They are not: they differ for these numbers.
  case refuted([(name: String, number: Rational)])
  /// That was not found out.
  case undecided
}

extension Algebra {
  /// The numbers that names stand for where a difference is looked for: small ones first,
  /// and among others what is special for no function.
  static let numbers: [Rational] = [
    2, 3, 1, Rational(1, over: 2), 5, -1, 0, -2, Rational(7, over: 3), Rational(-3, over: 4), 10,
    Rational(1, over: 7),
  ]

  /// The numbers of which several names stand for each combination.
  private static let combinedNumbers: [Rational] = [-1, 2, Rational(1, over: 2), 3, -2, 0]

  /// The steps that one comparison may take.
  private static let questionSteps: Int64 = 20_000_000

  /// Whether two expressions are worth the same wherever both have values.
  package static func identity(
    of left: Expression,
    _ right: Expression,
    environment: Environment,
    workspace: inout Workspace
  ) throws(AlgebraError) -> Identity {
    try lent(by: &workspace, in: environment) { (algebra) throws(AlgebraError) in
      try algebra.identity(of: left, right)
    }
  }

  /// Whether two expressions are proved to have the same values, and to have them for the same numbers.
  static func isIdentity(
    _ left: Expression,
    _ right: Expression,
    environment: Environment,
    workspace: inout Workspace
  ) -> Bool {
    do throws(AlgebraError) {
      let found = try identity(of: left, right, environment: environment, workspace: &workspace)
      if case .proved(let conditions) = found { return conditions.isEmpty }
      return false
    } catch {
      return false
    }
  }

  /// Whether two expressions are worth the same wherever both have values.
  mutating func identity(
    of left: Expression,
    _ right: Expression
  ) throws(AlgebraError) -> Identity {
    if let found = try identityOfSums(left, right) { return found }
    let (plain, other) = (left.withoutCondition, right.withoutCondition)
    if !plain.conditions.isEmpty || !other.conditions.isEmpty {
      do throws(AlgebraError) {
        if case .proved(let conditions) = try identity(of: plain.expression, other.expression) {
          return .proved(conditions: conditions + plain.conditions + other.conditions)
        }
      } catch {}
    }
    let left = try inlined(left)
    let right = try inlined(right)
    if left.hasComplexParts(in: environment) || right.hasComplexParts(in: environment) {
      return try identity(ofComplex: left, right)
    }
    var failure: AlgebraError?
    for view in [AlgebraicField.View.written, .identities] {
      do throws(AlgebraError) {
        guard try isZero(left, right, view) else { continue }
        return .proved(conditions: try differences(left, right))
      } catch {
        failure = error
      }
    }
    if let found = try identityOfKernels(left, right) ?? counterexample(left, right) {
      return found
    }
    if areSameInOtherForms(left, right) {
      return .proved(conditions: try differences(left, right))
    }
    switch comparisonOfSlopes(left, right) {
    case .same?: return .proved(conditions: try differences(left, right))
    case .differ(let numbers)?: return .refuted(numbers)
    case nil: break
    }
    switch failure {
    case .evaluation?, .unsupported?: throw failure ?? .unsupported
    default: return .undecided
    }
  }

  /// Whether two expressions are the same in terms of fewer functions, which have values wherever
  /// both expressions have; nothing where that is not found out.
  private mutating func identityOfKernels(
    _ left: Expression,
    _ right: Expression
  ) throws(AlgebraError) -> Identity? {
    guard !environment.complexAnswers,
      environment.angleUnit == .radians || !(left - right).hasAngles
    else { return nil }
    let sides = [left.withCommonKernels, right.withCommonKernels]
    guard sides != [left, right] else { return nil }
    for view in [AlgebraicField.View.written, .identities] {
      do throws(AlgebraError) {
        guard try isZero(sides[0], sides[1], view) else { continue }
      } catch {
        continue
      }
      let asked = try inField(.written) { (field) throws(AlgebraError) in
        // Both sides of an expression of both are asked for.
        let both = Expression(.vector, [left, right])
        return try field.conditions(of: Expression(.vector, sides), besides: both)
      }
      if let asked, asked.isEmpty { return .proved(conditions: try differences(left, right)) }
    }
    return nil
  }

  /// Whether two expressions with complex parts are the same for real numbers in the place of names:
  /// both parts are.
  private mutating func identity(
    ofComplex left: Expression,
    _ right: Expression
  ) throws(AlgebraError) -> Identity {
    if let found = counterexample(left, right) { return found }
    var known = environment
    for name in (left - right).variables where known.variables[name] == nil {
      known.variables[name] = .real(Real(0))
    }
    guard let first = left.complexParts(where: [:], in: known),
      let second = right.complexParts(where: [:], in: known)
    else { return .undecided }
    let zero = Expression(0)
    let pairs = [
      (first.real, second.real), (first.imaginary ?? zero, second.imaginary ?? zero),
    ]
    var conditions: [Expression] = []
    for (mine, other) in pairs {
      guard case .proved(let own) = try identity(of: mine, other) else { return .undecided }
      conditions += own.filter { !conditions.contains($0) }
    }
    return .proved(conditions: conditions)
  }

  /// Whether a difference has the form of zero.
  mutating func isZero(
    _ left: Expression,
    _ right: Expression,
    _ view: AlgebraicField.View
  ) throws(AlgebraError) -> Bool {
    try inField(view) { (field) throws(AlgebraError) in
      let sides = try field.reading([left, right])
      return try field.difference(sides[0], sides[1]).isZero
    }
  }

  /// The conditions under which only one of two expressions has values.
  private mutating func differences(
    _ left: Expression,
    _ right: Expression
  ) throws(AlgebraError) -> [Expression] {
    try inField(.written) { (field) throws(AlgebraError) in
      let first = try field.conditions(of: left, besides: right, mayTellMore: true) ?? []
      let second = try field.conditions(of: right, besides: left, mayTellMore: true) ?? []
      return try field.solved((first + second).withoutImplied)
    }
  }

  /// Numbers for which two expressions differ, if some are found.
  private mutating func counterexample(_ left: Expression, _ right: Expression) -> Identity? {
    let names = (left - right).variables.filter { environment.variables[$0] == nil }
    let count = Self.numbers.count
    // Of several names all combinations of a few numbers are tried in the end.
    let others = Self.combinedNumbers
    let combinations = names.count < 2 ? 0 : names.count == 2 ? 36 : names.count == 3 ? 216 : 0
    for attempt in 0..<(names.isEmpty ? 1 : 2 * count + combinations) {
      var environment = environment
      var chosen: [(name: String, number: Rational)] = []
      var rest = attempt - 2 * count
      for (place, name) in names.enumerated() {
        let number =
          rest < 0
          ? Self.numbers[(attempt + place * (attempt / count + 1)) % count]
          : others[rest % others.count]
        if rest >= 0 { rest /= others.count }
        chosen.append((name, number))
        environment.variables[name] = .real(Real(number))
      }
      let allowed = min(Self.questionSteps, max(0, steps))
      workspace.budget.stepsLeft = allowed
      defer { steps -= allowed - max(0, workspace.budget.stepsLeft) }
      if areDifferent(left, right, in: environment) { return .refuted(chosen) }
    }
    return nil
  }

  /// Whether both expressions have values that are proved to differ.
  private mutating func areDifferent(
    _ left: Expression,
    _ right: Expression,
    in environment: Environment
  ) -> Bool {
    do throws(EvaluationError) {
      guard let x = try left.value(in: environment, workspace: &workspace).number,
        let y = try right.value(in: environment, workspace: &workspace).number
      else { return false }
      do throws(RealError) {
        if case .real(let x) = x, case .real(let y) = y {
          return try Real.compare(x, y, in: &workspace) != .equal
        }
        let difference = try Number.difference(x, y, in: &workspace)
        return try Number.isZero(difference, in: &workspace) == .no
      } catch {
        return false
      }
    } catch {
      return false
    }
  }
}

extension Expression {
  /// What has a value under conditions alone, and these: of `{x > 0: 1/x}` 1/x and x > 0.
  fileprivate var withoutCondition: (expression: Expression, conditions: [Expression]) {
    guard case .piecewise = symbol(at: root), case let parts = parts, parts.count == 2 else {
      return (self, [])
    }
    let inner = parts[1].withoutCondition
    return (inner.expression, [parts[0]] + inner.conditions)
  }
}

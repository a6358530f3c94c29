// Comparisons of which all or some have to hold, with further names: the cases of each, put together.

package import Expressions
internal import Numbers
package import Reals

extension Algebra {
  /// The most cases that are told.
  private static let choiceLimit = 12

  /// The cases in which all comparisons of one of some choices hold for a name; none where they never do,
  /// and nothing where they hold everywhere.
  ///
  /// What does not have the name in it is a condition. Bounds that others imply are left away, and
  /// where the name is told its value is put into the rest.
  ///
  /// - Throws: ``AlgebraError/unsupported`` where a comparison is not solved by itself, or there are
  ///   too many cases.
  package static func cases(
    of choices: [[Comparison]],
    for name: String,
    environment: Environment,
    workspace: inout Workspace
  ) throws(AlgebraError) -> [Expression]? {
    var environment = environment
    environment.variables[name] = nil
    let found = try lent(by: &workspace, in: environment) { (algebra) throws(AlgebraError) in
      var found: [[Expression]] = []
      for choice in choices {
        var joined: [[Expression]] = [[]]
        for comparison in choice {
          let own = try algebra.casesOrFormula(of: comparison, for: name)
          joined = joined.flatMap { first in own.map { first + $0 } }
          guard joined.count <= choiceLimit else { throw .unsupported }
        }
        for conditions in joined {
          let told = try algebra.together(conditions, on: name)
          if let told, !found.contains(told) { found.append(told) }
        }
      }
      guard found.count <= choiceLimit else { throw .unsupported }
      return found
    }
    if found.contains([]) { return nil }
    return found.compactMap { $0.joined(by: .and) }
  }

  /// The cases of a comparison, of an equation what the name is.
  private mutating func casesOrFormula(
    of comparison: Comparison,
    for name: String
  ) throws(AlgebraError) -> [[Expression]] {
    let plain = Comparison(
      try inlined(comparison.left),
      comparison.relation,
      try inlined(comparison.right)
    )
    let names = plain.left.variables + plain.right.variables
    if names.isEmpty, let sign = sign(of: plain.difference) {
      return plain.relation.holds(for: sign) ? [[]] : []
    }
    guard names.contains(name) else { return [[plain.expression]] }
    if let told = plain.expression.bound(of: name), told.relation == .equal {
      return try inField(.written) { (field) throws(AlgebraError) in
        // The field has the generators of the value before it writes.
        let fraction = try field.reading(told.right)
        let value = try field.oneQuotient(fraction)
        let known = try field.conditions(of: told.right, besides: Expression(.zero))
        guard let known else { throw .unsupported }
        return [[Comparison(told.left, .equal, value).expression] + known]
      }
    }
    do throws(AlgebraError) {
      return try cases(of: plain, for: name)
    } catch {
      guard case .unsupported = error, plain.relation == .equal else { throw error }
      let system = try Algebra.solved(
        [[(left: plain.left, isEqual: true, right: plain.right)]],
        for: [name],
        environment: environment,
        workspace: &workspace
      )
      guard system.restrictions.isEmpty else { throw .unsupported }
      return system.cases.map { own in
        own.values.map { Comparison(Expression(name: $0.name), .equal, $0.value).expression }
          + own.conditions
      }
    }
  }

  /// Conditions of which all have to hold, as they are told; nothing where they never do.
  private mutating func together(
    _ conditions: [Expression],
    on name: String
  ) throws(AlgebraError) -> [Expression]? {
    var plain = conditions.flatMap { $0.unchained }
    let equation = plain.first { $0.bound(of: name)?.relation == .equal }
    if let equation, let value = equation.bound(of: name)?.right {
      var rest: [Expression] = []
      for condition in plain where condition != equation {
        guard condition.variables.contains(name) else {
          rest.append(condition)
          continue
        }
        let own = condition.replacing([name: value])
        let told = try inField(.written) { (field) throws(AlgebraError) in try field.told(own) }
        guard let told else { return nil }
        rest += told
      }
      plain = [equation] + rest
    }
    guard !plain.areImpossible else { return nil }
    plain = plain.withoutImplied
    let told = try inField(.written) { (field) throws(AlgebraError) in
      try field.withoutImpliedBounds(plain, of: name)
    }
    return told.map { $0.chained(on: name) }
  }
}

extension AlgebraicField {
  /// What has to hold for a condition to do so, without quotients; nothing where it never does.
  fileprivate mutating func told(_ condition: Expression) throws(AlgebraError) -> [Expression]? {
    guard case .relation(let relation, continuesChain: false) = condition.symbol(at: condition.root)
    else { return [condition] }
    let difference = try reading(condition.parts[0] - condition.parts[1])
    return try self.condition(
      relation == .equal || relation == .notEqual ? difference.numerator : signed(difference),
      relation
    )
  }

  /// Conditions without bounds of a name that others imply; nothing where two exclude each other.
  fileprivate mutating func withoutImpliedBounds(
    _ conditions: [Expression],
    of name: String
  ) throws(AlgebraError) -> [Expression]? {
    var kept = conditions
    for condition in conditions {
      guard let own = condition.bound(of: name), own.relation.isOrder else { continue }
      let rest = conditions.filter { $0.bound(of: name) == nil }
      for other in kept where other != condition {
        guard let second = other.bound(of: name), second.relation.isOrder else { continue }
        let isLower = own.relation == .greater || own.relation == .greaterOrEqual
        let isOtherLower = second.relation == .greater || second.relation == .greaterOrEqual
        // How far the other bound is inside of this one, or beyond it.
        let gap = try reading(isLower ? second.right - own.right : own.right - second.right)
        let product = gap.isZero ? .zero : try signed(gap)
        let isOutside = isLower != isOtherLower
        let sign = sign(of: isOutside ? -product : product, where: rest)
        let areOpen = own.relation.isStrict || second.relation.isStrict
        if isOutside {
          if sign == 1 || sign == 0 && areOpen { return nil }
        } else if sign == 1 || sign == 0 && (!own.relation.isStrict || second.relation.isStrict) {
          kept.removeAll { $0 == condition }
          break
        }
      }
    }
    return kept
  }
}

extension AlgebraicField {
  /// 1 for a polynomial that is positive where some conditions hold, 0 for one that is not negative
  /// there, and −1 where neither is seen.
  private func sign(of polynomial: SparsePolynomial, where conditions: [Expression]) -> Int {
    if polynomial.isZero { return 0 }
    if isPositive(polynomial) { return 1 }
    if isConstant(polynomial) { return sign(ofConstant: sum(polynomial)) ?? -1 }
    func follows(_ relation: Relation) -> Bool {
      Comparison(sum(polynomial), relation, Expression(.zero)).expression.follows(from: conditions)
    }
    if follows(.greater) { return 1 }
    return isNeverNegative(polynomial) || follows(.greaterOrEqual) ? 0 : -1
  }
}

extension Relation {
  fileprivate var isStrict: Bool { self == .less || self == .greater }

  /// Whether it says that something is before something else.
  fileprivate var isOrder: Bool { self != .equal && self != .notEqual }
}

extension Expression {
  /// The two comparisons of a chain a < x < b, or the condition itself.
  fileprivate var unchained: [Expression] {
    guard case .relation(let relation, continuesChain: true) = symbol(at: root),
      let middle = parts[0].parts.last
    else { return [self] }
    return parts[0].unchained + [Comparison(middle, relation, parts[1]).expression]
  }

  /// The comparison of a name, on the left, with an expression without it.
  fileprivate func bound(of name: String) -> Comparison? {
    guard case .relation(let relation, continuesChain: false) = symbol(at: root) else { return nil }
    let comparison = Comparison(parts[0], relation, parts[1])
    for own in [comparison, comparison.turned]
    where own.left == Expression(name: name) && !own.right.variables.contains(name) {
      return own
    }
    return nil
  }
}

extension [Expression] {
  /// The conditions with what bounds a name in front, a lower and an upper bound as one chain.
  fileprivate func chained(on name: String) -> [Expression] {
    let bounds = compactMap { $0.bound(of: name) }
    let rest = filter { $0.bound(of: name) == nil }
    let lower = bounds.filter { $0.relation == .greater || $0.relation == .greaterOrEqual }
    let upper = bounds.filter { $0.relation == .less || $0.relation == .lessOrEqual }
    guard lower.count == 1, upper.count == 1 else { return bounds.map { $0.expression } + rest }
    let chain = Expression(
      .relation(upper[0].relation, continuesChain: true),
      [lower[0].turned.expression, upper[0].right]
    )
    let others = bounds.filter { !$0.relation.isOrder }.map { $0.expression }
    return [chain] + others + rest
  }
}

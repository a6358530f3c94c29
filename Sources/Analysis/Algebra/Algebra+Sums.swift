// Sums and products with names in their bounds, as expressions, and for which bounds these hold.

internal import Expressions
internal import Numbers
internal import Reals

extension Algebra {
  /// An expression with the bodies of functions in the place of their calls, if these have sums with
  /// names in their bounds.
  func withSumsOfCalls(_ e: Expression) -> Expression {
    guard let called = e.inliningCalls(in: environment), called.hasSums, !e.hasSums else {
      return e
    }
    return called
  }

  /// Whether two expressions with closed forms of sums in their place are the same, wherever both
  /// have values; nothing where neither has a sum with names in its bounds.
  ///
  /// Other numbers than whole ones do not refute it.
  mutating func identityOfSums(
    _ left: Expression,
    _ right: Expression
  ) throws(AlgebraError) -> Identity? {
    let sides = [withSumsOfCalls(left), withSumsOfCalls(right)]
    guard sides.contains(where: { $0.hasSums && isFree($0) }) else { return nil }
    var closed: [Expression] = []
    for side in sides { closed.append(try result(of: side).expression) }
    guard !closed.contains(where: { $0.hasSums }) else { return .undecided }
    if case .proved(let conditions) = try identity(of: closed[0], closed[1]) {
      return .proved(conditions: conditions)
    }
    return .undecided
  }

  /// The closed form of the sum or the product of a sequence.
  ///
  /// What finds it proves it for whole bounds of which the second is not less than the first one
  /// less 1.
  mutating func summed(_ sequence: Expression, isProduct: Bool) throws(AlgebraError) -> Result {
    guard case .sequence = sequence.symbol(at: sequence.root) else { throw .unsupported }
    let binding = sequence.binding(at: sequence.root)
    let name = sequence.name(at: binding.name)
    let bounds = [binding.from, binding.to].map { sequence.subexpression(at: $0) }
    try requireNoInfinity(in: bounds)
    if !bounds.contains(where: isFree) {
      let row: Builtin = isProduct ? .product : .sum
      return Result(expression: try inlined(.call(row, sequence)))
    }
    let failure = AlgebraError.evaluation(
      EvaluationError(.undecidedClosedSum, range: sequence.range(at: binding.body))
    )
    guard let find = environment.symbolicSumFinder, !bounds.contains(where: { $0.hasInfinity })
    else { throw failure }
    let (first, last) = (try inlined(bounds[0]), try inlined(bounds[1]))
    let inner = try function(sequence.subexpression(at: binding.body), of: name, from: first)
    var known = environment
    known.variables[name] = nil
    let question = SymbolicSumQuestion(
      function: inner.expression,
      variable: name,
      first: first,
      last: last,
      isProduct: isProduct,
      environment: known
    )
    workspace.budget.stepsLeft = max(0, steps)
    let found = find(question, &workspace)
    steps = workspace.budget.stepsLeft
    guard let found else { throw failure }
    let isRational = found.powers.isEmpty && !found.expression.callsFactorials
    var result = try simplified(found.expression)
    if isRational {
      let product = try factored(found.expression)
      if product.conditions.isEmpty, !product.isUnfactored { result = product }
    }
    result.conditions = result.conditions.filter { !$0.isAboutWhole }
    result.conditions += inner.conditions + found.conditions
    result.conditions += conditions(ofBounds: first, last).filter {
      !result.conditions.contains($0)
    }
    try tellDomain(of: found, in: &result)
    var powers: [String: Expression] = [:]
    for (name, power) in found.powers {
      let exponent = try factored(power.parts[1]).expression
      powers[name] = Expression(.power, [power.parts[0], exponent])
    }
    result.expression = result.expression.replacing(powers)
    result.restrictions = result.restrictions.map { $0.replacing(powers) }
    return result
  }

  /// Refuses words for infinity in a larger bound, `2*inf`: no name there stands for any number.
  func requireNoInfinity(in bounds: [Expression]) throws(AlgebraError) {
    for bound in bounds where bound.variables.contains(where: Parser.isWordOfInfinity) {
      do throws(EvaluationError) {
        try bound.requireKnownNames(besides: "", in: environment)
      } catch {
        throw .evaluation(error)
      }
    }
  }

  /// The function of a sum, with what it asks for done; what that needs has to hold for all whole
  /// numbers from the first one on.
  private mutating func function(
    _ e: Expression,
    of name: String,
    from first: Expression
  ) throws(AlgebraError) -> (expression: Expression, conditions: [Expression]) {
    var known = environment
    known.variables[name] = nil
    var inner = Algebra(environment: known, workspace: workspace, steps: steps)
    defer { (workspace, steps) = (inner.workspace, inner.steps) }
    let hasOperation = (0..<e.count).contains { e.operation(at: $0) != nil }
    guard hasOperation else { return (try inner.inlined(e, free: name), []) }
    let found = try inner.result(of: e)
    var conditions: [Expression] = []
    for condition in found.conditions + found.restrictions {
      if !condition.variables.contains(name) {
        conditions.append(condition)
      } else if !condition.holds(of: name, from: first.rationalNumber) {
        throw .unsupported
      }
    }
    guard found.parts.isEmpty, !found.isUpToConstant else { throw .unsupported }
    return (found.expression, conditions)
  }

  /// Tells what has to hold for the function to have values, and for the closed form to have one.
  private mutating func tellDomain(
    of found: SymbolicSum,
    in result: inout Result
  ) throws(AlgebraError) {
    // Factorials have values for all bounds for which it is proved.
    var names: [Expression: Expression] = [:]
    let plain = result.expression.rebuilt { symbol, operands in
      guard case .call(let row) = symbol, row == .factorial || row == .gamma else { return nil }
      let call = Expression(symbol, operands)
      let name = names[call] ?? Expression(name: "#f\(names.count)")
      names[call] = name
      return name
    }
    let parts = found.parts.filter { isFree($0) }
    let told: (conditions: [Expression], restrictions: [Expression])? =
      try inField(.written) { (field) throws(AlgebraError) in
        let all = Expression(.vector, parts + [Expression(0)])
        guard
          let conditions = try field.conditions(
            of: all,
            besides: Expression(0),
            mayTellMore: true
          ),
          let restrictions = try field.conditions(of: plain, besides: all, mayTellMore: true)
        else { return nil }
        return (try field.solved(conditions), try field.solved(restrictions))
      }
    guard let (conditions, restrictions) = told else { throw .unsupported }
    result.conditions = conditions + result.conditions.filter { !conditions.contains($0) }
    result.restrictions = []
    for restriction in restrictions where !result.conditions.contains(restriction) {
      let hasFactorials = restriction.variables.contains { $0.hasPrefix("#f") }
      // A factorial is not zero.
      if hasFactorials, restriction.variables.count == 1 { continue }
      guard !hasFactorials else { throw .unsupported }
      if !restriction.isRefuted(by: result.conditions) { result.restrictions.append(restriction) }
    }
  }

  /// What makes two expressions the bounds of a sum.
  private func conditions(ofBounds first: Expression, _ last: Expression) -> [Expression] {
    var told: [Expression] = []
    var whole: [String] = []
    for bound in [first, last] where isFree(bound) {
      var part = bound
      if let name = bound.variables.first, bound.variables.count == 1,
        let (slope, rest) = bound.line(of: name), rest.isInteger, slope.isInteger
      {
        if whole.contains(name) { continue }
        if slope.magnitude == .one {
          part = Expression(name: name)
          whole.append(name)
        }
      }
      told.append(
        Expression(.relation(.equal, continuesChain: false), [.call(.floor, part), part])
      )
    }
    var sides = [last, first - Expression(1)]
    let difference = sides[0] - sides[1]
    if let name = difference.variables.first, difference.variables.count == 1,
      let (slope, rest) = difference.line(of: name), slope.signum > 0
    {
      sides = [Expression(name: name), Expression(-rest / slope)]
    }
    told.append(Expression(.relation(.greaterOrEqual, continuesChain: false), sides))
    return told
  }
}

extension Expression {
  /// Whether ∞ stands in it.
  var hasInfinity: Bool {
    (0..<count).contains { symbol(at: $0) == .constant(.infinity) }
  }

  /// Whether a sum or a product with names in its bounds stands in it.
  fileprivate var hasSums: Bool { (0..<count).contains { operation(at: $0)?.isSum == true } }

  /// Whether it says that something is a whole number.
  fileprivate var isAboutWhole: Bool {
    guard case .relation(.equal, _) = symbol(at: root), let side = parts.first else { return false }
    return side.isCall(of: .floor, at: side.root)
  }

  /// Whether a factorial or a value of gamma stands in it.
  fileprivate var callsFactorials: Bool {
    (0..<count).contains { isCall(of: .factorial, at: $0) || isCall(of: .gamma, at: $0) }
  }

  /// The slope and the value at 0 of an expression that is linear in a name alone.
  fileprivate func line(of name: String) -> (slope: Rational, rest: Rational)? {
    guard let rational = rationalFunction(of: name, environment: Environment()),
      rational.isPolynomial, rational.numerator.degree == 1
    else { return nil }
    return (rational.numerator[1], rational.numerator[0])
  }

  /// Whether that something of one name is zero is refuted, since that is a whole number from some other one on.
  fileprivate func isRefuted(by conditions: [Expression]) -> Bool {
    guard case .relation(.notEqual, _) = symbol(at: root), let name = variables.first,
      variables.count == 1, let line = (parts[0] - parts[1]).line(of: name)
    else { return false }
    let zero = -line.rest / line.slope
    for condition in conditions {
      guard case .relation(let relation, _) = condition.symbol(at: condition.root) else { continue }
      let sides = condition.parts
      if condition.isAboutWhole, sides[1] == Expression(name: name), !zero.isInteger { return true }
      if relation == .greaterOrEqual, sides[0] == Expression(name: name),
        let least = sides[1].rationalNumber, zero < least
      {
        return true
      }
    }
    return false
  }

  /// Whether a comparison says of a name that it is whole, or not less than a number, where it is a
  /// whole number from another one on.
  fileprivate func holds(of name: String, from first: Rational?) -> Bool {
    guard case .relation(let relation, _) = symbol(at: root), parts.count == 2 else {
      return false
    }
    if isAboutWhole {
      guard let line = parts[1].line(of: name) else { return false }
      return line.slope.isInteger && line.rest.isInteger
    }
    guard let first, let line = (parts[0] - parts[1]).line(of: name), line.slope.signum > 0
    else { return false }
    let least = line.slope * first + line.rest
    switch relation {
    case .greaterOrEqual: return least >= .zero
    case .greater, .notEqual: return least > .zero
    default: return false
    }
  }
}

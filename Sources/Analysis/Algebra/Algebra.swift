// What is done with expressions in which names are free: they are multiplied out, factored,
// written as one quotient or as several, and in the cheapest way.

package import Expressions
internal import Numbers
package import Reals

/// Algebra with expressions in which names are free.
package struct Algebra {
  /// An expression, and for which numbers it says the same as the one that was asked about.
  package struct Result: Sendable {
    /// The expression.
    package var expression: Expression
    /// Comparisons that have to hold, where the expression has values and the original has
    /// none otherwise.
    package var conditions: [Expression] = []
    /// Comparisons that have to hold for the expression to have a value, where the original
    /// needs none: letters that are no zero.
    package var restrictions: [Expression] = []
    /// Parts of the original that have to have a value, as the conditions have to hold, where no
    /// comparison tells when they have one.
    package var parts: [Expression] = []
    /// Whether factors were left that are not proved to be irreducible.
    package var isUnfactored = false
    /// Whether names stand for real numbers in it, beside i.
    package var hasRealNames = false
    /// Whether any constant may be added: it is one of the antiderivatives.
    package var isUpToConstant = false
    /// What a Taylor polynomial leaves out, where the expression is one.
    package var remainder: TaylorRemainder?
  }

  let environment: Environment
  var workspace: Workspace
  var steps: Int64
  /// Whether results may name parts that have to have a value.
  var namesParts = false

  /// The most steps that are taken.
  private static let mostSteps: Int64 = 600_000_000

  /// What an expression with free names is, with what it asks for done, or else in the
  /// cheapest way that needs no factors.
  ///
  /// The work is charged to the workspace. With `namesParts`, equal parts of which nothing else is
  /// known cancel, and those that have to have a value are named: see ``Result/parts``.
  package static func result(
    of e: Expression,
    environment: Environment,
    workspace: inout Workspace,
    namesParts: Bool = false
  ) throws(AlgebraError) -> Result {
    try lent(by: &workspace, in: environment) { (algebra) throws(AlgebraError) in
      algebra.namesParts = namesParts
      return try namesParts ? algebra.resultWithParts(of: e) : algebra.result(of: e)
    }
  }

  /// The cheapest way to write an expression.
  static func simplified(
    _ e: Expression,
    environment: Environment,
    workspace: inout Workspace
  ) throws(AlgebraError) -> Result {
    try lent(by: &workspace, in: environment) { (algebra) throws(AlgebraError) in
      try algebra.perform(.simplify, [e])
    }
  }

  /// Work with steps that a workspace lends and is charged with.
  static func lent<Success>(
    by workspace: inout Workspace,
    in environment: Environment,
    _ work: (inout Algebra) throws(AlgebraError) -> Success
  ) throws(AlgebraError) -> Success {
    let lent = min(mostSteps, workspace.budget.stepsLeft)
    var algebra = Algebra(environment: environment, workspace: workspace, steps: lent)
    defer {
      workspace.constants = algebra.workspace.constants
      workspace.budget.stepsLeft -= lent - max(0, algebra.steps)
    }
    return try work(&algebra)
  }

  /// Work with another meaning of names, whose steps are taken from those that are left.
  mutating func within<Success>(
    _ environment: Environment,
    _ work: (inout Algebra) throws(AlgebraError) -> Success
  ) throws(AlgebraError) -> Success {
    var inner = Algebra(environment: environment, workspace: workspace, steps: steps)
    defer { (workspace, steps) = (inner.workspace, inner.steps) }
    return try work(&inner)
  }

  /// Work in a new field, whose steps are taken from those that are left.
  mutating func inField<Success>(
    _ view: AlgebraicField.View,
    free: String? = nil,
    _ work: (inout AlgebraicField) throws(AlgebraError) -> Success
  ) throws(AlgebraError) -> Success {
    var environment = environment
    if let free { environment.variables[free] = nil }
    var field = AlgebraicField(environment, view, workspace, steps: steps)
    defer {
      workspace.constants = field.workspace.constants
      steps = field.budget.stepsLeft
    }
    return try work(&field)
  }

  mutating func result(of e: Expression) throws(AlgebraError) -> Result {
    var whole = withSumsOfCalls(e)
    var (conditions, restrictions, parts) = ([Expression](), [Expression](), [Expression]())
    var (isUnfactored, hasRealNames, isUpToConstant) = (false, false, false)
    // What stands inside of others comes first, but for what others are substituted into.
    while let first = whole.nodes.indices.first(where: { isOperation($0, of: whole) }) {
      let index =
        whole.nodes.indices.last {
          isSubstitution($0, of: whole) && whole.first(of: $0) <= first
            && first <= whole.operands(of: $0)[0]
        } ?? first
      guard let operation = whole.operation(at: index) else { break }
      let operands = whole.operands(of: index).map { whole.subexpression(at: $0) }
      let found = try perform(operation, operands)
      conditions += found.conditions.filter { !conditions.contains($0) }
      restrictions += found.restrictions.filter { !restrictions.contains($0) }
      parts += found.parts.filter { !parts.contains($0) }
      isUnfactored = isUnfactored || found.isUnfactored
      hasRealNames = hasRealNames || found.hasRealNames
      let isWhole = index == whole.root
      let constant = found.isUpToConstant && whole.keepsConstant(of: index)
      isUpToConstant = isUpToConstant || constant
      whole = whole.replacing(index, with: found.expression)
      guard isWhole else { continue }
      return Result(
        expression: whole,
        conditions: conditions,
        restrictions: restrictions,
        parts: parts,
        isUnfactored: isUnfactored,
        hasRealNames: hasRealNames,
        isUpToConstant: isUpToConstant,
        remainder: found.remainder
      )
    }
    var result = try inParts(try inlined(whole)) { (algebra, e) throws(AlgebraError) in
      try algebra.gathered(e)
    }
    result.restrictions = restrictions
    result.conditions += conditions.filter { !result.conditions.contains($0) }
    result.parts += parts.filter { !result.parts.contains($0) }
    result.isUnfactored = isUnfactored
    result.isUpToConstant = isUpToConstant
    return result
  }

  /// Whether a node asks for something that is done with expressions.
  private func isOperation(_ index: Int, of e: Expression) -> Bool {
    guard let operation = e.operation(at: index), !isDoneAround(index, of: e) else { return false }
    return operation.isFormal || isFree(e.subexpression(at: index))
  }

  /// Whether a sum or an integral depends on the name of a sequence around it, which is written out
  /// first, or stands in the function of a sum with names in its bounds, or of a derivative, which do
  /// it.
  private func isDoneAround(_ index: Int, of e: Expression) -> Bool {
    guard index < e.root else { return false }
    let isIntegral = e.operation(at: index) == .integrateBetween
    let isSum = isIntegral || e.operation(at: index)?.isSum == true
    for outer in index + 1..<e.count where e.first(of: outer) <= index {
      if e.operation(at: outer)?.isSum == true, isFree(e.subexpression(at: outer)) { return true }
      if isIntegral, [.differentiate, .expandInPowers].contains(e.operation(at: outer)) {
        return true
      }
      guard isSum, e.symbol(at: outer) == .sequence else { continue }
      let name = e.name(at: e.binding(at: outer).name)
      if e.subexpression(at: index).variables.contains(name) { return true }
    }
    return false
  }

  private func isSubstitution(_ index: Int, of e: Expression) -> Bool {
    isOperation(index, of: e) && e.operation(at: index) == .substitute
  }

  /// Whether a name without a value occurs.
  func isFree(_ e: Expression) -> Bool {
    e.variables.contains { environment.variables[$0] == nil }
  }

  private mutating func perform(
    _ operation: AlgebraicOperation,
    _ operands: [Expression]
  ) throws(AlgebraError) -> Result {
    switch operation {
    case .expand:
      return try inParts(try inlined(operands[0])) { (algebra, e) throws(AlgebraError) in
        try algebra.forced(e) { (field, e) throws(AlgebraError) in try field.expanded(e) }
      }
    case .together:
      return try inParts(try inlined(operands[0])) { (algebra, e) throws(AlgebraError) in
        try algebra.forced(e) { (field, e) throws(AlgebraError) in try field.together(e) }
      }
    case .factor: return try factored(try inlined(operands[0]))
    case .simplify:
      return try inParts(try inlined(operands[0])) { (algebra, e) throws(AlgebraError) in
        try algebra.simplified(e)
      }
    case .apart:
      return try apart(try inlined(operands[0]), name: try name(operands.dropFirst().first))
    case .collect: return try collected(operands)
    case .substitute: return try substituted(operands)
    case .coefficients: return try coefficients(operands)
    case .degree: return try degree(operands)
    case .differentiate: return try derivative(operands)
    case .integrate: return try antiderivative(operands)
    case .integrateBetween: return try integrated(operands[0])
    case .expandInPowers: return try taylorPolynomial(operands)
    case .sum: return try summed(operands[0], isProduct: false)
    case .product: return try summed(operands[0], isProduct: true)
    case .isEqual: throw .unsupported
    }
  }

  // MARK: Candidates

  /// An expression with the bodies of functions, and with values in the place of names that
  /// have short ones.
  mutating func inlined(
    _ e: Expression,
    free: String? = nil
  ) throws(AlgebraError) -> Expression {
    let names = e.variables.filter { environment.variables[$0] == nil || $0 == free }
    guard let whole = e.inlining(in: environment, variables: names) else { throw .spent }
    var values: [String: Expression] = [:]
    for name in whole.variables where name != free {
      guard case .real(let number)? = environment.variables[name] else { continue }
      if let rational = number.rational {
        values[name] = Expression(rational)
      } else if let form = number.closedForm {
        values[name] = Expression(form, angleUnit: environment.angleUnit)
      }
    }
    return values.isEmpty ? whole : whole.replacing(values)
  }

  /// What is written differently on demand, with what its values need.
  mutating func forced(
    _ e: Expression,
    _ write: (inout AlgebraicField, Expression) throws(AlgebraError) -> Expression
  ) throws(AlgebraError) -> Result {
    let written = try inField(.separate) { (field) throws(AlgebraError) in try write(&field, e) }
    return try checked(written, e) ?? Result(expression: e)
  }

  /// A candidate with its conditions; nothing where they cannot be told, or where it has
  /// fewer values than the original.
  mutating func checked(
    _ candidate: Expression,
    _ e: Expression,
    free: String? = nil,
    mayBeRestricted: Bool = false
  ) throws(AlgebraError) -> Result? {
    if candidate == e { return Result(expression: e) }
    do throws(AlgebraError) {
      return try compared(candidate, e, free: free, mayBeRestricted: mayBeRestricted)
    } catch {
      // Conditions that take too long to find are not told, and so it is no answer.
      if case .spent = error, steps > 0 { return nil }
      throw error
    }
  }

  private mutating func compared(
    _ candidate: Expression,
    _ e: Expression,
    free: String?,
    mayBeRestricted: Bool
  ) throws(AlgebraError) -> Result? {
    let namesParts = namesParts
    return try inField(.written, free: free) { (field) throws(AlgebraError) in
      guard let restrictions = try field.conditions(of: candidate, besides: e),
        restrictions.isEmpty || mayBeRestricted,
        let domain = try field.domain(of: e, besides: candidate, namesParts: namesParts)
      else { return nil }
      return Result(
        expression: candidate,
        conditions: try field.solved(domain.comparisons),
        restrictions: try field.solved(restrictions),
        parts: domain.parts
      )
    }
  }

  /// The cheapest of some candidates, the first one of equally cheap ones.
  mutating func cheapest(
    _ candidates: [Expression],
    _ e: Expression
  ) throws(AlgebraError) -> Result {
    let costs = candidates.map { $0.readingCost }
    for place in candidates.indices.sorted(by: { costs[$0] < costs[$1] }) {
      if let result = try checked(candidates[place], e) { return result }
    }
    return Result(expression: e)
  }

  /// Ways to write an expression, of which those that take too long are left out.
  mutating func ways(
    _ e: Expression,
    _ view: AlgebraicField.View,
    withFactors: Bool
  ) throws(AlgebraError) -> [Expression] {
    try attempt(view) { (field) throws(AlgebraError) in
      if view == .separate { return [try field.expanded(e)] }
      let fraction = try field.reading(e)
      var found = [try field.oneQuotient(fraction)]
      if withFactors {
        found.append(try field.factored(fraction).expression)
        found += try field.withTangents(fraction)
      }
      return found
    }
  }

  /// What is written in a field, or nothing where that takes too long.
  mutating func attempt(
    _ view: AlgebraicField.View,
    _ write: (inout AlgebraicField) throws(AlgebraError) -> [Expression]
  ) throws(AlgebraError) -> [Expression] {
    do throws(AlgebraError) {
      return try inField(view, write)
    } catch {
      if case .spent = error, steps > 0 { return [] }
      throw error
    }
  }

  /// An expression with what is alike gathered, in the cheapest way that needs no factors.
  mutating func gathered(_ e: Expression) throws(AlgebraError) -> Result {
    let whole = try inlined(e)
    guard isFree(whole) else { return Result(expression: whole) }
    var candidates = [whole]
    for view in [AlgebraicField.View.separate, .written, .identities] {
      candidates += try ways(whole, view, withFactors: false)
    }
    return try cheapest(candidates + candidates.map { $0.withOneRoot }, whole)
  }

  mutating func simplified(_ e: Expression) throws(AlgebraError) -> Result {
    var candidates = [e]
    for view in [AlgebraicField.View.separate, .written, .identities, .identitiesOfSines] {
      candidates += try ways(e, view, withFactors: true)
    }
    candidates += try attempt(.written) { (field) throws(AlgebraError) in
      let fraction = try field.reading(e)
      return try field.withDoubledAngles(fraction)
    }
    candidates += try inOtherFunctions(e)
    let result = try cheapest(candidates + candidates.map { $0.withOneRoot }, e)
    let other = result.expression.withSquaresOutOfRoots
    guard !environment.complexAnswers, other.readingCost < result.expression.readingCost,
      let restricted = try checked(other, e, mayBeRestricted: true)
    else { return result }
    return restricted
  }

  /// An expression as a product of irreducible factors.
  mutating func factored(_ e: Expression) throws(AlgebraError) -> Result {
    let (written, isComplete) = try inField(.written) { (field) throws(AlgebraError) in
      try field.factored(try field.reading(e))
    }
    guard var result = try checked(written, e) else { return Result(expression: e) }
    result.isUnfactored = !isComplete
    return result
  }

  // MARK: Names

  /// The name that an argument is.
  func name(_ e: Expression?) throws(AlgebraError) -> String? {
    guard let e else { return nil }
    guard case .name(let name) = e.symbol(at: e.root), e.count == 1 else { throw .unsupported }
    return name
  }

  /// An expression with others in the place of names, in its conditions too.
  private mutating func substituted(_ operands: [Expression]) throws(AlgebraError) -> Result {
    var replacements: [String: Expression] = [:]
    for operand in operands.dropFirst() {
      guard operand.nodes[operand.root].isEquation else { throw .unsupported }
      let sides = operand.parts
      guard let name = try name(sides[0]) else { throw .unsupported }
      replacements[name] = sides[1]
    }
    let e = operands[0]
    let hasOperation = e.nodes.indices.contains { isOperation($0, of: e) }
    let inner = hasOperation ? try result(of: e) : Result(expression: e)
    let names = inner.expression.variables.filter {
      environment.variables[$0] == nil || replacements[$0] != nil
    }
    guard let whole = inner.expression.inlining(in: environment, variables: names) else {
      throw .spent
    }
    var result = try gathered(whole.replacing(replacements))
    result.conditions += try undecided(inner.conditions, of: e, replacements)
    result.restrictions += try undecided(inner.restrictions, of: e, replacements)
    result.parts += inner.parts.map { $0.replacing(replacements) }
    return result
  }

  /// Conditions with others in the place of names, those in which names are free then.
  ///
  /// - Throws: An error at an expression if another one does not hold.
  private mutating func undecided(
    _ conditions: [Expression],
    of e: Expression,
    _ replacements: [String: Expression]
  ) throws(AlgebraError) -> [Expression] {
    var left: [Expression] = []
    for condition in conditions.map({ $0.replacing(replacements) }) {
      switch try truth(of: condition) {
      case nil: left.append(condition)
      case true?: break
      case false?:
        throw .evaluation(
          EvaluationError(.real(.undefined(.conditionFails)), range: e.range(at: e.root))
        )
      }
    }
    return left
  }

  /// Whether a condition holds; nil if names are free in it.
  mutating func truth(of condition: Expression) throws(AlgebraError) -> Bool? {
    guard !isFree(condition) else { return nil }
    let value: Value
    do throws(EvaluationError) {
      value = try condition.value(in: environment, workspace: &workspace)
    } catch {
      throw .evaluation(error)
    }
    guard case .truth(let holds) = value else { throw .unsupported }
    return holds
  }

  private mutating func collected(_ operands: [Expression]) throws(AlgebraError) -> Result {
    guard let name = try name(operands[1]) else { throw .unsupported }
    let e = try inlined(operands[0], free: name)
    let written = try inField(.written, free: name) { (field) throws(AlgebraError) in
      try field.collected(e, name)
    }
    return try checked(written, e, free: name) ?? Result(expression: e)
  }

  private mutating func coefficients(_ operands: [Expression]) throws(AlgebraError) -> Result {
    let parts = try inCoefficients(operands) { (field, parts) throws(AlgebraError) in
      var written: [Expression] = []
      for part in parts.reversed() { written.append(try field.expression(of: part)) }
      return written
    }
    return Result(expression: Expression(.list, parts))
  }

  private mutating func degree(_ operands: [Expression]) throws(AlgebraError) -> Result {
    let count = try inCoefficients(operands) { (_, parts) throws(AlgebraError) in parts.count }
    guard count > 0 else { throw .unsupported }
    return Result(expression: Expression(Rational(count - 1)))
  }

  /// Work with the coefficients of a polynomial in a name, that of the zeroth power first.
  private mutating func inCoefficients<Success>(
    _ operands: [Expression],
    _ work: (inout AlgebraicField, [AlgebraicFraction]) throws(AlgebraError) -> Success
  ) throws(AlgebraError) -> Success {
    let e = operands[0]
    let free = e.variables.filter { environment.variables[$0] == nil }
    guard let name = try name(operands.dropFirst().first) ?? (free.count == 1 ? free[0] : nil)
    else { throw .unsupported }
    let whole = try inlined(e, free: name)
    return try inField(.written, free: name) { (field) throws(AlgebraError) in
      let parts = try field.coefficients(whole, name)
      return try work(&field, parts)
    }
  }
}

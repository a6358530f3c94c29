// What is done next with an equation.

internal import Expressions
internal import Numbers
internal import Reals

extension DerivationWriter {
  /// How often letters may stand for parts of each other.
  private static let depthLimit = 3

  /// The next step; nothing where none is known.
  mutating func step(_ equation: Equation, isSingle: Bool) -> Step? {
    let (left, right) = (equation.left, equation.right)
    switch (has(left), has(right)) {
    case (false, false): return constantStep(left, right)
    case (false, true): return Step(.swap, [Equation(right, left)])
    default: break
    }
    if left == right, left.isDefinedEverywhere(in: unknown) { return Step(.identity, []) }
    let environment = solver.environment
    if let p = left.rationalFunction(of: unknown, environment: environment),
      let q = right.rationalFunction(of: unknown, environment: environment)
    {
      return rationalStep(left, p, right, q, isSingle: isSingle)
    }
    if right.variables.contains(letter), letter != asked {
      return has(right) ? movedStep(left, right) : isolation(left, right)
    }
    if right.rationalNumber?.isZero == true, let step = zeroProduct(left) { return step }
    if let step = kernelStep(left, right, isSingle: isSingle) { return step }
    if let step = doubleAngleStep(left, right) ?? equalAnglesStep(left, right) { return step }
    if let step = exponentStep(left, right) { return step }
    if let step = commonFactorStep(left, right) ?? powersStep(left, right) { return step }
    if let step = logarithmStep(left, right) ?? squaresStep(left, right) { return step }
    if let step = radicalStep(left, right) ?? magnitudeStep(left, right) { return step }
    if let step = casesStep(left, right) { return step }
    return gatheredStep(left, right) ?? (has(right) ? nil : isolation(left, right))
  }

  /// Whether the unknown stands in an expression.
  func has(_ e: Expression) -> Bool { e.variables.contains(unknown) }

  /// Whether an expression is the unknown.
  func isUnknown(_ e: Expression) -> Bool { e.symbol(at: e.root) == .name(unknown) }

  /// Both sides are numbers.
  private mutating func constantStep(_ left: Expression, _ right: Expression) -> Step? {
    guard let number = solver.constant(left - right), let sign = solver.sign(of: number) else {
      return nil
    }
    return Step(sign == 0 ? .identity : .contradiction, [])
  }

  /// A product is zero exactly where a factor is, and all have values.
  func zeroProduct(_ e: Expression) -> Step? {
    let factors = e.factors.filter { has($0) }
    guard factors.count > 1 else { return nil }
    var conditions: Derivation.Case = []
    for factor in factors where !factor.isDefinedEverywhere(in: unknown) {
      guard let own = domain(of: factor) else { return nil }
      conditions += own.filter { !conditions.contains($0) }
    }
    var kept: [Expression] = []
    for factor in factors {
      // A power is zero where its base is.
      var base = factor
      while case .power = base.symbol(at: base.root), let exponent = base.parts[1].rationalNumber,
        exponent.isInteger, exponent.signum > 0
      {
        base = base.parts[0]
      }
      if !kept.contains(base) { kept.append(base) }
    }
    return Step(.zeroProduct, kept.map { Equation($0, Expression(0)) }, conditions)
  }

  /// Where a sum of logarithms and roots of polynomials has a value.
  private func domain(of e: Expression) -> Derivation.Case? {
    var (conditions, rest) = (Derivation.Case(), e)
    for index in 0..<e.count {
      let part = e.subexpression(at: index)
      guard has(part) else { continue }
      let (inside, relation): (Expression, Relation)
      if case .call(let builtin) = part.symbol(at: part.root),
        builtin.logarithmBase(part.parts) != nil
      {
        (inside, relation) = (part.parts[0], .greater)
      } else if let (radicand, degree) = part.radicand, degree == 2 {
        (inside, relation) = (radicand, .greaterOrEqual)
      } else {
        continue
      }
      guard let found = inside.rationalFunction(of: unknown, environment: solver.environment),
        found.isPolynomial
      else { return nil }
      conditions.append(comparison(inside, relation))
      rest = rest.replacing(every: part, with: Expression(1))
    }
    return rest.isDefinedEverywhere(in: unknown) ? conditions : nil
  }

  /// What the unknown stands in goes to the left, where the right side has a letter of whole numbers.
  private mutating func movedStep(_ left: Expression, _ right: Expression) -> Step? {
    var (moved, rest): (Expression?, Expression?)
    for (isNegative, part) in right.summands {
      let sum = has(part) ? moved : rest
      let after: Expression
      if let sum {
        after = isNegative ? sum - part : sum + part
      } else {
        after = isNegative ? -part : part
      }
      if has(part) { moved = after } else { rest = after }
    }
    guard let moved, let rest, case let sum = polynomial(left - moved), has(sum) else { return nil }
    return Step(subtraction(polynomial(moved)), [Equation(sum, rest)])
  }

  // MARK: Kernels

  /// The unknown stands only inside of one part, again and again: an equation in that.
  private mutating func kernelStep(
    _ left: Expression,
    _ right: Expression,
    isSingle: Bool
  ) -> Step? {
    guard let kernels = kernels(left, right), let kernel = kernels.first,
      kernels.allSatisfy({ $0 == kernel }),
      depth < Self.depthLimit
    else { return nil }
    if kernels.count == 1 { return has(right) ? nil : isolation(left, right) }
    let name = freeName(besides: left.variables + right.variables)
    let (inner, outer) = (Expression(name: name), unknown)
    func replaced(_ side: Expression) -> Expression {
      side.replacing(has(side) ? side.kernels(in: unknown) ?? [] : [], with: inner)
    }
    let equation = Equation(replaced(left), replaced(right))
    let fraction = ExpressionFraction(equation.left - equation.right, in: name, limit: 8)
    let degree = fraction.map { $0.numerator.count - 1 } ?? 0
    if isSingle, substitution == nil, depth == 0, unknown == asked, degree > 1 {
      substitution = (name, kernel)
      unknown = name
      return Step(.substitute(name, kernel), [equation])
    }
    unknown = name
    depth += 1
    let step = step(equation, isSingle: false)
    (unknown, depth) = (outer, depth - 1)
    return step.map { $0.replacing(name, with: kernel) }
  }

  /// The parts of both sides outside of which the unknown does not stand; nothing where it
  /// stands alone.
  func kernels(_ left: Expression, _ right: Expression) -> [Expression]? {
    var kernels: [Expression] = []
    for side in [left, right] where has(side) {
      guard let found = side.kernels(in: unknown) else { return nil }
      kernels += found.map { side.subexpression(at: $0) }
    }
    return kernels
  }

  /// A letter that means nothing yet.
  private func freeName(besides names: [String]) -> String {
    ["u", "w", "t", "z", "s", "q"].first { name in
      !names.contains(name) && name != asked && name != unknown
        && solver.environment.variables[name] == nil
    } ?? "u_1"
  }

  // MARK: Numbers

  /// A number in its closed form, a sum with a multiple of the letter in its shortest one.
  mutating func tidy(_ e: Expression) -> Expression {
    if hasNames { return tidyQuotient(e) ?? e }
    guard e.variables.contains(letter), letter != asked else { return tidyNumber(e) }
    guard let line = ExpressionFraction(e, in: letter, limit: 1), line.numerator.count == 2,
      line.denominator.count == 1
    else { return e }
    let number = tidyNumber(line.numerator[0] / line.denominator[0])
    var step = tidyNumber(line.numerator[1] / line.denominator[0])
    // All whole multiples are meant, and so those of the opposite are the same.
    if let value = solver.constant(step), solver.sign(of: value) == -1 { step = tidyNumber(-step) }
    return .family(number, step, letter)
  }

  /// An expression as one quotient.
  mutating func tidyQuotient(_ e: Expression) -> Expression? {
    do throws(AlgebraError) {
      return try Algebra.lent(by: &solver.workspace, in: solver.environment) {
        (algebra) throws(AlgebraError) in
        try algebra.inField(.written) { (field) throws(AlgebraError) in
          let fraction = try field.reading(e)
          return try field.oneQuotient(fraction)
        }
      }
    } catch {
      return nil
    }
  }

  private mutating func tidyNumber(_ e: Expression) -> Expression {
    if let number = e.rationalNumber { return Expression(number) }
    if let form = solver.constant(e).flatMap({ solver.closedForm(of: $0) }) { return form }
    if isComplex, e.variables.isEmpty, case .number(let number) = solver.complexWorth(of: e),
      let form = solver.closedForm(of: number)
    {
      return form
    }
    let parts = e.parts
    switch e.symbol(at: e.root) {
    case .negation: return -tidyNumber(parts[0])
    case .sum: return tidyNumber(parts[0]) + tidyNumber(parts[1])
    case .difference: return tidyNumber(parts[0]) - tidyNumber(parts[1])
    case .product, .juxtaposition: return tidyNumber(parts[0]) * tidyNumber(parts[1])
    case .quotient: return tidyNumber(parts[0]) / tidyNumber(parts[1])
    default: return e
    }
  }

  /// Whether a number is known not to be zero.
  mutating func isNonzero(_ e: Expression) -> Bool {
    if let sign = sign(e) { return sign != 0 }
    guard isComplex, e.variables.isEmpty, case .number(let number) = solver.complexWorth(of: e)
    else { return false }
    return solver.isZero(number) == false
  }

  /// The sign of a number, if it is known.
  mutating func sign(_ e: Expression) -> Int? {
    let environment = solver.environment
    if hasNames, e.variables.contains(where: { environment.variables[$0] == nil }) { return 1 }
    return solver.constant(e).flatMap { solver.sign(of: $0) }
  }

  /// Adding or subtracting an expression, whichever needs no sign.
  func subtraction(_ e: Expression) -> Derivation.Operation {
    if let number = e.rationalNumber, number.isNegative { return .add(Expression(-number)) }
    if case .negation = e.symbol(at: e.root) { return .add(e.parts[0]) }
    return .subtract(e)
  }
}

extension DerivationWriter.Step {
  /// The step with an expression in the place of a name.
  fileprivate func replacing(_ name: String, with e: Expression) -> DerivationWriter.Step {
    func replaced(_ part: Expression) -> Expression { part.replacing([name: e]) }
    func replaced(_ conditions: Derivation.Case) -> Derivation.Case {
      conditions.map { EquationTask.Condition(replaced($0.left), $0.relation, replaced($0.right)) }
    }
    var step = self
    step.conditions = replaced(conditions)
    step.equations = equations.map { equation in
      .init(replaced(equation.left), replaced(equation.right), replaced(equation.conditions))
    }
    switch operation {
    case .add(let part): step.operation = .add(replaced(part))
    case .subtract(let part): step.operation = .subtract(replaced(part))
    case .multiply(let part): step.operation = .multiply(replaced(part))
    case .divide(let part): step.operation = .divide(replaced(part))
    default: break
    }
    return step
  }
}

// Inequalities with functions: what rises is undone, magnitudes and roots are written without
// their signs, and of angles it is told between which ones they lie.

internal import Expressions
internal import Numbers
internal import Reals

extension InequalityWriter {
  // MARK: Magnitudes

  /// |A| is below B where A lies between −B and B, and above it where A lies outside; of two magnitudes the
  /// squares compare in the same way.
  mutating func magnitudeStep(
    _ left: Expression,
    _ relation: Relation,
    _ right: Expression
  ) -> Step? {
    guard let inner = left.magnitudeArgument, inner.isDefinedEverywhere(in: unknown) else {
      return nil
    }
    if let other = right.magnitudeArgument {
      return Step(.square, inner.raised(to: 2), relation, other.raised(to: 2))
    }
    if !has(right) {
      guard let number = solver.constant(right), let sign = solver.sign(of: number) else {
        return nil
      }
      if sign < 0 { return valueStep(relation, []) }
      if sign == 0 { return zeroStep(inner, relation) }
    } else if right.rationalFunction(of: unknown, environment: solver.environment) == nil {
      return nil
    }
    let opposite = tidied(-right)
    let (low, high) = (
      Condition(inner, relation.turned, opposite), Condition(inner, relation, right)
    )
    return Step(.distance, relation.isUpperBound ? [[low, high]] : [[low], [high]])
  }

  /// A magnitude or a square root compared with zero.
  private func zeroStep(_ inner: Expression, _ relation: Relation) -> Step? {
    let zero = Expression(0)
    switch relation {
    case .less: return Step(.noValues, [])
    case .greaterOrEqual: return Step(.allValues, [[]])
    case .lessOrEqual: return Step(.magnitudes, inner, .equal, zero)
    case .greater:
      return Step(
        .magnitudes,
        [[Condition(inner, .less, zero)], [Condition(inner, .greater, zero)]]
      )
    default: return nil
    }
  }

  /// What all values satisfy where there are some, or none does.
  private func valueStep(_ relation: Relation, _ domain: Derivation.Case) -> Step {
    relation.isLowerBound ? Step(.allValues, [domain]) : Step(.noValues, [])
  }

  // MARK: What rises and falls

  /// An exponential, a logarithm or a square root compares with a number as what stands in it compares
  /// with the number at which they are equal; two of one kind compare as what stands in them.
  mutating func monotoneStep(
    _ left: Expression,
    _ relation: Relation,
    _ right: Expression
  ) -> Step? {
    if has(right) { return risingStep(left, relation, right) ?? radicalStep(left, relation, right) }
    guard let number = solver.constant(right), let sign = solver.sign(of: number) else {
      return nil
    }
    let zero = Expression(0)
    let isAbove = relation.isLowerBound
    if let (base, exponent) = exponential(left) {
      guard sign > 0 else { return valueStep(relation, []) }
      let bound = tidied(.logarithm(of: right, base: base.expression))
      return base.isAboveOne
        ? Step(.logarithm(base: base.expression), exponent, relation, bound)
        : Step(.logarithmTurning(base: base.expression), exponent, relation.turned, bound)
    }
    if let (base, argument) = logarithm(left) {
      let inside = Condition(argument, relation, tidied(Expression(.power, [base, right])))
      let domain = Condition(argument, .greater, zero)
      return Step(.exponential(base: base), [isAbove ? [inside] : [domain, inside]])
    }
    guard let (radicand, degree) = left.radicand, degree == 2, has(radicand) else { return nil }
    let domain = Condition(radicand, .greaterOrEqual, zero)
    guard sign >= 0 else { return valueStep(relation, [domain]) }
    let inside = Condition(radicand, relation, tidied(right.raised(to: 2)))
    return Step(.square, [isAbove ? [inside] : [domain, inside]])
  }

  /// A positive base but 1 and the exponent, in which the unknown stands.
  private mutating func exponential(
    _ e: Expression
  ) -> (base: (expression: Expression, isAboveOne: Bool), exponent: Expression)? {
    let parts = e.parts
    if e.symbol(at: e.root) == .call(.exp) { return ((Expression(.e), true), parts[0]) }
    guard e.symbol(at: e.root) == .power, !has(parts[0]), let base = solver.constant(parts[0]),
      solver.sign(of: base) == 1, let growth = solver.order(base, Real(1)), growth != .equal
    else { return nil }
    return ((parts[0], growth == .greater), parts[1])
  }

  /// The base of a logarithm, which is above 1, and what it is of.
  private mutating func logarithm(_ e: Expression) -> (base: Expression, argument: Expression)? {
    guard case .call(let builtin) = e.symbol(at: e.root), case let parts = e.parts,
      let base = builtin.logarithmBase(parts), !has(base), let number = solver.constant(base),
      solver.order(number, Real(1)) == .greater
    else { return nil }
    return (base, parts[0])
  }

  /// Powers of one base and logarithms to one base compare as what stands in them.
  private mutating func risingStep(
    _ left: Expression,
    _ relation: Relation,
    _ right: Expression
  ) -> Step? {
    if let (base, a) = exponential(left), let (other, b) = exponential(right) {
      guard base.expression == other.expression, base.isAboveOne else { return nil }
      return Step(.rising, a, relation, b)
    }
    guard let (base, a) = logarithm(left), let (other, b) = logarithm(right), base == other else {
      return nil
    }
    let lower = Condition(relation.isLowerBound ? b : a, .greater, Expression(0))
    return Step(.rising, [[lower, Condition(a, relation, b)]])
  }

  /// √A is below B where A is not negative, B is not, and A is below B²; it is above B where B is negative
  /// and A is not, and where B is not negative and A is above B².
  private mutating func radicalStep(
    _ left: Expression,
    _ relation: Relation,
    _ right: Expression
  ) -> Step? {
    guard let (radicand, degree) = left.radicand, degree == 2, has(radicand),
      right.rationalFunction(of: unknown, environment: solver.environment) != nil
    else { return nil }
    let zero = Expression(0)
    let domain = Condition(radicand, .greaterOrEqual, zero)
    let isPositive = Condition(right, .greaterOrEqual, zero)
    let inside = Condition(radicand, relation, right.raised(to: 2))
    guard relation.isLowerBound else {
      return Step(.square, [[domain, isPositive, inside]])
    }
    return Step(
      .squareCases,
      [[domain, Condition(right, .less, zero)], [isPositive, inside]]
    )
  }

  // MARK: Powers

  /// A power that is no product of simpler ones, or an odd one, compared with a number.
  mutating func rootStep(
    _ left: Expression,
    _ relation: Relation,
    _ right: Expression,
    _ difference: Polynomial
  ) -> Step? {
    guard left.symbol(at: left.root) == .power, let index = left.parts[1].rationalNumber?.asNatural,
      let number = right.rationalNumber, !number.isZero
    else { return nil }
    let inner = left.parts[0]
    let root = tidied(.root(index, of: Expression(number.magnitude)))
    guard index % 2 == 0 else {
      return Step(.root(index), inner, relation, number.isNegative ? tidied(-root) : root)
    }
    guard !number.isNegative else { return valueStep(relation, []) }
    guard solver.product(difference, name) == nil || index > 2 else { return nil }
    let (low, high) = (
      Condition(inner, relation.turned, tidied(-root)), Condition(inner, relation, root)
    )
    return Step(.root(index), relation.isUpperBound ? [[low, high]] : [[low], [high]])
  }

  // MARK: Other functions

  /// The next step where a side is no quotient of polynomials with rational coefficients.
  mutating func transcendentStep(_ condition: Condition) -> Step? {
    let (left, relation, right) = (condition.left, condition.relation, condition.right)
    if !has(right), let step = arcStep(left, relation, right) { return step }
    return kernelStep(condition) ?? (has(right) ? nil : isolationStep(left, relation, right))
  }

  /// Between which angles a periodic function is so large.
  private mutating func arcStep(
    _ left: Expression,
    _ relation: Relation,
    _ right: Expression
  ) -> Step? {
    guard case .call(let builtin) = left.symbol(at: left.root), left.parts.count == 1,
      let period = builtin.period
    else { return nil }
    let angle = solver.freshName()
    let inner = Condition(.call(builtin, Expression(name: angle)), relation, right)
    solver.hasSteps = false
    guard let found = solver.realSolutions(of: inner, in: angle), found.isComplete else {
      return nil
    }
    if case .ranges(let ranges) = found.solutions, ranges.isEmpty { return Step(.noValues, []) }
    if case .some(let numbers) = found.solutions, numbers.isEmpty { return Step(.noValues, []) }
    guard let cases = solver.cases(of: found.solutions, in: angle, letter: letter) else {
      return nil
    }
    let argument = left.parts[0]
    return Step(
      cases == [[]] ? .allValues : .arcs(builtin, period: tidied(period)),
      cases.map { $0.map { Condition(argument, $0.relation, $0.right) } }
    )
  }

  /// Undoes the outermost sum or product with a number.
  private mutating func isolationStep(
    _ left: Expression,
    _ relation: Relation,
    _ right: Expression
  ) -> Step? {
    let parts = left.parts
    let places = parts.indices.filter { has(parts[$0]) }
    guard places.count == 1, parts.count <= 2 else { return nil }
    let inner = parts[places[0]]
    guard parts.count == 2 else {
      guard left.symbol(at: left.root) == .negation else { return nil }
      return Step(.divideTurning(Expression(-1)), inner, relation.turned, tidied(-right))
    }
    let (other, isFirst) = (parts[1 - places[0]], places[0] == 0)
    guard let number = solver.constant(other), let sign = solver.sign(of: number) else {
      return nil
    }
    func subtraction(_ e: Expression) -> Derivation.Operation {
      if e.symbol(at: e.root) == .negation { return .add(e.parts[0]) }
      return .subtract(e)
    }
    switch left.symbol(at: left.root) {
    case .sum: return Step(subtraction(other), inner, relation, tidied(right - other))
    case .difference where isFirst: return Step(.add(other), inner, relation, tidied(right + other))
    case .difference: return Step(subtraction(other), -inner, relation, tidied(right - other))
    case .product, .juxtaposition:
      guard sign != 0 else { return nil }
      let bound = tidied(right / other)
      return sign > 0
        ? Step(.divide(other), inner, relation, bound)
        : Step(.divideTurning(other), inner, relation.turned, bound)
    case .quotient where isFirst:
      guard sign > 0 else { return nil }
      return Step(.multiply(other), inner, relation, tidied(right * other))
    default: return nil
    }
  }

  /// The unknown stands only inside of one part: an inequality in that.
  private mutating func kernelStep(_ condition: Condition) -> Step? {
    let (left, relation, right) = (condition.left, condition.relation, condition.right)
    var kernels: [Expression] = []
    for side in [left, right] where has(side) {
      guard let found = side.kernels(in: unknown) else { return nil }
      kernels += found.map { side.subexpression(at: $0) }
    }
    guard let kernel = kernels.first, kernel != left else { return nil }
    guard kernels.allSatisfy({ $0 == kernel }) else {
      var writer = DerivationWriter(solver, unknown, condition)
      defer { solver = writer.solver }
      guard let step = writer.powersStep(left, right), let after = step.equations.first else {
        return nil
      }
      return Step(step.operation, after.left, relation, after.right)
    }
    let letter = solver.freshName()
    let inner = Expression(name: letter)
    let outer = unknown
    unknown = letter
    let found = step(
      Condition(
        left.replacing(every: kernel, with: inner),
        relation,
        right.replacing(every: kernel, with: inner)
      )
    )
    unknown = outer
    guard var step = found else { return nil }
    func restored(_ e: Expression) -> Expression { e.replacing([letter: kernel]) }
    step.cases = step.cases.map { parts in
      parts.map { Condition(restored($0.left), $0.relation, restored($0.right)) }
    }
    switch step.operation {
    case .add(let e): step.operation = .add(restored(e))
    case .subtract(let e): step.operation = .subtract(restored(e))
    default: break
    }
    return step
  }

  // MARK: Equations

  /// What becomes of an equation that more than single numbers solve.
  mutating func equalityStep(_ condition: Condition) -> Step? {
    let (left, right) = (condition.left, condition.right)
    if let inner = left.magnitudeArgument {
      let zero = Expression(0)
      for (other, relation) in [(inner, Relation.greaterOrEqual), (-inner, .lessOrEqual)]
      where isZero(right - other) {
        return Step(.magnitudeItself, inner, relation, zero)
      }
    }
    var writer = DerivationWriter(solver, unknown, condition)
    defer { solver = writer.solver }
    guard let step = writer.step(.init(left, right), isSingle: false) else { return nil }
    if step.isEvery { return Step(.identity, [[]]) }
    return Step(
      step.operation,
      step.equations.map { [$0.condition] + $0.conditions + step.conditions }
    )
  }

  /// Whether a polynomial is zero.
  private func isZero(_ e: Expression) -> Bool {
    e.rationalFunction(of: unknown, environment: solver.environment).map {
      $0.isPolynomial && $0.numerator.isZero
    } ?? false
  }

  /// A number in its closed form, or a sum with a multiple of the letter in its shortest one.
  mutating func tidied(_ e: Expression) -> Expression {
    if has(e) {
      guard let found = e.rationalFunction(of: unknown, environment: solver.environment),
        found.isPolynomial
      else { return e }
      return Expression(written: found.numerator, name)
    }
    var writer = DerivationWriter(solver, unknown, Condition(name, .equal, Expression(0)))
    defer { solver = writer.solver }
    return writer.tidy(e)
  }
}

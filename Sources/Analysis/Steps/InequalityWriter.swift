// Inequalities in one unknown, line by line: what is linear is brought to the unknown alone, other
// quotients of polynomials are written as products, whose signs say the rest.

internal import Expressions
internal import Numbers
internal import Reals

/// Writes the lines for inequalities in one unknown that hold together.
struct InequalityWriter {
  var solver: EquationSolver
  /// The unknown, or the letter that stands for an expression for a while.
  var unknown: String
  /// The letter of the whole numbers.
  let letter: String
  private var lines: [Derivation.Line] = []

  /// The most lines.
  private static let lineLimit = 24

  typealias Condition = EquationTask.Condition

  /// What becomes of an inequality.
  struct Step {
    var operation: Derivation.Operation
    /// The cases, in one of which all comparisons hold.
    var cases: [Derivation.Case]

    init(_ operation: Derivation.Operation, _ cases: [Derivation.Case]) {
      (self.operation, self.cases) = (operation, cases)
    }

    init(
      _ operation: Derivation.Operation,
      _ left: Expression,
      _ relation: Relation,
      _ right: Expression
    ) {
      self.init(operation, [[EquationTask.Condition(left, relation, right)]])
    }
  }

  init(_ solver: EquationSolver, _ unknown: String) {
    (self.solver, self.unknown) = (solver, unknown)
    letter = SolutionLetter.whole(besides: [unknown], in: solver.environment)
  }

  var name: Expression { Expression(name: unknown) }

  func has(_ e: Expression) -> Bool { e.variables.contains(unknown) }

  // MARK: Lines

  /// The lines up to an answer.
  mutating func derivation(
    of conditions: [EquationTask.Condition],
    to answer: SolutionSet
  ) -> Derivation? {
    guard letter != unknown,
      let target = solver.cases(of: answer.solutions, in: unknown, letter: letter)
    else { return nil }
    // What lies between two numbers is one chain.
    var cases = [
      conditions.count == 1
        ? conditions
        : conditions.map { part in
          has(part.left)
            ? part : EquationTask.Condition(part.right, part.relation.turned, part.left)
        }
    ]
    lines = [Derivation.Line(cases: cases)]
    while lines.count < Self.lineLimit, solver.workspace.budget.stepsLeft > 0 {
      var (next, operations) = ([Derivation.Case](), [Derivation.Operation]())
      for parts in cases {
        var products: [Derivation.Case] = [[]]
        for part in parts {
          guard !isSolved(part) else {
            products = products.map { $0 + [part] }
            continue
          }
          guard let step = step(part) else { return nil }
          operations.append(step.operation)
          products = products.flatMap { before in
            step.cases.map { after in before + after.filter { !before.contains($0) } }
          }
        }
        next += products
      }
      guard let first = operations.first else { break }
      cases = next
      let operation = operations.allSatisfy { $0 == first } ? first : .each
      append(cases, operation)
    }
    guard cases.allSatisfy({ $0.allSatisfy { isSolved($0) } }) else { return nil }
    return finished(target, answer)
  }

  /// The lines with the answer as the last one, if each says the same as the first one.
  private mutating func finished(
    _ target: [Derivation.Case],
    _ answer: SolutionSet
  ) -> Derivation? {
    guard let last = lines.last, lines.count > 1 else { return nil }
    if last.cases != target {
      if isOrdered(last.cases, as: target) {
        lines[lines.count - 1].cases = target
      } else {
        append(target, target.count == last.cases.count ? .simplify : .summarize)
      }
    }
    if answer.solutions.haveRepeatedRanges {
      let isSame = lines.allSatisfy { line in
        solver.writtenSet(line.cases, in: unknown, [letter]).map { found in
          solver.areSame(found.solutions, answer.solutions)
        } ?? false
      }
      return isSame ? Derivation(lines: lines) : nil
    }
    guard let first = solver.set(of: lines[0], in: unknown) else { return nil }
    for line in lines.dropFirst() {
      guard let set = solver.set(of: line, in: unknown),
        solver.difference(first, set, in: unknown)?.isNone == true
      else { return nil }
    }
    return Derivation(lines: lines)
  }

  private mutating func append(_ cases: [Derivation.Case], _ operation: Derivation.Operation) {
    var line = Derivation.Line(cases: cases, operation: operation)
    if cases.joined().contains(where: { $0.right.variables.contains(letter) }) {
      line.letter = letter
    }
    lines.append(line)
  }

  /// Whether cases are those of others in another order.
  private func isOrdered(_ cases: [Derivation.Case], as others: [Derivation.Case]) -> Bool {
    cases.count == others.count
      && cases.allSatisfy { mine in
        others.contains { other in
          mine.count == other.count && mine.allSatisfy { other.contains($0) }
        }
      }
  }

  /// Whether a comparison says where the unknown is.
  private func isSolved(_ condition: EquationTask.Condition) -> Bool {
    condition.left == name && !has(condition.right)
  }

  // MARK: Steps

  mutating func step(_ condition: EquationTask.Condition) -> Step? {
    let (left, relation, right) = (condition.left, condition.relation, condition.right)
    switch (has(left), has(right)) {
    case (false, false):
      guard let number = solver.constant(left - right), let sign = solver.sign(of: number) else {
        return nil
      }
      return relation.holds(for: sign) ? Step(.identity, [[]]) : Step(.contradiction, [])
    case (false, true): return Step(.swap, right, relation.turned, left)
    default: break
    }
    if relation == .equal { return equalityStep(condition) }
    guard relation != .notEqual else { return nil }
    if let step = magnitudeStep(left, relation, right) ?? monotoneStep(left, relation, right) {
      return step
    }
    let environment = solver.environment
    guard let p = left.rationalFunction(of: unknown, environment: environment),
      let q = right.rationalFunction(of: unknown, environment: environment)
    else { return transcendentStep(condition) }
    guard p.poles.isConstant, q.poles.isConstant, p.isPolynomial, q.isPolynomial else {
      return quotientStep(condition, p, q)
    }
    return polynomialStep(condition, p.numerator, q.numerator)
  }

  /// Polynomials are multiplied out and brought to the left; what is linear is divided.
  private mutating func polynomialStep(
    _ condition: EquationTask.Condition,
    _ a: Polynomial,
    _ b: Polynomial
  ) -> Step? {
    let (left, relation, right) = (condition.left, condition.relation, condition.right)
    let difference = a - b
    let isHigh = difference.degree > 1
    if isHigh, right.rationalNumber?.isZero == true,
      left.isProduct(of: unknown) || solver.product(difference, name) == left
    {
      return signStep(condition)
    }
    if isHigh, let step = rootStep(left, relation, right, difference) { return step }
    let common = (a.coefficients + b.coefficients).commonDenominator
    if common != .one, !left.hasDecimals, !right.hasDecimals {
      let factor = Rational(common)
      return Step(
        .multiply(Expression(factor)),
        Expression(written: a.scaled(by: factor), name),
        relation,
        Expression(written: b.scaled(by: factor), name)
      )
    }
    guard left.isExpanded(a, in: unknown), right.isExpanded(b, in: unknown) else {
      return Step(
        .expand,
        Expression(written: a, name),
        relation,
        Expression(written: b, name)
      )
    }
    if isHigh, difference.leading.isNegative {
      // So that the first number is positive.
      guard b.isZero else { return Step(.swap, right, relation.turned, left) }
      let opposite = Expression(written: a.scaled(by: Rational(-1)), name)
      return Step(.divideTurning(Expression(-1)), opposite, relation.turned, right)
    }
    if isHigh {
      guard b.isZero else {
        return Step(
          subtraction(b),
          Expression(written: difference, name),
          relation,
          Expression(0)
        )
      }
      return factorStep(difference, relation) ?? signStep(condition)
    }
    let moving = b - Polynomial(b[0])
    if !moving.isZero {
      return Step(
        subtraction(moving),
        Expression(written: a - moving, name),
        relation,
        Expression(b[0])
      )
    }
    if !a[0].isZero {
      return Step(
        subtraction(Polynomial(a[0])),
        Expression(written: a - Polynomial(a[0]), name),
        relation,
        Expression(b[0] - a[0])
      )
    }
    let factor = a[1]
    guard !factor.isZero, factor != .one else { return nil }
    let turned = factor.isNegative ? relation.turned : relation
    return Step(
      factor.isNegative ? .divideTurning(Expression(factor)) : .divide(Expression(factor)),
      name,
      turned,
      Expression(b[0] / factor)
    )
  }

  private func subtraction(_ polynomial: Polynomial) -> Derivation.Operation {
    let written = Expression(written: polynomial, name)
    if polynomial.leading.isNegative {
      return .add(Expression(written: polynomial.scaled(by: Rational(-1)), name))
    }
    return .subtract(written)
  }

  /// A polynomial as a product on the left side.
  private mutating func factorStep(_ polynomial: Polynomial, _ relation: Relation) -> Step? {
    guard let product = solver.product(polynomial, name) else { return nil }
    return Step(.factor, product, relation, Expression(0))
  }

  /// Quotients are brought to the left, and to one line.
  private mutating func quotientStep(
    _ condition: EquationTask.Condition,
    _ p: RationalFunction,
    _ q: RationalFunction
  ) -> Step? {
    let (left, relation, right) = (condition.left, condition.relation, condition.right)
    guard right.rationalNumber?.isZero == true else {
      return Step(.subtract(right), left - right, relation, Expression(0))
    }
    guard p.poles.isConstant || p.denominator.degree == p.poles.degree else {
      // A place without a value that is no zero of the divisor in lowest terms.
      return signStep(condition)
    }
    let above = solver.product(p.numerator, name) ?? Expression(written: p.numerator, name)
    let below = solver.product(p.denominator, name) ?? Expression(written: p.denominator, name)
    let written = Expression(quotient: above, below)
    guard written != left, !left.isQuotientOfProducts(of: unknown) else {
      return signStep(condition)
    }
    return Step(.together, written, relation, Expression(0))
  }

  /// Between its zeros, and places where it has no value, a quotient keeps its sign.
  private mutating func signStep(_ condition: EquationTask.Condition) -> Step? {
    guard let found = solver.realSolutions(of: condition, in: unknown), found.isComplete,
      let cases = solver.cases(of: found.solutions, in: unknown, letter: letter)
    else { return nil }
    return Step(.signs, cases)
  }
}

extension EquationSolver {
  /// A polynomial as the product of its irreducible factors; nothing where there is only one.
  mutating func product(_ polynomial: Polynomial, _ name: Expression) -> Expression? {
    let (content, coefficients) = polynomial.primitive
    var budget = min(2_000_000, workspace.budget.stepsLeft)
    guard polynomial.degree > 1,
      let found = Polynomial(integers: coefficients).irreducibleFactors(budget: &budget),
      found.reduce(0, { $0 + $1.exponent }) > 1
    else { return nil }
    func rank(_ factor: Polynomial) -> (Int, Rational) {
      if factor.degree > 1 { return (factor.degree, .zero) }
      return factor[0].isZero ? (0, .zero) : (1, -factor[0] / factor[1])
    }
    let ordered = found.sorted { a, b in rank(a.factor) < rank(b.factor) }
    let product = Expression.product(
      of: [Expression(content.magnitude)]
        + ordered.map { Expression(written: $0.factor, name).raised(to: $0.exponent) }
    )
    return content.isNegative ? -product : product
  }
}

extension Expression {
  /// Whether it is a product, or a power, of polynomials of a name of least degree.
  fileprivate func isProduct(of name: String) -> Bool {
    let factors = factors.filter { $0.variables.contains(name) }
    guard factors.count > 1 || symbol(at: root) == .power else { return false }
    return factors.allSatisfy { $0.isLinearPower(of: name) }
  }

  /// Whether it is a quotient of a product and a product, or of what is linear.
  fileprivate func isQuotientOfProducts(of name: String) -> Bool {
    guard case .quotient = symbol(at: root) else { return false }
    return parts.allSatisfy { part in
      part.factors.allSatisfy { !$0.variables.contains(name) || $0.isLinearPower(of: name) }
    }
  }

  /// Whether a name stands once in it, without a power or in the base of one.
  private func isLinearPower(of name: String) -> Bool {
    let base = symbol(at: root) == .power ? parts[0] : self
    return base.occurrences(of: name) == 1
      && !base.nodes.indices.contains { index in
        switch base.symbol(at: index) {
        case .power, .quotient: true
        default: false
        }
      }
  }
}

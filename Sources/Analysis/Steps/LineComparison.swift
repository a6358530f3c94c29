// Lines that somebody has written one below the other: does each say the same as the one before,
// does it lose or gain solutions, or is it wrong?

package import Expressions
internal import Numbers
package import Reals

/// A line that somebody has written.
package enum WrittenLine: Sendable {
  /// Equations and inequalities.
  case statement(Derivation.Line)
  /// An expression.
  case expression(Expression)
}

/// How a line follows from the one before.
package struct LineComparison: Sendable {
  /// What was found out.
  package let verdict: Verdict
  /// Why solutions were lost or gained, where that is seen.
  package var cause: Cause?
  /// Solutions of the line before that this line has not.
  package var lost: [Witness] = []
  /// Solutions of this line that the line before has not.
  package var gained: [Witness] = []
  /// Comparisons outside of which only one of two equal expressions has values.
  package var conditions: [Expression] = []

  /// What was found out.
  package enum Verdict: String, Sendable {
    /// Both lines have the same solutions.
    case equivalent
    /// Both expressions have the same values.
    case identity
    /// The line has not all solutions of the one before.
    case loses
    /// The line has more solutions than the one before.
    case gains
    /// Neither line has all solutions of the other one, or the expressions differ.
    case wrong
    /// That was not found out.
    case undecided
    /// The lines cannot be compared: one is an expression, and the other one is none.
    case different
  }

  /// Why solutions were lost or gained.
  package enum Cause: Sendable {
    /// Both sides were divided by an expression that may be zero.
    case divided(Expression)
    /// Both sides were multiplied by an expression that may be zero.
    case multiplied(Expression)
    /// Both sides were squared.
    case squared
  }

  /// Numbers in the place of names.
  package struct Witness: Sendable {
    /// What each name is.
    package let values: [(name: String, form: Expression)]
  }

  init(_ verdict: Verdict) { self.verdict = verdict }

  /// Compares a line with the one before it.
  ///
  /// The work is charged to the workspace.
  package init(
    of line: WrittenLine,
    after before: WrittenLine,
    unknowns: [String],
    letter: String,
    environment: Environment,
    workspace: inout Workspace
  ) {
    var environment = environment
    for name in unknowns { environment.variables[name] = nil }
    switch (before, line) {
    case (.expression(let first), .expression(let second)):
      self.init(first, second, environment, &workspace)
    case (.statement(let first), .statement(let second)):
      let comparer = LineComparer(unknowns: unknowns, letter: letter, environment: environment)
      self = comparer.comparison(first, second, &workspace)
    default: self.init(.different)
    }
  }

  private init(
    _ first: Expression,
    _ second: Expression,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) {
    do throws(AlgebraError) {
      let identity = try Algebra.identity(
        of: first,
        second,
        environment: environment,
        workspace: &workspace
      )
      switch identity {
      case .proved(let conditions):
        verdict = .identity
        self.conditions = conditions
      case .refuted(let numbers):
        verdict = .wrong
        lost = [Witness(values: numbers.map { ($0.name, Expression($0.number)) })]
      case .undecided: verdict = .undecided
      }
    } catch {
      verdict = .undecided
    }
  }
}

/// Compares equations and inequalities.
private struct LineComparer {
  let unknowns: [String]
  let letter: String
  let environment: Environment

  /// The most solutions that are told.
  private static let witnessLimit = 4

  func comparison(
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    _ workspace: inout Workspace
  ) -> LineComparison {
    guard let first = inlined(first), let second = inlined(second) else {
      return LineComparison(.undecided)
    }
    if isMultiple(first, second, &workspace) { return LineComparison(.equivalent) }
    let isComplex = isComplex(first, second)
    let found = EquationSolver.solving(environment, &workspace) { solver in
      isComplex
        ? solver.complexWitnesses(first, second, unknowns, limit: Self.witnessLimit)
        : solver.witnesses(first, second, unknowns, letter, limit: Self.witnessLimit)
    }
    guard let (lost, gained) = found else { return LineComparison(.undecided) }
    let verdict: LineComparison.Verdict
    switch (lost.isEmpty, gained.isEmpty) {
    case (true, true): verdict = .equivalent
    case (false, true): verdict = .loses
    case (true, false): verdict = .gains
    case (false, false): verdict = .wrong
    }
    var comparison = LineComparison(verdict)
    (comparison.lost, comparison.gained) = (lost, gained)
    comparison.cause = cause(verdict, first, second, &workspace)
    return comparison
  }

  /// Whether the unknown is a complex number: where the imaginary unit stands in a line, and, with
  /// complex answers switched on, in equations of one unknown.
  private func isComplex(_ first: Derivation.Line, _ second: Derivation.Line) -> Bool {
    let conditions = [first, second].flatMap { $0.cases.joined() + $0.conditions }
    if conditions.contains(where: { $0.difference.hasComplexParts(in: environment) }) {
      return true
    }
    return environment.complexAnswers && unknowns.count < 2
      && conditions.allSatisfy { $0.relation == .equal || $0.relation == .notEqual }
  }

  private func inlined(_ line: Derivation.Line) -> Derivation.Line? {
    var line = line
    for (place, conditions) in line.cases.enumerated() {
      for (index, condition) in conditions.enumerated() {
        let names = condition.left.variables + condition.right.variables
        guard let whole = condition.inlined(in: environment, variables: names) else { return nil }
        line.cases[place][index] = whole
      }
    }
    return line
  }

  /// The only comparison of a line.
  private func single(_ line: Derivation.Line) -> EquationTask.Condition? {
    line.cases.count == 1 && line.cases[0].count == 1 ? line.cases[0][0] : nil
  }

  /// Whether both sides of one line are the same multiple of those of the other one, up to
  /// what was added on both sides.
  private func isMultiple(
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    _ workspace: inout Workspace
  ) -> Bool {
    guard let a = single(first), let b = single(second), a.relation == .equal,
      b.relation == .equal
    else { return false }
    let (f, g) = (a.left - a.right, b.left - b.right)
    guard let ratio = quotient(f, g, &workspace), let number = ratio.rationalNumber,
      !number.isZero
    else { return false }
    do throws(AlgebraError) {
      let identity = try Algebra.identity(
        of: f,
        Expression(number) * g,
        environment: environment,
        workspace: &workspace
      )
      if case .proved(let conditions) = identity { return conditions.isEmpty }
      return false
    } catch {
      return false
    }
  }

  /// A quotient in its simplest form.
  private func quotient(
    _ f: Expression,
    _ g: Expression,
    _ workspace: inout Workspace
  ) -> Expression? {
    do throws(AlgebraError) {
      return try Algebra.result(
        of: Expression(.quotient, [f, g]),
        environment: environment,
        workspace: &workspace
      ).expression
    } catch {
      return nil
    }
  }

  /// Why solutions were lost or gained: the quotient of the differences of both sides says it.
  private func cause(
    _ verdict: LineComparison.Verdict,
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    _ workspace: inout Workspace
  ) -> LineComparison.Cause? {
    guard let a = single(first), let b = single(second), a.relation == .equal, b.relation == .equal
    else { return nil }
    let (f, g) = (a.left - a.right, b.left - b.right)
    switch verdict {
    case .loses:
      guard let ratio = quotient(f, g, &workspace), isFactor(ratio) else { return nil }
      return .divided(ratio)
    case .gains:
      let squares = a.left.raised(to: 2) - a.right.raised(to: 2)
      if let ratio = quotient(squares, g, &workspace), let number = ratio.rationalNumber,
        !number.isZero
      {
        return .squared
      }
      guard let ratio = quotient(g, f, &workspace), isFactor(ratio) else { return nil }
      return .multiplied(ratio)
    default: return nil
    }
  }

  /// Whether an expression is one that people multiply by: short, and no quotient.
  private func isFactor(_ e: Expression) -> Bool {
    guard e.count <= 24, !e.variables.isEmpty else { return false }
    return !e.nodes.indices.contains { index in
      if case .quotient = e.symbol(at: index) {
        return !e.subexpression(at: index - 1).variables.isEmpty
      }
      return false
    }
  }
}

extension EquationSolver {
  /// What solves one line and not another one, as numbers in the place of the unknowns.
  fileprivate mutating func witnesses(
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    _ unknowns: [String],
    _ letter: String,
    limit: Int
  ) -> (lost: [LineComparison.Witness], gained: [LineComparison.Witness])? {
    guard unknowns.count > 1 else {
      let x = unknowns.first ?? "x"
      guard let found = difference(first, second, in: x) else { return nil }
      return (
        found.lost.prefix(limit).map { witness($0, x, letter) },
        found.gained.prefix(limit).map { witness($0, x, letter) }
      )
    }
    if let found = difference(ofSystems: first, second, in: unknowns) {
      return (
        found.lost.prefix(limit).map { witness($0, unknowns) },
        found.gained.prefix(limit).map { witness($0, unknowns) }
      )
    }
    return sampled(first, second, unknowns)
  }

  /// What solves one line and not another one among the complex numbers; nothing where that is
  /// not found out.
  fileprivate mutating func complexWitnesses(
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    _ unknowns: [String],
    limit: Int
  ) -> (lost: [LineComparison.Witness], gained: [LineComparison.Witness])? {
    let z = unknowns.first ?? "z"
    guard unknowns.count < 2, environment.angleUnit == .radians,
      let before = complexNumbers(of: first, in: z), let after = complexNumbers(of: second, in: z),
      let lost = numbers(before, outside: after), let gained = numbers(after, outside: before)
    else { return nil }
    func told(_ numbers: [ComplexSolution]) -> [LineComparison.Witness] {
      numbers.prefix(limit).map { .init(values: [(z, shown($0.number))]) }
    }
    return (told(lost), told(gained))
  }

  /// The complex numbers that solve a line, without families but those that are told for a
  /// whole case; nothing where that is not found out.
  private mutating func complexNumbers(
    of line: Derivation.Line,
    in z: String
  ) -> [ComplexSolution]? {
    guard line.letter == nil, line.substitution == nil else { return nil }
    var found: [ComplexSolution] = []
    for conditions in line.cases {
      var others = conditions + line.conditions
      guard let place = others.firstIndex(where: { $0.relation == .equal }),
        case let equation = others.remove(at: place).difference,
        let numbers = complexNumbers(with: equation, in: z)
      else { return nil }
      for number in numbers {
        var holds = true
        for condition in others where holds {
          guard number.period == nil,
            let answer = holdsAmongComplex(condition, in: z, at: number.number)
          else { return nil }
          holds = answer
        }
        if holds { found.append(number) }
      }
    }
    return found
  }

  /// The complex numbers for which a difference is zero; nothing where all are, or that is not
  /// found out.
  private mutating func complexNumbers(
    with e: Expression,
    in z: String
  ) -> [ComplexSolution]? {
    guard e.variables.contains(z) else {
      guard case .number(let value) = complexWorth(of: e), isZero(value) == false else {
        return nil
      }
      return []
    }
    guard let set = complexSolutions(of: e, in: z), set.isComplete else { return nil }
    switch set.solutions {
    case .complex(let numbers): return numbers
    case .some(let numbers):
      return numbers.map { number in
        ComplexSolution(.real(number.number), period: number.period.map { .real($0) })
      }
    default: return nil
    }
  }

  private mutating func holdsAmongComplex(
    _ condition: EquationTask.Condition,
    in z: String,
    at number: Number
  ) -> Bool? {
    guard condition.relation == .equal || condition.relation == .notEqual else { return nil }
    let before = environment.complexAnswers
    environment.complexAnswers = true
    defer { environment.complexAnswers = before }
    switch complexWorth(of: condition.difference, for: z, being: number) {
    case .undefined: return false
    case .unknown: return nil
    case .number(let value): return isZero(value).map { condition.relation.holds(for: $0 ? 0 : 1) }
    }
  }

  /// Those of some numbers that are not among others; nothing where that is not found out.
  private mutating func numbers(
    _ first: [ComplexSolution],
    outside second: [ComplexSolution]
  ) -> [ComplexSolution]? {
    var outside: [ComplexSolution] = []
    for number in first {
      let answers = second.map { areSame($0, number) }
      guard !answers.contains(true) else { continue }
      // Families that are not told apart may have numbers in common.
      let areSingle = number.period == nil && second.allSatisfy { $0.period == nil }
      guard areSingle, !answers.contains(nil) else { return nil }
      outside.append(number)
    }
    return outside
  }

  /// What solves one line and not the other one.
  private mutating func difference(
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    in x: String
  ) -> LineDifference? {
    if let a = set(of: first, in: x), let b = set(of: second, in: x),
      let found = difference(a, b, in: x)
    {
      return found
    }
    return difference(ofProgressions: first, second, in: x)
      ?? difference(ofRanges: first, second, in: x)
  }

  /// Numbers for all unknowns but one, small ones first: where the lines differ then, they do;
  /// where they do not, that proves nothing.
  private mutating func sampled(
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    _ unknowns: [String]
  ) -> (lost: [LineComparison.Witness], gained: [LineComparison.Witness])? {
    let before = environment
    defer { environment = before }
    for (place, x) in unknowns.enumerated() {
      for attempt in [2, 3, 5, 1, -1] {
        environment = before
        var values: [(name: String, form: Expression)] = []
        for (other, name) in unknowns.enumerated() where other != place {
          let number = Rational(attempt + other)
          environment.variables[name] = .real(Real(number))
          values.append((name, Expression(number)))
        }
        guard let a = set(of: first, in: x), let b = set(of: second, in: x),
          let found = difference(a, b, in: x), !found.isNone
        else { continue }
        func told(_ solutions: [Solution]) -> [LineComparison.Witness] {
          solutions.prefix(1).map { solution in
            LineComparison.Witness(values: values + [(x, shown(solution.number))])
          }
        }
        return (told(found.lost), told(found.gained))
      }
    }
    return nil
  }

  private mutating func witness(
    _ solution: Solution,
    _ x: String,
    _ letter: String
  ) -> LineComparison.Witness {
    var form = shown(solution.number)
    if let period = solution.period {
      form = .family(form, shown(period), letter)
    }
    return LineComparison.Witness(values: [(x, form)])
  }

  private mutating func witness(
    _ numbers: [Real],
    _ unknowns: [String]
  ) -> LineComparison.Witness {
    LineComparison.Witness(values: zip(unknowns, numbers).map { ($0, shown($1)) })
  }

  /// The sum of both parts of a number, each as it is shown.
  private mutating func shown(_ number: Number) -> Expression {
    guard !number.isReal else { return shown(number.real) }
    let imaginary = shown(number.imaginary) * Expression(.imaginaryUnit)
    return sign(of: number.real) == 0 ? imaginary : shown(number.real) + imaginary
  }

  /// A number in closed form, or else its first digits.
  private mutating func shown(_ number: Real) -> Expression {
    if let form = closedForm(of: number) ?? form(of: number) { return form }
    let digits: DecimalExpansion?? = ask { (workspace) throws(RealError) in
      try Real.digits(number, significantDigits: 10, in: &workspace)
    }
    var builder = ExpressionBuilder()
    guard let digits, let digits else {
      builder.appendHole()
      return builder.expression()
    }
    let size = DecimalExpansion(
      isNegative: false,
      digits: digits.digits,
      exponent: digits.exponent,
      isExact: digits.isExact
    )
    builder.append(NumberLiteral(size))
    return digits.isNegative ? -builder.expression() : builder.expression()
  }
}

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
    let found = EquationSolver.solving(environment, &workspace) { solver in
      solver.witnesses(first, second, unknowns, letter, limit: Self.witnessLimit)
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

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
  /// A name of several letters that are names in the lines themselves, where they are not the
  /// same: `ab` beside a and b.
  package private(set) var joinedName: String?

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
    /// A summand went to the other side without another sign.
    case sideChanged(Expression)
    /// A part was taken for something that it is not.
    case taken(Expression, for: Expression)
    /// All summands were multiplied by an expression but this one.
    case notMultiplied(Expression, by: Expression)
    /// Quotients are the same where their products crosswise are.
    case crosswise(Expression)
    /// A side of the line before has no value where only this one holds.
    case noValue
    /// The sign of an inequality did not turn round with a division by a negative number.
    case notTurned
    /// Both sides of an inequality were multiplied by an expression that may be negative.
    case multipliedInequality(Expression)
    /// Roots were taken, of which the one with the other sign is missing.
    case rooted(missing: Expression)
  }

  /// Numbers in the place of names.
  package struct Witness: Sendable {
    /// What each name is.
    package let values: [(name: String, form: Expression)]
    /// What the letter of a family is not.
    package var excluded: [Expression] = []
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
    if verdict != .equivalent, verdict != .identity {
      joinedName = Self.joinedName(in: line.names, before.names)
    }
  }

  /// The first of some names whose letters are names themselves.
  private static func joinedName(in first: [String], _ second: [String]) -> String? {
    let all = first + second
    let letters = Set(all.filter { $0.unicodeScalars.count == 1 })
    return all.first { name in
      name.unicodeScalars.count > 1
        && name.unicodeScalars.allSatisfy { scalar in
          letters.contains(String(scalar))
        }
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
        cause = Self.mistake(from: first, to: second, environment, &workspace)
      case .undecided: self = Self.tried(first, second, environment, &workspace)
      }
    } catch {
      self = Self.tried(first, second, environment, &workspace)
    }
  }

  /// Compares two expressions for some numbers in the place of their names, or two numbers, which
  /// may be complex.
  private static func tried(
    _ first: Expression,
    _ second: Expression,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> LineComparison {
    var names: [String] = []
    for name in first.variables + second.variables
    where environment.variables[name] == nil && !names.contains(name) {
      names.append(name)
    }
    return EquationSolver.solving(environment, &workspace) { solver in
      guard !names.isEmpty else {
        guard let areSame = solver.areSameNumbers(first, second) else {
          return LineComparison(.undecided)
        }
        return LineComparison(areSame ? .identity : .wrong)
      }
      guard let numbers = solver.difference(of: first, second, in: names) else {
        return LineComparison(.undecided)
      }
      var comparison = LineComparison(.wrong)
      comparison.lost = [Witness(values: zip(names, numbers).map { ($0, Expression($1)) })]
      return comparison
    }
  }
}

extension WrittenLine {
  /// The names that stand in it.
  fileprivate var names: [String] {
    switch self {
    case .expression(let e): e.variables
    case .statement(let line):
      (line.cases.joined() + line.conditions).flatMap { $0.left.variables + $0.right.variables }
    }
  }
}

/// Compares equations and inequalities.
struct LineComparer {
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
    if verdict == .gains, comparison.cause == nil, !isComplex,
      hasNoValue(first, at: gained, &workspace)
    {
      comparison.cause = .noValue
    }
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
  func isMultiple(
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
    return Algebra.isIdentity(
      f,
      Expression(number) * g,
      environment: environment,
      workspace: &workspace
    )
  }

  /// A quotient in its simplest form.
  func quotient(
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
    guard let a = single(first), let b = single(second) else { return nil }
    guard a.relation == .equal, b.relation == .equal else {
      switch verdict {
      case .loses, .gains, .wrong: return mistake(ofInequality: a, to: b, &workspace)
      default: return nil
      }
    }
    switch verdict {
    case .loses, .gains:
      return knownCause(verdict, a, b, &workspace) ?? mistake(from: a, to: b, &workspace)
    case .wrong: return mistake(from: a, to: b, &workspace)
    default: return nil
    }
  }

  /// A division, a multiplication, a square or a root that changed what solves an equation.
  private func knownCause(
    _ verdict: LineComparison.Verdict,
    _ a: EquationTask.Condition,
    _ b: EquationTask.Condition,
    _ workspace: inout Workspace
  ) -> LineComparison.Cause? {
    let (f, g) = (a.left - a.right, b.left - b.right)
    switch verdict {
    case .loses:
      for exponent in [2, 4] {
        let powers = b.left.raised(to: exponent) - b.right.raised(to: exponent)
        guard !(f.count > 200 || powers.count > 200), b.right.rationalNumber?.isZero != true,
          let ratio = quotient(f, powers, &workspace), ratio.rationalNumber?.isZero == false
        else { continue }
        let opposite = b.right.rationalNumber.map { Expression(-$0) } ?? -b.right
        return .rooted(
          missing: Expression(.relation(.equal, continuesChain: false), [b.left, opposite])
        )
      }
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
  func isFactor(_ e: Expression) -> Bool {
    guard e.count <= 24, !e.variables.isEmpty else { return false }
    return !e.nodes.indices.contains { index in
      switch e.symbol(at: index) {
      case .quotient: !e.subexpression(at: index - 1).variables.isEmpty
      case .call(let builtin): builtin == .abs
      default: false
      }
    }
  }
}

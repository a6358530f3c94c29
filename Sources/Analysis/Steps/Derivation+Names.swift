// Formulas and systems with further free names, line by line: for the numbers for which the answer
// is told.

package import Expressions
internal import Numbers
package import Reals

extension Derivation {
  /// The lines from equations in which other names are free to the only solutions, all under the same
  /// conditions; nothing where there are other cases, or no line by line way.
  ///
  /// Lines without a value, for some numbers in the place of the names, have no solutions for these.
  package static func solving(
    _ conditions: [EquationTask.Condition],
    for unknowns: [String],
    to answer: SolvedSystem,
    environment: Environment,
    workspace: inout Workspace
  ) -> Derivation? {
    guard !environment.complexAnswers, let first = answer.cases.first, unknowns.count <= 2,
      conditions.count == unknowns.count, conditions.allSatisfy({ $0.relation == .equal })
    else { return nil }
    let isOneCase = answer.cases.allSatisfy { own in
      own.conditions == first.conditions && own.values.map { $0.name } == unknowns
    }
    guard isOneCase || unknowns.count == 1 else { return nil }
    var environment = environment
    for name in unknowns { environment.variables[name] = nil }
    var inlined: [EquationTask.Condition] = []
    for condition in conditions {
      guard let whole = condition.inlined(in: environment, variables: unknowns),
        whole.left.count + whole.right.count <= sizeLimit
      else { return nil }
      inlined.append(whole)
    }
    let told = first.conditions + answer.restrictions
    return EquationSolver.solving(environment, &workspace) { solver in
      if unknowns.count == 1 {
        var writer = DerivationWriter(solver, unknowns[0], inlined[0])
        defer { solver = writer.solver }
        return isOneCase
          ? writer.derivation(to: answer.cases.map { $0.values[0].value }, under: told)
          : writer.derivation(inCases: answer)
      }
      var writer = NamedSystemWriter(solver: solver, unknowns: unknowns)
      return writer.derivation(of: inlined, to: answer, under: told)
    }
  }
}

extension DerivationWriter {
  /// The lines up to expressions that solve an equation under conditions.
  mutating func derivation(
    to solutions: [Expression],
    under conditions: [Expression]
  ) -> Derivation? {
    hasNames = true
    guard writtenEquations() != nil, lines.count > 1 else { return nil }
    let x = Expression(name: asked)
    let target = solutions.map { [EquationTask.Condition(x, .equal, $0)] }
    finish(with: target)
    for line in lines.dropFirst() {
      guard line.substitution == nil, line.conditions.isEmpty, line.letter == nil,
        line.cases.allSatisfy({ $0.count == 1 })
      else { return nil }
      var found: [Expression] = []
      for equation in line.cases.joined() {
        guard let own = solved(equation, for: asked), areTold(own.conditions, by: conditions) else {
          return nil
        }
        for solution in own.solutions {
          guard areTold(solution.conditions, by: conditions) else { return nil }
          if !contains(found, solution.value, conditions) { found.append(solution.value) }
        }
      }
      guard found.count == solutions.count,
        found.allSatisfy({ contains(solutions, $0, conditions) })
      else {
        return nil
      }
    }
    return Derivation(lines: lines)
  }

  /// Whether each of some conditions is one of others, in whatever way it is written, or says that
  /// something is not zero of which they say so.
  private mutating func areTold(_ conditions: [Expression], by others: [Expression]) -> Bool {
    let senses = others.map { sense(of: $0) }
    var nonzero: Set<String> = []
    for sense in senses {
      switch sense.relation {
      case .notEqual, .greater: nonzero.formUnion(sense.factors)
      default: break
      }
    }
    return conditions.allSatisfy { condition in
      let sense = sense(of: condition)
      if senses.contains(sense) || others.contains(condition) { return true }
      return sense.relation == .notEqual && sense.factors.allSatisfy { nonzero.contains($0) }
    }
  }

  /// Whether one of some expressions has the value of another one under conditions.
  private mutating func contains(
    _ expressions: [Expression],
    _ e: Expression,
    _ conditions: [Expression]
  ) -> Bool {
    expressions.contains { other in
      let difference = other.withOrderedLogarithms - e.withOrderedLogarithms
      return other == e || tidyQuotient(difference)?.rationalNumber?.isZero == true
        || isIdentity(other, e, under: conditions)
    }
  }

  private mutating func isIdentity(
    _ a: Expression,
    _ b: Expression,
    under conditions: [Expression]
  ) -> Bool {
    do throws(AlgebraError) {
      let found = try Algebra.identity(
        of: a,
        b,
        environment: solver.environment,
        workspace: &solver.workspace
      )
      guard case .proved(let needed) = found else { return false }
      return areTold(needed, by: conditions)
    } catch {
      return false
    }
  }

  /// What two comparisons have in common that say the same: b = c and c = b, a/b > 0 and b/a > 0.
  private struct Sense: Hashable {
    let relation: Relation?
    /// The factors of what compares with zero, in an order.
    let factors: [String]
  }

  private mutating func sense(of condition: Expression) -> Sense {
    guard let comparison = condition.comparison else {
      return Sense(relation: nil, factors: [condition.text()])
    }
    let isTurned = comparison.relation.isUpperBound
    let relation = isTurned ? comparison.relation.turned : comparison.relation
    let difference = comparison.left - comparison.right
    let first = factors(of: isTurned ? -difference : difference)
    guard relation == .equal || relation == .notEqual else {
      return Sense(relation: relation, factors: first)
    }
    let second = factors(of: -difference)
    let isFirst = first.joined(separator: " ") < second.joined(separator: " ")
    return Sense(relation: relation, factors: isFirst ? first : second)
  }

  /// The factors above and below the line of an expression that is written as one quotient.
  private mutating func factors(of e: Expression) -> [String] {
    let whole = tidyQuotient(e) ?? e
    let parts = whole.symbol(at: whole.root) == .quotient ? whole.parts : [whole]
    return parts.flatMap { $0.factors }.filter { $0.rationalNumber != .one }.map { $0.text() }
      .sorted { $0 < $1 }
  }

  /// The lines up to the cases in which an equation is solved; each line has the same cases.
  mutating func derivation(inCases answer: SolvedSystem) -> Derivation? {
    (hasNames, hasCases) = (true, true)
    guard answer.restrictions.isEmpty, writtenEquations() != nil, lines.count > 1 else {
      return nil
    }
    var target: [Derivation.Case] = []
    for own in answer.cases {
      let values = own.values.map { name, value in
        EquationTask.Condition(Expression(name: name), .equal, value)
      }
      let conditions = own.conditions.compactMap { $0.comparison }
      guard conditions.count == own.conditions.count else { return nil }
      target.append(values + conditions)
    }
    finish(with: target)
    guard let known = cases(of: lines[0]) else { return nil }
    for line in lines.dropFirst() {
      guard let found = cases(of: line), found.count == known.count,
        found.allSatisfy({ known.contains($0) })
      else { return nil }
    }
    return Derivation(lines: lines)
  }

  /// The cases in which a line is solved, each as the set of what holds; nothing where that is not known.
  private mutating func cases(of line: Derivation.Line) -> [Set<Sense>]? {
    guard line.substitution == nil, line.conditions.isEmpty, line.letter == nil else { return nil }
    var choices: [[Algebra.SystemCondition]] = []
    for conditions in line.cases {
      guard conditions.allSatisfy({ $0.relation == .equal || $0.relation == .notEqual }) else {
        return nil
      }
      choices.append(
        conditions.map { (left: $0.left, isEqual: $0.relation == .equal, right: $0.right) }
      )
    }
    do throws(AlgebraError) {
      let found = try Algebra.solved(
        choices,
        for: [asked],
        environment: solver.environment,
        workspace: &solver.workspace
      )
      guard found.restrictions.isEmpty else { return nil }
      return found.cases.map { (own) -> Set<Sense> in
        var senses: Set<Sense> = []
        for (name, value) in own.values {
          // What is left without the unknown is told of any of the names.
          let equation = Expression(
            .relation(.equal, continuesChain: false),
            [Expression(name: name), value]
          )
          let value = Sense(relation: nil, factors: [equation.text()])
          senses.insert(name == asked ? value : sense(of: equation))
        }
        for condition in own.conditions { senses.insert(sense(of: condition)) }
        return senses
      }
    } catch {
      return nil
    }
  }

  /// Writes the cases of the answer as the last line, in the place of one that is only ordered in another
  /// way.
  private mutating func finish(with target: [Derivation.Case]) {
    guard let last = lines.last, !target.allSatisfy({ last.cases.contains($0) }) else { return }
    func leaves(_ conditions: Derivation.Case) -> String {
      var texts: [String] = []
      for condition in conditions { texts += condition.left.leaves + condition.right.leaves }
      return texts.sorted { $0 < $1 }.joined(separator: " ")
    }
    func allLeaves(_ cases: [Derivation.Case]) -> [String] {
      cases.map { leaves($0) }.sorted { $0 < $1 }
    }
    let (before, after) = (allLeaves(last.cases), allLeaves(target))
    if hasCases || before == after {
      lines[lines.count - 1].cases = target
    } else if last.cases.map({ $0.size }).reduce(0, +) > target.map({ $0.size }).reduce(0, +) {
      lines.append(Derivation.Line(cases: target, operation: .simplify))
    }
  }

  /// What solves an equation, and under which conditions.
  mutating func solved(_ equation: EquationTask.Condition, for name: String) -> SolvedFormula? {
    do throws(AlgebraError) {
      let found = try Algebra.solved(
        equation.left,
        equation.right,
        for: name,
        environment: solver.environment,
        workspace: &solver.workspace
      )
      return found.letter == nil ? found : nil
    } catch {
      return nil
    }
  }
}

/// Writes the lines for two equations with further names: one tells an unknown, and what it is takes its
/// place in the other one.
private struct NamedSystemWriter {
  var solver: EquationSolver
  let unknowns: [String]

  /// The lines up to an answer.
  mutating func derivation(
    of conditions: [EquationTask.Condition],
    to answer: SolvedSystem,
    under told: [Expression]
  ) -> Derivation? {
    for (place, condition) in conditions.enumerated() {
      for name in unknowns {
        guard let value = value(of: name, by: condition),
          let lines = lines(conditions, place, name, value, to: answer, under: told)
        else { continue }
        return Derivation(lines: lines)
      }
    }
    return nil
  }

  /// What an equation says an unknown is, where its factor is a number.
  private mutating func value(
    of name: String,
    by condition: EquationTask.Condition
  ) -> Expression? {
    guard let line = ExpressionFraction(condition.left - condition.right, in: name, limit: 1),
      line.numerator.count == 2, line.denominator.count == 1,
      line.denominator[0].rationalNumber == .one,
      let factor = line.numerator[1].rationalNumber, !factor.isZero
    else { return nil }
    var writer = DerivationWriter(solver, name, condition)
    return writer.tidyQuotient(-line.numerator[0] / line.numerator[1])
  }

  private mutating func lines(
    _ conditions: [EquationTask.Condition],
    _ place: Int,
    _ name: String,
    _ value: Expression,
    to answer: SolvedSystem,
    under told: [Expression]
  ) -> [Derivation.Line]? {
    let meaning = EquationTask.Condition(Expression(name: name), .equal, value)
    var lines = [Derivation.Line(cases: [conditions])]
    var pair = conditions
    pair[place] = meaning
    if pair != conditions {
      lines.append(Derivation.Line(cases: [pair], operation: .solveFor(name)))
    }
    let other = conditions[1 - place]
    let inserted = EquationTask.Condition(
      other.left.replacing([name: value]),
      .equal,
      other.right.replacing([name: value])
    )
    func line(_ cases: [Derivation.Case], _ operation: Derivation.Operation?) -> Derivation.Line {
      Derivation.Line(
        cases: cases.map { place == 0 ? [meaning] + $0 : $0 + [meaning] },
        operation: operation
      )
    }
    lines.append(line([[inserted]], .insert(name)))
    guard let kept = unknowns.first(where: { $0 != name }) else { return nil }
    var writer = DerivationWriter(solver, kept, inserted)
    defer { solver = writer.solver }
    guard let found = writer.solved(inserted, for: kept),
      found.conditions.allSatisfy({ told.contains($0) }),
      found.solutions.count == answer.cases.count,
      let zeros = found.unconditional,
      let steps = writer.derivation(to: zeros, under: found.conditions)
    else { return nil }
    for step in steps.lines.dropFirst() { lines.append(line(step.cases, step.operation)) }
    // Each case has to be one of the zeros with what it says of the other unknown.
    for own in answer.cases {
      guard let zero = own.values.first(where: { $0.name == kept })?.value,
        zeros.contains(zero),
        let rest = own.values.first(where: { $0.name == name })?.value,
        writer.tidyQuotient(value.replacing([kept: zero])) == rest
      else { return nil }
    }
    var last = Derivation.Line(
      cases: answer.cases.map { own in
        own.values.map { EquationTask.Condition(Expression(name: $0.name), .equal, $0.value) }
      },
      operation: .insert(kept)
    )
    for condition in answer.cases[0].conditions {
      guard let comparison = condition.comparison else { return nil }
      last.conditions.append(comparison)
    }
    return lines + [last]
  }
}

extension Derivation.Case {
  /// How many nodes its sides have.
  fileprivate var size: Int { reduce(0) { $0 + $1.left.count + $1.right.count } }
}

extension Expression {
  /// The expression with −ln(b/a) for ln(a/b) where b is written before a.
  fileprivate var withOrderedLogarithms: Expression {
    let operands = parts.map { $0.withOrderedLogarithms }
    guard !operands.isEmpty else { return self }
    if symbol(at: root) == .call(.ln), operands[0].symbol(at: operands[0].root) == .quotient {
      let sides = operands[0].parts
      if sides[1].text() < sides[0].text() { return -.call(.ln, sides[1] / sides[0]) }
    }
    return Expression(symbol(at: root), operands)
  }

  /// The names and numbers in it, from left to right.
  fileprivate var leaves: [String] {
    (0..<count).filter { operands(of: $0).isEmpty }.map { subexpression(at: $0).text() }
  }

  /// The comparison that it is, where it is one.
  fileprivate var comparison: EquationTask.Condition? {
    guard case .relation(let relation, continuesChain: false) = symbol(at: root) else { return nil }
    return EquationTask.Condition(parts[0], relation, parts[1])
  }
}

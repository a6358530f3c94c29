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
      conditions.count == unknowns.count, conditions.allSatisfy({ $0.relation == .equal }),
      answer.cases.allSatisfy({ own in
        own.conditions == first.conditions && own.values.map { $0.name } == unknowns
      })
    else { return nil }
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
        return writer.derivation(to: answer.cases.map { $0.values[0].value }, under: told)
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
    if let last = lines.last, !target.allSatisfy({ last.cases.contains($0) }) {
      lines.append(Derivation.Line(cases: target, operation: .simplify))
    }
    for line in lines.dropFirst() {
      guard line.substitution == nil, line.conditions.isEmpty, line.letter == nil,
        line.cases.allSatisfy({ $0.count == 1 })
      else { return nil }
      var found: [Expression] = []
      for equation in line.cases.joined() {
        guard let own = solved(equation, for: asked),
          own.conditions.allSatisfy({ conditions.contains($0) })
        else { return nil }
        for solution in own.solutions {
          guard solution.conditions.allSatisfy({ conditions.contains($0) }) else { return nil }
          if !found.contains(solution.value) { found.append(solution.value) }
        }
      }
      guard found.count == solutions.count, found.allSatisfy({ solutions.contains($0) }) else {
        return nil
      }
    }
    return Derivation(lines: lines)
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
      let symbol = condition.symbol(at: condition.root)
      guard case .relation(let relation, continuesChain: false) = symbol else { return nil }
      let sides = condition.parts
      last.conditions.append(EquationTask.Condition(sides[0], relation, sides[1]))
    }
    return lines + [last]
  }
}

// Two equations of which one tells an unknown: what it is takes its place in the other one, which
// is solved line by line.

internal import Expressions
internal import Numbers
internal import Reals

/// Writes the lines for two equations in two unknowns, one of which is linear in an unknown.
struct SubstitutionWriter {
  var solver: EquationSolver
  let unknowns: [String]

  /// The lines up to an answer.
  mutating func derivation(
    of conditions: [EquationTask.Condition],
    to answer: SolutionSet
  ) -> Derivation? {
    guard case .points(let points) = answer.solutions,
      points.allSatisfy({ $0.coordinates.allSatisfy { $0.slopes.isEmpty } }),
      let told = told(conditions)
    else { return nil }
    var lines = [Derivation.Line(cases: [conditions])]
    let name = unknowns[told.unknown]
    let meaning = EquationTask.Condition(Expression(name: name), .equal, told.value)
    var pair = conditions
    pair[told.place] = meaning
    if pair != conditions {
      lines.append(Derivation.Line(cases: [pair], operation: .solveFor(name)))
    }
    let other = conditions[1 - told.place]
    let inserted = EquationTask.Condition(
      other.left.replacing([name: told.value]),
      .equal,
      other.right.replacing([name: told.value])
    )
    func line(_ single: [Derivation.Case], _ operation: Derivation.Operation?) -> Derivation.Line {
      Derivation.Line(
        cases: single.map { told.place == 0 ? [meaning] + $0 : $0 + [meaning] },
        operation: operation
      )
    }
    lines.append(line([[inserted]], .insert(name)))
    let kept = unknowns[1 - told.unknown]
    solver.hasSteps = false
    guard let found = solver.realSolutions(of: inserted, in: kept), found.isComplete else {
      return nil
    }
    var writer = DerivationWriter(solver, kept, inserted)
    let steps = writer.derivation(to: found)
    solver = writer.solver
    guard let steps else { return nil }
    // Lines with conditions and with other letters are not compared as systems.
    for step in steps.lines.dropFirst()
    where step.conditions.isEmpty && step.substitution == nil && step.letter == nil {
      guard !step.isEvery else { return nil }
      lines.append(line(step.cases, step.operation))
    }
    if points.isEmpty {
      guard lines.last?.cases.isEmpty == true else { return nil }
    } else {
      guard let target = target(points) else { return nil }
      lines.append(Derivation.Line(cases: target, operation: .insert(kept)))
    }
    return solver.verified(lines, in: unknowns)
  }

  /// The first unknown that an equation tells: with the simplest factor, and where it stands alone
  /// on a side before others.
  private mutating func told(
    _ conditions: [EquationTask.Condition]
  ) -> (place: Int, unknown: Int, value: Expression)? {
    var best: (cost: Int, place: Int, unknown: Int, value: Expression)?
    for (place, condition) in conditions.enumerated() {
      for (index, unknown) in unknowns.enumerated() {
        let other = unknowns[1 - index]
        guard
          let line = ExpressionFraction(condition.left - condition.right, in: unknown, limit: 1),
          line.numerator.count == 2, line.denominator.count == 1,
          line.denominator[0].rationalNumber == .one,
          let factor = line.numerator[1].rationalNumber
            ?? solver.constant(line.numerator[1])?
            .rational, !factor.isZero,
          let rest = line.numerator[0].rationalFunction(
            of: other,
            environment: solver.environment
          ), rest.isPolynomial, rest.poles.isConstant
        else { continue }
        let isAlone = condition.left == Expression(name: unknown)
        let size = 2 * (factor.magnitude.bitLength - 2) + rest.numerator.degree
        let cost = isAlone ? size : size + 1
        guard best.map({ cost < $0.cost }) != false else { continue }
        let value = Expression(
          written: rest.numerator.scaled(by: -factor.reciprocal),
          Expression(name: other)
        )
        best = (cost, place, index, isAlone ? condition.right : value)
      }
    }
    return best.map { ($0.place, $0.unknown, $0.value) }
  }

  /// The points as cases.
  private mutating func target(_ points: [SolutionPoint]) -> [Derivation.Case]? {
    var cases: [Derivation.Case] = []
    for point in points {
      var parts: Derivation.Case = []
      for (name, coordinate) in zip(unknowns, point.coordinates) {
        guard let form = solver.closedForm(of: coordinate.number) else { return nil }
        parts.append(EquationTask.Condition(Expression(name: name), .equal, form))
      }
      cases.append(parts)
    }
    return cases
  }
}

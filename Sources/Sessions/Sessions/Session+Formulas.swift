// Equations and systems in which further names are free: they are answered with expressions for
// their unknowns.

internal import Analysis
internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Session {
  /// Answers a comparison in which further names are free with expressions for its unknown, in cases
  /// where these depend on signs.
  mutating func solveFormula(
    _ reading: EquationReading,
    besides names: [String],
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) {
    if solveInCases(reading, besides: names, into: &answer, &workspace) { return }
    let (equation, unknown) = (reading.conditions[0], reading.unknowns[0])
    var (domain, environment) = (EquationTask.Domain.real, currentEnvironment)
    environment.complexAnswers = false
    if case .complex = reading.domain {
      (domain, environment.complexAnswers) = (.complex, true)
    }
    do throws(AlgebraError) {
      guard equation.relation == .equal else { throw .unsupported }
      let found = try Algebra.solved(
        equation.left,
        equation.right,
        for: unknown,
        environment: environment,
        workspace: &workspace
      )
      let equations = found.solutions.map { solution in
        let value = Expression(name: unknown)
        let equation = EquationTask.Condition(value, .equal, solution.value).expression
        return ([equation] + solution.conditions).joined(by: .and) ?? equation
      }
      guard !equations.isEmpty || found.conditions.isEmpty else { throw .unsupported }
      tell(
        equations,
        of: reading,
        domain: domain,
        names: names,
        restrictions: found.conditions,
        letters: found.letter.map { [.wholeNumbers($0)] } ?? [],
        into: &answer
      )
      derive(found, of: reading, into: &answer, &workspace)
    } catch {
      // Solutions that there are under conditions of their own are cases.
      if solveSystemFormula(reading, besides: names, into: &answer, &workspace) { return }
      if reading.isOfChoices, solveChoices(reading, besides: names, into: &answer, &workspace) {
        return
      }
      let isStopped = isCancelled?() == true
      answer.outcome = .failure(isStopped ? .interrupted : .unsolved(unknown), place: answer.whole)
    }
  }

  /// Gives an answer the steps to what solves a formula, where each solution does under the same
  /// conditions.
  private func derive(
    _ formula: SolvedFormula,
    of reading: EquationReading,
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) {
    guard showsSteps else { return }
    answer.wantsSteps = true
    guard formula.letter == nil, let values = formula.unconditional else { return }
    let system = SolvedSystem(
      cases: values.map { value in
        SolvedSystem.Case(values: [(name: reading.unknowns[0], value: value)], conditions: [])
      },
      restrictions: formula.conditions
    )
    answer.derivation = derivation(of: reading, to: system, &workspace)
  }

  /// Gives an answer the steps to the cases in which an equation is solved.
  private func derive(
    inCases found: [Expression],
    of reading: EquationReading,
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) {
    guard showsSteps else { return }
    answer.wantsSteps = true
    guard reading.conditions[0].relation == .equal else { return }
    let unknown = Expression(name: reading.unknowns[0])
    let cases = found.map { whole in
      var (value, conditions): (Expression?, [Expression]) = (nil, [])
      for part in whole.conjuncts {
        let sides = part.parts
        if part.symbol(at: part.root) == .relation(.equal, continuesChain: false),
          sides[0] == unknown
        {
          value = sides[1]
        } else {
          conditions.append(part)
        }
      }
      let values = value.map { [(name: reading.unknowns[0], value: $0)] } ?? []
      return SolvedSystem.Case(values: values, conditions: conditions)
    }
    let system = SolvedSystem(cases: cases)
    answer.derivation = derivation(of: reading, to: system, &workspace)
  }

  /// Answers a comparison of a low degree with cases; false where there are none.
  private mutating func solveInCases(
    _ reading: EquationReading,
    besides names: [String],
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) -> Bool {
    guard case .real = reading.domain else { return false }
    let condition = reading.conditions[0]
    do throws(AlgebraError) {
      let found = try Algebra.cases(
        of: condition.left,
        condition.relation,
        condition.right,
        for: reading.unknowns[0],
        environment: currentEnvironment,
        workspace: &workspace
      )
      tell(found, of: reading, names: names, into: &answer)
      if let found { derive(inCases: found, of: reading, into: &answer, &workspace) }
      return true
    } catch {
      return false
    }
  }

  /// Answers comparisons of which all or some have to hold with cases; false where there are none.
  mutating func solveChoices(
    _ reading: EquationReading,
    besides names: [String],
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) -> Bool {
    do throws(AlgebraError) {
      let found = try Algebra.cases(
        of: [reading.conditions] + reading.others,
        for: reading.unknowns[0],
        environment: currentEnvironment,
        workspace: &workspace
      )
      tell(found, of: reading, names: names, into: &answer)
      return true
    } catch {
      return false
    }
  }

  /// Answers a system with expressions for its unknowns, in cases; false where there are none.
  mutating func solveSystemFormula(
    _ reading: EquationReading,
    besides names: [String],
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) -> Bool {
    // Cases are told of equations between real numbers, and of what must not be zero.
    let relations = ([reading.conditions] + reading.others).joined().map { $0.relation }
    guard case .real = reading.domain,
      relations.allSatisfy({ $0 == .equal || $0 == .notEqual })
    else { return false }
    let choices = ([reading.conditions] + reading.others).map { choice in
      choice.map { (left: $0.left, isEqual: $0.relation == .equal, right: $0.right) }
    }
    do throws(AlgebraError) {
      let found = try Algebra.solved(
        choices,
        for: reading.unknowns,
        environment: currentEnvironment,
        workspace: &workspace
      )
      tell(
        found.cases.map { $0.condition },
        of: reading,
        names: names.isEmpty ? reading.unknowns : names,
        restrictions: found.restrictions,
        into: &answer
      )
      answer.wantsSteps = showsSteps
      if reading.others.isEmpty, showsSteps {
        answer.derivation = derivation(of: reading, to: found, &workspace)
      }
      return true
    } catch {
      return false
    }
  }

  /// Gives an answer without a proof one of its cases, where that is asked for and found.
  ///
  /// Letters are any real numbers there.
  func proveCases(of reading: EquationReading, in answer: inout Answer) {
    guard showsProofs, answer.proofs.isEmpty,
      !answer.remarks.contains(where: { if case .wholeNumbers = $0.0 { true } else { false } })
    else { return }
    let (exact, restrictions): (String?, [Expression])
    switch answer.outcome {
    case .rule(let rule): (exact, restrictions) = (rule.expression.text(), rule.conditions)
    case .solutions(let solutions) where solutions.isComplete:
      (exact, restrictions) = (solutions.exactText(.point), [])
      if exact == nil, case .numbers(let numbers) = solutions.found, numbers.isEmpty {
        answer.proofs = proof(of: reading, [], [])
      }
    default: return
    }
    guard let exact else { return }
    let line = read("(\(exact))")
    guard line.diagnostics.isEmpty, line.statements.count == 1,
      let cases = line.statements[0].expression.choices, !cases.isEmpty
    else { return }
    answer.proofs = proof(of: reading, cases, restrictions)
  }

  /// The curves and the parts of the plane that solve comparisons of a complex unknown; nothing where
  /// these are others, or not found.
  func curve(of reading: EquationReading, _ workspace: inout Workspace) -> SolvedCurve? {
    guard reading.mayBeCurve else { return nil }
    var task = EquationTask(reading.conditions, unknowns: reading.unknowns, domain: .complex)
    task.others = reading.others
    return EquationSolver.plane(of: task, environment: currentEnvironment, workspace: &workspace)
  }

  /// Answers comparisons of a complex unknown with curves and parts of the plane.
  mutating func tell(
    _ curve: SolvedCurve,
    of reading: EquationReading,
    into answer: inout Answer
  ) {
    let unknown = reading.unknowns[0]
    guard !curve.isEverything else {
      answer.outcome = .solutions(.everything(for: [unknown], .complex, by: .identity))
      return
    }
    tell(
      curve.cases.map { $0.condition(on: unknown) },
      of: reading,
      domain: .complex,
      names: [unknown],
      letters: (curve.letter.map { [.realNumbers($0)] } ?? [])
        + (curve.wholeLetters.isEmpty
          ? [] : [.wholeNumbers(curve.wholeLetters.joined(separator: ", "))]),
      into: &answer
    )
  }

  /// Answers an equation of two whole numbers with families of these; false where there are none.
  mutating func solveWholeFamilies(
    _ reading: EquationReading,
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) -> Bool {
    guard case .integer = reading.domain, reading.unknowns.count == 2, reading.others.isEmpty else {
      return false
    }
    let task = EquationTask(reading.conditions, unknowns: reading.unknowns, domain: .integer)
    let found = EquationSolver.wholeFamilies(
      of: task,
      environment: currentEnvironment,
      workspace: &workspace
    )
    guard let found else { return false }
    let cases = found.cases.map { values in
      SolvedSystem.Case(
        values: zip(reading.unknowns, values).map { ($0, $1) },
        conditions: []
      ).condition
    }
    tell(
      cases,
      of: reading,
      domain: .integer,
      names: reading.unknowns,
      letters: [.wholeNumbers(found.letter)],
      into: &answer
    )
    if cases.isEmpty, showsProofs {
      answer.proofs = proof(of: task, .noPoints, &workspace)
    }
    return true
  }

  /// Answers with a curve that is said outright.
  mutating func tellWrittenCurve(
    _ reading: EquationReading,
    _ letters: [String],
    into answer: inout Answer
  ) {
    let whole = letters.filter { SolutionLetter.whole.contains($0) }
    let real = letters.filter { !whole.contains($0) }
    let cases = ([reading.conditions] + reading.others).compactMap { $0.chained.joined(by: .and) }
    tell(
      cases,
      of: reading,
      domain: .complex,
      names: reading.unknowns,
      letters: real.map { .realNumbers($0) }
        + (whole.isEmpty ? [] : [.wholeNumbers(whole.joined(separator: ", "))]),
      into: &answer
    )
  }

  /// Answers with conditions of which one has to hold, or that nothing solves it where there are none, and
  /// everything where it holds without conditions.
  private mutating func tell(
    _ cases: [Expression]?,
    of reading: EquationReading,
    domain: EquationTask.Domain = .real,
    names: [String],
    restrictions: [Expression] = [],
    letters: [Answer.Remark] = [],
    into answer: inout Answer
  ) {
    // Where a power of letters alone has no value nothing solves it: a case in which it stands has
    // none there either, of the others this is said.
    let powers = reading.unknowns.count == 1 ? reading.powersOfNames : []
    let parts = powers.filter { power in cases?.contains { !$0.contains(power) } ?? true }
    if !parts.isEmpty { answer.remarks.append((.definedParts(parts), answer.whole)) }
    guard let cases else {
      answer.outcome = .solutions(.everything(for: reading.unknowns, domain, by: .steps))
      return
    }
    guard let whole = cases.joined(by: .or) else {
      answer.outcome = .solutions(
        Answer.Solutions(
          unknowns: reading.unknowns,
          domain: domain,
          found: reading.unknowns.count == 1 ? .numbers([]) : .points([]),
          isComplete: true,
          methods: [.steps]
        )
      )
      return
    }
    answer.outcome = .rule(
      FreeExpression(
        expression: whole,
        names: names,
        conditions: restrictions,
        isAskedFor: true
      )
    )
    for letter in letters { answer.remarks.append((letter, answer.whole)) }
    if !restrictions.isEmpty { answer.remarks.append((.restricted(restrictions), answer.whole)) }
    last = nil
  }
}

extension Answer.Solutions {
  /// All numbers, which is proved.
  fileprivate static func everything(
    for unknowns: [String],
    _ domain: EquationTask.Domain,
    by method: SolutionSet.Method
  ) -> Answer.Solutions {
    Answer.Solutions(
      unknowns: unknowns,
      domain: domain,
      found: .every(except: []),
      isComplete: true,
      methods: [method]
    )
  }
}

extension EquationReading {
  /// The powers with names in base and exponent and without the unknown, each once.
  fileprivate var powersOfNames: [Expression] {
    let sides = ([conditions] + others).joined().flatMap { [$0.left, $0.right] }
    return sides.reduce(into: []) { found, side in
      found += side.powersOfNames(besides: unknowns[0]).filter { !found.contains($0) }
    }
  }
}

extension [EquationTask.Condition] {
  /// The comparisons as expressions, a < u and u < b as one chain.
  fileprivate var chained: [Expression] {
    var found: [Expression] = []
    for (place, condition) in enumerated() {
      let before = place > 0 ? self[place - 1] : condition
      if place > 0, before.right == condition.left, let last = found.last,
        [before, condition].allSatisfy({ $0.relation == .less || $0.relation == .lessOrEqual })
      {
        let sign = Symbol.relation(condition.relation, continuesChain: true)
        found[found.count - 1] = Expression(sign, [last, condition.right])
      } else {
        found.append(condition.expression)
      }
    }
    return found
  }
}

extension SolvedSystem.Case {
  /// The case as one condition.
  fileprivate var condition: Expression {
    let equations = values.map { name, value in
      EquationTask.Condition(Expression(name: name), .equal, value).expression
    }
    return (equations + conditions).joined(by: .and) ?? Expression(true)
  }
}

extension Expression {
  /// The comparisons of which all have to hold.
  fileprivate var conjuncts: [Expression] {
    symbol(at: root) == .call(.and) ? parts.flatMap { $0.conjuncts } : [self]
  }
}

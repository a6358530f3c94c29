// Lines that are equations or inequalities in one unknown, or ask `solve` for more: they are
// answered with their solutions.

internal import Analysis
internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Session {
  /// What a statement asks to be solved: it is an equation or an inequality in which a name that
  /// means nothing is the only one, or nothing but a call of `solve`.
  ///
  /// `x = cos(x)` gives x no value, since x has none.
  ///
  /// - Throws: ``Answer/Reason`` where `solve` has nothing to solve, or other names have no value.
  func equations(in statement: Statement) throws(Answer.Reason) -> EquationReading? {
    let expression = statement.expression
    let isOfRoots = expression.isCall(of: .rootsOfPolynomial, at: expression.root)
    let joined = expression.asksForSolutions ? expression.joinedSolve : nil
    let call = isOfRoots ? expression : joined
    if let call, statement.action == .evaluate, statement.conversion == nil {
      let read = EquationReading(
        argumentsOf: call,
        in: environment,
        isComplex: isOfRoots || settings.complexAnswers
      )
      guard var reading = read else { throw .nothingToSolve }
      if isOfRoots { reading.mayBeReal = false }
      if let reason = reading.misreadSet { throw reason }
      let open = reading.openNames(in: environment)
      // A formula is one of real numbers.
      if !open.isEmpty, reading.mayBeReal, case .complex = reading.domain,
        !isWritten(reading, with: open), !isWrittenCurve(reading, with: open)
      {
        reading.domain = .real
      }
      let isKnown =
        open.isEmpty || isWritten(reading, with: open) || isWrittenCurve(reading, with: open)
        || (reading.isFormula || reading.isFormulaOfSystem || reading.isOfChoices)
          && !open.contains("Ans")
      guard isKnown else { throw unknownName(of: open) }
      return reading
    }
    if expression.asksForSolutions { return nil }
    return equation(in: statement).map { choices, unknowns in
      EquationReading(
        choices,
        unknowns: unknowns,
        isComplex: settings.complexAnswers || choices.sayComplexNumbers(unknowns)
      )
    }
  }

  /// The comparisons and the unknowns of a statement that is an equation or an inequality in one,
  /// or a chain of these, or several with words between them; of a system, as many equations as
  /// unknowns, or more.
  private func equation(
    in statement: Statement
  ) -> (choices: [[EquationTask.Condition]], unknowns: [String])? {
    let expression = statement.expression
    let assigned: String?
    switch statement.action {
    case .evaluate where expression.choices != nil: assigned = nil
    case .assign(let name, _) where environment.variables[name] == nil: assigned = name
    default: return nil
    }
    let unknowns = [expression].openNames(in: environment)
    guard !unknowns.isEmpty, !unknowns.contains("Ans"), statement.conversion == nil else {
      return nil
    }
    if let assigned {
      let condition = EquationTask.Condition(Expression(name: assigned), .equal, expression)
      let reading = EquationReading([[condition]], unknowns: [assigned], isComplex: false)
      // A family alone, as an answer writes it.
      guard unknowns == [assigned] || isWritten(reading, with: unknowns) else { return nil }
      return ([[condition]], [assigned])
    }
    guard let choices = expression.choices else { return nil }
    let isSystem = choices.allSatisfy { conditions in
      conditions.count >= unknowns.count && conditions.allSatisfy { $0.relation == .equal }
    }
    if unknowns.count == 1 || isSystem { return (choices, unknowns) }
    // Lines of points, as answers write them: what stands alone on the left is told with parameters.
    var told: [String] = []
    for condition in choices[0] {
      guard case .name(let name) = condition.left.symbol(at: condition.left.root),
        !told.contains(name)
      else { continue }
      told.append(name)
    }
    if told.count > 1, told.count == choices[0].count, told.allSatisfy({ unknowns.contains($0) }) {
      let reading = EquationReading(choices, unknowns: told, isComplex: false)
      if isWritten(reading, with: reading.openNames(in: environment)) { return (choices, told) }
    }
    // Families, as answers write them: one of two names is for all whole numbers.
    guard unknowns.count == 2, choices.count > 1 || choices[0].count > 1 else { return nil }
    for unknown in unknowns {
      let reading = EquationReading(choices, unknowns: [unknown], isComplex: false)
      let open = reading.openNames(in: environment)
      if isWritten(reading, with: open) || isWrittenCurve(reading, with: open) {
        return (choices, [unknown])
      }
    }
    return nil
  }

  /// Why an equation in several unknowns is answered with nothing.
  func severalUnknowns(in statement: Statement) -> Answer.Reason? {
    let names = [statement.expression].openNames(in: environment)
    guard case .evaluate = statement.action, statement.expression.choices != nil,
      names.count > 1, names.allSatisfy({ $0.looksLikeVariable })
    else { return nil }
    return .severalUnknowns(names)
  }

  /// Answers an equation in several unknowns that holds wherever both sides have values; false where
  /// that is not proved.
  func tellIdentity(
    _ statement: Statement,
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) -> Bool {
    guard case .severalUnknowns(let names) = severalUnknowns(in: statement),
      let choices = statement.expression.choices, choices.count == 1, choices[0].count == 1,
      choices[0][0].relation == .equal
    else { return false }
    let sides = [choices[0][0].left, choices[0][0].right]
    let environment = currentEnvironment
    do throws(AlgebraError) {
      let identity = try Algebra.identity(
        of: sides[0],
        sides[1],
        environment: environment,
        workspace: &workspace
      )
      guard case .proved = identity else { return false }
    } catch {
      return false
    }
    let isEverywhere = sides.allSatisfy { Algebra.isDefinedEverywhere($0, in: environment) }
    answer.outcome = .solutions(
      Answer.Solutions(
        unknowns: names,
        domain: .real,
        found: isEverywhere ? .every(except: []) : .defined,
        isComplete: true,
        methods: [.identity]
      )
    )
    return true
  }

  /// Answers equations with their solutions.
  mutating func solve(
    _ reading: EquationReading,
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) {
    if let solutions = measuredSolutions(reading, &workspace) {
      answer.outcome = .solutions(solutions)
      if solutions.hasFamilies {
        answer.remarks.append((.wholeNumbers(solutions.letter), answer.whole))
      }
      last = nil
      return
    }
    noteStored(reading.storedNames(in: environment), in: &answer)
    let open = reading.openNames(in: environment)
    let isWritten = isWritten(reading, with: open)
    let isWrittenCurve = isWrittenCurve(reading, with: open)
    if isWrittenCurve, !isWritten {
      tellWrittenCurve(reading, open, into: &answer)
      return
    }
    var found = open.isEmpty || isWritten ? solved(reading, open, &workspace) : nil
    if found == nil { found = writtenBesideIdleUnknowns(reading, open, &workspace) }
    if found == nil, isWrittenCurve {
      tellWrittenCurve(reading, open, into: &answer)
      return
    }
    if reading.isOfPlane || reading.mayHaveComplexBesides {
      found?.areRealOnly = true
      found?.set.isComplete = false
      if let points = pointsOfPlane(reading, open, &workspace) { found = points }
    }
    if found == nil, open.contains(where: { SolutionLetter.isBound($0) }) {
      refuse(reading.unknowns, into: &answer)
      return
    }
    let isUnknown = found.map { $0.areRealOnly || !$0.set.isComplete } ?? true
    if isUnknown, open.isEmpty, let curve = curve(of: reading, &workspace) {
      guard curve.wholeLetters.isEmpty, let real = found?.realBesidesCurve(reading) else {
        tell(curve, of: reading, into: &answer)
        return
      }
      // Without a word for complex unknowns a curve of them is not asked for.
      found = real
    }
    if !open.isEmpty, found == nil, reading.isFormula {
      solveFormula(reading, besides: open, into: &answer, &workspace)
      return
    }
    if found == nil, !open.isEmpty || reading.unknowns.count > 1, reading.isFormulaOfSystem,
      solveSystemFormula(reading, besides: open, into: &answer, &workspace)
    {
      let idle = reading.idleUnknowns
      if !idle.isEmpty {
        answer.remarks.append((.anyNumbers(idle.joined(separator: ", ")), answer.whole))
      }
      return
    }
    if found == nil, !open.isEmpty, reading.isOfChoices {
      if solveChoices(reading, besides: open, into: &answer, &workspace) { return }
      if !reading.isFormulaOfSystem, isCancelled?() != true {
        answer.outcome = .failure(unknownName(of: open), place: answer.whole)
        return
      }
    }
    if found == nil, open.isEmpty, solveWholeFamilies(reading, into: &answer, &workspace) { return }
    guard let found, isCancelled?() != true else {
      refuse(reading.unknowns, into: &answer)
      return
    }
    show(found, isWritten: !open.isEmpty, into: &answer, &workspace)
  }

  /// That a name which is open has no value.
  private func unknownName(of open: [String]) -> Answer.Reason {
    let name = open.first { !SolutionLetter.isBound($0) }
    return name.map { .evaluation(.unknownName($0, nearest: nil)) } ?? .solveStandsAlone
  }

  /// The complex numbers that satisfy equations and inequalities, where these are single ones; nothing
  /// where they are none, or a word asks for others.
  private func pointsOfPlane(
    _ reading: EquationReading,
    _ open: [String],
    _ workspace: inout Workspace
  ) -> Solved? {
    guard reading.isOfPlane, open.isEmpty, reading.unknowns.count == 1,
      reading.isOfEquations
    else { return nil }
    var own = reading
    own.domain = .complex
    guard let found = solved(own, open, &workspace) else { return nil }
    let isKnownNearby = found.set.decidedUpTo != nil && !found.set.solutions.areNone
    return found.set.isComplete || isKnownNearby ? found : nil
  }

  /// A set that is said outright beside unknowns that stand in no condition; nothing where there are
  /// no such unknowns.
  private func writtenBesideIdleUnknowns(
    _ reading: EquationReading,
    _ open: [String],
    _ workspace: inout Workspace
  ) -> Solved? {
    let idle = reading.idleUnknowns
    guard !open.isEmpty, !idle.isEmpty, idle.count < reading.unknowns.count else { return nil }
    var own = reading
    own.unknowns.removeAll { idle.contains($0) }
    guard isWritten(own, with: open) else { return nil }
    var found = solved(own, open, &workspace)
    found?.free = idle
    return found
  }

  /// Says that there was no way to solve something, or no time.
  private func refuse(_ unknowns: [String], into answer: inout Answer) {
    let isStopped = isCancelled?() == true
    let reason =
      isStopped ? Answer.Reason.interrupted : .unsolved(unknowns.joined(separator: ", "))
    answer.outcome = .failure(reason, place: answer.whole)
  }

  /// Answers with solutions, which were found or are only said outright.
  mutating func show(
    _ found: Solved,
    isWritten: Bool,
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) {
    let whole = found.set
    var found = found
    found.set.solutions = EquationSolver.shortest(
      whole.solutions,
      environment: currentEnvironment,
      workspace: &workspace
    )
    guard let solutions = solutions(found, digits: settings.digits, &workspace) else {
      refuse(found.task.unknowns, into: &answer)
      return
    }
    answer.outcome = .solutions(solutions)
    // Unknowns that stand nowhere are any numbers, and are left out of what is proved.
    answer.proofs = showsProofs && Self.isPart(found.set) ? [] : found.set.certificate
    let isOneChoice = found.task.others.isEmpty
    if answer.proofs.isEmpty, !isWritten, showsProofs {
      answer.proofs = proof(of: found.task, whole, &workspace)
    }
    if showsSteps {
      answer.wantsSteps = true
      if isOneChoice, !isWritten {
        answer.derivation = Derivation.solving(
          found.task,
          to: found.set,
          environment: currentEnvironment,
          workspace: &workspace
        )
      }
    }
    answer.remarks += remarks(on: solutions, found).map { ($0, answer.whole) }
    last = Shown(answer: answer, content: .solutions(found), digits: settings.digits)
  }

  /// The solutions of equations, or the set that they say outright with some letters.
  func solved(
    _ reading: EquationReading,
    _ letters: [String],
    _ workspace: inout Workspace
  ) -> Solved? {
    guard let task = task(reading, &workspace) else { return nil }
    if letters.isEmpty {
      return solved(task, reading, &workspace)
        ?? solvedWithoutIdleUnknowns(task, reading, &workspace)
    }
    let set = EquationSolver.solutions(
      ofWritten: task,
      letters: letters,
      environment: currentEnvironment,
      workspace: &workspace
    )
    return set.map { Solved(task: task, set: $0, hasDecimals: reading.hasDecimals) }
  }

  /// The solutions of a task; where complex ones are welcome and not all of them are found, the real
  /// ones.
  private func solved(
    _ task: EquationTask,
    _ reading: EquationReading,
    _ workspace: inout Workspace
  ) -> Solved? {
    func solved(_ task: EquationTask, _ workspace: inout Workspace) -> Solved? {
      EquationSolver.solutions(of: task, environment: currentEnvironment, workspace: &workspace)
        .map { Solved(task: task, set: $0, hasDecimals: reading.hasDecimals) }
    }
    guard reading.mayBeReal, case .complex = task.domain else {
      let found = solved(task, &workspace)
      guard reading.mayBeComplexSystem, found?.set.solutions.areNone ?? true else { return found }
      var complex = task
      complex.domain = .complex
      let other = solved(complex, &workspace)
      return other?.set.isComplete == true ? other : found
    }
    let reserve = workspace.budget.stepsLeft / 2
    workspace.budget.stepsLeft -= reserve
    let found = solved(task, &workspace)
    workspace.budget.stepsLeft += reserve
    // Whether some of them are real may be left open, so that they have no digits.
    let isShown = found.flatMap { solutions($0, digits: settings.digits, &workspace) } != nil
    if isShown, found?.set.isComplete == true { return found }
    var real = task
    real.domain = .real
    guard var other = solved(real, &workspace),
      !isShown || found?.tellsMore(than: other) != true,
      !isShown || other.set.isComplete || found.map({ other.tellsAsMuch(as: $0) }) ?? true
    else { return found }
    other.areRealOnly = true
    other.areRealKnown = other.set.isComplete
    // Complex ones are not known.
    other.set.isComplete = false
    return other
  }

  /// The solutions where unknowns that stand in no condition may be any numbers; nothing where there
  /// are no such unknowns, or no others.
  private func solvedWithoutIdleUnknowns(
    _ task: EquationTask,
    _ reading: EquationReading,
    _ workspace: inout Workspace
  ) -> Solved? {
    let idle = reading.idleUnknowns
    guard !idle.isEmpty, idle.count < task.unknowns.count else { return nil }
    var own = task
    own.unknowns.removeAll { idle.contains($0) }
    var found = solved(own, reading, &workspace)
    found?.free = idle
    return found
  }

  /// What is to be solved, with numbers as bounds; nothing where a bound has no value.
  private func task(
    _ reading: EquationReading,
    _ workspace: inout Workspace
  ) -> EquationTask? {
    var task = EquationTask(reading.conditions, unknowns: reading.unknowns)
    task.others = reading.others
    switch reading.domain {
    case .real: break
    case .complex: task.domain = .complex
    case .integer: task.domain = .integer
    case .rational: task.domain = .rational
    case .range(let lower, let upper):
      do throws(EvaluationError) {
        task.domain = .range(
          try lower.number(in: currentEnvironment, workspace: &workspace),
          try upper.number(in: currentEnvironment, workspace: &workspace)
        )
      } catch {
        return nil
      }
    }
    return task
  }

  /// What letters stand for, and that others may be missing.
  private func remarks(on solutions: Answer.Solutions, _ found: Solved) -> [Answer.Remark] {
    var remarks: [Answer.Remark] = []
    if solutions.hasFamilies, !solutions.hasFamiliesOfPoints {
      remarks.append(.wholeNumbers(solutions.letter))
    }
    let parameters = solutions.parameters
    if !parameters.isEmpty {
      let names = parameters.joined(separator: ", ")
      var areWhole = solutions.hasFamiliesOfPoints
      if case .integer = found.task.domain { areWhole = true }
      remarks.append(areWhole ? .wholeNumbers(names) : .anyNumbers(names))
    }
    if case .integer = found.task.domain, let name = solutions.wholeUnknown {
      remarks.append(.wholeUnknown(name))
    }
    let multiple = solutions.multiple
    if !multiple.isEmpty { remarks.append(.multiple(multiple)) }
    if found.areRealOnly { remarks.append(.realOnly) }
    if found.hasCurveBesides { remarks.append(.curveBesides) }
    if !solutions.isComplete {
      if let part = found.set.part {
        remarks.append(.nearby(part.limit, others: part.others))
      } else if case .complex = found.task.domain, let limit = found.set.decidedUpTo {
        remarks.append(.square(limit))
      } else if found.set.methods == [.intervals], case .real = found.task.domain {
        remarks.append(.searched(found.set.decidedUpTo ?? EquationSolver.searchedRange))
      } else if found.set.methods == [.signs], let limit = found.set.decidedUpTo {
        remarks.append(.searched(limit))
      } else {
        remarks.append(.perhapsMore)
      }
    }
    return remarks
  }

  /// An answer with the last solutions, with other digits.
  func solutions(in answer: Answer, digits: Int, _ workspace: inout Workspace) -> Answer? {
    guard case .solutions(let found) = last?.content,
      let solutions = solutions(found, digits: digits, &workspace)
    else { return nil }
    var answer = answer
    answer.outcome = .solutions(solutions)
    return answer
  }

  /// What of solutions is shown; nothing where their digits are not found.
  func solutions(
    _ found: Solved,
    digits: Int,
    _ workspace: inout Workspace
  ) -> Answer.Solutions? {
    var areWhole = false
    if case .integer = found.task.domain { areWhole = true }
    let showing = SolutionShowing(
      prefersDecimal: found.hasDecimals,
      angle: settings.angle,
      digits: digits,
      names: found.task.unknowns + found.free,
      environment: environment,
      areWhole: areWhole
    )
    do throws(RealError) {
      var solutions = Answer.Solutions(
        unknowns: found.task.unknowns,
        free: found.free,
        domain: found.task.domain,
        letter: SolutionLetter.whole(besides: found.task.unknowns + found.free, in: environment),
        found: try showing.solutions(found.set.solutions, &workspace),
        isComplete: found.set.isComplete,
        methods: found.set.methods,
        open: try showing.open(found, &workspace)
      )
      solutions.hasFamiliesOfPoints = !areWhole && found.set.solutions.haveWholeParameters
      let count = solutions.ownParameters.count
      solutions.freeParameters = found.free.indices.map { place in
        SolutionLetter.parameter(count + place, besides: showing.names, in: environment)
      }
      return solutions
    } catch {
      return nil
    }
  }
}

extension SolutionSet.Solutions {
  /// Whether some points have parameters that are whole numbers.
  fileprivate var haveWholeParameters: Bool {
    guard case .points(let points) = self else { return false }
    return points.contains { $0.hasWholeParameters }
  }
}

// Conditions of which one must hold: the solutions of each are solutions.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  // MARK: Tasks

  /// The solutions of several conditions of which one must hold; those of some of them, which
  /// may be not all, where nothing is known of another one.
  mutating func solutionsOfChoices(of task: EquationTask) -> SolutionSet? {
    var found: [SolutionSet] = []
    var isComplete = true
    for conditions in [task.conditions] + task.others {
      var choice = task
      (choice.conditions, choice.others) = (conditions, [])
      let before = hasSteps
      hasSteps = false
      if let set = solutions(of: choice) {
        found.append(set)
        isComplete = isComplete && set.isComplete
      } else {
        isComplete = false
      }
      hasSteps = before
    }
    guard !found.isEmpty, isComplete || found.contains(where: { !$0.solutions.isNothing }),
      var set = union(found.map { $0.solutions })
    else { return nil }
    set.isComplete = set.isComplete && isComplete
    let methods = found.flatMap { $0.methods }
    set.methods = methods.isEmpty ? [.steps] : []
    for method in methods where !set.methods.contains(method) { set.methods.append(method) }
    return set
  }

  /// Every number, where nothing is asked of it; nothing where that is no set of numbers.
  func everything(in task: EquationTask) -> SolutionSet? {
    guard task.unknowns.count == 1 else { return nil }
    let solutions: SolutionSet.Solutions
    switch task.domain {
    case .real, .complex: solutions = .every(except: [])
    case .range(let lower, let upper):
      solutions = .ranges([.closed(lower, upper, isPoint: false)])
    case .integer, .rational: return nil
    }
    return SolutionSet(solutions: solutions, isComplete: true, methods: [.steps])
  }

  /// The points that solve the equations among some comparisons and satisfy the others; nothing
  /// where there are no single points.
  mutating func pointsOfInequalities(in task: EquationTask) -> SolutionSet? {
    guard task.unknowns.count > 1, case .real = task.domain, !environment.complexAnswers else {
      return nil
    }
    let equations = task.conditions.filter { $0.relation == .equal }.map { $0.difference }
    guard !equations.isEmpty,
      var found = solutions(ofSystem: equations, in: task.unknowns),
      case .points(let points) = found.solutions
    else { return nil }
    var kept: [SolutionPoint] = []
    for point in points {
      guard point.coordinates.allSatisfy({ $0.slopes.isEmpty }) else { return nil }
      let numbers = point.coordinates.map { $0.number }
      var holds: Bool? = true
      for condition in task.conditions where condition.relation != .equal && holds == true {
        switch worth(of: condition.difference, for: task.unknowns, being: numbers) {
        case .undefined: holds = false
        case .unknown: holds = nil
        case .number(let value): holds = sign(of: value).map { condition.relation.holds(for: $0) }
        }
      }
      if holds == true { kept.append(point) }
      if holds == nil { found.isComplete = false }
    }
    found.solutions = .points(kept)
    return found
  }

  /// The points with whole coordinates that meet comparisons; nil where these are not finitely many.
  mutating func wholePoints(of task: EquationTask) -> SolutionSet? {
    guard case .integer = task.domain, task.others.isEmpty else { return nil }
    var search = WholePointSearch(
      task.conditions,
      unknowns: task.unknowns,
      environment: environment,
      workspace: &workspace
    )
    guard let found = search?.points(&workspace) else { return nil }
    let points = found.map { x, y in SolutionPoint([x, y].map { .init(Real(Rational($0))) }) }
    return SolutionSet(solutions: .points(points), isComplete: true, methods: [.steps])
  }
}

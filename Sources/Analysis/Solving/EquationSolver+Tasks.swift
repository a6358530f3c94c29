// The way of a task: what the solver does first depends on the unknowns, on how many comparisons
// there are, and on which numbers they may be.

package import Expressions
internal import Numbers
package import Reals

extension EquationSolver {
  /// The solutions, or nothing where too little was found out.
  ///
  /// Other names than the unknowns must have values. The work is charged to the workspace.
  package static func solutions(
    of task: EquationTask,
    environment: Environment,
    workspace: inout Workspace
  ) -> SolutionSet? {
    var environment = environment
    for name in task.unknowns { environment.variables[name] = nil }
    guard let expanded = task.expanded(in: environment, &workspace),
      let inlined = expanded.inlined(in: environment)
    else { return nil }
    let slopes = task.isReal ? task.slopes(in: environment, &workspace) : []
    // Whole numbers that a sum asks for are told one by one, or not at all.
    let areWhole = task.isReal && !expanded.isReal
    let conditions = inlined.conditions + inlined.others.joined()
    // What has `i` in it is read by its parts, where these have values.
    let areHidden = conditions.contains { condition in
      (task.isComplex || !condition.difference.hasComplexParts(in: environment))
        && condition.difference.hidesDomain(of: task.unknowns, environment)
    }
    guard !areHidden || inlined.others.isEmpty && task.isReal && task.unknowns.count == 1 else {
      return nil
    }
    if !task.isComplex, conditions.allSatisfy({ $0.isAlwaysReal(in: environment) }) {
      environment.complexAnswers = false
    }
    return solving(environment, &workspace) { solver in
      solver.unknown = task.unknowns.first ?? solver.unknown
      guard var inlined = solver.withoutUnits(inlined) else { return nil }
      if areHidden {
        // What has to hold for the parts to have values is said besides.
        for condition in inlined.conditions {
          guard let needed = solver.domain(of: condition.difference, in: solver.unknown) else {
            return nil
          }
          inlined.conditions += needed.filter { !inlined.conditions.contains($0) }
        }
      }
      var found = solver.solutions(of: inlined) ?? solver.solutionsOfRealSides(of: inlined)
      if areWhole {
        guard case .some? = found?.solutions else { return nil }
      }
      if found?.isComplete == true {
        let isOpen = slopes.contains {
          task.unknowns.count > 1 || solver.mayHaveSlope($0, in: task.unknowns[0])
        }
        if isOpen { found?.isComplete = false }
      }
      return found.map { solver.withForms($0) }
    }
  }

  /// With complex answers switched on, the real numbers that solve a task where all is real.
  ///
  /// Where a side has a real value with complex answers switched off, it has the same with them. So
  /// these are solutions; they are all where nothing that a root or a logarithm is taken of is
  /// negative anywhere.
  private mutating func solutionsOfRealSides(of task: EquationTask) -> SolutionSet? {
    guard environment.complexAnswers, !task.isComplex else { return nil }
    return withRealAnswers { solver in
      guard var found = solver.solutions(of: task) else { return nil }
      found.isComplete = found.isComplete && solver.areSidesReal(in: task)
      return found
    }
  }

  /// Whether all that has to be positive, or must not be negative, for the sides to have real values
  /// is so.
  private mutating func areSidesReal(in task: EquationTask) -> Bool {
    guard task.unknowns.count == 1 else { return false }
    for condition in task.conditions + task.others.joined() {
      for needed in condition.difference.domainConditions(in: environment) {
        guard let relation = needed.relation else { return false }
        guard relation != .notEqual else { continue }
        let negative = EquationTask.Condition(needed.part, .less, Expression(0))
        guard
          let found = commonSolutions(of: [negative], in: task.unknowns[0], domain: task.domain),
          found.isComplete, found.solutions.isNothing
        else { return false }
      }
    }
    return true
  }

  /// The solutions of equations without functions of the user.
  mutating func solutions(of task: EquationTask) -> SolutionSet? {
    guard task.others.isEmpty else { return solutionsOfChoices(of: task) }
    guard !task.conditions.isEmpty else { return everything(in: task) }
    let areEquations = task.conditions.allSatisfy { $0.relation == .equal }
    let differences = task.conditions.map { $0.difference }
    if !task.isComplex,
      differences.contains(where: { isUndefined($0, for: task.unknowns) })
    {
      return SolutionSet(solutions: task.nothing, isComplete: true, methods: [.steps])
    }
    guard task.unknowns.count == 1, differences.count == 1 else {
      if task.unknowns.count == 1, !task.isComplex,
        let found = commonSolutions(
          of: task.conditions,
          in: task.unknowns[0],
          domain: task.domain
        )
      {
        return found
      }
      guard areEquations else {
        guard task.isComplex, task.unknowns.count == 1 else {
          return pointsOfInequalities(in: task)
            ?? wholePoints(of: task)
        }
        return complexSolutions(ofAll: task.conditions, in: task.unknowns[0])
          ?? solutionsInSquare(ofAll: task.conditions, in: task.unknowns[0])
      }
      switch task.domain {
      case .real: return solutions(ofSystem: differences, in: task.unknowns)
      case .integer: return wholeSolutions(ofSystem: differences, in: task.unknowns)
      case .complex:
        if let found = complexSolutions(ofSystem: differences, in: task.unknowns) { return found }
        guard task.unknowns.count == 1 else { return nil }
        return complexSolutions(ofAll: task.conditions, in: task.unknowns[0])
      case .range, .rational: return nil
      }
    }
    let (x, condition) = (task.unknowns[0], task.conditions[0])
    switch task.domain {
    case .real:
      if condition.difference.isForWholeNumbers(x),
        var found = wholeSolutions(of: condition, in: x)
      {
        if case .some = found.solutions { return found }
        if case .every(except: let excluded?) = found.solutions, excluded.isEmpty {
          found.solutions = .some([Solution(Real(0), period: Real(1))])
          return found
        }
      }
      return realSolutions(of: condition, in: x)
    case .range(let lower, let upper):
      return solutions(of: condition, in: x, from: lower, to: upper)
    case .complex:
      guard areEquations else { return nil }
      // A search takes less than steps that lead nowhere.
      let reserve = workspace.budget.stepsLeft / 4
      workspace.budget.stepsLeft -= reserve
      let found = complexSolutions(of: differences[0], in: x)
      workspace.budget.stepsLeft += reserve
      if found?.isComplete == true { return found }
      guard let inSquare = solutionsInSquare(of: differences[0], in: x) else { return found }
      return found?.solutions.isBetter(than: inSquare) == true ? found : inSquare
    case .integer: return wholeSolutions(of: condition, in: x)
    case .rational: return rationalSolutions(of: condition, in: x)
    }
  }

  /// Whether an expression has no value whatever the unknowns are, since a part without them
  /// has none, or is zero and a divisor.
  private mutating func isUndefined(_ e: Expression, for unknowns: [String]) -> Bool {
    // Of cases, one may be chosen that has a value.
    guard !(0..<e.count).contains(where: { e.symbol(at: $0) == .piecewise }) else { return false }
    // What a sequence binds is no unknown, and its range no number.
    let bound = (0..<e.count).filter { e.symbol(at: $0) == .sequence }
      .map { e.first(of: $0)...$0 }
    for index in 0..<e.count where !bound.contains(where: { $0.contains(index) }) {
      let operands = e.operands(of: index)
      let isDependent = operands.map { operand in
        let names = e.subexpression(at: operand).variables
        return unknowns.contains { names.contains($0) }
      }
      guard isDependent.contains(true) else { continue }
      for (operand, depends) in zip(operands, isDependent) where !depends {
        switch worth(of: e.subexpression(at: operand)) {
        case .undefined: return true
        case .unknown: break
        case .number(let number):
          guard e.symbol(at: index) == .quotient, operand == index - 1 else { break }
          if sign(of: number) == 0 { return true }
        }
      }
    }
    return false
  }
}

extension SolutionSet.Solutions {
  /// Whether complex numbers, which are perhaps not all, say more than those of a square: with families,
  /// or where they are more and the square may have others.
  fileprivate func isBetter(than square: SolutionSet) -> Bool {
    guard case .complex(let numbers) = self, case .complex(let others) = square.solutions else {
      return true
    }
    return numbers.contains { $0.period != nil }
      || square.decidedUpTo == nil && numbers.count >= others.count
  }
}

extension EquationTask {
  /// The task with the bodies of functions; nothing where a comparison becomes too large.
  func inlined(in environment: Environment) -> EquationTask? {
    rewritten { condition in
      guard let whole = condition.inlined(in: environment, variables: unknowns),
        whole.left.count + whole.right.count <= EquationSolver.sizeLimit
      else { return nil }
      return [whole]
    }
  }
}

extension Expression {
  /// Whether a part may have no value beside a zero that would hide it.
  ///
  /// 0·ln x is 0 for x > 0 only, and x/(x − x) nowhere. A quotient of polynomials says itself where it
  /// has none.
  fileprivate func hidesDomain(of unknowns: [String], _ environment: Environment) -> Bool {
    let own = unknowns.filter { variables.contains($0) }
    guard let x = own.first,
      own.count > 1 || rationalFunction(of: x, environment: environment) == nil
    else { return false }
    func isPartial(_ e: Expression) -> Bool {
      own.contains { e.variables.contains($0) && !e.isDefinedEverywhere(in: $0) }
    }
    func isZero(_ e: Expression) -> Bool { e.rationalNumber?.isZero == true }
    return (0..<count).contains { index in
      let operands = operands(of: index).map { subexpression(at: $0) }
      switch symbol(at: index) {
      case .product, .juxtaposition:
        return isZero(operands[0]) && isPartial(operands[1])
          || isZero(operands[1]) && isPartial(operands[0])
      case .quotient:
        guard own.contains(where: { operands[1].variables.contains($0) }) else { return false }
        let divisor = operands[1].rationalFunction(of: x, environment: environment)
        return isZero(operands[0]) || divisor?.numerator.isZero == true
      default: return false
      }
    }
  }
}

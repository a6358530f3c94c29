// The real numbers that solve an equation or an inequality: one way after the other, from zeros
// by steps to pieces of the line and intervals.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The real solutions of an equation or an inequality between a difference and zero.
  mutating func realSolutions(
    of difference: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    // What is not real on the way may be so in the end: e^(iπ).
    guard
      !difference.hasComplexParts(in: environment)
        || difference.rationalFunction(of: x, environment: environment) != nil
    else { return solutionsByParts(of: difference, relation, in: x) }
    // √(x²) is |x| for real numbers, and ln √x is ln(x)/2.
    var e = difference.withoutIdleNames(of: x, environment).withMagnitudes(of: x, in: environment)
      .withLogarithmsOfRadicands(of: x)
    if !environment.complexAnswers { e = e.withOneLogarithm(of: x) }
    guard e.variables.contains(x) else { return solutions(ofConstant: e, relation) }
    if !environment.complexAnswers, let undone = e.undoingInverses(of: x) {
      guard !undone.conditions.isEmpty else {
        return realSolutions(of: undone.expression, relation, in: x)
      }
      let whole = EquationTask.Condition(undone.expression, relation, Expression(0))
      if let found = commonSolutions(of: [whole] + undone.conditions, in: x, domain: .real) {
        return found
      }
    }
    if let found = solutionsByMagnitudes(of: e, relation, in: x) {
      return found
    }
    if relation == .equal { return solutions(of: e, in: x) }
    // Its cells are not decided by samples.
    guard !e.needsWholeNumbers(in: x) else { return nil }
    let found =
      solutionsByWaves(of: e, relation, in: x, areAny: false)
      ?? ranges(of: e, relation, in: x)
      ?? solutionsByWaves(of: e, relation, in: x, areAny: true)
      ?? solutionsByFactorSigns(of: e, relation, in: x)
    if let found { return found }
    let inPieces =
      solutionsByPieces(of: e, relation, in: x) ?? solutionsByWholeNumbers(of: e, relation, in: x)
      ?? solutionsBetweenJumps(of: e, relation, in: x)
      ?? solutionsByRoundings(of: e, relation, in: x)
    if let inPieces { return inPieces }
    let last =
      rangesByInnerParts(of: e, relation, in: x)
      ?? solutionsByNesting(of: e, relation, in: x)
      ?? periodicRangesBySearch(of: e, relation, in: x) ?? rangesBySearch(of: e, relation, in: x)
    if last?.isComplete == true { return last }
    return rangesByDividend(of: e, relation, in: x) ?? last
      ?? rangesNearZero(of: e, relation, in: x)
  }

  /// Every number, or none, by what an expression without the unknown is worth.
  private mutating func solutions(
    ofConstant e: Expression,
    _ relation: Relation
  ) -> SolutionSet? {
    let holds: Bool
    switch worth(of: e) {
    case .undefined: holds = false
    case .unknown: return nil
    case .number(let value):
      guard let sign = sign(of: value) else { return nil }
      holds = relation.holds(for: sign)
    }
    return SolutionSet(
      solutions: holds ? .every(except: []) : .some([]),
      isComplete: true,
      methods: [.identity]
    )
  }

  /// The numbers for which a difference is zero.
  mutating func solutions(of e: Expression, in x: String) -> SolutionSet? {
    let found = solutionsBySteps(of: e, in: x)
    if let found {
      if found.isComplete { return found }
      return solutionsByInnerParts(of: e, in: x)
        ?? solutionsByNesting(of: e, .equal, in: x)
        ?? solutionsByRadicalIdentity(of: e, in: x)
        ?? solutionsByPeriodOrRewriting(of: e, in: x) ?? found
    }
    let inPieces =
      solutionsByPieces(of: e, .equal, in: x) ?? solutionsByWholeNumbers(of: e, .equal, in: x)
      ?? solutionsBetweenJumps(of: e, .equal, in: x) ?? solutionsByRoundings(of: e, .equal, in: x)
    if let inPieces { return inPieces }
    let last =
      solutionsByInnerParts(of: e, in: x)
      ?? solutionsByNesting(of: e, .equal, in: x)
      ?? productOfAngles(e, in: x).flatMap { solutionsByInnerParts(of: $0, in: x) }
      ?? solutionsByRadicalIdentity(of: e, in: x)
      ?? searched(e, in: x)
    if last?.isComplete == true { return last }
    guard
      let whole =
        solutionsByRewriting(of: e, in: x)
    else { return last }
    // As many zeros of the difference itself are the same, and are told as these.
    if case .some(let all) = whole.solutions, var found = last,
      case .some(let own) = found.solutions,
      own.count == all.count, found.part == nil, whole.methods == [.steps],
      all.contains(where: { $0.number.closedForm == nil })
    {
      (found.isComplete, found.decidedUpTo, found.methods) = (true, nil, [.steps])
      return found
    }
    return whole
  }

  /// The zeros of what repeats where a search decides one period, or else those of what a difference
  /// is written as otherwise.
  private mutating func solutionsByPeriodOrRewriting(
    of e: Expression,
    in x: String
  ) -> SolutionSet? {
    let found = searchedPeriod(e, in: x)
    if found?.isComplete == true { return found }
    return solutionsByRewriting(of: e, in: x)
  }

  /// The numbers for which a difference is zero, by steps that keep all solutions; nothing where no
  /// steps are known.
  ///
  /// > Source: Cohen, Computer Algebra and Symbolic Computation (2003), chapter 4, for kernels
  /// > in the place of unknowns.
  mutating func solutionsBySteps(of e: Expression, in x: String) -> SolutionSet? {
    if let found = solutionsByWaves(of: e, .equal, in: x, areAny: false) {
      return found
    }
    let found = solutionsByCandidates(of: e, in: x)
    if found?.isComplete == true { return found }
    return solutionsByWaves(of: e, .equal, in: x, areAny: true) ?? found
  }

  /// The zeros among the numbers among which all are.
  private mutating func solutionsByCandidates(of e: Expression, in x: String) -> SolutionSet? {
    guard let candidates = zeros(of: e, in: x) else { return nil }
    switch candidates {
    case .every:
      return SolutionSet(
        solutions: .every(except: exceptions(of: e, in: x)),
        isComplete: true,
        methods: [.identity]
      )
    case .some(let numbers):
      if !hasSteps, let rational = rationalFunction(e, in: x) {
        // They are the roots but for those where there is no value, each once and in order.
        return SolutionSet(
          solutions: .some(numbers),
          isComplete: true,
          methods: [.roots(degree: rational.numerator.degree)],
          // Where a divisor may be zero, the roots of the numerator are not all that counts.
          certificate: rational.poles.isConstant
            ? certificate(of: rational.numerator, isComplex: false) : []
        )
      }
      var checked = checked(numbers, e, x)
      for place in checked.solutions.indices {
        checked.solutions[place].form = form(of: checked.solutions[place].number)
      }
      return SolutionSet(
        solutions: .some(checked.solutions),
        isComplete: checked.isComplete,
        methods: [.steps]
      )
    }
  }
}

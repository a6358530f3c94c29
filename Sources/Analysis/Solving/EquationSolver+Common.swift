// Several comparisons of one unknown that hold at the same time: what their solutions have in
// common.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The numbers that satisfy several comparisons in one unknown, and are in sets that are known;
  /// nothing where nothing is known of one of them.
  mutating func commonSolutions(
    of conditions: [EquationTask.Condition],
    in x: String,
    domain: EquationTask.Domain,
    known sets: [SolutionSet.Solutions] = []
  ) -> SolutionSet? {
    var common = [SolutionRange(lower: nil, upper: nil, isPoint: false)]
    if case .range(let lower, let upper) = domain {
      guard let order = order(lower, upper) else { return nil }
      common = order == .greater ? [] : [.closed(lower, upper, isPoint: order == .equal)]
    }
    var repeating: [SolutionSet.Solutions] = []
    var inverted: [Expression] = []
    var isComplete = true
    var unsolved: [(condition: EquationTask.Condition, found: SolutionSet?)] = []
    for condition in conditions {
      if !condition.difference.variables.contains(x) {
        guard let holds = holdsAlways(condition) else { return nil }
        if !holds { common = [] }
        continue
      }
      // What one of them leaves unknown, intervals still have to find.
      let reserve = conditions.count > 1 ? workspace.budget.stepsLeft / 2 : 0
      workspace.budget.stepsLeft -= reserve
      let known = realSolutions(of: condition, in: x)
      workspace.budget.stepsLeft += reserve
      guard let found = known, found.isComplete else {
        unsolved.append((condition, known))
        continue
      }
      if case .images = found.solutions {
        inverted.append(condition.difference)
        continue
      }
      guard add(found.solutions, to: &common, &repeating) else { return nil }
    }
    for solutions in sets {
      guard add(solutions, to: &common, &repeating) else { return nil }
    }
    for (condition, known) in unsolved {
      // Between two numbers intervals may find what is not found on the whole line.
      guard let found = solutions(of: condition, in: x, within: common) ?? known,
        found.solutions.periods.isEmpty,
        let ranges = ranges(of: found.solutions, between: nil, nil),
        let next = intersection(common, ranges)
      else { return nil }
      isComplete = isComplete && found.isComplete
      common = next
    }
    if let e = inverted.first {
      guard inverted.count == 1, repeating.isEmpty, isComplete else { return nil }
      if case .integer = domain { return nil }
      return solutionsByImages(of: e, in: x, within: common)
        ?? solutionsByFactors(of: e, in: x, within: common)
    }
    let hasEquation = !sets.isEmpty || conditions.contains { $0.relation == .equal }
    if common.count == 1, common[0].lower == nil, common[0].upper == nil, !repeating.isEmpty {
      guard isComplete,
        let found = combined(
          repeating,
          isEquation: hasEquation,
          { $0.allSatisfy { $0 } }
        )
      else { return nil }
      guard case .integer = domain else { return found }
      return found.solutions.areWhole ? found : nil
    }
    // What repeats together is cut as one.
    if repeating.count > 1,
      let together = combined(repeating, isEquation: hasEquation, { $0.allSatisfy { $0 } })
    {
      repeating = [together.solutions]
    }
    for solutions in repeating {
      var next: [SolutionRange] = []
      for range in common {
        guard range.period == nil else { return nil }
        if range.isPoint, let number = range.lower?.number {
          guard let inside = restricted(solutions, from: number, to: number),
            let part = ranges(of: inside, between: nil, nil)
          else { return nil }
          next += part
          continue
        }
        // Between two numbers there are finitely many members of a family.
        guard let part = progressions(of: solutions, between: range.lower, range.upper) else {
          return nil
        }
        next += part
      }
      common = next
    }
    guard case .integer = domain else {
      var found = set(ofProgressions: common, hasEquation ? .equal : .less)
      found?.isComplete = isComplete
      return found
    }
    guard let ordered = orderedRanges(common) else { return nil }
    return wholeNumbers(of: joined(ordered)).map {
      SolutionSet(solutions: $0, isComplete: isComplete, methods: [.steps])
    }
  }

  /// Takes what a set has in common with ranges, or keeps it where it repeats; false where that is
  /// not found out.
  private mutating func add(
    _ solutions: SolutionSet.Solutions,
    to common: inout [SolutionRange],
    _ repeating: inout [SolutionSet.Solutions]
  ) -> Bool {
    guard solutions.periods.isEmpty else {
      repeating.append(solutions)
      return true
    }
    guard let ranges = ranges(of: solutions, between: nil, nil),
      let next = intersection(common, ranges)
    else { return false }
    common = next
    return true
  }

  /// Whether a comparison without the unknown holds; nothing where that is not found out.
  private mutating func holdsAlways(_ condition: EquationTask.Condition) -> Bool? {
    switch worth(of: condition.difference) {
    case .undefined: false
    case .unknown: nil
    case .number(let value): sign(of: value).map { condition.relation.holds(for: $0) }
    }
  }

  /// The solutions of a comparison between the least and the greatest number of some ranges.
  private mutating func solutions(
    of condition: EquationTask.Condition,
    in x: String,
    within ranges: [SolutionRange]
  ) -> SolutionSet? {
    guard let ordered = orderedRanges(ranges) else { return nil }
    guard !ordered.isEmpty else {
      return SolutionSet(solutions: .some([]), isComplete: true, methods: [.steps])
    }
    guard let low = ordered[0].lower, let high = ordered[ordered.count - 1].upper else {
      return nil
    }
    if order(low.number, high.number) == .equal {
      return solutions(of: condition, in: x, from: low.number, to: high.number)
    }
    return searchedSolutions(of: condition, in: x, from: low.number, to: high.number)
  }

  /// What two unions of ranges have in common; nothing where that is not found out.
  private mutating func intersection(
    _ first: [SolutionRange],
    _ second: [SolutionRange]
  ) -> [SolutionRange]? {
    var found: [SolutionRange] = []
    for range in first {
      for other in second {
        guard let common = common(range, other) else { return nil }
        if let common { found.append(common) }
      }
    }
    return found
  }
}

extension SolutionSet.Solutions {
  /// Whether all numbers and their periods are known to be whole.
  fileprivate var areWhole: Bool {
    guard case .some(let members) = self else { return false }
    return members.allSatisfy { member in
      member.number.integer != nil && member.period?.integer != nil
    }
  }
}

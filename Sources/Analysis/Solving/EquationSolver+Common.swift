// Several comparisons of one unknown that hold at the same time: what their solutions have in
// common.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The numbers that satisfy several comparisons in one unknown; nothing where not all are
  /// known of each.
  mutating func commonSolutions(
    of conditions: [EquationTask.Condition],
    in x: String,
    domain: EquationTask.Domain
  ) -> SolutionSet? {
    var common = [SolutionRange(lower: nil, upper: nil, isPoint: false)]
    if case .range(let lower, let upper) = domain {
      guard let order = order(lower, upper) else { return nil }
      common = order == .greater ? [] : [.closed(lower, upper, isPoint: order == .equal)]
    }
    var repeating: [SolutionSet.Solutions] = []
    for condition in conditions {
      guard let found = realSolutions(of: condition, in: x), found.isComplete else { return nil }
      guard !found.solutions.hasFamilies else {
        repeating.append(found.solutions)
        continue
      }
      guard let ranges = ranges(of: found.solutions, between: nil, nil),
        let next = intersection(common, ranges)
      else { return nil }
      common = next
    }
    for solutions in repeating {
      var next: [SolutionRange] = []
      for range in common {
        // Between two numbers there are finitely many members of a family.
        guard let low = range.lower?.number, let high = range.upper?.number,
          let inside = restricted(solutions, from: low, to: high),
          let ranges = ranges(of: inside, between: nil, nil),
          let part = intersection([range], ranges)
        else { return nil }
        next += part
      }
      common = next
    }
    guard let ordered = orderedRanges(common) else { return nil }
    let ranges = joined(ordered)
    guard case .integer = domain else {
      let hasEquation = conditions.contains { $0.relation == .equal }
      return set(of: ranges, hasEquation ? .equal : .less)
    }
    return wholeNumbers(of: ranges).map {
      SolutionSet(solutions: $0, isComplete: true, methods: [.steps])
    }
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
  /// Whether some solutions repeat.
  fileprivate var hasFamilies: Bool {
    switch self {
    case .some(let members): members.contains { $0.period != nil }
    case .ranges(let ranges): ranges.contains { $0.period != nil }
    case .every, .complex, .points: false
    }
  }
}

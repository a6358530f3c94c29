// Unions of ranges with families: -2 < x < 2 or x = pi*n.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// What single ranges and families have together; nothing where it is not found out what is in both.
  ///
  /// Where no single range has a part of a family, both are told as they are. Otherwise families go on
  /// to each side from where the single ranges end, and what is between is told by itself.
  mutating func unionBesideFamilies(_ sets: [SolutionSet.Solutions]) -> SolutionSet? {
    var (single, repeated): ([SolutionSet.Solutions], [SolutionSet.Solutions]) = ([], [])
    for set in sets {
      guard let members = members(of: set), !members.areOneSided else { return nil }
      let families = members.ranges.filter { $0.period != nil }
      let others = members.ranges.filter { $0.period == nil }
      if !others.isEmpty { single.append(.ranges(others)) }
      if !families.isEmpty { repeated.append(.ranges(families)) }
    }
    // Each by itself does repeat, or does not.
    guard !single.isEmpty, let plain = combined(single, isEquation: false, { $0.contains(true) }),
      case .ranges(let ranges) = plain.solutions
    else { return nil }
    if ranges.contains(where: { $0.lower == nil && $0.upper == nil }) { return plain }
    guard !repeated.isEmpty,
      let together = combined(repeated, isEquation: false, { $0.contains(true) }),
      case .ranges(let families) = together.solutions
    else { return nil }
    guard families.allSatisfy({ $0.period != nil }) else { return together }
    if let apart = rangesApart(from: families, ranges) {
      return SolutionSet(
        solutions: .ranges(apart + families),
        isComplete: true,
        methods: [.steps]
      )
    }
    return unionOnBothSides(of: ranges, families)
  }

  /// The ranges that have nothing in common with families and do not touch them, where all others are
  /// parts of these; nothing where there are others.
  private mutating func rangesApart(
    from families: [SolutionRange],
    _ ranges: [SolutionRange]
  ) -> [SolutionRange]? {
    var apart: [SolutionRange] = []
    for range in ranges {
      guard let low = range.lower, let high = range.upper,
        case .ranges(let inside)? = restricted(.ranges(families), from: low.number, to: high.number)
      else { return nil }
      if inside.isEmpty {
        apart.append(range)
        continue
      }
      var isCovered = false
      for part in inside {
        guard let common = common(part, range) else { return nil }
        if let common, areSame(common, range) { isCovered = true }
      }
      guard isCovered else { return nil }
    }
    return apart
  }

  /// Single ranges with what of families lies between them, and beyond them to each side.
  private mutating func unionOnBothSides(
    of ranges: [SolutionRange],
    _ families: [SolutionRange]
  ) -> SolutionSet? {
    let ends = different(ranges.flatMap { [$0.lower, $0.upper].compactMap { $0?.number } })
    guard ends.isProved, let first = ends.numbers.first, let last = ends.numbers.last,
      let inside = self.ranges(ofRestricted: families, from: first, to: last),
      let own = self.ranges(ofRestricted: ranges, from: first, to: last),
      let left = side(of: families, ranges, below: first),
      let right = side(of: families, ranges, above: last),
      let middle = combined([inside, own], { $0.contains(true) })
    else { return nil }
    return set(ofProgressions: left + middle + right, .less)
  }

  private mutating func ranges(
    ofRestricted ranges: [SolutionRange],
    from lower: Real,
    to upper: Real
  ) -> [SolutionRange]? {
    guard case .ranges(let inside)? = restricted(.ranges(ranges), from: lower, to: upper) else {
      return nil
    }
    return inside
  }

  /// What lies beyond a number to one side: all where a single range goes on there, or else families.
  private mutating func side(
    of families: [SolutionRange],
    _ ranges: [SolutionRange],
    below upper: Real? = nil,
    above lower: Real? = nil
  ) -> [SolutionRange]? {
    let (low, high) = (
      lower.map { SolutionRange.End(number: $0, isIncluded: false) },
      upper.map { SolutionRange.End(number: $0, isIncluded: false) }
    )
    if ranges.contains(where: { lower == nil ? $0.lower == nil : $0.upper == nil }) {
      return [SolutionRange(lower: low, upper: high, isPoint: false)]
    }
    return progressions(of: .ranges(families), between: low, high)
  }
}

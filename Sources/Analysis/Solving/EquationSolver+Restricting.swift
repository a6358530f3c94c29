// What of solutions lies between two numbers: of families, the members from one to the other.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most members of a family that are told one by one.
  private static let turnLimit = 1_000

  /// The solutions that lie between two numbers, both among them.
  mutating func restricted(
    _ solutions: SolutionSet.Solutions,
    from lower: Real,
    to upper: Real
  ) -> SolutionSet.Solutions? {
    switch solutions {
    case .some(let members):
      guard let kept = self.members(of: members, from: lower, to: upper) else { return nil }
      let ordered = different(kept)
      return ordered.isProved ? .some(ordered.numbers.map { Solution($0) }) : nil
    case .every(except: let others):
      guard let others, case let ends = different(others), ends.isProved else { return nil }
      return restricted(.ranges(Self.pieces(between: ends.numbers)), from: lower, to: upper)
    case .ranges(let ranges):
      return orderedParts(of: ranges, from: lower, to: upper).map { .ranges($0) }
    case .progressions(let ranges):
      guard let ordered = orderedParts(of: ranges, from: lower, to: upper, isOneSided: true) else {
        return nil
      }
      let points = ordered.compactMap { $0.isPoint ? $0.lower?.number : nil }
      return points.count == ordered.count ? .some(points.map { Solution($0) }) : .ranges(ordered)
    case .images, .imageRanges, .complex, .points: return nil
    }
  }

  /// The numbers of families, and the single ones, that lie between two numbers.
  mutating func members(
    of solutions: [Solution],
    from lower: Real,
    to upper: Real
  ) -> [Real]? {
    var found: [Real] = []
    for solution in solutions {
      guard let numbers = members(of: solution, from: lower, to: upper) else { return nil }
      found += numbers
    }
    return found
  }

  /// The numbers of a family, or the single one, that lie between two numbers.
  mutating func members(
    of solution: Solution,
    from lower: Real,
    to upper: Real
  ) -> [Real]? {
    var numbers = [solution.number]
    if let period = solution.period {
      guard let turns = turns(from: solution.number, period, lower, upper) else { return nil }
      numbers = []
      for turn in turns {
        guard let number = moved(solution.number, by: turn, period) else { return nil }
        numbers.append(number)
      }
    }
    return between(numbers, lower, upper)
  }

  /// The numbers that lie between two bounds or are one of them.
  mutating func between(_ numbers: [Real], _ lower: Real, _ upper: Real) -> [Real]? {
    var kept: [Real] = []
    for number in numbers {
      guard let below = order(number, lower), let above = order(number, upper) else { return nil }
      if below != .less, above != .greater { kept.append(number) }
    }
    return kept
  }

  /// Whole numbers among which all are that take a number by a period between two bounds.
  private mutating func turns(
    from number: Real,
    _ period: Real,
    _ lower: Real,
    _ upper: Real
  ) -> ClosedRange<Int>? {
    let (start, step) = (enclosure(number), enclosure(period))
    guard let low = (enclosure(lower) - start) / step, let high = (enclosure(upper) - start) / step,
      low.isBounded, high.isBounded, high.upper - low.lower < Double(Self.turnLimit),
      abs(low.lower) < 1e9, abs(high.upper) < 1e9
    else { return nil }
    return Int(low.lower.rounded(.down))...Int(high.upper.rounded(.up))
  }

  /// The parts of ranges, or of each of their families, between two numbers, in ascending order.
  private mutating func orderedParts(
    of ranges: [SolutionRange],
    from lower: Real,
    to upper: Real,
    isOneSided: Bool = false
  ) -> [SolutionRange]? {
    var kept: [SolutionRange] = []
    for range in ranges {
      guard let parts = parts(of: range, from: lower, to: upper, isOneSided: isOneSided) else {
        return nil
      }
      kept += parts
    }
    return orderedRanges(kept)
  }

  /// The part of a range, or of each of its family, between two numbers.
  private mutating func parts(
    of range: SolutionRange,
    from lower: Real,
    to upper: Real,
    isOneSided: Bool
  ) -> [SolutionRange]? {
    guard let step = range.period, let low = range.lower, let high = range.upper else {
      guard range.period == nil else { return nil }
      return clipped(range, lower, upper).map { $0.map { [$0] } ?? [] }
    }
    guard let side = sign(of: step), let period = side > 0 ? step : moved(Real(0), by: -1, step),
      let first = turns(from: high.number, period, lower, upper),
      let last = turns(from: low.number, period, lower, upper)
    else { return nil }
    var parts: [SolutionRange] = []
    for turn in first.lowerBound...max(first.lowerBound, last.upperBound) {
      if isOneSided, turn * side < 0 { continue }
      guard let start = moved(low.number, by: turn, period),
        let end = moved(high.number, by: turn, period)
      else { return nil }
      let copy = SolutionRange(
        lower: .init(number: start, isIncluded: low.isIncluded),
        upper: .init(number: end, isIncluded: high.isIncluded),
        isPoint: range.isPoint
      )
      guard let part = clipped(copy, lower, upper) else { return nil }
      if let part { parts.append(part) }
    }
    return parts
  }

  /// A range without what is outside of two numbers, or nothing inside where nothing is left;
  /// nothing at all where that is not found out.
  private mutating func clipped(
    _ range: SolutionRange,
    _ lower: Real,
    _ upper: Real
  ) -> SolutionRange?? {
    common(.closed(lower, upper, isPoint: false), range)
  }
}

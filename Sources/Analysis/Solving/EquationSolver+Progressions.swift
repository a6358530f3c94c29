// Sets that repeat, on one side of a number: single ranges, and those that go on to that side.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most ranges at the beginning of a progression that are told one by one.
  private static let peelLimit = 8

  /// Solutions that are strictly between two ends, of which one at least is a number, as ranges.
  ///
  /// Those with a period go on to the infinite end: the period, which is negative to the left, is
  /// added to them 0, 1, 2, … times.
  mutating func progressions(
    of solutions: SolutionSet.Solutions,
    between low: SolutionRange.End?,
    _ high: SolutionRange.End?
  ) -> [SolutionRange]? {
    let piece = SolutionRange(lower: low, upper: high, isPoint: false)
    if let low, let high {
      guard let inside = restricted(solutions, from: low.number, to: high.number),
        let ranges = ranges(of: inside, between: nil, nil)
      else { return nil }
      return parts(of: ranges, in: piece)
    }
    guard let start = low ?? high, let all = members(of: solutions) else { return nil }
    var kept: [SolutionRange] = []
    for range in all.ranges {
      guard range.period != nil else {
        guard let part = common(range, piece) else { return nil }
        if let part { kept.append(part) }
        continue
      }
      guard
        let found = progression(of: range, from: start, in: piece, isOneSided: all.areOneSided)
      else { return nil }
      kept += found
    }
    return kept
  }

  /// Numbers and ranges as ranges, and whether those with a period go on to one side only.
  mutating func members(
    of solutions: SolutionSet.Solutions
  ) -> (ranges: [SolutionRange], areOneSided: Bool)? {
    switch solutions {
    case .some(let members):
      let ranges = members.map { member in
        var range = SolutionRange.point(member.number)
        range.period = member.period
        return range
      }
      return (ranges, false)
    case .ranges(let ranges): return (ranges, false)
    case .progressions(let ranges): return (ranges, true)
    case .every: return ranges(of: solutions, between: nil, nil).map { ($0, false) }
    case .images, .imageRanges, .complex, .points: return nil
    }
  }

  private mutating func parts(
    of ranges: [SolutionRange],
    in piece: SolutionRange
  ) -> [SolutionRange]? {
    var kept: [SolutionRange] = []
    for range in ranges {
      guard let part = common(range, piece) else { return nil }
      if let part { kept.append(part) }
    }
    return kept
  }

  /// What of a range that repeats lies on one side of a number: what is cut off by it, and behind
  /// that a progression.
  private mutating func progression(
    of range: SolutionRange,
    from start: SolutionRange.End,
    in piece: SolutionRange,
    isOneSided: Bool
  ) -> [SolutionRange]? {
    let isRight = piece.upper == nil
    guard let period = range.period, let side = sign(of: period), side != 0,
      let near = isRight ? range.lower : range.upper
    else { return nil }
    // What goes on to the other side only ends somewhere.
    guard !isOneSided || isRight == (side > 0) else { return nil }
    guard let step = isRight == (side > 0) ? period : moved(Real(0), by: -1, period),
      let distance = difference(start.number, near.number),
      let turns = quotient(distance, step)
    else { return nil }
    // After so many steps the near end is at the number, or before it and less than a step away.
    let whole: Real? = ask { (workspace) throws(RealError) in
      try Real.floor(turns, in: &workspace)
    }
    guard var turn = whole?.integer?.asInt else { return nil }
    var kept: [SolutionRange] = []
    if isOneSided, turn < 0 {
      turn = 0
    } else {
      guard let edge = moved(near.number, by: turn, step), let order = order(edge, start.number)
      else { return nil }
      let isWhole = order == .equal && (start.isIncluded || !near.isIncluded)
      if !isWhole {
        for place in isOneSided && turn == 0 ? [0] : [-1, 0] {
          guard let copy = copy(of: range, turn + place, step), let part = common(copy, piece)
          else { return nil }
          if let part { kept.append(part) }
        }
        turn += 1
      }
    }
    guard var first = copy(of: range, turn, step) else { return nil }
    first.period = step
    return kept + [first]
  }

  private mutating func difference(_ a: Real, _ b: Real) -> Real? {
    ask { (workspace) throws(RealError) in
      try Real.recognized(.difference(a, b, in: &workspace), in: &workspace)
    }
  }

  /// A range so many steps further.
  mutating func copy(
    of range: SolutionRange,
    _ turn: Int,
    _ step: Real
  ) -> SolutionRange? {
    guard let low = range.lower, let high = range.upper,
      let start = moved(low.number, by: turn, step),
      let end = range.isPoint ? start : moved(high.number, by: turn, step)
    else { return nil }
    return SolutionRange(
      lower: .init(number: start, isIncluded: low.isIncluded),
      upper: .init(number: end, isIncluded: high.isIncluded),
      isPoint: range.isPoint
    )
  }

  // MARK: Sets

  /// Ranges and progressions that do not overlap as a set.
  mutating func set(ofProgressions ranges: [SolutionRange], _ relation: Relation) -> SolutionSet? {
    guard var plain = orderedRanges(ranges.filter { $0.period == nil }) else { return nil }
    plain = joined(plain)
    var progressions = ranges.filter { $0.period != nil }
    guard !progressions.isEmpty else { return set(of: plain, relation) }
    for place in progressions.indices {
      guard let found = beginning(of: progressions[place], beside: &plain) else { return nil }
      progressions[place] = found
    }
    let whole = SolutionSet(
      solutions: .progressions([]),
      isComplete: true,
      methods: [.steps]
    )
    if let families = families(progressions), plain.isEmpty {
      var set = whole
      set.solutions = families
      return set
    }
    guard let ordered = orderedRanges(plain + progressions) else { return nil }
    var set = whole
    set.solutions = .progressions(ordered)
    return set
  }

  /// A progression from where it begins: what touches a single range is told with it, and one that
  /// is the next member is taken to it.
  private mutating func beginning(
    of progression: SolutionRange,
    beside plain: inout [SolutionRange]
  ) -> SolutionRange? {
    guard let step = progression.period else { return nil }
    var first = progression
    peeling: for _ in 0..<Self.peelLimit {
      for range in plain {
        guard let touches = touches(first, range) else { return nil }
        guard touches else { continue }
        guard let base = copy(of: first, 0, step), let next = copy(of: first, 1, step),
          let ordered = orderedRanges(plain + [base])
        else { return nil }
        plain = joined(ordered)
        first = next
        first.period = step
        continue peeling
      }
      break
    }
    guard plain.allSatisfy({ touches(first, $0) == false }) else { return nil }
    taking: for _ in 0..<Self.peelLimit {
      guard let before = copy(of: first, -1, step) else { return nil }
      for (place, range) in plain.enumerated() where areSame(before, range) {
        plain.remove(at: place)
        first = before
        first.period = step
        continue taking
      }
      break
    }
    return first
  }

  /// Whether two ranges that do not overlap have an end in common which belongs to one of them;
  /// nothing where that is not found out.
  private mutating func touches(_ a: SolutionRange, _ b: SolutionRange) -> Bool? {
    for (end, start) in [(a.upper, b.lower), (b.upper, a.lower)] {
      guard let end, let start, end.isIncluded || start.isIncluded else { continue }
      guard let order = order(end.number, start.number) else { return nil }
      if order == .equal { return true }
    }
    return false
  }

  mutating func areSame(_ a: SolutionRange, _ b: SolutionRange) -> Bool {
    guard let low = a.lower, let high = a.upper, let start = b.lower, let end = b.upper else {
      return false
    }
    return low.isIncluded == start.isIncluded && high.isIncluded == end.isIncluded
      && order(low.number, start.number) == .equal && order(high.number, end.number) == .equal
  }

  /// Families to both sides, where each progression is the other half of another one.
  private mutating func families(
    _ progressions: [SolutionRange]
  ) -> SolutionSet.Solutions? {
    var (left, right): ([SolutionRange], [SolutionRange]) = ([], [])
    for range in progressions {
      guard let side = range.period.flatMap({ sign(of: $0) }) else { return nil }
      if side < 0 { left.append(range) } else { right.append(range) }
    }
    guard left.count == right.count else { return nil }
    var found: [SolutionRange] = []
    for range in right {
      guard let period = range.period, let before = copy(of: range, -1, period) else { return nil }
      let match = left.firstIndex { other in
        guard let step = other.period, let back = moved(Real(0), by: -1, step) else { return false }
        return order(back, period) == .equal && areSame(before, other)
      }
      guard let match, let near = nextToZero(range, period) else { return nil }
      left.remove(at: match)
      found.append(near)
    }
    if found.allSatisfy({ $0.isPoint }) {
      let members = found.compactMap { range in
        range.lower.map { Solution($0.number, period: range.period) }
      }
      return joined(members).map { .some($0) }
    }
    return orderedRanges(found).map { .ranges($0) }
  }
}

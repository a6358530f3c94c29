// Inequalities between functions that repeat: one period is divided at its zeros and its
// singular places, and what is found there repeats.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The ranges on which a periodic expression compares with zero in a way, by numbers and families
  /// among which all of its zeros are; each is one where they are said to be proved.
  mutating func periodicRanges(
    of e: Expression,
    _ relation: Relation,
    _ level: [Solution],
    areProved: Bool = false,
    _ period: Real,
    in x: String
  ) -> SolutionSet? {
    var breaks: [Real] = []
    // What is singular beyond one period is so within it, too.
    let span = enclosure(Real(0)).hull(enclosure(period))
    let places = SingularPlaces(of: e, x, environment, in: span)
    guard places.isComplete else { return nil }
    var families = level
    for place in places.functions {
      guard let found = zeros(of: place, in: x)?.numbers else { return nil }
      families += found
    }
    var known: [Real] = []
    for (index, family) in families.enumerated() {
      guard let members = members(of: family, within: period) else { return nil }
      if areProved, index < level.count { known += members }
      breaks += members
    }
    let ordered = different(breaks)
    guard ordered.isProved else { return nil }
    breaks = ordered.numbers
    guard let first = breaks.first else {
      guard let holds = holds(e, relation, x, at: Real(0)) else { return nil }
      let all = SolutionRange(lower: nil, upper: nil, isPoint: false)
      return SolutionSet(
        solutions: .ranges(holds ? [all] : []),
        isComplete: true,
        methods: [.signs]
      )
    }
    guard let end = moved(first, by: 1, period) else { return nil }
    breaks.append(end)
    // Whether each place belongs to the solutions, and the piece behind it, by turns.
    var belongs: [Bool] = []
    for (index, place) in breaks.dropLast().enumerated() {
      let isZero = known.contains { $0.isSameNode(as: place) }
      guard let middle = middle(place, breaks[index + 1]),
        let isAtPlace = isZero ? relation.holds(for: 0) : holds(e, relation, x, at: place),
        let isInside = holds(e, relation, x, at: Real(middle.asRational))
      else { return nil }
      belongs += [isAtPlace, isInside]
    }
    return repeated(belongs, breaks, period).map {
      SolutionSet(solutions: $0, isComplete: true, methods: [.signs])
    }
  }

  /// What is as far from zero, or from a whole multiple of a period of the whole, as the
  /// members of a family, or the single number: from zero to below the period.
  private mutating func members(of family: Solution, within period: Real) -> [Real]? {
    var (count, own) = (1, Real(0))
    if let step = family.period {
      // p/q times its own period is that of the whole: after p members the places repeat.
      guard let ratio = quotient(period, step)?.rational, let known = ratio.numerator.asInt,
        (1...64).contains(known)
      else { return nil }
      (count, own) = (known, step)
    }
    var members: [Real] = []
    for turn in 0..<count {
      guard let number = moved(family.number, by: turn, own), let turns = quotient(number, period)
      else { return nil }
      let whole: Real? = ask { (workspace) throws(RealError) in
        try Real.floor(turns, in: &workspace)
      }
      guard let back = whole?.integer?.asInt, let reduced = moved(number, by: -back, period) else {
        return nil
      }
      members.append(reduced)
    }
    return members
  }

  /// Ranges that repeat, made of places and the pieces behind them.
  private mutating func repeated(
    _ belongs: [Bool],
    _ breaks: [Real],
    _ period: Real
  ) -> SolutionSet.Solutions? {
    guard let start = belongs.firstIndex(of: false) else {
      return .ranges([SolutionRange(lower: nil, upper: nil, isPoint: false)])
    }
    // From a place or a piece outside on, once around.
    let count = belongs.count
    func number(_ entry: Int) -> Real? {
      // A piece ends at the next place; beyond the last one a period is added.
      let place = entry / 2
      let turns = place / (breaks.count - 1)
      return moved(breaks[place % (breaks.count - 1)], by: turns, period)
    }
    var ranges: [SolutionRange] = []
    var entry = start
    while entry < start + count {
      guard belongs[entry % count] else {
        entry += 1
        continue
      }
      var last = entry
      while belongs[(last + 1) % count] { last += 1 }
      guard let low = number(entry), let high = number(last % 2 == 0 ? last : last + 1) else {
        return nil
      }
      let range = SolutionRange(
        lower: .init(number: low, isIncluded: entry % 2 == 0),
        upper: .init(number: high, isIncluded: last % 2 == 0),
        isPoint: entry == last && entry % 2 == 0,
        period: period
      )
      guard let near = nextToZero(range, period) else { return nil }
      ranges.append(near)
      entry = last + 1
    }
    return orderedRanges(ranges).map { .ranges($0) }
  }

  /// The range of a family that is told: a number from above −p/2 to p/2, a range that has zero
  /// inside, or else begins between zero and the period.
  mutating func nextToZero(_ range: SolutionRange, _ period: Real) -> SolutionRange? {
    guard let low = range.lower, let high = range.upper else { return range }
    if range.isPoint {
      guard let number = nextToZero(low.number, period) else { return nil }
      var point = SolutionRange.point(number)
      point.period = period
      return point
    }
    let whole: Real? = quotient(low.number, period).flatMap { turns in
      ask { (workspace) throws(RealError) in try Real.floor(turns, in: &workspace) }
    }
    guard let turn = whole?.integer?.asInt, var start = moved(low.number, by: -turn, period),
      var end = moved(high.number, by: -turn, period), let order = order(end, period)
    else { return nil }
    if order == .greater {
      guard let earlier = moved(start, by: -1, period), let before = moved(end, by: -1, period)
      else { return nil }
      (start, end) = (earlier, before)
    }
    var near = SolutionRange(
      lower: .init(number: start, isIncluded: low.isIncluded),
      upper: .init(number: end, isIncluded: high.isIncluded),
      isPoint: false
    )
    near.period = period
    return near
  }
}

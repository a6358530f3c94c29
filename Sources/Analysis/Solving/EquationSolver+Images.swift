// Equations that are solved by those of their parts: of an inner expression that can be inverted on
// ranges, and of the factors of a product, where all of it has a value.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most members that are told one by one.
  private static let memberLimit = 1_000

  /// Numbers at which an inverse function is taken: one, or a family.
  struct Source {
    let start: Real
    var period: Real?
    /// Whether the period is added 0, 1, 2, … times only.
    var isOneSided = false
  }

  /// The zeros of a function of an inner expression, or of a product, in some ranges that have no
  /// number in common.
  mutating func solutionsByInnerParts(
    of e: Expression,
    in x: String,
    within ranges: [SolutionRange] = [MonotoneBranch.line]
  ) -> SolutionSet? {
    guard depth < 4, !environment.complexAnswers else { return nil }
    depth += 1
    defer { depth -= 1 }
    return solutionsByImages(of: e, in: x, within: ranges)
      ?? solutionsByFactors(of: e, in: x, within: ranges)
  }

  /// The zeros of a function of an inner expression, in some ranges that have no number in
  /// common.
  ///
  /// With e(x) = E(h(x)), e is zero exactly where h is one of the zeros of E. On each branch of h
  /// that is so for one number per zero among the values on the branch, and for no other.
  private mutating func solutionsByImages(
    of e: Expression,
    in x: String,
    within ranges: [SolutionRange]
  ) -> SolutionSet? {
    let found: SolutionSet?? = firstComposition(of: e, in: x) { solver, whole in
      guard let found = solver.solutionsBySteps(of: whole.outer, in: whole.name), found.isComplete,
        let sources = solver.sources(of: found.solutions),
        sources.contains(where: { $0.period != nil })
      else { return nil }
      let images = solver.images(of: whole, in: x, within: ranges) { solver, values, branch in
        solver.images(of: sources, branch.inverse, values)
      }
      return .some(images.flatMap { solver.set(of: $0) })
    }
    return found ?? nil
  }

  func sources(of solutions: SolutionSet.Solutions) -> [Source]? {
    switch solutions {
    case .some(let members): return members.map { Source(start: $0.number, period: $0.period) }
    case .progressions(let ranges):
      let points = ranges.compactMap { range in
        range.isPoint
          ? range.lower.map {
            Source(start: $0.number, period: range.period, isOneSided: range.period != nil)
          } : nil
      }
      return points.count == ranges.count ? points : nil
    case .every, .ranges, .images, .imageRanges, .complex, .points: return nil
    }
  }

  // MARK: Members

  /// What an inverse function takes those numbers to that are some values.
  mutating func images(
    of sources: [Source],
    _ inverse: Expression,
    _ values: SolutionRange
  ) -> [SolutionImage]? {
    var found: [SolutionImage] = []
    for source in sources {
      guard let period = source.period else {
        guard let part = common(.point(source.start), values) else { return nil }
        if part != nil {
          guard let number = value(of: inverse, at: source.start) else { return nil }
          found.append(.point(number))
        }
        continue
      }
      guard let (step, isRight) = step(of: period),
        let turns = turns(of: source, isRight: isRight, step, values)
      else { return nil }
      if let low = turns.low, let high = turns.high {
        guard high - low < Self.memberLimit else { return nil }
        for turn in low..<max(low, high + 1) {
          guard let number = moved(source.start, by: turn, step),
            let image = value(of: inverse, at: number)
          else { return nil }
          found.append(.point(image))
        }
        continue
      }
      guard let image = image(of: source.start, step, inverse, turns) else { return nil }
      found.append(image)
    }
    return found
  }

  private mutating func value(of inverse: Expression, at number: Real) -> Real? {
    guard case .number(let value) = worth(of: inverse, for: SolutionImage.argument, being: number)
    else { return nil }
    let simple = simplified(value)
    if let simple { remember(simple, as: inverse, of: number) }
    return simple
  }

  /// The least and the greatest whole number by which a positive period may be multiplied;
  /// nothing for an infinite one.
  private mutating func turns(
    of source: Source,
    isRight: Bool,
    _ period: Real,
    _ values: SolutionRange
  ) -> (low: Int?, high: Int?)? {
    var (low, high): (Int?, Int?) = (nil, nil)
    if let end = values.lower {
      guard let turn = turn(to: end, from: source.start, period, isLower: true) else { return nil }
      low = turn
    }
    if let end = values.upper {
      guard let turn = turn(to: end, from: source.start, period, isLower: false) else {
        return nil
      }
      high = turn
    }
    guard source.isOneSided else { return (low, high) }
    return isRight ? (max(0, low ?? 0), high) : (low, min(0, high ?? 0))
  }

  /// The first whole number of periods from a number into a range, or the last one.
  private mutating func turn(
    to end: SolutionRange.End,
    from start: Real,
    _ period: Real,
    isLower: Bool
  ) -> Int? {
    let distance: Real? = ask { (workspace) throws(RealError) in
      try Real.difference(end.number, start, in: &workspace)
    }
    guard let turns = distance.flatMap({ quotient($0, period) }),
      let whole: Real = ask({ (workspace) throws(RealError) in
        isLower ? try Real.ceiling(turns, in: &workspace) : try Real.floor(turns, in: &workspace)
      }), let turn = whole.integer?.asInt, abs(turn) < 1 << 30
    else { return nil }
    guard !end.isIncluded else { return turn }
    guard let order = order(turns, whole) else { return nil }
    return order == .equal ? turn + (isLower ? 1 : -1) : turn
  }

  /// What an inverse function takes a family to, from one whole number on or up to one, or all of
  /// it.
  private mutating func image(
    of start: Real,
    _ period: Real,
    _ inverse: Expression,
    _ turns: (low: Int?, high: Int?)
  ) -> SolutionImage? {
    let numbers = namedNumbers(in: inverse)
    guard let turn = turns.low ?? turns.high else {
      return nextToZero(start, period).map {
        SolutionImage(value: inverse, numbers: numbers, start: $0, period: period)
      }
    }
    guard let first = moved(start, by: turn, period),
      let step = turns.low != nil ? period : moved(Real(0), by: -1, period)
    else { return nil }
    return SolutionImage(
      value: inverse,
      numbers: numbers,
      start: first,
      period: step,
      turns: .fromZero
    )
  }

  // MARK: Sets

  /// Numbers and images as a set: single ones in order, each once, and images that go on to both
  /// sides as one.
  mutating func set(of images: [SolutionImage]) -> SolutionSet? {
    let single = different(images.filter { $0.period == nil }.map { $0.start })
    guard single.isProved else { return nil }
    var open = images.filter { $0.period != nil }
    var whole: [SolutionImage] = []
    while !open.isEmpty {
      let first = open.removeFirst()
      var kept = first
      for place in open.indices {
        guard let both = joined(first, open[place]) else { continue }
        open.remove(at: place)
        kept = both
        break
      }
      whole.append(kept)
    }
    let solutions: SolutionSet.Solutions =
      whole.isEmpty
      ? .some(single.numbers.map { Solution($0) })
      : .images(single.numbers.map { .point($0) } + whole)
    return SolutionSet(solutions: solutions, isComplete: true, methods: [.steps])
  }

  /// Two images that go on to different sides as one, where the second begins where the first one
  /// does, up to one number at most.
  private mutating func joined(_ a: SolutionImage, _ b: SolutionImage) -> SolutionImage? {
    guard a.value == b.value, a.turns == .fromZero, b.turns == .fromZero,
      let first = a.period, let second = b.period,
      let side = sign(of: first), sign(of: second) == -side,
      let opposite = moved(Real(0), by: -1, second), order(first, opposite) == .equal,
      let distance: Real = ask({ (workspace) throws(RealError) in
        try Real.difference(a.start, b.start, in: &workspace)
      }), let turns = quotient(distance, first)?.integer?.asInt
    else { return nil }
    let period = side > 0 ? first : second
    switch turns {
    case 1:
      return nextToZero(a.start, period).map {
        SolutionImage(value: a.value, numbers: a.numbers, start: $0, period: period)
      }
    case 2:
      return moved(a.start, by: -1, first).map {
        SolutionImage(
          value: a.value,
          numbers: a.numbers,
          start: $0,
          period: period,
          turns: .notZero
        )
      }
    default: return nil
    }
  }
}

extension EquationSolver {
  /// The zeros of a product or a quotient in some ranges that have no number in common: those of
  /// its factors, each by itself, as far as the whole has a value.
  private mutating func solutionsByFactors(
    of e: Expression,
    in x: String,
    within ranges: [SolutionRange]
  ) -> SolutionSet? {
    var factors: [Expression] = []
    for factor in e.zeroFactors(in: x) where factor.variables.contains(x) {
      if !factors.contains(factor) { factors.append(factor) }
    }
    guard factors != [e], let conditions = domain(of: e, in: x) else { return nil }
    var known: [SolutionSet.Solutions] = []
    var others: [Expression] = []
    for factor in factors {
      if let found = solutionsBySteps(of: factor, in: x), found.isComplete,
        case .some = found.solutions
      {
        known.append(found.solutions)
      } else {
        others.append(factor)
      }
    }
    guard let union = union(known.isEmpty ? [.some([])] : known),
      case .some(let members) = union.solutions,
      let rest = commonSolutions(of: conditions, members, within: ranges, in: x)
    else { return nil }
    guard !others.isEmpty else { return rest }
    guard var images = images(of: rest.solutions) else { return nil }
    for factor in others {
      // What the factor itself asks for is known where it is zero.
      guard let own = domain(of: factor, in: x),
        let place = commonSolutions(
          of: conditions.filter { !own.contains($0) },
          in: x,
          domain: .real,
          known: [.ranges(ranges)]
        ), place.isComplete, let inside = self.ranges(of: place.solutions, between: nil, nil),
        let found = solutionsByInnerParts(of: factor, in: x, within: inside),
        let more = self.images(of: found.solutions)
      else { return nil }
      // A number that is a zero of the factor is among its images.
      images.removeAll { $0.period == nil && isZero(factor, x, at: $0.start) == true }
      images += more
    }
    return set(of: images)
  }

  /// Those of some numbers and families that satisfy comparisons, in some ranges.
  private mutating func commonSolutions(
    of conditions: [EquationTask.Condition],
    _ members: [Solution],
    within ranges: [SolutionRange],
    in x: String
  ) -> SolutionSet? {
    var sets: [SolutionSet.Solutions] = []
    var kept: [Real] = []
    for member in members where member.period == nil {
      guard let isInside = isInside(member.number, conditions, ranges, x) else { return nil }
      if isInside { kept.append(member.number) }
    }
    if !kept.isEmpty {
      let ordered = different(kept)
      guard ordered.isProved else { return nil }
      sets.append(.some(ordered.numbers.map { Solution($0) }))
    }
    let families = members.filter { $0.period != nil }
    if !families.isEmpty {
      guard
        let found = commonSolutions(
          of: conditions,
          in: x,
          domain: .real,
          known: [.some(families), .ranges(ranges)]
        ), found.isComplete
      else { return nil }
      sets.append(found.solutions)
    }
    guard sets.count > 1 else {
      return SolutionSet(
        solutions: sets.first ?? .some([]),
        isComplete: true,
        methods: [.steps]
      )
    }
    if let both = union(sets), case .some = both.solutions { return both }
    var all: [SolutionRange] = []
    for set in sets {
      switch set {
      case .some(let members) where members.allSatisfy({ $0.period == nil }):
        all += members.map { .point($0.number) }
      case .progressions(let ranges): all += ranges
      default: return nil
      }
    }
    return set(ofProgressions: all, .equal)
  }

  /// Whether a number satisfies comparisons and lies in one of some ranges; nothing where that is not
  /// found out.
  private mutating func isInside(
    _ number: Real,
    _ conditions: [EquationTask.Condition],
    _ ranges: [SolutionRange],
    _ x: String
  ) -> Bool? {
    for condition in conditions {
      guard let holds = holds(condition.difference, condition.relation, x, at: number) else {
        return nil
      }
      if !holds { return false }
    }
    for range in ranges {
      guard let common = common(.point(number), range) else { return nil }
      if common != nil { return true }
    }
    return false
  }

  /// Numbers and families as images of themselves.
  private func images(of solutions: SolutionSet.Solutions) -> [SolutionImage]? {
    switch solutions {
    case .images(let images): return images
    case .some(let members):
      return members.map { member in
        var image = SolutionImage.point(member.number)
        image.period = member.period
        return image
      }
    case .progressions(let ranges), .ranges(let ranges):
      var images: [SolutionImage] = []
      for range in ranges {
        guard range.isPoint, let number = range.lower?.number else { return nil }
        var image = SolutionImage.point(number)
        image.period = range.period
        if case .progressions = solutions, range.period != nil { image.turns = .fromZero }
        images.append(image)
      }
      return images
    case .every, .imageRanges, .complex, .points: return nil
    }
  }
}

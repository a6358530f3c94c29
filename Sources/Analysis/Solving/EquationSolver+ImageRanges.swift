// Inequalities through an inner expression that can be inverted on ranges: sin(1/x) > 0 holds where
// 1/x lies in one of the ranges of sin u > 0.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The ranges on which a function of an inner expression compares with zero in a way, in some
  /// ranges that have no number in common.
  ///
  /// With e(x) = E(h(x)) it does so exactly where h is in one of the ranges of E. On each branch of h
  /// the values in a range are taken between those places where its ends are.
  mutating func rangesByInnerParts(
    of e: Expression,
    _ relation: Relation,
    in x: String,
    within ranges: [SolutionRange] = [MonotoneBranch.line]
  ) -> SolutionSet? {
    imageRanges(of: e, relation, in: x, within: ranges).flatMap {
      set(of: $0, relation)
    }
  }

  /// The same as what functions take ranges to, one after the other.
  mutating func imageRanges(
    of e: Expression,
    _ relation: Relation,
    in x: String,
    within ranges: [SolutionRange]
  ) -> [SolutionImageRange]? {
    guard depth < 4, !environment.complexAnswers else { return nil }
    depth += 1
    defer { depth -= 1 }
    let found: [SolutionImageRange]?? = firstComposition(of: e, in: x) { solver, whole in
      guard let found = solver.realSolutions(of: whole.outer, relation, in: whole.name),
        found.isComplete
      else { return nil }
      return .some(
        solver.images(of: whole, in: x, within: ranges) { solver, values, branch in
          solver.images(of: found.solutions, values, on: branch)
        }
      )
    }
    return found ?? nil
  }

  /// Where values of a branch that are between two ends are solutions.
  mutating func images(
    of solutions: SolutionSet.Solutions,
    _ values: SolutionRange,
    on branch: MonotoneBranch
  ) -> [SolutionImageRange]? {
    let parts: [SolutionRange]
    var turns = Turns.fromZero
    if values.lower == nil, values.upper == nil {
      guard let all = members(of: solutions) else { return nil }
      parts = all.ranges
      if !all.areOneSided { turns = .all }
    } else {
      guard let found = progressions(of: solutions, between: values.lower, values.upper) else {
        return nil
      }
      parts = found
    }
    var images: [SolutionImageRange] = []
    func single(_ part: SolutionRange, _ solver: inout EquationSolver) -> Bool {
      let found = solver.image(
        of: part,
        branch.values,
        branch.place,
        branch.isRising,
        branch.inverse,
        SolutionImage.argument
      )
      guard let found else { return false }
      images.append(.single(found))
      let (first, last) = branch.isRising ? (part.lower, part.upper) : (part.upper, part.lower)
      for (end, source) in [(found.lower, first), (found.upper, last)] {
        guard let end, let source else { continue }
        solver.remember(end.number, as: branch.inverse, of: source.number)
      }
      return true
    }
    for part in parts {
      guard let period = part.period else {
        guard single(part, &self) else { return nil }
        continue
      }
      var repeated = part
      if turns == .fromZero {
        // What begins at an end of the values may be taken to what has no end.
        guard let side = sign(of: period), side != 0 else { return nil }
        let (near, edge) =
          side > 0 ? (part.lower, values.lower) : (part.upper, values.upper)
        if let near, let edge {
          guard let order = order(near.number, edge.number) else { return nil }
          if order == .equal {
            guard let first = copy(of: part, 0, period), single(first, &self),
              var next = copy(of: part, 1, period)
            else { return nil }
            next.period = period
            repeated = next
          }
        }
      }
      images.append(
        SolutionImageRange(
          value: branch.inverse,
          numbers: namedNumbers(in: branch.inverse),
          isRising: branch.isRising,
          range: repeated,
          turns: turns
        )
      )
    }
    return images
  }

  /// Ranges and images as a set: single ones in order, those that touch as one, and images that go
  /// on to both sides as one.
  mutating func set(of images: [SolutionImageRange], _ relation: Relation) -> SolutionSet? {
    let single = images.compactMap { $0.range.period == nil ? $0.range : nil }
    guard let ordered = orderedRanges(single) else { return nil }
    let plain = joined(ordered)
    var open = images.filter { $0.range.period != nil }
    guard !open.isEmpty else { return set(of: plain, relation) }
    var whole: [SolutionImageRange] = []
    while !open.isEmpty {
      var kept = open.removeFirst()
      for place in open.indices {
        guard let both = joined(kept, open[place]) else { continue }
        open.remove(at: place)
        kept = both
        break
      }
      whole.append(kept)
    }
    return SolutionSet(
      solutions: .imageRanges(plain.map { .single($0) } + whole),
      isComplete: true,
      methods: [.steps]
    )
  }

  /// Two images that go on to different sides as one, where the second begins where the first one
  /// does, up to one range at most.
  private mutating func joined(
    _ a: SolutionImageRange,
    _ b: SolutionImageRange
  ) -> SolutionImageRange? {
    guard a.value == b.value, a.isRising == b.isRising, a.turns == .fromZero, b.turns == .fromZero,
      let first = a.range.period, let second = b.range.period,
      let side = sign(of: first), sign(of: second) == -side,
      let opposite = moved(Real(0), by: -1, second), order(first, opposite) == .equal
    else { return nil }
    let (right, left, period) = side > 0 ? (a, b, first) : (b, a, second)
    for distance in 1...2 {
      guard let back = copy(of: right.range, -distance, period) else { return nil }
      guard areSame(back, left.range) else { continue }
      var both = right
      if distance == 1 {
        guard let near = nextToZero(right.range, period) else { return nil }
        (both.range, both.turns) = (near, .all)
      } else {
        guard var before = copy(of: right.range, -1, period) else { return nil }
        before.period = period
        (both.range, both.turns) = (before, .notZero)
      }
      return both
    }
    return nil
  }
}

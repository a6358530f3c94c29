// Lines whose solutions are what functions take families to, as x = (πn)²: where do two of them
// differ?

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The same where functions take the numbers to solutions: each function by itself.
  mutating func difference(
    ofImages first: [LineProgression],
    _ second: [LineProgression]
  ) -> LineDifference? {
    var found = LineDifference()
    var (before, after) = (first, second)
    while let image = (before + after).first(where: { $0.value != nil }), let value = image.value {
      guard let one = taken(by: value, image.step, from: &before),
        let other = taken(by: value, image.step, from: &after),
        let part = difference(one, other)
      else { return nil }
      for (members, others, isLost) in [(part.lost, second, true), (part.gained, first, false)] {
        for member in members {
          guard
            case .number(let number) = worth(
              of: value,
              for: SolutionImage.argument,
              being: member.number
            ), let known = simplified(number), let isKnown = isMember(known, of: others)
          else { return nil }
          if isKnown {
            // Before the last one begins, single numbers may come from another function.
            guard isBeforeLast(member.number, one + other) == true else { return nil }
          } else if isLost {
            found.lost.append(Solution(known))
          } else {
            found.gained.append(Solution(known))
          }
        }
      }
    }
    // What is left are single numbers and families, which may be images as well.
    for (members, others, isLost) in [(before, second, true), (after, first, false)] {
      for member in members {
        guard member.step == nil, let isKnown = isMember(member.start, of: others) else {
          return nil
        }
        guard !isKnown else { continue }
        if isLost {
          found.lost.append(Solution(member.start))
        } else {
          found.gained.append(Solution(member.start))
        }
      }
    }
    return found
  }

  /// Whether a number is one of some progressions or images; nothing where that is not found out.
  private mutating func isMember(_ number: Real, of progressions: [LineProgression]) -> Bool? {
    for progression in progressions {
      var sources = [number]
      if let value = progression.value {
        let target = name(for: number)
        guard let found = solutionsBySteps(of: value - target, in: SolutionImage.argument),
          found.isComplete, case .some(let members) = found.solutions,
          members.allSatisfy({ $0.period == nil })
        else { return nil }
        sources = members.map { $0.number }
      }
      for source in sources {
        guard let isInside = isMember(source, of: progression) else { return nil }
        if isInside { return true }
      }
    }
    return false
  }

  private mutating func isMember(_ number: Real, of progression: LineProgression) -> Bool? {
    guard let step = progression.step else {
      return order(number, progression.start).map { $0 == .equal }
    }
    guard let isInside = isMember(number, of: Solution(progression.start, period: step)) else {
      return nil
    }
    guard isInside, progression.isOneSided, let side = sign(of: step) else { return isInside }
    return order(number, progression.start).map { $0 == .equal || ($0 == .greater) == (side > 0) }
  }

  /// Whether a number is less than where one of some progressions begins, which all go on to greater
  /// numbers only.
  private mutating func isBeforeLast(_ number: Real, _ progressions: [LineProgression]) -> Bool? {
    var isBefore = false
    for progression in progressions {
      if let step = progression.step {
        guard progression.isOneSided, sign(of: step) == 1 else { return false }
      }
      guard let order = order(number, progression.start) else { return nil }
      if order == .less { isBefore = true }
    }
    return isBefore
  }

  /// Whether two functions of the argument are the same.
  private mutating func areSame(_ a: Expression, _ b: Expression) -> Bool {
    if a == b { return true }
    guard case .every? = zeros(of: a - b, in: SolutionImage.argument) else { return false }
    return true
  }

  /// Takes those progressions out of which a function takes the members to solutions, as far as it has
  /// values there, and of an even function those that are not negative.
  private mutating func taken(
    by value: Expression,
    _ step: Real?,
    from progressions: inout [LineProgression]
  ) -> [LineProgression]? {
    let v = SolutionImage.argument
    var (found, others): ([LineProgression], [LineProgression]) = ([], [])
    for progression in progressions {
      guard let own = progression.value else {
        others.append(progression)
        continue
      }
      var part = progression
      part.value = nil
      if areSame(own, value) {
        found.append(part)
      } else if let step, let ownStep = part.step, let factor = quotient(step, ownStep),
        areSame(own.replacing([v: Expression(name: v) / name(for: factor)]), value),
        let start = product(part.start, factor)
      {
        // π²n² is (πn)²: both go on by one step.
        (part.start, part.step) = (start, step)
        found.append(part)
      } else {
        others.append(progression)
      }
    }
    progressions = others
    guard let conditions = domain(of: value, in: v),
      let place = conditions.isEmpty
        ? SolutionSet.Solutions.ranges([MonotoneBranch.line])
        : commonSolutions(of: conditions, in: v, domain: .real)?.solutions,
      let ranges = ranges(of: place, between: nil, nil)
    else { return nil }
    let isEven = areSame(value, value.replacing([v: -Expression(name: v)]))
    var kept: [LineProgression] = []
    for part in found {
      guard let parts = isEven ? notNegative(part) : [part] else { return nil }
      for part in parts {
        for range in ranges {
          guard let inside = restricted(part, to: range) else { return nil }
          kept += inside
        }
      }
    }
    return kept
  }

  private mutating func product(_ a: Real, _ b: Real) -> Real? {
    ask { (workspace) throws(RealError) in
      try Real.recognized(.product(a, b, in: &workspace), in: &workspace)
    }
  }

  /// The members between the ends of a range.
  private mutating func restricted(
    _ progression: LineProgression,
    to range: SolutionRange
  ) -> [LineProgression]? {
    guard range.lower != nil || range.upper != nil else { return [progression] }
    var point = SolutionRange.point(progression.start)
    point.period = progression.step
    let set: SolutionSet.Solutions =
      progression.isOneSided ? .progressions([point]) : .ranges([point])
    var (lower, upper) = (range.lower, range.upper)
    if progression.isOneSided, let side = progression.step.flatMap({ sign(of: $0) }) {
      // Towards an end there are finitely many.
      let start = SolutionRange.End(number: progression.start, isIncluded: true)
      if side > 0, lower == nil { lower = start }
      if side < 0, upper == nil { upper = start }
      if let lower, let upper {
        guard let order = order(lower.number, upper.number) else { return nil }
        if order == .greater { return [] }
      }
    }
    let found = progressions(of: set, between: lower, upper)
    return found.flatMap { self.progressions(of: .progressions($0)) }
  }

  /// The sizes of the members.
  private mutating func notNegative(_ progression: LineProgression) -> [LineProgression]? {
    guard let step = progression.step else {
      guard let side = sign(of: progression.start),
        let size = moved(Real(0), by: side, progression.start)
      else { return nil }
      return [LineProgression(start: size)]
    }
    guard let (size, isRight) = self.step(of: step) else { return nil }
    var starts = [progression.start]
    if !progression.isOneSided {
      guard let near = nextToZero(progression.start, size), let next = moved(near, by: -1, size),
        let opposite = moved(Real(0), by: -1, next)
      else { return nil }
      starts = [near, opposite]
    } else if !isRight {
      guard let opposite = moved(Real(0), by: -1, progression.start) else { return nil }
      starts = [opposite]
    }
    var found: [LineProgression] = []
    for var start in starts {
      for _ in 0..<1_000 {
        guard let side = sign(of: start) else { return nil }
        guard side < 0 else { break }
        guard let opposite = moved(Real(0), by: -1, start), let next = moved(start, by: 1, size)
        else { return nil }
        found.append(LineProgression(start: opposite))
        start = next
      }
      guard sign(of: start) != -1 else { return nil }
      found.append(LineProgression(start: start, step: size, isOneSided: true))
    }
    return found
  }
}

extension Expression {
  /// Parts in which all of a name stands, the largest first.
  func innerLines(of name: String) -> [Expression] {
    guard isPlain else { return [] }
    let found = (0..<count).map { subexpression(at: $0) }.filter { part in
      part.variables.contains(name)
        && !replacing(every: part, with: Expression(0)).variables.contains(name)
    }
    return found.sorted { $0.count > $1.count }
  }
}

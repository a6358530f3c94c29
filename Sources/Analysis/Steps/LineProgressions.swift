// Lines whose solutions are single numbers and numbers that repeat to one side or to both: where do
// two of them differ?

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// What solves one line and not another one, where both are solved by numbers and families, each
  /// to one side or to both; nothing where that is not found out.
  ///
  /// Behind the last number with which something begins, both repeat with a common period, and
  /// before the first one: what differs somewhere does so within a period of these.
  mutating func difference(
    ofProgressions a: Derivation.Line,
    _ b: Derivation.Line,
    in x: String
  ) -> LineDifference? {
    guard let first = progressions(of: a, in: x), let second = progressions(of: b, in: x) else {
      return nil
    }
    guard (first + second).contains(where: { $0.value != nil }) else {
      return difference(first, second)
    }
    return difference(ofImages: first, second)
  }

  mutating func difference(
    _ first: [LineProgression],
    _ second: [LineProgression]
  ) -> LineDifference? {
    let all = first + second
    var periods: [Real] = []
    for period in all.compactMap({ $0.step }) {
      guard let step = step(of: period) else { return nil }
      periods.append(step.size)
    }
    guard let period = commonMultiple(of: periods) else { return nil }
    let reach = period.map { enclosure($0).upper } ?? 1
    var (low, high) = (0.0, 0.0)
    for progression in all {
      let place = enclosure(progression.start)
      (low, high) = (min(low, place.lower), max(high, place.upper))
    }
    guard (high - low) / reach < 1_000,
      let lower = Dyadic(exactly: (low - reach).nextDown),
      let upper = Dyadic(exactly: (high + reach).nextUp),
      let before = numbers(of: first, from: lower, to: upper),
      let after = numbers(of: second, from: lower, to: upper)
    else { return nil }
    let merged = different(before + after)
    guard merged.isProved else { return nil }
    var found = LineDifference()
    for number in merged.numbers {
      let isInFirst = before.contains { order($0, number) == .equal }
      let isInSecond = after.contains { order($0, number) == .equal }
      if isInFirst, !isInSecond { found.lost.append(Solution(number)) }
      if isInSecond, !isInFirst { found.gained.append(Solution(number)) }
    }
    return found
  }

  /// What solves one line and not another one, where both are solved by ranges, which may repeat to
  /// both sides; nothing where that is not found out.
  ///
  /// Of each range one number is told.
  mutating func difference(
    ofRanges a: Derivation.Line,
    _ b: Derivation.Line,
    in x: String
  ) -> LineDifference? {
    guard let first = wholeSet(of: a, in: x), let second = wholeSet(of: b, in: x),
      let lost = combined([first, second], isEquation: false, { $0[0] && !$0[1] }),
      let gained = combined([first, second], isEquation: false, { $0[1] && !$0[0] }),
      let before = samples(of: lost.solutions), let after = samples(of: gained.solutions)
    else { return nil }
    return LineDifference(lost: before, gained: after)
  }

  private mutating func wholeSet(
    of line: Derivation.Line,
    in x: String
  ) -> SolutionSet.Solutions? {
    guard line.substitution == nil else { return nil }
    var sets: [SolutionSet.Solutions] = []
    for conditions in line.cases {
      guard let part = solutions(of: conditions + line.conditions, in: x, line.letter) else {
        return nil
      }
      sets.append(part)
    }
    return sets.count == 1 ? sets[0] : union(sets.isEmpty ? [.some([])] : sets)?.solutions
  }

  /// One number of each range.
  private mutating func samples(of set: SolutionSet.Solutions) -> [Solution]? {
    guard let all = members(of: set) else { return nil }
    var found: [Solution] = []
    for range in all.ranges {
      if range.isPoint, let number = range.lower?.number {
        found.append(Solution(number, period: range.period))
        continue
      }
      guard let middle = middle(range.lower?.number, range.upper?.number) else { return nil }
      let number = simplest(range.lower?.number, range.upper?.number) ?? middle.asRational
      found.append(Solution(Real(number)))
    }
    return found
  }

  /// A number, or those that are multiples of a step further: 0, 1, 2, … or all of them; or what a
  /// function takes these to.
  struct LineProgression {
    var start: Real
    var step: Real?
    var isOneSided = false
    /// The function, of the name `SolutionImage.argument`.
    var value: Expression?
  }

  private mutating func numbers(
    of progressions: [LineProgression],
    from lower: Dyadic,
    to upper: Dyadic
  ) -> [Real]? {
    let (low, high) = (Real(lower.asRational), Real(upper.asRational))
    var found: [Real] = []
    for progression in progressions {
      var range = SolutionRange.point(progression.start)
      range.period = progression.step
      let set: SolutionSet.Solutions =
        progression.isOneSided ? .progressions([range]) : .ranges([range])
      guard let inside = restricted(set, from: low, to: high),
        let ranges = ranges(of: inside, between: nil, nil)
      else { return nil }
      found += ranges.compactMap { $0.lower?.number }
    }
    return found
  }

  private mutating func progressions(
    of line: Derivation.Line,
    in x: String
  ) -> [LineProgression]? {
    guard line.substitution == nil else { return nil }
    var found: [LineProgression] = []
    for conditions in line.cases {
      guard
        let part = solutions(of: conditions + line.conditions, in: x, line.letter),
        let members = progressions(of: part)
      else { return nil }
      found += members
    }
    return found
  }

  mutating func progressions(of set: SolutionSet.Solutions) -> [LineProgression]? {
    switch set {
    case .some(let members):
      return members.map { LineProgression(start: $0.number, step: $0.period) }
    case .ranges(let ranges), .progressions(let ranges):
      var isOneSided = false
      if case .progressions = set { isOneSided = true }
      var found: [LineProgression] = []
      for range in ranges {
        guard range.isPoint, let number = range.lower?.number else { return nil }
        found.append(
          LineProgression(
            start: number,
            step: range.period,
            isOneSided: isOneSided && range.period != nil
          )
        )
      }
      return found
    case .images(let images):
      var found: [LineProgression] = []
      for image in images {
        let value = image.period == nil ? nil : image.value
        guard let period = image.period, image.turns == .notZero else {
          let isOneSided = image.turns == .fromZero
          found.append(
            LineProgression(
              start: image.start,
              step: image.period,
              isOneSided: isOneSided,
              value: value
            )
          )
          continue
        }
        for side in [-1, 1] {
          guard let start = moved(image.start, by: side, period),
            let step = moved(Real(0), by: side, period)
          else { return nil }
          found.append(LineProgression(start: start, step: step, isOneSided: true, value: value))
        }
      }
      return found
    case .every, .imageRanges, .complex, .points: return nil
    }
  }

  /// What satisfies several comparisons, of which some may have a letter of whole numbers.
  mutating func solutions(
    of conditions: [EquationTask.Condition],
    in x: String,
    _ letter: String?
  ) -> SolutionSet.Solutions? {
    hasSteps = false
    if let letter, conditions.contains(where: { $0.difference.variables.contains(letter) }) {
      return writtenSet([conditions], in: x, [letter])?.solutions
    }
    let found =
      conditions.count == 1
      ? realSolutions(of: conditions[0], in: x)
      : commonSolutions(of: conditions, in: x, domain: .real)
    return found?.isComplete == true ? found?.solutions : nil
  }

  /// The members of a family whose whole numbers satisfy some comparisons.
  mutating func members(
    of family: (start: Real, step: Real),
    where bounds: [EquationTask.Condition],
    _ letter: String
  ) -> SolutionSet.Solutions? {
    guard let step = step(of: family.step), let opposite = moved(Real(0), by: -1, family.step)
    else {
      return nil
    }
    let whole = SolutionSet.Solutions.some([Solution(family.start, period: step.size)])
    guard !bounds.isEmpty else { return whole }
    guard let found = commonSolutions(of: bounds, in: letter, domain: .integer), found.isComplete,
      let runs = wholeRanges(of: found.solutions)
    else { return nil }
    var (points, sides): ([SolutionRange], [SolutionRange]) = ([], [])
    for run in runs {
      let (low, high) = (run.lower?.asInt, run.upper?.asInt)
      guard (low == nil) == (run.lower == nil), (high == nil) == (run.upper == nil) else {
        return nil
      }
      switch (low, high) {
      case (nil, nil):
        return whole
      case (let low?, let high?):
        guard high - low < 1_000 else { return nil }
        for turn in low...high {
          guard let number = moved(family.start, by: turn, family.step) else { return nil }
          points.append(.point(number))
        }
      default:
        guard let number = moved(family.start, by: low ?? high ?? 0, family.step) else {
          return nil
        }
        var range = SolutionRange.point(number)
        range.period = low != nil ? family.step : opposite
        sides.append(range)
      }
    }
    return .progressions(points + sides)
  }
}

extension Array {
  /// The elements of which something is true, and the others.
  func divided(_ isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    var (first, second): ([Element], [Element]) = ([], [])
    for element in self {
      if isFirst(element) { first.append(element) } else { second.append(element) }
    }
    return (first, second)
  }
}

// Solutions between two numbers, and whole ones: those of the whole line that belong there.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// The most members of a family, or whole numbers of a range, that are told one by one.
  private static let memberLimit = 1_000

  // MARK: Between two numbers

  /// The solutions from one number to another, both among them.
  mutating func solutions(
    of condition: EquationTask.Condition,
    in x: String,
    from lower: Real,
    to upper: Real
  ) -> SolutionSet? {
    guard let order = order(lower, upper) else { return nil }
    guard order != .greater else {
      return SolutionSet(solutions: .some([]), isComplete: true, methods: [.steps])
    }
    if var found = realSolutions(of: condition, in: x), found.isComplete,
      let solutions = restricted(found.solutions, from: lower, to: upper)
    {
      found.solutions = solutions
      return found
    }
    return searchedSolutions(of: condition, in: x, from: lower, to: upper)
  }

  /// The solutions from one number to another, piece by piece between jumps or by intervals,
  /// without those of the whole line.
  mutating func searchedSolutions(
    of condition: EquationTask.Condition,
    in x: String,
    from lower: Real,
    to upper: Real
  ) -> SolutionSet? {
    guard !environment.complexAnswers else { return nil }
    if let found = solutionsBetweenJumps(
      of: condition.difference,
      condition.relation,
      in: x,
      from: lower,
      to: upper
    ) {
      return found
    }
    guard condition.relation == .equal else { return nil }
    return searched(condition.difference, in: x, from: lower, to: upper)
  }

  /// The solutions that lie between two numbers, both among them.
  mutating func restricted(
    _ solutions: SolutionSet.Solutions,
    from lower: Real,
    to upper: Real
  ) -> SolutionSet.Solutions? {
    switch solutions {
    case .some(let members):
      var kept: [Real] = []
      for member in members {
        guard let numbers = self.members(of: member, from: lower, to: upper) else { return nil }
        kept += numbers
      }
      let ordered = different(kept)
      return ordered.isProved ? .some(ordered.numbers.map { Solution($0) }) : nil
    case .every(except: let others):
      guard let others, case let ends = different(others), ends.isProved else { return nil }
      return restricted(.ranges(Self.pieces(between: ends.numbers)), from: lower, to: upper)
    case .ranges(let ranges):
      var kept: [SolutionRange] = []
      for range in ranges {
        guard let parts = parts(of: range, from: lower, to: upper) else { return nil }
        kept += parts
      }
      return orderedRanges(kept).map { .ranges($0) }
    case .progressions(let ranges):
      var kept: [SolutionRange] = []
      for range in ranges {
        guard let parts = parts(of: range, from: lower, to: upper, isOneSided: true) else {
          return nil
        }
        kept += parts
      }
      guard let ordered = orderedRanges(kept) else { return nil }
      let points = ordered.compactMap { $0.isPoint ? $0.lower?.number : nil }
      return points.count == ordered.count ? .some(points.map { Solution($0) }) : .ranges(ordered)
    case .complex, .points: return nil
    }
  }

  private mutating func members(
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
      low.isBounded, high.isBounded, high.upper - low.lower < Double(Self.memberLimit),
      abs(low.lower) < 1e9, abs(high.upper) < 1e9
    else { return nil }
    return Int(low.lower.rounded(.down))...Int(high.upper.rounded(.up))
  }

  /// The part of a range, or of each of its family, between two numbers.
  private mutating func parts(
    of range: SolutionRange,
    from lower: Real,
    to upper: Real,
    isOneSided: Bool = false
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

  /// The solutions between two numbers, searched on intervals.
  mutating func searched(
    _ e: Expression,
    in x: String,
    from lower: Real,
    to upper: Real
  ) -> SolutionSet? {
    let range = enclosure(lower).hull(enclosure(upper))
    guard range.isBounded, range.lower < range.upper,
      var found = searched(e, in: x, over: range),
      case .some(let members) = found.solutions
    else { return nil }
    guard let kept = self.members(of: members, from: lower, to: upper) else { return nil }
    found.solutions = .some(kept.map { Solution($0) })
    return found
  }

  // MARK: Whole numbers

  /// The whole numbers that solve an equation or an inequality.
  mutating func wholeSolutions(
    of condition: EquationTask.Condition,
    in x: String
  ) -> SolutionSet? {
    guard var found = realSolutions(of: condition, in: x) else { return nil }
    switch found.solutions {
    case .some(let members):
      var kept: [Solution] = []
      for member in members {
        switch wholeMembers(of: member, condition.difference, x) {
        case nil: found.isComplete = false
        case let numbers?: kept += numbers
        }
      }
      found.solutions = .some(kept)
    case .every: break
    case .ranges(let ranges):
      guard let solutions = wholeNumbers(of: ranges) else { return nil }
      found.solutions = solutions
    case .progressions, .complex, .points: return nil
    }
    return found
  }

  /// The whole numbers of a family; nothing where they are not found out.
  private mutating func wholeMembers(
    of solution: Solution,
    _ e: Expression,
    _ x: String
  ) -> [Solution]? {
    guard let period = solution.period else {
      if let rational = solution.number.rational {
        return rational.isInteger ? [solution] : []
      }
      let place = enclosure(solution.number)
      let whole = place.lower.rounded(.up)
      guard whole <= place.upper else { return [] }
      guard whole == place.upper.rounded(.down), abs(whole) < 1e9,
        let isZero = isZero(e, x, at: Real(Int(whole)))
      else { return nil }
      return isZero ? [Solution(Real(Int(whole)))] : []
    }
    // a + pn is whole for rational a and p only if n is of one residue class, if at all.
    guard let start = solution.number.rational, let step = period.rational else { return nil }
    guard let count = step.denominator.asInt, count <= Self.memberLimit else { return nil }
    for turn in 0..<count {
      let number = start + Rational(turn) * step
      if number.isInteger {
        return [Solution(Real(number), period: Real(step * Rational(step.denominator)))]
      }
    }
    return []
  }

  /// The whole numbers of ranges: one by one where all are bounded, or else as ranges with
  /// whole ends.
  mutating func wholeNumbers(of ranges: [SolutionRange]) -> SolutionSet.Solutions? {
    guard let runs = wholeRanges(of: .ranges(ranges)) else { return nil }
    func end(_ number: Integer?) -> SolutionRange.End? {
      number.map { .init(number: Real(Rational($0)), isIncluded: true) }
    }
    var (numbers, whole): ([Solution], [SolutionRange]) = ([], [])
    for (first, last) in runs {
      let isPoint = first != nil && first == last
      whole.append(SolutionRange(lower: end(first), upper: end(last), isPoint: isPoint))
      guard let first, let last else { continue }
      guard let count = (last - first).asInt, count < Self.memberLimit else { return nil }
      numbers += (0...count).map { Solution(Real(Rational(first + Integer($0)))) }
    }
    let areBounded = whole.allSatisfy { $0.lower != nil && $0.upper != nil }
    return areBounded ? .some(numbers) : .ranges(whole)
  }
}

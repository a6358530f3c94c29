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
    if var found = realSolutions(of: condition, in: x), found.isComplete {
      if case .images = found.solutions {
        let range = SolutionRange.closed(lower, upper, isPoint: order == .equal)
        if let inside = commonSolutions(
          of: [condition],
          in: x,
          domain: .real,
          known: [.ranges([range])]
        ) {
          return inside
        }
      }
      if let solutions = restricted(found.solutions, from: lower, to: upper) {
        found.solutions = solutions
        return found
      }
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
    case .progressions, .images, .complex, .points: return nil
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

// Solutions of several comparisons in one unknown, and those between two numbers or among the whole
// ones: what solutions of the whole line have in common with each other and with ranges.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// The numbers that satisfy several comparisons in one unknown, and are in sets that are known;
  /// nothing where nothing is known of one of them.
  mutating func commonSolutions(
    of conditions: [EquationTask.Condition],
    in x: String,
    domain: EquationTask.Domain,
    known sets: [SolutionSet.Solutions] = []
  ) -> SolutionSet? {
    var common = [SolutionRange(lower: nil, upper: nil, isPoint: false)]
    if case .range(let lower, let upper) = domain {
      guard let order = order(lower, upper) else { return nil }
      common = order == .greater ? [] : [.closed(lower, upper, isPoint: order == .equal)]
    }
    var repeating: [SolutionSet.Solutions] = []
    var inverted: [EquationTask.Condition] = []
    var isComplete = true
    var unsolved: [(condition: EquationTask.Condition, found: SolutionSet?)] = []
    for condition in conditions {
      if !condition.difference.variables.contains(x) {
        guard let holds = holdsAlways(condition) else { return nil }
        if !holds { common = [] }
        continue
      }
      // What one of them leaves unknown, intervals still have to find.
      let reserve = conditions.count > 1 ? workspace.budget.stepsLeft / 2 : 0
      workspace.budget.stepsLeft -= reserve
      var known: SolutionSet?
      if case .integer = domain { known = solutionsByResidues(of: condition, in: x) }
      known = known ?? realSolutions(of: condition, in: x)
      workspace.budget.stepsLeft += reserve
      guard let found = known, found.isComplete else {
        unsolved.append((condition, known))
        continue
      }
      if found.solutions.areImages {
        inverted.append(condition)
        continue
      }
      guard add(found.solutions, to: &common, &repeating) else { return nil }
    }
    for solutions in sets {
      guard add(solutions, to: &common, &repeating) else { return nil }
    }
    for (condition, known) in unsolved {
      // Between two numbers intervals may find what is not found on the whole line.
      guard let found = solutions(of: condition, in: x, within: common) ?? known,
        found.solutions.periods.isEmpty,
        let ranges = ranges(of: found.solutions, between: nil, nil),
        let next = intersection(common, ranges)
      else { return nil }
      isComplete = isComplete && found.isComplete
      common = next
    }
    if let condition = inverted.first {
      guard inverted.count == 1, repeating.isEmpty, isComplete else { return nil }
      if case .integer = domain { return nil }
      return condition.relation == .equal
        ? solutionsByInnerParts(of: condition.difference, in: x, within: common)
        : rangesByInnerParts(
          of: condition.difference,
          condition.relation,
          in: x,
          within: common
        )
    }
    let hasEquation = !sets.isEmpty || conditions.contains { $0.relation == .equal }
    if common.count == 1, common[0].lower == nil, common[0].upper == nil, !repeating.isEmpty {
      guard isComplete,
        let found = combined(
          repeating,
          isEquation: hasEquation,
          { $0.allSatisfy { $0 } }
        )
      else { return nil }
      guard case .integer = domain else { return found }
      return found.solutions.areWhole ? found : nil
    }
    // What repeats together is cut as one.
    if repeating.count > 1,
      let together = combined(repeating, isEquation: hasEquation, { $0.allSatisfy { $0 } })
    {
      repeating = [together.solutions]
    }
    for solutions in repeating {
      var next: [SolutionRange] = []
      for range in common {
        guard range.period == nil else { return nil }
        if range.isPoint, let number = range.lower?.number {
          guard let inside = restricted(solutions, from: number, to: number),
            let part = ranges(of: inside, between: nil, nil)
          else { return nil }
          next += part
          continue
        }
        // Between two numbers there are finitely many members of a family.
        guard let part = progressions(of: solutions, between: range.lower, range.upper) else {
          return nil
        }
        next += part
      }
      common = next
    }
    guard case .integer = domain else {
      var found = set(ofProgressions: common, hasEquation ? .equal : .less)
      found?.isComplete = isComplete
      return found
    }
    if common.contains(where: { $0.period != nil }) {
      let solutions = SolutionSet.Solutions.progressions(common)
      return solutions.areWholePoints && isComplete ? set(ofProgressions: common, .equal) : nil
    }
    guard let ordered = orderedRanges(common) else { return nil }
    return wholeNumbers(of: joined(ordered)).map {
      SolutionSet(solutions: $0, isComplete: isComplete, methods: [.steps])
    }
  }

  /// Takes what a set has in common with ranges, or keeps it where it repeats; false where that is
  /// not found out.
  private mutating func add(
    _ solutions: SolutionSet.Solutions,
    to common: inout [SolutionRange],
    _ repeating: inout [SolutionSet.Solutions]
  ) -> Bool {
    guard solutions.periods.isEmpty else {
      repeating.append(solutions)
      return true
    }
    guard let ranges = ranges(of: solutions, between: nil, nil),
      let next = intersection(common, ranges)
    else { return false }
    common = next
    return true
  }

  /// Whether a comparison without the unknown holds; nothing where that is not found out.
  private mutating func holdsAlways(_ condition: EquationTask.Condition) -> Bool? {
    switch worth(of: condition.difference) {
    case .undefined: false
    case .unknown: nil
    case .number(let value): sign(of: value).map { condition.relation.holds(for: $0) }
    }
  }

  /// The solutions of a comparison between the least and the greatest number of some ranges.
  private mutating func solutions(
    of condition: EquationTask.Condition,
    in x: String,
    within ranges: [SolutionRange]
  ) -> SolutionSet? {
    guard let ordered = orderedRanges(ranges) else { return nil }
    guard !ordered.isEmpty else {
      return SolutionSet(solutions: .some([]), isComplete: true, methods: [.steps])
    }
    guard let low = ordered[0].lower, let high = ordered[ordered.count - 1].upper else {
      return nil
    }
    if order(low.number, high.number) == .equal {
      return solutions(of: condition, in: x, from: low.number, to: high.number)
    }
    return searchedSolutions(of: condition, in: x, from: low.number, to: high.number)
  }

  /// What two unions of ranges have in common; nothing where that is not found out.
  private mutating func intersection(
    _ first: [SolutionRange],
    _ second: [SolutionRange]
  ) -> [SolutionRange]? {
    var found: [SolutionRange] = []
    for range in first {
      for other in second {
        guard let common = common(range, other) else { return nil }
        if let common { found.append(common) }
      }
    }
    return found
  }
}

extension SolutionSet.Solutions {
  /// Whether they are images of what repeats.
  fileprivate var areImages: Bool {
    switch self {
    case .images, .imageRanges: true
    case .some, .every, .ranges, .progressions, .complex, .points: false
    }
  }

  /// Whether they are numbers and families of numbers that are known to be whole.
  var areWholePoints: Bool {
    switch self {
    case .some(let members):
      members.allSatisfy { $0.number.integer != nil && $0.period.map { $0.integer != nil } ?? true }
    case .progressions(let ranges):
      ranges.allSatisfy { range in
        range.isPoint && range.lower?.number.integer != nil
          && range.period.map { $0.integer != nil } ?? true
      }
    default: isNothing
    }
  }

  /// Whether all numbers and their periods are known to be whole.
  fileprivate var areWhole: Bool {
    guard case .some(let members) = self else { return false }
    return members.allSatisfy { member in
      member.number.integer != nil && member.period?.integer != nil
    }
  }
}

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
      if found.solutions.areImages {
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
    guard !environment.complexAnswers,
      condition.relation == .equal || !condition.difference.needsWholeNumbers(in: x)
    else { return nil }
    if let found = solutionsBetweenJumps(
      of: condition.difference,
      condition.relation,
      in: x,
      from: lower,
      to: upper
    ) {
      return found
    }
    guard condition.relation == .equal else {
      return rangesBySearch(
        of: condition.difference,
        condition.relation,
        in: x,
        between: (lower, upper)
      )
    }
    return searched(condition.difference, in: x, from: lower, to: upper)
  }

  // MARK: Whole numbers

  /// The whole numbers that solve an equation or an inequality.
  mutating func wholeSolutions(
    of condition: EquationTask.Condition,
    in x: String
  ) -> SolutionSet? {
    if let known = solutionsByResidues(of: condition, in: x) { return known }
    let found = wholeSolutionsByReals(of: condition, in: x)
    if found?.isComplete == true { return found }
    let byClasses = solutionsByClasses(of: condition, in: x)
    return byClasses ?? found
  }

  private mutating func wholeSolutionsByReals(
    of condition: EquationTask.Condition,
    in x: String
  ) -> SolutionSet? {
    let ranges = solutionsByDivisors(of: condition, in: x)
    if let ranges, let solutions = wholeNumbers(of: ranges) {
      return SolutionSet(solutions: solutions, isComplete: true, methods: [.steps])
    }
    guard var found = realSolutions(of: condition, in: x) else { return nil }
    // Of those that were only counted it is not known which are whole.
    found.part = nil
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
    case .progressions, .images, .imageRanges, .complex, .points: return nil
    }
    return found
  }

  // MARK: Rational numbers

  /// The rational numbers that solve an equation.
  ///
  /// Of the roots of polynomials it is known which are rational, of other numbers that some are.
  mutating func rationalSolutions(
    of condition: EquationTask.Condition,
    in x: String
  ) -> SolutionSet? {
    guard condition.relation == .equal, var found = realSolutions(of: condition, in: x),
      case .some(let members) = found.solutions
    else { return nil }
    found.part = nil
    let areRoots = found.methods.allSatisfy { method in
      if case .roots = method { true } else { false }
    }
    var (kept, isKnown): ([Solution], Bool) = ([], true)
    for member in members {
      if let period = member.period, let number = rationalMember(of: member.number, period) {
        if let number { kept.append(Solution(Real(number))) }
      } else if member.number.rational != nil, member.period.map({ $0.rational != nil }) ?? true {
        kept.append(member)
      } else {
        isKnown = areRoots
      }
    }
    found.isComplete = found.isComplete && isKnown
    found.solutions = .some(kept)
    return found
  }

  /// The only rational number of a family of multiples of π, of which 0 alone is rational; no number
  /// where there is none, nothing where it is no such family.
  private mutating func rationalMember(of start: Real, _ period: Real) -> Rational?? {
    guard let step = quotient(period, Real.pi)?.rational, !step.isZero,
      let place = quotient(start, period)?.rational
    else { return nil }
    return .some(place.isInteger ? Rational.zero : nil)
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
    if let number = rationalMember(of: solution.number, period) {
      return number.map { $0.isInteger ? [Solution(Real($0))] : [] } ?? []
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

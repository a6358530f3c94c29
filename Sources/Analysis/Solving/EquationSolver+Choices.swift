// Conditions of which one must hold: the solutions of each are solutions. Sets of numbers are
// joined, or cut, place by place among the ends of all of their ranges; those that repeat within
// one period that all of them have.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most ends of ranges among which places are told apart, and the longest common period in
  /// periods of one of the sets.
  private static let (endLimit, turnLimit) = (256, 64)

  // MARK: Tasks

  /// The solutions of several conditions of which one must hold; those of some of them, which
  /// may be not all, where nothing is known of another one.
  mutating func solutionsOfChoices(of task: EquationTask) -> SolutionSet? {
    var found: [SolutionSet] = []
    var isComplete = true
    for conditions in [task.conditions] + task.others {
      var choice = task
      (choice.conditions, choice.others) = (conditions, [])
      let before = hasSteps
      hasSteps = false
      if let set = solutions(of: choice) {
        found.append(set)
        isComplete = isComplete && set.isComplete
      } else {
        isComplete = false
      }
      hasSteps = before
    }
    guard !found.isEmpty, isComplete || found.contains(where: { !$0.solutions.isNothing }),
      var set = union(found.map { $0.solutions })
    else { return nil }
    set.isComplete = set.isComplete && isComplete
    let methods = found.flatMap { $0.methods }
    set.methods = methods.isEmpty ? [.steps] : []
    for method in methods where !set.methods.contains(method) { set.methods.append(method) }
    return set
  }

  /// Every number, where nothing is asked of it; nothing where that is no set of numbers.
  func everything(in task: EquationTask) -> SolutionSet? {
    guard task.unknowns.count == 1 else { return nil }
    let solutions: SolutionSet.Solutions
    switch task.domain {
    case .real, .complex: solutions = .every(except: [])
    case .range(let lower, let upper):
      solutions = .ranges([.closed(lower, upper, isPoint: false)])
    case .integer: return nil
    }
    return SolutionSet(solutions: solutions, isComplete: true, methods: [.identity])
  }

  /// The points that solve the equations among some comparisons and satisfy the others; nothing
  /// where there are no single points.
  mutating func pointsOfInequalities(in task: EquationTask) -> SolutionSet? {
    guard task.unknowns.count > 1, case .real = task.domain, !environment.complexAnswers else {
      return nil
    }
    let equations = task.conditions.filter { $0.relation == .equal }.map { $0.difference }
    guard !equations.isEmpty,
      var found = solutions(ofSystem: equations, in: task.unknowns),
      case .points(let points) = found.solutions
    else { return nil }
    var kept: [SolutionPoint] = []
    for point in points {
      guard point.coordinates.allSatisfy({ $0.slopes.isEmpty }) else { return nil }
      let numbers = point.coordinates.map { $0.number }
      var holds: Bool? = true
      for condition in task.conditions where condition.relation != .equal && holds == true {
        switch worth(of: condition.difference, for: task.unknowns, being: numbers) {
        case .undefined: holds = false
        case .unknown: holds = nil
        case .number(let value): holds = sign(of: value).map { condition.relation.holds(for: $0) }
        }
      }
      if holds == true { kept.append(point) }
      if holds == nil { found.isComplete = false }
    }
    found.solutions = .points(kept)
    return found
  }

  // MARK: Unions

  /// What is in one of several sets; nothing where it is not found out which members are the
  /// same.
  mutating func union(_ sets: [SolutionSet.Solutions]) -> SolutionSet? {
    var points: [SolutionPoint] = []
    var (numbers, complex): ([Solution], [ComplexSolution]) = ([], [])
    var kinds: Set<Int> = []
    for set in sets {
      switch set {
      case .some(let members):
        numbers += members
        kinds.insert(0)
      case .complex(let members):
        complex += members
        kinds.insert(1)
      case .points(let members):
        points += members
        kinds.insert(2)
      case .every, .ranges: kinds.insert(3)
      }
    }
    func known(_ solutions: SolutionSet.Solutions) -> SolutionSet {
      SolutionSet(solutions: solutions, isComplete: true, methods: [])
    }
    switch kinds {
    case [0]: return unionOfNumbers(numbers).map { known(.some($0)) }
    case [1]: return union(complex).map { known(.complex($0)) }
    case [2]: return union(points).map { known(.points($0)) }
    case [3], [0, 3]: return combined(sets, isEquation: false) { $0.contains(true) }
    default: return nil
    }
  }

  private mutating func unionOfNumbers(_ members: [Solution]) -> [Solution]? {
    let single = different(members.filter { $0.period == nil }.map { $0.number })
    guard single.isProved, let families = joined(members.filter { $0.period != nil }) else {
      return nil
    }
    var kept: [Real] = []
    for number in single.numbers {
      var isCovered: Bool? = false
      for family in families where isCovered == false {
        isCovered = isMember(number, of: family)
      }
      guard let isCovered else { return nil }
      if !isCovered { kept.append(number) }
    }
    return kept.map { Solution($0) } + families
  }

  private mutating func union(_ members: [ComplexSolution]) -> [ComplexSolution]? {
    var kept: [ComplexSolution] = []
    for member in members {
      let answers = kept.map { areSame($0, member) }
      guard !answers.contains(nil) else { return nil }
      if !answers.contains(true) { kept.append(member) }
    }
    return ordered(kept)
  }

  private mutating func union(_ points: [SolutionPoint]) -> [SolutionPoint]? {
    let isSingle = points.allSatisfy { point in
      point.coordinates.allSatisfy { $0.slopes.isEmpty }
    }
    guard isSingle else { return points.count == 1 ? points : nil }
    let numbers = different(points.map { point in point.coordinates.map { $0.number } })
    return numbers.map { $0.map { numbers in SolutionPoint(numbers.map { .init($0) }) } }
  }

  // MARK: Sets of ranges

  /// The numbers of which is true what is asked about the sets that they are in, and which are
  /// in one of these at least; nothing where that is not found out.
  mutating func combined(
    _ sets: [SolutionSet.Solutions],
    isEquation: Bool,
    _ holds: ([Bool]) -> Bool
  ) -> SolutionSet? {
    let relation: Relation = isEquation ? .equal : .less
    guard let period = commonPeriod(of: sets) else { return nil }
    guard let period else {
      var all: [[SolutionRange]] = []
      for set in sets {
        guard let ranges = ranges(of: set, between: nil, nil) else { return nil }
        all.append(ranges)
      }
      return combined(all, holds).map { self.set(of: $0, relation) }
    }
    let whole = SolutionRange.closed(Real(0), period, isPoint: false)
    let turn = SolutionRange(
      lower: whole.lower,
      upper: .init(number: period, isIncluded: false),
      isPoint: false
    )
    var all: [[SolutionRange]] = []
    for set in sets {
      guard let part = restricted(set, from: Real(0), to: period),
        let ranges = ranges(of: part, between: nil, nil)
      else { return nil }
      all.append(ranges)
    }
    guard let found = combined(all, holds) else { return nil }
    var kept: [SolutionRange] = []
    for range in found {
      guard let part = common(range, turn) else { return nil }
      if let part { kept.append(part) }
    }
    return repeated(kept, period, relation)
  }

  /// A period of several sets, or none where none of them repeats; nothing at all where they
  /// have no common one.
  private mutating func commonPeriod(of sets: [SolutionSet.Solutions]) -> Real?? {
    var common: Real?
    for set in sets {
      for period in set.periods {
        guard let known = common else {
          common = period
          continue
        }
        guard let ratio = quotient(period, known)?.rational, let times = ratio.numerator.asInt,
          (1...Self.turnLimit).contains(times), let next = moved(Real(0), by: times, known)
        else { return nil }
        common = next
      }
    }
    // What does not repeat must be the same everywhere.
    if common != nil, sets.contains(where: { !$0.repeats && !$0.isUniform }) { return nil }
    return .some(common)
  }

  private mutating func combined(
    _ sets: [[SolutionRange]],
    _ holds: ([Bool]) -> Bool
  ) -> [SolutionRange]? {
    let ends = sets.joined().flatMap { [$0.lower, $0.upper].compactMap { $0?.number } }
    guard ends.count <= Self.endLimit, case let breaks = different(ends), breaks.isProved else {
      return nil
    }
    // The places of the ends among all of them.
    var places: [[(lower: Int, upper: Int, range: SolutionRange)]] = []
    for ranges in sets {
      var own: [(lower: Int, upper: Int, range: SolutionRange)] = []
      for range in ranges {
        guard let lower = place(of: range.lower, among: breaks.numbers, orElse: -1),
          let upper = place(of: range.upper, among: breaks.numbers, orElse: breaks.numbers.count)
        else { return nil }
        own.append((lower, upper, range))
      }
      places.append(own)
    }
    let belongs = (0...2 * breaks.numbers.count).map { entry in
      // Piece k lies between the places k − 1 and k, and is entry 2k.
      let place = entry / 2
      let isPiece = entry % 2 == 0
      let inside = places.map { ranges in
        ranges.contains { lower, upper, range in
          guard !isPiece else { return lower < place && upper >= place }
          return (lower < place || lower == place && range.lower?.isIncluded == true)
            && (upper > place || upper == place && range.upper?.isIncluded == true)
        }
      }
      return inside.contains(true) && holds(inside)
    }
    return Self.ranges(belongs, breaks.numbers)
  }

  private mutating func place(
    of end: SolutionRange.End?,
    among numbers: [Real],
    orElse place: Int
  ) -> Int? {
    guard let end else { return place }
    for (index, number) in numbers.enumerated() where order(number, end.number) == .equal {
      return index
    }
    return nil
  }
}

extension SolutionSet.Solutions {
  /// How far apart the members of families are.
  var periods: [Real] {
    switch self {
    case .some(let members): members.compactMap { $0.period }
    case .ranges(let ranges): ranges.compactMap { $0.period }
    case .every, .complex, .points: []
    }
  }

  /// Whether all members are of families.
  fileprivate var repeats: Bool {
    switch self {
    case .some(let members): !members.isEmpty && members.allSatisfy { $0.period != nil }
    case .ranges(let ranges): !ranges.isEmpty && ranges.allSatisfy { $0.period != nil }
    case .every, .complex, .points: false
    }
  }

  /// Whether it is known to have no member.
  fileprivate var isNothing: Bool {
    switch self {
    case .some(let members): members.isEmpty
    case .ranges(let ranges): ranges.isEmpty
    case .complex(let members): members.isEmpty
    case .points(let points): points.isEmpty
    case .every: false
    }
  }

  /// Whether every number is a member, or none.
  fileprivate var isUniform: Bool {
    switch self {
    case .every(except: let others): others?.isEmpty == true
    case .ranges(let ranges):
      ranges.allSatisfy { $0.lower == nil && $0.upper == nil && $0.period == nil }
    default: isNothing
    }
  }
}

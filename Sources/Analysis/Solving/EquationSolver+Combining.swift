// Sets of numbers are joined, or cut, place by place among the ends of all of their ranges; those
// that repeat within one period that all of them have.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most ends of ranges among which places are told apart, and the longest common period in
  /// periods of one of the sets.
  private static let (endLimit, turnLimit) = (256, 64)

  /// The numbers of which is true what is asked about the sets that they are in, and which are
  /// in one of these at least; nothing where that is not found out.
  mutating func combined(
    _ sets: [SolutionSet.Solutions],
    isEquation: Bool,
    _ holds: ([Bool]) -> Bool
  ) -> SolutionSet? {
    let relation: Relation = isEquation ? .equal : .less
    guard !sets.contains(where: { $0.goesOnToOneSide }), let period = commonPeriod(of: sets) else {
      return nil
    }
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

  /// The least number that is a whole multiple of each of some periods, or none where there are no
  /// periods; nothing at all where there is no such number, or it is many times one of them.
  mutating func commonMultiple(of periods: [Real]) -> Real?? {
    var common: Real?
    for period in periods {
      guard let known = common else {
        common = period
        continue
      }
      guard let ratio = quotient(period, known)?.rational, let times = ratio.numerator.asInt,
        (1...Self.turnLimit).contains(times), let next = moved(Real(0), by: times, known)
      else { return nil }
      common = next
    }
    return .some(common)
  }

  /// A period of several sets, or none where none of them repeats; nothing at all where they
  /// have no common one.
  private mutating func commonPeriod(of sets: [SolutionSet.Solutions]) -> Real?? {
    guard let common = commonMultiple(of: sets.flatMap { $0.periods }) else { return nil }
    // What does not repeat must be the same everywhere.
    if common != nil, sets.contains(where: { !$0.repeats && !$0.isUniform }) { return nil }
    return .some(common)
  }

  /// The same for ranges that do not repeat.
  mutating func combined(
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

  /// Ranges of one period, from its beginning on, as ranges or numbers that repeat.
  mutating func repeated(
    _ ranges: [SolutionRange],
    _ period: Real,
    _ relation: Relation
  ) -> SolutionSet? {
    var ranges = ranges
    func set(_ solutions: SolutionSet.Solutions) -> SolutionSet {
      SolutionSet(solutions: solutions, isComplete: true, methods: [.signs])
    }
    // What ends with the period goes on in the next one where that begins with its first number.
    if let first = ranges.first, let last = ranges.last, let start = first.lower, start.isIncluded,
      let end = last.upper, order(start.number, Real(0)) == .equal,
      order(end.number, period) == .equal
    {
      if ranges.count == 1 {
        return set(.ranges([SolutionRange(lower: nil, upper: nil, isPoint: false)]))
      }
      guard let low = last.lower, let back = moved(low.number, by: -1, period),
        let top = first.upper
      else { return nil }
      ranges.removeLast()
      ranges[0] = SolutionRange(
        lower: .init(number: back, isIncluded: low.isIncluded),
        upper: top,
        isPoint: false
      )
    }
    if relation == .equal, ranges.allSatisfy({ $0.isPoint }) {
      let numbers = ranges.compactMap { $0.lower?.number }
      guard let families = joined(numbers.map { Solution($0, period: period) }) else { return nil }
      return set(.some(families))
    }
    for place in ranges.indices {
      guard let near = nextToZero(ranges[place], period) else { return nil }
      ranges[place] = near
    }
    return orderedRanges(ranges).map { set(.ranges($0)) }
  }
}

extension SolutionSet.Solutions {
  /// How far apart the members of families are.
  var periods: [Real] {
    switch self {
    case .some(let members): members.compactMap { $0.period }
    case .ranges(let ranges), .progressions(let ranges): ranges.compactMap { $0.period }
    case .images(let images): images.compactMap { $0.period }
    case .imageRanges(let ranges): ranges.compactMap { $0.range.period }
    case .every, .complex, .points: []
    }
  }

  /// Whether some members go on to one side only.
  fileprivate var goesOnToOneSide: Bool {
    switch self {
    case .progressions, .images, .imageRanges: true
    case .some, .every, .ranges, .complex, .points: false
    }
  }

  /// Whether all members are of families.
  fileprivate var repeats: Bool {
    switch self {
    case .some(let members): !members.isEmpty && members.allSatisfy { $0.period != nil }
    case .ranges(let ranges): !ranges.isEmpty && ranges.allSatisfy { $0.period != nil }
    case .every, .progressions, .images, .imageRanges, .complex, .points: false
    }
  }

  /// Whether it is known to have no member.
  var isNothing: Bool {
    switch self {
    case .some(let members): members.isEmpty
    case .ranges(let ranges), .progressions(let ranges): ranges.isEmpty
    case .images(let images): images.isEmpty
    case .imageRanges(let ranges): ranges.isEmpty
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

extension EquationSolver {
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
      case .every, .ranges, .progressions: kinds.insert(3)
      case .images, .imageRanges: kinds.insert(4)
      }
    }
    func known(_ solutions: SolutionSet.Solutions) -> SolutionSet {
      SolutionSet(solutions: solutions, isComplete: true, methods: [])
    }
    switch kinds {
    case [0]: return unionOfNumbers(numbers).map { known(.some($0)) }
    case [1]: return union(complex).map { known(.complex($0)) }
    case [2]: return union(points).map { known(.points($0)) }
    case [3], [0, 3]:
      return combined(sets, isEquation: false) { $0.contains(true) } ?? unionBesideFamilies(sets)
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
      point.coordinates.allSatisfy { $0.slopes.isEmpty && $0.whole.isReal }
    }
    guard isSingle else { return points.count == 1 ? points : nil }
    let numbers = different(points.map { point in point.coordinates.map { $0.number } })
    return numbers.map { $0.map { numbers in SolutionPoint(numbers.map { .init($0) }) } }
  }
}

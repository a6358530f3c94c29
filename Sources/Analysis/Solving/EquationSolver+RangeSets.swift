// Ranges of solutions: what they have in common, their order, what touches as one, how they are
// put together piece by piece, and the whole numbers in them.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// What numbers in ascending order leave of the line.
  static func pieces(between numbers: [Real]) -> [SolutionRange] {
    let ends = numbers.map { SolutionRange.End(number: $0, isIncluded: false) }
    return (0...ends.count).map { index in
      SolutionRange(
        lower: index > 0 ? ends[index - 1] : nil,
        upper: index < ends.count ? ends[index] : nil,
        isPoint: false
      )
    }
  }

  /// What two ranges have in common, if anything; nothing at all where that is not found out.
  mutating func common(_ a: SolutionRange, _ b: SolutionRange) -> SolutionRange?? {
    guard let lower = inner(a.lower, b.lower, isLower: true),
      let upper = inner(a.upper, b.upper, isLower: false)
    else { return nil }
    guard let lower, let upper else {
      return SolutionRange(lower: lower ?? nil, upper: upper ?? nil, isPoint: false)
    }
    guard let order = order(lower.number, upper.number) else { return nil }
    if order == .greater || order == .equal && !(lower.isIncluded && upper.isIncluded) {
      return .some(nil)
    }
    return SolutionRange(lower: lower, upper: upper, isPoint: order == .equal)
  }

  /// The end further inside.
  private mutating func inner(
    _ a: SolutionRange.End?,
    _ b: SolutionRange.End?,
    isLower: Bool
  ) -> SolutionRange.End?? {
    guard let a else { return .some(b) }
    guard let b else { return .some(a) }
    guard let order = order(a.number, b.number) else { return nil }
    if order == .equal { return .some(a.isIncluded ? b : a) }
    return .some((order == .greater) == isLower ? a : b)
  }

  /// Ranges from left to right, those that touch as one.
  mutating func joined(_ ranges: [SolutionRange]) -> [SolutionRange] {
    var joined: [SolutionRange] = []
    for range in ranges {
      guard let last = joined.last, let end = last.upper, let start = range.lower,
        end.isIncluded || start.isIncluded, order(end.number, start.number) == .equal
      else {
        joined.append(range)
        continue
      }
      joined[joined.count - 1] = SolutionRange(
        lower: last.lower,
        upper: range.isPoint ? start : range.upper,
        isPoint: last.isPoint && range.isPoint
      )
    }
    return joined
  }

  /// Ranges that do not overlap, from left to right.
  mutating func orderedRanges(_ ranges: [SolutionRange]) -> [SolutionRange]? {
    var ordered: [SolutionRange] = []
    for range in ranges {
      var place = ordered.count
      while place > 0 {
        guard let low = range.lower else {
          place = 0
          break
        }
        guard let other = ordered[place - 1].lower else { break }
        guard let order = order(other.number, low.number) else { return nil }
        // A number comes before what begins behind it.
        guard order == .greater || order == .equal && low.isIncluded && !other.isIncluded else {
          break
        }
        place -= 1
      }
      ordered.insert(range, at: place)
    }
    return ordered
  }

  // MARK: Solutions

  /// Ranges as a set: an equation whose solutions are single numbers has these.
  func set(of ranges: [SolutionRange], _ relation: Relation) -> SolutionSet {
    let points = ranges.compactMap { $0.isPoint ? $0.lower?.number : nil }
    let isEquation = relation == .equal && points.count == ranges.count
    return SolutionSet(
      solutions: isEquation ? .some(points.map { Solution($0) }) : .ranges(ranges),
      isComplete: true,
      methods: [.steps]
    )
  }

  /// Solutions that are strictly between two numbers, as ranges from left to right.
  mutating func ranges(
    of solutions: SolutionSet.Solutions,
    between low: Real?,
    _ high: Real?
  ) -> [SolutionRange]? {
    let piece = SolutionRange(
      lower: low.map { .init(number: $0, isIncluded: false) },
      upper: high.map { .init(number: $0, isIncluded: false) },
      isPoint: false
    )
    let all: [SolutionRange]
    switch solutions {
    case .some(let members):
      guard members.allSatisfy({ $0.period == nil }) else { return nil }
      all = members.map { .point($0.number) }
    case .every(except: let others):
      guard let others, case let ends = different(others), ends.isProved else { return nil }
      all = Self.pieces(between: ends.numbers)
    case .ranges(let ranges):
      guard ranges.allSatisfy({ $0.period == nil }) else { return nil }
      all = ranges
    case .progressions, .images, .imageRanges, .complex, .points: return nil
    }
    var kept: [SolutionRange] = []
    for range in all {
      guard let common = common(range, piece) else { return nil }
      if let common { kept.append(common) }
    }
    return kept
  }

  /// What is left of the line between neighbours among some numbers.
  struct LinePiece {
    /// The ends, which do not belong to it; nothing for an infinite one.
    let low, high: Real?
    /// A number between the ends.
    let inner: Real

    /// All of it.
    var range: SolutionRange {
      SolutionRange(
        lower: low.map { .init(number: $0, isIncluded: false) },
        upper: high.map { .init(number: $0, isIncluded: false) },
        isPoint: false
      )
    }
  }

  /// The ranges of a comparison piece by piece: what is found on each piece that some numbers in
  /// ascending order leave of the line, and those of the numbers that satisfy the comparison, which
  /// may be told in another way than by evaluation; nothing where that is not found out.
  mutating func ranges(
    of e: Expression,
    _ relation: Relation,
    in x: String,
    piecewise breaks: [Real],
    at place: ((inout EquationSolver, Real) -> Bool?)? = nil,
    _ solutions: (inout EquationSolver, LinePiece) -> [SolutionRange]?
  ) -> [SolutionRange]? {
    var ranges: [SolutionRange] = []
    for index in 0...breaks.count {
      let low = index > 0 ? breaks[index - 1] : nil
      let high = index < breaks.count ? breaks[index] : nil
      guard let middle = middle(low, high),
        let found = solutions(
          &self,
          LinePiece(low: low, high: high, inner: Real(middle.asRational))
        )
      else { return nil }
      ranges += found
      guard let high else { break }
      let isIncluded = place.map { $0(&self, high) } ?? holds(e, relation, x, at: high)
      guard let isIncluded else { return nil }
      if isIncluded { ranges.append(.point(high)) }
    }
    return ranges
  }

  // MARK: Whole numbers

  /// The whole numbers of solutions as runs without gaps.
  mutating func wholeRanges(
    of solutions: SolutionSet.Solutions
  ) -> [(lower: Integer?, upper: Integer?)]? {
    switch solutions {
    case .some(let members):
      var found: [(lower: Integer?, upper: Integer?)] = []
      for member in members {
        guard member.period == nil, let rational = member.number.rational else { return nil }
        if rational.isInteger { found.append((rational.numerator, rational.numerator)) }
      }
      return found
    case .every(except: let others): return others?.isEmpty == true ? [(nil, nil)] : nil
    case .ranges(let ranges):
      var found: [(lower: Integer?, upper: Integer?)] = []
      for range in ranges {
        guard range.period == nil else { return nil }
        let low = range.lower.map { wholeEnd($0, isLower: true) }
        let high = range.upper.map { wholeEnd($0, isLower: false) }
        if case .some(nil) = low { return nil }
        if case .some(nil) = high { return nil }
        if let low = low ?? nil, let high = high ?? nil, low > high { continue }
        found.append((low ?? nil, high ?? nil))
      }
      return found
    case .progressions, .images, .imageRanges, .complex, .points: return nil
    }
  }

  /// The first or the last whole number of a range.
  private mutating func wholeEnd(_ end: SolutionRange.End, isLower: Bool) -> Integer? {
    let rounded: Real? = ask { (workspace) throws(RealError) in
      isLower
        ? try Real.ceiling(end.number, in: &workspace) : try Real.floor(end.number, in: &workspace)
    }
    guard let number = rounded?.integer else { return nil }
    guard !end.isIncluded else { return number }
    guard let order = order(end.number, Real(Rational(number))) else { return nil }
    guard order == .equal else { return number }
    return isLower ? number + .one : number - .one
  }
}

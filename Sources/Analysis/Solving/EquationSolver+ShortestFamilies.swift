// The shortest list of families: solutions are found within one period that all of them have, and
// some repeat after a part of it.

package import Expressions
internal import Numbers
package import Reals

extension EquationSolver {
  /// A family out of a list, with the period that it has with others of the list.
  private typealias Joined = (place: Int, period: Real)

  /// Families of a list that are one with a shorter period: a bit for each.
  private struct JoinedFamilies {
    let places: UInt64
    let told: Joined
  }

  /// The most families of which a shorter list is looked for, and the most lists that are compared.
  private static let (listLimit, coverLimit) = (64, 4_000)

  /// The same solutions as few families, no two of which have a number in common.
  ///
  /// Starts that are whole multiples of p/k apart, and which all multiples of p/k take to one of these
  /// and a multiple of p, are one family with the period p/k. Of all lists of such families in which
  /// each start is once the shortest is told.
  package static func shortest(
    _ solutions: SolutionSet.Solutions,
    environment: Environment,
    workspace: inout Workspace
  ) -> SolutionSet.Solutions {
    guard solutions.periods.count > 1 else { return solutions }
    return solving(environment, &workspace) { $0.shortest(solutions) ?? solutions }
  }

  private mutating func shortest(_ solutions: SolutionSet.Solutions) -> SolutionSet.Solutions? {
    switch solutions {
    case .some(let members):
      let ranges = members.map { member in
        let end = SolutionRange.End(number: member.number, isIncluded: true)
        return SolutionRange(lower: end, upper: end, isPoint: true, period: member.period)
      }
      guard let kept = shortest(ranges, isOneSided: false) else { return nil }
      return .some(
        kept.map { place, period in
          var member = Solution(
            members[place].number,
            period: period,
            multiplicity: members[place].multiplicity
          )
          member.form = members[place].form
          return member
        }
      )
    case .ranges(let ranges):
      return shortest(ranges, isOneSided: false).map { .ranges(told($0, of: ranges)) }
    case .progressions(let ranges):
      let kept = shortest(ranges, isOneSided: true).map { told($0, of: ranges) } ?? ranges
      return imagesToBothSides(of: kept) ?? .progressions(kept)
    case .every, .images, .imageRanges, .complex, .points: return nil
    }
  }

  private func told(
    _ kept: [(place: Int, period: Real?)],
    of ranges: [SolutionRange]
  ) -> [SolutionRange] {
    kept.map { place, period in
      var range = ranges[place]
      range.period = period
      return range
    }
  }

  /// The places of ranges to keep, and their periods; nothing where none is left out.
  private mutating func shortest(
    _ ranges: [SolutionRange],
    isOneSided: Bool
  ) -> [(place: Int, period: Real?)]? {
    var kept: [(place: Int, period: Real?)] = []
    var sides: [[Int]] = [[], []]
    for (place, range) in ranges.enumerated() {
      guard let period = range.period else {
        kept.append((place, nil))
        continue
      }
      guard let side = sign(of: period) else { return nil }
      sides[isOneSided && side < 0 ? 0 : 1].append(place)
    }
    for side in sides {
      let own = side.map { ranges[$0] }
      if let found = shorter(own, isOneSided: isOneSided) {
        kept += found.map { (side[$0.place], $0.period) }
      } else {
        kept += side.map { ($0, ranges[$0].period) }
      }
    }
    guard kept.count < ranges.count else { return nil }
    return kept.sorted { $0.place < $1.place }
  }

  // MARK: One period

  /// A shorter list of families that all have the same period; nothing where there is none.
  private mutating func shorter(_ ranges: [SolutionRange], isOneSided: Bool) -> [Joined]? {
    guard (2...Self.listLimit).contains(ranges.count), let period = ranges[0].period,
      ranges.allSatisfy({ $0.period.flatMap { order($0, period) } == .equal })
    else { return nil }
    // Where the starts are in periods: which of them may be parts apart.
    var starts: [Double] = []
    for range in ranges {
      guard let number = range.lower?.number, range.upper != nil,
        let turns = ask({ (workspace) throws(RealError) in
          try Real.quotient(number, period, in: &workspace)
        })
      else { return nil }
      starts.append(enclosure(turns).midpoint)
    }
    var found: [JoinedFamilies] = []
    for count in stride(from: ranges.count, to: 1, by: -1) {
      guard let step = quotient(period, Real(count)) else { return nil }
      var seen: UInt64 = 0
      for place in ranges.indices where seen & 1 << UInt64(place) == 0 {
        let places = ranges.indices.filter { other in
          let turns = (starts[other] - starts[place]) * Double(count)
          guard abs(turns - turns.rounded()) < 1e-6 else { return false }
          guard isOneSided else { return true }
          return turns > -0.5 && turns < Double(count) - 0.5
        }
        guard places.count == count,
          places.allSatisfy({ isMoved(ranges[place], to: ranges[$0], by: step) })
        else { continue }
        let bits = places.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        seen |= bits
        let told = isOneSided ? place : nearest(places, ranges, starts)
        found.append(JoinedFamilies(places: bits, told: (told, step)))
      }
    }
    guard !found.isEmpty else { return nil }
    var cover = FamilyCover(families: found.map { $0.places }, count: ranges.count)
    cover.search(limit: Self.coverLimit)
    guard let best = cover.best else { return nil }
    var left = best.reduce(~UInt64(0)) { $0 & ~found[$1].places }
    left &= ranges.count == 64 ? ~0 : 1 << UInt64(ranges.count) - 1
    return best.map { found[$0].told }
      + ranges.indices.filter { left & 1 << UInt64($0) != 0 }.map { ($0, period) }
  }

  /// Whether a range is another one moved by a whole multiple of a number, which is proved.
  private mutating func isMoved(
    _ a: SolutionRange,
    to b: SolutionRange,
    by step: Real
  ) -> Bool {
    guard let low = a.lower, let high = a.upper, let start = b.lower, let end = b.upper,
      a.isPoint == b.isPoint, low.isIncluded == start.isIncluded,
      high.isIncluded == end.isIncluded,
      isMember(start.number, of: Solution(low.number, period: step)) == true
    else { return false }
    return a.isPoint || areAsLong(a, b)
  }

  private mutating func areAsLong(_ a: SolutionRange, _ b: SolutionRange) -> Bool {
    var lengths: [Real] = []
    for range in [a, b] {
      guard let low = range.lower, let high = range.upper,
        let length = ask({ (workspace) throws(RealError) in
          try Real.difference(high.number, low.number, in: &workspace)
        })
      else { return false }
      lengths.append(length)
    }
    return order(lengths[0], lengths[1]) == .equal
  }

  /// The one of some families that is told: the number next to zero, the positive one of two, or
  /// the first range.
  private func nearest(_ places: [Int], _ ranges: [SolutionRange], _ starts: [Double]) -> Int {
    let place = places.min { a, b in
      guard ranges[a].isPoint else { return starts[a] < starts[b] }
      let (first, second) = (abs(starts[a]), abs(starts[b]))
      return abs(first - second) < 1e-9 ? starts[a] > starts[b] : first < second
    }
    return place ?? places[0]
  }

  // MARK: Both sides

  /// Numbers that go on to one side each where two of them are a family without one number:
  /// x = πn and n ≠ 0; nothing where there are no two.
  private mutating func imagesToBothSides(of ranges: [SolutionRange]) -> SolutionSet.Solutions? {
    guard ranges.allSatisfy({ $0.isPoint }) else { return nil }
    var images: [SolutionImage] = []
    var used: Set<Int> = []
    for (place, range) in ranges.enumerated() {
      guard let number = range.lower?.number else { return nil }
      var image = SolutionImage.point(number)
      (image.form, image.period) = (range.lower?.form, range.period)
      if range.period != nil { image.turns = .fromZero }
      if let (other, middle) = opposite(of: place, in: ranges) {
        guard !used.contains(place) else { continue }
        used.insert(other)
        guard let period = ranges[max(place, other)].period else { return nil }
        image = .point(middle)
        (image.period, image.turns) = (period, .notZero)
      }
      images.append(image)
    }
    return used.isEmpty ? nil : .images(images)
  }

  /// The progression to the other side that begins two steps away, and the number between the two.
  private mutating func opposite(
    of place: Int,
    in ranges: [SolutionRange]
  ) -> (place: Int, middle: Real)? {
    guard let start = ranges[place].lower?.number, let step = ranges[place].period,
      let middle = moved(start, by: -1, step), let begin = moved(start, by: -2, step)
    else { return nil }
    for (other, range) in ranges.enumerated() where other != place {
      guard let period = range.period, let number = range.lower?.number,
        let back = moved(Real(0), by: -1, period)
      else { continue }
      if order(number, begin) == .equal, order(back, step) == .equal { return (other, middle) }
    }
    return nil
  }
}

/// The search for the fewest families in which each of some starts is once.
private struct FamilyCover {
  /// A bit for each start that a family has, the families with the most first.
  let families: [UInt64]
  let count: Int
  /// The families of the shortest list; all other starts are families by themselves.
  var best: [Int]?
  private var length: Int
  private var lists = 0

  init(families: [UInt64], count: Int) {
    (self.families, self.count, length) = (families, count, count)
  }

  /// Compares lists, so many at most.
  mutating func search(limit: Int) {
    search(from: 0, taken: 0, [], limit)
  }

  private mutating func search(
    from first: Int,
    taken: UInt64,
    _ chosen: [Int],
    _ limit: Int
  ) {
    lists += 1
    guard lists <= limit else { return }
    let whole = chosen.count + count - taken.nonzeroBitCount
    if whole < length { (best, length) = (chosen, whole) }
    guard chosen.count + 1 < length else { return }
    for place in first..<max(first, families.count) where families[place] & taken == 0 {
      search(from: place + 1, taken: taken | families[place], chosen + [place], limit)
    }
  }
}

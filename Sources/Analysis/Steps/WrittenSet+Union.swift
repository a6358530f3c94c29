// The union of what is written side by side: ranges of the line, families to one side and to both,
// and what functions take these to.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// Ranges of the line that have no number in common as a set; those that are families to both sides
  /// may have.
  mutating func set(
    ofLines lines: [(range: SolutionRange, isOneSided: Bool)]
  ) -> SolutionSet? {
    let relation: Relation = lines.allSatisfy { $0.range.isPoint } ? .equal : .less
    guard lines.contains(where: { $0.isOneSided }) else {
      // One family stays as it is written: 2 + 3n is no −1 + 3n.
      if lines.count == 1, let range = lines.first?.range, let period = range.period,
        let low = range.lower, let high = range.upper
      {
        if range.isPoint, sign(of: period).map({ $0 > 0 }) == true {
          return SolutionSet(
            solutions: .some([Solution(low.number, period: period)]),
            isComplete: true,
            methods: [.steps]
          )
        }
        if !range.isPoint, let next = moved(low.number, by: 1, period),
          order(high.number, next) == .less
        {
          return set(of: [range], .less)
        }
      }
      var sets: [SolutionSet.Solutions] = []
      for (range, _) in lines {
        if range.isPoint, let number = range.lower?.number {
          sets.append(.some([Solution(number, period: range.period)]))
        } else {
          sets.append(.ranges([range]))
        }
      }
      if sets.isEmpty { sets = [.some([])] }
      if let found = union(sets) {
        return SolutionSet(solutions: found.solutions, isComplete: true, methods: [.steps])
      }
      guard lines.allSatisfy({ $0.range.period == nil }) || relation == .less,
        areDisjoint(lines) == true
      else { return nil }
      return orderedRanges(lines.map { $0.range }).map { set(of: $0, relation) }
    }
    guard areDisjoint(lines) == true else { return nil }
    var halves: [SolutionRange] = []
    for (range, isOneSided) in lines {
      halves.append(range)
      guard !isOneSided, let period = range.period else { continue }
      guard var other = copy(of: range, -1, period), let back = moved(Real(0), by: -1, period)
      else { return nil }
      other.period = back
      halves.append(other)
    }
    return set(ofProgressions: halves, relation)
  }

  /// Whether no two ranges, or members of families, have a number in common; nothing where that is
  /// not found out.
  ///
  /// Behind the last end with which one begins all repeat with a common period, and before the
  /// first one.
  private mutating func areDisjoint(
    _ lines: [(range: SolutionRange, isOneSided: Bool)]
  ) -> Bool? {
    var periods: [Real] = []
    for (range, _) in lines {
      guard let period = range.period else { continue }
      guard let step = step(of: period) else { return nil }
      periods.append(step.size)
    }
    guard let period = commonMultiple(of: periods) else { return nil }
    let reach = 2 * (period.map { enclosure($0).upper } ?? 1)
    var (low, high) = (0.0, 0.0)
    for (range, _) in lines {
      for end in [range.lower, range.upper] {
        guard let end else { continue }
        let place = enclosure(end.number)
        (low, high) = (min(low, place.lower), max(high, place.upper))
      }
    }
    guard low.isFinite, high.isFinite, (high - low) / reach < 1_000,
      let bottom = Dyadic(exactly: (low - reach).nextDown),
      let top = Dyadic(exactly: (high + reach).nextUp)
    else { return nil }
    var pieces: [SolutionRange] = []
    for (range, isOneSided) in lines {
      let set: SolutionSet.Solutions =
        isOneSided ? .progressions([range]) : .ranges([range])
      guard let inside = restricted(set, from: Real(bottom.asRational), to: Real(top.asRational)),
        let ranges = ranges(of: inside, between: nil, nil)
      else { return nil }
      pieces += ranges
    }
    guard let ordered = orderedRanges(pieces) else { return nil }
    for (range, next) in zip(ordered, ordered.dropFirst()) {
      guard let common = common(range, next) else { return nil }
      if common != nil { return false }
    }
    return true
  }

  /// Single ranges, families and images that have no number in common as a set.
  mutating func set(ofRanges parts: [WrittenPart]) -> SolutionSet? {
    var found: [(image: SolutionImageRange, inside: SolutionRange)] = []
    for part in parts {
      switch part {
      case .line(let range, let isOneSided):
        var image = SolutionImageRange.single(range)
        var hull = range
        if let period = range.period {
          guard let side = sign(of: period) else { return nil }
          image.turns = isOneSided ? .fromZero : .all
          hull = SolutionRange(
            lower: !isOneSided || side < 0 ? nil : range.lower,
            upper: !isOneSided || side > 0 ? nil : range.upper,
            isPoint: false
          )
        }
        found.append((image, hull))
      case .imageRange(let image, let inside): found.append((image, inside))
      case .image: return nil
      }
    }
    for (place, (image, inside)) in found.enumerated() {
      for (other, otherInside) in found[..<place] {
        if case .some(nil) = common(inside, otherInside) { continue }
        // Those of one function are told apart before it is taken.
        guard image.value == other.value, image.range.period != nil, other.range.period != nil,
          areDisjoint([
            (image.range, image.turns == .fromZero), (other.range, other.turns == .fromZero),
          ]) == true
        else { return nil }
      }
    }
    return set(of: found.map { $0.image }, .less)
  }
}

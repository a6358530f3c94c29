// The check of inequalities through inner expressions. The inner expression is inverted piece by piece, and
// takes the ranges of the outer comparison to those that have to be told.

internal import Expressions
internal import Numbers
internal import Reals

extension ImageCertificate {
  /// The most members of a family that are told one by one, and the most that one side tells as members of
  /// a family and the other one as ranges.
  static let (memberLimit, leftLimit) = (1_000, 8)

  /// Whether the ranges are those in which the comparisons hold, each told once.
  package var isValid: Bool {
    var check = ImageCheck(self)
    return check.isValid
  }
}

/// What an expression of a name takes ranges to that are multiples of a period apart.
private struct RangeRun {
  let value: Expression
  /// The range that is moved; both ends are there.
  let range: CheckedRange
  /// The first and the last whole number that the period is multiplied by; nothing for no such.
  var low, high: Int?
}

/// A check under way.
///
/// A comparison of an inner expression h holds for a number exactly where h has a value there that lies in a
/// range of the outer comparison. On each branch h takes all values of a range once, so that those in a range
/// are taken between the numbers at which its ends are.
private struct ImageCheck {
  private let certificate: ImageCertificate
  private var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))
  private let check: BranchCheck

  init(_ certificate: ImageCertificate) {
    self.certificate = certificate
    check = BranchCheck(
      unknown: certificate.unknown,
      name: certificate.outer?.unknown ?? "",
      angleUnit: certificate.angleUnit
    )
  }

  private var unknown: String { certificate.unknown }

  package var isValid: Bool {
    mutating get {
      guard let inner = certificate.inner, let outer = certificate.outer,
        isOuter(outer, of: inner), let domain = domain(besides: inner.place),
        let members = outer.toldRanges(in: &workspace)
      else { return false }
      var period: Real?
      // Where nothing changes the range is the line, or there is none.
      if let step = outer.period, members.contains(where: { $0.lower != nil }) {
        guard let number = number(step), number.sign(in: &workspace) == 1 else { return false }
        period = number
      }
      let form = inner.form ?? inner.expression
      guard let branches = check.branches(of: form, in: &workspace) else { return false }
      var (runs, singles): ([RangeRun], [CheckedRange]) = ([], [])
      for branch in branches {
        for range in domain {
          guard let common = branch.place.intersection(range, in: &workspace) else { return false }
          for place in common {
            guard let values = check.values(of: form, on: place, branch, in: &workspace) else {
              return false
            }
            let part = CheckedBranch(
              place: place,
              values: values,
              isRising: branch.isRising,
              origin: branch.origin
            )
            for member in members {
              guard add(member, period, on: part, &runs, &singles) else { return false }
            }
          }
        }
      }
      return areTold(runs, singles, period)
    }
  }

  private mutating func number(_ e: Expression) -> Real? {
    guard e.variables.isEmpty, e.isPlain else { return nil }
    let environment = Environment(angleUnit: certificate.angleUnit)
    return e.exactValue(in: environment, workspace: &workspace)
  }

  // MARK: What is told of the comparisons

  /// Whether a comparison is the one that is told with a name in the place of the inner expression.
  private func isOuter(_ outer: ComparisonCertificate, of inner: ImageCertificate.Inner) -> Bool {
    guard inner.place > 0, inner.place <= certificate.conditions.count, outer.unknown != unknown,
      outer.angleUnit == certificate.angleUnit, outer.conditions.count == 1, !outer.hasSides,
      inner.expression.variables == [unknown], inner.expression.isPlain
    else { return false }
    if let form = inner.form {
      guard let difference = (inner.expression - form).checkedPolynomial(in: [unknown]),
        difference.isZero
      else { return false }
    }
    let (whole, told) = (certificate.conditions[inner.place - 1], outer.conditions[0])
    let name = Expression(name: outer.unknown)
    func replaced(_ side: Expression) -> Expression? {
      guard side.isPlain, side.variables.allSatisfy({ $0 == unknown }) else { return nil }
      let result = side.replacing(powersOf: inner.expression, of: unknown, with: name)
      return result.variables.allSatisfy { $0 == outer.unknown } ? result : nil
    }
    guard let left = replaced(whole.left), let right = replaced(whole.right),
      (left.variables + right.variables).contains(outer.unknown)
    else { return false }
    return Comparison(left, whole.relation, right).text == told.text && outer.isValid
  }

  /// The ranges in which the other comparisons hold.
  private mutating func domain(besides place: Int) -> [CheckedRange]? {
    var others = certificate.conditions
    others.remove(at: place - 1)
    guard !others.isEmpty else { return certificate.domain == nil ? [.line] : nil }
    guard let domain = certificate.domain, domain.unknown == unknown,
      domain.angleUnit == certificate.angleUnit, domain.period == nil, !domain.hasSides,
      domain.conditions.map({ $0.text }) == others.map({ $0.text }), domain.isValid
    else { return nil }
    return domain.toldRanges(in: &workspace)
  }

  // MARK: What is found

  /// Adds what a part of a branch takes a range of values from, or ranges that are a period apart; false where
  /// that is not found out.
  private mutating func add(
    _ member: CheckedRange,
    _ period: Real?,
    on branch: CheckedBranch,
    _ runs: inout [RangeRun],
    _ singles: inout [CheckedRange]
  ) -> Bool {
    guard let period else { return add(member, on: branch, &singles) }
    guard let first = member.lower?.number, let last = member.upper?.number else { return false }
    var (low, high): (Int?, Int?) = (nil, nil)
    if let end = branch.values.lower {
      // The last one that does not begin behind the end, and the one before may end there.
      guard let turn = turn(from: first, to: end.number, period, isUp: false) else { return false }
      low = turn + 1
    }
    if let end = branch.values.upper {
      guard let turn = turn(from: last, to: end.number, period, isUp: true) else { return false }
      high = turn - 1
    }
    var turns: [Int] = []
    if let low, let high {
      guard high - low < ImageCertificate.memberLimit else { return false }
      turns += (low - 2)..<max(low - 2, high + 3)
    } else {
      if let low { turns += (low - 2)..<low }
      if let high { turns += (high + 1)..<(high + 3) }
      runs.append(RangeRun(value: branch.origin, range: member, low: low, high: high))
    }
    for turn in turns {
      guard let moved = moved(member, by: turn, period), add(moved, on: branch, &singles) else {
        return false
      }
    }
    return true
  }

  private mutating func add(
    _ member: CheckedRange,
    on branch: CheckedBranch,
    _ singles: inout [CheckedRange]
  ) -> Bool {
    guard let common = member.intersection(branch.values, in: &workspace) else { return false }
    for part in common {
      let image = check.image(
        of: part,
        branch.values,
        branch.place,
        branch.isRising,
        branch.origin,
        in: &workspace
      )
      guard let image else { return false }
      singles.append(image)
    }
    return true
  }

  /// The number of periods from one number to another, rounded.
  private mutating func turn(
    from start: Real,
    to end: Real,
    _ period: Real,
    isUp: Bool
  ) -> Int? {
    guard let turns = start.turns(to: end, period, in: &workspace) else { return nil }
    do throws(RealError) {
      let whole =
        isUp ? try Real.ceiling(turns, in: &workspace) : try Real.floor(turns, in: &workspace)
      guard let turn = whole.integer?.asInt, abs(turn) < 1 << 28 else { return nil }
      return turn
    } catch {
      return nil
    }
  }

  private mutating func moved(
    _ range: CheckedRange,
    by turns: Int,
    _ period: Real
  ) -> CheckedRange? {
    var moved = CheckedRange()
    for (end, isLower) in [(range.lower, true), (range.upper, false)] {
      guard let end else { continue }
      guard let number = end.number.moved(by: turns, period, in: &workspace) else { return nil }
      let next = CheckedRange.End(number: number, isIncluded: end.isIncluded)
      if isLower { moved.lower = next } else { moved.upper = next }
    }
    return moved
  }

  // MARK: What is told of the solutions

  /// Whether families and ranges are those that are told.
  ///
  /// What only one side tells as members of a family are ranges there; then both have the same ranges. Those
  /// that were found have no number in common, and those that are told must not touch.
  private mutating func areTold(
    _ runs: [RangeRun],
    _ singles: [CheckedRange],
    _ period: Real?
  ) -> Bool {
    var told: [RangeRun] = []
    for family in certificate.families {
      guard let period, let run = run(of: family, period) else { return false }
      told += run
    }
    var ranges: [CheckedRange] = []
    for range in certificate.ranges {
      guard let number = checked(range) else { return false }
      ranges.append(number)
    }
    guard let period else {
      return told.isEmpty && runs.isEmpty && areSame(ranges, singles)
    }
    guard let mine = members(of: runs, besides: told, period, areApart: true),
      let theirs = members(of: told, besides: runs, period, areApart: false)
    else { return false }
    return areSame(ranges + theirs, singles + mine)
  }

  private mutating func checked(_ range: ImageCertificate.Range) -> CheckedRange? {
    var result = CheckedRange()
    if let end = range.lower {
      guard let number = number(end.number) else { return nil }
      result.lower = .init(number: number, isIncluded: end.isIncluded)
    }
    if let end = range.upper {
      guard let number = number(end.number) else { return nil }
      result.upper = .init(number: number, isIncluded: end.isIncluded)
    }
    if let low = result.lower, let high = result.upper {
      guard let order = low.number.order(to: high.number, in: &workspace),
        order == .less || order == .equal && low.isIncluded && high.isIncluded
      else { return nil }
    }
    return result
  }

  private mutating func run(
    of family: ImageCertificate.Family,
    _ period: Real
  ) -> [RangeRun]? {
    guard let range = checked(family.range), let step = number(family.period),
      let turns = Real(0).turns(to: step, period, in: &workspace)?.integer?.asInt, abs(turns) == 1
    else { return nil }
    func run(_ low: Int?, _ high: Int?) -> RangeRun {
      RangeRun(value: family.value, range: range, low: low, high: high)
    }
    switch family.turns {
    case .all: return [run(nil, nil)]
    case .fromZero: return [turns > 0 ? run(0, nil) : run(nil, 0)]
    case .notZero: return [run(nil, -1), run(1, nil)]
    }
  }

  /// The members of some runs that are none of others, as ranges; nothing where there may be many, or, where
  /// that is asked, one is a member of two others.
  private mutating func members(
    of runs: [RangeRun],
    besides others: [RangeRun],
    _ period: Real,
    areApart: Bool
  ) -> [CheckedRange]? {
    var found: [CheckedRange] = []
    for run in runs {
      var parts: [(low: Int, high: Int)] = []
      for other in others where other.value.text() == run.value.text() {
        guard let shift = shift(from: run.range, to: other.range, period) else { continue }
        // What is told is between these, and infinite is farther out.
        let low = max(other.low.map { $0 + shift } ?? .min, run.low ?? .min)
        let high = min(other.high.map { $0 + shift } ?? .max, run.high ?? .max)
        if low <= high { parts.append((low, high)) }
      }
      parts = parts.sorted { $0.low < $1.low }
      var turns: [Int] = []
      var next = run.low ?? .min
      let end = run.high ?? .max
      for part in parts {
        if areApart, part.low < next { return nil }
        if part.low > next {
          guard next != .min, part.low - next <= ImageCertificate.leftLimit else { return nil }
          turns += next..<part.low
        }
        next = part.high == .max ? .max : max(next, part.high + 1)
      }
      if next <= end, next != .max {
        guard end != .max, next != .min, end - next < ImageCertificate.leftLimit else { return nil }
        turns += next...end
      }
      for turn in turns {
        guard let moved = moved(run.range, by: turn, period),
          let image = image(of: moved, run.value)
        else { return nil }
        found.append(image)
      }
    }
    return found
  }

  /// How many periods a range lies behind another one with the same width and the same ends; nothing where it
  /// is none.
  private mutating func shift(
    from a: CheckedRange,
    to b: CheckedRange,
    _ period: Real
  ) -> Int? {
    guard let low = a.lower, let high = a.upper, let first = b.lower, let last = b.upper,
      low.isIncluded == first.isIncluded, high.isIncluded == last.isIncluded,
      let turns = low.number.turns(to: first.number, period, in: &workspace)?.integer?.asInt,
      abs(turns) < 1 << 28,
      high.number.turns(to: last.number, period, in: &workspace)?.integer?.asInt == turns
    else { return nil }
    return turns
  }

  /// What a monotone expression of the name takes a range to, from its lower end to its upper one.
  private mutating func image(of range: CheckedRange, _ value: Expression) -> CheckedRange? {
    guard let low = range.lower, let high = range.upper,
      let first = check.value(of: value, at: low.number, in: &workspace),
      let last = check.value(of: value, at: high.number, in: &workspace),
      let order = first.order(to: last, in: &workspace)
    else { return nil }
    let (a, b) = (
      CheckedRange.End(number: first, isIncluded: low.isIncluded),
      CheckedRange.End(number: last, isIncluded: high.isIncluded)
    )
    return order == .greater
      ? CheckedRange(lower: b, upper: a) : CheckedRange(lower: a, upper: b)
  }

  // MARK: Ranges

  /// Whether some ranges, none of which touch, are others, of which those that touch are one.
  private mutating func areSame(_ told: [CheckedRange], _ found: [CheckedRange]) -> Bool {
    guard let told = ordered(told), let found = ordered(found) else { return false }
    var whole: [CheckedRange] = []
    for range in found {
      guard let last = whole.last else {
        whole.append(range)
        continue
      }
      guard let touches = touches(last, range) else { return false }
      if touches { whole[whole.count - 1].upper = range.upper } else { whole.append(range) }
    }
    guard told.count == whole.count else { return false }
    return zip(told, whole).allSatisfy { a, b in
      isSame(a.lower, b.lower) && isSame(a.upper, b.upper)
    }
  }

  private mutating func isSame(_ a: CheckedRange.End?, _ b: CheckedRange.End?) -> Bool {
    guard let a, let b else { return a.map { _ in false } ?? b.map { _ in false } ?? true }
    return a.isIncluded == b.isIncluded
      && a.number.order(to: b.number, in: &workspace) == .equal
  }

  /// Whether a range ends where the next one begins, and one of them has that number; nothing where they have
  /// more in common or that is not found out.
  private mutating func touches(_ a: CheckedRange, _ b: CheckedRange) -> Bool? {
    guard let end = a.upper, let start = b.lower,
      let order = end.number.order(to: start.number, in: &workspace), order != .greater
    else { return nil }
    guard order == .equal else { return false }
    return end.isIncluded && start.isIncluded ? nil : end.isIncluded || start.isIncluded
  }

  /// Ranges from left to right.
  private mutating func ordered(_ ranges: [CheckedRange]) -> [CheckedRange]? {
    var sorted: [CheckedRange] = []
    for range in ranges {
      var place = 0
      while place < sorted.count {
        guard let isBefore = isBefore(sorted[place], range) else { return nil }
        guard isBefore else { break }
        place += 1
      }
      sorted.insert(range, at: place)
    }
    return sorted
  }

  /// Whether a range lies to the left of another one, or ends where that begins.
  private mutating func isBefore(_ a: CheckedRange, _ b: CheckedRange) -> Bool? {
    guard let end = a.upper else { return false }
    guard let start = b.lower else { return false }
    guard let order = end.number.order(to: start.number, in: &workspace) else { return nil }
    return order != .greater
  }
}

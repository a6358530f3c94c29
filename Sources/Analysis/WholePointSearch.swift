// The whole numbers that meet comparisons in two unknowns, where these leave finitely many of them.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// A search for the points with whole coordinates that meet comparisons.
///
/// The plane is cut into boxes. A box on which interval arithmetic excludes a comparison is left, and at
/// one that is a single place each comparison is decided exactly. A side without an end is cut at powers
/// of two.
///
/// > Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis (2009), chapter 8.
struct WholePointSearch {
  /// The places of a side from one to another; without an end where that is nil.
  struct Side {
    var lower: Int?
    var upper: Int?

    /// All numbers between the places.
    var interval: Interval {
      Interval(
        lower: lower.map { Double($0) } ?? -.infinity,
        upper: upper.map { Double($0) } ?? .infinity
      )
    }

    /// How far it is from being a single place: most without ends, and with one end the more the
    /// nearer that is to zero.
    var width: Int {
      guard let end = lower ?? upper else { return .max }
      guard let lower, let upper else { return 4 * WholePointSearch.placeLimit - abs(end) }
      return upper - lower
    }

    /// Whether its ends are small enough to be cut again.
    var isInReach: Bool {
      max(lower?.magnitude ?? 0, upper?.magnitude ?? 0) < WholePointSearch.placeLimit
    }

    /// Both halves, or what is near and what is far; nil for a single place.
    var halves: (Side, Side)? {
      let cut: Int
      switch (lower, upper) {
      case (nil, nil): cut = 0
      case (let lower?, nil): cut = lower < 1 ? 1 : 2 * lower
      case (nil, let upper?): cut = upper > -1 ? 0 : 2 * upper + 1
      case (let lower?, let upper?):
        guard lower < upper else { return nil }
        cut = lower + (upper - lower + 1) / 2
      }
      return (Side(lower: lower, upper: cut - 1), Side(lower: cut, upper: upper))
    }
  }

  private let conditions: [Comparison]
  private let unknowns: [String]
  private let environment: Environment
  private var tapes: [IntervalTape] = []

  /// The most boxes that are looked at, the most points, and the greatest coordinate.
  fileprivate static let (boxLimit, pointLimit, placeLimit) = (40_000, 4_000, 1 << 40)

  /// A part of the plane.
  private typealias Box = (x: Side, y: Side)

  /// Begins a search; nil when a comparison cannot be computed with intervals.
  init?(
    _ conditions: [Comparison],
    unknowns: [String],
    environment: Environment,
    workspace: inout Workspace
  ) {
    guard unknowns.count == 2, !environment.complexAnswers else { return nil }
    (self.conditions, self.unknowns) = (conditions, unknowns)
    self.environment = environment
    for condition in conditions {
      let found = AnalyzedFunction.tape(
        of: [condition.difference],
        unknowns,
        environment,
        &workspace
      )
      guard let found else { return nil }
      tapes.append(IntervalTape(found.1))
    }
  }

  /// The points, from left to right and upwards; nil where they are too many, or one is not decided.
  mutating func points(_ workspace: inout Workspace) -> [(x: Int, y: Int)]? {
    var boxes: [Box] = [(Side(), Side())]
    var (points, count) = ([(x: Int, y: Int)](), 0)
    while let box = boxes.popLast() {
      count += 1
      guard count <= Self.boxLimit, points.count <= Self.pointLimit else { return nil }
      guard tapes.indices.allSatisfy({ mayHold($0, in: box) }) else { continue }
      guard box.x.isInReach, box.y.isInReach else { return nil }
      if box.x.width >= box.y.width, let (left, right) = box.x.halves {
        boxes += [(right, box.y), (left, box.y)]
      } else if let (below, above) = box.y.halves {
        boxes += [(box.x, above), (box.x, below)]
      } else if let x = box.x.lower, let y = box.y.lower {
        guard let holds = holds(at: x, y, &workspace) else { return nil }
        if holds { points.append((x, y)) }
      }
    }
    return points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }

  /// Whether a comparison is not excluded on a box.
  private mutating func mayHold(_ index: Int, in box: Box) -> Bool {
    let (x, y) = (box.x.interval, box.y.interval)
    guard let found = tapes[index].surface(over: x, y) else { return false }
    let relation = conditions[index].relation
    guard relation.holds(for: found.values) != false else { return false }
    guard found.decoration >= .continuous else { return true }
    // Where it only grows or only falls along a side, its least value is at one end of that, its greatest at
    // the other; of x² − 6x without an end more is known by that than by the values.
    var values = found.values
    if let low = corner(index, box, found.gradient, isLeast: true)?.lower, low > values.lower {
      values = Interval(lower: min(low, values.upper), upper: values.upper)
    }
    if let high = corner(index, box, found.gradient, isLeast: false)?.upper, high < values.upper {
      values = Interval(lower: values.lower, upper: max(high, values.lower))
    }
    return relation.holds(for: values) != false
  }

  /// The values where a function with these slopes is least on a box, or greatest; nil where that is
  /// at an end that is open.
  private mutating func corner(
    _ index: Int,
    _ box: Box,
    _ slopes: Gradient,
    isLeast: Bool
  ) -> Interval? {
    func end(_ side: Side, _ slope: Interval) -> Interval? {
      guard slope.lower >= 0 || slope.upper <= 0 else { return side.interval }
      let end = (slope.lower >= 0) == isLeast ? side.lower : side.upper
      return end.map { Interval(Double($0)) }
    }
    guard let x = end(box.x, slopes.x), let y = end(box.y, slopes.y) else { return nil }
    return tapes[index].values(at: x, y)?.values
  }

  /// Whether all comparisons hold at a place; nil if undecided.
  private func holds(at x: Int, _ y: Int, _ workspace: inout Workspace) -> Bool? {
    var environment = environment
    environment.variables[unknowns[0]] = .real(Real(Rational(x)))
    environment.variables[unknowns[1]] = .real(Real(Rational(y)))
    return conditions.hold(in: environment, workspace: &workspace)
  }
}

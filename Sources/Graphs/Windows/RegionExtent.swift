// The rectangle outside of which no point satisfies comparisons.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// Where comparisons in x and y hold, as a rectangle that is proved by halving boxes.
struct RegionExtent {
  private var conditions: [(tape: IntervalTape, relation: Relation)] = []
  /// The boxes that may still be looked at.
  private var allowance = 400_000
  private let givenX: Interval?
  private let givenY: Interval?

  /// Powers of two: how far out is looked first, and how near to the origin at last.
  private static let scales = (far: 200, near: -100)
  /// How often the boxes of a ring are divided before a ring is met.
  private static let ringDepth = 5
  /// How often a rectangle is divided.
  private static let depth = 9

  /// Nil where a comparison has no tape.
  init?(
    _ comparisons: [Plot.Comparison],
    x: Interval?,
    y: Interval?,
    _ environment: Environment
  ) {
    var workspace = Workspace(budget: Budget(steps: 20_000_000, bitLimit: 1 << 16))
    for comparison in comparisons {
      guard
        let found = AnalyzedFunction.tape(
          of: [comparison.difference],
          ["x", "y"],
          environment,
          &workspace
        )
      else { return nil }
      conditions.append((IntervalTape(found.1), comparison.relation))
    }
    (givenX, givenY) = (x, y)
  }

  /// A rectangle that contains every point, or nothing where there is none that is
  /// known, as of a line without ends.
  mutating func rectangle() -> (x: Interval, y: Interval)? {
    guard var (x, y) = firstRectangle() else { return nil }
    // Each time nearer, as long as that is worth it.
    for _ in 0..<6 {
      var hull: (x: Interval, y: Interval)?
      narrow(x, y, depth: Self.depth, &hull)
      guard let found = hull else { return nil }
      let isDone = found.x.width > x.width * 0.8 && found.y.width > y.width * 0.8
      (x, y) = found
      if isDone { break }
    }
    return (x, y)
  }

  /// The distance from the origin to the nearest ring of squares that may hold a point,
  /// from some distance on; nothing where none up to a far one does.
  mutating func distance(from first: Int) -> Double? {
    for scale in first..<40 where !excludes(ringAt: power(scale)) { return power(scale + 1) }
    return nil
  }

  /// The square around the origin outside of which there is nothing.
  private mutating func firstRectangle() -> (x: Interval, y: Interval)? {
    if let givenX, let givenY { return (givenX, givenY) }
    var scale = Self.scales.far
    while scale > Self.scales.near, excludes(ringAt: power(scale)) { scale -= 1 }
    guard scale < Self.scales.far else { return nil }
    let reach = power(scale + 1)
    let whole = Interval(lower: -reach, upper: reach)
    return (givenX ?? whole, givenY ?? whole)
  }

  private func power(_ scale: Int) -> Double {
    Double(sign: .plus, exponent: scale, significand: 1)
  }

  /// Whether no point is between the squares of half the side r and 2r around the
  /// origin; of strips where bounds are given.
  private mutating func excludes(ringAt r: Double) -> Bool {
    let (low, near, high) = (
      Interval(lower: -2 * r, upper: -r), Interval(lower: -r, upper: r),
      Interval(lower: r, upper: 2 * r)
    )
    let all = Interval(lower: -2 * r, upper: 2 * r)
    var parts: [(Interval, Interval)] = []
    if givenX == nil { parts += [(low, givenY ?? all), (high, givenY ?? all)] }
    if givenY == nil { parts += [(givenX ?? near, low), (givenX ?? near, high)] }
    for (x, y) in parts where !excludes(x, y, depth: Self.ringDepth) { return false }
    return true
  }

  private mutating func excludes(_ x: Interval, _ y: Interval, depth: Int) -> Bool {
    if isEmpty(x, y) { return true }
    guard depth > 0, allowance > 0 else { return false }
    for column in x.parts(2) {
      for row in y.parts(2) where !excludes(column, row, depth: depth - 1) { return false }
    }
    return true
  }

  /// Widens a hull to what may be points of a rectangle.
  private mutating func narrow(
    _ x: Interval,
    _ y: Interval,
    depth: Int,
    _ hull: inout (x: Interval, y: Interval)?
  ) {
    if let hull, hull.x.contains(x), hull.y.contains(y) { return }
    if isEmpty(x, y) { return }
    guard depth > 0, allowance > 0 else {
      hull = hull.map { ($0.x.hull(x), $0.y.hull(y)) } ?? (x, y)
      return
    }
    for column in x.parts(2) {
      for row in y.parts(2) { narrow(column, row, depth: depth - 1, &hull) }
    }
  }

  /// Whether a comparison holds nowhere on a box.
  private mutating func isEmpty(_ x: Interval, _ y: Interval) -> Bool {
    allowance -= 1
    for index in conditions.indices {
      guard let found = conditions[index].tape.values(at: x, y) else { return true }
      if !conditions[index].relation.mayHold(for: found.values) { return true }
    }
    return false
  }
}

extension Relation {
  /// Whether it may hold for a difference of both sides.
  fileprivate func mayHold(for difference: Interval) -> Bool {
    switch self {
    case .equal: difference.contains(0)
    case .notEqual: difference != .zero
    case .less: difference.lower < 0
    case .lessOrEqual: difference.lower <= 0
    case .greater: difference.upper > 0
    case .greaterOrEqual: difference.upper >= 0
    }
  }
}

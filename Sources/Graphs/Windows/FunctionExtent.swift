// The part of the axis that shows a function best: its features, and its behavior at both
// ends.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Tapes

/// The part of the axis on which a function is to be seen.
///
/// The features next to the origin are shown; beyond the last one of a side as much as shows
/// the behavior there (``FunctionEnd``).
struct FunctionExtent {
  /// The features that were found, also outside of the part.
  private(set) var features: [Feature] = []
  /// The part of the axis.
  private(set) var range: Interval
  /// The features that are shown, from the first to the last one.
  private(set) var core: Interval
  /// Whether the part is as good as any other one around the features: of a line, of one
  /// vertex.
  private(set) var isLoose = false
  /// The function.
  private(set) var function: AnalyzedFunction
  private var ends: (left: FunctionEnd, right: FunctionEnd)?

  /// The steps that may be spent on a search, of about a nanosecond each.
  static let steps = 60_000_000
  /// The most features that are shown on either side of the origin.
  private static let featureLimit = 13
  /// The same for those of which a few tell all: jumps, poles, points and inflections.
  private static let partLimit = 4
  /// The greatest coordinate that is looked at, far from where doubles end.
  private static let farthest = 1e300

  /// Nil for a function that has no tape.
  init?(of curve: Expression, _ variable: String, _ environment: Environment) {
    guard let function = AnalyzedFunction(curve, of: variable, environment) else { return nil }
    self.function = function
    if let period = Period.coordinate(of: function.original, variable, environment)?
      .enclosure.midpoint, period > 0, period <= Self.farthest
    {
      // A sawtooth is seen to repeat only over two teeth.
      let reach = function.original.isSawtooth ? 2 * period : period
      (range, core) = (Interval(lower: -reach, upper: reach), .zero)
      return
    }
    let features = Self.features(of: function)
    self.features = features
    let isPart: (Feature) -> Bool = { [.jump, .pole, .point, .inflection].contains($0.kind) }
    let sides = [-1.0, 1].map { sign in
      let parts = Self.places(features.filter(isPart), sign, Self.partLimit)
      let others = Self.places(features.filter { !isPart($0) }, sign, Self.featureLimit)
      return (places: parts.places + others.places, isCrowded: parts.isCrowded || others.isCrowded)
    }
    let places = sides[0].places + sides[1].places
    core = Interval(lower: places.min() ?? 0, upper: places.max() ?? 0)
    range = core
    guard !dampens(sides[0].isCrowded && sides[1].isCrowded) else { return }
    let core = FunctionEnd.Core(range, features)
    isLoose = core.isMonotone || core.range.width == 0
    let left = FunctionEnd(of: &self.function, core, -1, isCrowded: sides[0].isCrowded)
    let right = FunctionEnd(of: &self.function, core, 1, isCrowded: sides[1].isCrowded)
    ends = (left, right)
    isLoose = isLoose && left.isSteady && right.isSteady && !core.hasPole
    range = Interval(
      lower: range.lower - left.room(&self.function, core, opposite: right),
      upper: range.upper + right.room(&self.function, core, opposite: left)
    )
  }

  /// Makes the part wider, if need be, so that a place is seen with room.
  mutating func show(_ place: Double) {
    core = core.hull(Interval(place))
    let room = 0.15 * core.width
    let needed = Interval(lower: core.lower - room, upper: core.upper + room)
    range = isLoose && core.width > 0 ? needed : range.hull(needed)
  }

  /// Makes the part no more than what shows the features, as is enough beside others.
  mutating func tighten() {
    if isLoose { range = core.withRoom(0.15) }
  }

  /// Fits the part to heights that are given: where the function is so high, and only
  /// there.
  mutating func fit(to heights: Interval) {
    for (end, sign) in [(ends?.left, -1.0), (ends?.right, 1.0)] {
      guard let end, end.isUnbounded else { continue }
      for _ in 0..<8 {
        let edge = sign < 0 ? range.lower : range.upper
        guard let found = function.values(at: edge)?.values, heights.contains(found.midpoint)
        else { break }
        let reach = edge + sign * max(range.width / 2, abs(edge))
        range = range.hull(Interval(reach))
      }
    }
    var hull: Interval?
    for part in range.parts(400) {
      guard let found = function.curve(over: part)?.values, found.intersection(heights) != nil
      else { continue }
      hull = hull?.hull(part) ?? part
    }
    if let hull { range = hull.withRoom(0.05) }
  }

  // MARK: - Features

  /// The features of a function: of a quotient of polynomials they are all known at
  /// once; otherwise they are looked for ever wider, until nothing is added.
  private static func features(of function: AnalyzedFunction) -> [Feature] {
    var best: [Feature] = []
    var idleCount = 0
    for reach in function.rational != nil ? [1e12] : [10.0, 100, 1000, 1e6] {
      var found = search(function, reach)
      let isWhole = found?.isDone == true
      // A reach that is too much to look at is cut down to a part next to the origin.
      for smaller in [reach / 4, reach / 20] where found?.isDone == false {
        found = search(function, smaller)
      }
      guard let features = found?.features else { return [] }
      idleCount = features.count > best.count ? 0 : idleCount + 1
      if features.count > best.count { best = features }
      let hasMore = best.contains { $0.kind != .intercept }
      if !isWhole || best.count >= 3 * featureLimit || hasMore && idleCount > 0 { break }
    }
    return best
  }

  private static func search(_ function: AnalyzedFunction, _ reach: Double) -> FeatureSearch? {
    var search = FeatureSearch(
      function.original,
      of: function.variable,
      in: Interval(lower: -reach, upper: reach),
      environment: function.environment,
      usesSlopeBounds: false
    )
    search?.advance(steps: steps)
    return search
  }

  /// The places of features on one side of the origin that are shown, and whether there
  /// are more.
  ///
  /// The features next to the origin are shown; where they come ever closer to each other
  /// there, all are.
  private static func places(
    _ features: [Feature],
    _ sign: Double,
    _ limit: Int
  ) -> (places: [Double], isCrowded: Bool) {
    let distances = features.map { $0.x.enclosure.midpoint }
      .filter { $0.magnitude <= farthest && (sign < 0 ? $0 < 0 : $0 >= 0) }
      .map { $0.magnitude }.sorted()
    // A minimum at which there is a zero is one place.
    var places: [Double] = []
    for distance in distances where places.last.map({ distance > $0 }) ?? true {
      places.append(distance)
    }
    guard places.count >= limit, let first = places.first, let last = places.last else {
      return (places.map { $0 * sign }, false)
    }
    let isDense = places[places.count / 2] - first < 0.05 * (last - first)
    return ((isDense ? places : Array(places.prefix(limit))).map { $0 * sign }, true)
  }

  /// Cuts the side on which waves grow, where they would hide those that die away.
  private mutating func dampens(_ isCrowded: Bool) -> Bool {
    guard isCrowded else { return false }
    let (shown, features) = (range, features)
    let heights = { (isShown: (Double) -> Bool) -> Double in
      features.filter { isShown($0.x.enclosure.midpoint) }
        .map { $0.y?.enclosure.midpoint.magnitude ?? 0 }.max() ?? 0
    }
    let left = heights { $0 < shown.lower / 2 && $0 >= shown.lower }
    let right = heights { $0 > shown.upper / 2 && $0 <= shown.upper }
    guard min(left, right) > 0, max(left, right) > 20 * min(left, right) else { return false }
    let reach = (left > right ? shown.upper : -shown.lower) * 1.15
    range =
      left > right
      ? Interval(lower: -reach / 20, upper: reach) : Interval(lower: -reach, upper: reach / 20)
    return true
  }
}

extension Expression {
  /// Whether a function in it repeats and jumps.
  fileprivate var isSawtooth: Bool {
    (0..<count).contains { index in
      guard case .call(let builtin) = symbol(at: index) else { return false }
      return builtin.period != nil && builtin.steps != nil
    }
  }
}

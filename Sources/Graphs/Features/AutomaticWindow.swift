// The part of the plane that shows a curve best: where its features are.
//
// > Source: Wilkinson, Shrinkage of plots (1991), for what an informative plot
// > is; the rules are in the order in which they are listed here.

public import Expressions
public import Numbers
internal import Reals
internal import Tapes

/// A choice of the part of the plane to look at first.
public struct AutomaticWindow: Hashable, Sendable {
  /// The bounds of x.
  public let x: ClosedRange<Rational>
  /// The bounds of y.
  public let y: ClosedRange<Rational>

  /// The steps that may be spent on one curve, of about a nanosecond each.
  private static let steps = 60_000_000
  /// The most features that are shown on either side.
  private static let featureLimit = 20

  /// Chooses a window for the graphs of functions of one variable, on a screen of
  /// some size in pixels.
  ///
  /// Of a curve that repeats two periods are shown; otherwise the features next
  /// to the origin. Bounds are round numbers, and the units of both axes are
  /// equal where that costs no more than a factor of two.
  public init(
    showing curves: [Expression],
    of variable: String,
    width: Int,
    height: Int,
    environment: Environment
  ) {
    var hull: (low: Double, high: Double)?
    var samples = HeightSamples()
    var found: [Feature] = []
    for curve in curves {
      let (features, span) = Self.features(of: curve, variable, environment)
      found += features
      guard let span else { continue }
      hull = (min(hull?.low ?? span.lower, span.lower), max(hull?.high ?? span.upper, span.upper))
    }
    let x = Self.rounded(hull.map { Interval(lower: $0.low, upper: $0.high) } ?? Self.usual)
    let shown = Interval(lower: x.lowerBound.doubleValue, upper: x.upperBound.doubleValue)
    for feature in found where shown.contains(feature.x.enclosure.midpoint) {
      samples.add(feature)
    }
    for curve in curves {
      guard var function = AnalyzedFunction(curve, of: variable, environment) else { continue }
      samples.add(&function, over: shown)
    }
    let y = Self.rounded(samples.range)
    (self.x, self.y) = Self.withEqualUnits(x, y, width: width, height: height)
  }

  private static let usual = Interval(lower: -10, upper: 10)
  /// The greatest coordinate that is looked at, far from where doubles end.
  private static let farthest = 1e300

  /// The features of a curve and the part of the axis that shows them.
  private static func features(
    of curve: Expression,
    _ variable: String,
    _ environment: Environment
  ) -> ([Feature], Interval?) {
    if let inlined = curve.inlining(environment.functions),
      let period = Period.coordinate(of: inlined, variable, environment)?.enclosure.midpoint,
      period > 0, period <= farthest
    {
      return ([], Interval(lower: -period, upper: period))
    }
    // The features of a quotient of polynomials are all known at once; otherwise
    // ever wider, until nothing is added.
    let isRational = curve.rationalFunction(of: variable, environment: environment) != nil
    var best: [Feature] = []
    var idleCount = 0
    for reach in isRational ? [1e12] : [10.0, 100, 1000, 1e6] {
      let range = Interval(lower: -reach, upper: reach)
      guard
        var search = FeatureSearch(curve, of: variable, in: range, environment: environment)
      else { return ([], nil) }
      search.advance(steps: steps)
      idleCount = search.features.count > best.count ? 0 : idleCount + 1
      if search.features.count > best.count { best = search.features }
      let hasMore = best.contains { $0.kind != .intercept }
      if best.count >= featureLimit || hasMore && idleCount > 0 { break }
    }
    return (best, span(of: best))
  }

  /// The interval of the features next to the origin, and a margin.
  private static func span(of features: [Feature]) -> Interval? {
    let places = features.map { $0.x.enclosure.midpoint }
      .filter { $0.magnitude <= farthest }.ordered()
    let right = places.filter { $0 >= 0 }.prefix(featureLimit)
    let left = places.filter { $0 < 0 }.suffix(featureLimit)
    guard let low = left.first ?? right.first, let high = right.last ?? left.last else {
      return nil
    }
    guard low < high else {
      let margin = max(5, low.magnitude * 0.5)
      return Interval(lower: low - margin, upper: low + margin)
    }
    let margin = (high - low) * 0.15
    return Interval(lower: low - margin, upper: high + margin)
  }

  /// Bounds that are multiples of a step of 1, 2 or 5 times a power of ten.
  private static func rounded(_ interval: Interval) -> ClosedRange<Rational> {
    let low = Dyadic(exactly: interval.lower)?.asRational ?? -10
    let high = Dyadic(exactly: interval.upper)?.asRational ?? 10
    let step = roundStep(near: (high - low) / 10)
    let first = Rational((low / step).floor) * step
    let last = Rational((high / step).ceiling) * step
    return first...max(last, first + step)
  }

  /// The greatest of 1, 2, 5, 10, … times a power of ten that is no more.
  private static func roundStep(near width: Rational) -> Rational {
    guard width > 0 else { return 1 }
    var power = Rational.one
    while power > width { power = power / 10 }
    while power * 10 <= width { power = power * 10 }
    for factor in [5, 2] as [Rational] where power * factor <= width { return power * factor }
    return power
  }

  /// Widens one side, so that a unit is as long on both axes, if that is at most
  /// twice as much.
  private static func withEqualUnits(
    _ x: ClosedRange<Rational>,
    _ y: ClosedRange<Rational>,
    width: Int,
    height: Int
  ) -> (ClosedRange<Rational>, ClosedRange<Rational>) {
    let acrossUnit = (x.upperBound - x.lowerBound) / Rational(max(width, 1))
    let upUnit = (y.upperBound - y.lowerBound) / Rational(max(height, 1))
    let ratio = acrossUnit / upUnit
    guard ratio >= Rational(1, over: 2), ratio <= 2 else { return (x, y) }
    return ratio < 1
      ? (widened(x, by: ratio.reciprocal), y) : (x, widened(y, by: ratio))
  }

  private static func widened(_ range: ClosedRange<Rational>, by factor: Rational) -> ClosedRange<
    Rational
  > {
    let middle = (range.lowerBound + range.upperBound) / 2
    let half = (range.upperBound - range.lowerBound) * factor / 2
    return middle - half...middle + half
  }
}

/// Heights of curves over many parts of a range.
private struct HeightSamples {
  private var lower: [Double] = []
  private var upper: [Double] = []
  /// Heights that must be seen.
  private var needed: [Double] = []
  /// Whether a curve leaves every screen.
  private var isUnbounded = false

  mutating func add(_ feature: Feature) {
    if feature.kind == .pole { isUnbounded = true }
    for height in [feature.y, feature.left, feature.right].compactMap({ $0?.enclosure.midpoint })
    where height.isFinite {
      needed.append(height)
    }
  }

  /// The proved heights over each of many parts.
  mutating func add(_ function: inout AnalyzedFunction, over range: Interval) {
    let count = 200
    let width = (range.upper - range.lower) / Double(count)
    for index in 0..<count {
      let low = range.lower + Double(index) * width
      let part = Interval(lower: low, upper: max(low, low + width))
      guard let box = function.curve(over: part) else { continue }
      let height = box.values.upper - box.values.lower
      guard box.decoration == .continuous, height.isFinite else {
        isUnbounded = isUnbounded || !height.isFinite
        continue
      }
      lower.append(box.values.lower)
      upper.append(box.values.upper)
    }
  }

  /// All heights, or the middle ones where a curve leaves every screen or is
  /// much higher at its ends than anywhere else.
  var range: Interval {
    guard let least = lower.min(), let most = upper.max() else {
      return hull(needed) ?? Interval(lower: -10, upper: 10)
    }
    let (low, high) = (quantile(lower, 0.1), quantile(upper, 0.9))
    let isCropped = isUnbounded || most - least > 4 * (high - low)
    let ends = isCropped ? [low, high] : [least, most]
    guard let all = hull(needed + ends) else { return Interval(lower: -10, upper: 10) }
    if all.lower == all.upper { return Interval(lower: all.lower - 1, upper: all.upper + 1) }
    let margin = (all.upper - all.lower) * 0.05
    return Interval(lower: all.lower - margin, upper: all.upper + margin)
  }

  private func quantile(_ values: [Double], _ share: Double) -> Double {
    values.ordered()[Int(share * Double(values.count - 1))]
  }

  private func hull(_ values: [Double]) -> Interval? {
    guard let low = values.min(), let high = values.max() else { return nil }
    return Interval(lower: low, upper: high)
  }
}

// The behavior of a function beyond its last feature, and how much of it is shown.

internal import Analysis
internal import Numbers

/// The behavior of a function on one side of its features.
///
/// It is read from proved values at distances that double each time.
struct FunctionEnd {
  /// The features that are shown whatever the function does at its ends.
  struct Core {
    /// From the first to the last one.
    let range: Interval
    /// The width, or one unit where there is one place only.
    let scale: Double
    /// Their heights.
    let heights: [Double]
    let hasPole: Bool
    /// Whether it meets the horizontal axis there.
    let hasZero: Bool
    /// Whether nothing turns or ends there: the curve rises all the way, or falls.
    let isMonotone: Bool
    /// Where it turns.
    let turns: [Double]
    /// Where it ends.
    let ends: [Double]

    init(_ range: Interval, _ features: [Feature]) {
      self.range = range
      scale = range.lower < range.upper ? range.upper - range.lower : 1
      let shown = features.filter { range.contains($0.x.enclosure.midpoint) }
      heights = shown.flatMap { [$0.y, $0.left, $0.right] }
        .compactMap { $0?.enclosure.midpoint }.filter { $0.isFinite }
      hasPole = shown.contains { $0.kind == .pole }
      hasZero = shown.contains { $0.kind == .zero || $0.kind == .zeros }
      isMonotone = shown.allSatisfy {
        [.zero, .zeros, .intercept, .inflection, .hole].contains($0.kind)
      }
      let places = { (kinds: [Feature.Kind]) in
        shown.filter { kinds.contains($0.kind) }.map { $0.x.enclosure.midpoint }
      }
      turns = places([.minimum, .maximum])
      ends = places([.end])
    }

    /// The greatest distance of a height from a number.
    func amplitude(around level: Double) -> Double {
      heights.map { ($0 - level).magnitude }.max() ?? 0
    }
  }

  private enum Kind {
    /// There are more features than are shown.
    case crowded
    /// The function has no values there.
    case none
    /// The function tends to a number, like a power of the distance or faster.
    case level(Double, isQuick: Bool)
    /// The function grows slower than the variable, as roots and logarithms do.
    case slow
    /// The function grows like a power.
    case steady(isSteep: Bool)
    /// The function grows faster than powers.
    case fast
  }

  private let kind: Kind
  /// −1 on the left, 1 on the right.
  private let sign: Double

  /// How near to its level a curve is shown, as a part of its height.
  private static let nearness = (quick: 0.005, slow: 0.08)
  /// How many times the height of the features a curve may grow beyond them: with a zero
  /// among them, and without.
  private static let growth = (fromZero: 3.0, else: 10.0)

  init(of function: inout AnalyzedFunction, _ core: Core, _ sign: Double, isCrowded: Bool) {
    self.sign = sign
    kind =
      isCrowded
      ? .crowded : FunctionEnd.kind(of: &function, from: core.edge(sign), core.scale * sign)
  }

  /// Whether there is nothing special about its size: it goes on like a power.
  var isSteady: Bool {
    if case .steady = kind { true } else { false }
  }

  /// Whether it leaves every screen.
  var isUnbounded: Bool {
    switch kind {
    case .slow, .steady, .fast: true
    default: false
    }
  }

  /// The width that is shown beyond the last feature.
  func room(_ function: inout AnalyzedFunction, _ core: Core, opposite: FunctionEnd) -> Double {
    let scale = core.scale
    let isPlace = core.range.width == 0
    let usual = 0.15 * scale
    // A minimum at the edge is seen to be one.
    let turn = core.turns.contains(core.edge(sign)) ? 0.5 * scale : usual
    // Branches are seen to go somewhere.
    let branch = isPlace ? 5 : 1.5 * scale
    switch kind {
    case .crowded: return usual
    case .none:
      if isPlace, case .none = opposite.kind { return 4 }
      return 0.05 * scale
    case .level where core.hasPole: return branch
    case .level(let level, let isQuick):
      let nearness = isQuick ? Self.nearness.quick : Self.nearness.slow
      let amplitude = nearness * core.amplitude(around: level)
      // The level of a step, or of a line, is reached at once.
      guard let start = function.values(at: core.edge(sign) + sign * usual)?.values,
        amplitude > 0, (start.midpoint - level).magnitude > amplitude
      else { return isPlace ? 5 : usual }
      let most = isPlace ? 1e9 : isQuick ? 12 * scale : 3 * scale
      let distance = reach(&function, core, most) { ($0 - level).magnitude <= amplitude }
      return 1.1 * distance
    case .slow: return isPlace ? 10 * scale : 9 * scale
    case .steady where core.hasPole || core.ends.contains(core.edge(sign)): return branch
    case .steady(let isSteep):
      let least = isSteep ? 2.5 : 5
      if isPlace { return least }
      return core.isMonotone ? max(2 * usual, least - scale / 2) : turn
    case .fast:
      guard let start = function.values(at: core.edge(sign))?.values.midpoint else { return turn }
      var amplitude = core.amplitude(around: start)
      if amplitude == 0, case .level(let level, _) = opposite.kind {
        amplitude = (start - level).magnitude
      }
      if amplitude == 0 { amplitude = start.magnitude }
      if amplitude == 0 { amplitude = 1 }
      let most = (core.hasZero ? Self.growth.fromZero : Self.growth.else) * amplitude
      return reach(&function, core, isPlace ? 1e9 : 12 * scale) {
        ($0 - start).magnitude >= most
      }
    }
  }

  /// The distance from the last feature at which a condition for the height is met, or
  /// the greatest one.
  private func reach(
    _ function: inout AnalyzedFunction,
    _ core: Core,
    _ most: Double,
    _ isMet: (Double) -> Bool
  ) -> Double {
    // From one place it may be a far smaller part than a unit that matters.
    var distance = core.range.width == 0 ? 1e-9 : 0.15 * core.scale
    while distance < most {
      guard let found = function.values(at: core.edge(sign) + sign * distance)?.values,
        found.isBounded, !isMet(found.midpoint)
      else { break }
      distance *= 1.1
    }
    return distance
  }

  /// The kind of behavior, from values at distances from a place that double each time.
  private static func kind(
    of function: inout AnalyzedFunction,
    from edge: Double,
    _ scale: Double
  ) -> Kind {
    var values: [Double] = []
    var greatest = 0.0
    // Not at whole numbers, of which some functions make exceptions.
    var distance = scale * 0x1.6a09e667f3bcdp-11
    for _ in 0..<34 {
      defer { distance *= 2 }
      guard let found = function.values(at: edge + distance)?.values else { continue }
      // Beside the pole of e^(1/x) values are beyond all doubles.
      if !found.isBounded, values.isEmpty { continue }
      let value = found.midpoint
      let isFast = values.count > 10 && value.magnitude > 4096 * max(greatest, 0x1p-60)
      guard found.isBounded, !isFast else { return values.isEmpty ? .none : .fast }
      greatest = max(greatest, value.magnitude)
      values.append(value)
    }
    guard values.count > 20 else { return values.isEmpty ? .none : .steady(isSteep: false) }
    let last = values.suffix(3).map { $0 }
    // Values near a pole do not count.
    let high = 1e6 * (last[2].magnitude + 1)
    let others = values.drop { $0.magnitude > high }
    guard let most = others.max(), let least = others.min() else { return .steady(isSteep: false) }
    let (before, after) = ((last[1] - last[0]).magnitude, (last[2] - last[1]).magnitude)
    if after <= 1e-6 * (most - least) || after < 0.8 * before {
      // Where a power of the distance is not lost among the digits of the level yet.
      let isQuick = (values[20] - values[19]).magnitude * 100 <= (values[19] - values[18]).magnitude
      return .level(last[2], isQuick: isQuick)
    }
    return after < 1.6 * before ? .slow : .steady(isSteep: after > 6 * before)
  }
}

extension FunctionEnd.Core {
  /// The first feature, or the last one.
  func edge(_ sign: Double) -> Double { sign < 0 ? range.lower : range.upper }
}

// Features at the zeros of f, of its derivatives, and of the expressions that make f
// singular.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension FeatureSearch {
  mutating func addFeatures(at zero: Zero, for goal: Goal, _ search: AnalyzedFunction) {
    guard let x = coordinate(of: zero) else { return }
    switch goal {
    case .singularities: addSingularity(zero, x)
    case .zeros:
      guard hasValue(at: zero), let y = function.coordinate(Real(Rational.zero)) else { return }
      add(Feature(.zero, x: x, y: y))
    case .extrema:
      guard zero.direction != 0, hasValue(at: zero),
        let y = function.coordinate(ofValueAt: zero.enclosure, exactly: zero.number)
      else { return }
      add(Feature(zero.direction > 0 ? .minimum : .maximum, x: x, y: y))
    case .inflections:
      guard zero.direction != 0, hasValue(at: zero),
        let y = function.coordinate(ofValueAt: zero.enclosure, exactly: zero.number)
      else { return }
      add(Feature(.inflection, x: x, y: y))
    }
  }

  private mutating func coordinate(of zero: Zero) -> Coordinate? {
    if let number = zero.number, let coordinate = function.coordinate(number, as: zero.form) {
      return coordinate
    }
    return Coordinate(zero.enclosure)
  }

  /// Whether the function itself, and not only its continuation, has a value.
  private mutating func hasValue(at zero: Zero) -> Bool {
    if let exact = zero.exact { return function.value(at: exact) != nil }
    guard let box = function.curve(over: zero.enclosure), box.decoration >= .defined else {
      return false
    }
    return !features.contains {
      $0.kind == .hole && $0.x.enclosure.intersection(zero.enclosure) != nil
    }
  }

  /// Adds a place where the function may not be smooth, by the limits on both sides.
  private mutating func addSingularity(_ zero: Zero, _ x: Coordinate) {
    let value = zero.exact.flatMap { function.value(at: $0) }
    if value == nil, let number = zero.exact,
      let limit = limitOfQuotient(at: number, zero.enclosure),
      let y = function.coordinate(limit)
    {
      add(Feature(.hole, x: x, y: y, isFilled: false))
      return
    }
    let scale = min(range.width * 0.125, max(zero.enclosure.magnitude.upper, 1))
    let left = OneSidedLimit(of: &function, at: zero.enclosure, isRight: false, scale: scale)
    let right = OneSidedLimit(of: &function, at: zero.enclosure, isRight: true, scale: scale)
    let y = value.flatMap { function.coordinate($0) }
    switch (left, right) {
    case (.infinite, _), (_, .infinite): add(Feature(.pole, x: x, y: y, isFilled: value != nil))
    case (.undefined, .undefined):
      if let y { add(Feature(.point, x: x, y: y)) }
    case (.finite(let limit), .undefined), (.undefined, .finite(let limit)):
      addEnd(zero, x, y, limit, isRight: left.isUndefined)
    case (.finite(let first), .finite(let second)):
      addFeature(at: zero, x, y, between: first, second)
    default: break
    }
  }

  private mutating func addEnd(
    _ zero: Zero,
    _ x: Coordinate,
    _ y: Coordinate?,
    _ limit: Double,
    isRight: Bool
  ) {
    let exact = zero.exact.flatMap { function.limit(at: $0) }.flatMap { function.coordinate($0) }
    var feature = Feature(.end, x: x, y: y ?? exact ?? near(limit), isFilled: y != nil)
    if isRight { feature.right = feature.y } else { feature.left = feature.y }
    add(feature)
  }

  /// A place with a limit on each side.
  private mutating func addFeature(
    at zero: Zero,
    _ x: Coordinate,
    _ y: Coordinate?,
    between left: Double,
    _ right: Double
  ) {
    let tolerance = 1e-6 * max(left.magnitude, right.magnitude, 1e-3 * range.width)
    guard (left - right).magnitude <= tolerance || isContinuous(at: zero) else {
      var feature = Feature(.jump, x: x, y: y, isFilled: y != nil)
      feature.left = limit(at: zero, near: left, isRight: false)
      feature.right = limit(at: zero, near: right, isRight: true)
      add(feature)
      return
    }
    guard let y else {
      let limit = zero.exact.flatMap { function.limit(at: $0) }.flatMap { function.coordinate($0) }
      if zero.exact != nil {
        add(Feature(.hole, x: x, y: limit ?? near(left / 2 + right / 2), isFilled: false))
      }
      return
    }
    lookForCorner(zero, x, y)
    lookForBend(zero, x, y)
  }

  /// An inflection where the second derivative has no value or jumps: the curve has one tangent
  /// there, and the second derivative another sign on each side.
  private mutating func lookForBend(_ zero: Zero, _ x: Coordinate, _ y: Coordinate) {
    let (unit, variable) = (function.environment.angleUnit, function.variable)
    guard let slope = function.smooth.derivative(by: variable, angleUnit: unit),
      let bend = slope.derivative(by: variable, angleUnit: unit),
      var slopes = AnalyzedFunction(slope, of: variable, function.environment),
      var bends = AnalyzedFunction(bend, of: variable, function.environment)
    else { return }
    let unitStep = max(1, zero.enclosure.magnitude.upper)
    var (signs, tangents): ([Int], [Double]) = ([], [])
    for isRight in [false, true] {
      for exponent in 8..<24 {
        let (far, near) = (unitStep / Double(1 << exponent), unitStep / Double(2 << exponent))
        let piece =
          isRight
          ? Interval(from: zero.enclosure.upper + near, to: zero.enclosure.upper + far)
          : Interval(from: zero.enclosure.lower - far, to: zero.enclosure.lower - near)
        guard let piece, let values = bends.values(over: piece), values.decoration >= .defined,
          !values.values.contains(0)
        else { return }
        signs.append(values.values.lower > 0 ? 1 : -1)
      }
      let end = unitStep * 0x1p-24
      guard
        let tangent = slopes.values(
          at: isRight ? zero.enclosure.upper + end : zero.enclosure.lower - end
        )?.values.midpoint
      else { return }
      tangents.append(tangent)
    }
    let steepest = max(tangents[0].magnitude, tangents[1].magnitude, 0x1p-10)
    guard Set(signs.prefix(16)).count == 1, Set(signs.suffix(16)).count == 1,
      signs[0] != signs[16], (tangents[0] - tangents[1]).magnitude <= 0x1p-10 * steepest
    else { return }
    add(Feature(.inflection, x: x, y: y))
  }

  /// How often dividend and divisor are differentiated.
  private static let slopeLimit = 4

  /// The limit of a quotient whose dividend and divisor are zero at a number: that of their slopes,
  /// by l'Hospital's rule, where these are continuous around it.
  private mutating func limitOfQuotient(at number: Real, _ place: Interval) -> Real? {
    guard function.smooth.symbol(at: function.smooth.root) == .quotient else { return nil }
    let distance = 0x1p-20 * max(1, place.magnitude.upper)
    let box = Interval(lower: place.lower - distance, upper: place.upper + distance)
    var parts = function.smooth.parts
    for _ in 0..<Self.slopeLimit {
      var (slopes, values): ([Expression], [Real]) = ([], [])
      for part in parts {
        guard let value = function.value(of: part, at: number), function.sign(of: value) == 0,
          let slope = part.derivative(
            by: function.variable,
            angleUnit: function.environment.angleUnit
          ),
          var own = AnalyzedFunction(slope, of: function.variable, function.environment),
          own.values(over: box)?.decoration == .continuous,
          let change = own.limit(at: number)
        else { return nil }
        slopes.append(slope)
        values.append(change)
      }
      guard let sign = function.sign(of: values[1]) else { return nil }
      if sign != 0 { return function.quotient(values[0], values[1]) }
      parts = slopes
    }
    return nil
  }

  /// Whether the function is proved to be continuous at a place and beside it.
  private mutating func isContinuous(at zero: Zero) -> Bool {
    let beside = Interval(
      lower: zero.enclosure.lower.nextDown,
      upper: zero.enclosure.upper.nextUp
    )
    return function.curve(over: beside)?.decoration == .continuous
  }

  /// A minimum or maximum where the slope jumps.
  private mutating func lookForCorner(_ zero: Zero, _ x: Coordinate, _ y: Coordinate) {
    var signs: [Int] = []
    for distance in [0x1p-8, 0x1p-16, 0x1p-24] {
      let step = distance * max(1, zero.enclosure.magnitude.upper)
      for point in [zero.enclosure.lower - step, zero.enclosure.upper + step] {
        guard let values = function.values(at: point)?.values else { return }
        if values.lower > y.enclosure.upper { signs.append(1) }
        if values.upper < y.enclosure.lower { signs.append(-1) }
      }
    }
    guard signs.count == 6, Set(signs).count == 1 else { return }
    add(Feature(signs[0] > 0 ? .minimum : .maximum, x: x, y: y))
  }

  /// The limit from one side: exactly, if what jumps there is constant beside it.
  private mutating func limit(at zero: Zero, near value: Double, isRight: Bool) -> Coordinate {
    let step = 0x1p-20 * max(1, zero.enclosure.magnitude.upper)
    let point = isRight ? zero.enclosure.upper + step : zero.enclosure.lower - step
    guard let exact = zero.exact, let side = Dyadic(exactly: point)?.asRational,
      let limit = function.limit(at: exact, from: side),
      let coordinate = function.coordinate(limit),
      (coordinate.enclosure.midpoint - value).magnitude <= 1e-3 * max(1, value.magnitude)
    else { return near(value) }
    return coordinate
  }

  /// A coordinate of which a few digits are known.
  private func near(_ value: Double) -> Coordinate {
    let width = 1e-6 * max(value.magnitude, 1e-3)
    // A limit may be so large that doubles end beside it.
    return Coordinate(Interval(from: value - width, to: value + width) ?? .entire)
  }
}

extension OneSidedLimit {
  /// Whether there is no value on this side.
  fileprivate var isUndefined: Bool {
    if case .undefined = self { true } else { false }
  }
}

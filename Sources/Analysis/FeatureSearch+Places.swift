// Features at the zeros of f, of its derivatives, and of the expressions that make f
// singular.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension FeatureSearch {
  mutating func addFeatures(at zero: Zero, for goal: Goal, _ search: AnalyzedFunction) {
    guard let x = coordinate(of: zero) else {
      isComplete = false
      return
    }
    switch goal {
    case .singularities:
      singularPlaces.append(x)
      addSingularity(zero, x)
    case .zeros:
      guard hasValue(at: zero) else { return }
      add(.zero, x, function.coordinate(Real(Rational.zero)))
    case .extrema, .inflections:
      guard zero.direction != 0, hasValue(at: zero), !isJump(zero) else { return }
      let y = function.coordinate(ofValueAt: zero.enclosure, exactly: zero.number)
      let isExtremum = goal == .extrema
      add(isExtremum ? zero.direction > 0 ? .minimum : .maximum : .inflection, x, y)
    }
  }

  /// Adds a point of the curve, if its height is found.
  private mutating func add(_ kind: Feature.Kind, _ x: Coordinate, _ y: Coordinate?) {
    if let y { add(Feature(kind, x: x, y: y)) } else { isComplete = false }
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

  /// Whether the function leaps at a place.
  private func isJump(_ zero: Zero) -> Bool {
    features.contains {
      $0.kind == .jump && $0.x.enclosure.intersection(zero.enclosure) != nil
    }
  }

  /// Adds a place where the function may not be smooth, by the limits on both sides.
  private mutating func addSingularity(_ zero: Zero, _ x: Coordinate) {
    let value = zero.exact.flatMap { function.value(at: $0) }
    if value == nil, let number = zero.exact, let hole = hole(at: number, zero.enclosure),
      let y = function.coordinate(hole.limit)
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
    default: isComplete = false
    }
  }

  /// The hole at a number, around which nothing is left to search.
  private mutating func hole(at number: Real, _ place: Interval) -> Hole? {
    guard var search = holeSearch else { return nil }
    let before = search.steps
    let hole = search.hole(at: number, place, within: range.width)
    function.steps += search.steps - before
    holeSearch = search
    for (order, surrounding) in (hole?.surroundings ?? []).enumerated() {
      if let surrounding { surroundings[order].append(surrounding) }
    }
    return hole
  }

  private mutating func addEnd(
    _ zero: Zero,
    _ x: Coordinate,
    _ y: Coordinate?,
    _ limit: Interval,
    isRight: Bool
  ) {
    let open = y ?? self.limit(at: zero, near: limit, isRight: isRight)
    var feature = Feature(.end, x: x, y: open, isFilled: y != nil)
    if isRight { feature.right = feature.y } else { feature.left = feature.y }
    add(feature)
  }

  /// A place with a limit on each side.
  private mutating func addFeature(
    at zero: Zero,
    _ x: Coordinate,
    _ y: Coordinate?,
    between left: Interval,
    _ right: Interval
  ) {
    let tolerance = 1e-6 * max(left.magnitude.upper, right.magnitude.upper, 1e-3 * range.width)
    let distance = (left.midpoint - right.midpoint).magnitude
    guard distance <= tolerance || isContinuous(at: zero) else {
      guard left.intersection(right) == nil else {
        isComplete = false
        return
      }
      var feature = Feature(.jump, x: x, y: y, isFilled: y != nil)
      feature.left = limit(at: zero, near: left, isRight: false)
      feature.right = limit(at: zero, near: right, isRight: true)
      add(feature)
      if let y { lookForCorner(zero, x, y) }
      return
    }
    guard let y else {
      if zero.exact != nil {
        let limit = self.limit(at: zero, near: left, isRight: false)
        add(Feature(.hole, x: x, y: limit ?? near(left.hull(right)), isFilled: false))
      }
      return
    }
    if y.enclosure.intersection(left.hull(right)) == nil {
      // A value beside the limit: a ring and a dot.
      let limit = self.limit(at: zero, near: left, isRight: false)
      add(Feature(.hole, x: x, y: limit ?? near(left.hull(right)), isFilled: false))
      add(Feature(.point, x: x, y: y))
      lookForCorner(zero, x, y)
      return
    }
    lookForCorner(zero, x, y)
    lookForBend(zero, x, y)
  }

  /// An inflection where the second derivative has no value or jumps: the curve has one tangent
  /// there, and the second derivative another sign on each side.
  private mutating func lookForBend(_ zero: Zero, _ x: Coordinate, _ y: Coordinate) {
    let variable = function.variable
    guard let slope = slope(of: function.smooth), let bend = self.slope(of: slope),
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
          !values.values.contains(0) || values.values == Interval(0)
        else {
          isComplete = false
          return
        }
        signs.append(values.values.upper > 0 ? 1 : values.values.lower < 0 ? -1 : 0)
      }
      let end = unitStep * 0x1p-36
      guard
        let tangent = slopes.values(
          at: isRight ? zero.enclosure.upper + end : zero.enclosure.lower - end
        )?.values.midpoint
      else { return }
      tangents.append(tangent)
    }
    let steepest = max(tangents[0].magnitude, tangents[1].magnitude, 0x1p-10)
    guard Set(signs.prefix(16)).count == 1, Set(signs.suffix(16)).count == 1,
      signs[0] * signs[16] < 0, (tangents[0] - tangents[1]).magnitude <= 0x1p-10 * steepest
    else { return }
    add(Feature(.inflection, x: x, y: y))
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

  /// The limit from one side: exactly, where the function is proved to be continuous beside the
  /// place, or else by its values; nil if few digits are known.
  private mutating func limit(
    at zero: Zero,
    near value: Interval,
    isRight: Bool
  ) -> Coordinate? {
    let step = 0x1p-20 * max(1, zero.enclosure.magnitude.upper)
    let point = isRight ? zero.enclosure.upper + step : zero.enclosure.lower - step
    // From the next double on no step lies between them.
    let beside =
      isRight
      ? Interval(from: zero.enclosure.upper.nextUp, to: point)
      : Interval(from: point, to: zero.enclosure.lower.nextDown)
    guard let exact = zero.exact, let side = Dyadic(exactly: point)?.asRational,
      let beside, function.curve(over: beside)?.decoration == .continuous,
      let limit = function.limit(at: exact, from: side),
      let coordinate = function.coordinate(limit),
      (coordinate.enclosure.midpoint - value.midpoint).magnitude
        <= 1e-3 * max(1, value.magnitude.upper)
    else { return near(value) }
    return coordinate
  }

  /// A coordinate of which a few digits are known, if they are.
  private func near(_ limit: Interval) -> Coordinate? {
    let value = limit.midpoint
    let width = 1e-6 * max(value.magnitude, 1e-3)
    guard limit.width <= width else { return nil }
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

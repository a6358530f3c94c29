// The functions of angles by name, and the angles that functions give.

extension IntervalFunction {
  /// The sine of an angle.
  package static func sine(unitsPerQuarter units: Double?) -> IntervalFunction {
    let cosine = AngleFunction.cosine(units)
    return IntervalFunction(
      .sine(units),
      ofWave: { ($0.sine, $0.cosine) },
      slopes: { box, _ in cosine.allValues(box) }
    )
  }

  /// The cosine of an angle.
  package static func cosine(unitsPerQuarter units: Double?) -> IntervalFunction {
    let sine = AngleFunction.sine(units)
    return IntervalFunction(
      .cosine(units),
      ofWave: { ($0.cosine, -$0.sine) },
      slopes: { box, _ in -sine.allValues(box) }
    )
  }

  /// The tangent of an angle.
  package static func tangent(unitsPerQuarter units: Double?) -> IntervalFunction {
    IntervalFunction(.tangent(units)) { _, values in .one + values.squared() }
  }

  /// The cotangent of an angle.
  package static func cotangent(unitsPerQuarter units: Double?) -> IntervalFunction {
    IntervalFunction(.cotangent(units)) { _, values in -(.one + values.squared()) }
  }

  /// The secant of an angle.
  package static func secant(unitsPerQuarter units: Double?) -> IntervalFunction {
    let tangent = AngleFunction.tangent(units)
    return IntervalFunction(.secant(units)) { box, values in values * tangent.allValues(box) }
  }

  /// The cosecant of an angle.
  package static func cosecant(unitsPerQuarter units: Double?) -> IntervalFunction {
    let cotangent = AngleFunction.cotangent(units)
    return IntervalFunction(.cosecant(units)) { box, values in
      -values * cotangent.allValues(box)
    }
  }

  /// The arcsine as an angle in a unit.
  package static func arcsine(unitsPerQuarter units: Double?) -> IntervalFunction {
    let function = DoubleFunction.arcsine(unitsPerQuarter: units)
    let scale = Interval.units(perRadian: units)
    return IntervalFunction(
      Monotone(domain: .unit) { $0 == 0 ? .zero : .around(function.one($0)) },
      slopes: { box, _ in
        scale.divided(by: box.clipped(to: .unit).oneLessSquare.squareRoot ?? .entire)
      }
    ).onBlocks(FunctionLanes(function, within: .unit, exactAt: 0))
  }

  /// The arccosine as an angle in a unit.
  package static func arccosine(unitsPerQuarter units: Double?) -> IntervalFunction {
    let function = DoubleFunction.arccosine(unitsPerQuarter: units)
    let scale = -Interval.units(perRadian: units)
    // It increases in −x.
    let increasing = Monotone(domain: .unit) { x in
      x == -1 ? .zero : .around(function.one(-x), from: 0)
    }
    return IntervalFunction(
      values: { increasing.values(-$0) },
      slopes: { box, _ in
        scale.divided(by: box.clipped(to: .unit).oneLessSquare.squareRoot ?? .entire)
      },
      attained: { increasing.attained(-$0) }
    ).onBlocks(FunctionLanes(function, .decreasing, within: .unit, exactAt: 1))
  }

  /// The arctangent as an angle in a unit.
  package static func arctangent(unitsPerQuarter units: Double?) -> IntervalFunction {
    let function = DoubleFunction.arctangent(unitsPerQuarter: units)
    let scale = Interval.units(perRadian: units)
    return IntervalFunction(
      Monotone { $0 == 0 ? .zero : .around(function.one($0)) },
      slopes: { box, _ in scale.divided(by: .one + box.squared()) }
    ).onBlocks(FunctionLanes(function, exactAt: 0))
  }

  /// The sine or the cosine of angles; both are known at once of most in radians.
  private init(
    _ function: AngleFunction,
    ofWave parts: @escaping @Sendable (Wave) -> (values: Interval, slopes: Interval),
    slopes: @escaping @Sendable (_ box: Interval, _ values: Interval) -> Interval
  ) {
    let other = IntervalFunction(function, slopes: slopes)
    guard function.unitsPerQuarter == nil else {
      self = other
      return
    }
    self.init(
      values: { box in
        guard let wave = Wave(box) else { return other.values(box) }
        return Enclosure(parts(wave).values, .continuous)
      },
      slopes: slopes,
      attained: other.attained,
      turn: other.turn,
      curve: { box in
        guard let wave = Wave(box) else { return other.curve(box) }
        let (values, slopes) = parts(wave)
        return SlopedEnclosure(values: values, slopes: slopes, decoration: .continuous)
      }
    )
    #if !arch(wasm32)
    lanes = function.lanes
    #endif
  }

  /// A function of angles; the slopes are those per radian.
  private init(
    _ function: AngleFunction,
    slopes: @escaping @Sendable (_ box: Interval, _ values: Interval) -> Interval
  ) {
    let sides: @Sendable (Interval) -> Sides? = { function.sides($0) }
    let units = function.unitsPerQuarter
    let scale = units.map { Interval.radians(perUnit: $0) } ?? .one
    self.init(
      values: { function.values($0) },
      slopes: { box, values in
        units == nil ? slopes(box, values) : scale * slopes(box, values)
      },
      attained: { function.attained($0) },
      turn: function.range == .upToOne ? function.turn : nil,
      sides: function.range == .upToOne ? nil : sides
    )
    #if !arch(wasm32)
    lanes = function.lanes
    #endif
  }
}

extension AngleFunction {
  fileprivate static func sine(_ units: Double?) -> AngleFunction {
    AngleFunction(
      function: .sine(unitsPerQuarter: units),
      ofTurns: { $0.sine },
      unitsPerQuarter: units,
      ends: (0, 1, 0, -1),
      range: .upToOne
    )
  }

  fileprivate static func cosine(_ units: Double?) -> AngleFunction {
    AngleFunction(
      function: .cosine(unitsPerQuarter: units),
      ofTurns: { $0.cosine },
      unitsPerQuarter: units,
      ends: (1, 0, -1, 0),
      range: .upToOne
    )
  }

  fileprivate static func tangent(_ units: Double?) -> AngleFunction {
    AngleFunction(
      function: .tangent(unitsPerQuarter: units),
      ofTurns: { $0.tangent },
      unitsPerQuarter: units,
      ends: (0, .infinity, 0, .infinity),
      range: .all
    )
  }

  fileprivate static func cotangent(_ units: Double?) -> AngleFunction {
    AngleFunction(
      function: .cotangent(unitsPerQuarter: units),
      ofTurns: { $0.cotangent },
      unitsPerQuarter: units,
      ends: (-.infinity, 0, -.infinity, 0),
      range: .all
    )
  }

  fileprivate static func secant(_ units: Double?) -> AngleFunction {
    AngleFunction(
      function: .secant(unitsPerQuarter: units),
      ofTurns: { $0.secant },
      unitsPerQuarter: units,
      ends: (1, .infinity, -1, -.infinity),
      range: .fromOne
    )
  }

  fileprivate static func cosecant(_ units: Double?) -> AngleFunction {
    AngleFunction(
      function: .cosecant(unitsPerQuarter: units),
      ofTurns: { $0.cosecant },
      unitsPerQuarter: units,
      ends: (-.infinity, 1, .infinity, -1),
      range: .fromOne
    )
  }

  #if !arch(wasm32)
  /// Its values on many boxes, each in one quarter turn, in radians.
  fileprivate var lanes: FunctionLanes? {
    if unitsPerQuarter != nil || range == .fromOne { return nil }
    let limit = QuarterTurns<Double>.limit
    return FunctionLanes(
      function,
      .angle,
      within: Interval(ordered: -limit, limit),
      clippedTo: range == .upToOne ? .unit : .entire
    )
  }
  #endif

  /// The values on a box, all numbers where there are none.
  @inline(__always)
  fileprivate func allValues(_ box: Interval) -> Interval { values(box)?.values ?? .entire }
}

extension Interval {
  /// Around the number of units in a radian.
  fileprivate static func units(perRadian unitsPerQuarter: Double?) -> Interval {
    guard let unitsPerQuarter else { return .one }
    // The constant and the product are off by half an ulp each.
    let value = unitsPerQuarter * 0x1.45f3_06dc_9c88_3p-1
    return Interval(ordered: value.nextDown.nextDown, value.nextUp.nextUp)
  }

  /// Around the number of radians in a unit.
  fileprivate static func radians(perUnit unitsPerQuarter: Double) -> Interval {
    let value = 0x1.921f_b544_42d1_8p+0 / unitsPerQuarter
    return Interval(ordered: value.nextDown.nextDown, value.nextUp.nextUp)
  }
}

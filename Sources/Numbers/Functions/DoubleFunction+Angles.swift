// The functions of angles, in radians or in units of which a quarter turn has
// a whole number below 128.

extension DoubleFunction {
  /// The sine of an angle in radians.
  package static let sine = DoubleFunction(Sine.self, .sine)
  /// The cosine of an angle in radians.
  package static let cosine = DoubleFunction(Cosine.self, .cosine)
  /// The tangent of an angle in radians.
  package static let tangent = DoubleFunction(Tangent.self, .tangent)

  /// The sine of an angle.
  package static func sine(unitsPerQuarter units: Double?) -> DoubleFunction {
    guard units != nil else { return sine }
    return angle(units, { $0.sine }, { $0.sine }, start: .angle)
  }

  /// The cosine of an angle.
  package static func cosine(unitsPerQuarter units: Double?) -> DoubleFunction {
    guard units != nil else { return cosine }
    return angle(units, { $0.cosine }, { $0.cosine }, start: .one)
  }

  /// The tangent of an angle.
  package static func tangent(unitsPerQuarter units: Double?) -> DoubleFunction {
    guard units != nil else { return tangent }
    return angle(units, { $0.tangent }, { $0.tangent }, start: .angle)
  }

  /// The cotangent of an angle.
  package static func cotangent(unitsPerQuarter units: Double?) -> DoubleFunction {
    angle(units, { $0.cotangent }, { $0.cotangent }, start: .reciprocal)
  }

  /// The secant of an angle.
  package static func secant(unitsPerQuarter units: Double?) -> DoubleFunction {
    angle(units, { $0.secant }, { $0.secant }, start: .one)
  }

  /// The cosecant of an angle.
  package static func cosecant(unitsPerQuarter units: Double?) -> DoubleFunction {
    angle(units, { $0.cosecant }, { $0.cosecant }, start: .reciprocal)
  }

  /// A function of an angle in radians, which is told whether none of the lanes
  /// is above ``QuarterTurns/limit``.
  @inline(__always)
  static func ofAngle(
    _ one: @escaping @Sendable (Double, Bool) -> Double,
    _ wide: @escaping @Sendable (Wide, Bool) -> Wide
  ) -> DoubleFunction {
    let limit = QuarterTurns<Double>.limit
    return DoubleFunction(
      one: { one($0, $0.magnitude <= limit) },
      block: { source, target, count in
        if areSmall(source, count, limit: limit) {
          forEachWide(source, target, count) { wide($0, true) }
        } else {
          forEachWide(source, target, count) { wide($0, false) }
        }
      }
    )
  }

  /// Joins the parts: near zero the first term of the series, elsewhere the
  /// function of quarter turns.
  @inline(__always)
  private static func angle(
    _ units: Double?,
    _ one: @escaping @Sendable (QuarterTurns<Double>) -> Double,
    _ wide: @escaping @Sendable (QuarterTurns<Wide>) -> Wide,
    start: AngleSeriesStart
  ) -> DoubleFunction {
    guard let units else {
      let limit = QuarterTurns<Double>.limit
      return DoubleFunction(
        one: { x in
          one(QuarterTurns(any: x))
            .replacing(with: x.angleStart(start), where: x.absolute .< Double.tiny)
        },
        block: { source, target, count in
          let isSmall = areSmall(source, count, limit: limit)
          forEachWide(source, target, count) { x in
            wide(isSmall ? QuarterTurns(small: x) : QuarterTurns(any: x))
              .replacing(with: x.angleStart(start), where: x.absolute .< Wide.tiny)
          }
        }
      )
    }
    let tiny = 0x1p-500
    return DoubleFunction(
      one: { x in
        let x = x.magnitude <= 0x1p45 ? x : Double.modulo(x, 4 * units)
        return one(QuarterTurns(x, unitsPerQuarter: units)).replacing(
          with: x.angleStart(start, unitsPerQuarter: units),
          where: x.absolute .< tiny
        )
      },
      block: { source, target, count in
        let isSmall = areSmall(source, count, limit: 0x1p45)
        forEachWide(source, target, count) { x in
          let x =
            isSmall
            ? x
            : x.mapLanes(x, x) { x, _, _ in
              x.magnitude <= 0x1p45 ? x : Double.modulo(x, 4 * units)
            }
          return wide(QuarterTurns(x, unitsPerQuarter: units)).replacing(
            with: x.angleStart(start, unitsPerQuarter: units),
            where: x.absolute .< Wide(repeating: tiny)
          )
        }
      }
    )
  }

  /// Whether no number of a block is larger than the limit, infinite or NaN.
  @inline(__always)
  static func areSmall(
    _ source: UnsafePointer<Double>,
    _ count: Int,
    limit: Double
  ) -> Bool {
    let source = UnsafeRawPointer(source)
    var flags = Wide(repeating: 0)
    var offset = 0
    while offset < 8 * count {
      let x = source.loadUnaligned(fromByteOffset: offset, as: Wide.self)
      // As integers the difference is negative for larger numbers and NaN.
      flags = flags.unitedBits(Wide(repeating: limit).subtractingBits(x.absolute))
      offset += MemoryLayout<Wide>.size
    }
    return !flags.hasHighBit
  }
}

/// The first term of the series of a function of angles at zero.
private enum AngleSeriesStart {
  case one
  case angle
  case reciprocal
}

extension Lanes {
  /// The first term, of an angle in radians, within 2^-57 below 2^-28.
  @inline(__always)
  fileprivate func angleStart(_ start: AngleSeriesStart) -> Self {
    switch start {
    case .one: Self(repeating: 1)
    case .angle: self
    case .reciprocal: Self(repeating: 1) / self
    }
  }

  /// The first term, of an angle below 2^-500 in another unit.
  ///
  /// A factor keeps the second parts of pairs in the normal range.
  @inline(__always)
  fileprivate func angleStart(_ start: AngleSeriesStart, unitsPerQuarter units: Double) -> Self {
    let quarters = Pair(self * 0x1p200, Self(repeating: 0)) / Pair(units, 0)
    let radians = quarters * Pair(0x1.921f_b544_42d1_8p+0, 0x1.1a62_6331_45c0_7p-54)
    switch start {
    case .one: return Self(repeating: 1)
    case .angle:
      // Zero keeps its sign.
      let value = radians.sum * 0x1p-200
      return value.replacing(with: self, where: self .== Self(repeating: 0))
    case .reciprocal:
      let value = (Pair(1, 0) / radians.normalized).sum * 0x1p200
      let reciprocal = Self(repeating: 1) / self
      return value.replacing(with: reciprocal, where: self .== Self(repeating: 0))
    }
  }
}

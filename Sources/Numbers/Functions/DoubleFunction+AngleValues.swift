// The angles that functions give, in radians or in units of which a quarter
// turn has a whole number below 128.

extension DoubleFunction {
  /// The arcsine in radians.
  package static let arcsine = DoubleFunction({ $0.arcsine() }, { $0.arcsine() })
  /// The arccosine in radians.
  package static let arccosine = DoubleFunction({ $0.arccosine() }, { $0.arccosine() })
  /// The arctangent in radians.
  package static let arctangent = DoubleFunction({ $0.arctangent() }, { $0.arctangent() })

  /// The arcsine as an angle in a unit.
  package static func arcsine(unitsPerQuarter units: Double?) -> DoubleFunction {
    guard let units else { return arcsine }
    return DoubleFunction(
      { $0.arcsine(unitsPerQuarter: units) },
      { $0.arcsine(unitsPerQuarter: units) }
    )
  }

  /// The arccosine as an angle in a unit.
  package static func arccosine(unitsPerQuarter units: Double?) -> DoubleFunction {
    guard let units else { return arccosine }
    return DoubleFunction(
      { $0.arccosinePair.inUnits(perQuarter: units) },
      { $0.arccosinePair.inUnits(perQuarter: units) }
    )
  }

  /// The arctangent as an angle in a unit.
  package static func arctangent(unitsPerQuarter units: Double?) -> DoubleFunction {
    guard let units else { return arctangent }
    return DoubleFunction(
      { $0.arctangent(unitsPerQuarter: units) },
      { $0.arctangent(unitsPerQuarter: units) }
    )
  }
}

extension Lanes {
  /// The arcsine in a unit, within 0.9 ulp.
  @inline(__always)
  fileprivate func arcsine(unitsPerQuarter units: Double) -> Self {
    arcsinePair(isPrecise: true).inUnits(perQuarter: units).withTinyAngle(
      self,
      unitsPerQuarter: units
    )
  }

  /// The arctangent in a unit, within 0.9 ulp.
  ///
  /// The split is lower than in radians: an error relative to the angle counts
  /// up to twice in the other unit.
  @inline(__always)
  fileprivate func arctangent(unitsPerQuarter units: Double) -> Self {
    arctangentPair(splitAt: 0.4375).inUnits(perQuarter: units)
      .withTinyAngle(self, unitsPerQuarter: units)
  }

  /// The sign of the argument, and the argument itself in the other unit where
  /// it is tiny.
  ///
  /// A factor keeps the second parts of pairs in the normal range.
  @inline(__always)
  private func withTinyAngle(_ x: Self, unitsPerQuarter units: Double) -> Self {
    let scaled = x.absolute.replacing(with: 1, where: Self.tiny .< x.absolute) * 0x1p200
    let angle = Pair(scaled, Self(repeating: 0)).inUnits(perQuarter: units) * 0x1p-200
    return replacing(with: angle, where: x.absolute .< Self.tiny).negated(where: x)
  }
}

extension Pair {
  /// An angle in radians, in a unit, rounded.
  @inline(__always)
  fileprivate func inUnits(perQuarter units: Double) -> Value {
    let radians = normalized
    let quarters =
      radians
      * Pair(
        Value(repeating: 0x1.45f3_06dc_9c88_3p-1),
        Value(repeating: -0x1.6b01_ec54_1705_6p-55)
      )
    return (quarters * Value(repeating: units)).sum
  }
}

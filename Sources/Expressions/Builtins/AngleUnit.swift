// Units of angles. Conversion is exact: degrees are multiples of π/180.

package import Numbers
package import Reals

/// The unit in which trigonometric functions take and give angles.
public enum AngleUnit: String, CaseIterable, Sendable {
  /// A full turn is 2π.
  case radians = "rad"
  /// A full turn is 360.
  case degrees = "deg"
  /// A full turn is 400.
  case gradians = "grad"
}

extension AngleUnit {
  /// The unit that a word behind a number says.
  init?(word: String) {
    switch word {
    case "rad", "radian", "radians": self = .radians
    case "deg", "degrees", "Grad": self = .degrees
    case "grad", "gon": self = .gradians
    default: return nil
    }
  }

  /// The word behind a number.
  package var word: StaticString {
    switch self {
    case .radians: "rad"
    case .degrees: "deg"
    case .gradians: "grad"
    }
  }

  /// The unit as the detail of a node: 0 for degrees.
  package var detail: UInt8 {
    switch self {
    case .degrees: 0
    case .radians: 1
    case .gradians: 2
    }
  }

  /// The unit that the detail of a node says.
  package init(detail: UInt8) {
    self = detail == 0 ? .degrees : detail == 1 ? .radians : .gradians
  }

  /// An angle in this unit, in another one.
  package func angle(
    _ angle: Real,
    in other: AngleUnit,
    workspace: inout Workspace
  ) throws(RealError) -> Real {
    if self == other { return angle }
    if self == .degrees { return try other.angle(ofDegrees: angle, in: &workspace) }
    return try other.angle(ofRadians: radians(angle, in: &workspace), in: &workspace)
  }

  /// The number of units in half a turn; for radians it is π instead.
  private var halfTurn: Int? {
    switch self {
    case .radians: nil
    case .degrees: 180
    case .gradians: 200
    }
  }

  /// The number of units in half a turn, or nil for radians.
  package var unitsPerHalfTurn: Rational? { halfTurn.map { Rational($0) } }

  /// The number of units in a quarter turn, or nil for radians.
  var unitsPerQuarter: Double? { halfTurn.map { Double($0) / 2 } }

  /// An angle in radians.
  func radians(_ angle: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    guard let halfTurn else { return angle }
    let share = Real(Rational(1, over: halfTurn))
    let turns = try Real.product(angle, share, in: &workspace)
    return try Real.product(turns, .pi, in: &workspace)
  }

  /// An angle in radians, in this unit.
  func angle(ofRadians angle: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    guard let halfTurn else { return angle }
    let turns = try Real.quotient(angle, .pi, in: &workspace)
    return try Real.product(turns, Real(Rational(halfTurn)), in: &workspace)
  }

  /// A complex angle in radians.
  func radians(_ angle: Number, in workspace: inout Workspace) throws(RealError) -> Number {
    guard let halfTurn else { return angle }
    if let radians = angle.radians(halfTurn: halfTurn) { return radians }
    let unit = try Real.product(Real(Rational(1, over: halfTurn)), .pi, in: &workspace)
    return try Number.product(angle, .real(unit), in: &workspace)
  }

  /// A complex angle in radians, in this unit.
  func angle(ofRadians angle: Number, in workspace: inout Workspace) throws(RealError) -> Number {
    guard let halfTurn else { return angle }
    let unit = try Real.quotient(Real(Rational(halfTurn)), .pi, in: &workspace)
    return try Number.product(angle, .real(unit), in: &workspace)
      .known(asAngle: angle, halfTurn: halfTurn)
  }

  /// An angle in degrees, in this unit.
  func angle(ofDegrees angle: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    switch self {
    case .degrees: return angle
    case .radians: return try AngleUnit.degrees.radians(angle, in: &workspace)
    case .gradians:
      return try Real.product(angle, Real(Rational(10, over: 9)), in: &workspace)
    }
  }
}

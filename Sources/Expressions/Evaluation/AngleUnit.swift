// Units of angles. Conversion is exact: degrees are multiples of π/180.

internal import Numbers
internal import Reals

/// The unit in which trigonometric functions take and give angles.
public enum AngleUnit: UInt8, Hashable, Sendable, CaseIterable {
  /// A full turn is 2π.
  case radians
  /// A full turn is 360.
  case degrees
  /// A full turn is 400.
  case gradians
}

extension AngleUnit {
  /// The number of units in half a turn; for radians it is π instead.
  private var halfTurn: Int? {
    switch self {
    case .radians: nil
    case .degrees: 180
    case .gradians: 200
    }
  }

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

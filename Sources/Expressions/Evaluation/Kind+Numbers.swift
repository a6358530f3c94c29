// Operators and functions on numbers that may be complex, without an evaluation around them.

internal import Numbers
internal import Reals

extension Kind {
  /// The value of an operator at two numbers, of which it may take only the first; nothing
  /// for an operator without complex values.
  func value(
    _ x: Number,
    _ y: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number? {
    let hundredth = Number.real(Real(Rational(1, over: 100)))
    switch self {
    case .negation: return try .negation(x, in: &workspace)
    case .sum: return try .sum(x, y, in: &workspace)
    case .difference: return try .difference(x, y, in: &workspace)
    case .product, .juxtaposition: return try .product(x, y, in: &workspace)
    case .quotient: return try .quotient(x, y, in: &workspace)
    case .power: return try .power(x, y, in: &workspace)
    case .percent: return try .product(x, hundredth, in: &workspace)
    // a + p% is a·(1 + p/100).
    case .percentIncrease:
      return try .product(x, .sum(.real(Real(1)), y, in: &workspace), in: &workspace)
    case .percentDecrease:
      return try .product(x, .difference(.real(Real(1)), y, in: &workspace), in: &workspace)
    default: return nil
    }
  }
}

extension Builtin {
  /// The value of the function at numbers that may be complex, with angles in a unit; nothing
  /// where its row has no complex values.
  func value(
    of numbers: [Number],
    _ unit: AngleUnit,
    in workspace: inout Workspace
  ) throws(RealError) -> Number? {
    guard let complexEvaluation, numbers.count >= least, numbers.count <= most ?? .max else {
      return nil
    }
    var numbers = numbers
    if angle == .argument { numbers[0] = try unit.radians(numbers[0], in: &workspace) }
    let value = try complexEvaluation.value(of: numbers, in: &workspace)
    return angle == .value ? try unit.angle(ofRadians: value, in: &workspace) : value
  }
}

extension AngleUnit {
  /// A complex angle in this unit, in another one.
  func angle(
    _ angle: Number,
    in other: AngleUnit,
    workspace: inout Workspace
  ) throws(RealError) -> Number {
    if self == other { return angle }
    return try other.angle(ofRadians: radians(angle, in: &workspace), in: &workspace)
  }
}

// Integers next to a rational.

extension Rational {
  /// The greatest integer that is not greater.
  public var floor: Integer { rounded(.down) }

  /// The least integer that is not less.
  public var ceiling: Integer { rounded(.up) }

  /// The integer part, toward zero.
  public var truncated: Integer { rounded(.towardZero) }

  /// The integer that a rounding rule gives.
  package func rounded(_ rule: RoundingRule) -> Integer {
    isInteger ? numerator : numerator.divided(by: denominator, rounding: rule)
  }

  /// The nearest integer, or the one of larger magnitude of two.
  public var roundedHalfAwayFromZero: Integer {
    let doubled = (numerator.magnitude << 1) + denominator
    let rounded = doubled.divided(by: denominator << 1, rounding: .down)
    return isNegative ? -rounded : rounded
  }

  /// The number, if it is a natural one that is small.
  package var asNatural: Int? { isInteger && !isNegative ? numerator.asInt : nil }
}

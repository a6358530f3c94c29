// The fraction with the least denominator in an interval: curves that are a point
// there are most often a point at such numbers.

internal import Numbers

extension Rational {
  /// The fraction with the least denominator, of these the least in magnitude,
  /// between two numbers.
  ///
  /// - Precondition: The numbers are in order.
  /// - Complexity: O(*n*) divisions for bounds of *n* bits.
  ///
  /// > Source: Stern and Brocot; the common beginning of two continued fractions.
  static func simplest(from lower: Rational, through upper: Rational) -> Rational {
    if !upper.isNegative, lower.isNegative || lower.isZero { return .zero }
    if upper.isNegative { return -simplest(from: -upper, through: -lower) }
    if upper.isZero { return .zero }
    var quotients: [Integer] = []
    var (low, high) = (lower, upper)
    while true {
      let whole = low.floor
      if Rational(whole) == low {
        quotients.append(whole)
        break
      }
      if Rational(whole) < high.floored {
        quotients.append(whole + .one)
        break
      }
      quotients.append(whole)
      // Both have the same whole part; what is left is inverted.
      let part = (low - Rational(whole)).reciprocal
      low = (high - Rational(whole)).reciprocal
      high = part
    }
    var result = Rational(quotients.removeLast())
    while let quotient = quotients.popLast() { result = Rational(quotient) + result.reciprocal }
    return result
  }

  /// The greatest whole number that is not greater.
  private var floored: Rational { Rational(floor) }
}

// Powers whose base is not positive or whose operands are not finite, and questions about one
// double.

/// The exponent p/q of a power, in lowest terms, as the sum of two doubles.
package struct FractionalExponent: Hashable, Sendable {
  /// The nearest double.
  package let high: Double
  /// The exponent minus ``high``, rounded.
  package let low: Double
  /// Whether p is odd.
  package let hasOddNumerator: Bool
  /// Whether q is odd.
  package let hasOddDenominator: Bool

  /// Creates the exponent from a fraction of moderate size.
  package init(_ fraction: Rational) {
    high = fraction.doubleValue
    let rest = Dyadic(exactly: high).map { fraction - $0.asRational } ?? Rational(Integer.zero)
    low = rest.doubleValue
    hasOddNumerator = fraction.numerator.isOdd
    hasOddDenominator = fraction.denominator.isOdd
  }
}

extension Double {
  /// A power by the rules for special operands.
  ///
  /// `magnitude` is |x|^y where that is ordinary.
  static func power(_ x: Double, _ y: Double, magnitude: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 || x == 1 { return 1 }
    let isWhole = y.isWhole
    let isOdd = isWhole && y.isOddWhole
    if y.isInfinite {
      if x.magnitude == 1 { return .nan }
      return (x.magnitude > 1) == (y > 0) ? .infinity : 0
    }
    if x == 0 || x.isInfinite {
      let isLarge = x.isInfinite == (y > 0)
      let value: Double = isLarge ? .infinity : 0
      return isOdd && x.sign == .minus ? -value : value
    }
    if x > 0 { return magnitude }
    return isWhole ? (isOdd ? -magnitude : magnitude) : .nan
  }

  /// A power with a fraction as its exponent, by the rules for special bases.
  static func power(_ x: Double, _ y: FractionalExponent, magnitude: Double) -> Double {
    if x.isNaN { return .nan }
    if y.high == 0 { return 1 }
    let changesSign = x.sign == .minus && y.hasOddNumerator && y.hasOddDenominator
    if x < 0, !y.hasOddDenominator { return .nan }
    if x == 0 || x.isInfinite {
      let value: Double = x.isInfinite == (y.high > 0) ? .infinity : 0
      return changesSign ? -value : value
    }
    return changesSign ? -magnitude : magnitude
  }

  /// Whether a finite number is a whole one.
  var isWhole: Bool { self == truncatedToWhole() }

  /// Whether a whole number is odd.
  var isOddWhole: Bool {
    magnitude < 0x1p53 && Int64(self) & 1 != 0
  }
}

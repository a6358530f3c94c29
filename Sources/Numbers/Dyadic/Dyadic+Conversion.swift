// Dyadics from rationals, doubles from dyadics and rationals, integers from doubles.

extension Dyadic {
  /// Creates a rational rounded to a number of significant bits.
  ///
  /// The error is less than one ulp of the result, or at most half of one when
  /// rounding to the nearest.
  ///
  /// - Precondition: `bits >= 1`.
  package init(_ value: Rational, bits: Int, rounding rule: RoundingRule) {
    if value.isInteger {
      self = Dyadic(value.numerator).rounded(toBits: bits, rounding: rule)
      return
    }
    // Two bits more than asked, and a sticky bit: one rounding remains.
    self = Dyadic(value, bits: bits + 2, rounding: rule, sticky: true)
      .rounded(toBits: bits, rounding: rule)
  }

  /// Creates a truncated rational of at least `bits` bits, with one more bit
  /// that is set if anything was cut.
  init(_ value: Rational, bits: Int, rounding rule: RoundingRule, sticky: Bool) {
    let length = value.numerator.bitLength - value.denominator.bitLength
    let shift = bits + 1 - length
    let (quotient, remainder) =
      shift >= 0
      ? (value.numerator << shift).quotientAndRemainder(dividingBy: value.denominator)
      : value.numerator.quotientAndRemainder(dividingBy: value.denominator << (0 - shift))
    let last: Integer = remainder.isZero ? 0 : (value.isNegative ? -1 : 1)
    self.init(significand: (quotient << 1) + last, exponent: -shift - 1)
  }

  /// The nearest double, or the even one of two.
  ///
  /// It is infinite beyond the largest double.
  package var doubleValue: Double {
    if isZero { return 0 }
    let size = magnitudeExponent
    if size > 1024 { return isNegative ? -Double.infinity : Double.infinity }
    if size < -1074 { return isNegative ? -0.0 : 0 }
    // Below 2^-1022 the ulp is fixed.
    let unit = max(size - 53, -1074)
    let rounded = rounded(toExponent: unit, rounding: .toNearestOrEven)
    var value = rounded.significand.doubleValue
    var power = rounded.exponent
    // Two steps, since 2^power may be beyond a double while the value is not.
    while power != 0 {
      let step = max(-1022, min(1023, power))
      value *= Integer.powerOfTwo(step)
      power -= step
    }
    return value
  }
}

extension Rational {
  /// The nearest double, or the even one of two.
  public var doubleValue: Double {
    Dyadic(self, bits: 64, rounding: .towardZero, sticky: true).doubleValue
  }
}

extension Integer {
  /// Creates an integer from a double that is one.
  public init?(exactly value: Double) {
    guard let dyadic = Dyadic(exactly: value), dyadic.isInteger else { return nil }
    self = dyadic.floor
  }
}

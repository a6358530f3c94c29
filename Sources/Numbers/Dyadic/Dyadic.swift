// Integers times powers of two: the numbers that balls are made of.
//
// Significands are not kept odd, because that would cost a shift of every
// result; equality and hashing are by value.

/// An integer times a power of two.
package struct Dyadic: Sendable {
  /// The integer factor, which may be even.
  package let significand: Integer
  /// The exponent of two; 0 if the significand is 0.
  package let exponent: Int

  /// Creates `significand * 2^exponent`.
  package init(significand: Integer, exponent: Int) {
    self.significand = significand
    self.exponent = significand.isZero ? 0 : exponent
  }

  /// Creates the dyadic that an integer is.
  package init(_ value: Integer) {
    self.init(significand: value, exponent: 0)
  }

  /// Creates the dyadic that a machine integer is.
  package init(_ value: Int) {
    self.init(Integer(value))
  }

  /// Creates the dyadic that a finite double is.
  package init?(exactly value: Double) {
    guard value.isFinite else { return nil }
    let fraction = Int64(value.significandBitPattern)
    let subnormal = value.exponentBitPattern == 0
    let magnitude = subnormal ? fraction : fraction | 1 << 52
    self.init(
      significand: Integer(value.sign == .minus ? -magnitude : magnitude),
      exponent: (subnormal ? 1 : Int(value.exponentBitPattern)) - 1075
    )
  }

  /// The number 0.
  package static var zero: Dyadic { Dyadic(Integer.zero) }

  /// The number 1.
  package static var one: Dyadic { Dyadic(Integer.one) }

  /// Whether the value is 0.
  package var isZero: Bool { significand.isZero }

  /// Whether the value is less than 0.
  package var isNegative: Bool { significand.isNegative }

  /// The sign of the value: -1, 0 or 1.
  package var signum: Int { significand.signum }

  /// The value without its sign.
  package var magnitude: Dyadic {
    Dyadic(significand: significand.magnitude, exponent: exponent)
  }

  /// The number `e` with `2^(e-1) <= abs(self) < 2^e`.
  ///
  /// - Precondition: The value is not zero.
  package var magnitudeExponent: Int { significand.bitLength + exponent }

  /// The same value with an odd significand.
  package var normalized: Dyadic {
    let zeros = significand.trailingZeroBitCount
    return zeros == 0
      ? self : Dyadic(significand: significand >> zeros, exponent: exponent + zeros)
  }
}

extension Dyadic: Hashable, Comparable {
  /// Whether two dyadics have one value.
  package static func == (a: Dyadic, b: Dyadic) -> Bool {
    compare(a, b) == 0
  }

  /// Whether one dyadic is less than another.
  package static func < (a: Dyadic, b: Dyadic) -> Bool {
    compare(a, b) < 0
  }

  /// Hashes the value.
  package func hash(into hasher: inout Hasher) {
    let odd = normalized
    hasher.combine(odd.significand)
    hasher.combine(odd.exponent)
  }

  /// The sign of `a - b`.
  package static func compare(_ a: Dyadic, _ b: Dyadic) -> Int {
    if a.exponent == b.exponent { return Integer.compare(a.significand, b.significand) }
    if a.signum != b.signum { return a.signum < b.signum ? -1 : 1 }
    if a.isZero { return 0 }
    // Sizes first, so that a distant exponent costs no shift.
    let (x, y) = (a.magnitudeExponent, b.magnitudeExponent)
    if x != y { return (x < y) == a.isNegative ? 1 : -1 }
    return (a - b).signum
  }
}

extension Dyadic {
  /// The value as a rational.
  package var asRational: Rational {
    if exponent >= 0 { return Rational(significand << exponent) }
    let odd = normalized
    if odd.exponent >= 0 { return Rational(odd.significand << odd.exponent) }
    return Rational(lowest: odd.significand, Integer.one << (0 - odd.exponent))
  }

  /// The greatest integer that is not greater.
  package var floor: Integer { significand << exponent }

  /// The least integer that is not less.
  package var ceiling: Integer { -((-significand) << exponent) }

  /// Whether the value is an integer.
  package var isInteger: Bool {
    exponent >= 0 || significand.isZero || significand.trailingZeroBitCount >= 0 - exponent
  }
}

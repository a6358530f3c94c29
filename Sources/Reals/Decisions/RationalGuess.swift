// Simple rational numbers near an enclosure, as guesses to be proved.

internal import Numbers

extension Rational {
  /// The simplest rational in a ball, if it is so simple that the ball would
  /// hardly contain it by chance: numerator and denominator together take at
  /// most the given number of bits.
  ///
  /// > Source: Graham, Knuth, Patashnik, Concrete Mathematics, section 4.5
  /// > (Stern–Brocot tree), by continued fractions of both ends.
  static func simplest(in ball: Ball, bits: Int) -> Rational? {
    guard abs(ball.exponent) < 1 << 20, ball.significand.bitLength < 1 << 20 else { return nil }
    if ball.isExact { return Rational(ball.midpoint) }
    guard abs(ball.radius.exponent) < 1 << 20 else { return nil }
    let (low, high) = (Rational(ball.lower), Rational(ball.upper))
    guard low.signum == high.signum, low.signum != 0 else { return nil }
    let isNegative = low.signum < 0
    let found = simplest(between: isNegative ? -high : low, and: isNegative ? -low : high)
    guard found.numerator.bitLength + found.denominator.bitLength <= bits else { return nil }
    return isNegative ? -found : found
  }

  /// The rational of least denominator in a closed interval of positive numbers.
  private static func simplest(between low: Rational, and high: Rational) -> Rational {
    // Convergents h/k with the partial quotients that both ends share.
    var (low, high) = (low, high)
    var (h0, h1) = (Integer(0), Integer(1))
    var (k0, k1) = (Integer(1), Integer(0))
    while true {
      let whole = low.floor
      let isLast = Rational(whole) == low || Rational(whole) < Rational(high.floor)
      let quotient = Rational(whole) == low ? whole : (isLast ? whole + 1 : whole)
      (h0, h1) = (h1, quotient * h1 + h0)
      (k0, k1) = (k1, quotient * k1 + k0)
      if isLast { return Rational(h1, over: k1) }
      (low, high) = ((high - Rational(whole)).reciprocal, (low - Rational(whole)).reciprocal)
    }
  }
}

extension Rational {
  /// The value of a dyadic number.
  init(_ value: Dyadic) {
    let exponent = value.exponent
    if exponent >= 0 {
      self.init(value.significand << exponent)
    } else {
      self.init(value.significand, over: Integer(1) << -exponent)
    }
  }
}

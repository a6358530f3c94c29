// Simple rational numbers near an enclosure, as guesses to be proved.

internal import Numbers

extension Rational {
  /// The simplest rational in a ball, if it is so simple that the ball would
  /// hardly contain it by chance: numerator and denominator together take at
  /// most the given number of bits.
  static func simplest(in ball: Ball, bits: Int) -> Rational? {
    guard abs(ball.exponent) < 1 << 20, ball.significand.bitLength < 1 << 20 else { return nil }
    if ball.isExact { return Rational(ball.midpoint) }
    guard abs(ball.radius.exponent) < 1 << 20 else { return nil }
    let (low, high) = (Rational(ball.lower), Rational(ball.upper))
    guard low.signum == high.signum, low.signum != 0 else { return nil }
    let found = simplest(from: low, through: high)
    return found.numerator.bitLength + found.denominator.bitLength <= bits ? found : nil
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

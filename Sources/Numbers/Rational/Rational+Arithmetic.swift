// Sums, products and quotients of rationals, with the smallest divisors.

extension Rational {
  /// The sum of two rationals.
  public static func + (a: Rational, b: Rational) -> Rational {
    sum(a, b.numerator, b.denominator)
  }

  /// The difference of two rationals.
  public static func - (a: Rational, b: Rational) -> Rational {
    sum(a, -b.numerator, b.denominator)
  }

  /// The rational with the other sign.
  public static prefix func - (a: Rational) -> Rational {
    Rational(lowest: -a.numerator, a.denominator)
  }

  /// The product of two rationals.
  public static func * (a: Rational, b: Rational) -> Rational {
    if a.isInteger, b.isInteger { return Rational(a.numerator * b.numerator) }
    return product(a.numerator, a.denominator, b.numerator, b.denominator)
  }

  /// The quotient of two rationals.
  ///
  /// - Precondition: The divisor is not zero.
  public static func / (a: Rational, b: Rational) -> Rational {
    a * b.reciprocal
  }

  /// Adds a rational.
  public static func += (a: inout Rational, b: Rational) { a = a + b }

  /// Subtracts a rational.
  public static func -= (a: inout Rational, b: Rational) { a = a - b }

  /// Multiplies by a rational.
  public static func *= (a: inout Rational, b: Rational) { a = a * b }

  /// The quotient of 1 by the rational.
  ///
  /// - Precondition: The rational is not zero.
  public var reciprocal: Rational {
    precondition(!isZero, "division of a rational by zero")
    return isNegative
      ? Rational(lowest: -denominator, -numerator) : Rational(lowest: denominator, numerator)
  }

  /// The power with an integer exponent.
  ///
  /// - Precondition: The exponent is not negative if the rational is zero.
  public func raised(to exponent: Int) -> Rational {
    if exponent < 0 { return reciprocal.raised(to: 0 - exponent) }
    return Rational(lowest: numerator.raised(to: exponent), denominator.raised(to: exponent))
  }

  /// > Source: Knuth, The Art of Computer Programming 2, 4.5.1: a divisor of
  /// > the sum divides the common divisor of the denominators.
  private static func sum(_ a: Rational, _ n: Integer, _ d: Integer) -> Rational {
    if a.denominator == d {
      return d == Integer.one ? Rational(a.numerator + n) : Rational(a.numerator + n, over: d)
    }
    let common = Integer.greatestCommonDivisor(a.denominator, d)
    if common == Integer.one {
      return Rational(lowest: a.numerator * d + n * a.denominator, a.denominator * d)
    }
    let rest = d.dividedExactly(by: common)
    let numerator = a.numerator * rest + n * a.denominator.dividedExactly(by: common)
    let divisor = Integer.greatestCommonDivisor(numerator, common)
    return Rational(
      lowest: numerator.dividedExactly(by: divisor),
      a.denominator.dividedExactly(by: divisor) * rest
    )
  }

  private static func product(_ n: Integer, _ d: Integer, _ m: Integer, _ e: Integer) -> Rational {
    let first = Integer.greatestCommonDivisor(n, e)
    let second = Integer.greatestCommonDivisor(m, d)
    return Rational(
      lowest: n.dividedExactly(by: first) * m.dividedExactly(by: second),
      d.dividedExactly(by: second) * e.dividedExactly(by: first)
    )
  }
}

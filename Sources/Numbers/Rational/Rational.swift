// Quotients of integers in lowest terms.

/// A quotient of two integers in lowest terms.
public struct Rational: Hashable, Sendable {
  /// The numerator, which carries the sign.
  public let numerator: Integer
  /// The denominator, which is positive.
  public let denominator: Integer

  /// Creates a rational from parts that are in lowest terms already.
  ///
  /// - Precondition: `denominator > 0`, and the parts have no common divisor.
  package init(lowest numerator: Integer, _ denominator: Integer) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates the rational that an integer is.
  public init(_ value: Integer) {
    self.init(lowest: value, Integer.one)
  }

  /// Creates the rational that a machine integer is.
  public init(_ value: Int) {
    self.init(Integer(value))
  }

  /// Creates the quotient of two integers.
  ///
  /// - Precondition: `denominator` is not zero.
  public init(_ numerator: Integer, over denominator: Integer) {
    precondition(!denominator.isZero, "a denominator is not zero")
    let divisor = Integer.greatestCommonDivisor(numerator, denominator)
    let signed = denominator.isNegative ? -divisor : divisor
    if signed == Integer.one {
      self.init(lowest: numerator, denominator)
    } else {
      self.init(
        lowest: numerator.dividedExactly(by: signed),
        denominator.dividedExactly(by: signed)
      )
    }
  }

  /// Creates the quotient of two machine integers.
  ///
  /// - Precondition: `denominator` is not zero.
  public init(_ numerator: Int, over denominator: Int) {
    self.init(Integer(numerator), over: Integer(denominator))
  }

  /// The number 0.
  public static var zero: Rational { Rational(Integer.zero) }

  /// The number 1.
  public static var one: Rational { Rational(Integer.one) }

  /// Whether the value is 0.
  public var isZero: Bool { numerator.isZero }

  /// Whether the value is less than 0.
  public var isNegative: Bool { numerator.isNegative }

  /// Whether the denominator is 1.
  public var isInteger: Bool { denominator == Integer.one }

  /// The bits of the numerator and of the denominator together.
  package var bitLength: Int { numerator.bitLength + denominator.bitLength }

  /// The sign of the value: -1, 0 or 1.
  public var signum: Int { numerator.signum }

  /// The value without its sign.
  public var magnitude: Rational { Rational(lowest: numerator.magnitude, denominator) }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// Creates a rational from an integer literal.
  public init(integerLiteral value: Int64) {
    self.init(Integer(value))
  }
}

extension Rational: Comparable {
  /// Whether one rational is less than another.
  public static func < (a: Rational, b: Rational) -> Bool {
    if a.denominator == b.denominator { return a.numerator < b.numerator }
    if a.signum != b.signum { return a.signum < b.signum }
    return a.numerator * b.denominator < b.numerator * a.denominator
  }
}

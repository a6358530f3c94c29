// Quotients of polynomials with rational coefficients.

internal import Numbers

/// A quotient of polynomials in lowest terms, whose divisor has the leading coefficient 1.
struct PolynomialFraction: Hashable, Sendable {
  let numerator: Polynomial
  let denominator: Polynomial

  /// Creates a quotient.
  ///
  /// - Precondition: `denominator` is not zero.
  init(_ numerator: Polynomial, over denominator: Polynomial = .one) {
    let common = Polynomial.greatestCommonDivisor(numerator, denominator)
    var (above, below) = (numerator, denominator)
    if !common.isConstant {
      above = above.quotientAndRemainder(dividingBy: common).quotient
      below = below.quotientAndRemainder(dividingBy: common).quotient
    }
    if numerator.isZero { below = .one }
    self.numerator = above.scaled(by: below.leading.reciprocal)
    self.denominator = below.monic
  }

  /// Creates a number.
  init(_ value: Rational) { self.init(Polynomial(value)) }

  static var zero: Self { Self(Polynomial.zero) }
  static var one: Self { Self(Polynomial.one) }

  var isZero: Bool { numerator.isZero }

  /// The degree of the numerator less that of the divisor.
  var degree: Int { numerator.degree - denominator.degree }

  /// The number, if it is one.
  var constant: Rational? {
    denominator.isConstant && numerator.isConstant ? numerator[0] : nil
  }

  static func + (a: Self, b: Self) -> Self {
    Self(
      a.numerator * b.denominator + b.numerator * a.denominator,
      over: a.denominator * b.denominator
    )
  }

  static func - (a: Self, b: Self) -> Self { a + Self(-b.numerator, over: b.denominator) }

  static func * (a: Self, b: Self) -> Self {
    Self(a.numerator * b.numerator, over: a.denominator * b.denominator)
  }

  /// The quotient.
  ///
  /// - Precondition: `b` is not zero.
  static func / (a: Self, b: Self) -> Self {
    Self(a.numerator * b.denominator, over: a.denominator * b.numerator)
  }

  /// The fraction with its variable greater by a number.
  func shifted(by distance: Rational) -> Self {
    Self(numerator.shifted(by: distance), over: denominator.shifted(by: distance))
  }

  /// The fraction of a·k + b in the place of its variable.
  func composed(scale: Rational, shift: Rational) -> Self {
    let factors = (numerator.shifted(by: shift), denominator.shifted(by: shift))
    func scaled(_ p: Polynomial) -> Polynomial {
      Polynomial(p.coefficients.enumerated().map { $1 * scale.raised(to: $0) })
    }
    return Self(scaled(factors.0), over: scaled(factors.1))
  }

  /// The power with a whole exponent.
  func raised(to exponent: Int) -> Self {
    exponent < 0
      ? Self(denominator.raised(to: -exponent), over: numerator.raised(to: -exponent))
      : Self(numerator.raised(to: exponent), over: denominator.raised(to: exponent))
  }

  /// The value at a number where the divisor is not zero.
  func value(at x: Rational) -> Rational { numerator.value(at: x) / denominator.value(at: x) }
}

extension Polynomial {
  /// The greatest zero that is a whole number; nothing where there is none.
  ///
  /// - Returns: Nothing at all where the zeros are not found.
  func greatestWholeZero() -> Integer?? {
    if degree < 1 { return .some(nil) }
    var budget: Int64 = 20_000_000
    guard let factors = irreducibleFactors(budget: &budget) else { return nil }
    let zeros = factors.compactMap { factor, _ -> Integer? in
      guard factor.degree == 1 else { return nil }
      let zero = -factor[0] / factor[1]
      return zero.isInteger ? zero.numerator : nil
    }
    return .some(zeros.max())
  }
}

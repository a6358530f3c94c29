// Quotients of polynomials that remember where the expressions that they were
// made from had no value.

/// A quotient of two polynomials in lowest terms, without the points that its
/// making has left out.
///
/// (x² − 1)/(x − 1) is x + 1 without the point 1: the ``denominator`` is 1, the
/// ``poles`` are the zero of x − 1.
package struct RationalFunction: Hashable, Sendable {
  /// The numerator, coprime to the denominator.
  package let numerator: Polynomial
  /// The denominator, whose leading coefficient is 1.
  package let denominator: Polynomial
  /// A polynomial without multiple factors that is zero exactly where the
  /// function has no value; the denominator divides a power of it.
  package let poles: Polynomial
  /// Whether something was cancelled on the way.
  package let isReduced: Bool

  /// Creates the function that a polynomial is.
  package init(_ polynomial: Polynomial) {
    self.init(polynomial, over: .one, poles: .one, isReduced: false)
  }

  /// Creates a function from a quotient that need not be in lowest terms.
  ///
  /// - Precondition: `denominator` is not zero, and its zeros are poles.
  init(
    _ numerator: Polynomial,
    over denominator: Polynomial,
    poles: Polynomial,
    isReduced: Bool
  ) {
    let divisor = Polynomial.greatestCommonDivisor(numerator, denominator)
    let top =
      divisor.isConstant ? numerator : numerator.quotientAndRemainder(dividingBy: divisor).quotient
    let bottom =
      divisor.isConstant
      ? denominator : denominator.quotientAndRemainder(dividingBy: divisor).quotient
    self.numerator = top.scaled(by: bottom.leading.reciprocal)
    self.denominator = bottom.monic
    self.poles = poles
    self.isReduced = isReduced || !divisor.isConstant
  }

  /// Whether the denominator is 1 and no point is left out.
  package var isPolynomial: Bool { denominator.isConstant && poles.isConstant }

  /// The value, if it is the same everywhere and no point is left out.
  package var constant: Rational? {
    isPolynomial && numerator.isConstant ? numerator[0] : nil
  }

  /// A polynomial without multiple factors that is zero exactly at the points
  /// that are left out though the quotient has a value there.
  package var holes: Polynomial {
    poles.quotientAndRemainder(
      dividingBy: Polynomial.greatestCommonDivisor(poles, denominator)
    ).quotient
  }

  /// The sum of two functions, where both have values.
  package static func + (a: RationalFunction, b: RationalFunction) -> RationalFunction {
    let common = Polynomial.greatestCommonDivisor(a.denominator, b.denominator)
    let (left, right) = (
      a.denominator.quotientAndRemainder(dividingBy: common).quotient,
      b.denominator.quotientAndRemainder(dividingBy: common).quotient
    )
    return RationalFunction(
      a.numerator * right + b.numerator * left,
      over: a.denominator * right,
      poles: union(a.poles, b.poles),
      isReduced: a.isReduced || b.isReduced
    )
  }

  /// The function with the other sign.
  package static prefix func - (a: RationalFunction) -> RationalFunction {
    a * RationalFunction(Polynomial(-1))
  }

  /// The product of two functions, where both have values.
  package static func * (a: RationalFunction, b: RationalFunction) -> RationalFunction {
    RationalFunction(
      a.numerator * b.numerator,
      over: a.denominator * b.denominator,
      poles: union(a.poles, b.poles),
      isReduced: a.isReduced || b.isReduced
    )
  }

  /// One over the function, where it is not zero, or nothing if it is zero
  /// everywhere.
  package var reciprocal: RationalFunction? {
    guard !numerator.isZero else { return nil }
    return RationalFunction(
      denominator,
      over: numerator,
      poles: RationalFunction.union(poles, numerator.squareFreePart),
      isReduced: isReduced
    )
  }

  /// The quotient by a factor of the numerator, with the same poles, or nothing
  /// if it is no factor.
  ///
  /// - Precondition: The divisor is not zero.
  package func dividedExactly(by divisor: Polynomial) -> RationalFunction? {
    guard let quotient = numerator.dividedExactly(by: divisor) else { return nil }
    return RationalFunction(quotient, over: denominator, poles: poles, isReduced: isReduced)
  }

  /// The power with a positive exponent.
  ///
  /// - Precondition: `exponent > 0`.
  package func raised(to exponent: Int) -> RationalFunction {
    precondition(exponent > 0, "an exponent other than these may lose a pole")
    return RationalFunction(
      numerator.raised(to: exponent),
      over: denominator.raised(to: exponent),
      poles: poles,
      isReduced: isReduced
    )
  }

  /// A polynomial without multiple factors that is zero where one of two is.
  private static func union(_ p: Polynomial, _ q: Polynomial) -> Polynomial {
    if q.isConstant { return p }
    if p.isConstant { return q }
    let common = Polynomial.greatestCommonDivisor(p, q)
    let product = p * q.quotientAndRemainder(dividingBy: common).quotient
    return Polynomial(integers: product.primitive.coefficients)
  }
}

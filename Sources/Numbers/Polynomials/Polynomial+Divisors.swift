// Common divisors, and what occurs more than once in a polynomial.

extension Polynomial {
  /// The monic greatest common divisor; that of zero and zero is zero.
  package static func greatestCommonDivisor(_ a: Polynomial, _ b: Polynomial) -> Polynomial {
    let divisor = IntegerPolynomial.greatestCommonDivisor(
      a.primitive.coefficients,
      b.primitive.coefficients
    )
    return Polynomial(integers: divisor).monic
  }

  /// The polynomials without multiple factors, coprime to each other, of which
  /// this one is made: it is the content times the product of the powers.
  ///
  /// The factors are primitive and have positive leading coefficients; the
  /// exponents ascend. Constants have no factors.
  ///
  /// > Source: Yun, On square-free decomposition algorithms (SYMSAC 1976).
  package var squareFreeFactors: [(factor: Polynomial, exponent: Int)] {
    let p = primitive.coefficients
    guard p.count > 1 else { return [] }
    let slope = IntegerPolynomial.derivative(p)
    let common = IntegerPolynomial.greatestCommonDivisor(
      p,
      IntegerPolynomial.primitive(slope).coefficients
    )
    if common.count == 1 { return [(Polynomial(integers: p), 1)] }
    var factors: [(factor: Polynomial, exponent: Int)] = []
    // b has each factor once; c is the sum of b f'/f over the factors f, each
    // times its exponent, less what is peeled off.
    var b = Polynomial(integers: IntegerPolynomial.quotient(p, common))
    var c = Polynomial(integers: slope).quotientAndRemainder(
      dividingBy: Polynomial(integers: common)
    ).quotient
    var exponent = 0
    while !b.isConstant {
      c = c - b.derivative
      exponent += 1
      // All that is left has the next exponent if c is zero.
      let factor = c.isZero ? b.monic : Polynomial.greatestCommonDivisor(b, c)
      if !factor.isConstant {
        factors.append((Polynomial(integers: factor.primitive.coefficients), exponent))
        b = b.quotientAndRemainder(dividingBy: factor).quotient
        c = c.quotientAndRemainder(dividingBy: factor).quotient
      }
    }
    return factors
  }

  /// The polynomial with each factor once, primitive; 1 for constants other than
  /// zero.
  package var squareFreePart: Polynomial {
    let p = primitive.coefficients
    guard p.count > 1 else { return isZero ? .zero : .one }
    let slope = IntegerPolynomial.primitive(IntegerPolynomial.derivative(p)).coefficients
    let common = IntegerPolynomial.greatestCommonDivisor(p, slope)
    return common.count == 1
      ? Polynomial(integers: p) : Polynomial(integers: IntegerPolynomial.quotient(p, common))
  }

  /// The polynomial whose product with this one leaves the remainder 1, of smaller degree than
  /// the modulus; nothing where they have a common divisor.
  ///
  /// > Source: the extended algorithm of Euclid.
  package func inverse(modulo modulus: Polynomial) -> Polynomial? {
    var (first, second) = (modulus, quotientAndRemainder(dividingBy: modulus).remainder)
    var (old, cofactor) = (Polynomial.zero, Polynomial.one)
    while !second.isConstant {
      let (quotient, remainder) = first.quotientAndRemainder(dividingBy: second)
      (first, second) = (second, remainder)
      (old, cofactor) = (cofactor, old - quotient * cofactor)
    }
    guard !second.isZero else { return nil }
    return cofactor.scaled(by: second.leading.reciprocal)
  }
}

// Sums, products and quotients of polynomials.

extension Polynomial {
  /// The sum of two polynomials.
  package static func + (a: Polynomial, b: Polynomial) -> Polynomial {
    Polynomial((0..<max(a.coefficients.count, b.coefficients.count)).map { a[$0] + b[$0] })
  }

  /// The difference of two polynomials.
  package static func - (a: Polynomial, b: Polynomial) -> Polynomial {
    Polynomial((0..<max(a.coefficients.count, b.coefficients.count)).map { a[$0] - b[$0] })
  }

  /// The polynomial with the other signs.
  package static prefix func - (a: Polynomial) -> Polynomial {
    Polynomial(a.coefficients.map { -$0 })
  }

  /// The product of two polynomials.
  ///
  /// - Complexity: O(*n* *m*) operations for degrees *n* and *m*.
  package static func * (a: Polynomial, b: Polynomial) -> Polynomial {
    guard !a.isZero, !b.isZero else { return .zero }
    var product = Array(repeating: Rational.zero, count: a.degree + b.degree + 1)
    for (i, x) in a.coefficients.enumerated() where !x.isZero {
      for (j, y) in b.coefficients.enumerated() where !y.isZero { product[i + j] += x * y }
    }
    return Polynomial(product)
  }

  /// The polynomial times a number.
  package func scaled(by factor: Rational) -> Polynomial {
    factor == .one ? self : Polynomial(coefficients.map { $0 * factor })
  }

  /// The power with a natural exponent.
  ///
  /// - Precondition: The exponent is not negative.
  package func raised(to exponent: Int) -> Polynomial {
    precondition(exponent >= 0, "a power of a polynomial has a natural exponent")
    var power = Polynomial.one
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest & 1 != 0 { power = power * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return power
  }

  /// The quotient and the remainder, which is of smaller degree than the
  /// divisor.
  ///
  /// - Precondition: The divisor is not zero.
  /// - Complexity: O(*n* *m*) operations for degrees *n* and *m*.
  package func quotientAndRemainder(
    dividingBy divisor: Polynomial
  ) -> (quotient: Polynomial, remainder: Polynomial) {
    precondition(!divisor.isZero, "division of a polynomial by zero")
    guard degree >= divisor.degree else { return (.zero, self) }
    let inverse = divisor.leading.reciprocal
    var rest = coefficients
    var quotient = Array(repeating: Rational.zero, count: degree - divisor.degree + 1)
    for shift in stride(from: degree - divisor.degree, through: 0, by: -1) {
      let factor = rest[shift + divisor.degree] * inverse
      guard !factor.isZero else { continue }
      quotient[shift] = factor
      for (index, coefficient) in divisor.coefficients.enumerated() where !coefficient.isZero {
        rest[shift + index] -= factor * coefficient
      }
    }
    return (Polynomial(quotient), Polynomial(rest))
  }

  /// The quotient, if the division leaves no remainder.
  ///
  /// - Precondition: The divisor is not zero.
  package func dividedExactly(by divisor: Polynomial) -> Polynomial? {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder.isZero ? quotient : nil
  }
}

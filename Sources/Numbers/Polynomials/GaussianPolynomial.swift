// Polynomials whose coefficients are complex numbers with rational parts.

/// A polynomial with coefficients a + bi, where a and b are rational.
package struct GaussianPolynomial: Sendable {
  /// The polynomial of the parts without i.
  package let real: Polynomial
  /// That of the parts with i.
  package let imaginary: Polynomial

  /// Creates a polynomial from both parts.
  package init(_ real: Polynomial, _ imaginary: Polynomial) {
    (self.real, self.imaginary) = (real, imaginary)
  }

  /// The degree; −1 for zero.
  var degree: Int { max(real.degree, imaginary.degree) }

  /// The coefficient of the highest power, as a constant.
  var leading: GaussianPolynomial {
    GaussianPolynomial(Polynomial(real[degree]), Polynomial(imaginary[degree]))
  }

  static func * (a: Self, b: Self) -> Self {
    Self(a.real * b.real - a.imaginary * b.imaginary, a.real * b.imaginary + a.imaginary * b.real)
  }

  static func == (a: Self, b: Self) -> Bool { a.real == b.real && a.imaginary == b.imaginary }

  /// The value at x + iy, and that of the derivative.
  func values(
    at x: Rational,
    _ y: Rational
  ) -> (value: (x: Rational, y: Rational), slope: (x: Rational, y: Rational)) {
    var (value, slope) = (
      (x: Rational.zero, y: Rational.zero), (x: Rational.zero, y: Rational.zero)
    )
    for place in (0...max(0, degree)).reversed() {
      slope = (slope.x * x - slope.y * y + value.x, slope.x * y + slope.y * x + value.y)
      value = (
        value.x * x - value.y * y + real[place], value.x * y + value.y * x + imaginary[place]
      )
    }
    return (value, slope)
  }

  /// The same with integers as parts, as a polynomial whose roots can be looked for.
  var exact: InexactPolynomial {
    let denominator = (real.coefficients + imaginary.coefficients).reduce(Integer.one) {
      .leastCommonMultiple($0, $1.denominator)
    }
    func part(_ number: Rational) -> Dyadic { Dyadic((number * Rational(denominator)).numerator) }
    return InexactPolynomial(
      (0...max(0, degree)).map { DyadicPoint(part(real[$0]), part(imaginary[$0])) },
      error: .zero
    )
  }
}

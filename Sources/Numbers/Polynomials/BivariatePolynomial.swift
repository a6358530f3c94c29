// Polynomials of two variables: those of y whose coefficients are polynomials
// of x. Just enough to find what occurs twice in the equation of a curve.

/// A polynomial of two variables with rational coefficients.
package struct BivariatePolynomial: Hashable, Sendable {
  /// The coefficients, polynomials in x: that of the zeroth power of y first;
  /// the last one is not zero.
  package let coefficients: [Polynomial]

  /// Creates a polynomial from its coefficients, that of the zeroth power of y
  /// first.
  package init(_ coefficients: [Polynomial]) {
    var count = coefficients.count
    while count > 0, coefficients[count - 1].isZero { count -= 1 }
    self.coefficients = Array(coefficients[..<count])
  }

  /// The polynomial x.
  package static var x: BivariatePolynomial { BivariatePolynomial([.variable]) }

  /// The polynomial y.
  package static var y: BivariatePolynomial { BivariatePolynomial([.zero, .one]) }

  /// Creates a constant.
  package init(_ value: Rational) { self.init([Polynomial(value)]) }

  /// Whether every coefficient is 0.
  package var isZero: Bool { coefficients.isEmpty }

  /// The exponent of the highest power of y; −1 for zero.
  package var degreeInY: Int { coefficients.count - 1 }

  /// The exponent of the highest power of x; −1 for zero.
  package var degreeInX: Int { coefficients.reduce(-1) { max($0, $1.degree) } }

  /// The value, if the variables do not occur.
  package var constant: Rational? {
    isZero ? .zero : (degreeInY == 0 && degreeInX == 0 ? coefficients[0][0] : nil)
  }

  private subscript(exponent: Int) -> Polynomial {
    exponent < coefficients.count ? coefficients[exponent] : .zero
  }

  /// The sum of two polynomials.
  package static func + (a: Self, b: Self) -> Self {
    Self((0..<max(a.coefficients.count, b.coefficients.count)).map { a[$0] + b[$0] })
  }

  /// The difference of two polynomials.
  package static func - (a: Self, b: Self) -> Self {
    Self((0..<max(a.coefficients.count, b.coefficients.count)).map { a[$0] - b[$0] })
  }

  /// The product of two polynomials.
  package static func * (a: Self, b: Self) -> Self {
    guard !a.isZero, !b.isZero else { return Self([Polynomial]()) }
    var product = Array(repeating: Polynomial.zero, count: a.degreeInY + b.degreeInY + 1)
    for (i, p) in a.coefficients.enumerated() {
      for (j, q) in b.coefficients.enumerated() { product[i + j] = product[i + j] + p * q }
    }
    return Self(product)
  }

  /// The power with a natural exponent.
  ///
  /// - Precondition: The exponent is not negative.
  package func raised(to exponent: Int) -> Self {
    precondition(exponent >= 0, "a power of a polynomial has a natural exponent")
    var power = Self(.one)
    for _ in 0..<exponent { power = power * self }
    return power
  }

  /// The polynomial with each factor once; the same zeros.
  ///
  /// It is made of the part without y and of the rest, each divided by what it
  /// has in common with its derivative.
  package var squareFreePart: Self {
    guard !isZero else { return self }
    let content = content
    let whole = Self([content.squareFreePart])
    let rest = dividedByContent(content)
    guard rest.degreeInY > 0 else { return whole }
    let common = Self.greatestCommonDivisor(rest, rest.derivativeInY)
    return whole * (rest.quotient(by: common) ?? rest)
  }

  /// The monic greatest common divisor of the coefficients.
  private var content: Polynomial {
    coefficients.reduce(.zero) { Polynomial.greatestCommonDivisor($0, $1) }
  }

  private func dividedByContent(_ content: Polynomial) -> Self {
    Self(coefficients.map { $0.quotientAndRemainder(dividingBy: content).quotient })
  }

  private var derivativeInY: Self {
    guard degreeInY > 0 else { return Self([Polynomial]()) }
    return Self((1...degreeInY).map { coefficients[$0].scaled(by: Rational($0)) })
  }

  /// The greatest common divisor of two polynomials without content.
  ///
  /// > Source: Knuth, The Art of Computer Programming 2, 4.6.1, algorithm E.
  private static func greatestCommonDivisor(_ a: Self, _ b: Self) -> Self {
    var (a, b) = a.degreeInY >= b.degreeInY ? (a, b) : (b, a)
    while !b.isZero {
      if b.degreeInY == 0 { return Self(.one) }
      let rest = a.pseudoRemainder(by: b)
      (a, b) = (b, rest.isZero ? rest : rest.dividedByContent(rest.content))
    }
    return a.dividedByContent(a.content)
  }

  private func pseudoRemainder(by divisor: Self) -> Self {
    var rest = self
    let leading = divisor.coefficients[divisor.degreeInY]
    while rest.degreeInY >= divisor.degreeInY {
      let top = rest.coefficients[rest.degreeInY]
      let shift = rest.degreeInY - divisor.degreeInY
      let moved = Self(Array(repeating: .zero, count: shift) + divisor.coefficients)
      rest = Self([leading]) * rest - Self([top]) * moved
    }
    return rest
  }

  /// The quotient, if the divisor divides.
  private func quotient(by divisor: Self) -> Self? {
    guard degreeInY >= divisor.degreeInY else { return nil }
    var rest = self
    var quotient = Array(repeating: Polynomial.zero, count: degreeInY - divisor.degreeInY + 1)
    while !rest.isZero {
      let shift = rest.degreeInY - divisor.degreeInY
      guard shift >= 0,
        let factor = rest.coefficients[rest.degreeInY].dividedExactly(
          by: divisor.coefficients[divisor.degreeInY]
        )
      else { return nil }
      quotient[shift] = factor
      let moved = Self(Array(repeating: .zero, count: shift) + divisor.coefficients)
      rest = rest - Self([factor]) * moved
    }
    return Self(quotient)
  }
}

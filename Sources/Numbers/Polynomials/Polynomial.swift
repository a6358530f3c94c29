// Polynomials of one variable with rational coefficients, all of them kept.
//
// They are small: a few hundred coefficients at most. Everything here is exact;
// callers that must bound their work look at degrees and bit lengths first.

/// A polynomial of one variable with rational coefficients.
package struct Polynomial: Hashable, Sendable {
  /// The coefficients, that of the zeroth power first.
  ///
  /// The last one is not zero; zero has none.
  package let coefficients: [Rational]

  /// Creates a polynomial from its coefficients, that of the zeroth power
  /// first.
  package init(_ coefficients: [Rational]) {
    var count = coefficients.count
    while count > 0, coefficients[count - 1].isZero { count -= 1 }
    self.coefficients =
      count == coefficients.count ? coefficients : Array(coefficients[..<count])
  }

  /// Creates a polynomial from integer coefficients, that of the zeroth power
  /// first.
  package init(integers coefficients: [Integer]) {
    self.init(coefficients.map { Rational($0) })
  }

  /// Creates a constant.
  package init(_ value: Rational) {
    self.init([value])
  }

  /// The polynomial 0.
  package static var zero: Polynomial { Polynomial([Rational]()) }

  /// The polynomial 1.
  package static var one: Polynomial { Polynomial(.one) }

  /// The variable itself.
  package static var variable: Polynomial { Polynomial([.zero, .one]) }

  /// The exponent of the highest power; −1 for zero.
  package var degree: Int { coefficients.count - 1 }

  /// Whether every coefficient is 0.
  package var isZero: Bool { coefficients.isEmpty }

  /// Whether the variable does not occur.
  package var isConstant: Bool { coefficients.count <= 1 }

  /// The coefficient of the highest power; 0 for zero.
  package var leading: Rational { coefficients.last ?? .zero }

  /// The coefficient of a power.
  ///
  /// - Precondition: The exponent is not negative.
  package subscript(exponent: Int) -> Rational {
    exponent < coefficients.count ? coefficients[exponent] : .zero
  }

  /// The value at a rational, by Horner's scheme.
  ///
  /// - Complexity: O(*n*) operations for degree *n*.
  package func value(at x: Rational) -> Rational {
    var value = Rational.zero
    for coefficient in coefficients.reversed() { value = value * x + coefficient }
    return value
  }

  /// The derivative.
  package var derivative: Polynomial {
    guard degree > 0 else { return .zero }
    return Polynomial((1...degree).map { coefficients[$0] * Rational($0) })
  }

  /// The polynomial of x + `distance`.
  ///
  /// - Complexity: O(*n*²) operations for degree *n*.
  package func shifted(by distance: Rational) -> Polynomial {
    guard degree > 0, !distance.isZero else { return self }
    // Horner's scheme again and again: each pass leaves one coefficient.
    var shifted = coefficients
    for first in 0..<degree {
      for index in stride(from: degree - 1, through: first, by: -1) {
        shifted[index] += distance * shifted[index + 1]
      }
    }
    return Polynomial(shifted)
  }

  /// The multiple whose leading coefficient is 1; zero stays zero.
  package var monic: Polynomial {
    isZero || leading == .one ? self : scaled(by: leading.reciprocal)
  }
}

extension Polynomial {
  /// The integer coefficients without common divisor of which this polynomial
  /// is a multiple, and the factor; the leading coefficient is positive.
  ///
  /// The factor of zero is 0.
  package var primitive: (content: Rational, coefficients: [Integer]) {
    guard !isZero else { return (.zero, []) }
    var denominator = Integer.one
    for coefficient in coefficients {
      denominator = Integer.leastCommonMultiple(denominator, coefficient.denominator)
    }
    let whole = coefficients.map {
      $0.numerator * denominator.dividedExactly(by: $0.denominator)
    }
    let (content, primitive) = IntegerPolynomial.primitive(whole)
    return (Rational(content, over: denominator), primitive)
  }

  /// The largest number of bits of a numerator or denominator.
  package var bitLength: Int {
    coefficients.reduce(0) { max($0, $1.numerator.bitLength, $1.denominator.bitLength) }
  }
}

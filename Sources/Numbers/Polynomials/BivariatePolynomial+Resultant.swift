// What two equations in two unknowns say of one of them: a polynomial that is zero wherever
// both have a common zero.

extension BivariatePolynomial {
  /// The resultant of two polynomials as polynomials in y: a polynomial in x.
  ///
  /// It is zero everywhere if they have a common factor. Nothing where it has a large degree,
  /// or the budget ended first.
  ///
  /// It is interpolated between its values at whole numbers where neither leading coefficient
  /// is zero.
  ///
  /// > Source: Collins, The Calculation of Multivariate Polynomial Resultants (JACM 1971).
  package static func resultant(
    _ p: BivariatePolynomial,
    _ q: BivariatePolynomial,
    budget: inout Int64
  ) -> Polynomial? {
    guard p.degreeInY > 0, q.degreeInY > 0 else { return nil }
    let degree = p.degreeInY * q.degreeInX + q.degreeInY * p.degreeInX
    guard degree <= 40 else { return nil }
    let (first, second) = (p.coefficients[p.degreeInY], q.coefficients[q.degreeInY])
    var points: [(x: Rational, value: Rational)] = []
    var next = 0
    while points.count <= degree {
      let x = Rational(next)
      next = next > 0 ? -next : 1 - next
      guard !first.value(at: x).isZero, !second.value(at: x).isZero else { continue }
      let (a, b) = (p.section(at: x), q.section(at: x))
      budget -= Int64(a.count * b.count * (a.count + b.count)) * 2_000
      guard budget >= 0 else { return nil }
      points.append((x, resultant(Polynomial(a), Polynomial(b))))
    }
    return interpolation(points)
  }

  /// The coefficients as a polynomial in y where x is a number.
  private func section(at x: Rational) -> [Rational] { coefficients.map { $0.value(at: x) } }

  /// The polynomial with x and y exchanged.
  package var exchanged: BivariatePolynomial {
    BivariatePolynomial(
      (0..<max(0, degreeInX + 1)).map { exponent in
        Polynomial(coefficients.map { $0[exponent] })
      }
    )
  }

  /// The resultant of two polynomials, neither of them zero, by Euclid's algorithm.
  private static func resultant(_ p: Polynomial, _ q: Polynomial) -> Rational {
    var (a, b) = (p, q)
    var factor = Rational.one
    while b.degree > 0 {
      let rest = a.quotientAndRemainder(dividingBy: b).remainder
      guard !rest.isZero else { return .zero }
      // res(a, b) = (−1)^(deg a·deg b)·lead(b)^(deg a − deg r)·res(b, r).
      if a.degree % 2 == 1, b.degree % 2 == 1 { factor = -factor }
      for _ in 0..<(a.degree - rest.degree) { factor = factor * b.leading }
      (a, b) = (b, rest)
    }
    for _ in 0..<a.degree { factor = factor * b.leading }
    return factor
  }

  /// The polynomial through points with different x, by divided differences.
  private static func interpolation(_ points: [(x: Rational, value: Rational)]) -> Polynomial {
    var differences = points.map { $0.value }
    for order in 1..<max(1, points.count) {
      for index in stride(from: points.count - 1, through: order, by: -1) {
        let gap = points[index].x - points[index - order].x
        differences[index] = (differences[index] - differences[index - 1]) / gap
      }
    }
    var result = Polynomial.zero
    for index in points.indices.reversed() {
      result = result * Polynomial([-points[index].x, .one]) + Polynomial(differences[index])
    }
    return result
  }
}

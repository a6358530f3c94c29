// Polynomials with complex coefficients that are known up to an error, and how far from a point
// a root of one may be.

/// A polynomial whose complex coefficients are known up to an error.
package struct InexactPolynomial: Sendable {
  /// Points close to the coefficients, that of the zeroth power first.
  let coefficients: [DyadicPoint]
  /// The most that a coefficient is away from its point.
  let error: Dyadic

  /// Creates a polynomial of degree 1 or more.
  ///
  /// - Precondition: The last coefficient is not zero.
  package init(_ coefficients: [DyadicPoint], error: Dyadic) {
    (self.coefficients, self.error) = (coefficients, error)
  }

  /// Creates a polynomial with integer coefficients.
  init(_ coefficients: [Integer]) {
    self.init(coefficients.map { DyadicPoint(Dyadic($0), .zero) }, error: .zero)
  }

  /// The degree.
  var degree: Int { coefficients.count - 1 }

  /// The value and that of the derivative, exactly, with the points as coefficients.
  func values(at z: DyadicPoint) -> (p: DyadicPoint, slope: DyadicPoint) {
    let zero = DyadicPoint(.zero, .zero)
    var (value, slope) = (zero, zero)
    for coefficient in coefficients.reversed() {
      slope = slope * z + value
      value = value * z + coefficient
    }
    return (value, slope)
  }

  /// A radius around a point within which the polynomial has a root, whatever its coefficients are
  /// within their error: n·|p/p′|, rounded up; nothing where p′ may be zero.
  ///
  /// > Source: Laguerre; Henrici, Applied and Computational Complex Analysis 1 (1974), 6.4.
  func radius(at z: DyadicPoint) -> Dyadic? {
    let values = values(at: z)
    let (top, bottom) = (values.p.norm, values.slope.norm)
    let factor = Dyadic(Integer(degree))
    guard !bottom.isZero else { return nil }
    if error.isZero {
      if top.isZero { return .zero }
      // |p|² < 2^a and |p′|² ≥ 2^(b−1), so that the quotient is below 2^(a−b+1).
      let exponent = top.magnitudeExponent - bottom.magnitudeExponent + 1
      let half = exponent >= 0 ? (exponent + 1) / 2 : exponent / 2
      return factor.shifted(by: half)
    }
    let slack = errors(at: z)
    let upper = top.isZero ? Dyadic.zero : Dyadic.one.shifted(by: (top.magnitudeExponent + 1) >> 1)
    let lower = Dyadic.one.shifted(by: (bottom.magnitudeExponent - 1) >> 1) - slack.slope
    guard !lower.isNegative, !lower.isZero else { return nil }
    let least = lower.magnitudeExponent - 1
    return (factor * (upper + slack.value)).rounded(toBits: 32, rounding: .up).shifted(by: -least)
  }

  /// The most that the value and that of the derivative are off.
  private func errors(at z: DyadicPoint) -> (value: Dyadic, slope: Dyadic) {
    func up(_ x: Dyadic) -> Dyadic { x.rounded(toBits: 32, rounding: .up) }
    let size = up(z.x.magnitude + z.y.magnitude)
    var (value, slope) = (Dyadic.zero, Dyadic.zero)
    for _ in coefficients {
      slope = up(slope * size + value)
      value = up(value * size + .one)
    }
    return (up(value * error), up(slope * error))
  }

  /// A disc around each root, of which none meet; nothing where they were not separated: the
  /// budget ended first, the coefficients are not known well enough, or a root is multiple.
  package func separatedRoots(budget: inout Int64) -> [ComplexRoot]? {
    ComplexRootIsolation.discs(of: self, budget: &budget)
  }
}

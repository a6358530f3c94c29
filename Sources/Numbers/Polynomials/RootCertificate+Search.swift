// Certificates as the search for roots leaves them.

extension RootCertificate {
  /// The largest degree of which a certificate is made.
  private static let mostDegree = 40

  /// The roots of a polynomial with the steps that prove them, or nothing where the degree is
  /// large or the budget ended first.
  package init?(of polynomial: Polynomial, isComplex: Bool, budget: inout Int64) {
    guard polynomial.degree > 0, polynomial.degree <= Self.mostDegree,
      let factors = polynomial.irreducibleFactors(budget: &budget)
    else { return nil }
    self.init(isComplex: isComplex, polynomial: polynomial)
    for (factor, exponent) in factors {
      var told = Factor(polynomial: factor, exponent: exponent)
      if isComplex {
        guard let discs = ComplexRootIsolation.discs(of: factor, budget: &budget) else {
          return nil
        }
        told.discs = discs.map {
          ($0.center.x.asRational, $0.center.y.asRational, $0.radius.asRational)
        }
      } else {
        guard let roots = factor.realRoots(budget: &budget) else { return nil }
        told.intervals = roots.map { root in
          root.rational.map { ($0, $0) } ?? (root.lower.asRational, root.upper.asRational)
        }
      }
      self.factors.append(told)
    }
  }
  /// The roots of a polynomial with complex coefficients, which is a multiple of the product of powers of
  /// factors without multiple roots, with the steps that prove them; nothing where the degree is large or
  /// the budget ended first.
  package init?(
    of polynomial: GaussianPolynomial,
    factors: [(part: GaussianPolynomial, exponent: Int)],
    budget: inout Int64
  ) {
    guard polynomial.degree > 0, polynomial.degree <= Self.mostDegree else { return nil }
    self.init(isComplex: true, polynomial: polynomial.real, imaginary: polynomial.imaginary)
    for (part, exponent) in factors {
      var told = Factor(polynomial: part.real, imaginary: part.imaginary, exponent: exponent)
      if part.degree == 1 {
        // −b/a, by the conjugate of a.
        let (a, b) = (
          (x: part.real[1], y: part.imaginary[1]), (x: part.real[0], y: part.imaginary[0])
        )
        let size = a.x * a.x + a.y * a.y
        told.discs = [
          (-(b.x * a.x + b.y * a.y) / size, (b.x * a.y - b.y * a.x) / size, .zero)
        ]
      } else {
        guard let discs = ComplexRootIsolation.discs(of: part.exact, budget: &budget) else {
          return nil
        }
        told.discs = discs.map {
          ($0.center.x.asRational, $0.center.y.asRational, $0.radius.asRational)
        }
      }
      self.factors.append(told)
    }
    guard isValid else { return nil }
  }
}

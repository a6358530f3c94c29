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
}

// The complex roots of a polynomial without multiple factors: on the axes by real roots, off
// them by discs.

extension Polynomial {
  /// The roots of a polynomial that are no real numbers.
  package struct NonRealRoots: Sendable {
    /// The positive numbers y for which iy is a root, and so is −iy.
    package let imaginary: [PolynomialRoot]
    /// The roots above the real axis that are not imaginary; their conjugates are roots, too.
    package let others: [ComplexRoot]
  }

  /// The roots that are no real numbers, or nothing when the budget ended first.
  ///
  /// - Precondition: The polynomial has no multiple roots, and not the root zero; it has so
  ///   many real ones.
  package func nonRealRoots(realCount: Int, budget: inout Int64) -> NonRealRoots? {
    guard degree > realCount else { return NonRealRoots(imaginary: [], others: []) }
    // p(iy) = A(y) + iB(y) is zero where both are.
    var parts = [[Rational](), [Rational]()]
    for (exponent, coefficient) in coefficients.enumerated() {
      let signed = exponent % 4 < 2 ? coefficient : -coefficient
      parts[exponent % 2].append(signed)
      parts[1 - exponent % 2].append(.zero)
    }
    let common = Polynomial.greatestCommonDivisor(Polynomial(parts[0]), Polynomial(parts[1]))
    var imaginary: [PolynomialRoot] = []
    if !common.isConstant {
      guard let roots = common.realRoots(budget: &budget) else { return nil }
      // They come in pairs of opposite sign, and none is zero.
      imaginary = Array(roots.suffix(roots.count / 2))
    }
    guard
      let others = ComplexRootIsolation.roots(
        of: primitive.coefficients,
        real: realCount,
        imaginary: 2 * imaginary.count,
        budget: &budget
      )
    else { return nil }
    return NonRealRoots(imaginary: imaginary, others: others)
  }
}

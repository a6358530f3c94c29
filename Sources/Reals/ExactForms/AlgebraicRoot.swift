// Roots of polynomials that no radicals tell shortly, as generators of exact forms. With the
// powers below the degree, one of them spans a field, in which every number has one form.

internal import Numbers

/// An irrational real root of an irreducible polynomial of degree 2 to 24.
///
/// Two are equal exactly if they are the same number.
struct AlgebraicRoot: Sendable {
  /// The polynomial: its coefficients are integers without common divisor, and the leading
  /// one is positive.
  let polynomial: Polynomial
  /// The place among the real roots of the polynomial in ascending order, from 0.
  let index: Int
  /// The root with bounds of its sign.
  private let start: PolynomialRoot

  /// The root of a polynomial, or nothing where it is rational or the polynomial is not known
  /// to be irreducible.
  init?(_ root: PolynomialRoot) {
    guard root.rational == nil, 2...PolynomialRoot.mostProvedIrreducible ~= root.polynomial.degree
    else { return nil }
    let leading = root.polynomial.leading
    polynomial = leading.signum < 0 ? -root.polynomial : root.polynomial
    index = root.index
    start = root.withBoundsOfItsSign
  }

  /// Whether the root is above zero.
  var isPositive: Bool { start.lower.signum > 0 }

  /// A measure of the room and work that the root takes in each monomial.
  var size: Int { 1 + polynomial.bitLength * polynomial.degree / 1_024 }

  /// A ball around the root.
  ///
  /// - Complexity: With *n* limbs of the precision and the degree *d* it takes O(*d*²*n*²)
  ///   steps.
  func ball(precision: Int, in workspace: inout Workspace) throws(RealError) -> Ball {
    let exponent = start.upper.magnitudeExponent - precision
    let root = try start.refined(toExponent: exponent, in: &workspace)
    let middle = (root.lower + root.upper).shifted(by: -1)
    return try Ball(middle).widened(by: .powerOfTwo(Int64(exponent))).rounded(toBits: precision)
  }

  /// Negative, zero or positive as the left root stands before, at or after the right one in
  /// the order of generators.
  static func compare(_ x: AlgebraicRoot, _ y: AlgebraicRoot) -> Int {
    if x.polynomial.degree != y.polynomial.degree {
      return x.polynomial.degree - y.polynomial.degree
    }
    for (a, b) in zip(x.polynomial.coefficients, y.polynomial.coefficients) where a != b {
      return a < b ? -1 : 1
    }
    return x.index - y.index
  }
}

extension AlgebraicRoot: Hashable {
  static func == (x: AlgebraicRoot, y: AlgebraicRoot) -> Bool {
    x.index == y.index && x.polynomial == y.polynomial
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(polynomial)
    hasher.combine(index)
  }
}

extension PolynomialRoot {
  /// The same root, which is irrational and so not zero, with bounds of its sign.
  var withBoundsOfItsSign: PolynomialRoot {
    var root = self
    var exponent = (upper - lower).magnitudeExponent
    while root.lower.signum * root.upper.signum <= 0 {
      exponent -= 8
      root.refine(toExponent: exponent)
    }
    return root
  }

  /// The same root with bounds that are at most 2^`exponent` apart.
  func refined(
    toExponent exponent: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> PolynomialRoot {
    let limbs =
      Int64(max(0, upper.magnitudeExponent, lower.magnitudeExponent) - min(0, exponent))
      / 64 + 2
    let degree = Int64(polynomial.degree)
    try workspace.budget.charge(4 * degree * (degree * limbs + 16) * limbs)
    var root = self
    root.refine(toExponent: exponent)
    return root
  }
}

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

  /// A polynomial in the root as a form, its powers below the degree.
  func form(of element: Polynomial) -> ExactForm {
    let rest = element.quotientAndRemainder(dividingBy: polynomial).remainder
    return ExactForm(
      collecting: rest.coefficients.enumerated().map { exponent, coefficient in
        let power = Factor(generator: .root(self), exponent: Rational(exponent))
        let factors = exponent == 0 ? [] : [power]
        return Term(coefficient: coefficient, monomial: Monomial(factors: factors))
      }
    )
  }

  /// The root to a power; nothing where that is too large to keep, or a fraction of a
  /// negative root.
  func power(_ exponent: Rational) -> ExactForm? {
    let whole = exponent.floor
    let rest = exponent - Rational(whole)
    guard let count = whole.asInt, rest.signum == 0 || isPositive,
      let base = count < 0 ? reciprocal(of: .variable) : form(of: .variable),
      let power = base.raised(to: abs(count))
    else { return nil }
    return rest.signum == 0 ? power : ExactForm.product(power, ExactForm(.root(self), power: rest))
  }

  /// The reciprocal of a polynomial in the root that is not zero, or nothing when it is too
  /// large to keep.
  func reciprocal(of element: Polynomial) -> ExactForm? {
    element.inverse(modulo: polynomial).flatMap { form(of: $0).ifSmall }
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

extension ExactForm {
  /// The form as a polynomial in one root, where it is one that is no rational number.
  var fieldElement: (root: AlgebraicRoot, element: Polynomial)? {
    var root: AlgebraicRoot?
    var coefficients: [Rational] = []
    for term in terms {
      guard term.monomial.phase.signum == 0, term.monomial.exponent.isZero,
        term.monomial.factors.count <= 1
      else { return nil }
      var exponent = 0
      if let factor = term.monomial.factors.first {
        guard case .root(let other) = factor.generator, factor.exponent.isInteger,
          let power = factor.exponent.numerator.asInt, root == nil || root == other
        else { return nil }
        root = other
        exponent = power
      }
      let missing = exponent + 1 - coefficients.count
      if missing > 0 { coefficients += Array(repeating: .zero, count: missing) }
      coefficients[exponent] = term.coefficient
    }
    guard let root else { return nil }
    return (root, Polynomial(coefficients))
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

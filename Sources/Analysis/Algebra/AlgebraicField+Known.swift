// What follows from conditions that are known to hold: of products, and of square roots.

internal import Expressions
internal import Numbers

extension AlgebraicField {
  /// What is known to hold.
  struct Known {
    /// Primitive polynomials that are not zero.
    var notZero: [SparsePolynomial] = []
    /// Quotients that are not negative, up to a positive factor.
    var notNegative: [AlgebraicFraction] = []
    /// Quotients that are positive.
    var positive: [AlgebraicFraction] = []
    /// Quotients that are 0, 1, 2, ….
    var natural: [AlgebraicFraction] = []
    /// Quotients that are none of 0, −1, −2, ….
    var noOpposites: [AlgebraicFraction] = []
    /// Parts that have values.
    var defined: [Expression] = []
  }

  /// Adds products of what is not zero in which no root is left: x − 1 of √x − 1 and √x + 1.
  mutating func addProducts(to known: inout Known) throws(AlgebraError) {
    let factors = known.notZero.prefix(Self.mostFactors)
    for (place, first) in factors.enumerated() {
      for second in factors.dropFirst(place + 1) {
        let roots = first.variables.filter {
          generators[$0].relation != nil && second.degree(in: $0) > 0
        }
        guard !roots.isEmpty else { continue }
        let product = try product(AlgebraicFraction(first), AlgebraicFraction(second))
        guard roots.allSatisfy({ product.numerator.degree(in: $0) < 1 }) else { continue }
        known.notZero += try zeroFree(product)
      }
    }
  }

  /// The most factors of which products are formed.
  private static let mostFactors = 8

  /// Whether a polynomial is a product of what is known to be positive, or not to be negative.
  mutating func isProduct(
    _ polynomial: SparsePolynomial,
    isStrict: Bool,
    of known: Known
  ) throws(AlgebraError) -> Bool {
    // Zero has no factors, and is not positive.
    guard !polynomial.isZero else { return !isStrict }
    let found = try factors(of: polynomial)
    var isNegative = found.content.isNegative
    for (factor, exponent) in found.factors {
      func isKnown(_ factor: SparsePolynomial) -> Bool {
        let whole = AlgebraicFraction(factor)
        return known.positive.contains(whole) || !isStrict && known.notNegative.contains(whole)
      }
      if isKnown(factor) || isPositive(factor) { continue }
      if !isStrict, exponent % 2 == 0, isReal(AlgebraicFraction(factor)) { continue }
      guard isKnown(-factor) else { return false }
      if exponent % 2 == 1 { isNegative.toggle() }
    }
    return !isNegative
  }

  /// A primitive polynomial with the sign of a quotient.
  mutating func signed(_ a: AlgebraicFraction) throws(AlgebraError) -> SparsePolynomial {
    let product = try working { (budget) throws(PolynomialBudget.Spent) in
      try a.numerator.multiplied(by: a.denominator, &budget)
    }
    return direction(of: AlgebraicFraction(product)).numerator
  }

  /// Whether a polynomial is seen to be positive because a square root in it is greater than what is
  /// taken from it: b·√r + a, where b and b²·r − a² are positive.
  mutating func exceeds(_ polynomial: SparsePolynomial) throws(AlgebraError) -> Bool {
    for place in polynomial.variables where polynomial.degree(in: place) == 1 {
      let parts = polynomial.coefficients(of: place)
      guard case .root(2) = generators[place].kind, let relation = generators[place].relation,
        relation.denominator.isOne, parts.count == 2, isPositive(parts[1])
      else { continue }
      let excess = try working { (budget) throws(PolynomialBudget.Spent) in
        let square = try parts[1].multiplied(by: parts[1], &budget)
        return try square.multiplied(by: relation.numerator, &budget)
          - parts[0].multiplied(by: parts[0], &budget)
      }
      if isPositive(excess) { return true }
    }
    return false
  }
}

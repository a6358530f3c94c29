// A real root of a polynomial, known by an interval that holds no other and can
// be made as narrow as one likes.

/// A real root of a polynomial with rational coefficients.
package struct PolynomialRoot: Sendable {
  /// A polynomial without multiple factors that has this root.
  ///
  /// Its coefficients are integers without common divisor. It is irreducible if its degree is
  /// at most ``mostProvedIrreducible``.
  package let polynomial: Polynomial
  /// How often the root occurs in the polynomial that was asked about.
  package let multiplicity: Int
  /// The place among the real roots of ``polynomial`` in ascending order, from 0.
  package let index: Int
  /// The root, when it is rational.
  package let rational: Rational?

  /// The largest degree whose polynomials are split into irreducible ones.
  package static var mostProvedIrreducible: Int { 24 }

  private let coefficients: [Integer]
  private var bracket: SignBracket

  /// Creates an irrational root, the only one between the bounds.
  init(_ coefficients: [Integer], _ place: RootIsolation.Place, index: Int, multiplicity: Int) {
    self.index = index
    self.coefficients = coefficients
    polynomial = Polynomial(integers: coefficients)
    rational = nil
    self.multiplicity = multiplicity
    bracket = SignBracket(
      from: place.lower,
      to: place.upper,
      lowerSign: PolynomialRoot.value(coefficients, at: place.lower).signum
    )
  }

  /// Creates a rational root.
  init(_ rational: Rational, multiplicity: Int) {
    index = 0
    self.rational = rational
    self.multiplicity = multiplicity
    coefficients = [-rational.numerator, rational.denominator]
    polynomial = Polynomial(integers: coefficients)
    let bits = rational.numerator.bitLength + 64
    bracket = SignBracket(
      from: Dyadic(rational, bits: bits, rounding: .down),
      to: Dyadic(rational, bits: bits, rounding: .up),
      lowerSign: -1
    )
  }

  /// A bound below the root, or the root itself.
  package var lower: Dyadic { bracket.lower }
  /// A bound above the root, or the root itself.
  package var upper: Dyadic { bracket.upper }

  /// Makes the bounds at most 2^`exponent` apart.
  package mutating func refine(toExponent exponent: Int) {
    bracket.refine(toExponent: exponent) { [coefficients] x, _ in
      PolynomialRoot.value(coefficients, at: x)
    } sign: { [coefficients] x in
      PolynomialRoot.value(coefficients, at: x).signum
    }
  }

  /// A rational number that has all digits of the root before 2^`exponent`.
  package func value(toExponent exponent: Int) -> Rational {
    if let rational { return rational }
    var root = self
    root.refine(toExponent: exponent)
    return (root.lower + root.upper).shifted(by: -1).asRational
  }

  /// Whether the number is a root of another polynomial as well.
  ///
  /// - Precondition: The other polynomial is not zero.
  package func isZero(of other: Polynomial) -> Bool {
    if let rational { return other.value(at: rational).isZero }
    let common = Polynomial.greatestCommonDivisor(polynomial, other)
    guard !common.isConstant else { return false }
    // Between the bounds it can have no other root, and no multiple one; at
    // dyadic bounds, none.
    return common.value(at: lower.asRational).signum != common.value(at: upper.asRational).signum
  }

  /// Whether the bounds leave no common point with those of another root.
  func isApart(from other: PolynomialRoot) -> Bool {
    upper < other.lower || other.upper < lower
  }

  /// The number of operations with limbs that a value between the bounds takes.
  var steps: Int64 {
    let limbs = Int64(max(0, -lower.exponent, -upper.exponent) / 64 + 1)
    let degree = Int64(polynomial.degree)
    return degree * (degree * limbs / 2 + 16) * limbs
  }

  /// The distance of the bounds.
  var width: Dyadic { bracket.width }

  /// Halves the interval.
  mutating func bisect() {
    // A dyadic root is its own bounds, so that no middle is a root.
    bracket.bisect { [coefficients] x in PolynomialRoot.value(coefficients, at: x).signum }
  }

  /// The value of an integer polynomial at a dyadic number, exactly.
  private static func value(_ p: [Integer], at x: Dyadic) -> Dyadic {
    guard x.exponent < 0 else {
      let whole = x.floor
      return Dyadic(p.reversed().reduce(Integer.zero) { $0 * whole + $1 })
    }
    // With x = m / 2^k: the sum of a_i m^i 2^(k (n − i)), over 2^(k n).
    let shift = 0 - x.exponent
    var value = Integer.zero
    var scale = 0
    for coefficient in p.reversed() {
      value = value * x.significand + (coefficient << scale)
      scale += shift
    }
    return Dyadic(significand: value, exponent: shift - scale)
  }
}

extension Polynomial {
  /// The real roots in ascending order, with their multiplicities, or nothing
  /// when the budget ended first; one step is one operation with a limb.
  ///
  /// The bounds of different roots have no common point.
  ///
  /// - Precondition: The polynomial is not zero.
  package func realRoots(budget: inout Int64) -> [PolynomialRoot]? {
    precondition(!isZero, "every number is a root of zero")
    var roots: [PolynomialRoot] = []
    for (factor, exponent) in squareFreeFactors {
      let coefficients = factor.primitive.coefficients
      guard
        let (rational, rest) = IntegerPolynomial.rationalRoots(of: coefficients, budget: &budget)
      else { return nil }
      roots += rational.map { PolynomialRoot($0, multiplicity: exponent) }
      var factors = [rest]
      if rest.count <= PolynomialRoot.mostProvedIrreducible + 1 {
        guard let found = PolynomialFactoring.factors(of: rest, budget: &budget) else { return nil }
        factors = found
      }
      for factor in factors {
        guard let places = RootIsolation.places(of: factor, budget: &budget) else { return nil }
        roots += places.enumerated().map {
          PolynomialRoot(factor, $1, index: $0, multiplicity: exponent)
        }
      }
    }
    roots = roots.sorted { $0.lower < $1.lower }
    return Polynomial.separate(&roots, budget: &budget) ? roots : nil
  }

  /// The real roots, with a budget of some tens of milliseconds.
  package var realRoots: [PolynomialRoot]? {
    var budget: Int64 = 20_000_000
    return realRoots(budget: &budget)
  }

  /// Refines roots, which are distinct, until their bounds are apart; false when
  /// the budget ended first.
  private static func separate(_ roots: inout [PolynomialRoot], budget: inout Int64) -> Bool {
    var isSorted = false
    // A pass may uncover an order that an earlier pair has to respect.
    while !isSorted {
      isSorted = true
      for index in roots.indices.dropFirst() {
        while !roots[index].isApart(from: roots[index - 1]) {
          let wider = roots[index].width < roots[index - 1].width ? index - 1 : index
          budget -= roots[wider].steps
          guard budget >= 0 else { return false }
          roots[wider].bisect()
        }
        if roots[index].lower < roots[index - 1].lower {
          roots.swapAt(index, index - 1)
          isSorted = false
        }
      }
    }
    return true
  }
}

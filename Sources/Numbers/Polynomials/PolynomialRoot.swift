// A real root of a polynomial, known by an interval that holds no other and can
// be made as narrow as one likes.

/// A real root of a polynomial with rational coefficients.
package struct PolynomialRoot: Sendable {
  /// A polynomial without multiple factors that has this root; its
  /// coefficients are integers without common divisor.
  package let polynomial: Polynomial
  /// How often the root occurs in the polynomial that was asked about.
  package let multiplicity: Int
  /// A bound below the root, or the root itself.
  package private(set) var lower: Dyadic
  /// A bound above the root, or the root itself.
  package private(set) var upper: Dyadic
  /// The root, when it is rational.
  package private(set) var rational: Rational?

  private let coefficients: [Integer]
  /// The sign of the polynomial between the lower bound and the root.
  private let lowerSign: Int

  /// Creates a root that lies strictly between the bounds, as the only one, or
  /// equals both of them.
  init(_ coefficients: [Integer], _ place: RootIsolation.Place, multiplicity: Int) {
    self.coefficients = coefficients
    polynomial = Polynomial(integers: coefficients)
    self.multiplicity = multiplicity
    (lower, upper) = place
    let sign = PolynomialRoot.value(coefficients, at: lower).signum
    // Next to a simple root the sign is that of the derivative.
    lowerSign =
      sign != 0
      ? sign
      : PolynomialRoot.value(IntegerPolynomial.derivative(coefficients), at: lower).signum
    if lower == upper { rational = lower.asRational } else { findRational() }
  }

  /// Whether the bounds are less than 2^`exponent` apart, or the root is known
  /// as a rational.
  private func isNarrow(_ exponent: Int) -> Bool {
    let width = upper - lower
    return width.isZero || width.magnitudeExponent <= exponent
  }

  /// Makes the bounds at most 2^`exponent` apart.
  ///
  /// > Source: Abbott, Quadratic interval refinement for real roots (ACM
  /// > Communications in Computer Algebra 2014).
  package mutating func refine(toExponent exponent: Int) {
    // The number of parts is 2^bits; it is squared after each success.
    var bits = 1
    while !isNarrow(exponent) {
      if bits > 1, stepInto(bits: bits) {
        bits = min(2 * bits, 4096)
      } else {
        bisect()
        bits = bits > 1 ? bits / 2 : 2
      }
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
    // Between the bounds it can have no other root, and no multiple one.
    var root = self
    while true {
      let signs = [root.lower, root.upper].map { common.value(at: $0.asRational).signum }
      if signs[0] != 0, signs[1] != 0 { return signs[0] != signs[1] }
      root.bisect()
      if root.rational != nil { return common.value(at: root.lower.asRational).isZero }
    }
  }

  /// Whether the bounds leave no common point with those of another root.
  func isApart(from other: PolynomialRoot) -> Bool {
    upper < other.lower || other.upper < lower
  }

  /// Halves the interval.
  private mutating func bisect() {
    let middle = (lower + upper).shifted(by: -1)
    let sign = PolynomialRoot.value(coefficients, at: middle).signum
    if sign == 0 {
      (lower, upper) = (middle, middle)
      rational = middle.asRational
    } else if sign == lowerSign {
      lower = middle
    } else {
      upper = middle
    }
  }

  /// Tries to put the root into one of 2^bits parts, the one that a straight
  /// line between the bounds hits; false if it is in another one.
  private mutating func stepInto(bits: Int) -> Bool {
    let (a, b) = (
      PolynomialRoot.value(coefficients, at: lower), PolynomialRoot.value(coefficients, at: upper)
    )
    guard a.signum * b.signum < 0 else { return false }
    let width = (upper - lower).shifted(by: -bits)
    // a and b over the same power of two.
    let low = min(a.exponent, b.exponent)
    let rise = a.shifted(by: -low).floor - b.shifted(by: -low).floor
    let part = (a.shifted(by: -low).floor << bits).divided(by: rise, rounding: .toNearestOrEven)
    let guess = lower + Dyadic(part) * width
    let sign = PolynomialRoot.value(coefficients, at: guess).signum
    if sign == 0 {
      (lower, upper) = (guess, guess)
      rational = guess.asRational
      return true
    }
    let other = sign == lowerSign ? guess + width : guess - width
    guard other >= lower, other <= upper else { return false }
    guard PolynomialRoot.value(coefficients, at: other).signum == -sign else { return false }
    (lower, upper) = sign == lowerSign ? (guess, other) : (other, guess)
    return true
  }

  /// Finds out whether the root is rational.
  ///
  /// The denominator of a rational root divides the leading coefficient c, so
  /// that c times the root is an integer: when the interval is narrow, at most
  /// one is left to try.
  private mutating func findRational() {
    guard let leading = coefficients.last else { return }
    refine(toExponent: -leading.bitLength - 1)
    guard rational == nil else { return }
    let multiple = (upper * Dyadic(leading)).floor
    let candidate = Rational(multiple, over: leading)
    guard lower.asRational < candidate, candidate <= upper.asRational,
      polynomial.value(at: candidate).isZero
    else { return }
    rational = candidate
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
      guard let places = RootIsolation.places(of: coefficients, budget: &budget) else {
        return nil
      }
      roots += places.map { PolynomialRoot(coefficients, $0, multiplicity: exponent) }
    }
    roots = roots.ordered { $0.lower < $1.lower }
    Polynomial.separate(&roots)
    return roots
  }

  /// The real roots, with a budget of some tens of milliseconds.
  package var realRoots: [PolynomialRoot]? {
    var budget: Int64 = 20_000_000
    return realRoots(budget: &budget)
  }

  /// The rational roots in ascending order, each once, or nothing when the
  /// budget ended first.
  package var rationalRoots: [Rational]? {
    realRoots.map { $0.compactMap { $0.rational } }
  }

  /// Refines roots, which are distinct, until their bounds are apart.
  private static func separate(_ roots: inout [PolynomialRoot]) {
    guard roots.count > 1 else { return }
    var index = 1
    while index < roots.count {
      var exponent = 0
      while !roots[index].isApart(from: roots[index - 1]) {
        exponent -= 8
        roots[index].refine(toExponent: exponent)
        roots[index - 1].refine(toExponent: exponent)
      }
      if roots[index].lower < roots[index - 1].lower { roots.swapAt(index, index - 1) }
      index += 1
    }
    // A pass may uncover an order that an earlier pair has to respect.
    let isSorted = zip(roots, roots.dropFirst()).allSatisfy { $0.upper < $1.lower }
    if !isSorted {
      roots = roots.ordered { $0.lower < $1.lower }
      separate(&roots)
    }
  }
}

// A root of a polynomial, known by a disc that holds no other root and can be made as small as the
// coefficients are known.

/// A simple root of a polynomial with complex coefficients.
package struct ComplexRoot: Sendable {
  /// The polynomial, as far as it is known.
  let polynomial: InexactPolynomial
  /// The centre of a disc that holds the root, and no other.
  package private(set) var center: DyadicPoint
  /// The radius of the disc.
  package private(set) var radius: Dyadic

  /// Creates a root.
  init(_ polynomial: InexactPolynomial, center: DyadicPoint, radius: Dyadic) {
    (self.polynomial, self.center, self.radius) = (polynomial, center, radius)
  }

  /// The degree of the polynomial.
  package var degree: Int { polynomial.degree }

  /// The root on the other side of the real axis, where the coefficients are real.
  package var conjugate: ComplexRoot {
    ComplexRoot(polynomial, center: DyadicPoint(center.x, -center.y), radius: radius)
  }

  /// The same root, its polynomial known better or worse.
  package func known(by polynomial: InexactPolynomial) -> ComplexRoot {
    ComplexRoot(polynomial, center: center, radius: radius)
  }

  /// The steps that one evaluation with so many bits takes; a step is an operation with a limb.
  package static func steps(degree: Int, bits: Int) -> Int64 {
    let (n, limbs) = (Int64(degree), Int64(bits / 64 + 2))
    return 4 * n * (n * limbs / 2 + 16) * limbs
  }

  /// Makes the radius at most 2^`exponent`; false where that does not succeed.
  ///
  /// Each new disc holds a root, and lies in the first one, which has no other. It does not
  /// succeed where the coefficients are not known well enough.
  package mutating func refine(toExponent exponent: Int, budget: inout Int64) -> Bool {
    let first = (center: center, radius: radius)
    var unit = 0
    var tries = 0
    while !radius.isZero, radius.magnitudeExponent > exponent {
      let reached = radius.magnitudeExponent
      unit = max(min(unit, 2 * reached - 16), exponent - 16)
      let scale = max(1, center.x.magnitude.exponentBound, center.y.magnitude.exponentBound)
      budget -= 2 * Self.steps(degree: degree, bits: scale - unit)
      guard budget >= 0, tries < 200 else { return false }
      let values = polynomial.values(at: center)
      guard let step = values.p.quotient(by: values.slope, bits: max(64, reached - unit)) else {
        return false
      }
      let next = (center - step).rounded(toExponent: unit)
      guard let bound = polynomial.radius(at: next), bound <= first.radius else {
        return false
      }
      let slack = first.radius - bound
      guard (next - first.center).norm <= slack.squared() else { return false }
      if bound >= radius {
        unit = max(unit * 2, exponent - 16)
        tries += 16
      } else {
        (center, radius) = (next, bound)
      }
      tries += 1
    }
    return true
  }
}

extension Dyadic {
  /// The exponent of a power of two that is larger than the number; 0 for zero.
  fileprivate var exponentBound: Int { isZero ? 0 : magnitudeExponent }
}

// A root of a polynomial that is neither real nor imaginary, known by a disc that holds no
// other root and can be made as small as one likes.

/// A root of a polynomial with integer coefficients, off both axes.
package struct ComplexRoot: Sendable {
  /// The coefficients, that of the zeroth power first; no root of them is multiple.
  let coefficients: [Integer]
  /// The centre of a disc that holds the root, and no other.
  package private(set) var center: DyadicPoint
  /// The radius of the disc.
  package private(set) var radius: Dyadic

  /// Creates a root.
  init(_ coefficients: [Integer], center: DyadicPoint, radius: Dyadic) {
    (self.coefficients, self.center, self.radius) = (coefficients, center, radius)
  }

  /// The degree of the polynomial.
  package var degree: Int { coefficients.count - 1 }

  /// The root on the other side of the real axis.
  package var conjugate: ComplexRoot {
    ComplexRoot(coefficients, center: DyadicPoint(center.x, -center.y), radius: radius)
  }

  /// The steps that one evaluation with so many bits takes; a step is an operation with a limb.
  package static func steps(degree: Int, bits: Int) -> Int64 {
    let (n, limbs) = (Int64(degree), Int64(bits / 64 + 2))
    return 4 * n * (n * limbs / 2 + 16) * limbs
  }

  /// Makes the radius at most 2^`exponent`; false where that does not succeed.
  ///
  /// Each new disc holds a root, and lies in the first one, which has no other.
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
      let values = Self.values(coefficients, at: center)
      guard let step = values.p.quotient(by: values.slope, bits: max(64, reached - unit)) else {
        return false
      }
      let next = (center - step).rounded(toExponent: unit)
      guard let bound = Self.radius(coefficients, at: next), bound <= first.radius else {
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

  /// The value of a polynomial and of its derivative, exactly.
  static func values(
    _ p: [Integer],
    at z: DyadicPoint
  ) -> (p: DyadicPoint, slope: DyadicPoint) {
    let zero = DyadicPoint(.zero, .zero)
    var (value, slope) = (zero, zero)
    for coefficient in p.reversed() {
      slope = slope * z + value
      value = value * z + DyadicPoint(Dyadic(coefficient), .zero)
    }
    return (value, slope)
  }

  /// A radius around a point within which the polynomial has a root: n·|p/p′|, rounded up.
  ///
  /// > Source: Laguerre; Henrici, Applied and Computational Complex Analysis 1 (1974), 6.4.
  static func radius(_ p: [Integer], at z: DyadicPoint) -> Dyadic? {
    let values = values(p, at: z)
    let (top, bottom) = (values.p.norm, values.slope.norm)
    if top.isZero { return .zero }
    guard !bottom.isZero else { return nil }
    // |p|² < 2^a and |p′|² ≥ 2^(b−1), so that the quotient is below 2^(a−b+1).
    let exponent = top.magnitudeExponent - bottom.magnitudeExponent + 1
    let half = exponent >= 0 ? (exponent + 1) / 2 : exponent / 2
    return Dyadic(Integer(p.count - 1)).shifted(by: half)
  }
}

extension Dyadic {
  /// The exponent of a power of two that is larger than the number; 0 for zero.
  fileprivate var exponentBound: Int { isZero ? 0 : magnitudeExponent }
}

// Complex numbers with dyadic parts: exact sums and products, quotients that are rounded.

/// A complex number with dyadic parts.
package struct DyadicPoint: Hashable, Sendable {
  /// The real part.
  package var x: Dyadic
  /// The imaginary part.
  package var y: Dyadic

  /// Creates a point.
  package init(_ x: Dyadic, _ y: Dyadic) { (self.x, self.y) = (x, y) }

  package static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }

  package static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y) }

  package static func * (a: Self, b: Self) -> Self {
    Self(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x)
  }

  /// The square of the distance from zero.
  package var norm: Dyadic { x.squared() + y.squared() }

  /// Whether it is zero.
  var isZero: Bool { x.isZero && y.isZero }

  /// The exponent of a power of two that is larger than both parts; nothing for zero.
  var magnitudeExponent: Int? {
    isZero ? nil : max(x.magnitudeBound, y.magnitudeBound)
  }

  /// The parts rounded to whole multiples of 2^`exponent`.
  package func rounded(toExponent exponent: Int) -> Self {
    Self(
      x.rounded(toExponent: exponent, rounding: .toNearestOrEven),
      y.rounded(toExponent: exponent, rounding: .toNearestOrEven)
    )
  }

  /// The parts to so many bits of the larger one.
  func rounded(toBits bits: Int) -> Self {
    magnitudeExponent.map { rounded(toExponent: $0 - bits) } ?? self
  }

  /// A quotient with about so many correct bits, or nothing where the divisor is zero.
  package func quotient(by divisor: Self, bits: Int) -> Self? {
    let norm = divisor.norm
    guard !norm.isZero else { return nil }
    let top = self * Self(divisor.x, -divisor.y)
    return Self(
      top.x.quotient(by: norm, bits: bits),
      top.y.quotient(by: norm, bits: bits)
    )
  }
}

extension Dyadic {
  /// The exponent of a power of two that is larger than the magnitude; very small for zero.
  fileprivate var magnitudeBound: Int { isZero ? Int.min / 2 : magnitudeExponent }

  /// A quotient with about so many correct bits.
  ///
  /// - Precondition: The divisor is not zero.
  fileprivate func quotient(by divisor: Dyadic, bits: Int) -> Dyadic {
    guard !isZero else { return self }
    let shift = max(0, bits + divisor.significand.bitLength - significand.bitLength + 1)
    let whole = (significand << shift)
      .divided(by: divisor.significand, rounding: .toNearestOrEven)
    return Dyadic(significand: whole, exponent: exponent - divisor.exponent - shift)
  }
}

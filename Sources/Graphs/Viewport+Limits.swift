// The limits of gestures, and rounding that keeps the numbers of a viewport short.

internal import Numbers

extension Viewport {
  /// The least width and height of what is visible.
  static let leastExtent = Rational(Integer.one, over: Integer(10).raised(to: 300))
  /// The greatest width, height and distance from the origin.
  static let greatestExtent = Rational(Integer(10).raised(to: 300))

  /// Whether doubles can still tell the columns and rows apart from nothing and
  /// from infinity.
  var isWithinLimits: Bool {
    let across = unitsPerColumn * Rational(width)
    let down = unitsPerRow * Rational(height)
    return min(across, down) >= Self.leastExtent
      && max(across, down) <= Self.greatestExtent
      && max(left.magnitude, top.magnitude) <= Self.greatestExtent
  }
}

extension Rational {
  /// The value itself if it is short, otherwise the nearest binary number of so
  /// many significant bits.
  ///
  /// Short is what people write: a quotient of small numbers, times a power of
  /// two. A factor of zoom makes such numbers a little longer with each step.
  ///
  /// - Precondition: The value is positive.
  func simplified(toBits bits: Int) -> Rational {
    let oddBits =
      numerator.bitLength - numerator.trailingZeroBitCount
      + denominator.bitLength - denominator.trailingZeroBitCount
    if oddBits <= 2 * bits { return self }
    return rounded(toMultipleOfTwoToThe: binaryExponent - bits)
  }

  /// The value itself if its digits end soon behind those of a unit, otherwise
  /// the nearest binary number within 2^-30 units.
  func rounded(toFractionOf unit: Rational) -> Rational {
    let zeros = denominator.trailingZeroBitCount
    let isShort = denominator.bitLength - zeros <= 64 && zeros + unit.binaryExponent <= 64
    return isShort ? self : rounded(toMultipleOfTwoToThe: unit.binaryExponent - 32)
  }

  /// An exponent e with `2^(e-1) <= magnitude < 2^(e+1)`.
  var binaryExponent: Int { numerator.bitLength - denominator.bitLength }

  /// The nearest multiple of a power of two.
  private func rounded(toMultipleOfTwoToThe exponent: Int) -> Rational {
    let power = Rational(Integer.one << exponent.magnitudeAsInt)
    let step = exponent < 0 ? power.reciprocal : power
    return Rational((self / step).rounded(.toNearestOrEven)) * step
  }
}

extension Int {
  /// The magnitude of an exponent, which is far from the least integer.
  fileprivate var magnitudeAsInt: Int { self < 0 ? -self : self }
}

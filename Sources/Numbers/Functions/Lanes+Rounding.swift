// Whole numbers near a number, remainders, signs; all exact.

extension Lanes {
  /// The nearest whole number, ties to even, with the sign of the number.
  ///
  /// From 2^52 on every double is whole.
  @inline(__always)
  private var nearestWhole: Self {
    let x = absolute
    return ((x + 0x1p52) - 0x1p52).replacing(with: x, where: Self(repeating: 0x1p52) .<= x)
      .unitedBits(signBits)
  }

  /// The greatest whole number that is not above the number.
  @inline(__always)
  func roundedDown() -> Self {
    let nearest = nearestWhole
    return nearest.replacing(with: nearest - 1, where: self .< nearest).keepingNaN(self)
  }

  /// The least whole number that is not below the number.
  @inline(__always)
  func roundedUp() -> Self {
    let nearest = nearestWhole
    return nearest.replacing(with: nearest + 1, where: nearest .< self).keepingNaN(self)
  }

  /// The whole part toward zero.
  @inline(__always)
  func truncatedToWhole() -> Self {
    let nearest = absolute.nearestWhole
    return nearest.replacing(with: nearest - 1, where: absolute .< nearest).unitedBits(signBits)
      .keepingNaN(self)
  }

  /// The nearest whole number, halves away from zero.
  @inline(__always)
  func roundedAwayFromHalf() -> Self {
    let whole = absolute.truncatedToWhole()
    return whole.replacing(with: whole + 1, where: Self(repeating: 0.5) .<= absolute - whole)
      .unitedBits(signBits).keepingNaN(self)
  }

  /// Each number minus its whole part toward zero; NaN for infinity.
  @inline(__always)
  func fractionalPart() -> Self { self - truncatedToWhole() }

  /// −1, 0 or 1.
  @inline(__always)
  func signNumber() -> Self {
    let zero = Self(repeating: 0)
    return self.replacing(with: 1, where: zero .< self).replacing(with: -1, where: self .< zero)
  }

  /// −1 or 1; NaN for zero.
  @inline(__always)
  func signOfNonzero() -> Self {
    signNumber().replacing(with: .nan, where: self .== Self(repeating: 0))
  }

  /// The lesser number; NaN if either is NaN.
  @inline(__always)
  func minimum(_ other: Self) -> Self {
    replacing(with: other, where: other .< self).keepingNaN(other)
  }

  /// The greater number; NaN if either is NaN.
  @inline(__always)
  func maximum(_ other: Self) -> Self {
    replacing(with: other, where: self .< other).keepingNaN(other)
  }

  /// x − y·⌊x/y⌋, rounded once; NaN for y = 0 and for infinite operands.
  ///
  /// The rounded quotient is below 2^50, so that its floor is right or one too
  /// large, and x − yq is exact as a pair before its last rounding.
  @inline(__always)
  func modulo(_ divisor: Self) -> Self {
    let quotient = (self / divisor).roundedDown()
    let product = Pair(divisor, times: quotient)
    let rest = ((self - product.high) - product.low).negated(where: divisor)
    let size = divisor.absolute
    let value = rest.replacing(with: rest + size, where: rest .< Self(repeating: 0))
      .negated(where: divisor)
    // The high bit is set where an operand is outside of these bounds or NaN.
    let flags = Self(repeating: 0x1p50).subtractingBits(quotient.absolute)
      .unitedBits(Self(repeating: 0x1p900).subtractingBits(absolute))
      .unitedBits(Self(repeating: 0x1p900).subtractingBits(size))
      .unitedBits(size.subtractingBits(Self(repeating: 0x1p-900)))
    // Zero gets no sign.
    let unsigned = value + 0
    guard flags.hasHighBit else { return unsigned }
    return mapLanes(divisor, unsigned) { x, y, _ in Double.modulo(x, y) }
  }
}

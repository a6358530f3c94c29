// Arithmetic of lanes with constants, signs, and selections.

extension Lanes {
  @inline(__always)
  static func + (a: Self, b: Double) -> Self { a + Self(repeating: b) }
  @inline(__always)
  static func - (a: Self, b: Double) -> Self { a - Self(repeating: b) }
  @inline(__always)
  static func - (a: Double, b: Self) -> Self { Self(repeating: a) - b }
  @inline(__always)
  static func * (a: Self, b: Double) -> Self { a * Self(repeating: b) }

  /// The absolute values.
  @inline(__always)
  var absolute: Self { maskedBits(0x7fff_ffff_ffff_ffff) }

  /// Zeros with the signs of the values.
  @inline(__always)
  var signBits: Self { maskedBits(0x8000_0000_0000_0000) }

  /// The same value with the sign changed where another value is negative.
  @inline(__always)
  func negated(where other: Self) -> Self { exclusiveBits(other.signBits) }

  /// A constant where the mask is true.
  @inline(__always)
  func replacing(with constant: Double, where mask: Mask) -> Self {
    replacing(with: Self(repeating: constant), where: mask)
  }

  /// The values, moved to the nearest end where they are outside; NaN stays.
  @inline(__always)
  func clamped(_ lower: Double, _ upper: Double) -> Self {
    let (lower, upper) = (Self(repeating: lower), Self(repeating: upper))
    let above = replacing(with: lower, where: self .< lower)
    return above.replacing(with: upper, where: upper .< above)
  }

  /// The same value, but NaN where the other value is NaN.
  @inline(__always)
  func keepingNaN(_ other: Self) -> Self {
    other.replacing(with: self, where: other .== other)
  }

  /// The upper half of the significand, 26 bits; what is left out has 27.
  @inline(__always)
  var upperHalf: Self { maskedBits(0xffff_ffff_f800_0000) }

  /// The value of a polynomial, coefficients from the highest power down.
  @inline(__always)
  func polynomial(_ coefficients: Double...) -> Self {
    var value = Self(repeating: coefficients[0])
    for coefficient in coefficients.dropFirst() {
      value = value * self + Self(repeating: coefficient)
    }
    return value
  }

  /// The value of a polynomial, coefficients from the highest power down, by the
  /// square of the number; two at a time, since half as many sums wait for each
  /// other.
  @inline(__always)
  func polynomial(square: Self, _ coefficients: Double...) -> Self {
    let isOdd = coefficients.count & 1 != 0
    var value = Self(repeating: coefficients[0])
    if !isOdd { value = value * self + coefficients[1] }
    var index = isOdd ? 1 : 2
    while index < coefficients.count {
      value = value * square + (self * coefficients[index] + coefficients[index + 1])
      index += 2
    }
    return value
  }

  /// 2^n for a number n from −1022 to 1023, given as n + 1.5·2^52, whose low
  /// bits are those of n.
  @inline(__always)
  static func powerOfTwo(shifted: Self) -> Self {
    shifted.shiftedBits(left: 52).addingBits(0x3ff0_0000_0000_0000)
  }

  /// A number plus this one has the nearest integer in its low bits.
  @inline(__always)
  static var roundingShift: Double { 0x1.8p52 }

  /// This number times 2^n, rounded once more below the normal range.
  ///
  /// The power is applied in two halves, of which each is a normal number for
  /// n from −2044 to 2046. In the normal range nothing is rounded; below it
  /// the first product is exact, and the second is off by half an ulp there.
  @inline(__always)
  func scaled(_ n: Self) -> Self {
    let half = n * 0.5 + Self.roundingShift
    let rest = n - (half - Self.roundingShift) + Self.roundingShift
    return self * Self.powerOfTwo(shifted: half) * Self.powerOfTwo(shifted: rest)
  }
}

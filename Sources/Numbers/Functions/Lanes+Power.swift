// Powers with any exponent, and cube roots.
//
// > Source: Muller, Elementary Functions (2016), section 11.4 on powers;
// > Kahan, Computing a real cube root (1991).

extension Lanes {
  /// ln x for x positive and finite, within 2^-66 of itself.
  ///
  /// With 1 + f from √½ to √2 and s = f/(2 + f), in pairs,
  /// ln(1 + f) = 2s + s z (2/3 + z (2/5 + z T(z))), z = s² < 0.0295; the term with
  /// T is below 2^-13 of the whole and known to 2^-50 of itself.
  @inline(__always)
  var preciseLogarithm: Pair<Self> {
    let (exponent, significand) = binaryParts
    let fraction = significand - 1
    let s = Pair(fraction, Self(repeating: 0)) / Pair(larger: Self(repeating: 2), plus: fraction)
    let z = s * s
    let tail = z.high.polynomial(
      0x1.d9cb_361f_9d1b_bp-4,
      0x1.e01f_3be7_b87a_2p-4,
      0x1.1115_a322_ef9f_cp-3,
      0x1.3b13_a515_d486_9p-3,
      0x1.745d_1755_2ebb_ap-3,
      0x1.c71c_71c7_1520_7p-3,
      0x1.2492_4924_9249_7p-2
    )
    let fifth = Pair(larger: Self(repeating: 0x1.9999_9999_9999_ap-2), plus: z.high * tail)
    let inner = z * Pair(fifth.high, fifth.low + -0x1.9999_9999_9999_ap-56)
    let third = Pair(larger: Self(repeating: 0x1.5555_5555_5555_5p-1), plus: inner.high)
    let outer = s * (z * Pair(third.high, third.low + (inner.low + 0x1.5555_5555_5555_5p-55)))
    let double = Pair(larger: s.high + s.high, plus: outer.high)
    let significandPart = Pair(
      larger: double.high,
      plus: double.low + (s.low + s.low + outer.low)
    )
    let whole = Pair(
      larger: exponent * 0x1.62e4_2fef_a380_0p-1,
      plus: exponent * 0x1.ef35_793c_7673_0p-45
    )
    // The product with the second part of ln 2 has 53 + 11 bits.
    let missing = Pair(exponent, times: Self(repeating: 0x1.ef35_793c_7673_0p-45)).low
    let sum = Pair(larger: whole.high, plus: significandPart.high)
    return Pair(larger: sum.high, plus: sum.low + (whole.low + missing + significandPart.low))
  }

  /// |x|^(y + low), within 0.9 ulp where |x| is positive and finite.
  @inline(__always)
  private func magnitudePower(_ exponent: Self, plus low: Self) -> Self {
    // From 2^66 on the power is 0, 1 or infinite whatever the exponent.
    let y = exponent.clamped(-0x1p66, 0x1p66)
    let product = absolute.preciseLogarithm * Pair(y, low)
    let bounded = product.high.clamped(-750, 750)
    return bounded.exponential(plus: product.low.clamped(-1, 1))
  }

  /// The powers, within 0.9 ulp.
  ///
  /// A negative number has powers with whole exponents; 0^0 is 1. NaN gives
  /// NaN, otherwise infinite operands follow IEEE 754.
  @inline(__always)
  func power(_ exponent: Self) -> Self {
    let magnitude = magnitudePower(exponent, plus: Self(repeating: 0))
    // The high bit is set where x − 1, ∞ − 1 − x or ∞ − 1 − |y| is negative.
    let largest = Self(repeating: .greatestFiniteMagnitude)
    let flags = addingBits(.max).unitedBits(largest.subtractingBits(self))
      .unitedBits(largest.subtractingBits(exponent.absolute))
    guard flags.hasHighBit else { return magnitude }
    return mapLanes(exponent, magnitude, Double.power(_:_:magnitude:))
  }

  /// The powers with the exponent p/q, given as the sum of two doubles, within
  /// 0.85 ulp of the power with that fraction.
  ///
  /// A negative number has a power when q is odd, negative when p is odd.
  @inline(__always)
  func power(_ exponent: FractionalExponent) -> Self {
    let (high, low) = (Self(repeating: exponent.high), Self(repeating: exponent.low))
    let magnitude = magnitudePower(high, plus: low)
    let largest = Self(repeating: .greatestFiniteMagnitude)
    guard addingBits(.max).unitedBits(largest.subtractingBits(self)).hasHighBit else {
      return magnitude
    }
    return mapLanes(high, magnitude) { x, _, magnitude in
      Double.power(x, exponent, magnitude: magnitude)
    }
  }

  /// The powers with a whole number of less than 2^53 as their exponent, within
  /// 0.9 ulp; 0.51 for small exponents.
  ///
  /// At most ten products of pairs, each off by 2^-102 of itself, make the power
  /// off by less than 2^-96. Where it is not between 2^-900 and 2^900 they may
  /// leave the range; otherwise no part of them does, since they are between it
  /// and 1.
  @inline(__always)
  func power(whole exponent: Int) -> Self {
    guard exponent.magnitude <= 64 else { return power(Self(repeating: Double(exponent))) }
    if exponent == 0 { return Self(repeating: 1) }
    var rest = exponent.magnitude
    var square = Pair(self, Self(repeating: 0))
    while rest & 1 == 0 {
      square = square * square
      rest >>= 1
    }
    var value = square
    while rest > 1 {
      square = square * square
      rest >>= 1
      if rest & 1 != 0 { value = value * square }
    }
    let result = exponent < 0 ? Pair(1, 0) / value : value
    let size = value.high.absolute
    let flags = Self(repeating: 0x1p900).subtractingBits(size)
      .unitedBits(size.subtractingBits(Self(repeating: 0x1p-900)))
    guard flags.hasHighBit else { return result.sum }
    return mapLanes(result.sum, size) { x, value, size in
      0x1p-900 <= size && size <= 0x1p900 ? value : x.power(Double(exponent))
    }
  }

  /// The roots with a natural number as their index, within 0.9 ulp; a negative
  /// number has roots of odd index.
  @inline(__always)
  func root(_ index: Self) -> Self {
    // 1/n as a pair.
    let inverse = Pair(1, 0) / Pair(index, Self(repeating: 0))
    let magnitude = magnitudePower(inverse.high, plus: inverse.low)
    return mapLanes(index, magnitude) { x, index, magnitude in
      guard index >= 1, index.isWhole, !x.isNaN else { return .nan }
      if x == 0 || index == 1 || x.magnitude == .infinity && index < .infinity {
        return x >= 0 || index.isOddWhole ? x : .nan
      }
      if x > 0 { return magnitude }
      return index.isOddWhole ? -magnitude : .nan
    }
  }

  /// The cube root, within 0.51 ulp.
  ///
  /// x = 2^(3q)·m with m from 1 to 8; a polynomial of degree 4 within 2^-16.7,
  /// one step of Halley to 2^-48, and one of Newton whose remainder y³ − m has
  /// an error of at most 2^-103.
  @inline(__always)
  func cubeRoot() -> Self {
    let isSmall = absolute .< Self(repeating: 0x1p-1022)
    let x = absolute.replacing(with: absolute * 0x1p54, where: isSmall)
    let significand = x.maskedBits(0xf_ffff_ffff_ffff).unitedBits(Self(repeating: 1))
    let biased = x.shiftedBits(right: 52).unitedBits(Self(repeating: 0x1p52)) - 0x1p52
    let exponent = biased - 1023
    // The nearest integer to (n − 1)/3 is n/3, rounded down.
    let shifted = (exponent - 1) * (1.0 / 3) + Self.roundingShift
    let third = shifted - Self.roundingShift
    let rest = exponent - third * 3
    let (isOne, isTwo) = (Self(repeating: 0.5) .< rest, Self(repeating: 1.5) .< rest)
    let one = Self(repeating: 1)
    let factor = one.replacing(with: 2, where: isOne).replacing(with: 4, where: isTwo)
    let root = one.replacing(with: 0x1.428a_2f98_d728_bp+0, where: isOne)
      .replacing(with: 0x1.965f_ea53_d6e3_dp+0, where: isTwo)
    let m = significand * factor
    let start =
      root
      * significand.polynomial(
        -0x1.5b77_f08b_c62e_9p-7,
        0x1.60a1_5372_9316_9p-4,
        -0x1.33d3_8507_196d_4p-2,
        0x1.6fb1_dfe0_5012_2p-1,
        0x1.0392_ccec_5c00_7p-1
      )
    let cube = start * start * start
    let y = start * (cube + m + m) / (cube + cube + m)
    let square = Pair(y, times: y)
    let product = Pair(square.high, times: y)
    let remainder = (product.high - m) + (product.low + square.low * y)
    let value = y - remainder / (square.high * 3)
    let power = Self.powerOfTwo(shifted: shifted.replacing(with: shifted - 18, where: isSmall))
    let special = absolute.replacing(with: value * power, where: Self(repeating: 0) .< absolute)
    return special.replacing(with: absolute, where: Self(repeating: .infinity) .<= absolute)
      .keepingNaN(self).negated(where: self)
  }
}

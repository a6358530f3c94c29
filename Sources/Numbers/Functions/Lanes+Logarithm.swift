// Logarithms.
//
// x = 2^n·(1 + f) with 1 + f from √½ to √2; with s = f/(2 + f),
// ln(1 + f) = f − f²/2 + s·(f²/2 + R(s²)), R within 2^-50.9 of itself.
//
// > Source: Ng, log in FDLIBM (1993); Muller, Elementary Functions (2016).

extension Lanes {
  /// The exponent n and 1 + f of x = 2^n·(1 + f), for x positive and finite.
  @inline(__always)
  var binaryParts: (exponent: Self, significand: Self) {
    // Numbers below the normal range are moved into it.
    let isSmall = self .< Self(repeating: 0x1p-1022)
    let (exponent, significand) = replacing(with: self * 0x1p54, where: isSmall)
      .ordinaryBinaryParts
    return (exponent.replacing(with: exponent - 54, where: isSmall), significand)
  }

  /// The same, for x in the normal range.
  @inline(__always)
  var ordinaryBinaryParts: (exponent: Self, significand: Self) {
    // Counted from √½, the bits above the significand are those of n.
    let offset = subtractingBits(Self(repeating: 0x1.6a09_e667_f3bc_dp-1))
    let significand = subtractingBits(offset.maskedBits(0xfff0_0000_0000_0000))
    // The bits of n + 1024 below those of 2^52.
    let count = offset.addingBits(1024 << 52).shiftedBits(right: 52)
    return (count.unitedBits(Self(repeating: 0x1p52)) - (0x1p52 + 1024), significand)
  }

  /// The rules for arguments that are not positive and finite.
  @inline(__always)
  private func withLogarithmRules(of x: Self) -> Self {
    let positive = Self(repeating: .nan).replacing(with: self, where: Self(repeating: 0) .< x)
    return positive.replacing(with: -.infinity, where: x .== Self(repeating: 0))
      .replacing(with: .infinity, where: x .== Self(repeating: .infinity))
  }

  /// ln(1 + f) for f from √½ − 1 to √2 − 1, within 2^-54.4 of it.
  ///
  /// f − f²/2 is exact; the rest is at most 0.019 (f = 0.41) and off by 5 ulps
  /// of it.
  @inline(__always)
  private var logarithmOnePlus: Pair<Self> {
    let square = Pair(square: self)
    let start = Pair(larger: self, plus: Self(repeating: 0) - square.high * 0.5)
    let half = self * self * 0.5
    return Pair(start.high, start.low - square.low * 0.5 + logarithmRest(half))
  }

  /// s·(f²/2 + R(s²)), s = f/(2 + f), given f²/2.
  @inline(__always)
  private func logarithmRest(_ half: Self) -> Self {
    let s = self / (self + 2)
    let z = s * s
    let series = z.polynomial(
      square: z * z,
      0x1.2b58_d77a_4481_9p-3,
      0x1.39fe_57d2_513a_1p-3,
      0x1.7462_b4c5_f6f1_8p-3,
      0x1.c71c_62e6_2a52_9p-3,
      0x1.2492_492d_ef06_4p-2,
      0x1.9999_9999_9532_1p-2
    )
    return s * (half + z * (z * series + 0x1.5555_5555_5555_8p-1))
  }

  /// ln(x + low), as a pair, for x positive and finite.
  @inline(__always)
  func logarithmPair(plus low: Self) -> Pair<Self> {
    let (exponent, significand) = binaryParts
    // The change of the argument, relative to it, which is that of the result.
    let correction = low / self
    let fraction = (significand - 1).logarithmOnePlus
    // 42 bits times 11 bits are exact.
    let start = Pair(larger: exponent * 0x1.62e4_2fef_a380_0p-1, plus: fraction.high)
    let rest = start.low + (fraction.low + (exponent * 0x1.ef35_793c_7673_0p-45 + correction))
    return Pair(larger: start.high, plus: rest)
  }

  /// ln(1 + f) + n ln 2 for f from √½ − 1 to √2 − 1.
  ///
  /// f and the first part of n ln 2 are added exactly. What is added to them is
  /// at most 0.07, f²/2 at most 0.086; both are off by half an ulp, an eighth of
  /// one of the result, and the other parts by less.
  @inline(__always)
  func naturalLogarithm(_ exponent: Self) -> Self {
    let half = self * self * 0.5
    let start = Pair(larger: exponent * 0x1.62e4_2fef_a380_0p-1, plus: self)
    let low = start.low + exponent * 0x1.ef35_793c_7673_0p-45
    return start.high - (half - (logarithmRest(half) + low))
  }

  /// The logarithm to the base 2, within 0.91 ulp, and exact for powers of 2.
  @inline(__always)
  func binaryLogarithm() -> Self {
    let (exponent, significand) = binaryParts
    let fraction = (significand - 1).logarithmOnePlus.normalized
    let product = fraction.times(
      0x1.7154_7600_0000_0p+0,
      0x1.4ae0_bf85_ddf4_4p-26
    )
    let start = Pair(larger: exponent, plus: product.high)
    return (start.high + (start.low + product.low)).withLogarithmRules(of: self)
  }

  /// The logarithm to the base 10, within 0.91 ulp, and exact for powers of 10.
  @inline(__always)
  func commonLogarithm() -> Self {
    let (exponent, significand) = binaryParts
    let fraction = (significand - 1).logarithmOnePlus.normalized
    let product = fraction.times(
      0x1.bcb7_b100_0000_0p-2,
      0x1.49b9_438c_a9aa_ep-28
    )
    let start = Pair(larger: exponent * 0x1.3441_3509_f780_0p-2, plus: product.high)
    let rest = start.low + (product.low + exponent * 0x1.fef3_11f1_2b35_8p-46)
    return (start.high + rest).withLogarithmRules(of: self)
  }

  /// The logarithm to another base, within 0.51 ulp.
  @inline(__always)
  func logarithm(base: Self) -> Self {
    let (zero, infinity) = (Self(repeating: 0), Self(repeating: .infinity))
    let quotient = (preciseLogarithm / base.preciseLogarithm).sum
    // The rules of the two logarithms hold where one is not positive and finite.
    // Less one, a number has the sign of its logarithm.
    let limit = (self - 1).withLogarithmRules(of: self) / (base - 1).withLogarithmRules(of: base)
    return quotient.replacing(with: limit, where: self .<= zero)
      .replacing(with: limit, where: base .<= zero)
      .replacing(with: limit, where: infinity .<= self)
      .replacing(with: limit, where: infinity .<= base)
      .replacing(with: .nan, where: base .== Self(repeating: 1))
      .replacing(with: .nan, where: base .== zero)
      .keepingNaN(self).keepingNaN(base)
  }
}

extension Pair {
  /// The product with a constant whose first part has 26 bits, unevaluated:
  /// the first part of the result is exact.
  @inline(__always)
  fileprivate func times(_ first: Double, _ second: Double) -> Pair {
    let top = high.upperHalf
    let bottom = (high - top) + low
    return Pair(top * first, bottom * first + (top + bottom) * second)
  }
}

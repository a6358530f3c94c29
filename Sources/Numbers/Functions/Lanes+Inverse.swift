// Arctangent, arcsine and arccosine in radians, and the area functions.
//
// Near 0 each is x + x³·P(x²), P within 2^-53.7 of itself (Coefficients.sollya);
// elsewhere it is brought there, or to a logarithm, in pairs.
//
// > Source: Muller, Elementary Functions (2016), chapters 9 and 11; Kahan,
// > Branch cuts for complex elementary functions (1987).

extension Lanes {
  /// (arctan t − t)/t³ as a function of z = t², z <= 1/4.
  @inline(__always)
  private var arctangentSeries: Self {
    polynomial(
      -0x1.2961_8a01_bfd2_7p-7,
      0x1.9615_c67f_f10d_9p-6,
      -0x1.3696_17e8_95c0_5p-5,
      0x1.7a9f_d8eb_1e78_5p-5,
      -0x1.ad23_bed8_ab09_0p-5,
      0x1.e1a2_0254_1901_8p-5,
      -0x1.110e_5035_7a9d_cp-4,
      0x1.3b13_87bd_91ee_6p-4,
      -0x1.745d_15ab_2217_4p-4,
      0x1.c71c_71bd_5516_ap-4,
      -0x1.2492_4924_81d4_9p-3,
      0x1.9999_9999_9980_ap-3,
      -0x1.5555_5555_5555_5p-2
    )
  }

  /// (artanh t − t)/t³ as a function of z = t², z <= 1/4.
  @inline(__always)
  private var areaTangentSeries: Self {
    polynomial(
      0x1.694e_9a2d_112d_5p-3,
      -0x1.808d_d0c4_de88_fp-4,
      0x1.7194_dcb7_bba4_bp-4,
      0x1.e216_f7b2_7507_bp-6,
      0x1.6505_db5e_58b8_9p-5,
      0x1.8a26_004a_8471_1p-5,
      0x1.ae07_8e4e_f8a2_7p-5,
      0x1.e20c_e434_512e_ep-5,
      0x1.110f_0992_754c_8p-4,
      0x1.3b13_d153_96fe_3p-4,
      0x1.745d_15fe_3ae2_1p-4,
      0x1.c71c_71cf_20f1_5p-4,
      0x1.2492_4924_844b_8p-3,
      0x1.9999_9999_99b0_2p-3,
      0x1.5555_5555_5555_5p-2
    )
  }

  /// (arcsin t − t)/t³ as a function of z = t², z <= 1/4.
  @inline(__always)
  private var arcsineSeries: Self { arcsineSeriesPair.sum }

  /// The same, not yet added up.
  @inline(__always)
  private var arcsineSeriesPair: Pair<Self> {
    let rest = polynomial(
      0x1.ffc3_5511_621b_4p-6,
      -0x1.67e6_005f_43a7_fp-6,
      0x1.61aa_7eb9_7565_0p-6,
      0x1.1ae3_58dd_f43c_cp-9,
      0x1.399d_6e53_bd1c_3p-7,
      0x1.39b3_8381_bb18_2p-7,
      0x1.7b38_dc58_3b53_dp-7,
      0x1.c98b_a096_06f9_6p-7,
      0x1.1c4f_25ea_397d_7p-6,
      0x1.6e8b_9f6b_3efb_4p-6,
      0x1.f1c7_1c85_d633_3p-6,
      0x1.6db6_db6d_9675_1p-5,
      0x1.3333_3333_334b_7p-4
    )
    return Pair(Self(repeating: 0x1.5555_5555_5555_5p-3), self * rest)
  }

  /// (arsinh t − t)/t³ as a function of z = t², z <= 1/4.
  @inline(__always)
  private var areaSineSeries: Self {
    polynomial(
      0x1.efcf_f6ea_a39c_8p-10,
      -0x1.47bf_6c6f_ce07_ep-8,
      0x1.f3dd_609c_e966_1p-8,
      -0x1.3a59_59cb_4336_dp-7,
      0x1.79b3_efa9_8e89_4p-7,
      -0x1.c984_2579_533b_2p-7,
      0x1.1c4e_0c09_e4d1_dp-6,
      -0x1.6e8b_9afa_8e32_8p-6,
      0x1.f1c7_1c3e_4b90_4p-6,
      -0x1.6db6_db6d_60b0_5p-5,
      0x1.3333_3333_32fb_7p-4,
      -0x1.5555_5555_5555_5p-3
    )
  }

  /// The arctangent, within 0.9 ulp.
  @inline(__always)
  func arctangent() -> Self {
    let value = arctangentPair(splitAt: 0.5).sum
    return value.negated(where: self).replacing(with: self, where: absolute .< Self.tiny)
  }

  /// The arctangent of the size, not yet added up.
  ///
  /// Up to the split the series; up to 2, π/4 + arctan((x − 1)/(x + 1)); above,
  /// π/2 − arctan(1/x). t³ P is at most 0.037 (t = 1/2) and off by 4 ulps of it.
  @inline(__always)
  func arctangentPair(splitAt split: Double) -> Pair<Self> {
    let x = absolute.replacing(with: 0x1p60, where: Self(repeating: 0x1p60) .< absolute)
    let one = Self(repeating: 1)
    let (isMiddle, isLarge) = (Self(repeating: split) .< x, Self(repeating: 2) .< x)
    let sum = Pair(x, plus: one)
    let numerator = x.replacing(with: x - 1, where: isMiddle).replacing(with: -1, where: isLarge)
    let denominator = Pair(one, Self(repeating: 0)).replacing(with: sum, where: isMiddle)
      .replacing(with: Pair(x, Self(repeating: 0)), where: isLarge)
    let t = Pair(numerator, Self(repeating: 0)) / denominator
    let z = t.high * t.high
    let tail = t.high * z * z.arctangentSeries + (t.low - t.low * z)
    let base = Pair<Self>(0, 0)
      .replacing(with: Pair(0x1.921f_b544_42d1_8p-1, 0x1.1a62_6331_45c0_7p-55), where: isMiddle)
      .replacing(with: Pair(0x1.921f_b544_42d1_8p+0, 0x1.1a62_6331_45c0_7p-54), where: isLarge)
    let start = Pair(larger: base.high, plus: t.high)
    return Pair(start.high, start.low + (tail + base.low))
  }

  /// arcsin of the root of z, z from 0 to 1/4, as a pair that is not added up.
  ///
  /// The second part is within half an ulp if it is to be precise.
  @inline(__always)
  private func arcsineOfRoot(isPrecise: Bool) -> Pair<Self> {
    let root = squareRoot()
    let square = Pair(root, times: root)
    let isZero = root .== Self(repeating: 0)
    let double = (root + root).replacing(with: 1, where: isZero)
    let low = ((self - square.high) - square.low) / double
    if !isPrecise { return Pair(root, root * self * arcsineSeries + low) }
    let tail = Pair(root, times: self) * arcsineSeriesPair.normalized
    return Pair(root, tail.high + (tail.low + low))
  }

  /// The arcsine, within 0.85 ulp; NaN outside of −1 to 1.
  @inline(__always)
  func arcsine() -> Self {
    let value = arcsinePair(isPrecise: false).sum
    return value.negated(where: self).replacing(with: self, where: absolute .< Self.tiny)
  }

  /// The arcsine of the size, not yet added up.
  ///
  /// Up to 1/2 the series, whose second part is at most 0.024; above,
  /// π/2 − 2 arcsin √((1 − x)/2).
  @inline(__always)
  func arcsinePair(isPrecise: Bool) -> Pair<Self> {
    let x = absolute
    let z = x * x
    let near = Pair(x, x * z * z.arcsineSeries)
    let half = ((1 - x) * 0.5).arcsineOfRoot(isPrecise: isPrecise)
    let start = Pair<Self>(
      larger: Self(repeating: 0x1.921f_b544_42d1_8p+0),
      plus: half.high * -2
    )
    let far = Pair(start.high, start.low + (half.low * -2 + 0x1.1a62_6331_45c0_7p-54))
    return far.replacing(with: near, where: x .<= Self(repeating: 0.5))
  }

  /// The arccosine, within 0.7 ulp; NaN outside of −1 to 1.
  @inline(__always)
  func arccosine() -> Self { arccosinePair.sum }

  /// The arccosine, not yet added up.
  ///
  /// Up to 1/2 in size π/2 − arcsin x; above, 2 arcsin √((1 − x)/2), and below,
  /// π − 2 arcsin √((1 + x)/2).
  @inline(__always)
  var arccosinePair: Pair<Self> {
    let x = absolute
    let z = self * self
    let start = Pair<Self>(
      larger: Self(repeating: 0x1.921f_b544_42d1_8p+0),
      plus: Self(repeating: 0) - self
    )
    let near = Pair(
      start.high,
      start.low + (Self(repeating: 0x1.1a62_6331_45c0_7p-54) - self * z * z.arcsineSeries)
    )
    let half = ((1 - x) * 0.5).arcsineOfRoot(isPrecise: false)
    let double = Pair(half.high + half.high, half.low + half.low)
    let left = Pair<Self>(
      larger: Self(repeating: 0x1.921f_b544_42d1_8p+1),
      plus: Self(repeating: 0) - double.high
    )
    let far = double.replacing(
      with: Pair(left.high, left.low + (Self(repeating: 0x1.1a62_6331_45c0_7p-53) - double.low)),
      where: self .< Self(repeating: 0)
    )
    return far.replacing(with: near, where: x .<= Self(repeating: 0.5))
  }

  /// The area hyperbolic sine, within 0.9 ulp.
  ///
  /// Up to 1/2 the series; above, ln(x + √(x² + 1)) with the argument as a
  /// pair; above 2^30, ln 2x, since 1/(4x²) is below 2^-62.
  @inline(__always)
  func areaSine() -> Self {
    let x = absolute
    let z = x * x
    let near = x + x * z * z.areaSineSeries
    let isLarge = Self(repeating: 0x1p30) .< x
    let bounded = x.replacing(with: 0x1p30, where: isLarge)
    let square = Pair(bounded, times: bounded)
    let radicand = Pair(square.high, plus: Self(repeating: 1))
    let root = Pair(radicand.high, radicand.low + square.low).squareRoot
    let sum = Pair(larger: root.high, plus: bounded)
    let argument = Pair(larger: sum.high, plus: sum.low + root.low)
    let far = argument.replacing(with: Pair(x, Self(repeating: 0)), where: isLarge)
      .logarithm(isDoubled: isLarge)
    let finite = far.replacing(with: near, where: x .<= Self(repeating: 0.5))
      .replacing(with: x, where: Self(repeating: .infinity) .<= x)
    return finite.keepingNaN(self).negated(where: self)
      .replacing(with: self, where: x .< Self.tiny)
  }

  /// The area hyperbolic cosine, within 0.9 ulp; NaN below 1.
  ///
  /// With t = x − 1 it is ln(1 + t + √(2t + t²)), all in pairs; above 2^30,
  /// ln 2x.
  @inline(__always)
  func areaCosine() -> Self {
    let isLarge = Self(repeating: 0x1p30) .< self
    let bounded = replacing(with: 0x1p30, where: isLarge)
    let one = Self(repeating: 1)
    let t = Pair(bounded, plus: Self(repeating: -1))
    // t² + 2t = t(x + 1)
    let sum = Pair(bounded, plus: one)
    let root = (t * sum).squareRoot
    let rest = Pair(root.high, plus: t.high)
    let fraction = Pair(larger: rest.high, plus: rest.low + (root.low + t.low))
    let near = fraction.logarithmOnePlus
    let far = Pair(self, Self(repeating: 0)).logarithm(isDoubled: isLarge)
    return near.replacing(with: far, where: isLarge)
      .replacing(with: self, where: Self(repeating: .infinity) .<= self)
      .replacing(with: .nan, where: self .< one).keepingNaN(self)
  }

  /// The area hyperbolic tangent, within 0.9 ulp; NaN outside of −1 to 1.
  ///
  /// Up to 1/2 the series; above, half of ln((1 + x)/(1 − x)), in pairs.
  @inline(__always)
  func areaTangent() -> Self {
    let x = absolute
    let z = x * x
    let near = x + x * z * z.areaTangentSeries
    let one = Self(repeating: 1)
    let quotient = Pair(larger: one, plus: x) / Pair(one - x, Self(repeating: 0))
    let far = quotient.logarithm(isDoubled: one .< Self(repeating: 0)) * 0.5
    let value = far.replacing(with: near, where: x .<= Self(repeating: 0.5))
      .replacing(with: .infinity, where: x .== one)
      .replacing(with: .nan, where: one .< x)
    return value.keepingNaN(self).negated(where: self)
      .replacing(with: self, where: x .< Self.tiny)
  }
}

extension Pair {
  /// The square root of a nonnegative number, with a relative error of at most 2^-100.
  @inline(__always)
  fileprivate var squareRoot: Pair {
    let zero = Value(repeating: 0)
    let root = high.squareRoot()
    let square = Pair(root, times: root)
    let remainder = ((high - square.high) - square.low) + low
    let double = (root + root).replacing(with: 1, where: root .== zero)
    return Pair(larger: root, plus: remainder / double)
  }

  /// The natural logarithm of a number of at least 1, or of its double.
  @inline(__always)
  fileprivate func logarithm(isDoubled: Value.Mask) -> Value {
    let logarithm = high.logarithmPair(plus: low)
    let double = Pair(0, 0)
      .replacing(with: Pair(0x1.62e4_2fef_a39e_fp-1, 0x1.abc9_e3b3_9803_fp-56), where: isDoubled)
    let sum = Pair(larger: logarithm.high, plus: double.high)
    return sum.high + (sum.low + (logarithm.low + double.low))
  }

  /// ln(1 + w) of a number w that is zero or at least 2^-26.
  @inline(__always)
  fileprivate var logarithmOnePlus: Value {
    let one = Value(repeating: 1)
    let sum = Pair(one, plus: high)
    let logarithm = sum.high.logarithmPair(plus: sum.low + low)
    return logarithm.sum
  }
}

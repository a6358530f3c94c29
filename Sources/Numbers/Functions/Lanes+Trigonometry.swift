// Sine, cosine, tangent and their reciprocals.
//
// With the rest r of the quarter turns, sin r = r + r³·S(r²) and cos r =
// 1 − r²/2 + r⁴·C(r²), S and C within 2^-53.9 unless it says otherwise
// (coefficients.sollya); tan r = r + r³·T(r²) and cot r = 1/r + r·C(r²), with other C.
// budgets.py adds up the errors, and proves the series of the last two.
//
// > Source: Ng, the trigonometric functions in FDLIBM (1993); Muller,
// > Elementary Functions (2016), chapters 9 and 11.

extension QuarterTurns {
  /// sin r and cos r.
  ///
  /// r³·S is at most 0.079 and off by 3 ulps of it. r²/2 is off by a quarter of an ulp of cos
  /// r, and r⁴·C is at most 0.016. The excess enters times cos r and times sin r, of which
  /// the first terms are enough.
  @inline(__always)
  private var sineAndCosineOfRest: (sine: Value, cosine: Value) {
    let z = rest * rest
    let half = z * 0.5
    let start = 1 - half
    let square = z * z
    let cube = rest * z
    // Written in this order, −0 keeps its sign.
    let sineRest = excess * start - cube * -0x1.5555_5555_5555_5p-3
    let sine = rest - (sineRest - cube * z * z.shortSineSeriesRest(square))
    let cosineRest = ((1 - start) - half) + rest * excess + square * 0x1.5555_5555_5555_5p-5
    return (sine, start + (cosineRest + square * z * z.cosineSeriesRest(square)))
  }

  /// The same, not yet added up and more precise.
  ///
  /// With r = a + b, a of 26 bits, r² = a² + b(a + r) and r³ = a·a² + (b·a² + …);
  /// a² and a·a² have one rounding error each. r³·S is at most 0.079 and off by
  /// 2.5 ulps of it; 1 − r²/2 is a pair, r⁴·C at most 0.016 and off by 4 ulps of it.
  @inline(__always)
  private var pairsOfRest: (sine: Pair<Value>, cosine: Pair<Value>) {
    let (r, low) = (pair.high, pair.low)
    let top = r.upperHalf
    let bottom = r - top
    let square = top * top
    let squareRest = bottom * (r + top)
    let z = r * r
    let sineSeries = z * z.sineSeriesRest + -0x1.5555_5555_5555_5p-3
    let cosineSeries = z.cosineSeries(z * z)
    let cubeRest = bottom * square + r * squareRest
    let sineRest = cubeRest * sineSeries + (low - low * z * 0.5)
    let start = Pair(larger: Value(repeating: 1), plus: square * -0.5)
    let cosineRest = z * z * cosineSeries - (squareRest * 0.5 + r * low)
    let sineStart = Pair(larger: r, plus: top * square * sineSeries)
    return (
      Pair(sineStart.high, sineStart.low + sineRest), Pair(start.high, start.low + cosineRest)
    )
  }

  /// sin r within 2^-56 of itself: r³·S as a product of pairs.
  ///
  /// Its part with a rounded factor is below 2^-8.5, and off by 4 ulps of it.
  @inline(__always)
  private var preciseSineOfRest: Pair<Value> {
    let rest = pair
    let z = rest.high * rest.high
    let series = Pair(
      larger: Value(repeating: -0x1.5555_5555_5555_5p-3),
      plus: z * z.sineSeriesRest
    )
    let tail = rest * rest * rest * series
    let start = Pair(larger: rest.high, plus: tail.high)
    return Pair(start.high, start.low + (tail.low + rest.low))
  }

  /// Where the number of quarter turns is odd: 2; otherwise 0.
  @inline(__always)
  private var parity: Value { shifted.maskedBits(1).shiftedBits(left: 62) }

  /// A number with the sign of the second bit of the quarter turns.
  @inline(__always)
  private static func sign(_ shifted: Value) -> Value { shifted.shiftedBits(left: 62) }

  /// Whether the number of quarter turns is odd.
  @inline(__always)
  private var isOdd: Value.Mask { Value(repeating: 1) .< parity }

  /// A number, or another one where the number of quarter turns is odd; chosen by bits, since
  /// a branch would be predicted wrongly in half of the cases.
  @inline(__always)
  private func choice(_ even: Value, _ odd: Value) -> Value {
    let mask = Value(repeating: 0).subtractingBits(shifted.maskedBits(1))
    return even.exclusiveBits(even.exclusiveBits(odd).commonBits(mask))
  }

  /// The tangent of the rest, within 0.85 ulp.
  ///
  /// With a the first 16 bits of r, 7/16 a³ is exact and added exactly. What is added to
  /// it, r³·T(z) and 7/16 (r³ − a³), is at most 0.011, and off by 7 roundings of it. The
  /// excess counts by 1 + tan² r, which is within 0.024 of 1 + z + z².
  @inline(__always)
  private var tangentOfRest: Value {
    let z = rest * rest
    let square = z * z
    let top = rest.maskedBits(0xffff_ffe0_0000_0000)
    let topSquare = top * top
    let start = Pair(larger: rest, plus: top * 0.4375 * topSquare)
    let cubeRest = (rest - top) * (rest * top + topSquare + z)
    let series = rest * z * z.tangentSeries(square)
    let low = series + (cubeRest * 0.4375 - excess * (square + z + 1))
    return start.high + (start.low + low)
  }

  /// The cotangent of the rest, within 0.65 ulp.
  ///
  /// With r = a + b, a of 26 bits as is q, which is 1/r within 2^-25 of it, cot r =
  /// q − 11/32 a + (1 − q·r)/r − 11/32 b + r·C(z). The first difference is a pair, and
  /// 1 − q·a exact. The other parts are below 0.004, or 2^-24 of q and off by 2^-76 of it.
  @inline(__always)
  private var cotangentOfRest: Value {
    let r = pair
    let inverse = Value(repeating: 1) / r.high
    let (quotient, top) = (inverse.upperHalf, r.high.upperHalf)
    let bottom = (r.high - top) + r.low
    let remainder = (1 - quotient * top) - quotient * bottom
    let start = Pair(larger: quotient, plus: top * -0.34375)
    let z = rest * rest
    let series = rest * z.cotangentSeries(z * z)
    return start.high + (start.low + (series + (remainder * inverse - bottom * 0.34375)))
  }

  /// Three numbers in the proportion of the sine, the cosine and 1, up to the sign of the
  /// tangent: 8t, 4 − 4t² and 4 + 4t², with t the tangent of half the rest; the first two
  /// change places where the number of quarter turns is odd.
  ///
  /// With z the square of the rest, 2t = rest + rest·z·T(z); the second term is at most
  /// 0.06 of it and off by 5 roundings. With 2t = a + b, a of 26 bits, 4t² = a² + b(a +
  /// 2t), of which a² is exact. The second parts are below 2^-25 of the first.
  @inline(__always)
  private var proportions: (sine: Proportion<Value>, cosine: Proportion<Value>, one: Pair<Value>) {
    let z = rest * rest
    let cube = rest * z
    let start = cube * 0x1.5555_5555_5555_5p-4 - excess * (z * 0.25 + 1)
    let t = Pair(larger: rest, plus: start + cube * z * z.halfTangentSeriesRest(z * z))
    let top = t.high.upperHalf
    let square = top * top
    let squareRest = (t.high - top) * (t.high + top) + (t.high + t.high) * t.low
    let less = 4 - square
    let cosine = Proportion(
      near: 4 - t.high * t.high,
      Pair(less, ((4 - less) - square) - squareRest)
    )
    let more = Pair(larger: Value(repeating: 4), plus: square)
    let high = t.high * 4
    let sine = Proportion(near: high, Pair(high, t.low * 4))
    // A mask and no bits: moving the bits of a double to integers and back takes as long as
    // three products, and everything after it would wait.
    let isOdd = isOdd
    return (
      sine.replacing(with: cosine, where: isOdd),
      cosine.replacing(with: sine, where: isOdd),
      Pair(more.high, more.low + squareRest)
    )
  }

  /// The sine, within 0.93 ulp.
  @inline(__always)
  var sine: Value {
    let (sine, cosine) = sineAndCosineOfRest
    return choice(sine, cosine).negated(where: QuarterTurns.sign(shifted))
  }

  /// The cosine, within 0.9 ulp.
  @inline(__always)
  var cosine: Value {
    let (sine, cosine) = sineAndCosineOfRest
    return choice(cosine, sine).negated(where: QuarterTurns.sign(shifted + 1))
  }

  /// The sine and the cosine, the same bits as one by one.
  @inline(__always)
  var wave: (sine: Value, cosine: Value) {
    let (sine, cosine) = sineAndCosineOfRest
    return (
      choice(sine, cosine).negated(where: QuarterTurns.sign(shifted)),
      choice(cosine, sine).negated(where: QuarterTurns.sign(shifted + 1))
    )
  }

  /// The sine as a pair, within 2^-55 of itself.
  @inline(__always)
  var sinePair: Pair<Value> {
    let sine =
      preciseSineOfRest
      .replacing(with: pairsOfRest.cosine, where: isOdd)
      .normalized
    let sign = QuarterTurns.sign(shifted)
    return Pair(sine.high.negated(where: sign), sine.low.negated(where: sign))
  }

  /// The tangent, within 0.85 ulp.
  @inline(__always)
  var tangent: Value {
    Value.choice(isOdd, { cotangentOfRest }, { tangentOfRest })
      .negated(where: parity.shiftedBits(left: 1))
  }

  /// The cotangent, within 0.85 ulp.
  @inline(__always)
  var cotangent: Value {
    Value.choice(isOdd, { tangentOfRest }, { cotangentOfRest })
      .negated(where: parity.shiftedBits(left: 1))
  }

  /// The reciprocal of the cosine, within 0.7 ulp.
  @inline(__always)
  var secant: Value {
    let (_, cosine, one) = proportions
    return one.quotient(by: cosine.exact, near: one.high, cosine.near)
      .negated(where: QuarterTurns.sign(shifted + 1))
  }

  /// The reciprocal of the sine, within 0.7 ulp.
  @inline(__always)
  var cosecant: Value {
    let (sine, _, one) = proportions
    return one.quotient(by: sine.exact, near: one.high, sine.near)
      .negated(where: QuarterTurns.sign(shifted))
  }
}

extension Lanes {
  /// The series S of the sine, within 2^-52.7 of itself, without its first term and
  /// divided by z.
  @inline(__always)
  fileprivate func shortSineSeriesRest(_ square: Self) -> Self {
    polynomial(
      square: square,
      0x1.5e10_9ff9_0d84_3p-33,
      -0x1.ae60_1e31_b557_3p-26,
      0x1.71de_37ae_daa8_9p-19,
      -0x1.a01a_019e_9ec4_dp-13,
      0x1.1111_1111_10c7_9p-7
    )
  }

  /// The series S of the sine without its first term, divided by z.
  @inline(__always)
  fileprivate var sineSeriesRest: Self {
    polynomial(
      -0x1.8dbc_c418_b639_ap-41,
      0x1.60e6_8fae_7f55_9p-33,
      -0x1.ae63_f909_cfa3_0p-26,
      0x1.71de_3a10_dc51_fp-19,
      -0x1.a01a_019f_e8df_ep-13,
      0x1.1111_1111_1101_fp-7
    )
  }

  /// The series C of the cosine.
  @inline(__always)
  fileprivate func cosineSeries(_ square: Self) -> Self {
    self * cosineSeriesRest(square) + 0x1.5555_5555_5555_5p-5
  }

  /// The series C of the cosine without its first term, divided by z.
  @inline(__always)
  fileprivate func cosineSeriesRest(_ square: Self) -> Self {
    polynomial(
      square: square,
      -0x1.9073_4d02_b1b4_7p-37,
      0x1.1eeb_5783_02a2_ep-29,
      -0x1.27e4_fa02_94bd_1p-22,
      0x1.a01a_019f_37fa_7p-16,
      -0x1.6c16_c16c_168c_9p-10
    )
  }

  /// The series T of the tangent less 7/16, with which the tangent is within 2^-56 of
  /// itself.
  @inline(__always)
  fileprivate func tangentSeries(_ square: Self) -> Self {
    // One operation after the other: the compiler takes seconds to type longer ones.
    let one = self * 0x1.1111_1111_182f_6p-3 + -0x1.aaaa_aaaa_aac3_9p-4
    let two = self * 0x1.664f_49a8_8d2a_3p-6 + 0x1.ba1b_a1b4_6a6f_7p-5
    let three = self * 0x1.d6d9_33ef_38c5_8p-9 + 0x1.226e_1258_10bf_cp-7
    let four = self * 0x1.37fa_8fd5_a0eb_4p-11 + 0x1.7d5b_5b18_3451_1p-10
    let five = self * 0x1.1e28_6343_3a22_5p-13 + 0x1.d270_dc77_c52a_3p-13
    let six = self * 0x1.76c8_dd5d_b6fe_0p-14 + -0x1.b8eb_643e_9c29_1p-16
    let last = self * 0x1.5dd1_0892_21ff_2p-16 + -0x1.7803_885f_e5d3_9p-15
    let (first, second, third) = (square * two + one, square * four + three, square * six + five)
    let fourth = square * square
    return fourth * fourth * (fourth * last + third) + (fourth * second + first)
  }

  /// The series C of the cotangent and 11/32, with which the cotangent is within 2^-57 of
  /// itself.
  @inline(__always)
  fileprivate func cotangentSeries(_ square: Self) -> Self {
    polynomial(
      square: square,
      -0x1.aa3e_813d_d6b1_bp-29,
      -0x1.694f_f1af_4d94_2p-26,
      -0x1.d8c0_f8e7_3521_6p-23,
      -0x1.2272_da67_7010_dp-19,
      -0x1.66a9_68b7_ef19_dp-16,
      -0x1.bbd7_76c6_6d2c_5p-13,
      -0x1.1566_abc3_ad5c_ep-9,
      -0x1.6c16_c16c_117b_bp-6,
      0x1.5555_5555_552a_dp-7
    )
  }

  /// The series of the tangent, within 2^-53.9 of itself, without its first term and divided
  /// by z: a quarter of the series in u² = z/4, where u is half the rest.
  @inline(__always)
  fileprivate func halfTangentSeriesRest(_ square: Self) -> Self {
    let first = self * 0x1.ba1b_a1ba_13f9_ep-11 + 0x1.1111_1111_1113_6p-7
    let second = self * 0x1.226e_33bf_3a93_9p-17 + 0x1.664f_4887_b406_9p-14
    let third = self * 0x1.7d91_a1ba_2823_bp-24 + 0x1.d6d4_6cce_5d3f_dp-21
    let fourth = self * 0x1.dad5_bd83_c6db_ap-31 + 0x1.3696_b47a_6c8f_2p-27
    let last = (fourth + square * 0x1.17ee_294f_2a69_dp-33) * square + third
    return last * (square * square) + (second * square + first)
  }
}

/// A number as a pair, and as a double that is known earlier.
private struct Proportion<Value: Lanes> {
  /// Within 2^-51 of the number.
  let near: Value
  let exact: Pair<Value>

  @inline(__always)
  init(near: Value, _ exact: Pair<Value>) { (self.near, self.exact) = (near, exact) }

  /// The other number where the mask is true.
  @inline(__always)
  func replacing(with other: Proportion, where mask: Value.Mask) -> Proportion {
    Proportion(
      near: near.replacing(with: other.near, where: mask),
      exact.replacing(with: other.exact, where: mask)
    )
  }
}

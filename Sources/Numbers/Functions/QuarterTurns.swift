// An angle in radians as quarter turns and a rest of at most an eighth of a
// turn, for all doubles.
//
// > Source: Cody and Waite (1980) for small angles; Payne and Hanek, Radian
// > reduction for trigonometric functions (1983) for large ones.

/// x = k·π/2 + rest − excess.
struct QuarterTurns<Value: Lanes> {
  /// k + 1.5·2^52, or any number with the same two low bits.
  var shifted: Value
  /// The rest, at most π/4 and a rounding error.
  var rest: Value
  /// The amount by which the rest is too large: at most half an ulp of the rest, or, where
  /// that is below 2^-61, at most 2^-8 of the rest, which is then known to 2^-60 of itself.
  var excess: Value

  /// The limit below which ``init(small:)`` holds.
  static var limit: Double { 0x1.9p15 }

  /// Reduces an angle up to ``limit``.
  ///
  /// π/2 is taken in parts of 35, 35 and 53 bits. k has 15, so that the first
  /// two products are exact. Where the first difference is smaller than the
  /// second product, which is below 2^-23, both are multiples of 2^-74, and the
  /// second difference is exact. No double in this range is closer to a multiple
  /// of π/2 than 2^-60.5, from 2^6·k on none than 2^-52.7; the product with the
  /// last part is off by k·2^-128 (`budgets.py`).
  @inline(__always)
  init(small x: Value) {
    shifted = x * 0x1.45f3_06dc_9c88_3p-1 + Value.roundingShift
    let k = shifted - Value.roundingShift
    // Exact, since both are multiples of an ulp of x or of 2^-34.
    let first = x - k * 0x1.921f_b544_4000_0p+0
    let second = k * 0x1.68c2_34c4_c000_0p-39
    rest = first - second
    excess = k * 0x1.98a2_e037_0734_5p-77 - ((first - rest) - second)
  }

  /// The rest as a pair.
  @inline(__always)
  var pair: Pair<Value> { Pair(larger: rest, plus: Value(repeating: 0) - excess) }

  /// Reduces an angle up to 2^45 in a unit of which a quarter turn has a whole
  /// number below 128.
  ///
  /// The product and the difference are exact; what is left is multiplied with
  /// π/2 as a pair.
  @inline(__always)
  init(_ x: Value, unitsPerQuarter units: Double) {
    shifted = x * (1 / units) + Value.roundingShift
    let first = x - (shifted - Value.roundingShift) * units
    let quarters = Pair(first, Value(repeating: 0)) / Pair(units, 0)
    let pair = quarters * Pair(0x1.921f_b544_42d1_8p+0, 0x1.1a62_6331_45c0_7p-54)
    rest = pair.high
    excess = Value(repeating: 0) - pair.low
  }

  /// Reduces any angles; what is not finite becomes NaN.
  @inline(__always)
  init(any x: Value) {
    self.init(small: x)
    for lane in 0..<Value.scalarCount where !(x[lane].magnitude <= QuarterTurns.limit) {
      let turns = QuarterTurns<Double>(large: x[lane])
      shifted[lane] = turns.shifted
      rest[lane] = turns.rest
      excess[lane] = turns.excess
    }
  }
}

extension QuarterTurns<Double> {
  /// Reduces any angle; what is not finite becomes NaN.
  @inline(__always)
  init(any x: Double) {
    self = x.magnitude <= QuarterTurns.limit ? QuarterTurns(small: x) : QuarterTurns(large: x)
  }

  /// Reduces an angle above ``limit``.
  fileprivate init(large x: Double) {
    let angle = LargeAngle(x)
    (shifted, rest, excess) = (angle.shifted, angle.high, -angle.low)
  }
}

/// The reduction of an angle of at least 2^15.
private struct LargeAngle {
  /// The number of quarter turns modulo 4, plus 1.5·2^52.
  var shifted = Double.roundingShift
  var high = Double.nan
  var low = Double.nan

  /// Multiplies the significand with the bits of 2/π that matter modulo 4.
  ///
  /// With x = m·2^e, bits of 2/π of weight above 2^(2 − e) give multiples of 4
  /// quarter turns. Of the others 192 are taken, so that the product modulo 4
  /// is off by 2^-137; no double is closer to a multiple of π/2 than 2^-62.
  @inline(never)
  init(_ x: Double) {
    guard x.isFinite else { return }
    let significand = (x.bitPattern & 0xf_ffff_ffff_ffff) | 0x10_0000_0000_0000
    let exponent = Int((x.bitPattern &>> 52) & 0x7ff) - 1075
    // The table has 64 zero bits in front of the point.
    let (word, shift) = (exponent + 62).quotientAndRemainder(dividingBy: 64)
    var window: (Limb, Limb, Limb) = (
      twoOverPi[word], twoOverPi[word + 1], twoOverPi[word + 2]
    )
    if shift > 0 {
      let (left, right) = (UInt64(shift), UInt64(64 - shift))
      window.0 = window.0 &<< left | window.1 &>> right
      window.1 = window.1 &<< left | window.2 &>> right
      window.2 = window.2 &<< left | twoOverPi[word + 3] &>> right
    }
    let third = Limb.multiplyAdd(significand, window.2, 0, 0)
    let second = Limb.multiplyAdd(significand, window.1, third.high, 0)
    let first = significand &* window.0 &+ second.high
    // Two bits before the point; round to the nearest integer.
    var turns = first &>> 62
    var fraction: (Limb, Limb) = (
      first &<< 2 | second.low &>> 62, second.low &<< 2 | third.low &>> 62
    )
    let isNegative = fraction.0 &>> 63 != 0
    if isNegative {
      turns &+= 1
      fraction = (~fraction.0, ~fraction.1)
    }
    shifted += Double(turns & 3)
    let zeros = UInt64(fraction.0.leadingZeroBitCount)
    if zeros > 0, zeros < 64 {
      fraction.0 = fraction.0 &<< zeros | fraction.1 &>> (64 - zeros)
      fraction.1 = fraction.1 &<< zeros
    }
    let scale = Double(bitPattern: (1023 - 64 - zeros) &<< 52)
    let top = Double(fraction.0 &>> 11) * 0x1p11
    let bottom = Double((fraction.0 & 0x7ff) &<< 52 | fraction.1 &>> 12) * 0x1p-52
    let rest =
      Pair(larger: top * scale, plus: bottom * scale)
      * Pair(0x1.921f_b544_42d1_8p+0, 0x1.1a62_6331_45c0_7p-54)
    let sign: Double = isNegative != (x < 0) ? -1 : 1
    if x < 0 { shifted = 2 * Double.roundingShift - shifted }
    high = rest.high * sign
    low = rest.low * sign
  }
}

/// The bits of 2/π in words of 64, after a word of zeros.
private let twoOverPi: [Limb] = [
  0, 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041,
  0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e,
  0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b,
  0x1ff8_97ff_de05_980f, 0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
  0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab,
  0xf0cf_bc20_9af4_361d,
]

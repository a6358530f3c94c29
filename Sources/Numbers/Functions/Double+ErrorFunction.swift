// The error function and its complement over doubles.
//
// With the scaled complement g, erfc x = e^(−x²) g(x) from 1/2 on, and erf x = 1 − erfc x.
// `special.py` makes the coefficients and adds up the errors.
//
// > Source: Muller, Elementary Functions (2016), chapters 3 and 4, for tables of
// > polynomials around centres.

extension DoubleFunction {
  /// The error function.
  package static let errorFunction = DoubleFunction { $0.errorFunction() }
  /// One less the error function.
  package static let complementaryErrorFunction = DoubleFunction {
    $0.complementaryErrorFunction()
  }
}

extension Double {
  /// The error function, within 0.9 ulp.
  func errorFunction() -> Double {
    let x = magnitude
    let value: Double
    if x < 0x1p-28 {
      // x³/3 is below 2^-57 of x.
      return self + self * 0x1.06eb_a821_4db6_9p-3
    } else if x < 0.5 {
      value = x.errorFunctionNearZero.sum
    } else if x < 6 {
      let (tail, exponent) = x.errorFunctionTail
      let power = Double.powerOfTwo(shifted: exponent + Double.roundingShift)
      let start = Pair(larger: 1, plus: 0 - tail.high * power)
      value = start.high + (start.low - tail.low * power)
    } else {
      // erfc(6) < 2^-55.
      value = x.isNaN ? x : 1
    }
    return value.negated(where: self)
  }

  /// One less the error function, within 0.9 ulp; rounded once more below the normal
  /// range.
  func complementaryErrorFunction() -> Double {
    let x = magnitude
    if x < 0.5 {
      let value = x.errorFunctionNearZero
      let start = Pair(larger: 1, plus: (0 - value.high).negated(where: self))
      return start.high + (start.low - value.low.negated(where: self))
    }
    // erfc(27.3) is below half of the least double, erfc(6) below 2^-55.
    guard self < 27.3, self > -6 else { return self > 0 ? 0 : isNaN ? self : 2 }
    let (tail, exponent) = x.errorFunctionTail
    if self > 0 { return tail.sum.scaled(exponent) }
    let power = Double.powerOfTwo(shifted: exponent + Double.roundingShift)
    let start = Pair(larger: 2, plus: 0 - tail.high * power)
    return start.high + (start.low - tail.low * power)
  }

  /// The error function of a number from 0 to 1/2, not yet added up: the product with 2/√π is
  /// within 2^-104 of itself, and x³ R(x²) is at most 0.05.
  private var errorFunctionNearZero: Pair<Double> {
    let z = self * self
    let rest = z.polynomial(
      0x1.7488_39fb_d011_6p-34,
      -0x1.5027_726f_5d81_ep-30,
      0x1.fcb1_4ad6_8c38_ep-27,
      -0x1.5f73_e219_91f3_bp-23,
      0x1.b9e6_c85a_63c9_5p-20,
      -0x1.f4d2_5c38_fa56_4p-17,
      0x1.f9a3_26f9_ad61_2p-14,
      -0x1.c02d_b400_40a8_9p-11,
      0x1.565b_cd0e_6a53_ep-8,
      -0x1.b82c_e312_88b5_1p-6,
      0x1.ce2f_21a0_42be_2p-4,
      -0x1.8127_46b0_379e_7p-2
    )
    var value = Pair(self, times: 0x1.20dd_7504_29b6_dp+0)
    value.low = (value.low + self * 0x1.1ae3_a914_fed8_0p-56) + z * rest * self
    return value
  }

  /// The complement at a number from 1/2 to 28 as a pair in its own binade, within
  /// 2^-54.8 of itself, and its exponent.
  ///
  /// The square is exact; of its second part, which is below 2^-43, the first term of the
  /// exponential is enough.
  private var errorFunctionTail: (value: Pair<Double>, exponent: Double) {
    let square = Pair(self, times: self)
    let (power, exponent) = (0 - square.high).exponentialAsPair
    var value = power * scaledErrorFunctionTail
    value.low = value.low - value.high * square.low
    return (value, exponent)
  }

  /// g(x) = e^(x²) erfc(x) at a number from 1/2 on, within 2^-55.6 of itself.
  private var scaledErrorFunctionTail: Pair<Double> {
    guard self < 8 else {
      // x√π g(x) = 1 + s B(s) with s = 1/x².
      let s = 1 / (self * self)
      let tail = s.polynomial(
        0x1.c560_d430_47a3_8p+38,
        -0x1.6431_2d60_ac0a_dp+36,
        0x1.375f_01a7_d593_6p+33,
        -0x1.b374_a124_7d74_7p+29,
        0x1.2397_b6d6_b060_bp+26,
        -0x1.993f_9222_84b1_5p+22,
        0x1.382a_6751_c505_1p+19,
        -0x1.06e7_2627_a334_6p+16,
        0x1.eee1_0874_b29e_9p+12,
        -0x1.07ef_7fe7_6fbb_1p+10,
        0x1.44d7_ffff_9115_7p+7,
        -0x1.d87f_ffff_feb6_5p+4,
        0x1.a3ff_ffff_fffe_dp+2,
        -0x1.e000_0000_0000_0p+0,
        0x1.8000_0000_0000_0p-1,
        -0x1.0000_0000_0000_0p-1
      )
      let root = Pair(larger: 0x1.c5bf_891b_4ef6_bp+0, plus: -0x1.618f_13eb_7ca8_9p-54)
      return Pair(larger: 1, plus: s * tail) / (root * self)
    }
    // Eighths of binades: the centre has the first four bits of the significand, the last
    // of which is set.
    let first = Double(0.5).bitPattern >> 49
    let index = Int(truncatingIfNeeded: (bitPattern >> 49) - first)
    let center = Double(bitPattern: bitPattern & 0xfffe_0000_0000_0000 | 1 << 48)
    return Pair(rows: ErrorFunctionTable.rows, index, at: self - center)
  }
}

// Powers of e and the hyperbolic functions.
//
// x = n ln 2 + r with |r| < 0.3466; e^r = 1 + r + r²/2 + r³·g(r), g of degree 9
// within 2^-52.9 of it (Coefficients.sollya). Errors are in ulps of the result
// unless they say otherwise; `Budgets.py` adds them up.
//
// > Source: Cody and Waite, Software Manual for the Elementary Functions (1980);
// > Muller, Elementary Functions (2016), chapters 9 and 11.

/// e^x − 1 as 2^n·p + (2^n − 1), not yet added up.
private struct ExponentialParts<Value: Lanes> {
  /// A whole number.
  var exponent: Value
  /// e^r − 1, of absolute value below 0.42.
  var fraction: Pair<Value>
}

extension Lanes {
  /// The exponent n and the rest r of x = n ln 2 + r; `shifted` has n as its low
  /// bits.
  ///
  /// The first part of ln 2 has 42 bits, so that its product with n and the
  /// difference are exact; what is left is off by 2^-86.
  @inline(__always)
  fileprivate var logarithmReduced: (shifted: Self, exponent: Self, rest: Pair<Self>) {
    let shifted = self * 0x1.7154_7652_b82f_ep+0 + Self.roundingShift
    let exponent = shifted - Self.roundingShift
    let first = self - exponent * 0x1.62e4_2fef_a380_0p-1
    let second = exponent * 0x1.ef35_793c_7673_0p-45
    let rest = first - second
    return (shifted, exponent, Pair(rest, (first - rest) - second))
  }

  /// g(r): (e^r − 1 − r − r²/2) / r³.
  @inline(__always)
  fileprivate func exponentialTail(_ square: Self) -> Self {
    polynomial(
      square: square,
      0x1.1f3e_4079_5b83_9p-29,
      0x1.af3e_faf8_e368_ep-26,
      0x1.27e4_f833_faf6_ep-22,
      0x1.71de_0a42_2a05_2p-19,
      0x1.a01a_019c_4c2c_4p-16,
      0x1.a01a_01a9_00b2_9p-13,
      0x1.6c16_c16c_179f_fp-10,
      0x1.1111_1111_1070_dp-7,
      0x1.5555_5555_5555_4p-5,
      0x1.5555_5555_5555_6p-3
    )
  }

  /// e^(r + low) for a rest r and a small number, in its own binade.
  ///
  /// 1 + r is added exactly; r² (1/2 + r g) is at most 0.07 and off by 4 ulps
  /// of it, 0.28 of the result; the last sum by 0.5.
  @inline(__always)
  private static func exponential(ofRest r: Self, plus low: Self) -> Self {
    exponentialPair(ofRest: r, plus: low).sum
  }

  /// The same, not yet added up.
  @inline(__always)
  private static func exponentialPair(ofRest r: Self, plus low: Self) -> Pair<Self> {
    let square = r * r
    let tail =
      square
      * r.polynomial(
        square: square,
        0x1.1f3e_4079_5b83_9p-29,
        0x1.af3e_faf8_e368_ep-26,
        0x1.27e4_f833_faf6_ep-22,
        0x1.71de_0a42_2a05_2p-19,
        0x1.a01a_019c_4c2c_4p-16,
        0x1.a01a_01a9_00b2_9p-13,
        0x1.6c16_c16c_179f_fp-10,
        0x1.1111_1111_1070_dp-7,
        0x1.5555_5555_5555_4p-5,
        0x1.5555_5555_5555_6p-3,
        0.5
      )
    let start = Pair(larger: Self(repeating: 1), plus: r)
    return Pair(start.high, start.low + (tail + low))
  }

  /// e^x for −746 <= x <= 710 in its own binade, within 0.8 ulp, and its exponent
  /// as the low bits of a number.
  @inline(__always)
  var exponentialInBinade: (value: Self, shifted: Self) {
    let (shifted, _, rest) = logarithmReduced
    return (Self.exponential(ofRest: rest.high, plus: rest.low), shifted)
  }

  /// e^(x + low) for −750 <= x <= 750 and `low` at most half an ulp of x.
  @inline(__always)
  func exponential(plus low: Self) -> Self {
    let (_, exponent, rest) = logarithmReduced
    let sum = Pair(rest.high, plus: rest.low + low)
    return Self.exponential(ofRest: sum.high, plus: sum.low).scaled(exponent)
  }

  /// The parts of e^x − 1.
  ///
  /// r + r²/2 is a pair; r³ g is at most 0.011 and off by 5 ulps of it, which
  /// is 2^-55 of e^r − 1.
  @inline(__always)
  private var exponentialParts: ExponentialParts<Self> {
    let (_, exponent, rest) = logarithmReduced
    let r = rest.high
    let square = Pair(square: r)
    let cubic = r * r * r * r.exponentialTail(r * r)
    let start = Pair(larger: r, plus: square.high * 0.5)
    let low = start.low + (square.low * 0.5 + (cubic + (rest.low + rest.low * r)))
    return ExponentialParts(exponent: exponent, fraction: Pair(larger: start.high, plus: low))
  }

  /// e^x for −746 <= x <= 710 as a pair in its own binade, within 2^-56 of itself, and its
  /// exponent.
  @inline(__always)
  var exponentialAsPair: (value: Pair<Self>, exponent: Self) {
    let parts = exponentialParts
    let sum = Pair(larger: Self(repeating: 1), plus: parts.fraction.high)
    return (Pair(larger: sum.high, plus: sum.low + parts.fraction.low), parts.exponent)
  }

  /// e^x − 1 and e^x for 0 <= x <= 45.
  ///
  /// Either n is 0 or 2^n − 1 is at least 2^n·|p|.
  @inline(__always)
  private var exponentialPairs: (lessOne: Pair<Self>, whole: Pair<Self>) {
    let parts = exponentialParts
    let power = Self.powerOfTwo(shifted: parts.exponent + Self.roundingShift)
    let high = parts.fraction.high * power
    let low = parts.fraction.low * power
    let lessOne = Pair(larger: power - 1, plus: high)
    let whole = Pair(larger: power, plus: high)
    return (
      Pair(larger: lessOne.high, plus: lessOne.low + low),
      Pair(larger: whole.high, plus: whole.low + low)
    )
  }

  /// (e^x − 1)/x, within 0.9 ulp; 1 at 0.
  ///
  /// From −45 to 45 the numerator is a pair within 2^-54 of itself: 2^n − 1 is
  /// off by 2^-64 of itself. Below, the numerator is −1 and above it is e^x,
  /// each with a relative error of at most 2^-64.
  @inline(__always)
  func exponentialQuotient() -> Self {
    let limit = Self(repeating: 45)
    let (isBelow, isAbove) = (self .< Self(repeating: 0) - limit, limit .< self)
    let bounded = clamped(-45, 45)
    let parts = bounded.exponentialParts
    let power = Self.powerOfTwo(shifted: parts.exponent + Self.roundingShift)
    let whole = Pair(power, plus: Self(repeating: -1))
    let start = Pair(whole.high, plus: parts.fraction.high * power)
    let numerator = Pair(
      larger: start.high,
      plus: start.low + (whole.low + parts.fraction.low * power)
    )
    let near = (numerator / Pair(bounded, Self(repeating: 0))).sum
    let large = clamped(45, 720)
    let (_, exponent, rest) = large.logarithmReduced
    let top = Self.exponentialPair(ofRest: rest.high, plus: rest.low).normalized
    let far = (top / Pair(large, Self(repeating: 0))).sum.scaled(exponent)
    return near.replacing(with: 1, where: self .== Self(repeating: 0))
      .replacing(with: Self(repeating: -1) / self, where: isBelow)
      .replacing(with: far, where: isAbove)
  }

  /// e^x/2 for 22 <= x, within 0.8 ulp.
  @inline(__always)
  private var halfExponential: Self {
    let (_, exponent, rest) = replacing(with: 711, where: Self(repeating: 711) .< self)
      .logarithmReduced
    return Self.exponential(ofRest: rest.high, plus: rest.low).scaled(exponent - 1)
  }

  /// The hyperbolic sine, within 0.8 ulp.
  ///
  /// With m = e^x − 1 it is (m + m/(m + 1))/2, in pairs; above 22, e^-x is
  /// below 2^-63 of e^x; below 2^-28, x³/6 is below 2^-58 of x.
  @inline(__always)
  func hyperbolicSine() -> Self {
    let x = absolute
    let (lessOne, whole) = x.replacing(with: 22, where: Self(repeating: 22) .< x).exponentialPairs
    let other = lessOne / whole
    let start = Pair(larger: lessOne.high, plus: other.high)
    let near = (start.high + (start.low + (lessOne.low + other.low))) * 0.5
    let far = near.replacing(with: x.halfExponential, where: Self(repeating: 22) .< x)
    return far.negated(where: self).replacing(with: self, where: x .< Self.tiny)
  }

  /// The hyperbolic cosine, within 0.8 ulp.
  @inline(__always)
  func hyperbolicCosine() -> Self {
    let x = absolute
    let whole = x.replacing(with: 22, where: Self(repeating: 22) .< x).exponentialPairs.whole
    let other = Pair(1, 0) / whole
    let start = Pair(larger: whole.high, plus: other.high)
    let near = (start.high + (start.low + (whole.low + other.low))) * 0.5
    return near.replacing(with: x.halfExponential, where: Self(repeating: 22) .< x)
  }

  /// The hyperbolic tangent, within 0.8 ulp.
  ///
  /// With m = e^(2x) − 1 it is m/(m + 2); above 22 it rounds to 1.
  @inline(__always)
  func hyperbolicTangent() -> Self {
    let x = absolute
    let bounded = x.replacing(with: 22, where: Self(repeating: 22) .< x)
    let lessOne = (bounded + bounded).exponentialPairs.lessOne
    let sum = Pair(lessOne.high, plus: Self(repeating: 2))
    let quotient = lessOne / Pair(larger: sum.high, plus: sum.low + lessOne.low)
    return quotient.sum.negated(where: self).replacing(with: self, where: x .< Self.tiny)
  }

  /// The argument below which an odd function with slope 1 at 0 is replaced by its
  /// argument, with a relative error of at most 2^-57.
  @inline(__always)
  static var tiny: Self { Self(repeating: 0x1p-28) }
}

// Division of two or three limbs by a normalised divisor of one or two limbs,
// through a reciprocal that is computed once per divisor.

/// A limb with its top bit set, and the reciprocal that divides by it.
struct Reciprocal {
  let divisor: Limb
  /// floor((2^128 - 1) / divisor) - 2^64.
  let value: Limb

  /// Computes the reciprocal of a divisor.
  ///
  /// - Precondition: The top bit of the divisor is set.
  init(_ divisor: Limb) {
    self.divisor = divisor
    value = Reciprocal.divideWide(high: ~divisor, low: Limb.max, by: divisor)
  }

  /// The quotient and the remainder of two limbs.
  ///
  /// > Source: Moeller and Granlund, Improved division by invariant integers
  /// > (IEEE TC 2011), algorithm 4.
  ///
  /// - Precondition: `high < divisor`.
  @inline(__always)
  func divide(_ high: Limb, _ low: Limb) -> (quotient: Limb, remainder: Limb) {
    let product = Limb.wideProduct(value, high)
    let q0 = product.low &+ low
    let carry: Limb = q0 < low ? 1 : 0
    var quotient = product.high &+ high &+ carry &+ 1
    var remainder = low &- quotient &* divisor
    if remainder > q0 {
      quotient &-= 1
      remainder &+= divisor
    }
    if remainder >= divisor {
      quotient &+= 1
      remainder &-= divisor
    }
    return (quotient, remainder)
  }

  /// The quotient of two limbs by one, in halves of 32 bits.
  ///
  /// > Source: Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D.
  private static func divideWide(high: Limb, low: Limb, by divisor: Limb) -> Limb {
    let d1 = divisor &>> 32
    let d0 = divisor & 0xffff_ffff
    let upper = halfStep(high, low &>> 32, d1, d0, divisor)
    let lower = halfStep(upper.remainder, low & 0xffff_ffff, d1, d0, divisor)
    return (upper.quotient &<< 32) | lower.quotient
  }

  private static func halfStep(
    _ high: Limb,
    _ next: Limb,
    _ d1: Limb,
    _ d0: Limb,
    _ divisor: Limb
  ) -> (quotient: Limb, remainder: Limb) {
    var quotient = high / d1
    var rest = high &- quotient &* d1
    while quotient >> 32 != 0 || quotient &* d0 > (rest &<< 32 | next) {
      quotient &-= 1
      rest &+= d1
      if rest >> 32 != 0 { break }
    }
    return (quotient, (high &<< 32 | next) &- quotient &* divisor)
  }
}

/// Two limbs, the higher with its top bit set, and the reciprocal that divides
/// by them.
struct DoubleReciprocal {
  let high: Limb
  let low: Limb
  /// floor((2^192 - 1) / (high, low)) - 2^64.
  let value: Limb

  /// Computes the reciprocal of a divisor.
  ///
  /// > Source: Moeller and Granlund, algorithm 6.
  ///
  /// - Precondition: The top bit of `high` is set.
  init(high: Limb, low: Limb) {
    self.high = high
    self.low = low
    var value = Reciprocal(high).value
    var p = high &* value &+ low
    if p < low {
      value &-= 1
      if p >= high {
        value &-= 1
        p &-= high
      }
      p &-= high
    }
    let product = Limb.wideProduct(value, low)
    p &+= product.high
    if p < product.high {
      value &-= 1
      if p > high || (p == high && product.low >= low) { value &-= 1 }
    }
    self.value = value
  }

  /// The quotient of three limbs.
  ///
  /// > Source: Moeller and Granlund, algorithm 5.
  ///
  /// - Precondition: `(u2, u1) < (high, low)`.
  @inline(__always)
  func quotient(_ u2: Limb, _ u1: Limb, _ u0: Limb) -> Limb {
    let estimate = Limb.wideProduct(value, u2)
    let q0 = estimate.low &+ u1
    var q1 = estimate.high &+ u2 &+ (q0 < u1 ? 1 : 0)
    let product = Limb.wideProduct(low, q1)
    // (r1, r0) = (u1 - q1 high, u0) - low q1 - (high, low), modulo 2^128.
    var r1 = u1 &- q1 &* high
    let first = u0 &- product.low
    r1 = r1 &- product.high &- (u0 < product.low ? 1 : 0)
    var r0 = first &- low
    r1 = r1 &- high &- (first < low ? 1 : 0)
    q1 &+= 1
    if r1 >= q0 {
      q1 &-= 1
      let sum = r0 &+ low
      r1 = r1 &+ high &+ (sum < r0 ? 1 : 0)
      r0 = sum
    }
    if r1 > high || (r1 == high && r0 >= low) { q1 &+= 1 }
    return q1
  }
}

// Exact sums and products of dyadics, and rounding.

extension Dyadic {
  /// The sum of two dyadics, which is exact.
  ///
  /// Its significand has as many bits as the exponents are apart; callers
  /// check that this is bearable.
  package static func + (a: Dyadic, b: Dyadic) -> Dyadic {
    if a.isZero { return b }
    if b.isZero { return a }
    if a.exponent == b.exponent {
      return Dyadic(significand: a.significand + b.significand, exponent: a.exponent)
    }
    return a.exponent < b.exponent ? aligned(b, to: a) : aligned(a, to: b)
  }

  /// The difference of two dyadics, which is exact.
  package static func - (a: Dyadic, b: Dyadic) -> Dyadic {
    a + (-b)
  }

  /// The dyadic with the other sign.
  package static prefix func - (a: Dyadic) -> Dyadic {
    Dyadic(significand: -a.significand, exponent: a.exponent)
  }

  /// The product of two dyadics, which is exact.
  package static func * (a: Dyadic, b: Dyadic) -> Dyadic {
    Dyadic(significand: a.significand * b.significand, exponent: a.exponent + b.exponent)
  }

  /// The product of the dyadic with itself.
  package func squared() -> Dyadic {
    Dyadic(significand: significand.squared(), exponent: 2 * exponent)
  }

  /// The dyadic times `2^count`.
  package func shifted(by count: Int) -> Dyadic {
    Dyadic(significand: significand, exponent: exponent + count)
  }

  /// The dyadic with at most some number of significant bits.
  ///
  /// The error is less than one ulp of the result, or at most half of one when
  /// rounding to the nearest.
  ///
  /// - Precondition: `bits >= 1`.
  package func rounded(toBits bits: Int, rounding rule: RoundingRule) -> Dyadic {
    precondition(bits >= 1, "a rounded number has at least one bit")
    let excess = significand.bitLength - bits
    if excess <= 0 { return self }
    return rounded(toExponent: exponent + excess, rounding: rule)
  }

  /// The dyadic as a multiple of `2^unit`.
  ///
  /// Nothing changes if it is one already.
  package func rounded(toExponent unit: Int, rounding rule: RoundingRule) -> Dyadic {
    let excess = unit - exponent
    if excess <= 0 { return self }
    return Dyadic(
      significand: significand.shiftedRight(by: excess, rounding: rule),
      exponent: unit
    )
  }

  private static func aligned(_ high: Dyadic, to low: Dyadic) -> Dyadic {
    let shifted = high.significand << (high.exponent - low.exponent)
    return Dyadic(significand: shifted + low.significand, exponent: low.exponent)
  }
}

extension Integer {
  /// The integer over `2^count`, rounded by a rule.
  ///
  /// - Precondition: `count >= 0`.
  package func shiftedRight(by count: Int, rounding rule: RoundingRule) -> Integer {
    if count == 0 || isZero { return self }
    let truncated = shiftedTowardZero(by: count)
    let zeros = trailingZeroBitCount
    if zeros >= count { return truncated }
    let grows = rule.growsMagnitude(
      negative: isNegative,
      odd: truncated.isOdd,
      half: bit(at: count - 1) ? (zeros == count - 1 ? 0 : 1) : -1
    )
    if !grows { return truncated }
    return isNegative ? truncated - Integer.one : truncated + Integer.one
  }
}

// Quotients and remainders.

extension Integer {
  /// The quotient toward zero, and the remainder, which has the sign of the
  /// dividend.
  ///
  /// - Precondition: `divisor` is not zero.
  public func quotientAndRemainder(
    dividingBy divisor: Integer
  ) -> (quotient: Integer, remainder: Integer) {
    precondition(!divisor.isZero, "division of an integer by zero")
    if limbs == nil, divisor.limbs == nil {
      if divisor.word == -1 { return (-self, Integer.zero) }
      return (Integer(word: word / divisor.word), Integer(word: word % divisor.word))
    }
    if Integer.compareMagnitudes(self, divisor) < 0 { return (Integer.zero, self) }
    let negative = isNegative != divisor.isNegative
    return withMagnitude { x, n in
      divisor.withMagnitude { y, m in
        m == 1
          ? Integer.divide(x, n, by: y[0], negative: negative, remainderNegative: isNegative)
          : Integer.divide(x, n, y, m, negative: negative, remainderNegative: isNegative)
      }
    }
  }

  /// The quotient rounded to an integer by a rule.
  ///
  /// - Precondition: `divisor` is not zero.
  package func divided(by divisor: Integer, rounding rule: RoundingRule) -> Integer {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    if remainder.isZero { return quotient }
    let negative = isNegative != divisor.isNegative
    let grows = rule.growsMagnitude(
      negative: negative,
      odd: quotient.isOdd,
      half: Integer.compareMagnitudes(remainder << 1, divisor)
    )
    if !grows { return quotient }
    return negative ? quotient - Integer.one : quotient + Integer.one
  }

  /// The remainder with the sign of the divisor.
  ///
  /// - Precondition: `divisor` is not zero.
  public func modulo(_ divisor: Integer) -> Integer {
    let remainder = quotientAndRemainder(dividingBy: divisor).remainder
    if remainder.isZero || remainder.isNegative == divisor.isNegative { return remainder }
    return remainder + divisor
  }

  /// The quotient by a divisor that leaves no remainder.
  ///
  /// - Precondition: `divisor` is not zero and divides the integer.
  public func dividedExactly(by divisor: Integer) -> Integer {
    if limbs == nil || isZero { return quotientAndRemainder(dividingBy: divisor).quotient }
    precondition(!divisor.isZero, "division of an integer by zero")
    if divisor == Integer.one { return self }
    // Without the factors of two the low limbs determine the quotient.
    let shift = divisor.trailingZeroBitCount
    let odd = shift == 0 ? divisor : divisor.shiftedTowardZero(by: shift)
    let dividend = shift == 0 ? self : shiftedTowardZero(by: shift)
    let n = dividend.limbCount
    let m = odd.limbCount
    if min(n - m + 1, m) >= Limbs.exactDivisionThreshold {
      return quotientAndRemainder(dividingBy: divisor).quotient
    }
    return dividend.withMagnitude { x, _ in
      odd.withMagnitude { y, _ in
        Integer(negative: isNegative != divisor.isNegative, capacity: n - m + 1) { q in
          Limbs.divideExactly(q, x, n - m + 1, y, m)
          return n - m + 1
        }
      }
    }
  }

  /// Whether an integer divides this one; zero divides only zero.
  public func isMultiple(of divisor: Integer) -> Bool {
    divisor.isZero ? isZero : quotientAndRemainder(dividingBy: divisor).remainder.isZero
  }

  private static func divide(
    _ x: LimbPointer,
    _ n: Int,
    by divisor: Limb,
    negative: Bool,
    remainderNegative: Bool
  ) -> (quotient: Integer, remainder: Integer) {
    var remainder: Limb = 0
    let quotient = Integer(negative: negative, capacity: n) { q in
      remainder = Limbs.divide(q, x, n, by: divisor)
      return n
    }
    return (quotient, Integer(negative: remainderNegative, high: 0, low: remainder))
  }

  private static func divide(
    _ x: LimbPointer,
    _ n: Int,
    _ y: LimbPointer,
    _ m: Int,
    negative: Bool,
    remainderNegative: Bool
  ) -> (quotient: Integer, remainder: Integer) {
    var remainder = Integer.zero
    let quotient = Integer(negative: negative, capacity: n - m + 1) { q in
      remainder = Integer(negative: remainderNegative, capacity: m) { r in
        Limbs.divide(q, r, x, n, y, m)
        return m
      }
      return n - m + 1
    }
    return (quotient, remainder)
  }
}

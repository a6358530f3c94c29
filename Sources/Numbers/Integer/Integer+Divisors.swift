// Greatest common divisors and least common multiples.

extension Integer {
  /// The greatest common divisor, which is not negative; that of 0 and 0 is 0.
  public static func greatestCommonDivisor(_ a: Integer, _ b: Integer) -> Integer {
    var x = a
    var y = b
    while x.limbs != nil || y.limbs != nil {
      if y.isZero { return x.magnitude }
      (x, y) = (y, x.quotientAndRemainder(dividingBy: y).remainder)
    }
    return Integer(greatestCommonDivisor(x.word.magnitude, y.word.magnitude))
  }

  /// The least common multiple, which is not negative; that of 0 and
  /// anything is 0.
  public static func leastCommonMultiple(_ a: Integer, _ b: Integer) -> Integer {
    if a.isZero || b.isZero { return zero }
    return (a.dividedExactly(by: greatestCommonDivisor(a, b)) * b).magnitude
  }

  /// The greatest common divisor of two words.
  ///
  /// > Source: Stein's binary algorithm.
  static func greatestCommonDivisor(_ a: Limb, _ b: Limb) -> Limb {
    if a == 0 { return b }
    if b == 0 { return a }
    let twos = (a | b).trailingZeroBitCount
    var x = a >> Limb(a.trailingZeroBitCount)
    var y = b
    repeat {
      y >>= Limb(y.trailingZeroBitCount)
      let smaller = min(x, y)
      y = max(x, y) &- smaller
      x = smaller
    } while y != 0
    return x << Limb(twos)
  }
}

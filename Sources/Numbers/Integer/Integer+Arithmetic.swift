// Sums, differences and products.

extension Integer {
  /// The sum of two integers.
  @inline(__always)
  public static func + (a: Integer, b: Integer) -> Integer {
    if a.limbs == nil, b.limbs == nil {
      let (sum, overflow) = a.word.addingReportingOverflow(b.word)
      if !overflow { return Integer(word: sum) }
    }
    return sum(a, b, negatingSecond: false)
  }

  /// The difference of two integers.
  @inline(__always)
  public static func - (a: Integer, b: Integer) -> Integer {
    if a.limbs == nil, b.limbs == nil {
      let (difference, overflow) = a.word.subtractingReportingOverflow(b.word)
      if !overflow { return Integer(word: difference) }
    }
    return sum(a, b, negatingSecond: true)
  }

  /// The integer with the other sign.
  public static prefix func - (a: Integer) -> Integer {
    if let limbs = a.limbs { return Integer(negative: !a.isNegative, magnitude: limbs) }
    if a.word == Int64.min { return Integer(negative: false, high: 0, low: 1 << 63) }
    return Integer(word: 0 &- a.word)
  }

  /// The product of two integers.
  ///
  /// - Complexity: quasilinear in the number of digits.
  public static func * (a: Integer, b: Integer) -> Integer {
    if a.limbs == nil, b.limbs == nil { return wordProduct(a.word, b.word) }
    if a.isZero || b.isZero { return zero }
    return a.withMagnitude { x, n in
      b.withMagnitude { y, m in
        Integer(negative: a.isNegative != b.isNegative, capacity: n + m) { r in
          if n >= m { Limbs.multiply(r, x, n, y, m) } else { Limbs.multiply(r, y, m, x, n) }
          return n + m
        }
      }
    }
  }

  /// Adds an integer.
  public static func += (a: inout Integer, b: Integer) { a = a + b }

  /// Subtracts an integer.
  public static func -= (a: inout Integer, b: Integer) { a = a - b }

  /// Multiplies by an integer.
  public static func *= (a: inout Integer, b: Integer) { a = a * b }

  /// The product of the integer with itself.
  public func squared() -> Integer {
    guard let limbs else { return Integer.wordProduct(word, word) }
    return limbs.withLimbs { x, n in
      Integer(negative: false, capacity: 2 * n) { r in
        Limbs.square(r, x, n)
        return 2 * n
      }
    }
  }

  /// The power with a natural exponent.
  ///
  /// The result has about `bitLength * exponent` bits; callers check that this
  /// is bearable.
  ///
  /// - Precondition: `exponent >= 0`.
  public func raised(to exponent: Int) -> Integer {
    precondition(exponent >= 0, "a power of an integer needs a natural exponent")
    if exponent == 0 { return Integer.one }
    if exponent == 1 || word == 0 || self == Integer.one { return self }
    // The power of two is taken out: it costs a shift.
    let zeros = trailingZeroBitCount
    if zeros > 0 { return (self >> zeros).raised(to: exponent) << (zeros * exponent) }
    var result = self
    var bit = Int.bitWidth - exponent.leadingZeroBitCount - 1
    while bit > 0 {
      bit -= 1
      result = result.squared()
      if (exponent >> bit) & 1 != 0 { result *= self }
    }
    return result
  }

  private static func wordProduct(_ a: Int64, _ b: Int64) -> Integer {
    let product = Limb.wideProduct(a.magnitude, b.magnitude)
    return Integer(negative: (a < 0) != (b < 0), high: product.high, low: product.low)
  }

  /// The sum or the difference of two integers.
  private static func sum(_ a: Integer, _ b: Integer, negatingSecond: Bool) -> Integer {
    let bNegative = b.isNegative != negatingSecond
    return a.withMagnitude { x, n in
      b.withMagnitude { y, m in
        if a.isNegative == bNegative || m == 0 || n == 0 {
          let negative = n == 0 ? bNegative : a.isNegative
          return Integer(negative: negative, capacity: max(n, m) + 1) { r in
            r[max(n, m)] = n >= m ? Limbs.add(r, x, n, y, m) : Limbs.add(r, y, m, x, n)
            return max(n, m) + 1
          }
        }
        let order = Limbs.compare(x, n, y, m)
        if order == 0 { return Integer.zero }
        return Integer(negative: order > 0 ? a.isNegative : bNegative, capacity: max(n, m)) { r in
          _ = order > 0 ? Limbs.subtract(r, x, n, y, m) : Limbs.subtract(r, y, m, x, n)
          return max(n, m)
        }
      }
    }
  }
}

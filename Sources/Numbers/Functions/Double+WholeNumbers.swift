// Functions of whole numbers over doubles; NaN where they are not defined.

extension Double {
  /// x − y·⌊x/y⌋ for all operands, rounded once.
  ///
  /// - Complexity: O(the difference of the exponents).
  static func modulo(_ x: Double, _ y: Double) -> Double {
    guard x.isFinite, y.isFinite, y != 0 else { return .nan }
    let rest = remainder(x.magnitude, y.magnitude)
    if rest == 0 { return 0 }
    guard (x < 0) != (y < 0) else { return y < 0 ? -rest : rest }
    let value = y.magnitude - rest
    return y < 0 ? -value : value
  }

  /// The remainder of numbers that are not negative, exactly.
  private static func remainder(_ x: Double, _ y: Double) -> Double {
    var rest = x
    while rest >= y {
      // y·2^k with the same exponent, or one less; the difference is exact.
      let distance = Int(rest.exponent) - Int(y.exponent)
      var multiple = Double(sign: .plus, exponent: distance, significand: y)
      if multiple > rest || multiple.isInfinite { multiple *= 0.5 }
      rest -= multiple
    }
    return rest
  }

  /// The greatest common divisor of whole numbers.
  static func greatestCommonDivisor(_ x: Double, _ y: Double) -> Double {
    guard x.isFinite, y.isFinite, x.isWhole, y.isWhole else { return .nan }
    var (a, b) = (x.magnitude, y.magnitude)
    while b != 0 { (a, b) = (b, remainder(a, b)) }
    return a
  }

  /// The least common multiple of whole numbers, rounded once.
  static func leastCommonMultiple(_ x: Double, _ y: Double) -> Double {
    let divisor = greatestCommonDivisor(x, y)
    return divisor == 0 ? 0 : x.magnitude / divisor * y.magnitude
  }

  /// The factorial of a natural number, rounded once.
  static func factorial(_ n: Double) -> Double {
    guard n >= 0, n.isWhole else { return .nan }
    return n > 170 ? .infinity : Integer.factorial(Int(n)).doubleValue
  }

  /// The binomial coefficient of any number and a whole one, rounded once; NaN also where there
  /// would be more than a thousand factors that are not whole.
  static func combinations(_ n: Double, _ r: Double) -> Double {
    guard n.isFinite, r.isFinite, r.isWhole else { return .nan }
    guard r >= 0 else { return 0 }
    guard n.magnitude < 0x1p53, n.isWhole else { return fractionalCombinations(n, r) }
    guard n < 0 else { return wholeCombinations(n, r) }
    let mirrored = r - n - 1
    let value = mirrored < 0x1p53 ? wholeCombinations(mirrored, r) : .nan
    return r.isOddWhole ? -value : value
  }

  /// n (n − 1) … (n − r + 1)/r! for any n, rounded once at the end.
  private static func fractionalCombinations(_ n: Double, _ r: Double) -> Double {
    guard r < 1030, let number = Dyadic(exactly: n) else { return .nan }
    // n is scaled by a power of two to a whole number.
    let shift = max(0, -number.exponent)
    let scaled = number.significand << (number.exponent + shift)
    var product = Integer.one
    for index in 0..<Int64(r) { product = product * (scaled - Integer(index) << shift) }
    let divisor = Integer.factorial(Int(r)) << (shift * Int(r))
    return Rational(product, over: divisor).doubleValue
  }

  /// The number of ways to choose.
  ///
  /// Choosing 1030 or more out of twice as many is beyond the largest double.
  private static func wholeCombinations(_ n: Double, _ r: Double) -> Double {
    guard r <= n else { return 0 }
    let count = Swift.min(r, n - r)
    guard count < 1030 else { return .infinity }
    let top = Int64(n) - Int64(count)
    var value = Integer.one
    for step in 0..<Int64(count) {
      value = (value * Integer(top + step + 1)).dividedExactly(by: Integer(step + 1))
    }
    return value.doubleValue
  }

  /// The number of ways to arrange, rounded once.
  static func permutations(_ n: Double, _ r: Double) -> Double {
    guard n >= 0, r >= 0, n < 0x1p53, n.isWhole, r.isWhole else { return .nan }
    guard r <= n else { return 0 }
    // 1030 factors of at least 1 beyond those of a factorial are too many.
    guard r < 1030 else { return .infinity }
    var value = Integer.one
    for step in 0..<Int64(r) { value = value * Integer(Int64(n) - step) }
    return value.doubleValue
  }
}

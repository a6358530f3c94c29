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

  /// The number of ways to choose, rounded once.
  ///
  /// Choosing 1030 or more out of twice as many is beyond the largest double.
  static func combinations(_ n: Double, _ r: Double) -> Double {
    guard n >= 0, r >= 0, n < 0x1p53, n.isWhole, r.isWhole else { return .nan }
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

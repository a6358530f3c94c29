// Divisors of numbers that count.

extension Int {
  /// The greatest common divisor of two numbers, up to its sign.
  ///
  /// > Source: Euclid, Elements VII.
  package static func commonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : commonDivisor(b, a % b)
  }
}

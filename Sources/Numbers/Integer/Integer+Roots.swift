// Square roots and roots of any index.

extension Integer {
  /// The floor of the square root.
  ///
  /// - Precondition: The integer is not negative.
  public func squareRoot() -> Integer {
    squareRootWithRemainder().root
  }

  /// The floor `r` of the square root, and what is left of the square, `n - r^2`.
  ///
  /// The remainder is zero exactly if the integer is a square.
  ///
  /// - Precondition: The integer is not negative.
  public func squareRootWithRemainder() -> (root: Integer, remainder: Integer) {
    let root = root(2).root
    return (root, self - root.squared())
  }

  /// The root of an index toward zero, and whether it is exact.
  ///
  /// - Precondition: `n >= 1`, and the integer is not negative if `n` is even.
  public func root(_ n: Int) -> (root: Integer, isExact: Bool) {
    precondition(n >= 1, "the index of a root is positive")
    precondition(n % 2 == 1 || !isNegative, "an even root needs a natural number")
    if n == 1 || isZero || self == Integer.one { return (self, true) }
    if isNegative {
      let positive = (-self).root(n)
      return (-positive.root, positive.isExact)
    }
    // Newton's iteration falls from above the root until it stops falling.
    var root = Integer.one << ((bitLength + n - 1) / n)
    while true {
      let quotient = quotientAndRemainder(dividingBy: root.raised(to: n - 1)).quotient
      let next = (root * Integer(n - 1) + quotient).divided(by: Integer(n), rounding: .down)
      if next >= root { break }
      root = next
    }
    return (root, root.raised(to: n) == self)
  }
}

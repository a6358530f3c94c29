// Square roots and roots of any index.

extension Integer {
  /// The floor of the square root.
  ///
  /// - Precondition: The integer is not negative.
  public func squareRoot() -> Integer {
    precondition(!isNegative, "a square root needs a natural number")
    if isZero { return self }
    // A shift by an even number fills the two upper bits of 2 n limbs.
    let n = (limbCount + 1) / 2
    let shift = (128 * n - bitLength) & ~1
    let shifted = self << shift
    return Integer(negative: false, capacity: n) { root in
      Limbs.withScratch(3 * n) { scratch in
        shifted.withMagnitude { limbs, count in
          scratch.update(from: limbs, count: count)
        }
        _ = Limbs.squareRoot(root, scratch, n, scratch + 2 * n)
      }
      // The root of a 2^(2k) has k bits more.
      let extra = shift / 2
      Limbs.shiftRight(root, root + extra >> 6, n - extra >> 6, by: extra & 63)
      return n - extra >> 6
    }
  }

  /// The floor `r` of the square root, and what is left of the square, `n - r^2`.
  ///
  /// The remainder is zero exactly if the integer is a square.
  ///
  /// - Precondition: The integer is not negative.
  public func squareRootWithRemainder() -> (root: Integer, remainder: Integer) {
    let root = squareRoot()
    return (root, self - root.squared())
  }

  /// The root of an index toward zero, and whether it is exact.
  ///
  /// - Precondition: `n >= 1`, and the integer is not negative if `n` is even.
  public func root(_ n: Int) -> (root: Integer, isExact: Bool) {
    precondition(n >= 1, "the index of a root is positive")
    precondition(n % 2 == 1 || !isNegative, "an even root needs a natural number")
    if n == 1 { return (self, true) }
    let root = n == 2 ? squareRoot() : magnitude.naturalRoot(n)
    let isExact = root.raised(to: n) == magnitude
    return (isNegative ? -root : root, isExact)
  }

  /// The root of an index of a natural number.
  ///
  /// Half of its bits come from the upper bits of the number, the others from
  /// Newton's iteration, which falls to the root from above.
  private func naturalRoot(_ n: Int) -> Integer {
    let bits = (bitLength + n - 1) / n
    let slack = Int.bitWidth - n.leadingZeroBitCount + 2
    if bits <= 2 * slack { return shortRoot(n, bits: bits) }
    let cut = (bits - slack) / 2
    var root = ((self >> (n * cut)).naturalRoot(n) + 1) << cut
    while true {
      let quotient = quotientAndRemainder(dividingBy: root.raised(to: n - 1)).quotient
      let sum = root * Integer(n - 1) + quotient
      let next = sum.quotientAndRemainder(dividingBy: Integer(n)).quotient
      if next >= root { return root }
      root = next
    }
  }

  /// The root of an index, bit by bit.
  private func shortRoot(_ n: Int, bits: Int) -> Integer {
    var root = Integer.zero
    for bit in stride(from: bits - 1, through: 0, by: -1) {
      let larger = root + Integer.one << bit
      // The size decides before the power is computed.
      if (larger.bitLength - 1) * n < bitLength, larger.raised(to: n) <= self { root = larger }
    }
    return root
  }
}

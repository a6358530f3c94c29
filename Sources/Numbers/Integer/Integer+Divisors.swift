// Greatest common divisors and least common multiples.

extension Integer {
  /// The greatest common divisor, which is not negative; that of 0 and 0 is 0.
  ///
  /// - Complexity: O(n^2) for n digits.
  public static func greatestCommonDivisor(_ a: Integer, _ b: Integer) -> Integer {
    if a.limbs == nil, b.limbs == nil {
      return Integer(greatestCommonDivisor(a.word.magnitude, b.word.magnitude))
    }
    if b.isZero { return a.magnitude }
    if a.isZero { return b.magnitude }
    // Powers of two are seen by their zeros: denominators of binary fractions are such, and
    // those of decimals have some.
    let (first, second) = (a.trailingZeroBitCount, b.trailingZeroBitCount)
    if first + 1 == a.bitLength || second + 1 == b.bitLength {
      return one << min(first, second)
    }
    if max(first, second) >= Limb.bitWidth {
      return greatestCommonDivisor(a >> first, b >> second) << min(first, second)
    }
    // One division makes the sizes equal.
    let isOrdered = compareMagnitudes(a, b) >= 0
    let (larger, smaller) = isOrdered ? (a, b) : (b, a)
    if larger.limbCount <= smaller.limbCount + 1 { return equalSized(larger, smaller) }
    let rest = larger.quotientAndRemainder(dividingBy: smaller).remainder
    return rest.isZero ? smaller.magnitude : equalSized(smaller, rest)
  }

  /// The least common multiple, which is not negative; that of 0 and
  /// anything is 0.
  public static func leastCommonMultiple(_ a: Integer, _ b: Integer) -> Integer {
    if a.isZero || b.isZero { return zero }
    return (a.dividedExactly(by: greatestCommonDivisor(a, b)) * b).magnitude
  }

  /// The integer without the powers of another, and how many they were.
  ///
  /// - Complexity: O(M(n) log n), by squares of the divisor.
  package func removing(_ divisor: Integer) -> (rest: Integer, count: Int) {
    guard !isZero, divisor > 1, modulo(divisor).isZero else { return (self, 0) }
    var powers = [divisor]
    while let last = powers.last, 2 * last.bitLength <= bitLength + 1 {
      powers.append(last.squared())
    }
    var (rest, count) = (self, 0)
    for index in powers.indices.reversed() {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: powers[index])
      guard remainder.isZero else { continue }
      rest = quotient
      count += 1 << index
      // A power that is left twice was found by the square before, but for the
      // largest one.
      while index == powers.count - 1 {
        let (next, left) = rest.quotientAndRemainder(dividingBy: powers[index])
        guard left.isZero else { break }
        rest = next
        count += 1 << index
      }
    }
    return (rest, count)
  }

  /// The greatest common divisor of two words.
  ///
  /// > Source: Stein's binary algorithm.
  static func greatestCommonDivisor(_ a: Limb, _ b: Limb) -> Limb {
    if a == 0 { return b }
    if b == 0 { return a }
    if a == 1 || b == 1 { return 1 }
    let twos = Limb((a | b).trailingZeroBitCount)
    var x = a &>> Limb(a.trailingZeroBitCount)
    var y = b
    repeat {
      y &>>= Limb(y.trailingZeroBitCount)
      let smaller = min(x, y)
      y = max(x, y) &- smaller
      x = smaller
    } while y != 0
    return x &<< twos
  }

  /// The greatest common divisor of `|a| >= |b| > 0`.
  private static func equalSized(_ a: Integer, _ b: Integer) -> Integer {
    let n = a.limbCount
    return Integer(negative: false, capacity: n) { r in
      Limbs.withScratch(4 * n) { scratch in
        scratch.update(repeating: 0, count: 2 * n)
        a.withMagnitude { scratch.update(from: $0, count: $1) }
        b.withMagnitude { (scratch + n).update(from: $0, count: $1) }
        return Limbs.greatestCommonDivisor(r, scratch, n)
      }
    }
  }
}

extension Limbs {
  /// Sets `r` to the greatest common divisor of the two numbers of `n` limbs at
  /// the start of `scratch`, `4 n` limbs, and returns its number of limbs.
  fileprivate static func greatestCommonDivisor(
    _ r: MutableLimbPointer,
    _ scratch: MutableLimbPointer,
    _ n: Int
  ) -> Int {
    var (a, b) = (scratch, scratch + n)
    var (x, y) = (scratch + 2 * n, scratch + 3 * n)
    var n = n
    while true {
      n = max(count(a, n), count(b, n))
      if compare(a, b, n) < 0 { swap(&a, &b) }
      let m = count(b, n)
      if m == 0 {
        r.update(from: a, count: n)
        return n
      }
      if n == 1 {
        r[0] = Integer.greatestCommonDivisor(a[0], b[0])
        return 1
      }
      let matrix = LehmerMatrix(upper(a, n, of: a), upper(b, n, of: a))
      if matrix.isIdentity {
        remainder(a, n, b, m, quotient: x)
      } else {
        matrix.apply(x, y, a, b, n)
        swap(&a, &x)
        swap(&b, &y)
      }
    }
  }

  /// The 128 bits of `a`, `n` limbs, at the place of the upper ones of `top`.
  private static func upper(
    _ a: LimbPointer,
    _ n: Int,
    of top: LimbPointer
  ) -> (high: Limb, low: Limb) {
    let shift = Limb(top[n - 1].leadingZeroBitCount)
    let next = n > 2 ? (a[n - 3] &>> 1) &>> (63 &- shift) : 0
    let high = a[n - 1] &<< shift | (a[n - 2] &>> 1) &>> (63 &- shift)
    return (high, a[n - 2] &<< shift | next)
  }

  /// Replaces `a`, `n` limbs, by its remainder by `b`, `m` limbs.
  private static func remainder(
    _ a: MutableLimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int,
    quotient: MutableLimbPointer
  ) {
    if m == 1 {
      let rest = remainder(a, n, by: b[0])
      a.update(repeating: 0, count: n)
      a[0] = rest
    } else {
      withScratch(m) { rest in
        divide(quotient, rest, a, n, b, m)
        a.update(from: rest, count: m)
        (a + m).update(repeating: 0, count: n - m)
      }
    }
  }
}

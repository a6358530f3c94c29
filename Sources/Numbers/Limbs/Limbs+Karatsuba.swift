// Karatsuba's method with one scratch buffer for all levels.
//
// > Source: Brent and Zimmermann, Modern Computer Arithmetic, algorithm 1.4
// > (the subtractive variant, so that no half overflows).

extension Limbs {
  /// Sets `r`, `2 n` limbs, to `a * b` with three products of half the size.
  ///
  /// - Precondition: `n >= 2`, `scratch` has `scratchCount(n)` limbs, and `r`
  ///   overlaps nothing else.
  @inline(never)
  package static func multiplyKaratsuba(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ b: LimbPointer,
    _ n: Int,
    _ scratch: MutableLimbPointer
  ) {
    let half = (n + 1) / 2
    let rest = n - half
    let aSign = absoluteDifference(r, a, half, a + half, rest)
    let bSign = absoluteDifference(r + half, b, half, b + half, rest)
    let next = scratch + 2 * half + 1
    multiplyBalanced(scratch, r, r + half, half, next)
    multiplyBalanced(r, a, b, half, next)
    multiplyBalanced(r + 2 * half, a + half, b + half, rest, next)
    combine(r, half, rest, scratch, negative: aSign != bSign)
  }

  /// Sets `r`, `2 n` limbs, to the square of `a` with three squares of half
  /// the size.
  ///
  /// - Precondition: As for `multiplyKaratsuba`.
  @inline(never)
  package static func squareKaratsuba(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ scratch: MutableLimbPointer
  ) {
    let half = (n + 1) / 2
    let rest = n - half
    _ = absoluteDifference(r, a, half, a + half, rest)
    let next = scratch + 2 * half + 1
    squareBalanced(scratch, r, half, next)
    squareBalanced(r, a, half, next)
    squareBalanced(r + 2 * half, a + half, rest, next)
    combine(r, half, rest, scratch, negative: false)
  }

  /// Adds `low + high - t` at limb `half` of `r`, where `low` and `high` are
  /// the two halves of `r`, and `t`, `2 half + 1` limbs of room, has a sign.
  @inline(never)
  private static func combine(
    _ r: MutableLimbPointer,
    _ half: Int,
    _ rest: Int,
    _ t: MutableLimbPointer,
    negative: Bool
  ) {
    // The sum is a0 b1 + a1 b0, so that it is never negative in the end.
    if negative {
      t[2 * half] = add(t, t, r, 2 * half)
    } else {
      t[2 * half] = 0 &- subtract(t, r, t, 2 * half)
    }
    let carry = add(t, t, 2 * half, r + 2 * half, 2 * rest)
    t[2 * half] = t[2 * half] &+ carry
    // 2 half + 1 limbs from limb half on may be more than r has, by zeros.
    let count = min(2 * half + 1, half + 2 * rest)
    _ = add(r + half, r + half, half + 2 * rest, t, count)
  }

  /// Sets `r`, `n` limbs, to `|a - b|`, where `b` has `n` or `n - 1` limbs,
  /// and returns whether `a < b`.
  @inline(never)
  private static func absoluteDifference(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int
  ) -> Bool {
    if (n > m && a[m] != 0) || compare(a, b, m) >= 0 {
      _ = subtract(r, a, n, b, m)
      return false
    }
    _ = subtract(r, b, a, m)
    if n > m { r[m] = 0 }
    return true
  }
}

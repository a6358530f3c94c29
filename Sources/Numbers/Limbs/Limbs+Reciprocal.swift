// Division of large magnitudes by a reciprocal from Newton's iteration.
//
// A reciprocal is only an estimate: each block of the quotient is corrected
// until the remainder is in range, so that a poor one costs time and nothing
// else.
//
// > Source: Brent and Zimmermann, Modern Computer Arithmetic, 3.4.1.

extension Limbs {
  /// From this many limbs on a reciprocal is faster than division by halves.
  static var reciprocalThreshold: Int { 2500 }

  /// Divides `u`, `n + m` limbs, by `v`, `m` limbs: the `n` limbs of the
  /// quotient go to `q`, and the remainder replaces the low limbs of `u`.
  ///
  /// An estimate may be wrong by some units, and leaves no remainder.
  ///
  /// - Precondition: `m >= 2`, the top bit of `v` is set, and the top `m` limbs
  ///   of `u` are less than `v`.
  @inline(never)
  package static func divideByReciprocal(
    _ q: MutableLimbPointer,
    _ u: MutableLimbPointer,
    _ n: Int,
    _ v: LimbPointer,
    _ m: Int,
    isEstimate: Bool = false
  ) {
    // Two blocks at least: the reciprocal of half the quotient costs half.
    let blocks = n > m ? (n + m - 1) / m : (3 * n > m ? 2 : 1)
    let size = (n + blocks - 1) / blocks
    withScratch(size + max(2 * size, m + size)) { scratch in
      let inverse = scratch
      let product = scratch + size
      reciprocal(inverse, v + (m - size), size)
      var start = n
      while start > 0 {
        let count = min(size, start)
        start -= count
        let (quotient, rest) = (q + start, u + start)
        estimate(quotient, rest + m, inverse + (size - count), count, product)
        if start == 0, isEstimate { return }
        multiplyOrdered(product, quotient, count, v, m)
        _ = subtract(rest, rest, product, m + count)
        correct(quotient, count, rest, v, m)
      }
    }
  }

  /// Sets `q`, `n` limbs, to about the quotient of `u`, `n` limbs, times
  /// `2^(64 n)` by the divisor of a reciprocal.
  private static func estimate(
    _ q: MutableLimbPointer,
    _ u: LimbPointer,
    _ inverse: LimbPointer,
    _ n: Int,
    _ product: MutableLimbPointer
  ) {
    multiply(product, u, n, inverse, n)
    if add(q, product + n, u, n) != 0 { q.update(repeating: Limb.max, count: n) }
  }

  /// Moves units between the quotient and the remainder until the remainder,
  /// `m + n` limbs in two's complement, is at least 0 and below `v`.
  @inline(never)
  private static func correct(
    _ q: MutableLimbPointer,
    _ n: Int,
    _ u: MutableLimbPointer,
    _ v: LimbPointer,
    _ m: Int
  ) {
    // The limbs above the first one only repeat its sign.
    while u[m] >> 63 != 0 {
      u[m] = u[m] &+ add(u, u, v, m)
      _ = subtract(q, q, n, limb: 1)
    }
    while u[m] != 0 || compare(u, v, m) >= 0 {
      u[m] = u[m] &- subtract(u, u, v, m)
      _ = add(q, q, n, limb: 1)
    }
  }

  /// Sets `x`, `n` limbs, to about `2^(128 n) / d - 2^(64 n)`.
  ///
  /// The error is a few units. The reciprocal of the upper half gives half of
  /// the limbs; the residual, times that half, gives the others.
  ///
  /// - Precondition: The top bit of `d`, `n` limbs, is set.
  @inline(never)
  private static func reciprocal(_ x: MutableLimbPointer, _ d: LimbPointer, _ n: Int) {
    if n < 4 * divisionThreshold {
      reciprocalByDivision(x, d, n)
      return
    }
    let h = n / 2 + 1
    let low = n - h
    let upper = x + low
    reciprocal(upper, d + low, h)
    withScratch(n + h + 1 + low + 2 + h) { scratch in
      // T = d (2^(64 h) + X) should be 2^(64 (n + h)); the residual is what is
      // missing, or too much, and has n + 1 limbs.
      let t = scratch
      multiply(t, d, n, upper, h)
      t[n + h] = add(t + h, t + h, d, n)
      let isBelow = t[n + h] == 0
      if isBelow { negate(t, n + h) }
      // Its upper limbs, times the reciprocal, correct the lower limbs.
      let residual = t + h - 1
      let product = scratch + n + h + 1
      multiplyOrdered(product, residual, low + 2, upper, h)
      _ = add(product + h, product + h, residual, low + 2)
      x.update(repeating: 0, count: low)
      let correction = product + h + 1
      if isBelow {
        if add(x, x, n, correction, low + 1) != 0 { x.update(repeating: Limb.max, count: n) }
      } else {
        if subtract(x, x, n, correction, low + 1) != 0 { x.update(repeating: 0, count: n) }
      }
    }
  }

  /// The reciprocal as the quotient of `2^(128 n) - 1`.
  private static func reciprocalByDivision(_ x: MutableLimbPointer, _ d: LimbPointer, _ n: Int) {
    withScratch(3 * n) { scratch in
      // (2^(128 n) - 1) - 2^(64 n) d: the quotient loses its upper one.
      scratch.update(repeating: Limb.max, count: n)
      for i in 0..<n { scratch[n + i] = ~d[i] }
      divideNormalized(x, scratch, n, d, n, scratch + 2 * n)
    }
  }

  /// The product of magnitudes of any sizes.
  @inline(__always)
  private static func multiplyOrdered(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int
  ) {
    if n >= m { multiply(r, a, n, b, m) } else { multiply(r, b, m, a, n) }
  }
}

// The method of Toom and Cook with three parts: five products instead of nine.
//
// > Source: Bodrato, Towards optimal Toom-Cook multiplication (WAIFI 2007), for
// > the order of the interpolation, in which nothing becomes negative.

extension Limbs {
  /// Sets `r`, `2 n` limbs, to `a * b` with five products of a third of the
  /// size, at the points 0, 1, -1, 2 and infinity.
  ///
  /// - Precondition: `n >= 9`, `scratch` has `scratchCount(n)` limbs, and `r`
  ///   overlaps nothing else.
  @inline(never)
  package static func multiplyToom(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ b: LimbPointer,
    _ n: Int,
    _ scratch: MutableLimbPointer
  ) {
    let k = (n + 2) / 3
    let top = n - 2 * k
    let room = 2 * k + 2
    let (one, minusOne, two) = (scratch, scratch + room, scratch + 2 * room)
    let next = scratch + 3 * room
    let isSquare = a == b
    // The values of the operands at a point lie in r until they are multiplied.
    let (x, y) = (r, isSquare ? r : r + k + 1)
    var isNegative = evaluateAtMinusOne(x, a, k, top)
    if !isSquare, evaluateAtMinusOne(y, b, k, top) { isNegative.toggle() }
    multiplyAny(minusOne, x, y, k + 1, next)
    evaluateAtOne(x, a, k, top)
    if !isSquare { evaluateAtOne(y, b, k, top) }
    multiplyAny(one, x, y, k + 1, next)
    evaluateAtTwo(x, a, k, top)
    if !isSquare { evaluateAtTwo(y, b, k, top) }
    multiplyAny(two, x, y, k + 1, next)
    multiplyAny(r, a, b, k, next)
    multiplyAny(r + 4 * k, a + 2 * k, b + 2 * k, top, next)
    interpolate(r, n, k, (one, minusOne, two), isNegative: isNegative && !isSquare)
  }

  /// A product or a square, of operands of one size.
  private static func multiplyAny(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ b: LimbPointer,
    _ n: Int,
    _ scratch: MutableLimbPointer
  ) {
    if a == b { squareBalanced(r, a, n, scratch) } else { multiplyBalanced(r, a, b, n, scratch) }
  }

  /// Sets `r`, `k + 1` limbs, to `a0 + a1 + a2`.
  private static func evaluateAtOne(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ k: Int,
    _ top: Int
  ) {
    r[k] = add(r, a, k, a + 2 * k, top)
    r[k] = r[k] &+ add(r, r, a + k, k)
  }

  /// Sets `r`, `k + 1` limbs, to `|a0 - a1 + a2|` and returns whether the
  /// difference is negative.
  private static func evaluateAtMinusOne(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ k: Int,
    _ top: Int
  ) -> Bool {
    r[k] = add(r, a, k, a + 2 * k, top)
    if r[k] == 0, compare(r, a + k, k) < 0 {
      _ = subtract(r, a + k, r, k)
      return true
    }
    r[k] = r[k] &- subtract(r, r, a + k, k)
    return false
  }

  /// Sets `r`, `k + 1` limbs, to `a0 + 2 a1 + 4 a2`.
  private static func evaluateAtTwo(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ k: Int,
    _ top: Int
  ) {
    (r + top).update(repeating: 0, count: k - top)
    let carry = shiftLeft(r, a + 2 * k, top, by: 1)
    r[top] = carry
    r[k] = (top < k ? 0 : carry) &+ add(r, r, a + k, k)
    _ = shiftLeft(r, r, k + 1, by: 1)
    r[k] = r[k] &+ add(r, r, a, k)
  }

  /// Computes the coefficients from the values at 1, -1 and 2 and those at 0
  /// and infinity, which are in their places in `r`, and adds them up there.
  @inline(never)
  private static func interpolate(
    _ r: MutableLimbPointer,
    _ n: Int,
    _ k: Int,
    _ values: (MutableLimbPointer, MutableLimbPointer, MutableLimbPointer),
    isNegative: Bool
  ) {
    let (one, minusOne, two) = values
    // All values have 2 k + 1 limbs.
    let count = 2 * k + 1
    let (low, high) = (r, r + 4 * k)
    let highCount = 2 * (n - 2 * k)
    // two = (v2 - v(-1)) / 3 = c1 + c2 + 3 c3 + 5 c4
    if isNegative {
      _ = add(two, two, minusOne, count)
    } else {
      _ = subtract(two, two, minusOne, count)
    }
    divideByThree(two, count)
    // minusOne = (v1 - v(-1)) / 2 = c1 + c3
    if isNegative {
      _ = add(minusOne, one, minusOne, count)
    } else {
      _ = subtract(minusOne, one, minusOne, count)
    }
    shiftRight(minusOne, minusOne, count, by: 1)
    // one = v1 - c0 = c1 + c2 + c3 + c4
    _ = subtract(one, one, count, low, 2 * k)
    // two = (two - one) / 2 = c3 + 2 c4
    _ = subtract(two, two, one, count)
    shiftRight(two, two, count, by: 1)
    // one = one - minusOne - c4 = c2; two = two - 2 c4 = c3
    _ = subtract(one, one, minusOne, count)
    _ = subtract(one, one, count, high, highCount)
    _ = subtract(two, two, count, high, highCount)
    _ = subtract(two, two, count, high, highCount)
    // minusOne = minusOne - two = c1
    _ = subtract(minusOne, minusOne, two, count)
    (r + 2 * k).update(from: one, count: 2 * k)
    _ = add(high, high, highCount, limb: one[2 * k])
    _ = add(r + k, r + k, 2 * n - k, minusOne, count)
    _ = add(r + 3 * k, r + 3 * k, 2 * n - 3 * k, two, min(count, 2 * n - 3 * k))
  }

  /// Divides `r`, `n` limbs, by 3, which leaves no remainder.
  private static func divideByThree(_ r: MutableLimbPointer, _ n: Int) {
    // The inverse of 3 modulo 2^64 gives each limb of the quotient; three times
    // the limb carries 0, 1 or 2.
    let third: Limb = 0x5555_5555_5555_5555
    var carry: Limb = 0
    for i in 0..<n {
      let limb = r[i]
      let quotient = (limb &- carry) &* 0xaaaa_aaaa_aaaa_aaab
      carry = (limb < carry ? 1 : 0) &+ (quotient > third ? 1 : 0) &+ (quotient > 2 * third ? 1 : 0)
      r[i] = quotient
    }
  }
}

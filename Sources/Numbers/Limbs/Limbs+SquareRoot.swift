// Square roots with remainder.
//
// > Source: Zimmermann, Karatsuba square root (INRIA RR-3805, 1999).

extension Limbs {
  /// Sets `s`, `n` limbs, to the floor of the square root of `a`, `2 n` limbs,
  /// replaces the low `n` limbs of `a` by the remainder, and returns the limb
  /// of the remainder beyond them, 0 or 1.
  ///
  /// - Precondition: The upper two bits of `a` are not both zero, and `scratch`
  ///   has `n` limbs.
  @inline(never)
  static func squareRoot(
    _ s: MutableLimbPointer,
    _ a: MutableLimbPointer,
    _ n: Int,
    _ scratch: MutableLimbPointer
  ) -> Limb {
    if n == 1 { return squareRootOfTwoLimbs(s, a) }
    let low = n / 2
    let high = n - low
    // s' and r' of the upper part.
    var carry = squareRoot(s + low, a + 2 * low, high, scratch)
    // (q, u) = (r' b + a1) / (2 s'): first by s', then the quotient is halved.
    if carry != 0 { _ = subtract(a + 2 * low, a + 2 * low, s + low, high) }
    var quotientCarry = carry
    quotientCarry = quotientCarry &+ divideLow(s, a + low, low, s + low, high, scratch)
    let odd = s[0] & 1
    shiftRight(s, s, low, by: 1)
    s[low - 1] |= quotientCarry &<< 63
    quotientCarry &>>= 1
    carry = odd != 0 ? add(a + low, a + low, s + low, high) : 0
    // r = u b + a0 - q^2.
    square(scratch, s, low)
    let borrow = quotientCarry &+ subtract(a, a, scratch, 2 * low)
    var top = Int64(truncatingIfNeeded: carry)
    if low == high {
      top -= Int64(truncatingIfNeeded: borrow)
    } else {
      top -= Int64(truncatingIfNeeded: subtract(a + 2 * low, a + 2 * low, 1, limb: borrow))
    }
    // Since q <= b, the root grows by its carry; a negative remainder lowers it.
    quotientCarry = add(s + low, s + low, high, limb: quotientCarry)
    if top < 0 {
      // r + 2 s - 1.
      var more = addTwice(a, s, n) &+ (quotientCarry &<< 1)
      more = more &- subtract(a, a, n, limb: 1)
      top += Int64(truncatingIfNeeded: more)
      _ = subtract(s, s, n, limb: 1)
    }
    return Limb(truncatingIfNeeded: top)
  }

  /// Adds `2 b` to `a`, `n` limbs, and returns the carry.
  private static func addTwice(_ a: MutableLimbPointer, _ b: LimbPointer, _ n: Int) -> Limb {
    add(a, a, b, n) &+ add(a, a, b, n)
  }

  /// Divides `u`, `n + m` limbs, by `v`, `m` limbs with the top bit set, where
  /// the top `m` limbs of `u` may exceed `v`; the remainder replaces the low
  /// limbs of `u`.
  private static func divideLow(
    _ q: MutableLimbPointer,
    _ u: MutableLimbPointer,
    _ n: Int,
    _ v: LimbPointer,
    _ m: Int,
    _ scratch: MutableLimbPointer
  ) -> Limb {
    var carry: Limb = 0
    if compare(u + n, v, m) >= 0 {
      _ = subtract(u + n, u + n, v, m)
      carry = 1
    }
    if m == 1 {
      let reciprocal = Reciprocal(v[0])
      (q[0], u[0]) = reciprocal.divide(u[1], u[0])
    } else {
      divideNormalized(q, u, n, v, m, scratch)
    }
    return carry
  }

  /// The square root of two limbs: one step of the recursion, with halves of
  /// a limb.
  private static func squareRootOfTwoLimbs(
    _ s: MutableLimbPointer,
    _ a: MutableLimbPointer
  ) -> Limb {
    let (high, low) = (a[1], a[0])
    // A double gives the root of the upper limb within one unit.
    var upper = min(Limb(Double(high).squareRoot()), 0xffff_ffff)
    if upper &* upper > high {
      upper -= 1
    } else if upper < 0xffff_ffff, (upper + 1) &* (upper + 1) <= high {
      upper += 1
    }
    // (q, u) = (r' 2^32 + a1) / (2 s'), where r' 2^32 may have 65 bits.
    let numerator = (high &- upper &* upper) &<< 31 | low &>> 33
    let quotient = min(numerator / upper, 0xffff_ffff)
    let rest = numerator &- quotient &* upper
    var root = upper &<< 32 &+ quotient
    let square = quotient &* quotient
    let partial = rest &<< 33 | low & 0x1_ffff_ffff
    var remainder = partial &- square
    var top = Int64(truncatingIfNeeded: rest &>> 31) - (partial < square ? 1 : 0)
    if top < 0 {
      // r + 2 s - 1.
      let added = Limb.add(remainder, root, 0)
      root &-= 1
      let sum = Limb.add(added.sum, root, 0)
      remainder = sum.sum
      top += Int64(truncatingIfNeeded: added.carry &+ sum.carry)
    }
    s[0] = root
    a[0] = remainder
    return Limb(truncatingIfNeeded: top)
  }
}

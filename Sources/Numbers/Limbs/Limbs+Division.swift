// Quotients of magnitudes: by one limb, by rows, and by halves.

extension Limbs {
  /// From this many limbs on division by halves is faster than by rows.
  static var divisionThreshold: Int { 40 }

  /// Sets `q` to `a / d`, `n` limbs, and returns the remainder.
  ///
  /// - Precondition: `d != 0`.
  package static func divide(
    _ q: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    by d: Limb
  ) -> Limb {
    guard n > 0 else { return 0 }
    let left = Limb(truncatingIfNeeded: d.leadingZeroBitCount)
    let reciprocal = Reciprocal(d &<< left)
    var remainder = (a[n - 1] &>> 1) &>> (63 &- left)
    var i = n
    while i > 0 {
      i -= 1
      let next = i > 0 ? (a[i - 1] &>> 1) &>> (63 &- left) : 0
      (q[i], remainder) = reciprocal.divide(remainder, (a[i] &<< left) | next)
    }
    return remainder &>> left
  }

  /// The remainder of `a`, `n` limbs, by a limb.
  ///
  /// - Precondition: `d != 0`.
  static func remainder(_ a: LimbPointer, _ n: Int, by d: Limb) -> Limb {
    guard n > 0 else { return 0 }
    let left = Limb(truncatingIfNeeded: d.leadingZeroBitCount)
    let reciprocal = Reciprocal(d &<< left)
    var remainder = (a[n - 1] &>> 1) &>> (63 &- left)
    var i = n
    while i > 0 {
      i -= 1
      let next = i > 0 ? (a[i - 1] &>> 1) &>> (63 &- left) : 0
      remainder = reciprocal.divide(remainder, (a[i] &<< left) | next).remainder
    }
    return remainder &>> left
  }

  /// From this many limbs on division by halves is faster than exact division.
  static var exactDivisionThreshold: Int { 100 }

  /// Sets `q`, `n` limbs, to the quotient of `a`, at least `n` limbs, by `v`,
  /// `m` limbs, which leaves no remainder.
  ///
  /// > Source: Jebelean, An algorithm for exact division (J. Symb. Comp.
  /// > 1993): the limbs of the quotient come from the least significant one.
  ///
  /// - Precondition: `v` is odd.
  @inline(never)
  static func divideExactly(
    _ q: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ v: LimbPointer,
    _ m: Int
  ) {
    var inverse = v[0]
    for _ in 0..<5 { inverse = inverse &* (2 &- v[0] &* inverse) }
    q.update(from: a, count: n)
    for i in 0..<n {
      let digit = q[i] &* inverse
      let count = min(m, n - i)
      let borrow = subtractProduct(q + i, v, count, by: digit)
      if count < n - i { _ = subtract(q + i + count, q + i + count, n - i - count, limb: borrow) }
      q[i] = digit
    }
  }

  /// Divides `a`, `n` limbs, by `b`, `m` limbs: sets `q` to the `n - m + 1`
  /// limbs of the quotient and `r` to the `m` limbs of the remainder.
  ///
  /// - Precondition: `n >= m >= 2`, and `b` has no leading zeros.
  static func divide(
    _ q: MutableLimbPointer,
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int
  ) {
    let shift = b[m - 1].leadingZeroBitCount
    withScratch(n + 1 + 2 * m) { scratch in
      let u = scratch
      let v = scratch + n + 1
      u[n] = shiftLeft(u, a, n, by: shift)
      _ = shiftLeft(v, b, m, by: shift)
      divideNormalized(q, u, n + 1 - m, v, m, scratch + n + 1 + m)
      shiftRight(r, u, m, by: shift)
    }
  }

  /// Sets `q` to the `n - m + 1` limbs of the quotient of `a`, `n` limbs, by
  /// `b`, `m` limbs, within some units of its lowest limb.
  ///
  /// - Precondition: `n >= m >= 2`, and `b` has no leading zeros.
  static func estimateQuotient(
    _ q: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int
  ) {
    let shift = b[m - 1].leadingZeroBitCount
    withScratch(n + 1 + 2 * m) { scratch in
      let u = scratch
      let v = scratch + n + 1
      u[n] = shiftLeft(u, a, n, by: shift)
      _ = shiftLeft(v, b, m, by: shift)
      divideNormalized(q, u, n + 1 - m, v, m, scratch + n + 1 + m, isEstimate: true)
    }
  }

  /// Divides `u`, `n + m` limbs, by `v`, `m` limbs: the `n` limbs of the
  /// quotient go to `q`, and the remainder replaces the low limbs of `u`.
  ///
  /// An estimate may be wrong by some units, and leaves no remainder.
  ///
  /// - Precondition: `m >= 2`, the top bit of `v` is set, the top `m` limbs of
  ///   `u` are less than `v`, and `scratch` has `m` limbs.
  @inline(never)
  package static func divideNormalized(
    _ q: MutableLimbPointer,
    _ u: MutableLimbPointer,
    _ n: Int,
    _ v: LimbPointer,
    _ m: Int,
    _ scratch: MutableLimbPointer,
    isEstimate: Bool = false
  ) {
    let reciprocal = DoubleReciprocal(high: v[m - 1], low: v[m - 2])
    if min(n, m) < divisionThreshold {
      _ = divideSchoolbook(q, u, n, v, m, reciprocal)
      return
    }
    if min(n, m) >= reciprocalThreshold {
      divideByReciprocal(q, u, n, v, m, isEstimate: isEstimate)
      return
    }
    // The top block has the odd number of limbs, the others have m.
    var done = (n - 1) % m + 1
    var start = n - done
    if done == m {
      _ = divideByHalves(q + start, u + start, v, m, reciprocal, scratch)
    } else {
      divideShort(q + start, u + start, done, v, m, reciprocal, scratch)
    }
    while start > 0 {
      done = m
      start -= done
      if start == 0, isEstimate {
        estimateByHalves(q, u, v, m, reciprocal, scratch)
      } else {
        _ = divideByHalves(q + start, u + start, v, m, reciprocal, scratch)
      }
    }
  }

  /// Divides `2 n` limbs by `n`, within some units of the quotient: the low
  /// half of the divisor hardly counts for the low half of the quotient.
  private static func estimateByHalves(
    _ q: MutableLimbPointer,
    _ u: MutableLimbPointer,
    _ v: LimbPointer,
    _ n: Int,
    _ reciprocal: DoubleReciprocal,
    _ scratch: MutableLimbPointer
  ) {
    if n < divisionThreshold {
      let carry = divideSchoolbook(q, u, n, v, n, reciprocal)
      if carry != 0 { q.update(repeating: Limb.max, count: n) }
      return
    }
    let low = n / 2
    let high = n - low
    let carry = divideByHalves(q + low, u + 2 * low, v + low, high, reciprocal, scratch)
    if correct(q + low, high, u + low, v, low, n, carry, scratch) != 0 {
      // The exact quotient fits, so that it is just below the next limb.
      q.update(repeating: Limb.max, count: n)
      return
    }
    estimateByHalves(q, u + high, v + high, low, reciprocal, scratch)
  }

  /// Divides `n + m` limbs by `m`, where `n < m`: first by the top `n` limbs
  /// of the divisor.
  private static func divideShort(
    _ q: MutableLimbPointer,
    _ u: MutableLimbPointer,
    _ n: Int,
    _ v: LimbPointer,
    _ m: Int,
    _ reciprocal: DoubleReciprocal,
    _ scratch: MutableLimbPointer
  ) {
    if n < divisionThreshold {
      _ = divideSchoolbook(q, u, n, v, m, reciprocal)
      return
    }
    let rest = m - n
    let carry = divideByHalves(q, u + rest, v + rest, n, reciprocal, scratch)
    correct(q, n, u, v, rest, m, carry, scratch)
  }

  /// Divides `2 n` limbs by `n` and returns the limb of the quotient beyond
  /// `q`, 0 or 1.
  ///
  /// > Source: Burnikel and Ziegler, Fast recursive division (MPI-I-98-1-022),
  /// > with the corrections after the product.
  @inline(never)
  private static func divideByHalves(
    _ q: MutableLimbPointer,
    _ u: MutableLimbPointer,
    _ v: LimbPointer,
    _ n: Int,
    _ reciprocal: DoubleReciprocal,
    _ scratch: MutableLimbPointer
  ) -> Limb {
    if n < divisionThreshold { return divideSchoolbook(q, u, n, v, n, reciprocal) }
    let low = n / 2
    let high = n - low
    var carry = divideByHalves(q + low, u + 2 * low, v + low, high, reciprocal, scratch)
    carry = correct(q + low, high, u + low, v, low, n, carry, scratch)
    let next = divideByHalves(q, u + high, v + high, low, reciprocal, scratch)
    correct(q, low, u, v, high, n, next, scratch)
    return carry
  }

  /// Subtracts from the remainder `u`, `m` limbs, the product of the quotient
  /// (`n` limbs and a carry) and the `rest` low limbs of `v` that the division
  /// left out, and lowers the quotient until the remainder is not negative.
  @discardableResult
  private static func correct(
    _ q: MutableLimbPointer,
    _ n: Int,
    _ u: MutableLimbPointer,
    _ v: LimbPointer,
    _ rest: Int,
    _ m: Int,
    _ carry: Limb,
    _ scratch: MutableLimbPointer
  ) -> Limb {
    var carry = carry
    if n >= rest { multiply(scratch, q, n, v, rest) } else { multiply(scratch, v, rest, q, n) }
    var borrow = subtract(u, u, scratch, m)
    if carry != 0 { borrow = borrow &+ subtract(u + n, u + n, v, rest) }
    while borrow != 0 {
      carry = carry &- subtract(q, q, n, limb: 1)
      borrow = borrow &- add(u, u, v, m)
    }
    return carry
  }

  /// Divides `u`, `n + m` limbs, by `v`, `m` limbs: the `n` limbs of the
  /// quotient go to `q`, the next one, 0 or 1, is returned, and the remainder
  /// replaces the low limbs of `u`.
  ///
  /// > Source: Knuth, algorithm D, with the three-by-two quotient of Moeller
  /// > and Granlund, so that the estimate is wrong about once in 2^62.
  ///
  /// - Precondition: `m >= 2`, and the top bit of `v` is set.
  @inline(never)
  private static func divideSchoolbook(
    _ q: MutableLimbPointer,
    _ u: MutableLimbPointer,
    _ n: Int,
    _ v: LimbPointer,
    _ m: Int,
    _ reciprocal: DoubleReciprocal
  ) -> Limb {
    var carry: Limb = 0
    if compare(u + n, v, m) >= 0 {
      _ = subtract(u + n, u + n, v, m)
      carry = 1
    }
    var j = n
    while j > 0 {
      j -= 1
      let u2 = u[j + m]
      let u1 = u[j + m - 1]
      var digit = Limb.max
      if u2 != reciprocal.high || u1 != reciprocal.low {
        digit = reciprocal.quotient(u2, u1, u[j + m - 2])
      }
      let borrow = subtractProduct(u + j, v, m, by: digit)
      if borrow > u2 {
        digit &-= 1
        _ = add(u + j, u + j, v, m)
      }
      q[j] = digit
    }
    return carry
  }
}

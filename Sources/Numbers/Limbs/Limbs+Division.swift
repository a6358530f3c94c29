// Quotients of magnitudes: by one limb, and the schoolbook method.

extension Limbs {
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
    let shift = d.leadingZeroBitCount
    let reciprocal = Reciprocal(d &<< Limb(truncatingIfNeeded: shift))
    let left = Limb(truncatingIfNeeded: shift)
    var remainder = (a[n - 1] &>> 1) &>> (63 &- left)
    var i = n
    while i > 0 {
      i -= 1
      let next = i > 0 ? (a[i - 1] &>> 1) &>> (63 &- left) : 0
      let step = reciprocal.divide(remainder, (a[i] &<< left) | next)
      q[i] = step.quotient
      remainder = step.remainder
    }
    return remainder &>> left
  }

  /// Divides `u`, `n + m` limbs, by `v`, `m` limbs: the `n` limbs of the
  /// quotient go to `q`, and the remainder replaces the low limbs of `u`.
  ///
  /// > Source: Knuth, algorithm D, with the three-by-two quotient of Moeller
  /// > and Granlund, so that the estimate is wrong about once in 2^62.
  ///
  /// - Precondition: `m >= 2`, the top bit of `v` is set, and the top `m` limbs
  ///   of `u` are less than `v`.
  static func divideSchoolbook(
    _ q: MutableLimbPointer,
    _ u: MutableLimbPointer,
    _ n: Int,
    _ v: LimbPointer,
    _ m: Int
  ) {
    let reciprocal = DoubleReciprocal(high: v[m - 1], low: v[m - 2])
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
      u[j + m] = 0
      q[j] = digit
    }
  }
}

// Products of magnitudes: rows of one limb and the schoolbook method.

extension Limbs {
  /// Sets `r` to `a * b + carry`, `n` limbs, and returns the carry.
  @inline(__always)
  static func multiply(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    by b: Limb,
    carry: Limb = 0
  ) -> Limb {
    var carry = carry
    for i in 0..<n {
      let step = Limb.multiplyAdd(a[i], b, carry, 0)
      r[i] = step.low
      carry = step.high
    }
    return carry
  }

  /// Adds `a * b` to `r`, `n` limbs, and returns the carry.
  @inline(__always)
  static func addProduct(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    by b: Limb
  ) -> Limb {
    var carry: Limb = 0
    for i in 0..<n {
      let step = Limb.multiplyAdd(a[i], b, r[i], carry)
      r[i] = step.low
      carry = step.high
    }
    return carry
  }

  /// Subtracts `a * b` from `r`, `n` limbs, and returns the borrow.
  @inline(__always)
  static func subtractProduct(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    by b: Limb
  ) -> Limb {
    var borrow: Limb = 0
    for i in 0..<n {
      let step = Limb.multiplyAdd(a[i], b, borrow, 0)
      let x = r[i]
      r[i] = x &- step.low
      borrow = step.high &+ (x < step.low ? 1 : 0)
    }
    return borrow
  }

  /// Sets `r`, `n + m` limbs, to `a * b`.
  ///
  /// - Precondition: `n >= m >= 1`, and `r` overlaps neither operand.
  static func multiply(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int
  ) {
    r[n] = multiply(r, a, n, by: b[0])
    for j in 1..<max(m, 1) {
      r[n + j] = addProduct(r + j, a, n, by: b[j])
    }
  }
}

// Sums, differences, comparisons and shifts of magnitudes: the linear kernels.

extension Limbs {
  /// The number of limbs without the leading zeros.
  @inline(__always)
  static func count(_ a: LimbPointer, _ n: Int) -> Int {
    var n = n
    while n > 0, a[n - 1] == 0 { n -= 1 }
    return n
  }

  /// Sets `r` to `a + b`, `n` limbs each, and returns the carry.
  @inline(__always)
  static func add(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer, _ n: Int) -> Limb {
    var carry: Limb = 0
    var i = 0
    while i &+ 4 <= n {
      for j in i..<(i &+ 4) { (r[j], carry) = Limb.add(a[j], b[j], carry) }
      i = i &+ 4
    }
    while i < n {
      (r[i], carry) = Limb.add(a[i], b[i], carry)
      i = i &+ 1
    }
    return carry
  }

  /// Sets `r` to `a - b`, `n` limbs each, and returns the borrow.
  @inline(__always)
  package static func subtract(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ b: LimbPointer,
    _ n: Int
  ) -> Limb {
    var borrow: Limb = 0
    var i = 0
    while i &+ 4 <= n {
      for j in i..<(i &+ 4) { (r[j], borrow) = Limb.subtract(a[j], b[j], borrow) }
      i = i &+ 4
    }
    while i < n {
      (r[i], borrow) = Limb.subtract(a[i], b[i], borrow)
      i = i &+ 1
    }
    return borrow
  }

  /// Sets `r` to `a` plus one limb, `n` limbs, and returns the carry.
  @inline(__always)
  static func add(_ r: MutableLimbPointer, _ a: LimbPointer, _ n: Int, limb: Limb) -> Limb {
    var carry = limb
    var i = 0
    while i < n, carry != 0 {
      let sum = a[i] &+ carry
      carry = sum < carry ? 1 : 0
      r[i] = sum
      i += 1
    }
    if r != UnsafeMutablePointer(mutating: a), i < n {
      (r + i).update(from: a + i, count: n - i)
    }
    return carry
  }

  /// Sets `r` to `a` minus one limb, `n` limbs, and returns the borrow.
  @inline(__always)
  static func subtract(_ r: MutableLimbPointer, _ a: LimbPointer, _ n: Int, limb: Limb) -> Limb {
    var borrow = limb
    var i = 0
    while i < n, borrow != 0 {
      let x = a[i]
      r[i] = x &- borrow
      borrow = x < borrow ? 1 : 0
      i += 1
    }
    if r != UnsafeMutablePointer(mutating: a), i < n {
      (r + i).update(from: a + i, count: n - i)
    }
    return borrow
  }

  /// Sets `r` to `a + b`, where `a` has `n` limbs and `b` has `m <= n`, and
  /// returns the carry.
  @inline(never)
  static func add(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int
  ) -> Limb {
    let carry = add(r, a, b, m)
    return add(r + m, a + m, n - m, limb: carry)
  }

  /// Sets `r` to `a - b`, where `a` has `n` limbs and `b` has `m <= n`, and
  /// returns the borrow.
  @inline(never)
  static func subtract(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int
  ) -> Limb {
    let borrow = subtract(r, a, b, m)
    return subtract(r + m, a + m, n - m, limb: borrow)
  }

  /// The sign of `a - b`, `n` limbs each.
  @inline(never)
  static func compare(_ a: LimbPointer, _ b: LimbPointer, _ n: Int) -> Int {
    var i = n
    while i > 0 {
      i -= 1
      if a[i] != b[i] { return a[i] < b[i] ? -1 : 1 }
    }
    return 0
  }

  /// The sign of `a - b`, both without leading zeros.
  @inline(never)
  static func compare(_ a: LimbPointer, _ n: Int, _ b: LimbPointer, _ m: Int) -> Int {
    n == m ? compare(a, b, n) : (n < m ? -1 : 1)
  }

  /// Sets `r` to `a` shifted left and returns the bits shifted out.
  ///
  /// `r` may overlap `a` from above.
  ///
  /// - Precondition: `0 <= shift < 64`.
  @inline(never)
  package static func shiftLeft(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    by shift: Int
  ) -> Limb {
    guard n > 0 else { return 0 }
    let left = Limb(truncatingIfNeeded: shift)
    var i = n - 1
    let out = (a[i] &>> 1) &>> (63 &- left)
    while i > 0 {
      r[i] = (a[i] &<< left) | ((a[i - 1] &>> 1) &>> (63 &- left))
      i -= 1
    }
    r[0] = a[0] &<< left
    return out
  }

  /// Sets `r` to `a` shifted right and returns the bits shifted out, at the
  /// top of a limb.
  ///
  /// `r` may overlap `a` from below.
  ///
  /// - Precondition: `0 <= shift < 64`.
  @discardableResult
  static func shiftRight(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    by shift: Int
  ) -> Limb {
    guard n > 0 else { return 0 }
    let right = Limb(truncatingIfNeeded: shift)
    let out = (a[0] &<< 1) &<< (63 &- right)
    for i in 0..<(n - 1) {
      r[i] = (a[i] &>> right) | ((a[i + 1] &<< 1) &<< (63 &- right))
    }
    r[n - 1] = a[n - 1] &>> right
    return out
  }
}

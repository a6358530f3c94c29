// Products by rows: one limb at a time, and four rows at a time, which keeps
// four multiplications in flight instead of waiting for one chain of carries.

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
    for i in 0..<n { (carry, r[i]) = Limb.multiplyAdd(a[i], b, carry, 0) }
    return carry
  }

  /// Adds `a * b` to `r`, `n` limbs, and returns the carry.
  @inline(__always)
  package static func addProduct(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    by b: Limb
  ) -> Limb {
    var carry: Limb = 0
    for i in 0..<n { (carry, r[i]) = Limb.multiplyAdd(a[i], b, r[i], carry) }
    return carry
  }

  /// Subtracts `a * b` from `r`, `n` limbs, and returns the borrow.
  @inline(__always)
  package static func subtractProduct(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    by b: Limb
  ) -> Limb {
    // r - p = ~(~r + p), so that the carry of a sum is the borrow.
    var borrow: Limb = 0
    for i in 0..<n {
      let step = Limb.multiplyAdd(a[i], b, ~r[i], borrow)
      r[i] = ~step.low
      borrow = step.high
    }
    return borrow
  }

  /// Sets `r`, `n + 4` limbs, to `a` times the four limbs of `b`, plus the
  /// `n` low limbs of `r` if `accumulating`.
  ///
  /// - Precondition: `n >= 1`.
  @inline(__always)
  private static func multiplyFourRows(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    accumulating: Bool
  ) {
    let (b0, b1, b2, b3) = (b[0], b[1], b[2], b[3])
    var (c0, c1, c2, c3): (Limb, Limb, Limb, Limb) = (0, 0, 0, 0)
    var (a1, a2, a3): (Limb, Limb, Limb) = (0, 0, 0)
    for i in 0..<n {
      let a0 = a[i]
      var column: Limb = accumulating ? r[i] : 0
      (c0, column) = Limb.multiplyAdd(a0, b0, column, c0)
      (c1, column) = Limb.multiplyAdd(a1, b1, column, c1)
      (c2, column) = Limb.multiplyAdd(a2, b2, column, c2)
      (c3, column) = Limb.multiplyAdd(a3, b3, column, c3)
      r[i] = column
      (a1, a2, a3) = (a0, a1, a2)
    }
    // Three more columns, without a new limb of a.
    var column = c0
    (c1, column) = Limb.multiplyAdd(a1, b1, column, c1)
    (c2, column) = Limb.multiplyAdd(a2, b2, column, c2)
    (c3, column) = Limb.multiplyAdd(a3, b3, column, c3)
    r[n] = column
    column = c1
    (c2, column) = Limb.multiplyAdd(a1, b2, column, c2)
    (c3, column) = Limb.multiplyAdd(a2, b3, column, c3)
    r[n + 1] = column
    (c3, column) = Limb.multiplyAdd(a1, b3, c2, c3)
    r[n + 2] = column
    r[n + 3] = c3
  }

  /// Sets `r`, `n + m` limbs, to `a * b`.
  ///
  /// - Precondition: `n >= m >= 1`, and `r` overlaps neither operand.
  @inline(never)
  package static func multiplySchoolbook(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int
  ) {
    var j = m & 3
    if j == 0 {
      multiplyFourRows(r, a, n, b, accumulating: false)
      j = 4
    } else {
      r[n] = multiply(r, a, n, by: b[0])
      for k in 1..<max(j, 1) { r[n + k] = addProduct(r + k, a, n, by: b[k]) }
    }
    while j < m {
      multiplyFourRows(r + j, a, n, b + j, accumulating: true)
      j &+= 4
    }
  }

  /// Sets `r`, `2 n` limbs, to the square of `a`.
  ///
  /// The products of different limbs are computed once, in strips of four rows,
  /// and doubled while the squares of blocks of four limbs are added.
  ///
  /// - Precondition: `n >= 1`, and `r` does not overlap `a`.
  @inline(never)
  package static func squareSchoolbook(_ r: MutableLimbPointer, _ a: LimbPointer, _ n: Int) {
    if n <= 4 {
      multiplySchoolbook(r, a, n, a, n)
      return
    }
    r.update(repeating: 0, count: 4)
    multiplyFourRows(r + 4, a + 4, n - 4, a, accumulating: false)
    var j = 4
    while j &+ 4 < n {
      multiplyFourRows(r + 2 * j + 4, a + j + 4, n - j - 4, a + j, accumulating: true)
      j &+= 4
    }
    // The strips reach to limb n + j.
    r.advanced(by: n + j).update(repeating: 0, count: n - j)
    withUnsafeTemporaryAllocation(of: Limb.self, capacity: 8) { buffer in
      guard let block = buffer.baseAddress else { return }
      doubleAndAddBlocks(r, a, n, block)
    }
  }

  private static func doubleAndAddBlocks(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ block: MutableLimbPointer
  ) {
    var j = 0
    var carry: Limb = 0
    var shifted: Limb = 0
    while j < n {
      let width = min(4, n - j)
      multiplySchoolbook(block, a + j, width, a + j, width)
      for k in 0..<(2 * width) {
        let limb = r[2 * j + k]
        (r[2 * j + k], carry) = Limb.add((limb &<< 1) | shifted, block[k], carry)
        shifted = limb &>> 63
      }
      j &+= 4
    }
  }
}

// Products of residues of two, three and four limbs in registers.

extension Montgomery {
  /// Sets `r` to a product of residues of 2 limbs, in place or not.
  ///
  /// Each row adds a limb of `b` times `a`, and a multiple of the modulus that
  /// makes the lowest limb zero; the sum stays below twice the modulus.
  @inline(__always)
  func multiply2(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer) {
    var t0: Limb = 0
    var t1: Limb = 0
    var t2: Limb = 0
    for i in 0..<2 {
      let x = b[i]
      let p0 = Limb.multiplyAdd(a[0], x, t0, 0)
      let p1 = Limb.multiplyAdd(a[1], x, t1, p0.high)
      let top = Limb.add(t2, p1.high, 0)
      let factor = p0.low &* negatedInverse
      let q0 = Limb.multiplyAdd(factor, m.0, p0.low, 0)
      let q1 = Limb.multiplyAdd(factor, m.1, p1.low, q0.high)
      let last = Limb.add(top.sum, q1.high, 0)
      t0 = q1.low
      t1 = last.sum
      t2 = top.carry &+ last.carry
    }
    let d0 = Limb.subtract(t0, m.0, 0)
    let d1 = Limb.subtract(t1, m.1, d0.borrow)
    let isReduced = t2 >= d1.borrow
    r[0] = isReduced ? d0.difference : t0
    r[1] = isReduced ? d1.difference : t1
  }

  /// Sets `r` to a product of residues of 3 limbs, in place or not.
  ///
  /// Each row adds a limb of `b` times `a`, and a multiple of the modulus that
  /// makes the lowest limb zero; the sum stays below twice the modulus.
  @inline(__always)
  func multiply3(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer) {
    var t0: Limb = 0
    var t1: Limb = 0
    var t2: Limb = 0
    var t3: Limb = 0
    for i in 0..<3 {
      let x = b[i]
      let p0 = Limb.multiplyAdd(a[0], x, t0, 0)
      let p1 = Limb.multiplyAdd(a[1], x, t1, p0.high)
      let p2 = Limb.multiplyAdd(a[2], x, t2, p1.high)
      let top = Limb.add(t3, p2.high, 0)
      let factor = p0.low &* negatedInverse
      let q0 = Limb.multiplyAdd(factor, m.0, p0.low, 0)
      let q1 = Limb.multiplyAdd(factor, m.1, p1.low, q0.high)
      let q2 = Limb.multiplyAdd(factor, m.2, p2.low, q1.high)
      let last = Limb.add(top.sum, q2.high, 0)
      t0 = q1.low
      t1 = q2.low
      t2 = last.sum
      t3 = top.carry &+ last.carry
    }
    let d0 = Limb.subtract(t0, m.0, 0)
    let d1 = Limb.subtract(t1, m.1, d0.borrow)
    let d2 = Limb.subtract(t2, m.2, d1.borrow)
    let isReduced = t3 >= d2.borrow
    r[0] = isReduced ? d0.difference : t0
    r[1] = isReduced ? d1.difference : t1
    r[2] = isReduced ? d2.difference : t2
  }

  /// Sets `r` to a product of residues of 4 limbs, in place or not.
  ///
  /// Each row adds a limb of `b` times `a`, and a multiple of the modulus that
  /// makes the lowest limb zero; the sum stays below twice the modulus.
  @inline(__always)
  func multiply4(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer) {
    var t0: Limb = 0
    var t1: Limb = 0
    var t2: Limb = 0
    var t3: Limb = 0
    var t4: Limb = 0
    for i in 0..<4 {
      let x = b[i]
      let p0 = Limb.multiplyAdd(a[0], x, t0, 0)
      let p1 = Limb.multiplyAdd(a[1], x, t1, p0.high)
      let p2 = Limb.multiplyAdd(a[2], x, t2, p1.high)
      let p3 = Limb.multiplyAdd(a[3], x, t3, p2.high)
      let top = Limb.add(t4, p3.high, 0)
      let factor = p0.low &* negatedInverse
      let q0 = Limb.multiplyAdd(factor, m.0, p0.low, 0)
      let q1 = Limb.multiplyAdd(factor, m.1, p1.low, q0.high)
      let q2 = Limb.multiplyAdd(factor, m.2, p2.low, q1.high)
      let q3 = Limb.multiplyAdd(factor, m.3, p3.low, q2.high)
      let last = Limb.add(top.sum, q3.high, 0)
      t0 = q1.low
      t1 = q2.low
      t2 = q3.low
      t3 = last.sum
      t4 = top.carry &+ last.carry
    }
    let d0 = Limb.subtract(t0, m.0, 0)
    let d1 = Limb.subtract(t1, m.1, d0.borrow)
    let d2 = Limb.subtract(t2, m.2, d1.borrow)
    let d3 = Limb.subtract(t3, m.3, d2.borrow)
    let isReduced = t4 >= d3.borrow
    r[0] = isReduced ? d0.difference : t0
    r[1] = isReduced ? d1.difference : t1
    r[2] = isReduced ? d2.difference : t2
    r[3] = isReduced ? d3.difference : t3
  }
}

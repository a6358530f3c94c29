// Sums and differences of residues, of two to four limbs in registers.

extension Montgomery {
  /// Sets `r` to a sum of residues, in place or not.
  @inline(__always)
  func add(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer) {
    switch count {
    case 2: add2(r, a, b)
    case 3: add3(r, a, b)
    case 4: add4(r, a, b)
    default:
      let carry = Limbs.add(r, a, b, count)
      if carry != 0 || Limbs.compare(r, limbs, count) >= 0 {
        _ = Limbs.subtract(r, r, limbs, count)
      }
    }
  }

  /// Sets `r` to a difference of residues, in place or not.
  @inline(__always)
  func subtract(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer) {
    switch count {
    case 2: subtract2(r, a, b)
    case 3: subtract3(r, a, b)
    case 4: subtract4(r, a, b)
    default:
      if Limbs.subtract(r, a, b, count) != 0 { _ = Limbs.add(r, r, limbs, count) }
    }
  }

  @inline(__always)
  private func add2(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer) {
    let s0 = Limb.add(a[0], b[0], 0)
    let s1 = Limb.add(a[1], b[1], s0.carry)
    let d0 = Limb.subtract(s0.sum, m.0, 0)
    let d1 = Limb.subtract(s1.sum, m.1, d0.borrow)
    let isReduced = s1.carry >= d1.borrow
    r[0] = isReduced ? d0.difference : s0.sum
    r[1] = isReduced ? d1.difference : s1.sum
  }

  @inline(__always)
  private func subtract2(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer) {
    let d0 = Limb.subtract(a[0], b[0], 0)
    let d1 = Limb.subtract(a[1], b[1], d0.borrow)
    let mask = 0 &- d1.borrow
    let s0 = Limb.add(d0.difference, m.0 & mask, 0)
    let s1 = Limb.add(d1.difference, m.1 & mask, s0.carry)
    r[0] = s0.sum
    r[1] = s1.sum
  }

  @inline(__always)
  private func add3(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer) {
    let s0 = Limb.add(a[0], b[0], 0)
    let s1 = Limb.add(a[1], b[1], s0.carry)
    let s2 = Limb.add(a[2], b[2], s1.carry)
    let d0 = Limb.subtract(s0.sum, m.0, 0)
    let d1 = Limb.subtract(s1.sum, m.1, d0.borrow)
    let d2 = Limb.subtract(s2.sum, m.2, d1.borrow)
    let isReduced = s2.carry >= d2.borrow
    r[0] = isReduced ? d0.difference : s0.sum
    r[1] = isReduced ? d1.difference : s1.sum
    r[2] = isReduced ? d2.difference : s2.sum
  }

  @inline(__always)
  private func subtract3(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer) {
    let d0 = Limb.subtract(a[0], b[0], 0)
    let d1 = Limb.subtract(a[1], b[1], d0.borrow)
    let d2 = Limb.subtract(a[2], b[2], d1.borrow)
    let mask = 0 &- d2.borrow
    let s0 = Limb.add(d0.difference, m.0 & mask, 0)
    let s1 = Limb.add(d1.difference, m.1 & mask, s0.carry)
    let s2 = Limb.add(d2.difference, m.2 & mask, s1.carry)
    r[0] = s0.sum
    r[1] = s1.sum
    r[2] = s2.sum
  }

  @inline(__always)
  private func add4(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer) {
    let s0 = Limb.add(a[0], b[0], 0)
    let s1 = Limb.add(a[1], b[1], s0.carry)
    let s2 = Limb.add(a[2], b[2], s1.carry)
    let s3 = Limb.add(a[3], b[3], s2.carry)
    let d0 = Limb.subtract(s0.sum, m.0, 0)
    let d1 = Limb.subtract(s1.sum, m.1, d0.borrow)
    let d2 = Limb.subtract(s2.sum, m.2, d1.borrow)
    let d3 = Limb.subtract(s3.sum, m.3, d2.borrow)
    let isReduced = s3.carry >= d3.borrow
    r[0] = isReduced ? d0.difference : s0.sum
    r[1] = isReduced ? d1.difference : s1.sum
    r[2] = isReduced ? d2.difference : s2.sum
    r[3] = isReduced ? d3.difference : s3.sum
  }

  @inline(__always)
  private func subtract4(_ r: MutableLimbPointer, _ a: LimbPointer, _ b: LimbPointer) {
    let d0 = Limb.subtract(a[0], b[0], 0)
    let d1 = Limb.subtract(a[1], b[1], d0.borrow)
    let d2 = Limb.subtract(a[2], b[2], d1.borrow)
    let d3 = Limb.subtract(a[3], b[3], d2.borrow)
    let mask = 0 &- d3.borrow
    let s0 = Limb.add(d0.difference, m.0 & mask, 0)
    let s1 = Limb.add(d1.difference, m.1 & mask, s0.carry)
    let s2 = Limb.add(d2.difference, m.2 & mask, s1.carry)
    let s3 = Limb.add(d3.difference, m.3 & mask, s2.carry)
    r[0] = s0.sum
    r[1] = s1.sum
    r[2] = s2.sum
    r[3] = s3.sum
  }
}

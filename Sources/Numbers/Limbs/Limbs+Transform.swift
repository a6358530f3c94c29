// Products of large magnitudes by transforms over two primes.
//
// The operands are cut into coefficients of b bits, where b is as large as
// the product of the primes allows; the coefficients of the product are
// computed modulo each prime and joined by the Chinese remainder theorem.

/// A plan by which operands are cut for a product by transforms.
private struct TransformPlan {
  let bits: Int
  let width: Int
  let levels: Int

  /// Chooses the fewest coefficients for a product of `n` by `m` limbs.
  ///
  /// - Precondition: `n >= m`, and the product has at least 64 limbs.
  init(_ n: Int, _ m: Int) {
    // A coefficient of the product is a sum of `terms` products below 2^(2b),
    // and must be below p q > 2^123.99, whose upper limb is `bound`.
    let bound = Limb.wideProduct(PrimeField.first.prime, PrimeField.second.prime).high
    var bits = 60
    var count = 0
    while true {
      bits -= 1
      let terms = (m * 64 + bits - 1) / bits
      count = (n * 64 + bits - 1) / bits + terms
      if Limb(terms) < bound >> Limb(2 * bits - 64) { break }
    }
    var levels = 1
    while 7 << levels < count { levels += 1 }
    self.bits = bits
    self.levels = levels
    width = max(4, (count + (1 << levels) - 1) >> levels)
  }
}

extension Limbs {
  /// Sets `r`, `n + m` limbs, to `a * b` by transforms.
  ///
  /// - Precondition: `n >= m`, the product has at least 64 limbs, and `r`
  ///   overlaps neither operand.
  /// - Complexity: O(n log n) products of limbs, where `n` is the sum of sizes.
  @inline(never)
  package static func multiplyByTransform(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int
  ) {
    let plan = TransformPlan(n, m)
    let length = plan.width << plan.levels
    let isSquare = a == b && n == m
    withScratch(3 * length) { scratch in
      let (x, y, z) = (scratch, scratch + length, scratch + 2 * length)
      for (target, field) in [(x, PrimeField.first), (y, PrimeField.second)] {
        let transform = Transform(field, width: plan.width, levels: plan.levels)
        cut(target, length, a, n, bits: plan.bits)
        transform.forward(target)
        if !isSquare {
          cut(z, length, b, m, bits: plan.bits)
          transform.forward(z)
        }
        transform.multiplyRemainders(target, isSquare ? target : z)
        transform.backward(target)
        transform.release()
      }
      join(r, n + m, x, y, length, plan)
    }
  }

  /// Writes the coefficients of `a`, `bits` bits each, and zeros after them.
  @inline(never)
  private static func cut(
    _ x: MutableLimbPointer,
    _ length: Int,
    _ a: LimbPointer,
    _ n: Int,
    bits: Int
  ) {
    let mask: Limb = (1 &<< Limb(bits)) &- 1
    let count = (n * 64 + bits - 1) / bits
    var limb = 0
    var offset = 0
    for i in 0..<count {
      var value = a[limb] &>> Limb(offset)
      if offset + bits > 64, limb + 1 < n { value |= a[limb + 1] &<< Limb(64 - offset) }
      x[i] = value & mask
      offset += bits
      limb += offset >> 6
      offset &= 63
    }
    (x + count).update(repeating: 0, count: length - count)
  }

  /// Sets `r`, `n` limbs, to the number whose coefficients have the residues
  /// `x` and `y`, times `2^levels / 2^64`.
  @inline(never)
  private static func join(
    _ r: MutableLimbPointer,
    _ n: Int,
    _ x: LimbPointer,
    _ y: LimbPointer,
    _ length: Int,
    _ plan: TransformPlan
  ) {
    let (first, second) = (PrimeField.first, PrimeField.second)
    // The factor 2^64 / 2^levels, and with it the inverse of the first prime
    // modulo the second: c = x + p ((y - x) / p mod q).
    let inverse = second.inverse(first.prime % second.prime)
    let xFactor = first.multiplier(first.power(2, Limb(64 - plan.levels)))
    let yFactor = second.multiplier(
      second.product(second.power(2, Limb(64 - plan.levels)), inverse)
    )
    let xInverse = second.multiplier(inverse)
    let bits = Limb(plan.bits)
    let mask: Limb = (1 &<< bits) &- 1
    var (carryLow, carryHigh): (Limb, Limb) = (0, 0)
    var pending: Limb = 0
    var offset: Limb = 0
    var written = 0
    var i = 0
    while written < n {
      var (high, low) = (carryHigh, carryLow)
      if i < length {
        let c = first.reduced(first.multiply(x[i], xFactor))
        let difference =
          second.multiply(y[i], yFactor) &- second.multiply(c, xInverse) &+ second.prime &<< 1
        let quotient = second.reduced(second.halfReduced(difference))
        (high, low) = Limb.multiplyAdd(quotient, first.prime, c, carryLow)
        high = high &+ carryHigh
      }
      let digit = low & mask
      carryLow = low &>> bits | high &<< (64 &- bits)
      carryHigh = high &>> bits
      pending |= digit &<< offset
      offset = offset &+ bits
      if offset >= 64 {
        r[written] = pending
        written += 1
        offset = offset &- 64
        pending = offset == 0 ? 0 : digit &>> (bits &- offset)
      }
      i += 1
    }
  }
}

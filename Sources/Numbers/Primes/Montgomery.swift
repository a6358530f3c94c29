// Multiplication modulo an odd number without divisions.

/// Arithmetic modulo an odd number on residues of a fixed number of limbs.
///
/// A number `a` is represented by `a * 2^(64 n)` modulo the modulus, where `n`
/// is the number of its limbs.
///
/// > Source: Montgomery, Modular multiplication without trial division
/// > (Math. Comp. 1985).
struct Montgomery {
  /// The modulus.
  let modulus: Integer
  /// The limbs of the modulus, and their number.
  let limbs: [Limb]
  let count: Int
  /// The number whose product with the modulus is -1 modulo 2^64.
  let negatedInverse: Limb
  /// The four lowest limbs of the modulus, for the kernels of so few.
  let m: (Limb, Limb, Limb, Limb)
  /// The residue that represents 1.
  let one: [Limb]

  /// Prepares a modulus.
  ///
  /// - Precondition: The modulus is odd and greater than 1.
  init(_ modulus: Integer) {
    self.modulus = modulus
    limbs = modulus.withMagnitude { Array(UnsafeBufferPointer(start: $0, count: $1)) }
    count = limbs.count
    // Newton's iteration doubles the right bits: 3, 6, 12, 24, 48, 96.
    var inverse = limbs[0]
    for _ in 0..<5 { inverse = inverse &* (2 &- limbs[0] &* inverse) }
    negatedInverse = 0 &- inverse
    m = (
      limbs[0], count > 1 ? limbs[1] : 0, count > 2 ? limbs[2] : 0, count > 3 ? limbs[3] : 0
    )
    one = Montgomery.residue(of: Integer.one, modulus, count)
  }

  /// The residue that represents a number.
  func residue(of value: Integer) -> [Limb] {
    Montgomery.residue(of: value, modulus, count)
  }

  /// The number, below the modulus, that a residue represents.
  func value(of residue: [Limb]) -> Integer {
    var unit = [Limb](repeating: 0, count: count)
    unit[0] = 1
    return Integer(negative: false, capacity: count) { r in
      Limbs.withScratch(2 * count) { multiply(r, residue, unit, $0) }
      return count
    }
  }

  /// Sets `r` to the residue of a product; `scratch` has twice the limbs.
  ///
  /// `r` may coincide with an operand.
  @inline(__always)
  func multiply(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ b: LimbPointer,
    _ scratch: MutableLimbPointer
  ) {
    switch count {
    case 1:
      let product = Limb.wideProduct(a[0], b[0])
      let factor = product.low &* negatedInverse
      let high = Limb.multiplyAdd(factor, m.0, product.low, 0).high
      let sum = product.high &+ high
      r[0] = sum < high || sum >= m.0 ? sum &- m.0 : sum
    case 2: multiply2(r, a, b)
    case 3: multiply3(r, a, b)
    case 4: multiply4(r, a, b)
    default:
      Limbs.multiply(scratch, a, count, b, count)
      reduce(r, scratch)
    }
  }

  /// The steps of a product, about its nanoseconds.
  var stepsOfProduct: Int64 {
    switch count {
    case 1: 4
    case 2: 8
    case 3: 14
    case 4: 22
    default: Int64(5 * count * count / 2 + 20)
    }
  }

  /// The greatest common divisor of a residue and the modulus.
  func sharedDivisor(_ residue: LimbPointer) -> Integer {
    let value = Integer(negative: false, capacity: count) { r in
      r.update(from: residue, count: count)
      return count
    }
    return Integer.greatestCommonDivisor(value, modulus)
  }

  /// Sets `r` to `t / 2^(64 n)` modulo the modulus, where `t` has `2 n` limbs
  /// and is less than the modulus times `2^(64 n)`.
  private func reduce(_ r: MutableLimbPointer, _ t: MutableLimbPointer) {
    limbs.withUnsafeBufferPointer { buffer in
      guard let modulus = buffer.baseAddress else { return }
      for i in 0..<count {
        let factor = t[i] &* negatedInverse
        // The low limb becomes zero and keeps the carry instead.
        t[i] = Limbs.addProduct(t + i, modulus, count, by: factor)
      }
      let carry = Limbs.add(r, t + count, t, count)
      if carry != 0 || Limbs.compare(r, modulus, count) >= 0 {
        _ = Limbs.subtract(r, r, modulus, count)
      }
    }
  }

  /// Whether a residue is zero.
  func isZero(_ residue: LimbPointer) -> Bool {
    for i in 0..<count where residue[i] != 0 { return false }
    return true
  }

  /// The residue of a power with a natural exponent.
  func power(_ base: [Limb], _ exponent: Integer) -> [Limb] {
    var result = one
    var bit = exponent.bitLength
    Limbs.withScratch(2 * count) { scratch in
      result.withUnsafeMutableBufferPointer { buffer in
        guard let r = buffer.baseAddress else { return }
        while bit > 0 {
          bit -= 1
          multiply(r, r, r, scratch)
          if exponent.bit(at: bit) { multiply(r, r, base, scratch) }
        }
      }
    }
    return result
  }

  private static func residue(of value: Integer, _ modulus: Integer, _ count: Int) -> [Limb] {
    let residue = (value << (count * Limb.bitWidth)).modulo(modulus)
    var limbs = residue.withMagnitude { Array(UnsafeBufferPointer(start: $0, count: $1)) }
    limbs += [Limb](repeating: 0, count: count - limbs.count)
    return limbs
  }
}

extension Integer {
  /// The power with a natural exponent, modulo an integer, from 0 to below
  /// its magnitude.
  ///
  /// - Precondition: `exponent >= 0`, and `modulus` is not zero.
  public func power(_ exponent: Integer, modulo modulus: Integer) -> Integer {
    precondition(!exponent.isNegative, "a modular power needs a natural exponent")
    let modulus = modulus.magnitude
    if modulus == Integer.one { return Integer.zero }
    if modulus.isOdd {
      let field = Montgomery(modulus)
      return field.value(of: field.power(field.residue(of: modulo(modulus)), exponent))
    }
    let base = self.modulo(modulus)
    var result = Integer.one
    var bit = exponent.bitLength
    while bit > 0 {
      bit -= 1
      result = result.squared().modulo(modulus)
      if exponent.bit(at: bit) { result = (result * base).modulo(modulus) }
    }
    return result
  }
}

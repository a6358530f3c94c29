// Points of an elliptic curve in Montgomery's form, in slots of one scratch
// buffer.

/// Differential addition and doubling, without inverses.
///
/// The curve is `b y^2 = x^3 + a x^2 + x` with `(a + 2) / 4` as a numerator
/// over a denominator. Slots are numbered; a point takes two, X and Z.
struct CurveArithmetic {
  let field: Montgomery
  let base: MutableLimbPointer

  // Slots 0 to 3 are the product's buffer and 4 to 7 are temporary.
  static var numerator: Int { 8 }
  static var denominator: Int { 9 }
  static var start: Int { 10 }
  static var product: Int { 12 }
  static var first: Int { 14 }
  static var second: Int { 16 }
  static var third: Int { 18 }
  static var fourth: Int { 20 }
  /// The multiples 1, 11, 13 … 103 of a point, with the product of X and Z.
  static var multiples: Int { 30 }

  private func slot(_ index: Int) -> MutableLimbPointer { base + index * field.count }

  func load(_ index: Int, _ value: Integer) {
    let residue = field.residue(of: value)
    for i in 0..<field.count { slot(index)[i] = residue[i] }
  }

  private func copy(_ to: Int, _ from: Int, slots: Int = 2) {
    for i in 0..<slots * field.count { slot(to)[i] = slot(from)[i] }
  }

  func sharedDivisor(_ index: Int) -> Integer {
    let value = Integer(negative: false, capacity: field.count) { r in
      r.update(from: slot(index), count: field.count)
      return field.count
    }
    return Integer.greatestCommonDivisor(value, field.modulus)
  }

  private func multiply(_ r: Int, _ a: Int, _ b: Int) {
    field.multiply(slot(r), slot(a), slot(b), base)
  }

  private func add(_ r: Int, _ a: Int, _ b: Int) {
    let r = slot(r)
    let carry = Limbs.add(r, slot(a), slot(b), field.count)
    if carry != 0 || Limbs.compare(r, field.limbs, field.count) >= 0 {
      _ = Limbs.subtract(r, r, field.limbs, field.count)
    }
  }

  private func subtract(_ r: Int, _ a: Int, _ b: Int) {
    let r = slot(r)
    if Limbs.subtract(r, slot(a), slot(b), field.count) != 0 {
      _ = Limbs.add(r, r, field.limbs, field.count)
    }
  }

  /// Sets a point to twice a point.
  func double(_ r: Int, _ p: Int) {
    add(4, p, p + 1)
    subtract(5, p, p + 1)
    multiply(4, 4, 4)
    multiply(5, 5, 5)
    subtract(6, 4, 5)
    multiply(5, 5, CurveArithmetic.denominator)
    multiply(r, 4, 5)
    multiply(7, 6, CurveArithmetic.numerator)
    add(7, 7, 5)
    multiply(r + 1, 6, 7)
  }

  /// Sets a point to a sum, given the difference of the two; the result may
  /// take the place of any of them.
  func add(_ r: Int, _ p: Int, _ q: Int, difference d: Int) {
    subtract(4, p, p + 1)
    add(5, q, q + 1)
    multiply(4, 4, 5)
    add(5, p, p + 1)
    subtract(6, q, q + 1)
    multiply(5, 5, 6)
    add(6, 4, 5)
    subtract(7, 4, 5)
    multiply(6, 6, 6)
    multiply(7, 7, 7)
    multiply(4, 6, d + 1)
    multiply(r + 1, 7, d)
    copy(r, 4, slots: 1)
  }

  /// Sets a point to a multiple of another one by Montgomery's ladder.
  ///
  /// - Precondition: `r`, `p` and `second` are different, and the factor is
  ///   positive.
  func ladder(_ r: Int, _ p: Int, _ factor: Integer) {
    let next = CurveArithmetic.second
    copy(r, p)
    double(next, p)
    var bit = factor.bitLength - 1
    while bit > 0 {
      bit -= 1
      if factor.bit(at: bit) {
        add(r, r, next, difference: p)
        double(next, next)
      } else {
        add(next, r, next, difference: p)
        double(r, r)
      }
    }
  }

  /// Multiplies into the product, for each prime 210 m ± j of a range, what is
  /// zero where that multiple of the first point is the neutral element.
  func secondStage(giants: Int) {
    let (q, product) = (CurveArithmetic.first, CurveArithmetic.product)
    let stored = storeMultiples(q)
    // R = 210 m Q, from its last two values and 210 Q.
    let (step, r, last) = (CurveArithmetic.start, CurveArithmetic.third, CurveArithmetic.fourth)
    ladder(step, q, 210)
    copy(last, step)
    double(r, step)
    load(product, Integer.one)
    for _ in 0..<giants {
      multiply(22, r, r + 1)
      for point in stride(from: CurveArithmetic.multiples, to: stored, by: 3) {
        // (X - x)(Z + z) - X Z + x z = X z - x Z.
        subtract(23, r, point)
        add(24, r + 1, point + 1)
        multiply(23, 23, 24)
        subtract(23, 23, 22)
        add(23, 23, point + 2)
        multiply(product, product, 23)
      }
      copy(25, r)
      add(r, r, step, difference: last)
      copy(last, 25)
    }
  }

  /// Keeps the multiples below 105 that are prime to 210; returns the slot
  /// behind the last.
  private func storeMultiples(_ q: Int) -> Int {
    let (double, odd, last) = (27, CurveArithmetic.third, CurveArithmetic.fourth)
    self.double(double, q)
    copy(odd, q)
    copy(last, q)
    var index = CurveArithmetic.multiples
    for j in stride(from: 1, to: 105, by: 2) {
      if j % 3 != 0, j % 5 != 0, j % 7 != 0 {
        copy(index, odd)
        multiply(index + 2, odd, odd + 1)
        index += 3
      }
      // j - 2 is -1 for j = 1, a point of the same X and Z.
      copy(25, odd)
      add(odd, odd, double, difference: last)
      copy(last, 25)
    }
    return index
  }
}

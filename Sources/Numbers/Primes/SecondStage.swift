// The second stage of a curve: one prime of its order above the first bound.

/// A product over all pairs of a multiple of 2310 and a number prime to it.
///
/// Each prime above the first bound is 2310 m ± j with j below 1155 and prime
/// to 2310; the X of the two multiples of a point agree modulo the divisor
/// where that prime completes the order of the point.
///
/// > Source: Montgomery, Speeding the Pollard and elliptic curve methods of
/// > factorization (Math. Comp. 1987), section 4.
struct SecondStage {
  private let curve: CurveArithmetic

  /// Multiples of 2310 that are brought to Z = 1 together.
  private static var chunk: Int { 120 }
  private static var width: Int { 2310 }
  /// The numbers below 1155 that are prime to 2310.
  private static var residues: Int { 240 }

  // X of the small multiples, of the large ones, and what brings them to Z = 1.
  private static var small: Int { CurveArithmetic.table }
  private static var large: Int { small + residues }
  private static var depths: Int { large + chunk }
  private static var prefixes: Int { depths + residues }
  /// The slots of the arithmetic, with those before the table.
  static var slots: Int { prefixes + residues }

  /// The second stage of a curve.
  init(_ curve: CurveArithmetic) { self.curve = curve }

  /// The products that the stage up to a bound takes.
  static func products(from lower: Int, to upper: Int) -> Int64 {
    let giants = Int64(upper / width - lower / width + 1)
    return giants * Int64(residues + 10) + 5000
  }

  /// The greatest common divisor of the modulus and the product, for the first point.
  func run(from lower: Int, to upper: Int) -> Integer {
    let modulus = curve.field.modulus
    storeSmallMultiples()
    if let divisor = scale(Self.small, Self.residues) { return divisor }
    let (step, r, last) = (CurveArithmetic.step, CurveArithmetic.saved, CurveArithmetic.last)
    var giant = Swift.max(lower / Self.width, 1)
    curve.ladder(step, CurveArithmetic.first, Integer(Self.width))
    curve.ladder(r, step, Integer(giant))
    // Zero times a point is the neutral element, X : Z = 1 : 0.
    if giant > 1 {
      curve.ladder(last, step, Integer(giant - 1))
    } else {
      curve.load(last, 1)
      curve.load(last + 1, 0)
    }
    curve.load(CurveArithmetic.product, 1)
    curve.load(CurveArithmetic.product + 1, 1)
    while giant <= upper / Self.width + 1 {
      let count = Swift.min(Self.chunk, upper / Self.width + 2 - giant)
      for i in 0..<count {
        curve.copy(Self.large + i, r, slots: 1)
        curve.copy(Self.depths + i, r + 1, slots: 1)
        advance(r, last, by: step)
      }
      if let divisor = scale(Self.large, count) { return divisor }
      multiplyPairs(count)
      giant += count
    }
    let product = CurveArithmetic.product
    curve.multiply(product, product, product + 1)
    let divisor = curve.field.sharedDivisor(curve.slot(product))
    return divisor.isZero ? modulus : divisor
  }

  /// Moves a point by another, given the point before.
  private func advance(_ r: Int, _ last: Int, by step: Int) {
    let next = CurveArithmetic.second
    if curve.field.isZero(curve.slot(last + 1)) {
      curve.double(next, r)
    } else {
      curve.add(next, r, step, difference: last)
    }
    curve.copy(last, r)
    curve.copy(r, next)
  }

  /// Two products side by side, since each waits for its last factor.
  private func multiplyPairs(_ count: Int) {
    let (product, other) = (CurveArithmetic.product, CurveArithmetic.product + 1)
    for giant in Self.large..<Self.large + count {
      for point in stride(from: Self.small, to: Self.small + Self.residues, by: 2) {
        curve.subtract(2, giant, point)
        curve.multiply(product, product, 2)
        curve.subtract(3, giant, point + 1)
        curve.multiply(other, other, 3)
      }
    }
  }

  /// The multiples of the first point by the numbers prime to 2310.
  private func storeSmallMultiples() {
    let (q, double, odd, last) = (
      CurveArithmetic.first, CurveArithmetic.step, CurveArithmetic.saved, CurveArithmetic.last
    )
    curve.double(double, q)
    curve.copy(odd, q)
    curve.copy(last, q)
    var index = 0
    for j in stride(from: 1, to: Self.width / 2, by: 2) {
      if j % 3 != 0, j % 5 != 0, j % 7 != 0, j % 11 != 0 {
        curve.copy(Self.small + index, odd, slots: 1)
        curve.copy(Self.depths + index, odd + 1, slots: 1)
        index += 1
      }
      // j - 2 is -1 for j = 1, a point of the same X and Z.
      curve.copy(CurveArithmetic.second, odd)
      curve.add(odd, odd, double, difference: last)
      curve.copy(last, CurveArithmetic.second)
    }
  }

  /// Divides each X by its Z, with one inverse for all; returns a divisor of the modulus
  /// where a Z has no inverse.
  ///
  /// > Source: Montgomery 1987, section 10.3.1.
  private func scale(_ points: Int, _ count: Int) -> Integer? {
    curve.copy(Self.prefixes, Self.depths, slots: 1)
    for i in 1..<count {
      curve.multiply(Self.prefixes + i, Self.prefixes + i - 1, Self.depths + i)
    }
    let product = curve.value(Self.prefixes + count - 1)
    guard let inverse = product.inverse(modulo: curve.field.modulus) else {
      return Integer.greatestCommonDivisor(product, curve.field.modulus)
    }
    curve.load(2, inverse)
    for i in stride(from: count - 1, to: 0, by: -1) {
      curve.multiply(3, 2, Self.prefixes + i - 1)
      curve.multiply(points + i, points + i, 3)
      curve.multiply(2, 2, Self.depths + i)
    }
    curve.multiply(points, points, 2)
    return nil
  }
}

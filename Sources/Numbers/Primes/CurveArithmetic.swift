// Points of an elliptic curve in Montgomery's form, in slots of one buffer.

/// Differential addition and doubling, without inverses.
///
/// The curve is `b y^2 = x^3 + a x^2 + x`. Slots are numbered; a point takes
/// two, X and Z.
struct CurveArithmetic {
  let field: Montgomery
  let base: MutableLimbPointer

  // Slots 0 and 1 are the product's buffer and 2 to 6 are temporary.
  /// The residue of (a + 2) / 4.
  static var quarter: Int { 7 }
  static var one: Int { 8 }
  static var start: Int { 9 }
  static var first: Int { 11 }
  static var second: Int { 13 }
  static var step: Int { 15 }
  static var last: Int { 17 }
  static var saved: Int { 19 }
  static var product: Int { 21 }
  /// Slots for the second stage from here on.
  static var table: Int { 24 }

  /// A slot.
  func slot(_ index: Int) -> MutableLimbPointer { base + index * field.count }

  /// Sets a slot to the residue of a number.
  func load(_ index: Int, _ value: Integer) {
    let residue = field.residue(of: value)
    for i in 0..<field.count { slot(index)[i] = residue[i] }
  }

  /// The number of the residue in a slot.
  func value(_ index: Int) -> Integer {
    field.value(of: Array(UnsafeBufferPointer(start: slot(index), count: field.count)))
  }

  /// Copies slots to slots.
  func copy(_ to: Int, _ from: Int, slots: Int = 2) {
    slot(to).update(from: slot(from), count: slots * field.count)
  }

  /// Sets a slot to a product of two.
  @inline(__always)
  func multiply(_ r: Int, _ a: Int, _ b: Int) {
    field.multiply(slot(r), slot(a), slot(b), base)
  }

  @inline(__always)
  private func add(_ r: Int, _ a: Int, _ b: Int) { field.add(slot(r), slot(a), slot(b)) }

  /// Sets a slot to a difference of two.
  @inline(__always)
  func subtract(_ r: Int, _ a: Int, _ b: Int) { field.subtract(slot(r), slot(a), slot(b)) }

  /// Sets a point to twice a point.
  func double(_ r: Int, _ p: Int) {
    add(2, p, p + 1)
    subtract(3, p, p + 1)
    multiply(2, 2, 2)
    multiply(3, 3, 3)
    subtract(4, 2, 3)
    multiply(r, 2, 3)
    multiply(5, 4, CurveArithmetic.quarter)
    add(5, 5, 3)
    multiply(r + 1, 4, 5)
  }

  /// Sets a point to a sum, given the difference of the two; the result may
  /// take the place of any of them.
  ///
  /// A difference whose Z is 1 saves a product.
  func add(_ r: Int, _ p: Int, _ q: Int, difference d: Int, isAffine: Bool = false) {
    subtract(2, p, p + 1)
    add(3, q, q + 1)
    multiply(2, 2, 3)
    add(3, p, p + 1)
    subtract(4, q, q + 1)
    multiply(3, 3, 4)
    add(4, 2, 3)
    subtract(5, 2, 3)
    multiply(4, 4, 4)
    multiply(5, 5, 5)
    if !isAffine { multiply(4, 4, d + 1) }
    multiply(r + 1, 5, d)
    copy(r, 4, slots: 1)
  }

  /// Sets a point to a multiple of another one by Montgomery's ladder.
  ///
  /// - Precondition: `r`, `p` and `second` are different, and the factor is
  ///   positive.
  func ladder(_ r: Int, _ p: Int, _ factor: Integer, isAffine: Bool = false) {
    let next = CurveArithmetic.second
    copy(r, p)
    double(next, p)
    var bit = factor.bitLength - 1
    while bit > 0 {
      bit -= 1
      if factor.bit(at: bit) {
        add(r, r, next, difference: p, isAffine: isAffine)
        double(next, next)
      } else {
        add(next, r, next, difference: p, isAffine: isAffine)
        double(r, r)
      }
    }
  }
}

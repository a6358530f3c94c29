// The quotients of Euclid's algorithm that the upper limbs of two numbers
// determine, gathered in a matrix.
//
// A wrong last quotient does no harm: every such matrix has determinant 1 or
// -1, so that it keeps the greatest common divisor.
//
// > Source: Lehmer, Euclid's algorithm for large numbers (1938); Jebelean, A
// > double-digit Lehmer-Euclid algorithm (J. Symb. Comp. 1995).

/// A product of steps `(a, b) -> (b, a - q b)`, without the signs, which
/// alternate.
struct LehmerMatrix {
  /// The new numbers are `a0 a - b0 b` and `b1 b - a1 a`, or their negatives
  /// after an odd number of steps.
  var (a0, b0, a1, b1): (Limb, Limb, Limb, Limb) = (1, 0, 0, 1)
  /// Whether the number of steps is odd.
  var isOdd = false

  /// Whether no step was taken.
  var isIdentity: Bool { a1 == 0 }

  /// The steps that two limbs determine, while entries stay at most `2^31`.
  ///
  /// - Precondition: `x >= y`.
  init(_ x: Limb, _ y: Limb) {
    var x = x
    var y = y
    while y >= 1 << 33 {
      let quotient = x / y
      let rest = x &- quotient &* y
      if rest < 1 << 33 { return }
      (a0, a1) = (a1, a0 &+ quotient &* a1)
      (b0, b1) = (b1, b0 &+ quotient &* b1)
      isOdd.toggle()
      (x, y) = (y, rest)
    }
  }

  /// The steps that two numbers of two limbs determine, as far as entries fit
  /// a limb.
  ///
  /// - Precondition: `a >= b`, and the top bit of `a` is set.
  init(_ a: (high: Limb, low: Limb), _ b: (high: Limb, low: Limb)) {
    self.init(a.high, b.high)
    if isIdentity { return }
    let next =
      isOdd
      ? (applied(b, b0, a, a0), applied(a, a1, b, b1))
      : (applied(a, a0, b, b0), applied(b, b1, a, a1))
    let (x, y) = next
    // After a wrong quotient a number may have become negative.
    if x.high >> 63 != 0 || y.high >> 63 != 0 || x.high < y.high || x.high == 0 { return }
    let shift = Limb(x.high.leadingZeroBitCount)
    let second = LehmerMatrix(
      x.high &<< shift | (x.low &>> 1) &>> (63 &- shift),
      y.high &<< shift | (y.low &>> 1) &>> (63 &- shift)
    )
    let first = self
    a0 = second.a0 &* first.a0 &+ second.b0 &* first.a1
    b0 = second.a0 &* first.b0 &+ second.b0 &* first.b1
    a1 = second.a1 &* first.a0 &+ second.b1 &* first.a1
    b1 = second.a1 &* first.b0 &+ second.b1 &* first.b1
    isOdd = first.isOdd != second.isOdd
  }

  /// The value `p x - q y` modulo `2^128`.
  private func applied(
    _ x: (high: Limb, low: Limb),
    _ p: Limb,
    _ y: (high: Limb, low: Limb),
    _ q: Limb
  ) -> (high: Limb, low: Limb) {
    let plus = Limb.wideProduct(x.low, p)
    let minus = Limb.wideProduct(y.low, q)
    let low = Limb.subtract(plus.low, minus.low, 0)
    let high = plus.high &+ x.high &* p &- minus.high &- y.high &* q &- low.borrow
    return (high, low.difference)
  }

  /// Sets `x` and `y` to the absolute values of the new numbers, all of `n`
  /// limbs.
  func apply(
    _ x: MutableLimbPointer,
    _ y: MutableLimbPointer,
    _ a: LimbPointer,
    _ b: LimbPointer,
    _ n: Int
  ) {
    var (plusX, minusX, plusY, minusY): (Limb, Limb, Limb, Limb) = (0, 0, 0, 0)
    for i in 0..<n {
      let (p, q) = (a[i], b[i])
      var limb: Limb
      (plusX, limb) = Limb.multiplyAdd(p, a0, plusX, 0)
      (minusX, limb) = Limb.multiplyAdd(q, b0, ~limb, minusX)
      x[i] = ~limb
      (plusY, limb) = Limb.multiplyAdd(q, b1, plusY, 0)
      (minusY, limb) = Limb.multiplyAdd(p, a1, ~limb, minusY)
      y[i] = ~limb
    }
    // The true values fit n limbs, so that a carry is a sign.
    if plusX != minusX { Limbs.negate(x, n) }
    if plusY != minusY { Limbs.negate(y, n) }
  }
}

extension Limbs {
  /// Negates `r`, `n` limbs, in two's complement.
  static func negate(_ r: MutableLimbPointer, _ n: Int) {
    var carry: Limb = 1
    for i in 0..<n { (r[i], carry) = Limb.add(~r[i], 0, carry) }
  }
}

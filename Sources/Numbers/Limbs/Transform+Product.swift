// Products of remainders modulo x^c - r.

extension Transform {
  /// Sets `x` to `x y / 2^64`, remainder by remainder; the result is below
  /// twice the prime.
  ///
  /// `x` and `y` may be the same.
  func multiplyRemainders(_ x: MutableLimbPointer, _ y: LimbPointer) {
    // With a constant width the inner loops are unrolled.
    switch width {
    case 4: multiplyRemainders(x, y, width: 4)
    case 5: multiplyRemainders(x, y, width: 5)
    case 6: multiplyRemainders(x, y, width: 6)
    default: multiplyRemainders(x, y, width: 7)
    }
  }

  @inline(__always)
  private func multiplyRemainders(_ x: MutableLimbPointer, _ y: LimbPointer, width: Int) {
    withUnsafeTemporaryAllocation(of: Limb.self, capacity: 24) { buffer in
      guard let room = buffer.baseAddress else { return }
      for pair in 0..<(1 << (levels - 1)) {
        let root = root(pair)
        let start = 2 * pair * width
        multiply(x + start, y + start, root, isNegated: false, room, width: width)
        let next = start + width
        multiply(x + next, y + next, root, isNegated: true, room, width: width)
      }
    }
  }

  /// Sets `x` to `x y / 2^64` modulo `x^c - root`, or `x^c + root`.
  @inline(__always)
  private func multiply(
    _ x: MutableLimbPointer,
    _ y: LimbPointer,
    _ root: Multiplier,
    isNegated: Bool,
    _ room: MutableLimbPointer,
    width: Int
  ) {
    // b holds root y_1 ... root y_(c-1), y_0 ... y_(c-1), so that each
    // coefficient is one sum of c products.
    let a = room
    let b = room + 8
    for i in 0..<width {
      a[i] = field.reduced(field.halfReduced(x[i]))
      let value = field.reduced(field.halfReduced(y[i]))
      b[width + i] = value
      let product = field.reduced(field.multiply(value, root))
      b[i] = isNegated ? field.prime &- product : product
    }
    for k in 0..<width {
      var (high, low): (Limb, Limb) = (0, 0)
      // At most 7 (2^62)^2, which is less than 2^127.
      for i in 0..<width {
        let step = Limb.multiplyAdd(a[i], b[width &+ k &- i], low, 0)
        low = step.low
        high = high &+ step.high
      }
      x[k] = field.montgomery(high, low)
    }
  }
}

// Products of remainders modulo x^c - r.

extension Transform {
  /// Sets `x` to `x y / 2^64`, remainder by remainder; the result is below
  /// twice the prime.
  ///
  /// `x` and `y` may be the same.
  func multiplyRemainders(_ x: MutableLimbPointer, _ y: LimbPointer) {
    withUnsafeTemporaryAllocation(of: Limb.self, capacity: 24) { buffer in
      guard let room = buffer.baseAddress else { return }
      for pair in 0..<(1 << (levels - 1)) {
        let root = root(pair)
        let start = 2 * pair * width
        multiply(x + start, y + start, root, room)
        let negated = field.multiplier(field.prime - root.value)
        multiply(x + start + width, y + start + width, negated, room)
      }
    }
  }

  /// Sets `x` to `x y / 2^64` modulo `x^c - root`.
  @inline(__always)
  private func multiply(
    _ x: MutableLimbPointer,
    _ y: LimbPointer,
    _ root: Multiplier,
    _ room: MutableLimbPointer
  ) {
    // b holds root y_1 ... root y_(c-1), y_0 ... y_(c-1), so that each
    // coefficient is one sum of c products.
    let a = room
    let b = room + 8
    for i in 0..<width {
      a[i] = field.reduced(field.halfReduced(x[i]))
      let value = field.reduced(field.halfReduced(y[i]))
      b[width + i] = value
      b[i] = field.reduced(field.multiply(value, root))
    }
    for k in 0..<width {
      var high: Limb = 0
      var low: Limb = 0
      // At most 7 (2^62)^2, which is less than 2^127.
      for i in 0..<width {
        let step = Limb.multiplyAdd(a[i], b[width + k - i], low, 0)
        low = step.low
        high = high &+ step.high
      }
      x[k] = field.montgomery(high, low)
    }
  }
}

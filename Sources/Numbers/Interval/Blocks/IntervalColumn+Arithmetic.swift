// Arithmetic of columns while results are rounded up: every bound is the best
// double. What the signs and sizes of all boxes say is asked once for a block.

#if !arch(wasm32)
extension IntervalColumn {
  /// The opposites.
  @inline(never)
  package func setOpposite(_ a: IntervalColumn, count: Int) {
    setEach(a, count) { $0.opposite }
  }

  /// The sums; of two infinite bounds on a side too, since they have one sign.
  @inline(never)
  package func setSum(_ a: IntervalColumn, _ b: IntervalColumn, count: Int) {
    setEach(a, b, count) { $0 + $1 }
  }

  /// The differences.
  package func setDifference(_ a: IntervalColumn, _ b: IntervalColumn, count: Int) {
    setSum(a, b.opposite, count: count)
  }

  /// The products of columns of known kinds, plus a third column if there is one.
  package func setProduct(
    _ a: (column: IntervalColumn, kind: Kind),
    _ b: (column: IntervalColumn, kind: Kind),
    plus c: IntervalColumn?,
    count: Int
  ) {
    switch (a.kind, b.kind) {
    case (_, .positive): setProduct(a.column, positive: b.column, plus: c, count)
    case (_, .negative):
      opposite.setProduct(a.column, positive: b.column.opposite, plus: c?.opposite, count)
    case (.positive, _), (.negative, _): setProduct(b, a, plus: c, count: count)
    case (.any, _), (_, .any): setProduct(unbounded: a.column, b.column, plus: c, count)
    case (.bounded, .bounded): setProduct(bounded: a.column, b.column, plus: c, count)
    }
  }

  @inline(never)
  private func setProduct(
    _ a: IntervalColumn,
    positive b: IntervalColumn,
    plus c: IntervalColumn?,
    _ count: Int
  ) {
    if b.stride == 0, b.negatedLower[0] + b.upper[0] == 0 {
      let factor = b.lanes(0).upper
      if let c {
        setEach(a, c, count) { $0.scaled(factor) + $1 }
      } else {
        setEach(a, count) { $0.scaled(factor) }
      }
    } else if let c {
      setEach(a, b, c, count) { $0.timesPositive($1) + $2 }
    } else {
      setEach(a, b, count) { $0.timesPositive($1) }
    }
  }

  @inline(never)
  private func setProduct(
    bounded a: IntervalColumn,
    _ b: IntervalColumn,
    plus c: IntervalColumn?,
    _ count: Int
  ) {
    if let c {
      setEach(a, b, c, count) { $0 * $1 + $2 }
    } else {
      setEach(a, b, count) { $0 * $1 }
    }
  }

  /// The products of columns with infinite bounds, box by box: zero times such a
  /// bound is zero.
  @inline(never)
  private func setProduct(
    unbounded a: IntervalColumn,
    _ b: IntervalColumn,
    plus c: IntervalColumn?,
    _ count: Int
  ) {
    UpwardRounding.end()
    for index in 0..<count { self[index] = a[index] * b[index] }
    UpwardRounding.begin()
    if let c { setSum(self, c, count: count) }
  }

  /// The quotients.
  package func setQuotient(
    _ a: IntervalColumn,
    _ b: IntervalColumn,
    _ bKind: Kind,
    count: Int,
    _ decorations: BlockDecorations
  ) {
    switch bKind {
    case .positive: setQuotient(a, positive: b, count)
    case .negative: opposite.setQuotient(a, positive: b.opposite, count)
    case .bounded, .any: setQuotient(a, any: b, count, decorations)
    }
  }

  @inline(never)
  private func setQuotient(_ a: IntervalColumn, positive b: IntervalColumn, _ count: Int) {
    setEach(a, b, count) { $0.overPositive($1) }
  }

  @inline(never)
  private func setQuotient(
    _ a: IntervalColumn,
    any b: IntervalColumn,
    _ count: Int,
    _ decorations: BlockDecorations
  ) {
    UpwardRounding.end()
    for index in 0..<count {
      let divisor = b[index]
      let quotient = (a[index] / divisor).map {
        Enclosure($0, divisor.contains(0) ? .partial : .continuous)
      }
      self[index] = decorations.note(quotient, index)
    }
    UpwardRounding.begin()
  }

  /// The squares, plus another column if there is one.
  @inline(never)
  package func setSquare(_ a: IntervalColumn, plus c: IntervalColumn?, count: Int) {
    if let c {
      setEach(a, c, count) { $0.square + $1 }
    } else {
      setEach(a, count) { $0.square }
    }
  }

  /// Sets the boxes to powers with a whole exponent above 2 if all bases are on one side of
  /// zero, and returns whether they are.
  package func setPower(_ a: IntervalColumn, _ kind: Kind, _ exponent: Int, count: Int) -> Bool {
    switch kind {
    case .positive: setPower(positive: a, exponent, count)
    case .negative:
      let target = exponent & 1 == 0 ? self : opposite
      target.setPower(positive: a.opposite, exponent, count)
    case .bounded, .any: return false
    }
    return true
  }

  @inline(never)
  private func setPower(positive a: IntervalColumn, _ exponent: Int, _ count: Int) {
    switch exponent {
    case 3: setEach(a, count) { $0.positiveSquare.timesSamePositive($0) }
    case 4: setEach(a, count) { $0.positiveSquare.positiveSquare }
    case 5: setEach(a, count) { $0.positiveSquare.positiveSquare.timesSamePositive($0) }
    case 6: setEach(a, count) { $0.positiveSquare.timesSamePositive($0).positiveSquare }
    case 7:
      setEach(a, count) {
        $0.positiveSquare.timesSamePositive($0).positiveSquare.timesSamePositive($0)
      }
    default:
      setPower(positive: a, exponent >> 1, count)
      if exponent & 1 == 0 {
        setEach(self, count) { $0.positiveSquare }
      } else {
        setEach(self, a, count) { $0.positiveSquare.timesSamePositive($1) }
      }
    }
  }

  /// The absolute values.
  @inline(never)
  package func setMagnitude(_ a: IntervalColumn, count: Int) {
    setEach(a, count) { $0.magnitude }
  }

  /// The greater ones of members.
  @inline(never)
  package func setMaximum(_ a: IntervalColumn, _ b: IntervalColumn, count: Int) {
    setEach(a, b, count) { a, b in
      IntervalLanes(
        IntervalLanes.Bounds.lesser(a.negatedLower, b.negatedLower),
        IntervalLanes.Bounds.greater(a.upper, b.upper)
      )
    }
  }

  /// The lesser ones of members.
  package func setMinimum(_ a: IntervalColumn, _ b: IntervalColumn, count: Int) {
    opposite.setMaximum(a.opposite, b.opposite, count: count)
  }
}
#endif

// The boxes of a block, their lower bounds apart from their upper ones, so that
// bounds side by side are computed at once. Lower bounds have the opposite sign, so
// that both are rounded up.

#if !arch(wasm32)
/// The bounds of boxes.
///
/// No bound is NaN; the opposite of a lower bound, and an upper bound, is above
/// negative infinity.
package struct IntervalColumn {
  let negatedLower: UnsafeMutablePointer<Double>
  let upper: UnsafeMutablePointer<Double>
  /// The distance to the bounds of the next box: 1, or 0 for a constant, whose bounds are
  /// stored for the boxes of one unit.
  let stride: Int

  /// The number of boxes of a block is a multiple of this one.
  package static var unit: Int { 8 }

  package init(
    negatedLower: UnsafeMutablePointer<Double>,
    upper: UnsafeMutablePointer<Double>,
    isConstant: Bool = false
  ) {
    self.negatedLower = negatedLower
    self.upper = upper
    stride = isConstant ? 0 : 1
  }

  /// The opposites, in the same memory.
  package var opposite: IntervalColumn {
    IntervalColumn(negatedLower: upper, upper: negatedLower, isConstant: stride == 0)
  }

  subscript(index: Int) -> Interval {
    @inline(__always)
    get { Interval(ordered: 0 - negatedLower[index &* stride], upper[index &* stride]) }
    @inline(__always)
    nonmutating set {
      negatedLower[index] = 0 - newValue.lower
      upper[index] = newValue.upper
    }
  }

  /// Sets the first `count` boxes to one interval.
  package func fill(with interval: Interval, count: Int) {
    negatedLower.initialize(repeating: 0 - interval.lower, count: count)
    upper.initialize(repeating: interval.upper, count: count)
  }

  /// Sets the first `count` boxes to some intervals, and the rest of the last unit to the
  /// last interval.
  package func fill(from boxes: UnsafePointer<Interval>, count: Int) {
    for index in 0..<count { self[index] = boxes[index] }
    let rest = -count & (IntervalColumn.unit - 1)
    for index in count..<count + rest { self[index] = boxes[count - 1] }
  }

  /// Writes the boxes with their decorations.
  package func write(
    _ decorations: BlockDecorations,
    to target: UnsafeMutablePointer<Enclosure?>,
    count: Int
  ) {
    if decorations.areContinuous {
      for index in 0..<count {
        (target + index).initialize(to: Enclosure(self[index], .continuous))
      }
      return
    }
    for index in 0..<count {
      let decoration = decorations.decoration(index)
      (target + index).initialize(to: decoration.map { Enclosure(self[index], $0) })
    }
  }
}

extension IntervalColumn {
  /// A sign or a bound that all boxes of a column share.
  package enum Kind: UInt8 {
    /// All members are above zero, and bounded.
    case positive
    /// All members are below zero, and bounded.
    case negative
    /// All bounds are finite.
    case bounded
    /// There may be infinite bounds.
    case any

    /// Whether all members are bounded and on one side of zero.
    package var hasSign: Bool { self == .positive || self == .negative }

    /// The kind of a column from its greatest bounds.
    init(negatedLower: Double, upper: Double) {
      guard negatedLower < .infinity, upper < .infinity else {
        self = .any
        return
      }
      self = negatedLower < 0 ? .positive : upper < 0 ? .negative : .bounded
    }
  }

  /// The kind of the column.
  @inline(never)
  package func kind(count: Int) -> Kind {
    var most = lanes(0)
    for index in Swift.stride(from: IntervalColumn.unit, to: count, by: IntervalColumn.unit) {
      most = most.greatest(lanes(index))
    }
    let (negatedLower, upper) = most.extremes
    return Kind(negatedLower: negatedLower, upper: upper)
  }
}

/// The behaviour of an expression on each box of a block.
package struct BlockDecorations {
  /// For each box the raw value of its ``Decoration``, or ``none`` where the expression is
  /// nowhere defined; after the boxes, the least of all these.
  private let values: UnsafeMutablePointer<Int8>
  private let count: Int

  /// The mark of a box on which there is no value.
  private static var none: Int8 { -1 }
  private static var continuous: Int8 { Int8(Decoration.continuous.rawValue) }

  /// Creates memory for the boxes of a block.
  package init(count: Int) {
    self.count = count
    values = .allocate(capacity: count + 1)
    values.initialize(repeating: BlockDecorations.continuous, count: count + 1)
  }

  package func deallocate() { values.deallocate() }

  /// Marks every box as continuous again.
  package func reset() {
    if !areContinuous { values.update(repeating: BlockDecorations.continuous, count: count + 1) }
  }

  /// Whether the expression is continuous on every box.
  var areContinuous: Bool { values[count] == BlockDecorations.continuous }

  /// How the expression behaves on a box; nil where it has no value.
  @inline(__always)
  func decoration(_ index: Int) -> Decoration? {
    Decoration(rawValue: UInt8(bitPattern: values[index]))
  }

  /// Notes how a part of the expression behaves on a box, and returns its values.
  @inline(__always)
  func note(_ found: Enclosure?, _ index: Int) -> Interval {
    let mark = found.map { Int8($0.decoration.rawValue) } ?? BlockDecorations.none
    values[index] = min(values[index], mark)
    values[count] = min(values[count], mark)
    // Without a value, any bounds will do.
    return found?.values ?? .zero
  }
}
#endif

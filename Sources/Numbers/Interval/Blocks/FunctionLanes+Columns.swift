// Functions on columns of boxes, many boxes at once.
//
// Where a function has a value that is a double, or an end of its domain, boxes are
// flagged, and computed one after the other.

#if !arch(wasm32)
extension IntervalColumn {
  /// The values of a function.
  package func setValues(
    _ function: IntervalFunction,
    _ a: IntervalColumn,
    count: Int,
    _ decorations: BlockDecorations
  ) {
    guard let lanes = function.lanes, a.stride != 0 else {
      for index in 0..<count { self[index] = decorations.note(function.values(a[index]), index) }
      return
    }
    if lanes.setValues(self, a, count) { return }
    for index in 0..<count where isForgotten(index) {
      self[index] = decorations.note(function.values(a[index]), index)
    }
  }

  /// The values of a function of two numbers.
  package func setValues(
    _ operation: IntervalOperation,
    _ a: IntervalColumn,
    _ b: IntervalColumn,
    count: Int,
    _ decorations: BlockDecorations
  ) {
    for index in 0..<count {
      self[index] = decorations.note(operation.values(a[index], b[index]), index)
    }
  }

  /// Marks the boxes of a unit as not computed; `index` is the first of them.
  @inline(__always)
  fileprivate func forgetUnit(_ index: Int) {
    (upper + index).update(repeating: .nan, count: IntervalColumn.unit)
  }

  /// Whether a box is marked as not computed.
  @inline(__always)
  private func isForgotten(_ index: Int) -> Bool { upper[index].isNaN }
}

extension FunctionLanes {
  /// Sets boxes to the values on others, and returns whether none was flagged.
  ///
  /// The lower bounds stand in the places of their opposites until they are widened. A unit
  /// with a flagged box is marked as not computed.
  func setValues(_ target: IntervalColumn, _ source: IntervalColumn, _ count: Int) -> Bool {
    let unit = IntervalColumn.unit
    for index in stride(from: 0, to: count, by: unit) {
      UnsafeMutableRawPointer(target.negatedLower + index)
        .storeBytes(of: source.lanes(index).lower, as: Wide.self)
    }
    function.block(target.negatedLower, target.negatedLower, count)
    function.block(source.upper, target.upper, count)
    switch shape {
    case .increasing: return widen(target, source, count) { _, _, values, _ in values }
    case .decreasing:
      return widen(target, source, count) { _, _, values, _ in (values.high, values.low) }
    case .angle: return widen(target, source, count, FunctionLanes.ordered)
    case .root: return widenRoots(target, source, count)
    }
  }

  /// Makes the values at the ends of boxes wider by an ulp.
  @inline(__always)
  private func widen(
    _ target: IntervalColumn,
    _ source: IntervalColumn,
    _ count: Int,
    _ order: (Wide, Wide, (low: Wide, high: Wide), inout Wide) -> (low: Wide, high: Wide)
  ) -> Bool {
    var areAllKnown = true
    for index in stride(from: 0, to: count, by: Wide.scalarCount) {
      let (lower, upper) = (source.lanes(index).lower, source.lanes(index).upper)
      var flags = domainFlags(lower).unitedBits(domainFlags(upper))
      let found = target.lanes(index)
      let values = order(lower, upper, (found.negatedLower, found.upper), &flags)
      flags = flags.unitedBits(values.low.valueFlags).unitedBits(values.high.valueFlags)
      let (least, most) = (values.low.nextDown, values.high.nextUp)
      let (first, last) = (Wide(repeating: range.lower), Wide(repeating: range.upper))
      target.setLanes(
        index,
        IntervalLanes(
          0 - least.replacing(with: first, where: least .< first),
          most.replacing(with: last, where: most .> last)
        )
      )
      if flags.hasHighBit {
        target.forgetUnit(index)
        areAllKnown = false
      }
    }
    return areAllKnown
  }

  /// A flag where an argument is not inside of the domain, or has an exact value.
  @inline(__always)
  private func domainFlags(_ x: Wide) -> Wide {
    let mark = Wide(repeating: -1)
    return Wide(repeating: 0)
      .replacing(with: mark, where: x .<= Wide(repeating: domain.lower))
      .replacing(with: mark, where: x .>= Wide(repeating: domain.upper))
      .replacing(with: mark, where: x .== Wide(repeating: exact))
  }

  /// The values in order, of angles in one quarter turn that are not near zero.
  ///
  /// Both have the same whole number of quarter turns below them, since they are
  /// less than a turn apart.
  @inline(__always)
  private static func ordered(
    _ lower: Wide,
    _ upper: Wide,
    _ values: (low: Wide, high: Wide),
    _ flags: inout Wide
  ) -> (low: Wide, high: Wide) {
    let (first, last) = (QuarterTurns<Wide>(small: lower), QuarterTurns<Wide>(small: upper))
    let mark = Wide(repeating: -1)
    let tiny = Wide(repeating: 0x1p-28)
    flags = flags.unitedBits(
      Wide(repeating: 0)
        .replacing(with: mark, where: lower.absolute .< tiny)
        .replacing(with: mark, where: upper.absolute .< tiny)
        .replacing(with: mark, where: first.start .!= last.start)
    )
    return (
      values.low.replacing(with: values.high, where: values.high .< values.low),
      values.high.replacing(with: values.low, where: values.high .< values.low)
    )
  }

  /// Makes square roots wider, but for those that are exact.
  private func widenRoots(
    _ target: IntervalColumn,
    _ source: IntervalColumn,
    _ count: Int
  ) -> Bool {
    var areAllKnown = true
    for index in stride(from: 0, to: count, by: Wide.scalarCount) {
      let (lower, upper) = (source.lanes(index).lower, source.lanes(index).upper)
      let (low, high) = (target.lanes(index).negatedLower, target.lanes(index).upper)
      target.setLanes(
        index,
        IntervalLanes(
          0 - low.nextDown.replacing(with: low, where: low.isRoot(of: lower)),
          high.nextUp.replacing(with: high, where: high.isRoot(of: upper))
        )
      )
      if domainFlags(lower).unitedBits(domainFlags(upper)).hasHighBit {
        target.forgetUnit(index)
        areAllKnown = false
      }
    }
    return areAllKnown
  }
}

extension QuarterTurns<Wide> {
  /// The number of whole quarter turns below, with what is added to find it.
  @inline(__always)
  fileprivate var start: Wide {
    shifted.replacing(with: shifted - 1, where: rest .< Wide(repeating: 0))
  }
}

extension Wide {
  /// A flag where the numbers next to it are not found by counting.
  @inline(__always)
  fileprivate var valueFlags: Wide {
    let size = absolute
    return size.subtractingBits(Wide(repeating: .leastNonzeroMagnitude))
      .unitedBits(Wide(repeating: .greatestFiniteMagnitude).subtractingBits(size))
  }

  /// The doubles below, of finite numbers other than zero.
  @inline(__always)
  fileprivate var nextDown: Wide {
    subtractingBits(
      Wide(repeating: .leastNonzeroMagnitude)
        .subtractingBits(shiftedBits(right: 63).shiftedBits(left: 1))
    )
  }

  /// The doubles above.
  @inline(__always)
  fileprivate var nextUp: Wide {
    subtractingBits(
      shiftedBits(right: 63).shiftedBits(left: 1)
        .subtractingBits(Wide(repeating: .leastNonzeroMagnitude))
    )
  }

  /// Whether the square is another number, exactly.
  @inline(__always)
  fileprivate func isRoot(of other: Wide) -> SIMDMask<SIMD8<Int64>> {
    let square = Pair(self, times: self)
    return (square.high .== other) .& (square.low .== Wide(repeating: 0))
  }
}
#endif

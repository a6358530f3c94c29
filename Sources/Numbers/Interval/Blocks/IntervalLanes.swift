// Intervals side by side, while results are rounded up.

#if !arch(wasm32)
/// Some intervals, their lower bounds with the opposite sign.
struct IntervalLanes {
  typealias Bounds = SIMD8<Double>

  var negatedLower: Bounds
  var upper: Bounds

  @inline(__always)
  init(_ negatedLower: Bounds, _ upper: Bounds) {
    self.negatedLower = negatedLower
    self.upper = upper
  }

  /// The lower bounds, which are exact.
  @inline(__always)
  var lower: Bounds { Bounds() - negatedLower }

  /// The opposites.
  @inline(__always)
  var opposite: IntervalLanes { IntervalLanes(upper, negatedLower) }

  /// The greater bounds: the intervals around these and others.
  @inline(__always)
  func greatest(_ other: IntervalLanes) -> IntervalLanes {
    IntervalLanes(
      Bounds.greater(negatedLower, other.negatedLower),
      Bounds.greater(upper, other.upper)
    )
  }

  @inline(__always)
  static func + (a: IntervalLanes, b: IntervalLanes) -> IntervalLanes {
    IntervalLanes(a.negatedLower + b.negatedLower, a.upper + b.upper)
  }

  /// The products of bounded intervals.
  @inline(__always)
  static func * (a: IntervalLanes, b: IntervalLanes) -> IntervalLanes {
    let (low, high) = (a.lower, Bounds() - a.upper)
    let least = b.lower
    return IntervalLanes(
      Bounds.greater(
        Bounds.greater(a.negatedLower * least, a.negatedLower * b.upper),
        Bounds.greater(a.upper * b.negatedLower, high * b.upper)
      ),
      Bounds.greater(
        Bounds.greater(low * least, low * b.upper),
        Bounds.greater(a.upper * least, a.upper * b.upper)
      )
    )
  }

  /// The products with bounded intervals above zero.
  ///
  /// The factor of a bound is the greater one where that leads outward, else the
  /// lesser one.
  @inline(__always)
  func timesPositive(_ b: IntervalLanes) -> IntervalLanes {
    let least = b.lower
    return IntervalLanes(
      Bounds.greater(negatedLower * least, negatedLower * b.upper),
      Bounds.greater(upper * least, upper * b.upper)
    )
  }

  /// The products with numbers above zero.
  @inline(__always)
  func scaled(_ factor: Bounds) -> IntervalLanes {
    IntervalLanes(negatedLower * factor, upper * factor)
  }

  /// The quotients by bounded intervals above zero.
  @inline(__always)
  func overPositive(_ b: IntervalLanes) -> IntervalLanes {
    let (zero, least) = (Bounds(), b.lower)
    return IntervalLanes(
      negatedLower / least.replacing(with: b.upper, where: negatedLower .< zero),
      upper / least.replacing(with: b.upper, where: upper .< zero)
    )
  }

  /// The absolute values.
  @inline(__always)
  var magnitude: IntervalLanes {
    let least = Bounds.greater(Bounds.greater(lower, Bounds() - upper), Bounds())
    return IntervalLanes(Bounds() - least, Bounds.greater(negatedLower, upper))
  }

  /// The squares.
  @inline(__always)
  var square: IntervalLanes {
    // The opposite of the least size: zero, if both bounds are above it.
    let least = Bounds.lesser(Bounds.lesser(negatedLower, upper), Bounds())
    let size = Bounds.greater(negatedLower, upper)
    return IntervalLanes(least * (Bounds() - least), size * size)
  }

  /// The products of intervals above zero, or with lower bounds that were rounded to
  /// it.
  @inline(__always)
  func timesSamePositive(_ b: IntervalLanes) -> IntervalLanes {
    IntervalLanes(negatedLower * b.lower, upper * b.upper)
  }

  /// The squares of such intervals.
  @inline(__always)
  var positiveSquare: IntervalLanes { timesSamePositive(self) }

  /// The greatest bounds of all.
  @inline(__always)
  var extremes: (negatedLower: Double, upper: Double) {
    (negatedLower.greatest, upper.greatest)
  }
}

extension IntervalLanes.Bounds {
  @inline(__always)
  static func greater(_ a: Self, _ b: Self) -> Self { a.replacing(with: b, where: b .> a) }

  /// The greatest number, by halves.
  @inline(__always)
  fileprivate var greatest: Double {
    let four = lowHalf.replacing(with: highHalf, where: highHalf .> lowHalf)
    let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .> four.lowHalf)
    return two[1] > two[0] ? two[1] : two[0]
  }

  @inline(__always)
  static func lesser(_ a: Self, _ b: Self) -> Self { a.replacing(with: b, where: b .< a) }
}

extension IntervalColumn {
  /// The boxes from an index on.
  @inline(__always)
  func lanes(_ index: Int) -> IntervalLanes {
    let place = index &* stride
    return IntervalLanes(
      UnsafeRawPointer(negatedLower + place).loadUnaligned(as: IntervalLanes.Bounds.self),
      UnsafeRawPointer(upper + place).loadUnaligned(as: IntervalLanes.Bounds.self)
    )
  }

  @inline(__always)
  func setLanes(_ index: Int, _ boxes: IntervalLanes) {
    UnsafeMutableRawPointer(negatedLower + index)
      .storeBytes(of: boxes.negatedLower, as: IntervalLanes.Bounds.self)
    UnsafeMutableRawPointer(upper + index)
      .storeBytes(of: boxes.upper, as: IntervalLanes.Bounds.self)
  }

  /// Sets the boxes to a function of those of another column.
  @inline(__always)
  func setEach(
    _ a: IntervalColumn,
    _ count: Int,
    _ function: (IntervalLanes) -> IntervalLanes
  ) {
    var index = 0
    while index < count {
      setLanes(index, function(a.lanes(index)))
      index &+= IntervalColumn.unit
    }
  }

  /// Sets the boxes to a function of those of two other columns.
  @inline(__always)
  func setEach(
    _ a: IntervalColumn,
    _ b: IntervalColumn,
    _ count: Int,
    _ function: (IntervalLanes, IntervalLanes) -> IntervalLanes
  ) {
    var index = 0
    while index < count {
      setLanes(index, function(a.lanes(index), b.lanes(index)))
      index &+= IntervalColumn.unit
    }
  }

  /// Sets the boxes to a function of those of three other columns.
  @inline(__always)
  func setEach(
    _ a: IntervalColumn,
    _ b: IntervalColumn,
    _ c: IntervalColumn,
    _ count: Int,
    _ function: (IntervalLanes, IntervalLanes, IntervalLanes) -> IntervalLanes
  ) {
    var index = 0
    while index < count {
      setLanes(index, function(a.lanes(index), b.lanes(index), c.lanes(index)))
      index &+= IntervalColumn.unit
    }
  }
}
#endif

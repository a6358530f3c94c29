// Powers with a fixed exponent over intervals.

/// A power of the size of a number, with a sign.
struct PowerFunction: Sendable {
  /// An interval around the exponent, which is not 0.
  let exponent: Interval
  /// How the power continues to negative numbers.
  let symmetry: Symmetry
  /// An interval around the power of a number above 0 and finite.
  let magnitude: @Sendable (Double) -> Interval

  /// How a power continues to negative numbers.
  enum Symmetry {
    case undefined
    case even
    case odd
  }

  /// The values on a box.
  func values(_ box: Interval) -> Enclosure? {
    let isRising = exponent.lower > 0
    if box.lower > 0 { return Enclosure(image(box.lower, box.upper), .continuous) }
    if box == .zero, !isRising { return nil }
    switch symmetry {
    case .undefined:
      if isRising ? box.upper < 0 : box.upper <= 0 { return nil }
      let isDefined = isRising && box.lower == 0
      return Enclosure(image(0, box.upper), isDefined ? .continuous : .partial)
    case .even:
      let size = box.magnitude
      let isDefined = isRising || size.lower > 0
      return Enclosure(image(size.lower, size.upper), isDefined ? .continuous : .partial)
    case .odd:
      if box.upper < 0 { return Enclosure(-image(-box.upper, -box.lower), .continuous) }
      let below = box.lower < 0 ? -image(0, -box.lower) : nil
      let above = box.upper > 0 ? image(0, box.upper) : nil
      let values = below.map { above?.hull($0) ?? $0 } ?? above ?? .zero
      return Enclosure(values, isRising ? .continuous : .partial)
    }
  }

  /// Values that are taken on one connected part of the box.
  func attained(_ box: Interval) -> Interval? {
    let isRising = exponent.lower > 0
    if box.lower > 0 { return innerImage(box.lower, box.upper) }
    if box == .zero { return isRising ? .zero : nil }
    switch symmetry {
    case .undefined:
      return box.upper > 0 ? innerImage(0, box.upper) : nil
    case .even:
      return innerImage(box.magnitude.lower, box.magnitude.upper)
    case .odd:
      if box.upper < 0 { return innerImage(-box.upper, -box.lower).map { -$0 } }
      let below = box.lower < 0 ? innerImage(0, -box.lower).map { -$0 } : nil
      let above = box.upper > 0 ? innerImage(0, box.upper) : nil
      guard let below, let above else { return below ?? above }
      // Both contain 0, or are separated by a pole.
      return isRising ? below.hull(above) : (-below.upper < above.lower ? below : above)
    }
  }

  /// The values on both sides of 0, if there is a pole in the box.
  func sides(_ box: Interval) -> Sides? {
    guard exponent.upper < 0, box.contains(0), box != .zero else { return nil }
    let isOneSided = symmetry == .undefined
    return Sides(
      below: box.lower < 0 && !isOneSided
        ? Enclosure(
          symmetry == .odd ? -image(0, -box.lower) : image(0, -box.lower),
          .continuous
        ) : nil,
      above: box.upper > 0 ? Enclosure(image(0, box.upper), .continuous) : nil
    )
  }

  /// The slopes on a box.
  func slopes(_ box: Interval) -> Interval {
    let above = box.upper > 0 ? slopes(max(0, box.lower), box.upper) : nil
    if symmetry == .undefined || box.lower >= 0 { return above ?? .zero }
    let size = slopes(max(0, -box.upper), -box.lower)
    let below = symmetry == .even ? -size : size
    return above?.hull(below) ?? below
  }

  /// The slopes between two sizes: p xᵖ⁻¹, which is monotone.
  private func slopes(_ low: Double, _ high: Double) -> Interval {
    slope(low).hull(slope(high))
  }

  private func slope(_ x: Double) -> Interval {
    if x == 0 || x == .infinity {
      let isLarge = (exponent.lower > 1) == (x > 0)
      if exponent.lower <= 1, exponent.upper >= 1 { return exponent }
      let limit = Interval(ordered: 0, isLarge ? .infinity : 0)
      return exponent.lower > 0 ? limit : -limit
    }
    return (exponent * bounds(x)).divided(by: Interval(x))
  }

  /// The powers of the sizes between two.
  @inline(__always)
  private func image(_ low: Double, _ high: Double) -> Interval {
    let (atLow, atHigh) = (bounds(low), bounds(high))
    return exponent.lower > 0
      ? Interval(ordered: atLow.lower, atHigh.upper)
      : Interval(ordered: atHigh.lower, atLow.upper)
  }

  /// Powers that are surely taken between two sizes.
  private func innerImage(_ low: Double, _ high: Double) -> Interval? {
    let (atLow, atHigh) = (bounds(low), bounds(high))
    let (least, greatest) = exponent.lower > 0 ? (atLow, atHigh) : (atHigh, atLow)
    let (lower, upper) = (least.upper, greatest.lower)
    return lower <= upper && lower < .infinity ? Interval(ordered: lower, upper) : nil
  }

  /// An interval around the power of a size, or around its limit.
  ///
  /// Both ends of an infinite limit are infinite, since all values toward it
  /// are taken; the limit 0 is not taken.
  @inline(__always)
  private func bounds(_ x: Double) -> Interval {
    if x == 1 { return .one }
    if x > 0, x < .infinity { return magnitude(x) }
    if (x == 0) != (exponent.lower > 0) { return Interval(ordered: .infinity, .infinity) }
    return Interval(ordered: 0, x == 0 ? 0 : .leastNonzeroMagnitude)
  }
}

extension PowerFunction {
  /// The power with a whole number other than 0 as its exponent.
  init(_ exponent: Int) {
    let function = DoubleFunction.power(exponent)
    self.init(
      exponent: Interval(Double(exponent)),
      symmetry: exponent & 1 == 0 ? .even : .odd,
      magnitude: { x in
        if 1...16 ~= exponent, let power = Interval.product(of: x, exponent) { return power }
        return .around(function.one(x), from: 0)
      }
    )
  }
}

extension Interval {
  /// An interval around a power by products, unless it is very small or large.
  ///
  /// Each of at most 6 products is off by half an ulp, and so are the last
  /// two operations: 2^-50 of the result is more than that.
  @inline(__always)
  fileprivate static func product(of x: Double, _ exponent: Int) -> Interval? {
    var (value, square, rest) = (1.0, x, exponent)
    while true {
      if rest & 1 != 0 { value *= square }
      rest >>= 1
      if rest == 0 { break }
      square *= square
    }
    guard 0x1p-900 < value, value < 0x1p900 else { return nil }
    let error = value * (exponent < 5 ? 0x1.8p-52 : 0x1p-50)
    return Interval(ordered: value - error, value + error)
  }
}

extension IntervalFunction {
  /// The power with a whole number as its exponent; 0^0 is 1.
  package static func power(_ exponent: Int) -> IntervalFunction {
    if exponent == 0 { return .constantOne }
    if exponent == 1 { return IntervalFunction(PowerFunction(1)) { _ in .one } }
    let (factor, derivative) = (Interval(Double(exponent)), PowerFunction(exponent - 1))
    return IntervalFunction(PowerFunction(exponent)) { box in
      factor * (derivative.values(box)?.values ?? .entire)
    }
  }

  /// The power with a fraction as its exponent.
  ///
  /// A negative number has a power when the denominator is odd.
  package static func power(_ exponent: FractionalExponent) -> IntervalFunction {
    if exponent.high == 0 { return .constantOne }
    let function = DoubleFunction.power(exponent)
    let symmetry: PowerFunction.Symmetry =
      !exponent.hasOddDenominator ? .undefined : exponent.hasOddNumerator ? .odd : .even
    let power = PowerFunction(
      exponent: exponent.low == 0 ? Interval(exponent.high) : .around(exponent.high),
      symmetry: symmetry,
      magnitude: { .around(function.one($0), from: 0) }
    )
    return IntervalFunction(power) { power.slopes($0) }
      .onBlocks(FunctionLanes(function, power))
  }

  private init(
    _ function: PowerFunction,
    slopes: @escaping @Sendable (_ box: Interval) -> Interval
  ) {
    let sides: @Sendable (Interval) -> Sides? = { function.sides($0) }
    self.init(
      values: { function.values($0) },
      slopes: { box, _ in slopes(box) },
      attained: { function.attained($0) },
      sides: function.exponent.lower > 0 ? nil : sides
    )
  }

  private static let constantOne = IntervalFunction(
    values: { _ in Enclosure(.one, .continuous) },
    slopes: { _, _ in .zero },
    attained: { _ in .one }
  )
}

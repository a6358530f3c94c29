// Quotients with their limit where they are 0/0, over intervals.
//
// Near that point the formula of a slope would cancel too; the first terms of its series and
// a bound of the rest take its place.

extension IntervalFunction {
  /// sin u/u for an angle in radians; 1 at 0.
  package static let sineQuotient: IntervalFunction = {
    let wave = DampedWave(
      function: .sineQuotient,
      top: 1,
      // 4.4934…, and the value there.
      minimumPlace: 0x1.1f94_0543_506a_dp+2,
      minimum: -0x1.bce4_fc06_11a7_6p-3,
      isMinimumExact: false,
      // 0.12837… at 7.7252…
      secondMaximum: 0.128375,
      quotient: { size in
        sine(size).divided(by: size)
      }
    )
    return IntervalFunction(
      values: { Enclosure(wave.values($0.magnitude), .continuous) },
      slopes: { box, values in
        let size = box.magnitude.upper
        if size <= 0.5 {
          // −u/3 (1 − u²/10 + …), alternating and falling.
          let factor = Interval(ordered: (.one - Interval(size).squared() * tenth).lower, 1)
          return -(box * .third * factor)
        }
        // Nowhere steeper than at 2.0815…
        let bound = Interval(ordered: -0.436182, 0.436182)
        let quotient = (cosine(box) - values).divided(by: box)
        return quotient.intersection(bound) ?? bound
      },
      attained: { wave.attained($0.magnitude) }
    )
  }()

  /// (1 − cos u)/u² for an angle in radians; 1/2 at 0.
  package static let cosineQuotient: IntervalFunction = {
    let wave = DampedWave(
      function: .cosineQuotient,
      top: 0.5,
      // 2π, below.
      minimumPlace: 0x1.921f_b544_42d1_8p+2,
      minimum: 0,
      isMinimumExact: true,
      // 0.023595… at twice the place of the minimum of sin u/u.
      secondMaximum: 0.023596,
      quotient: { size in
        let half = size * .half
        return sine(half).divided(by: half).squared() * .half
      }
    )
    return IntervalFunction(
      values: { Enclosure(wave.values($0.magnitude), .continuous) },
      slopes: { box, _ in
        // Half the square of sin v/v, v = u/2.
        let half = box * .half
        let value = sineQuotient.values(half)?.values ?? .unit
        return value * sineQuotient.slopes(half, value) * .half
      },
      attained: { wave.attained($0.magnitude) }
    )
  }()

  /// (eᵘ − 1)/u; 1 at 0.
  package static let exponentialQuotient: IntervalFunction = {
    let function = DoubleFunction.exponentialQuotient
    // It increases, and so does its slope.
    @Sendable
    func slope(_ u: Double) -> Interval {
      if u.isInfinite { return u < 0 ? .zero : Interval(ordered: .greatestFiniteMagnitude, u) }
      let box = Interval(u)
      if u.magnitude <= 0.5 {
        // 1/2 + u/3 + u²/8 + …, whose terms fall by a factor of 4 at least.
        return .half + box * .third + box.squared() * Interval(ordered: 0, 0.1875)
      }
      let power = Interval.around(Exponential.one(u), from: 0)
      return (power - .around(function.one(u), from: 0)).divided(by: box).positive
    }
    return IntervalFunction(
      Monotone { $0 == 0 ? .one : .around(function.one($0), from: 0) },
      slopes: { box, _ in slope(box.lower).hull(slope(box.upper)) }
    )
  }()

  /// ln(1 + u)/u; 1 at 0.
  package static let logarithmQuotient: IntervalFunction = {
    let function = DoubleFunction.logarithmQuotient
    // It decreases, and its slope increases from −∞ to 0.
    let increasing = Monotone(domain: Interval(ordered: -.infinity, 1), isOpen: true) { x in
      x == 0 ? .one : .around(function.one(-x), from: 0)
    }
    @Sendable
    func slope(_ u: Double) -> Interval {
      if u <= -1 { return Interval(ordered: -.infinity, -.greatestFiniteMagnitude) }
      if u == .infinity { return .zero }
      let box = Interval(u)
      if u.magnitude <= 0.125 {
        // −1/2 + 2u/3 − 3u²/4 + …, whose terms fall by a factor of 7 at least.
        let start = (box + box) * .third - .half
        return start - box.squared() * Interval(ordered: 0, 0.875)
      }
      let reciprocal = Interval.one.divided(by: .one + box)
      let quotient = (reciprocal - .around(function.one(u), from: 0)).divided(by: box)
      return -(-quotient).positive
    }
    return IntervalFunction(
      values: { increasing.values(-$0) },
      slopes: { box, _ in slope(box.lower).hull(slope(box.upper)) },
      attained: { increasing.attained(-$0) }
    )
  }()

  /// u ln u; 0 at 0.
  package static let logarithmProduct: IntervalFunction = {
    let function = DoubleFunction.logarithmProduct
    // 1/e lies between this number and the next.
    let (place, value) = (0x1.78b5_6362_cef3_7p-2, Interval.around(-0x1.78b5_6362_cef3_8p-2))
    @Sendable
    func bounds(_ u: Double) -> Interval {
      u == 0 || u == 1 ? .zero : .around(function.one(u), from: value.lower)
    }
    return IntervalFunction(
      values: { box in
        if box.upper < 0 { return nil }
        let (low, high) = (bounds(max(0, box.lower)), bounds(box.upper))
        let isTurning = box.lower <= place.nextUp && place <= box.upper
        let lower = isTurning ? value.lower : min(low.lower, high.lower)
        return Enclosure(
          Interval(ordered: lower, max(low.upper, high.upper)),
          box.lower >= 0 ? .continuous : .partial
        )
      },
      slopes: { box, _ in .one + (naturalLogarithm.values(box)?.values ?? .entire) },
      attained: { box in
        if box.upper < 0 { return nil }
        let (low, high) = (bounds(max(0, box.lower)), bounds(box.upper))
        let isTurning = box.lower <= place && place.nextUp <= box.upper
        let lower = min(low.upper, high.upper)
        let upper = box.upper == .infinity ? .infinity : max(low.lower, high.lower)
        let least = isTurning ? min(lower, value.upper) : lower
        return least <= upper && least < .infinity ? Interval(ordered: least, upper) : nil
      }
    )
  }()

  /// Around 1/10.
  private static var tenth: Interval { .around(0.1) }

  private static func sine(_ box: Interval) -> Interval {
    radianSine.values(box)?.values ?? .unit
  }

  private static func cosine(_ box: Interval) -> Interval {
    radianCosine.values(box)?.values ?? .unit
  }

  private static let radianSine = sine(unitsPerQuarter: nil)
  private static let radianCosine = cosine(unitsPerQuarter: nil)
}

/// An even function that falls from 0 to its minimum, and stays between this minimum and a
/// second, smaller maximum beyond it.
private struct DampedWave: Sendable {
  let function: DoubleFunction
  /// The value at 0.
  let top: Double
  /// The double next to the least positive place of the minimum.
  let minimumPlace: Double
  /// The minimum, within one ulp.
  let minimum: Double
  /// Whether the minimum is a double.
  let isMinimumExact: Bool
  /// A number above all values beyond the minimum.
  let secondMaximum: Double
  /// The values on a box of positive numbers, by the formula of the quotient.
  let quotient: @Sendable (Interval) -> Interval

  /// The values on a box of sizes.
  func values(_ size: Interval) -> Interval {
    let (low, high) = (size.lower, size.upper)
    if high < minimumPlace {
      return Interval(ordered: max(bounds(high).lower, least.lower), bounds(low).upper)
    }
    let above = low <= minimumPlace.nextUp ? max(bounds(low).upper, secondMaximum) : secondMaximum
    let range = Interval(ordered: least.lower, above)
    // Around the minimum a quotient of numbers near its place is closer than what lies on both sides.
    if low <= minimumPlace.nextUp, low < 1 { return range }
    if low == high { return bounds(low).intersection(range) ?? range }
    return quotient(size).intersection(range) ?? range
  }

  /// Values that are taken.
  func attained(_ size: Interval) -> Interval? {
    let low = bounds(size.lower)
    let high = size.upper == .infinity ? Interval.zero : bounds(size.upper)
    let isTurning = size.lower <= minimumPlace.nextDown && minimumPlace.nextUp <= size.upper
    let lower = isTurning ? least.upper : min(low.upper, high.upper)
    let upper = max(low.lower, high.lower)
    return lower <= upper ? Interval(ordered: lower, upper) : nil
  }

  private var least: Interval { isMinimumExact ? Interval(minimum) : .around(minimum) }

  private func bounds(_ size: Double) -> Interval {
    if size == 0 { return Interval(top) }
    if size == .infinity { return .zero }
    let value = Interval.around(function.one(size))
    return Interval(ordered: max(value.lower, least.lower), min(value.upper, top))
  }
}

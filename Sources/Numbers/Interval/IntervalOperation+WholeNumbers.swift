// The functions of whole numbers, which have values at single points only, and
// the remainder.

extension IntervalOperation {
  /// The remainder with the sign of the divisor.
  package static let modulo = IntervalOperation(
    values: { x, y in
      if y == .zero { return nil }
      let range = Interval(ordered: min(0, y.lower), max(0, y.upper))
      if y.contains(0) { return Enclosure(range, .partial) }
      if let ends = Remainders(x, y), ends.jumpCount == 0 {
        return Enclosure(Interval(ordered: ends.lower, ends.upper).widened(to: range), .continuous)
      }
      let quotients = x.divided(by: y)
      let count = quotients.lower.roundedDown()
      guard count == quotients.upper.roundedDown(), count.isFinite else {
        return Enclosure(range, .defined)
      }
      let values = x - Interval(count) * y
      return Enclosure(values.intersection(range) ?? range, .continuous)
    },
    slopes: { x, y, _ in
      let quotients = x.divided(by: y)
      return (
        .one, Interval(ordered: -quotients.upper.roundedDown(), -quotients.lower.roundedDown())
      )
    },
    sides: { x, y in
      if y.contains(0) { return nil }
      let range = Interval(ordered: min(0, y.lower), max(0, y.upper))
      guard let ends = Remainders(x, y), ends.jumpCount == 1 else {
        return remainders(x, y, within: range)
      }
      let below = Interval(ordered: ends.lower, range.upper).widened(to: range)
      let above = Interval(ordered: range.lower, ends.upper).widened(to: range)
      return Sides(below: Enclosure(below, .continuous), above: Enclosure(above, .continuous))
    }
  )

  /// The remainders beside the only jump, from the two quotients that there are.
  private static func remainders(_ x: Interval, _ y: Interval, within range: Interval) -> Sides? {
    let quotients = x.divided(by: y)
    let count = quotients.lower.roundedDown()
    guard count.magnitude < 0x1p53, quotients.upper.roundedDown() == count + 1 else { return nil }
    let remainder = { (count: Double) in
      (x - Interval(count) * y).intersection(range).map { Enclosure($0, .continuous) }
    }
    return Sides(below: remainder(count), above: remainder(count + 1))
  }

  /// The greatest common divisor.
  package static let greatestCommonDivisor = ofWholes { x, y in
    // It divides both, so that it is at most either that is not 0.
    let (a, b) = (x.magnitude, y.magnitude)
    let upper = a.lower > 0 && b.lower > 0 ? min(a.upper, b.upper) : max(a.upper, b.upper)
    return Interval(ordered: a.lower == 0 && b.lower == 0 ? 0 : 1, upper)
  } atPoint: {
    DoubleOperation.greatestCommonDivisor.one($0, $1)
  }

  /// The least common multiple.
  package static let leastCommonMultiple = ofWholes { x, y in
    let (a, b) = (x.magnitude, y.magnitude)
    let isNonzero = a.lower > 0 && b.lower > 0
    return Interval(ordered: isNonzero ? max(a.lower, b.lower) : 0, (a * b).upper)
  } atPoint: {
    DoubleOperation.leastCommonMultiple.one($0, $1)
  }

  /// The binomial coefficient of a number and a whole one, a polynomial of the first.
  package static let combinations = IntervalOperation(
    values: { n, r in
      guard let (least, greatest) = r.wholes else { return nil }
      guard greatest - least < 8 else { return Enclosure(.entire, .partial) }
      var values = binomial(n, least).value
      for step in 0..<Int(greatest - least) {
        values = values.hull(binomial(n, least + Double(step + 1)).value)
      }
      // Of more factors the functions over doubles give whole numbers only.
      let isKnown = greatest < 1030 || n.lower == n.upper && n.lower.isWhole
      return Enclosure(values, r.lower == r.upper && isKnown ? .continuous : .partial)
    },
    slopes: { n, r, _ in (r.lower == r.upper ? binomial(n, r.lower).slope : .entire, .zero) }
  )

  /// The binomial coefficients of the members and a whole number, and their slopes.
  private static func binomial(_ n: Interval, _ r: Double) -> (value: Interval, slope: Interval) {
    guard r >= 0 else { return (.zero, .zero) }
    var (value, slope) = r < 1030 ? (Interval(1), Interval.zero) : (.entire, .entire)
    if r < 1030 {
      for index in 0..<Int(r) {
        let (factor, divisor) = (n - Interval(Double(index)), Interval(Double(index + 1)))
        slope = (slope * factor + value).divided(by: divisor)
        value = (value * factor).divided(by: divisor)
      }
    }
    if n.lower == n.upper {
      let nearest = DoubleOperation.combinations.one(n.lower, r)
      if !nearest.isNaN { value = n.lower.isWhole ? .whole(nearest) : .around(nearest) }
    }
    return (value, slope)
  }

  /// The number of ways to arrange.
  package static let permutations = ofNaturals(
    least: { n, r in r.upper > n.lower ? 0 : DoubleOperation.permutations.one(n.lower, r.lower) },
    greatest: { n, r in
      if r.lower > n.upper { return 0 }
      return DoubleOperation.permutations.one(n.upper, min(r.upper, n.upper))
    }
  )

  /// A function of two whole numbers, with bounds for boxes of more than one.
  private static func ofWholes(
    _ bounds: @escaping @Sendable (Interval, Interval) -> Interval,
    atPoint function: @escaping @Sendable (Double, Double) -> Double
  ) -> IntervalOperation {
    IntervalOperation(
      values: { x, y in
        guard let a = x.wholes, let b = y.wholes else { return nil }
        let isPoint = x.lower == x.upper && y.lower == y.upper
        if a.least == a.greatest, b.least == b.greatest {
          let value = Interval.whole(function(a.least, b.least))
          return Enclosure(value, isPoint ? .continuous : .partial)
        }
        let (x, y) = (
          Interval(ordered: a.least, a.greatest), Interval(ordered: b.least, b.greatest)
        )
        return Enclosure(bounds(x, y), .partial)
      },
      slopes: { _, _, _ in (.zero, .zero) }
    )
  }

  /// A function of two natural numbers that increases in the first, with its
  /// least and greatest value on a box.
  private static func ofNaturals(
    least: @escaping @Sendable (Interval, Interval) -> Double,
    greatest: @escaping @Sendable (Interval, Interval) -> Double
  ) -> IntervalOperation {
    IntervalOperation(
      values: { n, r in
        guard let a = n.naturals, let b = r.naturals else { return nil }
        let isPoint = n.lower == n.upper && r.lower == r.upper
        // From 2^53 on the functions over doubles give no value.
        guard a.greatest < 0x1p53, b.greatest < 0x1p53 else {
          return Enclosure(.nonnegative, .partial)
        }
        let (n, r) = (
          Interval(ordered: a.least, a.greatest), Interval(ordered: b.least, b.greatest)
        )
        let values = Interval(
          ordered: Interval.whole(least(n, r)).lower,
          Interval.whole(greatest(n, r)).upper
        )
        return Enclosure(values, isPoint ? .continuous : .partial)
      },
      slopes: { _, _, _ in (.zero, .zero) }
    )
  }
}

/// The remainders at the ends of a box, for one divisor.
private struct Remainders {
  /// The remainder at the lower end, within one ulp; zero is exact.
  let lower: Double
  /// The remainder at the upper end, within one ulp; zero is exact.
  let upper: Double
  /// How often the remainder jumps in the box.
  let jumpCount: Double

  /// Nothing for more than one divisor, and where the quotients are too large
  /// to be counted.
  init?(_ x: Interval, _ y: Interval) {
    guard y.lower == y.upper, y.lower != 0, x.isBounded else { return nil }
    let divisor = y.lower
    let operation = DoubleOperation.modulo
    lower = operation.one(x.lower, divisor)
    upper = operation.one(x.upper, divisor)
    if x.lower == x.upper {
      jumpCount = 0
      return
    }
    // Both are whole but for the rounding errors.
    let first = (x.lower - lower) / divisor
    let last = (x.upper - upper) / divisor
    guard max(first.magnitude, last.magnitude) < 0x1p40 else { return nil }
    jumpCount = (last - first).magnitude.roundedAwayFromHalf()
  }
}

extension Interval {
  /// The interval with bounds other than 0 moved by one double, inside of a
  /// range.
  fileprivate func widened(to range: Interval) -> Interval {
    Interval(
      ordered: lower == 0 ? 0 : max(lower.nextDown, range.lower),
      upper == 0 ? 0 : min(upper.nextUp, range.upper)
    )
  }
}

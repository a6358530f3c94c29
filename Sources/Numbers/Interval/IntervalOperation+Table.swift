// The functions of two variables by name.

extension IntervalOperation {
  /// The lesser one.
  package static let minimum = IntervalOperation(
    values: { Enclosure(.minimum($0, $1), .continuous) },
    slopes: { a, b, _ in
      if a.upper < b.lower { return (.one, .zero) }
      return b.upper < a.lower ? (.zero, .one) : (.share, .share)
    },
    extremum: .minimum
  )

  /// The greater one.
  package static let maximum = IntervalOperation(
    values: { Enclosure(.maximum($0, $1), .continuous) },
    slopes: { a, b, _ in
      if a.lower > b.upper { return (.one, .zero) }
      return b.lower > a.upper ? (.zero, .one) : (.share, .share)
    },
    extremum: .maximum
  )

  /// The logarithm of the first to the base of the second.
  package static let logarithm = IntervalOperation(
    values: { x, base in
      guard let numerator = IntervalFunction.naturalLogarithm.values(x),
        let denominator = IntervalFunction.naturalLogarithm.values(base),
        let quotient = numerator.values / denominator.values
      else { return nil }
      let isDefined = x.lower > 0 && base.lower > 0 && !base.contains(1)
      let values = base.lower == base.upper ? Interval.logarithms(x, base: base.lower) : quotient
      return Enclosure(values, isDefined ? .continuous : .partial)
    },
    slopes: { x, base, values in
      let denominator = IntervalFunction.naturalLogarithm.values(base)?.values ?? .entire
      let base = base.positive
      return (
        Interval.one.divided(by: x.positive * denominator),
        (-values).divided(by: base * denominator)
      )
    }
  )

  /// The root with a natural number as its index, the first of the two.
  package static let root = IntervalOperation(
    values: { index, x in
      guard let indices = index.naturals, indices.greatest >= 1 else { return nil }
      let (least, greatest) = (max(1, indices.least), indices.greatest)
      let above = x.upper >= 0 ? Interval.roots(least, greatest, x.positive) : nil
      // The odd indices, which negative numbers have roots of.
      let odd = (
        least.isOddWhole ? least : least + 1, greatest.isOddWhole ? greatest : greatest - 1
      )
      let hasOdd = x.lower < 0 && (least == greatest ? least.isOddWhole : odd.0 <= odd.1)
      let below = hasOdd ? -Interval.roots(odd.0, odd.1, (-x).positive) : nil
      guard let values = below.map({ above?.hull($0) ?? $0 }) ?? above else { return nil }
      let isDefined = index.lower == index.upper && (x.lower >= 0 || hasOdd)
      return Enclosure(values, isDefined ? .continuous : .partial)
    },
    // x^(1/n − 1)/n; no two indices are connected.
    slopes: { index, x, values in (.zero, values.divided(by: index * x)) }
  )
}

extension Interval {
  /// The numbers from 0 to 1.
  fileprivate static var share: Interval { Interval(ordered: 0, 1) }

  /// The logarithms to a base that is positive and not 1 of the positive
  /// members, of which there are some.
  fileprivate static func logarithms(_ x: Interval, base: Double) -> Interval {
    let operation = DoubleOperation.logarithm
    let (low, high) = (max(0, x.lower), x.upper)
    let atLow = low == 1 ? zero : around(operation.one(low, base))
    let atHigh = high == 1 ? zero : around(operation.one(high, base))
    return base > 1
      ? Interval(ordered: atLow.lower, atHigh.upper) : Interval(ordered: atHigh.lower, atLow.upper)
  }

  /// The roots of numbers that are not negative, with indices between two.
  fileprivate static func roots(_ least: Double, _ greatest: Double, _ x: Interval) -> Interval {
    let low = rootBounds(least, x.lower).hull(rootBounds(greatest, x.lower))
    let high = rootBounds(least, x.upper).hull(rootBounds(greatest, x.upper))
    return Interval(ordered: low.lower, high.upper)
  }

  private static func rootBounds(_ index: Double, _ x: Double) -> Interval {
    if x == 0 || x == 1 || index == 1 || x == .infinity { return Interval(ordered: x, x) }
    // With an infinite index, the limit.
    if index == .infinity { return one }
    return around(DoubleOperation.root.one(index, x), from: 0)
  }
}

// The power with a variable exponent.

extension IntervalOperation {
  /// The power; 0^0 is 1.
  ///
  /// A negative base has a power where the exponent is a rational number whose denominator in
  /// lowest terms is odd: |b|^e with the sign of an even or odd numerator. A double that is
  /// not whole has an even denominator. Where the exponent may be any number of an interval,
  /// both signs are taken.
  package static let power = IntervalOperation(
    values: { base, exponent in
      if let whole = exponent.wholeNumber { return PowerFunction(whole).values(base) }
      if exponent == .zero { return Enclosure(.one, .continuous) }
      var values: Interval?
      if base.upper > 0 || base.upper == 0 && exponent.upper >= 0 {
        values = Interval.powers(base.positive, exponent)
      }
      if let size = sizes(base, exponent) {
        let negative = size.hull(-size)
        values = values?.hull(negative) ?? negative
      }
      return values.map { Enclosure($0, decoration(base, exponent)) }
    },
    slopes: { base, exponent, values in
      let logarithm = IntervalFunction.naturalLogarithm.values(base)?.values ?? .entire
      if let whole = exponent.wholeNumber {
        return (PowerFunction(whole).slopes(base), values * logarithm)
      }
      return ((exponent * values).divided(by: base.positive), values * logarithm)
    },
    sides: { base, exponent in
      guard exponent.lower < exponent.upper, let size = sizes(base, exponent) else { return nil }
      let hasPositive = base.upper > 0 || base.upper == 0 && exponent.upper >= 0
      let positive = hasPositive ? Interval.powers(base.positive, exponent) : size
      return Sides(
        below: Enclosure(-size, .partial),
        above: Enclosure(size.hull(positive), .partial)
      )
    },
    isPower: true
  )

  /// The power with an exponent that is irrational, or a fraction with an even denominator:
  /// negative bases have none.
  package static let powerOfPositive = IntervalOperation(
    values: { base, exponent in
      guard base.upper > 0 || base.upper == 0 && exponent.upper > 0 else { return nil }
      let values = Interval.powers(base.positive, exponent)
      return Enclosure(values, base.lower < 0 ? .partial : decoration(base, exponent))
    },
    slopes: power.slopes
  )

  /// The sizes of the powers of the negative bases in a box; nil if there are none.
  private static func sizes(_ base: Interval, _ exponent: Interval) -> Interval? {
    guard base.lower < 0, exponent.lower < exponent.upper || exponent.wholes != nil else {
      return nil
    }
    return Interval.powers((-base).positive, exponent)
  }

  /// At (0, 0) it is 1, and jumps.
  private static func decoration(_ base: Interval, _ exponent: Interval) -> Decoration {
    if base.lower > 0 || base.lower == 0 && exponent.lower > 0 { return .continuous }
    return base.lower == 0 && exponent.lower >= 0 ? .defined : .partial
  }
}

extension Interval {
  /// The only member, if that is a whole number other than 0.
  fileprivate var wholeNumber: Int? {
    guard lower == upper, lower != 0, lower.magnitude < 0x1p53, lower.isWhole else { return nil }
    return Int(lower)
  }

  /// The powers of bases that are not negative.
  ///
  /// y ln x is linear in y and monotone in x, so that its extremes are at
  /// corners of the box.
  fileprivate static func powers(_ base: Interval, _ exponent: Interval) -> Interval {
    var hull = power(base.lower, exponent.lower)
    if base.lower < base.upper { hull = hull.hull(power(base.upper, exponent.lower)) }
    if exponent.lower < exponent.upper {
      hull = hull.hull(power(base.lower, exponent.upper))
      if base.lower < base.upper { hull = hull.hull(power(base.upper, exponent.upper)) }
    }
    return hull
  }

  /// An interval around the power of a number that is not negative, or around
  /// its limit.
  private static func power(_ base: Double, _ exponent: Double) -> Interval {
    if base == 1 || exponent == 0 { return one }
    return around(base.power(exponent), from: 0)
  }
}

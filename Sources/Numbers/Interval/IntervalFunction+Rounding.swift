// The functions that jump from one whole number to the next, and signs.

extension IntervalFunction {
  /// The greatest whole number that is not above.
  package static let floor = step { $0.roundedDown() }
  /// The least whole number that is not below.
  package static let ceiling = step { $0.roundedUp() }
  /// The nearest whole number, halves away from zero.
  package static let rounded = step { $0.roundedAwayFromHalf() }
  /// The whole part toward zero.
  package static let truncated = step { $0.truncatedToWhole() }

  /// A function whose values are whole numbers, none of which it leaves out,
  /// and which never decreases.
  private static func step(_ function: @escaping @Sendable (Double) -> Double) -> IntervalFunction {
    IntervalFunction(
      values: { box in
        // Zero gets no sign.
        let (lower, upper) = (function(box.lower) + 0, function(box.upper) + 0)
        return Enclosure(
          Interval(ordered: lower, upper),
          lower == upper ? .continuous : .defined
        )
      },
      slopes: { _, _ in .zero },
      attained: { box in
        let lower = function(box.lower) + 0
        return lower == function(box.upper) ? Interval(lower) : nil
      },
      sides: { box in
        let (lower, upper) = (function(box.lower) + 0, function(box.upper) + 0)
        guard lower + 1 == upper, upper - 1 == lower else { return nil }
        return Sides(
          below: Enclosure(Interval(lower), .continuous),
          above: Enclosure(Interval(upper), .continuous)
        )
      }
    )
  }

  /// The argument minus its whole part toward zero.
  package static let fraction = IntervalFunction(
    values: { box in
      if let fractions = box.fractions { return Enclosure(fractions, .continuous) }
      return Enclosure(
        Interval(ordered: box.lower < 0 ? -1 : 0, box.upper > 0 ? 1 : 0),
        .defined
      )
    },
    slopes: { _, _ in .one },
    attained: { box in box.fractions },
    sides: { box in
      let (low, high) = (box.lower.truncatedToWhole(), box.upper.truncatedToWhole())
      guard low + 1 == high, high - 1 == low else { return nil }
      // At the jump it is 0, which is on the side away from zero.
      let isAbove = high > 0
      let (below, above) = (box.lower.fractionalPart(), box.upper.fractionalPart())
      return Sides(
        below: Enclosure(Interval(ordered: below, isAbove ? 1 : 0), .continuous),
        above: Enclosure(Interval(ordered: isAbove ? 0 : -1, above), .continuous)
      )
    }
  )

  /// −1, 0 or 1.
  package static let sign = sign(atZero: 0)

  /// −1 or 1, and undefined at 0: |u|/u.
  package static let signOfNonzero = sign(atZero: nil)

  private static func sign(atZero value: Double?) -> IntervalFunction {
    @Sendable
    func values(_ box: Interval) -> Enclosure? {
      if box.lower > 0 { return Enclosure(.one, .continuous) }
      if box.upper < 0 { return Enclosure(-.one, .continuous) }
      if box == .zero { return value.map { Enclosure(Interval($0), .continuous) } }
      let least = box.lower < 0 ? -1 : value ?? 1
      let greatest = box.upper > 0 ? 1 : value ?? -1
      return Enclosure(Interval(ordered: least, greatest), value == nil ? .partial : .defined)
    }
    return IntervalFunction(
      values: values,
      slopes: { _, _ in .zero },
      attained: { box in
        if box.lower > 0 { return .one }
        return box.upper < 0 ? -.one : nil
      },
      sides: { box in
        guard box.contains(0), box != .zero else { return nil }
        return Sides(
          below: box.lower < 0 ? Enclosure(-.one, .continuous) : nil,
          above: box.upper > 0 ? Enclosure(.one, .continuous) : nil,
          point: value.map { Enclosure(Interval($0), .continuous) }
        )
      }
    )
  }

  /// The factorial of a natural number.
  package static let factorial = IntervalFunction(
    values: { box in
      guard let (low, high) = box.naturals else { return nil }
      return Enclosure(
        Interval(
          ordered: Interval.whole(.factorial(low)).lower,
          Interval.whole(.factorial(high)).upper
        ),
        box.lower == box.upper ? .continuous : .partial
      )
    },
    // No two arguments are connected.
    slopes: { _, _ in .zero },
    attained: { _ in nil }
  )
}

extension Interval {
  /// The fractional parts, if the whole part is the same everywhere.
  fileprivate var fractions: Interval? {
    let low = lower.truncatedToWhole()
    guard low == upper.truncatedToWhole(), low.isFinite else { return nil }
    return Interval(ordered: lower - low, upper - low)
  }

  /// The least and the greatest natural number in the interval.
  ///
  /// An infinite end is left as it is.
  var naturals: (least: Double, greatest: Double)? {
    guard let wholes, wholes.greatest >= 0 else { return nil }
    return (max(0, wholes.least), wholes.greatest)
  }

  /// The least and the greatest whole number in the interval.
  var wholes: (least: Double, greatest: Double)? {
    let (low, high) = (lower.roundedUp() + 0, upper.roundedDown() + 0)
    return low <= high ? (low, high) : nil
  }

  /// An interval around a whole number that a function of doubles has rounded
  /// once.
  static func whole(_ value: Double) -> Interval {
    value.magnitude < 0x1p53 ? Interval(ordered: value, value) : .around(value)
  }
}

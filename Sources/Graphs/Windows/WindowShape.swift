// From the part of the plane that is to be seen to round bounds and equal units.

internal import Numbers

/// The screen of a window, and the wishes for its units and sides.
struct WindowShape {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// Whether a circle should look like one even if that costs much.
  let likesEqualUnits: Bool
  /// Whether a side that begins at an axis grows away from it only.
  let keepsAxes: Bool

  /// The bounds of both axes that show two intervals; what is given stays.
  ///
  /// Nothing is known of an axis whose interval is nil: its units are those of the
  /// other one.
  func window(
    _ x: Interval?,
    _ y: Interval?,
    givenX: ClosedRange<Rational>?,
    givenY: ClosedRange<Rational>?
  ) -> (x: ClosedRange<Rational>, y: ClosedRange<Rational>) {
    let across = givenX ?? x.map { WindowShape.bounds(showing: $0) }
    let up = givenY ?? y.map { WindowShape.bounds(showing: $0) }
    switch (across, up) {
    case (let across?, let up?):
      return equalized(across, up, isXGiven: givenX != nil, isYGiven: givenY != nil)
    case (let across?, nil): return (across, centered(at: 0, reach(across) * shape))
    case (nil, let up?): return (centered(at: 0, reach(up) / shape), up)
    case (nil, nil):
      let usual = AutomaticWindow.usualReach
      return (centered(at: 0, usual), centered(at: 0, usual * shape))
    }
  }

  /// Round bounds of an axis that show an interval, and the origin where that is cheap.
  static func bounds(showing interval: Interval) -> ClosedRange<Rational> {
    let shown = withAxis(interval)
    let low = Dyadic(exactly: shown.lower)?.asRational ?? -AutomaticWindow.usualReach
    let high = Dyadic(exactly: shown.upper)?.asRational ?? AutomaticWindow.usualReach
    return rounded(low...high)
  }

  /// Rows for each column.
  private var shape: Rational { Rational(max(height, 1), over: max(width, 1)) }

  /// Half of a range.
  private func reach(_ range: ClosedRange<Rational>) -> Rational {
    (range.upperBound - range.lowerBound) / 2
  }

  private func centered(at middle: Rational, _ reach: Rational) -> ClosedRange<Rational> {
    middle - reach...middle + reach
  }

  /// The interval with 0 in it and a little more beyond, if that at most doubles it;
  /// with 0 in its middle, if it nearly is there.
  private static func withAxis(_ interval: Interval) -> Interval {
    let (left, right) = (-interval.lower, interval.upper)
    if min(left, right) > 0.8 * max(left, right) {
      return Interval(lower: -max(left, right), upper: max(left, right))
    }
    let hull = interval.hull(.zero)
    guard hull.width <= 2 * interval.width, hull != interval else { return interval }
    let room = hull.width * 0.04
    return interval.lower > 0
      ? Interval(lower: -room, upper: hull.upper) : Interval(lower: hull.lower, upper: room)
  }

  /// Widens one side, or the other where that is given, so that a unit is as long on
  /// both axes, if it is not too much.
  private func equalized(
    _ x: ClosedRange<Rational>,
    _ y: ClosedRange<Rational>,
    isXGiven: Bool,
    isYGiven: Bool
  ) -> (ClosedRange<Rational>, ClosedRange<Rational>) {
    let ratio = reach(x) * shape / reach(y)
    let limit: Rational = likesEqualUnits ? 4 : 2
    if ratio < 1, limit * ratio >= 1, !isXGiven {
      let enough = wider(x, reach(y) / shape)
      let wide = isYGiven ? enough : Self.rounded(enough, parts: 20)
      // The rounding of one side is room on the other.
      return isYGiven ? (wide, y) : (wide, wider(y, reach(wide) * shape))
    }
    if ratio > 1, ratio <= limit, !isYGiven {
      return (x, wider(y, reach(x) * shape))
    }
    return (x, y)
  }

  /// A range of some size with the same middle, or near it where its bounds are shorter;
  /// one that ends at an axis grows to the other side.
  private func wider(_ range: ClosedRange<Rational>, _ reach: Rational) -> ClosedRange<Rational> {
    let middle = (range.lowerBound + range.upperBound) / 2
    let room = reach - self.reach(range)
    let edge = keepsAxes ? self.reach(range) / 4 : -1
    if range.lowerBound <= 0, -range.lowerBound <= edge {
      return range.lowerBound...range.lowerBound + 2 * reach
    }
    if range.upperBound >= 0, range.upperBound <= edge {
      return range.upperBound - 2 * reach...range.upperBound
    }
    let step = Self.roundStep(near: reach / 5)
    let near = Rational((middle / step).rounded) * step
    return centered(at: (near - middle).magnitude <= room ? near : middle, reach)
  }

  /// Bounds that are multiples of a step of 1, 2 or 5 times a power of ten.
  private static func rounded(
    _ range: ClosedRange<Rational>,
    parts: Int = 10
  ) -> ClosedRange<Rational> {
    let step = roundStep(near: (range.upperBound - range.lowerBound) / Rational(parts))
    let first = Rational((range.lowerBound / step).floor) * step
    let last = Rational((range.upperBound / step).ceiling) * step
    return first...max(last, first + step)
  }

  /// The greatest of 1, 2, 5, 10, … times a power of ten that is no more.
  private static func roundStep(near width: Rational) -> Rational {
    guard width > 0 else { return 1 }
    var power = Rational.one
    while power > width { power = power / 10 }
    while power * 10 <= width { power = power * 10 }
    for factor in [5, 2] as [Rational] where power * factor <= width { return power * factor }
    return power
  }
}

extension Rational {
  /// The nearest whole number, the upper one of two.
  fileprivate var rounded: Integer { (self + Rational(1, over: 2)).floor }
}

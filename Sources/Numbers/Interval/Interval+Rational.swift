// Intervals around rational and dyadic numbers.

extension Interval {
  /// The least interval around a rational number, or one ulp more on each side.
  ///
  /// A number that is a double is its only member.
  package init(enclosing value: Rational) {
    let nearest = value.doubleValue
    if nearest.isInfinite {
      self.init(
        lower: nearest < 0 ? -.infinity : .greatestFiniteMagnitude,
        upper: nearest < 0 ? -.greatestFiniteMagnitude : .infinity
      )
    } else if Dyadic(exactly: nearest)?.asRational == value {
      self.init(nearest)
    } else {
      self.init(lower: nearest.nextDown, upper: nearest.nextUp)
    }
  }

  /// The least interval around a dyadic number, or one ulp more on each side.
  ///
  /// Numbers far beyond all doubles, or between zero and all others, cost no more
  /// than others.
  package init(enclosing value: Dyadic) {
    if value.isZero || (-1100...1100).contains(value.magnitudeExponent) {
      self.init(enclosing: value.asRational)
      return
    }
    let (most, least) = (Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude)
    let size = value.magnitudeExponent > 0 ? (most, .infinity) : (0, least)
    let isNegative = value.signum < 0
    self.init(lower: isNegative ? -size.1 : size.0, upper: isNegative ? 0 - size.0 : size.1)
  }
}

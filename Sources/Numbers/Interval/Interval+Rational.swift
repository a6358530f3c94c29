// Intervals around rational numbers.

extension Interval {
  /// The least interval around a rational number, or one ulp more on each side.
  ///
  /// A number that is a double is its only member.
  public init(enclosing value: Rational) {
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
}

// The simplest number of an interval.

extension Rational {
  /// The fraction with the least denominator, of these the least in magnitude, from one
  /// number through another one.
  ///
  /// - Precondition: The numbers are in order.
  /// - Complexity: O(*n*) divisions for numbers of *n* bits.
  ///
  /// > Source: Graham, Knuth, Patashnik, Concrete Mathematics, section 4.5 (Stern–Brocot
  /// > tree), by the partial quotients that the continued fractions of both have in common.
  package static func simplest(from lower: Rational, through upper: Rational) -> Rational {
    if lower.signum <= 0, upper.signum >= 0 { return .zero }
    if upper.isNegative { return -simplest(from: -upper, through: -lower) }
    var (low, high) = (lower, upper)
    // The last two convergents h/k.
    var (h0, h1) = (Integer.zero, Integer.one)
    var (k0, k1) = (Integer.one, Integer.zero)
    while true {
      let whole = low.floor
      let isWhole = Rational(whole) == low
      let isLast = isWhole || whole < high.floor
      let quotient = isWhole || !isLast ? whole : whole + 1
      (h0, h1) = (h1, quotient * h1 + h0)
      (k0, k1) = (k1, quotient * k1 + k0)
      if isLast { return Rational(h1, over: k1) }
      // Both have the same whole part; what is left is inverted.
      (low, high) = (
        (high - Rational(whole)).reciprocal, (low - Rational(whole)).reciprocal
      )
    }
  }
}

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

  /// The fraction with a denominator up to a bound that is next to the number.
  ///
  /// - Precondition: The bound is positive.
  ///
  /// > Source: Hardy and Wright, An introduction to the theory of numbers, section 10.15: of
  /// > the last convergent that is small enough and the intermediate one behind it.
  package func nearest(denominatorUpTo bound: Integer) -> Rational {
    guard denominator > bound else { return self }
    var (h0, h1) = (Integer.zero, Integer.one)
    var (k0, k1) = (Integer.one, Integer.zero)
    var rest = self
    while true {
      let quotient = rest.floor
      let next = quotient * k1 + k0
      guard next <= bound else { break }
      (h0, h1) = (h1, quotient * h1 + h0)
      (k0, k1) = (k1, next)
      rest = (rest - Rational(quotient)).reciprocal
    }
    let steps = (bound - k0).quotientAndRemainder(dividingBy: k1).quotient
    let between = Rational(h0 + steps * h1, over: k0 + steps * k1)
    let convergent = Rational(h1, over: k1)
    return (between - self).magnitude < (convergent - self).magnitude ? between : convergent
  }
}

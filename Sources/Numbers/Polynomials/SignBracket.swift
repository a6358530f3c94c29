// Bounds between which a continuous function has different signs and exactly one zero; they
// are made as narrow as one likes.

/// Bounds between which a continuous function has exactly one zero, and different signs.
package struct SignBracket: Sendable {
  /// A bound below the zero, or the zero itself.
  package private(set) var lower: Dyadic
  /// A bound above the zero, or the zero itself.
  package private(set) var upper: Dyadic
  /// The sign between the lower bound and the zero; beyond the zero it is the opposite.
  package let lowerSign: Int

  /// Creates bounds.
  package init(from lower: Dyadic, to upper: Dyadic, lowerSign: Int) {
    (self.lower, self.upper, self.lowerSign) = (lower, upper, lowerSign)
  }

  /// The distance of the bounds.
  package var width: Dyadic { upper - lower }

  /// Makes the bounds at most 2^`exponent` apart.
  ///
  /// `value` tells the function at a number with about so many bits; of it only `sign`
  /// decides where the zero is.
  ///
  /// > Source: Abbott, Quadratic interval refinement for real roots (ACM
  /// > Communications in Computer Algebra 2014).
  package mutating func refine<Failure: Error>(
    toExponent exponent: Int,
    value: (Dyadic, _ bits: Int) throws(Failure) -> Dyadic,
    sign: (Dyadic) throws(Failure) -> Int
  ) throws(Failure) {
    // The number of parts is 2^bits; it is squared after each success.
    var bits = 1
    while !width.isZero, width.magnitudeExponent > exponent {
      if bits > 1, try stepInto(bits: bits, value, sign) {
        bits = min(2 * bits, 4096)
      } else {
        try bisect(sign)
        bits = bits > 1 ? bits / 2 : 2
      }
    }
  }

  /// Halves the interval.
  package mutating func bisect<Failure: Error>(
    _ sign: (Dyadic) throws(Failure) -> Int
  ) throws(Failure) {
    if lower == upper { return }
    let middle = (lower + upper).shifted(by: -1)
    let found = try sign(middle)
    if found == 0 || found == lowerSign { lower = middle }
    if found != lowerSign { upper = middle }
  }

  /// Tries to put the zero into one of 2^bits parts, the one that a straight line between
  /// the bounds hits; false if it is in another one.
  private mutating func stepInto<Failure: Error>(
    bits: Int,
    _ value: (Dyadic, _ bits: Int) throws(Failure) -> Dyadic,
    _ sign: (Dyadic) throws(Failure) -> Int
  ) throws(Failure) -> Bool {
    let (a, b) = (try value(lower, bits), try value(upper, bits))
    let most = max(a.magnitude, b.magnitude)
    guard !most.isZero else { return false }
    // Both over the same power of two. What is far below the larger value moves the place where the
    // line is zero by less than 2^-63 of a part.
    let least = max(min(a.exponent, b.exponent), most.magnitudeExponent - bits - 64)
    let (left, right) = (a.shifted(by: -least).floor, b.shifted(by: -least).floor)
    let rise = left - right
    guard !rise.isZero else { return false }
    let part = (left << bits).divided(by: rise, rounding: .toNearestOrEven)
    let step = width.shifted(by: -bits)
    let guess = lower + Dyadic(part) * step
    guard guess >= lower, guess <= upper else { return false }
    let found = try sign(guess)
    if found == 0 {
      (lower, upper) = (guess, guess)
      return true
    }
    let other = found == lowerSign ? guess + step : guess - step
    guard other >= lower, other <= upper, try sign(other) == -found else { return false }
    (lower, upper) = found == lowerSign ? (guess, other) : (other, guess)
    return true
  }
}

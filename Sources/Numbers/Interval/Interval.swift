// Intervals of doubles whose bounds are rounded outward without rounding modes.
//
// WebAssembly has no directed rounding. Each result is rounded to nearest and
// widened by e = phi abs(r) + eta, phi = u (1 + 2u), u = 2^-53, eta = 2^-1074.
//
// > Source: Rump, Zimmermann, Boldo, Melquiond, Computing predecessor and
// > successor in rounding to nearest (BIT 2009).

/// A closed interval of real numbers with doubles as bounds.
///
/// A bound may be infinite, which then means that there is none. Every
/// operation contains the operation on all members; it is exact where a bound
/// is exactly zero or nothing is rounded by design (negation, hull, minimum).
package struct Interval: Hashable, Sendable {
  /// The lower bound, which may be negative infinity.
  package let lower: Double
  /// The upper bound, which may be infinity.
  package let upper: Double

  /// Creates an interval from its bounds.
  ///
  /// - Precondition: `lower <= upper`, so that neither is NaN; `lower` is not
  ///   infinity and `upper` is not negative infinity.
  package init(lower: Double, upper: Double) {
    precondition(lower <= upper, "the bounds of an interval are in order")
    precondition(lower < .infinity && upper > -.infinity, "an interval has members")
    self.lower = lower
    self.upper = upper
  }

  /// Creates an interval from two bounds that were computed, or nothing where no
  /// number is between them.
  package init?(from lower: Double, to upper: Double) {
    guard lower <= upper, lower < .infinity, upper > -.infinity else { return nil }
    self.init(ordered: lower, upper)
  }

  /// Creates the interval with one member.
  ///
  /// - Precondition: The value is finite.
  package init(_ value: Double) {
    self.init(lower: value, upper: value)
  }

  /// Creates bounds that are in order by construction.
  @inline(__always)
  init(ordered lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The interval of all real numbers.
  package static var entire: Interval { Interval(ordered: -.infinity, .infinity) }

  /// The interval whose only member is 0.
  package static var zero: Interval { Interval(ordered: 0, 0) }

  /// The upper bound minus the lower bound, rounded up.
  package var width: Double {
    lower == upper ? 0 : Interval.up(upper - lower)
  }

  /// A member near the middle.
  package var midpoint: Double {
    if lower == -.infinity { return upper == .infinity ? 0 : -Double.greatestFiniteMagnitude }
    if upper == .infinity { return .greatestFiniteMagnitude }
    let middle = lower * 0.5 + upper * 0.5
    return min(max(middle, lower), upper)
  }

  /// Whether both bounds are finite.
  package var isBounded: Bool { lower > -.infinity && upper < .infinity }

  /// Whether a number is a member.
  package func contains(_ value: Double) -> Bool {
    lower <= value && value <= upper
  }

  /// Whether all members of another interval are members of this one.
  package func contains(_ other: Interval) -> Bool {
    lower <= other.lower && other.upper <= upper
  }

  /// The least interval around this one and another.
  package func hull(_ other: Interval) -> Interval {
    Interval(ordered: min(lower, other.lower), max(upper, other.upper))
  }

  /// The common members, if there are any.
  package func intersection(_ other: Interval) -> Interval? {
    let lower = max(lower, other.lower)
    let upper = min(upper, other.upper)
    return lower <= upper ? Interval(ordered: lower, upper) : nil
  }
}

extension Interval {
  /// A double not less than any real number that rounds to `value`.
  ///
  /// A finite number beyond the largest double rounds to infinity, which is its upper bound.
  @inline(__always)
  package static func up(_ value: Double) -> Double {
    let bound = value + step(value)
    return value == -.infinity ? -Double.greatestFiniteMagnitude : bound
  }

  /// A double not greater than any real number that rounds to `value`.
  @inline(__always)
  package static func down(_ value: Double) -> Double {
    let bound = value - step(value)
    return value == .infinity ? Double.greatestFiniteMagnitude : bound
  }

  /// At least half an ulp of a value, so that a step leads beyond what rounds to it.
  @inline(__always)
  static func step(_ value: Double) -> Double {
    value.magnitude * widening + Double.leastNonzeroMagnitude
  }

  /// u (1 + 2u): with u alone, 1 would not move, by ties to even.
  @inline(__always)
  static var widening: Double { 0x1.0000_0000_0000_1p-53 }
}

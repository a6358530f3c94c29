// Intervals of doubles whose bounds are rounded outward without rounding modes.
//
// WebAssembly has no directed rounding. Each result is rounded to nearest and
// widened by e = phi abs(r) + eta, phi = u (1 + 2u), u = 2^-53, eta = 2^-1074.
//
// > Source: Rump, Zimmermann, Boldo, Melquiond, Computing predecessor and
// > successor in rounding to nearest (BIT 2009).

/// A closed interval of real numbers with doubles as bounds.
///
/// A bound may be infinite, which then means that there is none.
public struct Interval: Hashable, Sendable {
  /// The lower bound, which may be negative infinity.
  public let lower: Double
  /// The upper bound, which may be infinity.
  public let upper: Double

  /// Creates an interval from its bounds.
  ///
  /// - Precondition: `lower <= upper`, so that neither is NaN; `lower` is not
  ///   infinity and `upper` is not negative infinity.
  public init(lower: Double, upper: Double) {
    precondition(lower <= upper, "the bounds of an interval are in order")
    precondition(lower < .infinity && upper > -.infinity, "an interval has members")
    self.lower = lower
    self.upper = upper
  }

  /// Creates the interval with one member.
  ///
  /// - Precondition: The value is finite.
  public init(_ value: Double) {
    self.init(lower: value, upper: value)
  }

  /// Creates bounds that are in order by construction.
  @inline(__always)
  private init(unchecked lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The interval of all real numbers.
  public static var entire: Interval { Interval(unchecked: -.infinity, .infinity) }

  /// The interval whose only member is 0.
  public static var zero: Interval { Interval(unchecked: 0, 0) }
}

extension Interval {
  /// A number not less than any real number that rounds to `value`.
  @inline(__always)
  static func up(_ value: Double) -> Double {
    value + (value.magnitude * widening + Double.leastNonzeroMagnitude)
  }

  /// A number not greater than any real number that rounds to `value`.
  @inline(__always)
  static func down(_ value: Double) -> Double {
    value - (value.magnitude * widening + Double.leastNonzeroMagnitude)
  }

  /// u (1 + 2u): with u alone, 1 would not move, by ties to even.
  @inline(__always)
  private static var widening: Double { 0x1.0000_0000_0000_1p-53 }
}

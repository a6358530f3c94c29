// Four intervals side by side, for parts of a box that are looked at together: each
// instruction is decoded once for all of them.

package import Numbers

/// Four intervals.
///
/// Every bound is moved outward, also where nothing was rounded.
package struct FourIntervals: Sendable {
  typealias Bounds = SIMD4<Double>

  var lower: Bounds
  var upper: Bounds

  @inline(__always)
  init(_ lower: Bounds, _ upper: Bounds) {
    self.lower = lower
    self.upper = upper
  }

  /// Creates the same interval four times.
  @inline(__always)
  init(repeating interval: Interval) {
    self.init(Bounds(repeating: interval.lower), Bounds(repeating: interval.upper))
  }

  /// Creates four intervals by their places.
  package init(_ interval: (Int) -> Interval) {
    self.init(repeating: .zero)
    for lane in 0..<4 { self[lane] = interval(lane) }
  }

  /// One of the intervals; nil where it is not known to be bounded.
  package internal(set) subscript(lane: Int) -> Interval? {
    get {
      let (low, high) = (lower[lane], upper[lane])
      guard low > -.infinity, high < .infinity, low <= high else { return nil }
      return Interval(lower: low, upper: high)
    }
    set {
      lower[lane] = newValue?.lower ?? -.infinity
      upper[lane] = newValue?.upper ?? .infinity
    }
  }

  /// Bounds that were rounded to nearest, moved outward.
  ///
  /// Of the products of bounds 0 · ∞ is NaN, which the least and the greatest of them may
  /// lose: the result may be too narrow. A run gives up every rectangle on which a bound is
  /// infinite anywhere (``IntervalTape/values(at:_:in:)``), so that such a result is never
  /// read.
  @inline(__always)
  private init(rounded lower: Bounds, _ upper: Bounds) {
    self.init(
      lower - Self.step(Self.larger(lower, -lower)),
      upper + Self.step(Self.larger(upper, -upper))
    )
  }

  /// At least half an ulp of a number of this size: see ``Interval``.
  @inline(__always)
  private static func step(_ size: Bounds) -> Bounds {
    size * Bounds(repeating: 0x1.0000_0000_0000_1p-53)
      + Bounds(repeating: Double.leastNonzeroMagnitude)
  }

  @inline(__always)
  private static func larger(_ a: Bounds, _ b: Bounds) -> Bounds {
    a.replacing(with: b, where: b .> a)
  }

  @inline(__always)
  private static func smaller(_ a: Bounds, _ b: Bounds) -> Bounds {
    a.replacing(with: b, where: b .< a)
  }
}

extension FourIntervals {
  @inline(__always)
  static prefix func - (a: Self) -> Self { Self(-a.upper, -a.lower) }

  /// The sums; of numbers that are not negative none is.
  @inline(__always)
  static func + (a: Self, b: Self) -> Self {
    var sum = Self(rounded: a.lower + b.lower, a.upper + b.upper)
    let isNegative = smaller(a.lower, b.lower) .< Bounds()
    sum.lower = larger(sum.lower, Bounds()).replacing(with: sum.lower, where: isNegative)
    return sum
  }

  @inline(__always)
  static func - (a: Self, b: Self) -> Self { a + (-b) }

  @inline(__always)
  static func * (a: Self, b: Self) -> Self {
    let (p, q) = (a.lower * b.lower, a.lower * b.upper)
    let (r, s) = (a.upper * b.lower, a.upper * b.upper)
    return Self(
      rounded: smaller(smaller(p, q), smaller(r, s)),
      larger(larger(p, q), larger(r, s))
    )
  }

  @inline(__always)
  func squared() -> Self {
    let size = magnitude
    var square = Self(rounded: size.lower * size.lower, size.upper * size.upper)
    square.lower = Self.larger(square.lower, Bounds())
    return square
  }

  @inline(__always)
  var magnitude: Self {
    Self(
      Self.larger(Self.larger(lower, -upper), Bounds()),
      Self.larger(upper, -lower)
    )
  }

  @inline(__always)
  func minimum(_ other: Self) -> Self {
    Self(Self.smaller(lower, other.lower), Self.smaller(upper, other.upper))
  }

  @inline(__always)
  func maximum(_ other: Self) -> Self {
    Self(Self.larger(lower, other.lower), Self.larger(upper, other.upper))
  }
}

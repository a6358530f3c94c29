// The four operations, roots and the functions without rounding.

extension Interval {
  /// The sums of members.
  ///
  /// > Source: Knuth's TwoSum: the error of a sum is a double, so that its sign tells on
  /// > which side the bound must move. No branch depends on the sign, which no processor can
  /// > predict.
  package static func + (a: Interval, b: Interval) -> Interval {
    #if arch(wasm32)
    let (lower, upper) = (a.lower + b.lower, a.upper + b.upper)
    guard lower.magnitude < largest, upper.magnitude < largest else {
      return sumOfLarge(a, b)
    }
    let (first, second) = (lower - a.lower, upper - a.upper)
    let above = ((lower - first) - a.lower) + (first - b.lower)
    let below = (a.upper - (upper - second)) + (b.upper - second)
    return Interval(ordered: lower - step(lower, for: above), upper + step(upper, for: below))
    #else
    // Both bounds in one vector by hand: the compiler's own would have more moves than sums.
    let (x, y) = (Bounds(a.lower, a.upper), Bounds(b.lower, b.upper))
    let sums = x + y
    guard sums.x.magnitude < largest, sums.y.magnitude < largest else {
      return sumOfLarge(a, b)
    }
    let second = sums - x
    let outward = Bounds(-1, 1)
    let errors = outward * ((x - (sums - second)) + (y - second))
    let size = bits(of: sums) & ~bits(of: Bounds(repeating: -0.0))
    let steps = unsafeBitCast(size, to: Bounds.self) * widening + Double.leastNonzeroMagnitude
    let taken = bits(of: steps) & unsafeBitCast(errors .> Bounds(), to: SIMD2<UInt64>.self)
    let bounds = sums + outward * unsafeBitCast(taken, to: Bounds.self)
    return Interval(ordered: bounds.x, bounds.y)
    #endif
  }

  /// The sums of members of which a bound may be infinite.
  @inline(never)
  private static func sumOfLarge(_ a: Interval, _ b: Interval) -> Interval {
    Interval(ordered: sumDown(a.lower, b.lower), sumUp(a.upper, b.upper))
  }

  /// The differences of members.
  package static func - (a: Interval, b: Interval) -> Interval {
    a + (-b)
  }

  /// The members with the other sign.
  package static prefix func - (a: Interval) -> Interval {
    Interval(ordered: 0 - a.upper, 0 - a.lower)
  }

  /// The products of members.
  ///
  /// Computed without branches on signs, which no processor can predict.
  package static func * (a: Interval, b: Interval) -> Interval {
    let (p, q) = (a.lower * b.lower, a.lower * b.upper)
    let (r, s) = (a.upper * b.lower, a.upper * b.upper)
    let low = min(min(p, q), min(r, s))
    let high = -min(min(-p, -q), min(-r, -s))
    // An infinite bound makes an infinite product, or a zero.
    guard low.magnitude > 1 / largest, low.magnitude < largest,
      high.magnitude > 1 / largest, high.magnitude < largest
    else { return productBySigns(a, b) }
    return Interval(ordered: low - step(low), high + step(high))
  }

  /// The products of members, of which a bound may be zero or infinite.
  ///
  /// The signs tell which ends give the bounds.
  @inline(never)
  private static func productBySigns(_ a: Interval, _ b: Interval) -> Interval {
    if a.lower >= 0 {
      let first = b.lower >= 0 ? a.lower : a.upper
      let second = b.upper >= 0 ? a.upper : a.lower
      return Interval(ordered: productDown(first, b.lower), productUp(second, b.upper))
    }
    if a.upper <= 0 {
      let first = b.upper >= 0 ? a.lower : a.upper
      let second = b.lower >= 0 ? a.upper : a.lower
      return Interval(ordered: productDown(first, b.upper), productUp(second, b.lower))
    }
    if b.lower >= 0 {
      return Interval(ordered: productDown(a.lower, b.upper), productUp(a.upper, b.upper))
    }
    if b.upper <= 0 {
      return Interval(ordered: productDown(a.upper, b.lower), productUp(a.lower, b.lower))
    }
    return Interval(
      ordered: min(productDown(a.lower, b.upper), productDown(a.upper, b.lower)),
      max(productUp(a.lower, b.lower), productUp(a.upper, b.upper))
    )
  }

  /// The quotients of members where the divisor is not 0, or nil if it is
  /// always 0.
  ///
  /// A divisor with members of both signs gives all real numbers.
  package static func / (a: Interval, b: Interval) -> Interval? {
    if b.lower == 0, b.upper == 0 { return nil }
    if a.lower == 0, a.upper == 0 { return zero }
    if b.lower < 0, b.upper > 0 { return entire }
    if b.upper <= 0 { return (-a) / (-b) }
    // Now 0 <= b.lower < b.upper or 0 < b.lower = b.upper; a quotient by zero
    // is the limit from above.
    let lower = a.lower >= 0 ? quotientDown(a.lower, b.upper) : quotientDown(a.lower, b.lower)
    let upper = a.upper >= 0 ? quotientUp(a.upper, b.lower) : quotientUp(a.upper, b.upper)
    return Interval(ordered: lower, upper)
  }

  /// The squares of members.
  ///
  /// Computed without branches on signs, which no processor can predict.
  package func squared() -> Interval {
    // Only the square of zero is exact.
    guard lower != 0 || upper != 0 else { return .zero }
    let (one, other) = (lower * lower, upper * upper)
    let (low, high) = (one < other ? one : other, one < other ? other : one)
    // Zero is a square where the signs differ.
    let differs = (lower.bitPattern ^ upper.bitPattern) &>> 63
    let least = Double(bitPattern: low.bitPattern & (differs &- 1))
    return Interval(ordered: max(0, Interval.down(least)), Interval.up(high))
  }

  /// The square roots of the members that are not negative, or nil if there
  /// are none.
  package var squareRoot: Interval? {
    if upper < 0 { return nil }
    let low = lower <= 0 ? 0 : max(0, Interval.down(lower.squareRoot()))
    return Interval(ordered: low, upper == 0 ? 0 : Interval.up(upper.squareRoot()))
  }

  /// The absolute values of members.
  package var magnitude: Interval {
    if lower >= 0 { return self }
    if upper <= 0 { return -self }
    return Interval(ordered: 0, max(0 - lower, upper))
  }

  /// The lesser of members of two intervals.
  package static func minimum(_ a: Interval, _ b: Interval) -> Interval {
    Interval(ordered: min(a.lower, b.lower), min(a.upper, b.upper))
  }

  /// The greater of members of two intervals.
  package static func maximum(_ a: Interval, _ b: Interval) -> Interval {
    Interval(ordered: max(a.lower, b.lower), max(a.upper, b.upper))
  }
}

extension Interval {
  #if !arch(wasm32)
  private typealias Bounds = SIMD2<Double>

  @inline(__always)
  private static func bits(of bounds: Bounds) -> SIMD2<UInt64> {
    unsafeBitCast(bounds, to: SIMD2<UInt64>.self)
  }
  #endif

  /// Below this size, and for products above its reciprocal, nothing overflows or underflows.
  private static var largest: Double { 0x1p1000 }

  /// A step from a sum whose error is above zero; 0 for any other sum.
  @inline(__always)
  private static func step(_ sum: Double, for error: Double) -> Double {
    // The opposite of a positive double's bits is a negative integer.
    let mask = (0 &- Int64(bitPattern: error.bitPattern)) &>> 63
    return Double(bitPattern: step(sum).bitPattern & UInt64(bitPattern: mask))
  }

  /// A lower bound of a sum; infinite where an operand is.
  private static func sumDown(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    let second = sum - a
    let error = (a - (sum - second)) + (b - second)
    // The error of an infinite sum is NaN or infinite.
    return error >= 0 && error < .infinity ? sum : down(sum)
  }

  private static func sumUp(_ a: Double, _ b: Double) -> Double {
    0 - sumDown(0 - a, 0 - b)
  }

  /// A lower bound of a product; zero times anything is zero, exactly.
  ///
  /// Only a product that has overflown is infinity: a factor that is infinite
  /// makes it negative infinity, since this is a lower bound.
  @inline(__always)
  private static func productDown(_ a: Double, _ b: Double) -> Double {
    a == 0 || b == 0 ? 0 : down(a * b)
  }

  @inline(__always)
  private static func productUp(_ a: Double, _ b: Double) -> Double {
    0 - productDown(0 - a, b)
  }

  /// A lower bound of a quotient by a divisor that is not negative.
  @inline(__always)
  private static func quotientDown(_ a: Double, _ b: Double) -> Double {
    if a == 0 { return 0 }
    if b == .infinity { return a > 0 ? 0 : (a == -.infinity ? a : down(-0.0)) }
    if b == 0 || a == -.infinity { return a > 0 ? .greatestFiniteMagnitude : -.infinity }
    return down(a / b)
  }

  @inline(__always)
  private static func quotientUp(_ a: Double, _ b: Double) -> Double {
    0 - quotientDown(0 - a, b)
  }
}

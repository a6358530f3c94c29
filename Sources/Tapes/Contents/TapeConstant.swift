// The constants of tapes: a double, an enclosure and an exact number.

package import Numbers
package import Reals

/// A constant of a tape.
package struct TapeConstant: Sendable {
  /// The nearest double; infinite when the number is beyond all of them.
  package let value: Double
  let source: Source

  /// The exact number.
  enum Source: Sendable {
    /// The double itself.
    case double
    /// Digits over a power of ten, in lowest terms with regard to ten.
    case decimal(digits: Int64, scale: UInt8)
    /// Any other number.
    case real(Enclosed)
  }

  /// A number and what its digits proved.
  final class Enclosed: Sendable {
    let real: Real
    let interval: Interval

    init(_ real: Real, _ interval: Interval) {
      self.real = real
      self.interval = interval
    }
  }

  init(_ value: Double, _ source: Source) {
    self.value = value
    self.source = source
  }

  /// Creates a constant from digits of at most 53 bits over a power of ten up to 10¹⁵,
  /// in lowest terms with regard to ten.
  init(digits: Int64, scale: UInt8) {
    var power: Int64 = 1
    for _ in 0..<scale { power *= 10 }
    self.init(Double(digits) / Double(power), .decimal(digits: digits, scale: scale))
  }

  /// Creates a constant from a whole number of at most 53 bits.
  init(whole value: Int64) {
    self.init(Double(value), .double)
  }
}

extension TapeConstant {
  /// The narrowest interval with the number as a member that was found: a
  /// double alone, or two that are next to each other.
  package var interval: Interval {
    switch source {
    case .double: Interval(value)
    case .decimal: exact.rational.map { TapeConstant.interval(of: $0, near: value) } ?? .entire
    case .real(let enclosed): enclosed.interval
    }
  }

  /// The number.
  package var exact: Real {
    switch source {
    case .double:
      Real(Dyadic(exactly: value)?.asRational ?? 0)
    case .decimal(let digits, let scale):
      Real(Rational(Integer(digits), over: Integer(10).raised(to: Int(scale))))
    case .real(let enclosed): enclosed.real
    }
  }

  /// Whether the number is zero.
  var isZero: Bool {
    guard case .double = source else { return false }
    return value == 0
  }

  /// Whether another constant is the same number, as far as it shows without
  /// any work.
  func isSame(as other: TapeConstant) -> Bool {
    guard value.bitPattern == other.value.bitPattern else { return false }
    switch (source, other.source) {
    case (.double, .double): return true
    case (.decimal(let digits, let scale), .decimal(let others, let otherScale)):
      return digits == others && scale == otherScale
    case (.real(let enclosed), .real(let other)):
      guard enclosed !== other else { return true }
      guard let rational = enclosed.real.rational else { return false }
      return rational == other.real.rational
    default: return false
    }
  }
}

extension TapeConstant {
  /// Creates a constant from a real.
  ///
  /// - Throws: ``RealError`` when no digits of it can be had.
  package init(_ real: Real, in workspace: inout Workspace) throws(RealError) {
    if let rational = real.rational {
      let value = rational.doubleValue
      if let dyadic = Dyadic(exactly: value), dyadic.asRational == rational {
        self.init(value == 0 ? 0 : value, .double)
        return
      }
    }
    let ball = try Real.enclosure(of: real, bits: 80, in: &workspace)
    let (value, interval) = TapeConstant.doubles(around: ball)
    self.init(value, .real(Enclosed(real, interval)))
  }

  /// Half a turn.
  static let pi = TapeConstant(
    3.141592653589793,
    .real(Enclosed(.pi, Interval(lower: 3.141592653589793, upper: 3.1415926535897936)))
  )

  /// The base of natural logarithms.
  static let e = TapeConstant(
    2.718281828459045,
    .real(Enclosed(.e, Interval(lower: 2.718281828459045, upper: 2.7182818284590455)))
  )

  /// The two doubles around a fraction that lies next to one of them.
  private static func interval(of fraction: Rational, near value: Double) -> Interval {
    guard let dyadic = Dyadic(exactly: value), dyadic.asRational < fraction else {
      return Interval(lower: value.nextDown, upper: value)
    }
    return Interval(lower: value, upper: value.nextUp)
  }

  /// The double nearest to the midpoint of a ball, and doubles on both sides of
  /// the ball.
  private static func doubles(around ball: Ball) -> (Double, Interval) {
    // Dyadics far outside of the exponents of doubles are not made.
    let isNegative = ball.isNegative == .yes
    if let least = ball.log2Lower, least > 1100 {
      let bound = Double.greatestFiniteMagnitude
      return isNegative
        ? (-.infinity, Interval(lower: -.infinity, upper: -bound))
        : (.infinity, Interval(lower: bound, upper: .infinity))
    }
    guard let most = ball.log2Upper else { return (0, .zero) }
    if most < -1200 {
      let bound = Double.leastNonzeroMagnitude
      return (0, isNegative ? Interval(lower: -bound, upper: 0) : Interval(lower: 0, upper: bound))
    }
    let interval = Interval(lower: below(ball.lower), upper: -below(-ball.upper))
    return (ball.midpoint.doubleValue, interval)
  }

  /// The greatest double that is not above a number.
  private static func below(_ bound: Dyadic) -> Double {
    let nearest = bound.doubleValue
    guard let dyadic = Dyadic(exactly: nearest) else {
      return nearest > 0 ? .greatestFiniteMagnitude : nearest
    }
    return bound < dyadic ? nearest.nextDown : nearest
  }
}

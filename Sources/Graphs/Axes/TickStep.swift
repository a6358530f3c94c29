// The distance between the ticks of an axis: 1, 2 or 5 times a power of ten, or a
// simple fraction of π.

package import Numbers

/// The distance between two ticks of an axis.
package struct TickStep: Hashable, Sendable {
  /// The number of which a step is a multiple.
  package enum Unit: UInt8, Hashable, Sendable {
    /// Ticks are decimal numbers.
    case one
    /// Ticks are rational multiples of π.
    case pi
  }

  /// The unit of which the step is a multiple.
  package let unit: Unit
  /// The step in its unit; positive.
  package let multiple: Rational
  /// The number of parts into which minor lines divide the step.
  package let divisions: Int
  /// The power of ten of which a decimal step is one, two or five.
  let exponent: Int

  /// The spacings in CSS pixels that a step may have: one that is in use stays
  /// in use within them, so that a small change of scale does not change it.
  package static let spacings: ClosedRange<Int> = 60...160
  /// The least spacing of a new step.
  ///
  /// The next step is at most 2.5 times as long, so one is within the bounds.
  private static let leastNewSpacing = 64

  /// The distance in the plane; within 10^-40 of it for multiples of π.
  package var length: Rational {
    unit == .one ? multiple : multiple * Self.pi
  }

  /// π, truncated to 45 digits behind the point.
  ///
  /// > Source: OEIS A000796.
  static let pi: Rational = {
    let whole: [Int64] = [3_141_592_653, 589_793_238, 462_643_383, 279_502_884, 197_169_399]
    let billion = Integer(1_000_000_000)
    let digits = whole.reduce(Integer.zero) { $0 * billion + Integer($1) }
    return Rational(digits, over: billion.raised(to: 5))
  }()

  /// The step for a scale: the one in use, as long as its spacing is in bounds,
  /// otherwise the shortest that is long enough.
  ///
  /// `unitsPerPoint` is the length of a CSS pixel in the plane, positive. Where
  /// fractions of π would be too small or too large to read, ticks are decimal.
  package init(unit: Unit, unitsPerPoint: Rational, current: TickStep? = nil) {
    if let current, current.unit == unit {
      let spacing = current.length / unitsPerPoint
      let bounds = Rational(Self.spacings.lowerBound)...Rational(Self.spacings.upperBound)
      if bounds.contains(spacing) {
        self = current
        return
      }
    }
    let least = unitsPerPoint * Rational(Self.leastNewSpacing)
    if unit == .pi, let step = TickStep(fractionOfPiFrom: least) {
      self = step
    } else {
      self.init(decimalFrom: least)
    }
  }

  /// The shortest decimal step that is at least so long.
  private init(decimalFrom least: Rational) {
    // 2^e is within a factor of two, so the power of ten is within one step.
    var exponent = Int((Double(least.binaryExponent) * 0.30103).rounded(.down)) - 1
    while true {
      let power = Rational(powerOfTen: exponent)
      for (digit, divisions) in [(1, 5), (2, 4), (5, 5)] {
        let multiple = Rational(digit) * power
        if multiple >= least {
          unit = .one
          self.multiple = multiple
          self.divisions = divisions
          self.exponent = exponent
          return
        }
      }
      exponent += 1
    }
  }

  /// The shortest fraction of π that is at least so long, if there is one.
  private init?(fractionOfPiFrom least: Rational) {
    guard least * 1200 >= Self.pi else { return nil }
    for (numerator, denominator, divisions) in Self.fractions {
      let multiple = Rational(numerator, over: denominator)
      if multiple * Self.pi >= least {
        unit = .pi
        self.multiple = multiple
        self.divisions = divisions
        exponent = 0
        return
      }
    }
    return nil
  }

  /// Numerator, denominator and divisions of the fractions of π, in order.
  private static let fractions: [(Int, Int, Int)] = [
    (1, 1200, 5), (1, 600, 5), (1, 240, 5), (1, 120, 5), (1, 60, 5), (1, 24, 2), (1, 12, 2),
    (1, 6, 2), (1, 4, 3), (1, 3, 4), (1, 2, 2), (1, 1, 4), (2, 1, 4), (5, 1, 5), (10, 1, 5),
    (20, 1, 4), (50, 1, 5), (100, 1, 5), (200, 1, 4), (500, 1, 5), (1000, 1, 5), (2000, 1, 4),
    (5000, 1, 5), (10000, 1, 5),
  ]
}

extension Rational {
  /// A power of ten.
  init(powerOfTen exponent: Int) {
    let power = Rational(Integer(10).raised(to: exponent < 0 ? -exponent : exponent))
    self = exponent < 0 ? power.reciprocal : power
  }
}

// The edges of the columns, as doubles that enclose exact numbers.

package import Numbers

/// The edges of the columns of a viewport, measured from an origin.
///
/// Where the screen is so narrow that doubles cannot tell its columns apart,
/// positions are measured from its centre; everywhere else from 0, so that they
/// are the numbers themselves.
package struct ColumnEdges: Sendable {
  /// The number from which positions are measured.
  package let origin: Rational
  private let enclosure: Interval
  /// Whether positions are the numbers themselves.
  let isPlain: Bool
  /// An interval around the position of each edge, one more than columns.
  package let positions: [Interval]
  private let left: Rational
  private let step: Rational

  package init(_ viewport: Viewport) {
    let (left, step, count) = (viewport.left, viewport.unitsPerColumn, viewport.width)
    self.left = left
    self.step = step
    let right = left + step * Rational(count)
    let reach = max(left.magnitude, right.magnitude)
    // 2^-8 of a column is to be more than an ulp of the farthest edge.
    isPlain = reach < step * Rational(Integer.one << 44)
    origin = isPlain ? .zero : left + step * Rational(count / 2)
    enclosure = Interval(enclosing: origin)
    positions = ColumnEdges.positions(left: left - origin, step: step, count: count)
  }

  /// The exact number at an edge.
  package func number(atEdge index: Int) -> Rational {
    left + step * Rational(index)
  }

  /// The exact number in the middle of a column.
  func middle(_ index: Int) -> Rational {
    left + step * Rational(2 * index + 1, over: 2)
  }

  /// The exact number at a position.
  func number(at position: Double) -> Rational? {
    Dyadic(exactly: position).map { origin + $0.asRational }
  }

  /// The numbers at positions.
  @inline(__always)
  func numbers(at positions: Interval) -> Interval {
    isPlain ? positions : enclosure + positions
  }

  /// The quotients of whole numbers where they are small, otherwise sums of many
  /// bits.
  private static func positions(left: Rational, step: Rational, count: Int) -> [Interval] {
    let denominator = Integer.leastCommonMultiple(left.denominator, step.denominator)
    let first = left.numerator * denominator.dividedExactly(by: left.denominator)
    let increment = step.numerator * denominator.dividedExactly(by: step.denominator)
    let last = first + increment * Integer(count)
    guard max(first.bitLength, last.bitLength, denominator.bitLength) <= 53,
      let start = first.asInt64, let change = increment.asInt64,
      let divisor = denominator.asInt64
    else { return summed(left: left, step: step, count: count) }
    // The quotient is a double if what is odd of the divisor goes into the dividend.
    let odd = divisor >> Int64(divisor.trailingZeroBitCount)
    return (0...count).map { index in
      let dividend = start + change * Int64(index)
      let quotient = Double(dividend) / Double(divisor)
      if dividend % odd == 0 { return Interval(quotient) }
      return Interval(lower: quotient.nextDown, upper: quotient.nextUp)
    }
  }

  /// Steps added up as multiples of 2^-126 of the reach, two words each.
  ///
  /// The sum after `n` steps is less than `n + 1` multiples too small. Its upper
  /// word is a multiple of 2^-62, and from 2^54 of these on a double is at least
  /// four apart from the next one; nearer to 0, and where the sum may be a double,
  /// the exact number is asked.
  private static func summed(left: Rational, step: Rational, count: Int) -> [Interval] {
    let exact = { (index: Int) in Interval(enclosing: left + step * Rational(index)) }
    let reach = max(left.magnitude, (left + step * Rational(count)).magnitude)
    let shift = 61 - (reach.numerator.bitLength - reach.denominator.bitLength)
    guard -900...900 ~= shift, var sum = TwoWords(left, shift), let change = TwoWords(step, shift)
    else { return (0...count).map(exact) }
    let unit = Double(sign: .plus, exponent: -shift, significand: 1)
    return (0...count).map { index in
      let (_, mayCarry) = sum.low.addingReportingOverflow(UInt64(index) + 1)
      let isNearDouble = sum.high & 3 == 0 ? sum.low == 0 : sum.high & 3 == 3 && mayCarry
      defer { sum += change }
      if sum.high.magnitude < 1 << 54 || isNearDouble { return exact(index) }
      let near = Double(sum.high)
      return Interval(lower: near.nextDown * unit, upper: near.nextUp * unit)
    }
  }
}

/// A whole number of 128 bits.
private struct TwoWords {
  var high: Int64
  var low: UInt64

  /// The whole part of a number times 2^(shift + 64); nil where it does not fit.
  init?(_ number: Rational, _ shift: Int) {
    let whole = (number.numerator << (shift + 64)).divided(by: number.denominator, rounding: .down)
    let (upper, middle) = (whole >> 64, whole >> 32)
    guard let high = upper.asInt64, let first = (middle - upper << 32).asInt64,
      let second = (whole - middle << 32).asInt64
    else { return nil }
    self.high = high
    low = UInt64(first) << 32 | UInt64(second)
  }

  static func += (a: inout TwoWords, b: TwoWords) {
    let (low, carries) = a.low.addingReportingOverflow(b.low)
    a.low = low
    // The last sum is one step beyond the screen, and nobody reads it.
    a.high &+= b.high &+ (carries ? 1 : 0)
  }
}

// Where the columns begin and end, as doubles that enclose exact numbers.

internal import Numbers

/// The edges of the columns of a viewport, measured from an origin.
///
/// Where the screen is so narrow that doubles cannot tell its columns apart,
/// positions are measured from its centre; everywhere else from 0, so that they
/// are the numbers themselves.
struct ColumnEdges: Sendable {
  /// What positions are measured from.
  let origin: Rational
  private let enclosure: Interval
  /// Whether positions are the numbers themselves.
  let isPlain: Bool
  /// An interval around the position of each edge, one more than columns.
  let positions: [Interval]
  private let left: Rational
  private let step: Rational

  init(_ viewport: Viewport) {
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
  func number(atEdge index: Int) -> Rational {
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

  /// The quotients of whole numbers where they are small, otherwise exact
  /// rationals one by one.
  private static func positions(left: Rational, step: Rational, count: Int) -> [Interval] {
    let denominator = Integer.leastCommonMultiple(left.denominator, step.denominator)
    let first = left.numerator * denominator.dividedExactly(by: left.denominator)
    let increment = step.numerator * denominator.dividedExactly(by: step.denominator)
    let last = first + increment * Integer(count)
    guard max(first.bitLength, last.bitLength, denominator.bitLength) <= 53,
      let start = first.asInt64, let change = increment.asInt64,
      let divisor = denominator.asInt64
    else {
      return (0...count).map { Interval(enclosing: left + step * Rational($0)) }
    }
    // The quotient is a double if what is odd of the divisor goes into the dividend.
    let odd = divisor >> Int64(divisor.trailingZeroBitCount)
    return (0...count).map { index in
      let dividend = start + change * Int64(index)
      let quotient = Double(dividend) / Double(divisor)
      if dividend % odd == 0 { return Interval(quotient) }
      return Interval(lower: quotient.nextDown, upper: quotient.nextUp)
    }
  }
}

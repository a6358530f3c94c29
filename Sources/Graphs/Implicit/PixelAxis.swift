// The edges of the pixels in a column or a row of the screen, as doubles.
//
// A picture is right when each pixel is, up to a millionth of its size. So the
// edges are moved by a quarter of that, all of them by the same: then no line that
// runs along an edge, and no point in a corner, lies between pixels, and they are
// doubles, wherever a millionth of a pixel is more than a few ulps.

internal import Numbers

/// The edges of pixels along one axis, as positions measured from an origin.
///
/// Where the screen is very narrow for its distance from 0 the origin is its
/// centre; everywhere else it is 0, and positions are the numbers themselves.
struct PixelAxis: Sendable {
  /// The number from which positions are measured.
  let origin: Rational
  /// Whether positions are the numbers themselves.
  let isPlain: Bool
  /// The position of each edge, one more than pixels, from the least upward.
  let edges: [Double]
  /// The distance from its edges at which a pixel is surely met, or missed; twice the rim and
  /// the shift of the edges are together less than a millionth of a pixel.
  let rim: Double
  private let enclosure: Interval

  /// Creates the edges from the number at the first one.
  init(start: Rational, step: Rational, count: Int) {
    let end = start + step * Rational(count)
    isPlain = max(start.magnitude, end.magnitude) < step * Rational(Integer.one << 24)
    origin = isPlain ? .zero : start + step * Rational(count / 2)
    let size = step.doubleValue
    let shift = size * 0x1p-22
    let positions = PixelAxis.positions(start: start - origin, step: step, count: count)
    guard size.isNormal, positions.allSatisfy({ $0.isFinite }) else {
      // No double tells such pixels apart, so that nothing will be known.
      edges = Array(repeating: 0, count: count + 1)
      rim = 0
      enclosure = .entire
      return
    }
    edges = positions.map { $0 - shift }
    rim = 2 * shift
    enclosure = Interval(enclosing: origin)
  }

  /// The number of pixels.
  var count: Int { edges.count - 1 }

  /// The positions of some pixels.
  func positions(_ pixels: Range<Int>) -> Interval {
    Interval(lower: edges[pixels.lowerBound], upper: edges[pixels.upperBound])
  }

  /// The numbers at positions.
  @inline(__always)
  func numbers(at positions: Interval) -> Interval {
    isPlain ? positions : enclosure + positions
  }

  /// The number at a position.
  func number(at position: Double) -> Rational? {
    Dyadic(exactly: position).map { origin + $0.asRational }
  }

  /// The edges before they are moved: quotients of whole numbers where these are
  /// small, so that what is a double is exact.
  private static func positions(start: Rational, step: Rational, count: Int) -> [Double] {
    let denominator = Integer.leastCommonMultiple(start.denominator, step.denominator)
    let first = start.numerator * denominator.dividedExactly(by: start.denominator)
    let increment = step.numerator * denominator.dividedExactly(by: step.denominator)
    let last = first + increment * Integer(count)
    guard max(first.bitLength, last.bitLength, denominator.bitLength) <= 53,
      let begin = first.asInt64, let change = increment.asInt64,
      let divisor = denominator.asInt64
    else {
      let (left, size) = (start.doubleValue, step.doubleValue)
      return (0...count).map { left + size * Double($0) }
    }
    return (0...count).map { Double(begin + change * Int64($0)) / Double(divisor) }
  }
}

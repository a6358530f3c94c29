// From heights in the plane to rows of the screen, without losing a member.

internal import Numbers
internal import Reals

/// Rows of a column, the last one not included; none if they are not in order.
struct RowRange: Hashable, Sendable {
  var top: Int32
  var bottom: Int32

  static var none: RowRange { RowRange(top: 0, bottom: 0) }

  var isEmpty: Bool { top >= bottom }

  /// The common rows.
  func intersection(_ other: RowRange) -> RowRange {
    let range = RowRange(top: max(top, other.top), bottom: min(bottom, other.bottom))
    return range.isEmpty ? .none : range
  }
}

/// The scale from heights to rows.
///
/// A *level* is a height measured in rows from the top edge of the screen,
/// downward, as an interval of doubles.
struct RowScale: Sendable {
  /// The width of the rim of a pixel in which it may be on or off, in pixels.
  static var tolerance: Double { 1e-6 }

  private let top: Interval
  private let rowsPerUnit: Interval
  /// The number of rows.
  let height: Int32
  /// The largest magnitude of a level that is subtracted to reach the screen.
  let reach: Double
  /// Creates the scale of heights, measured from 0 or from a height that is the
  /// top edge.
  init(_ viewport: Viewport, from origin: Rational? = nil) {
    top = Interval(enclosing: origin ?? viewport.top)
    rowsPerUnit = Interval(enclosing: Rational.one / viewport.unitsPerRow)
    height = Int32(viewport.height)
    let distance = (top * rowsPerUnit).magnitude.upper
    reach = distance + Double(viewport.height)
  }

  /// The levels of the members of an interval of heights.
  @inline(__always)
  func levels(of heights: Interval) -> Interval {
    (top - heights) * rowsPerUnit
  }

  /// How levels change, from how heights do.
  @inline(__always)
  func slopes(of slopes: Interval) -> Interval {
    -(slopes * rowsPerUnit)
  }

  /// The rows that a curve with these levels may meet.
  ///
  /// Between two rows it is the one in which the middle lies.
  func possibleRows(_ levels: Interval) -> RowRange {
    let low = (levels.lower + RowScale.tolerance).rounded(.down)
    let high = (levels.upper - RowScale.tolerance).rounded(.down)
    guard low <= high else {
      let middle = (levels.lower * 0.5 + levels.upper * 0.5).rounded(.down)
      return rows(middle, middle)
    }
    return rows(low, high)
  }

  /// The tallest enclosure of a single level that will do, in rows.
  private static var tallest: Double { 0.25 }

  /// Whether a level is known so well that no row depends on the rest.
  @inline(__always)
  func isNarrow(_ levels: Interval) -> Bool {
    guard levels.upper - levels.lower > 2 * RowScale.tolerance else { return true }
    guard levels.upper - levels.lower <= RowScale.tallest else { return false }
    let low = (levels.lower + RowScale.tolerance).rounded(.down)
    return low >= (levels.upper - RowScale.tolerance).rounded(.down)
  }

  /// The rows that a curve meets if it takes, without a jump, a level of the first interval
  /// and a level of the second one.
  func provedRows(between first: Interval, and second: Interval) -> RowRange {
    let low = (min(first.upper, second.upper) - RowScale.tolerance).rounded(.down)
    let high = (max(first.lower, second.lower) + RowScale.tolerance).rounded(.down)
    guard low <= high else { return .none }
    return rows(low, high).intersection(possibleRows(first.hull(second)))
  }

  /// The rows that a curve meets if it takes all levels of an interval.
  ///
  /// They begin half a rim further out than ``possibleRows(_:)`` ends: else what
  /// is to be proved and what is to be excluded would meet at a single level, and
  /// the boxes of an envelope that passes it would never end.
  func provedRows(taking levels: Interval) -> RowRange {
    let low = (levels.lower + 0.5 * RowScale.tolerance).rounded(.down)
    let high = (levels.upper - 0.5 * RowScale.tolerance).rounded(.down)
    return low <= high ? rows(low, high) : .none
  }

  private func rows(_ low: Double, _ high: Double) -> RowRange {
    guard high >= 0, low < Double(height) else { return .none }
    return RowRange(top: Int32(max(low, 0)), bottom: Int32(min(high, Double(height - 1))) + 1)
  }
}

extension Viewport {
  /// The level of a real number, within a millionth of a row; nil if it cannot
  /// be found within the budget.
  func level(of real: Real, in workspace: inout Workspace) -> Interval? {
    let unit = unitsPerRow
    let exponent = Int64(unit.numerator.bitLength) - Int64(unit.denominator.bitLength) - 24
    do throws(RealError) {
      let ball = try real.enclosure(radiusAtMost: exponent, in: &workspace)
      // A number that is very near to zero has very many places.
      let (least, most) = (
        ball.lower.rounded(toExponent: Int(exponent) - 8, rounding: .down),
        ball.upper.rounded(toExponent: Int(exponent) - 8, rounding: .up)
      )
      let upper = (top - least.asRational) / unit
      let lower = (top - most.asRational) / unit
      return Interval(enclosing: lower).hull(Interval(enclosing: upper))
    } catch {
      return nil
    }
  }
}

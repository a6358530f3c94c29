// A part of a column, and which rows a continuous curve may meet in it when its
// slopes are known and its levels at the ends.
//
// > Source: Piyavskii, An algorithm for finding the absolute extremum of a
// > function (1972).

internal import Numbers
internal import Tapes

/// A part of a column that is not settled.
struct ColumnBox: Sendable {
  var positions: Interval
  /// The level at the left end, if it is known.
  var left: Interval?
  /// The level at the right end, if it is known.
  var right: Interval?
  /// The rows that the curve may meet here.
  var rows: RowRange
  var depth = 0
  /// How far a level inside of the box that this is a part of was above the line
  /// through its ends.
  var bulge = 0.0
  /// The branch of a power of a negative base of which the levels are; nil if the levels
  /// are those of the function.
  var branch: PowerBranch?
}

extension ColumnBox {
  /// The parts below and above a position with a level.
  func halved(at position: Double, _ level: Interval?) -> (ColumnBox, ColumnBox) {
    var (lower, upper) = (self, self)
    if let left, let right, let level {
      let share = (position - positions.lower) / (positions.upper - positions.lower)
      lower.bulge = level.midpoint - (1 - share) * left.midpoint - share * right.midpoint
      upper.bulge = lower.bulge
    }
    lower.positions = Interval(lower: positions.lower, upper: position)
    lower.right = level
    lower.depth += 1
    upper.positions = Interval(lower: position, upper: positions.upper)
    upper.left = level
    upper.depth += 1
    return (lower, upper)
  }

  /// Where to halve the box so that the curve has its extremum near the end of both
  /// parts, if its slope changes evenly from one end to the other.
  func splitPosition(_ slopes: Interval) -> Double {
    let (fall, rise) = (-slopes.lower, slopes.upper)
    guard bulge != 0, fall > 0, rise > 0, fall + rise < .infinity else {
      return positions.midpoint
    }
    let share = max(0.125, min(0.875, (bulge > 0 ? rise : fall) / (fall + rise)))
    let position = positions.lower + (positions.upper - positions.lower) * share
    return positions.containsInside(position) ? position : positions.midpoint
  }

  /// Proves the rows between the ends of a box on which the curve is continuous.
  func proveEnds(_ scale: RowScale, in column: inout HardColumn) {
    guard let left, let right else { return }
    column.proved.insert(scale.provedRows(between: left, and: right))
  }

  /// What of some levels a continuous curve may reach, given the slopes of its
  /// levels.
  func reached(_ levels: Interval, _ slopes: Interval) -> Interval {
    reached(slopes)?.intersection(levels) ?? levels
  }

  /// Where the curve comes from its ends; nil if they are not known.
  private func reached(_ slopes: Interval) -> Interval? {
    guard let left, let right else {
      let offsets = Interval(lower: 0, upper: positions.width)
      return left.map { $0 + slopes * offsets } ?? right.map { $0 - slopes * offsets }
    }
    return slopes.containsInside(0) ? peaks(left, right, slopes) : left.hull(right)
  }

  /// Between the lines of least and greatest slope through both ends.
  ///
  /// With slopes from −a to b the curve lies below both left + b·t and
  /// right + a·(w − t), so below any mean of the two. Weighted a and b it does
  /// not depend on t, up to rounding, and the larger end is a bound of that.
  /// Ten roundings of terms of the sizes that are added are less than the slack.
  private func peaks(_ left: Interval, _ right: Interval, _ slopes: Interval) -> Interval? {
    let (fall, rise) = (-slopes.lower, slopes.upper)
    let second = rise / (fall + rise)
    let first = 1 - second
    let height = max(first * rise, second * fall) * positions.width
    let slack = (left.magnitude.upper + right.magnitude.upper + height) * 0x1p-48
    let top = first * left.upper + second * right.upper + height + slack
    let bottom = second * left.lower + first * right.lower - height - slack
    // Not where something is infinite.
    return bottom <= top && top - bottom < .infinity ? Interval(lower: bottom, upper: top) : nil
  }
}

// The record of one column in a proof under way.

internal import Numbers

/// The record of a column for which one test was enough.
struct ColumnRecord: Sendable {
  /// The rows that are proved.
  var proved = RowRange.none
  /// The level at the left edge, NaN if the curve is not connected to it.
  var left = Float.nan
  /// The level at the right edge.
  var right = Float.nan
  /// Whether the curve is continuous at the left edge, seen from here.
  var isContinuousLeft = false
  /// Whether the curve is continuous at the right edge, seen from here.
  var isContinuousRight = false
  /// Whether there is more to know, in a ``HardColumn``.
  var isHard = false
  /// Whether nothing is known yet.
  var isUnknown = true
}

/// A column that takes more than one test.
struct HardColumn: Sendable {
  /// The column.
  var index: Int
  /// The rows that are proved.
  var proved = RowSet()
  /// The rows that were given up.
  var abandoned = RowSet()
  /// Boxes on which the curve is continuous, the last one first.
  var continuous: [ColumnBox] = []
  /// The other boxes, the first one first: a point where the curve has no limit
  /// would otherwise swallow the budget of the column.
  var others: [ColumnBox] = []
  /// The first one of the others that is left.
  var next = 0
  /// The boxes tested so far.
  var count = 0
  /// Whether the boxes were let go, so that the next turn begins with the whole column.
  var isResting = false

  init(index: Int) {
    self.index = index
  }

  /// The boxes after which the rest is given up.
  static var countLimit: Int { 6_000 }
  /// The number of times that a box is halved.
  static var depthLimit: Int { 60 }
  /// The most boxes that a column keeps while others have their turn.
  private static var restingLimit: Int { 16 }

  /// Whether nothing is left to do.
  var isDone: Bool { !isResting && continuous.isEmpty && next == others.count }

  /// Takes a box that is left.
  mutating func takeBox() -> ColumnBox? {
    if let box = continuous.popLast() { return box }
    guard next < others.count else { return nil }
    next += 1
    if next > 256, next * 2 > others.count {
      others.removeFirst(next - 1)
      next = 1
    }
    return others[next - 1]
  }

  /// The rows that are neither proved nor excluded.
  var undecided: RowSet {
    var rows = abandoned
    for box in continuous { rows.insert(box.rows) }
    for box in others[next...] { rows.insert(box.rows) }
    return rows.subtracting(proved)
  }

  /// Gives up what is left.
  mutating func abandon() {
    abandoned = undecided
    continuous = []
    others = []
    next = 0
  }

  /// Waits for the next turn.
  ///
  /// Of a column that has many boxes only the rows are kept: its next turn begins again. A few
  /// dozen tests of thousands are done twice then, and the boxes of all columns, 5 kB each, are
  /// never in memory together.
  mutating func rest() {
    if continuous.count + others.count - next > HardColumn.restingLimit {
      abandon()
      isResting = true
    } else {
      // Without those that were taken.
      others = Array(others[next...])
      next = 0
    }
  }

  /// Begins again with the whole column.
  mutating func resume(with whole: ColumnBox) {
    isResting = false
    (abandoned, count) = (RowSet(), 0)
    others = [whole]
  }
}

// A single column, halved until every row is proved, excluded or given up.

internal import Numbers
internal import Tapes

extension CurveProver {
  /// Looks at boxes of a column.
  mutating func advanceColumn(at place: Int, boxes: Int, until end: Int64) {
    var column = hard[place]
    // One copy only, so that its arrays are changed where they are.
    hard[place] = HardColumn(index: column.index)
    let limit = min(column.count + boxes, HardColumn.countLimit)
    let screen = RowRange(top: 0, bottom: source.scale.height)
    while column.count < limit, source.steps < end, let box = column.takeBox() {
      column.count += 1
      look(at: box, in: &column)
      if column.proved.contains(screen) { column.abandon() }
    }
    if column.count >= HardColumn.countLimit { column.abandon() }
    hard[place] = column
  }

  private mutating func look(at box: ColumnBox, in column: inout HardColumn) {
    guard let curve = source.curve(over: box.positions) else { return }
    if curve.decoration == .continuous {
      lookContinuous(at: box, curve, in: &column)
    } else {
      lookBroken(at: box, curve, in: &column)
    }
  }

  /// The positions that surely lie in the column.
  ///
  /// Where an edge is no double, the boxes beside it reach a little further: what
  /// holds on them holds in the column, but not every point of them is one of it.
  private func inner(_ column: Int) -> Interval? {
    let edges = source.edges.positions
    let (lower, upper) = (edges[column].upper, edges[column + 1].lower)
    return lower <= upper ? Interval(lower: lower, upper: upper) : nil
  }

  /// A box on which the curve is continuous.
  private mutating func lookContinuous(
    at box: ColumnBox,
    _ curve: CurveBox,
    in column: inout HardColumn
  ) {
    let scale = source.scale
    noteContinuity(box, in: column)
    var levels = source.levels(of: curve.values)
    if scale.possibleRows(levels).isEmpty { return }
    proveAttained(box, in: &column)
    if let left = box.left, let right = box.right {
      column.proved.insert(scale.provedRows(between: left, and: right))
      if !curve.slopes.containsInside(0) { levels = left.hull(right) }
    }
    var middle: Interval?
    let possible = scale.possibleRows(levels)
    if !column.proved.contains(possible), curve.slopes.containsInside(0) {
      let position = box.positions.midpoint
      middle = source.level(at: position)
      levels = narrowed(levels, by: curve, box.positions, middle)
    }
    let rows = scale.possibleRows(levels)
    settle(box, levels, [rows], middle, isContinuous: true, in: &column)
  }

  /// Proves the rows between levels that are surely taken.
  private mutating func proveAttained(_ box: ColumnBox, in column: inout HardColumn) {
    guard let inside = inner(column.index)?.intersection(box.positions),
      let attained = source.levelsAttained(over: inside)
    else { return }
    let (lower, upper) = (Interval.bound(attained.lower), Interval.bound(attained.upper))
    column.proved.insert(source.scale.provedRows(between: lower, and: upper))
  }

  /// What the mean value theorem leaves of the levels on a box.
  private func narrowed(
    _ levels: Interval,
    by curve: CurveBox,
    _ positions: Interval,
    _ middle: Interval?
  ) -> Interval {
    guard let middle else { return levels }
    let offsets = positions - Interval(positions.midpoint)
    let changes = source.scale.slopes(of: curve.slopes) * offsets
    return levels.intersection(middle + changes) ?? levels
  }

  /// A box on which the curve may jump or end.
  private mutating func lookBroken(
    at box: ColumnBox,
    _ curve: CurveBox,
    in column: inout HardColumn
  ) {
    if isInRim(box.positions, of: column.index) { return }
    let scale = source.scale
    proveAttained(box, in: &column)
    var hull: Interval?
    var open: [RowRange] = []
    // Single points prove single rows.
    let position = splitPosition(box.positions)
    let isInside = inner(column.index)?.contains(position) ?? false
    let middle = isInside ? source.level(at: position) : nil
    for level in [box.left, box.right, middle] {
      if let level { column.proved.insert(scale.provedRows(between: level, and: level)) }
    }
    for levels in source.pieces(over: box.positions) {
      let rows = scale.possibleRows(levels)
      if rows.isEmpty || column.proved.contains(rows) { continue }
      open.append(rows)
      hull = hull?.hull(levels) ?? levels
    }
    guard let hull else { return }
    settle(box, hull, open, middle, isContinuous: false, in: &column)
  }

  /// Whether positions are so near to an edge of their column that its pixels
  /// may be on or off there.
  private func isInRim(_ positions: Interval, of column: Int) -> Bool {
    let edges = source.edges.positions
    let (left, right) = (edges[column].lower, edges[column + 1].upper)
    // Rounding takes less than the difference to a millionth.
    let rim = 0.999 * RowScale.tolerance * (right - left)
    return positions.upper - left < rim || right - positions.lower < rim
  }

  /// Drops a box of which nothing is left to know, halves it, or gives up the open
  /// rows that it may meet.
  private mutating func settle(
    _ box: ColumnBox,
    _ levels: Interval,
    _ open: [RowRange],
    _ middle: Interval?,
    isContinuous: Bool,
    in column: inout HardColumn
  ) {
    let rows = source.scale.possibleRows(levels)
    if rows.isEmpty || column.proved.contains(rows) { return }
    let position = splitPosition(box.positions)
    guard box.depth < HardColumn.depthLimit, box.positions.containsInside(position),
      inner(column.index)?.contains(position) ?? false
    else {
      if !isInRim(box.positions, of: column.index) {
        for rows in open { column.abandoned.insert(rows) }
      }
      return
    }
    let isMiddle = position == box.positions.midpoint || !isContinuous
    let level = isMiddle && middle != nil ? middle : source.level(at: position)
    var lower = box
    lower.positions = Interval(lower: box.positions.lower, upper: position)
    lower.right = level
    lower.rows = rows
    lower.depth += 1
    var upper = box
    upper.positions = Interval(lower: position, upper: box.positions.upper)
    upper.left = level
    upper.rows = rows
    upper.depth += 1
    if isContinuous {
      column.continuous.append(upper)
      column.continuous.append(lower)
    } else {
      column.others.append(lower)
      column.others.append(upper)
    }
  }

  /// Where a box is halved: at 0 if that is inside.
  private func splitPosition(_ positions: Interval) -> Double {
    source.edges.isPlain && positions.containsInside(0) ? 0 : positions.midpoint
  }

  /// Remembers that the curve is continuous at an edge of its column.
  private mutating func noteContinuity(_ box: ColumnBox, in column: HardColumn) {
    let edges = source.edges.positions
    if box.positions.lower <= edges[column.index].lower {
      records[column.index].isContinuousLeft = true
    }
    if box.positions.upper >= edges[column.index + 1].upper {
      records[column.index].isContinuousRight = true
    }
  }
}

extension Interval {
  /// A level that is known exactly; far away it is somewhere there.
  static func bound(_ level: Double) -> Interval {
    Interval(max(-1e300, min(1e300, level)))
  }
}

// A single column, halved until every row is proved, excluded or given up.

internal import Numbers
internal import Tapes

extension CurveProver {
  /// Tests boxes of a column.
  mutating func advanceColumn(at place: Int, boxes: Int, until end: Int64) {
    if hard[place].isDone { return }
    var column = hard[place]
    // One copy only, so that its arrays are changed where they are.
    hard[place] = HardColumn(index: column.index)
    let limit = min(column.count + boxes, HardColumn.countLimit)
    while column.count < limit, source.steps < end, let box = column.takeBox() {
      if let curve = source.curve(over: box.positions, on: box.branch) {
        test(box, curve, in: &column)
      } else {
        column.count += 1
      }
    }
    // What is done keeps no room for boxes.
    if column.count >= HardColumn.countLimit || column.isDone { column.abandon() }
    hard[place] = column
  }

  /// Tests a box of a column on which the curve is known.
  mutating func test(_ box: ColumnBox, _ curve: CurveBox, in column: inout HardColumn) {
    column.count += 1
    if curve.decoration == .continuous {
      testContinuous(box, curve, in: &column)
    } else if !testBranches(of: box, in: &column) {
      testBroken(box, curve, in: &column)
    }
    let screen = RowRange(top: 0, bottom: source.scale.height)
    if column.proved.contains(screen) { column.abandon() }
  }

  /// The positions that surely lie in the column.
  ///
  /// Where an edge is no double, the boxes beside it reach a little further: what
  /// holds on them holds in the column, but not every point of them is one of it.
  func inner(_ column: Int) -> Interval? {
    let edges = source.edges.positions
    return Interval(from: edges[column].upper, to: edges[column + 1].lower)
  }

  /// A box on which the curve is continuous.
  mutating func testContinuous(
    _ box: ColumnBox,
    _ curve: CurveBox,
    in column: inout HardColumn
  ) {
    if box.branch == nil { noteContinuity(box, in: column) }
    let slopes = source.scale.slopes(of: curve.slopes)
    let enclosed = source.levels(of: curve.values)
    if source.scale.possibleRows(enclosed).isEmpty { return }
    box.proveEnds(source.scale, in: &column)
    let levels = box.reached(enclosed, slopes)
    let rows = source.scale.possibleRows(levels)
    if column.proved.contains(rows) { return }
    // Where slopes say more than values do, the ends have told what is taken.
    var isAttained = false
    if levels.width > 0.5 * enclosed.width {
      isAttained = proveAttained(box, in: &column)
      if column.proved.contains(rows) { return }
    }
    halve(box, levels, slopes, isAttained, in: &column)
  }

  /// Keeps of the halves of a box what is left to know.
  ///
  /// Where the values of a whole box are known to be taken, a single one tells
  /// nothing that is worth its exact digits.
  private mutating func halve(
    _ box: ColumnBox,
    _ levels: Interval,
    _ slopes: Interval,
    _ isAttained: Bool,
    in column: inout HardColumn
  ) {
    let isAcross = source.edges.isPlain && box.positions.containsInside(0)
    let position = isAcross ? 0 : box.splitPosition(slopes)
    let isInside = inner(column.index)?.contains(position) ?? false
    let isLast = box.depth >= HardColumn.depthLimit || !box.positions.containsInside(position)
    // Between the ends of what is monotone, the middle tells nothing by itself.
    let isAsked = isInside && !isLast || slopes.containsInside(0)
    let level = isAsked ? source.level(at: position, on: box.branch, isExact: !isAttained) : nil
    var (lower, upper) = box.halved(at: position, level)
    if isInside {
      lower.proveEnds(source.scale, in: &column)
      upper.proveEnds(source.scale, in: &column)
    }
    lower.rows = source.scale.possibleRows(lower.reached(levels, slopes))
    upper.rows = source.scale.possibleRows(upper.reached(levels, slopes))
    for half in [upper, lower] where !column.proved.contains(half.rows) {
      if isInside, !isLast {
        column.continuous.append(half)
      } else if !isInRim(box.positions, of: column.index) {
        column.abandoned.insert(half.rows)
      }
    }
  }

  /// Proves the rows between levels that are surely taken, if any are known.
  @discardableResult
  private mutating func proveAttained(_ box: ColumnBox, in column: inout HardColumn) -> Bool {
    guard let inside = inner(column.index)?.intersection(box.positions),
      let attained = source.levelsAttained(over: inside)
    else { return false }
    column.proved.insert(source.scale.provedRows(taking: attained))
    return true
  }

  /// A box on which the curve may jump or end.
  private mutating func testBroken(
    _ box: ColumnBox,
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
    let rows = scale.possibleRows(hull)
    guard box.depth < HardColumn.depthLimit, isInside, box.positions.containsInside(position)
    else {
      for rows in open { column.abandoned.insert(rows) }
      return
    }
    var (lower, upper) = box.halved(at: position, middle)
    (lower.rows, upper.rows) = (rows, rows)
    column.others.append(lower)
    column.others.append(upper)
  }

  /// Whether positions are so near to an edge of their column that its pixels
  /// may be on or off there.
  func isInRim(_ positions: Interval, of column: Int) -> Bool {
    let edges = source.edges.positions
    let (left, right) = (edges[column].lower, edges[column + 1].upper)
    // Rounding takes less than the difference to a millionth.
    let rim = 0.999 * RowScale.tolerance * (right - left)
    return positions.upper - left < rim || right - positions.lower < rim
  }

  /// Where a box is halved: at 0 if that is inside.
  private func splitPosition(_ positions: Interval) -> Double {
    source.edges.isPlain && positions.containsInside(0) ? 0 : positions.midpoint
  }

  /// Remembers that the curve is continuous at an edge of its column.
  mutating func noteContinuity(_ box: ColumnBox, in column: HardColumn) {
    let edges = source.edges.positions
    if box.positions.lower <= edges[column.index].lower {
      records[column.index].isContinuousLeft = true
    }
    if box.positions.upper >= edges[column.index + 1].upper {
      records[column.index].isContinuousRight = true
    }
  }
}

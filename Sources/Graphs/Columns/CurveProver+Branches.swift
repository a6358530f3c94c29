// Columns in which a power of a negative base has an exponent that varies: the graph has
// points beside every point of two branches, which are continuous. A pixel that a branch
// meets is met by points of the graph, up to its rim; and the graph has no others. No
// column is joined to the next one.

internal import Numbers
internal import Tapes

extension CurveProver {
  /// The number of times that a box is halved before it is given up for its branches.
  private static var leastBranchDepth: Int { 6 }

  /// Tests the branches of a box on which the curve may jump.
  ///
  /// - Returns: Whether there are branches; otherwise nothing was done.
  mutating func testBranches(of box: ColumnBox, in column: inout HardColumn) -> Bool {
    guard box.branch == nil, let power = source.negativePower else { return false }
    var branches: [(box: ColumnBox, curve: CurveBox)] = []
    for isNegative in [false, true] {
      var part = box
      part.branch = power.branch(isNegative: isNegative)
      // Nowhere defined: no points beside this branch.
      guard let curve = source.curve(over: box.positions, on: part.branch) else { continue }
      guard curve.decoration == .continuous else { return isTooMuch(box, in: &column) }
      findEnds(of: &part, in: column)
      branches.append((part, curve))
    }
    if power.isConstant {
      testConstantPower(box, branches, in: &column)
    } else {
      for branch in branches { test(branch: branch.box, in: &column) }
    }
    return true
  }

  /// Gives up a box with several powers, the signs of which may depend on each other, once
  /// smaller boxes would not say more of the rows that it may meet.
  private mutating func isTooMuch(_ box: ColumnBox, in column: inout HardColumn) -> Bool {
    if box.depth < CurveProver.leastBranchDepth { return false }
    let open = source.pieces(over: box.positions).map { source.scale.possibleRows($0) }
    guard open.allSatisfy({ $0.bottom - $0.top <= 2 }) else { return false }
    for rows in open { column.abandoned.insert(rows) }
    return true
  }

  /// Tests one of two branches, of which the other one was tested last.
  private mutating func test(branch box: ColumnBox, in column: inout HardColumn) {
    guard let curve = source.curve(over: box.positions, on: box.branch) else { return }
    testContinuous(box, curve, in: &column)
  }

  /// Where the exponent is the same on all of a box, the exact value at one point tells
  /// which of the branches the curve is there, or that it has no value.
  private mutating func testConstantPower(
    _ box: ColumnBox,
    _ branches: [(box: ColumnBox, curve: CurveBox)],
    in column: inout HardColumn
  ) {
    let position = box.positions.midpoint
    let levels = branches.map { branch in
      branch.box.branch.flatMap { source.level(within: Interval(position), on: $0) }
    }
    switch source.exactLevel(atPosition: position) {
    case .undefined: return
    case .level(let exact):
      let matches = levels.indices.filter { levels[$0]?.intersection(exact) != nil }
      if matches.count == 1, levels.allSatisfy({ $0 != nil }) {
        let branch = branches[matches[0]].box
        noteContinuity(branch, in: column)
        if box.depth == 0 {
          let ends = (branch.left?.floatMidpoint ?? .nan, branch.right?.floatMidpoint ?? .nan)
          setConnected(column.index, left: ends.0, right: ends.1)
        }
        return test(branch: branch, in: &column)
      }
    case .unknown: break
    }
    for branch in branches {
      let levels = source.levels(of: branch.curve.values)
      column.abandoned.insert(source.scale.possibleRows(levels))
    }
  }

  /// The levels of a branch at both ends of a box.
  private mutating func findEnds(of box: inout ColumnBox, in column: HardColumn) {
    guard let branch = box.branch else { return }
    let edges = source.edges.positions
    let (first, last) = (edges[column.index], edges[column.index + 1])
    let left = box.positions.lower <= first.lower ? first : Interval(box.positions.lower)
    let right = box.positions.upper >= last.upper ? last : Interval(box.positions.upper)
    box.left = source.level(within: left, on: branch)
    box.right = source.level(within: right, on: branch)
  }
}

// Proofs of the pixels that the graph of a function meets, column by column.
//
// A block of columns is tested as one box. Where the function is continuous
// and monotone on it, one value at each edge of a column says exactly which rows
// the curve meets in it; where it is off the screen or undefined there is nothing
// to do; other blocks are halved, down to single columns, which
// `CurveProver+Columns` halves further.
//
// > Source: Tupper, Reliable two-dimensional graphing methods (SIGGRAPH 2001),
// > for the pixels; the blocks, slopes and attained values are ours.

internal import Numbers
internal import Tapes

/// The picture of the graph of a function, under way.
struct CurveProver: Sendable {
  var source: CurveSource
  /// One for each column.
  var records: [ColumnRecord]
  /// The columns that take more than one test.
  var hard: [HardColumn] = []
  /// The position in ``hard`` of each column that is there.
  var hardPlaces: [Int32]
  /// The blocks that are left, the leftmost one last.
  var blocks: [Range<Int>] = []
  /// The first hard column that is left.
  private var nextHard = 0
  /// The levels at edges, where they were asked for.
  var levels: [Interval?]
  var isLevelKnown: [Bool]

  /// The boxes of a column at its first turn, so that a hard one does not keep
  /// the easy ones waiting.
  private static var firstTurn: Int { 48 }

  init(_ source: CurveSource, columns: Int) {
    self.source = source
    records = Array(repeating: ColumnRecord(), count: columns)
    hardPlaces = Array(repeating: -1, count: columns)
    levels = Array(repeating: nil, count: columns + 1)
    isLevelKnown = Array(repeating: false, count: columns + 1)
    blocks = [0..<columns]
  }

  /// Whether all is decided or given up.
  var isDone: Bool {
    blocks.isEmpty && nextHard == hard.count || source.steps >= CurveProver.stepLimit
  }

  /// The steps after which the rest is given up.
  private static var stepLimit: Int64 { 20_000_000_000 }

  /// Goes on with the proof for some steps, of about a nanosecond each.
  mutating func advance(steps: Int) {
    let end = min(source.steps + Int64(steps), CurveProver.stepLimit)
    while source.steps < end, let block = blocks.popLast() { prove(block) }
    while blocks.isEmpty, source.steps < end, nextHard < hard.count {
      if hard[nextHard].isResting { hard[nextHard].resume(with: whole(hard[nextHard].index)) }
      advanceColumn(at: nextHard, boxes: HardColumn.countLimit, until: end)
      if hard[nextHard].isDone { nextHard += 1 }
    }
  }

  /// The level at an edge.
  mutating func level(atEdge index: Int) -> Interval? {
    if !isLevelKnown[index] {
      levels[index] = source.level(atEdge: index)
      isLevelKnown[index] = true
    }
    return levels[index]
  }

  private mutating func prove(_ block: Range<Int>) {
    let positions = source.edges.positions
    let box = Interval(
      lower: positions[block.lowerBound].lower,
      upper: positions[block.upperBound].upper
    )
    guard let curve = source.curve(over: box) else {
      for column in block { records[column].isUnknown = false }
      return
    }
    let isContinuous = curve.decoration == .continuous
    let levels = source.levels(of: curve.values)
    if isContinuous, source.scale.possibleRows(levels).isEmpty {
      for column in block { setConnected(column, left: .nan, right: .nan) }
    } else if isContinuous, !curve.slopes.containsInside(0) {
      #if !arch(wasm32)
      findLevels(atEdges: block.lowerBound..<block.upperBound + 1)
      #endif
      for column in block { proveMonotone(column) }
    } else if block.count == 1 {
      begin(block.lowerBound, curve)
    } else {
      let middle = (block.lowerBound + block.upperBound) / 2
      blocks.append(middle..<block.upperBound)
      blocks.append(block.lowerBound..<middle)
    }
  }

  #if !arch(wasm32)
  /// The fewest edges of which the levels are found side by side.
  private static var fewestEdges: Int { 16 }

  /// Finds the levels at edges that follow each other, where there are lanes.
  private mutating func findLevels(atEdges edges: Range<Int>) {
    guard edges.count >= CurveProver.fewestEdges, let found = source.values(atEdges: edges)
    else { return }
    for (index, values) in zip(edges, found) where !isLevelKnown[index] {
      levels[index] = source.level(atEdge: index, of: values)
      isLevelKnown[index] = true
    }
  }
  #endif

  mutating func setConnected(_ column: Int, left: Float, right: Float) {
    records[column].left = left
    records[column].right = right
    records[column].isContinuousLeft = true
    records[column].isContinuousRight = true
    records[column].isUnknown = false
  }

  /// A column on which the function is continuous and monotone: it meets what
  /// lies between its levels at the edges, and nothing else.
  private mutating func proveMonotone(_ column: Int) {
    guard let left = level(atEdge: column), let right = level(atEdge: column + 1) else {
      return giveUp(column)
    }
    setConnected(column, left: left.floatMidpoint, right: right.floatMidpoint)
    let proved = source.scale.provedRows(between: left, and: right)
    let possible = source.scale.possibleRows(left.hull(right))
    records[column].proved = proved
    guard proved != possible else { return }
    var rest = HardColumn(index: column)
    rest.proved.insert(proved)
    rest.abandoned.insert(possible)
    add(rest)
  }

  /// A column of which nothing is known.
  private mutating func giveUp(_ column: Int) {
    var unknown = HardColumn(index: column)
    unknown.abandoned.insert(RowRange(top: 0, bottom: source.scale.height))
    records[column].isUnknown = false
    add(unknown)
  }

  private mutating func add(_ column: HardColumn) {
    hardPlaces[column.index] = Int32(hard.count)
    records[column.index].isHard = true
    hard.append(column)
  }

  /// Starts a column that takes more than one test.
  private mutating func begin(_ column: Int, _ curve: CurveBox) {
    records[column].isUnknown = false
    let box = whole(column)
    if curve.decoration == .continuous {
      setConnected(
        column,
        left: box.left?.floatMidpoint ?? .nan,
        right: box.right?.floatMidpoint ?? .nan
      )
    }
    var started = HardColumn(index: column)
    test(box, curve, in: &started)
    add(started)
    advanceColumn(at: hard.count - 1, boxes: CurveProver.firstTurn - 1, until: .max)
    hard[hard.count - 1].rest()
  }

  /// The box that is a whole column.
  private mutating func whole(_ column: Int) -> ColumnBox {
    let positions = source.edges.positions
    return ColumnBox(
      positions: Interval(
        lower: positions[column].lower,
        upper: positions[column + 1].upper
      ),
      left: level(atEdge: column),
      right: level(atEdge: column + 1),
      rows: RowRange(top: 0, bottom: source.scale.height)
    )
  }
}

extension Interval {
  /// The middle, rounded; far away it is somewhere there.
  var floatMidpoint: Float {
    Float(max(-1e6, min(1e6, midpoint)))
  }

  /// Whether a number is a member that is no bound.
  func containsInside(_ value: Double) -> Bool {
    lower < value && value < upper
  }
}

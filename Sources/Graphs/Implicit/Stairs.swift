// A cell on which a function is monotone, turned so that it increases both ways.

internal import Expressions
internal import Numbers
internal import Tapes

/// The corners of the pixels of a cell on which a function is monotone.
///
/// They are counted from the one at which it is least. Along the *major* axis
/// the curve is flat, at most about as steep as a diagonal; it rises and falls
/// along the *minor* one.
struct Stairs: Sendable {
  /// Whether the major axis is the one of y.
  let isUpright: Bool
  private let majorCells: Range<Int>
  private let minorCells: Range<Int>
  private let isMajorReversed: Bool
  private let isMinorReversed: Bool
  /// Whether nothing changes along the major axis.
  let isConstant: Bool
  /// The most by which the values change over two rims: a curve may pass a corner
  /// with such a value within them.
  let slack: Double
  /// Whether the slack is small for what values change by across a pixel, so that
  /// few corners are within it.
  let isSharp: Bool

  init(
    _ cell: Cell,
    _ gradient: Gradient,
    _ x: PixelAxis,
    _ y: PixelAxis,
    dependsOn variables: (x: Bool, y: Bool)
  ) {
    let changeX = gradient.x.magnitude.upper * x.rim
    let changeY = gradient.y.magnitude.upper * y.rim
    isUpright = changeX > changeY
    majorCells = isUpright ? cell.rows : cell.columns
    minorCells = isUpright ? cell.columns : cell.rows
    let isFallingX = gradient.x.lower < 0
    let isFallingY = gradient.y.lower < 0
    isMajorReversed = isUpright ? isFallingY : isFallingX
    isMinorReversed = isUpright ? isFallingX : isFallingY
    isConstant = isUpright ? !variables.y : !variables.x
    slack = 2 * (changeX + changeY)
    let leastX = gradient.x.magnitude.lower * x.rim
    let leastY = gradient.y.magnitude.lower * y.rim
    // A pixel is 2^21 rims wide.
    isSharp = slack <= 0x1p14 * (leastX + leastY)
  }

  /// The number of steps along the major axis.
  var length: Int { isConstant ? 1 : majorCells.count }

  /// The number of pixels along the minor axis.
  var height: Int { minorCells.count }

  /// Where a corner is, on the axes that the stairs were made with.
  @inline(__always)
  func position(_ step: Int, _ level: Int, _ x: PixelAxis, _ y: PixelAxis) -> Position {
    let (along, across) = (majorEdge(step), minorEdge(level))
    return isUpright
      ? Position(x: x.edges[across], y: y.edges[along])
      : Position(x: x.edges[along], y: y.edges[across])
  }

  /// The pixels between two levels at a step.
  func cell(_ step: Int, _ levels: Range<Int>, of whole: Cell) -> Cell {
    let first = isMajorReversed ? majorCells.upperBound - 1 - step : majorCells.lowerBound + step
    let along = isConstant ? majorCells : first..<first + 1
    let low = minorEdge(levels.lowerBound)
    let high = minorEdge(levels.upperBound)
    let across = min(low, high)..<max(low, high)
    let (columns, rows) = isUpright ? (across, along) : (along, across)
    var cell = whole
    cell.left = Int32(columns.lowerBound)
    cell.right = Int32(columns.upperBound)
    cell.bottom = Int32(rows.lowerBound)
    cell.top = Int32(rows.upperBound)
    return cell
  }

  /// A point on the screen, in pixels from the left and from the bottom.
  func point(_ step: Double, _ level: Double) -> SIMD2<Float> {
    let distance = isConstant ? step * Double(majorCells.count) : step
    let along =
      isMajorReversed
      ? Double(majorCells.upperBound) - distance : Double(majorCells.lowerBound) + distance
    let across =
      isMinorReversed
      ? Double(minorCells.upperBound) - level : Double(minorCells.lowerBound) + level
    return isUpright
      ? SIMD2(Float(across), Float(along)) : SIMD2(Float(along), Float(across))
  }

  private func majorEdge(_ step: Int) -> Int {
    if isConstant, step == 1 {
      return isMajorReversed ? majorCells.lowerBound : majorCells.upperBound
    }
    return isMajorReversed ? majorCells.upperBound - step : majorCells.lowerBound + step
  }

  private func minorEdge(_ level: Int) -> Int {
    isMinorReversed ? minorCells.upperBound - level : minorCells.lowerBound + level
  }
}

/// Where a function that increases along the minor axis changes its sign, on one
/// line along it.
struct StairLevel: Sendable {
  /// The corners before this one have negative values.
  var negative: Int
  /// This corner and those behind it have positive values.
  var positive: Int
}

/// The stairs in hand.
struct Climber: Sendable {
  let stairs: Stairs
  /// The condition.
  let index: Int
  let cell: Cell
  /// The values at the corners that were asked for last.
  private var last: Known?
  private var lastButOne: Known?

  private struct Known: Sendable {
    let step: Int
    let level: Int
    let values: Interval
  }

  init(stairs: Stairs, index: Int, cell: Cell) {
    self.stairs = stairs
    self.index = index
    self.cell = cell
  }

  /// The values at a corner, if they were among the last ones.
  @inline(__always)
  func known(_ step: Int, _ level: Int) -> Interval? {
    if let last, last.step == step, last.level == level { return last.values }
    if let other = lastButOne, other.step == step, other.level == level { return other.values }
    return nil
  }

  mutating func remember(_ values: Interval, _ step: Int, _ level: Int) {
    lastButOne = last
    last = Known(step: step, level: level, values: values)
  }
}

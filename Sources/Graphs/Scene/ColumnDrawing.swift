// From proved columns to lines: the edges of the columns give vertices, the runs
// say between which of them the curve may be drawn.
//
// Within a column ink stays in rows that are proved, so a line never crosses a
// pole, a jump or a doubt, however steep the curve is.

/// The drawing of the graph of a function from its columns, left to right.
struct ColumnDrawing {
  private(set) var pen = Pen()
  private(set) var bands: [ScreenRectangle] = []
  private(set) var dots: [ScreenPoint] = []
  /// The height of the screen in rows.
  private let height: Float
  /// Whether the last line ended at the right edge of the previous column.
  private var reachesEdge = false

  /// The tolerance between a crossing and its run, in pixels.
  private static let slack: Float = 0.01
  /// The longest run of which both ends are drawn by a line there and back.
  private static let longestWave: Float = 8

  init(height: Int) {
    self.height = Float(height)
  }

  /// Draws a column: its proved runs from top to bottom, none touching another.
  mutating func draw(column: Int, runs: [Run], crossing: Crossing) {
    let edge = Float(column)
    if !crossing.joinsLeft || !reachesEdge { pen.lift() }
    reachesEdge = false
    // The run at the left edge continues the line, so it comes first, and the
    // one at the right edge comes last, so that the next column can continue.
    let first = runs.firstIndex { touches(crossing.left, $0) }
    let last = runs.lastIndex { touches(crossing.right, $0) }
    if first == nil { pen.lift() }
    if let first { draw(runs[first], edge, crossing.left, first == last ? crossing.right : nil) }
    for index in runs.indices where index != first && index != last {
      drawAlone(runs[index], edge)
    }
    if let last, last != first {
      pen.lift()
      draw(runs[last], edge, nil, crossing.right)
    }
  }

  /// Ends the drawing.
  mutating func finish() {
    pen.lift()
  }

  /// Whether a crossing belongs to a run; above the screen means to the one at
  /// its upper edge.
  private func touches(_ crossing: Float, _ run: Run) -> Bool {
    guard crossing.isFinite else { return false }
    let inside = min(max(crossing, 0), height)
    return inside >= Float(run.top) - Self.slack && inside <= Float(run.bottom) + Self.slack
  }

  /// Draws a run that meets the left edge, the right edge or both.
  private mutating func draw(_ run: Run, _ edge: Float, _ left: Float?, _ right: Float?) {
    let top = Float(run.top)
    let bottom = Float(run.bottom)
    let inside = { (crossing: Float) in min(max(crossing, 0), height) }
    let upper = min(left.map(inside) ?? height, right.map(inside) ?? height)
    let lower = max(left.map(inside) ?? 0, right.map(inside) ?? 0)
    let goesUp = upper > top + 1 + Self.slack
    let goesDown = lower < bottom - 1 - Self.slack
    if goesUp && goesDown && bottom - top > Self.longestWave {
      pen.lift()
      fill(ScreenRectangle(left: edge, top: top, right: edge + 1, bottom: bottom))
      return
    }
    if let left, let right, !goesUp, !goesDown {
      lineAcross(edge, left, right)
    } else {
      if let left { pen.line(to: ScreenPoint(x: edge, y: clipped(left))) }
      let up = goesUp ? (run.top == 0 ? -1 : top + 0.5) : nil
      let down = goesDown ? (bottom == height ? height + 1 : bottom - 0.5) : nil
      // The nearer turn first, so that the line is the shortest that shows both.
      let start = left ?? right ?? top
      let isUpNearer = start - top <= bottom - start
      turn(edge, isUpNearer == (left != nil) ? (up, down) : (down, up))
      if let right { pen.line(to: ScreenPoint(x: edge + 1, y: clipped(right))) }
    }
    if let right, (0...height).contains(right) { reachesEdge = true } else { pen.lift() }
  }

  /// Draws a line over the heights at which the curve turns.
  private mutating func turn(_ edge: Float, _ heights: (Float?, Float?)) {
    if let first = heights.0, let second = heights.1 {
      pen.line(to: ScreenPoint(x: edge + 1 / 3, y: first))
      pen.line(to: ScreenPoint(x: edge + 2 / 3, y: second))
    } else if let only = heights.0 ?? heights.1 {
      pen.line(to: ScreenPoint(x: edge + 0.5, y: only))
    }
  }

  /// Draws a straight line through a column, cut off a little outside of the
  /// screen.
  private mutating func lineAcross(_ edge: Float, _ left: Float, _ right: Float) {
    let ends = (clipped(left), clipped(right))
    let share = { (y: Float) in left == right ? 0 : (y - left) / (right - left) }
    let start = ends.0 == left ? edge : edge + share(ends.0)
    let end = ends.1 == right ? edge + 1 : edge + share(ends.1)
    pen.line(to: ScreenPoint(x: start, y: ends.0))
    pen.line(to: ScreenPoint(x: end, y: ends.1))
  }

  private func clipped(_ y: Float) -> Float {
    min(max(y, -32), height + 32)
  }

  /// Draws a run that meets no edge of its column: a needle or a point.
  private mutating func drawAlone(_ run: Run, _ edge: Float) {
    pen.lift()
    let middle = edge + 0.5
    if run.bottom - run.top == 1 {
      dots.append(ScreenPoint(x: middle, y: Float(run.top) + 0.5))
      return
    }
    pen.line(to: ScreenPoint(x: middle, y: Float(run.top) + 0.5))
    pen.line(to: ScreenPoint(x: middle, y: Float(run.bottom) - 0.5))
    pen.lift()
  }

  /// Adds a band, or widens the one beside it.
  private mutating func fill(_ band: ScreenRectangle) {
    if let last = bands.last, last.right == band.left, last.top == band.top,
      last.bottom == band.bottom
    {
      bands[bands.count - 1].right = band.right
    } else {
      bands.append(band)
    }
  }
}

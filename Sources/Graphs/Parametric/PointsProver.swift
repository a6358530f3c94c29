// The pixels of points: each has one, which is known from as many digits as that takes.

internal import Numbers
internal import Reals

/// A point whose coordinates are known.
struct LoweredPoint: Sendable {
  /// The opposite of x, which grows to the left.
  let leftward: Real
  let y: Real
}

/// The picture of points, under way.
struct PointsProver: Sendable {
  private let points: [LoweredPoint]
  /// The columns of the screen, as rows of a screen of the opposites of x, and its rows.
  private let screen: (across: Viewport, down: Viewport)
  private let scale: (across: RowScale, down: RowScale)
  /// The pixels; none is unknown but those of points that the budget did not settle.
  private var states: PixelStates
  private var segments: [SIMD4<Float>] = []
  private var next = 0
  /// The work done so far, in steps of about a nanosecond.
  private(set) var steps: Int64 = 0
  private var workspace = Workspace()

  /// The steps of one level; a point that needs more is not decided.
  private static var levelSteps: Int64 { 4_000_000 }

  /// Begins a picture.
  init(_ points: [LoweredPoint], across: Viewport, down: Viewport) {
    self.points = points
    screen = (across, down)
    scale = (RowScale(across), RowScale(down))
    states = PixelStates(width: across.height, height: down.height, state: .off)
  }

  /// Whether all is decided or given up.
  var isDone: Bool { next == points.count }

  /// Goes on for some steps, of about a nanosecond each.
  mutating func advance(steps amount: Int) {
    let end = steps + Int64(amount)
    while steps < end, next < points.count {
      draw(points[next])
      next += 1
    }
  }

  /// The picture; points not looked at yet may be anywhere.
  func picture() -> Picture {
    var states = states
    if !isDone { states.doubt(pixels(columns: nil, rows: nil)) }
    var picture = states.picture()
    picture.segments = segments
    return picture
  }

  private mutating func draw(_ point: LoweredPoint) {
    steps += 1_000
    let x = level(of: point.leftward, in: screen.across)
    let y = level(of: point.y, in: screen.down)
    let pixels = pixels(
      columns: x.map { scale.across.rows(ofLevel: $0) },
      rows: y.map { scale.down.rows(ofLevel: $0) }
    )
    guard let x, let y, pixels.count == 1 else { return states.doubt(pixels) }
    states.turnOn(pixels)
    let (across, down) = (x.floatMidpoint, y.floatMidpoint)
    segments.append(SIMD4(across, down, across, down))
  }

  private mutating func level(of number: Real, in screen: Viewport) -> Interval? {
    workspace.budget = Budget(steps: PointsProver.levelSteps, bitLimit: 1 << 16)
    let level = screen.level(of: number, in: &workspace)
    steps += PointsProver.levelSteps - max(0, workspace.budget.stepsLeft)
    return level
  }

  /// The pixels in some columns and rows; all of them where these are not known.
  private func pixels(columns: RowRange?, rows: RowRange?) -> PixelBox {
    PixelBox(
      columns: columns ?? RowRange(top: 0, bottom: scale.across.height),
      rows: rows ?? RowRange(top: 0, bottom: scale.down.height)
    )
  }
}

extension RowScale {
  /// The rows in one of which a level lies; one on an edge of the screen is in the row beside it.
  fileprivate func rows(ofLevel level: Interval) -> RowRange {
    let rows = possibleRows(level)
    guard rows.isEmpty else { return rows }
    if level.contains(0) { return RowRange(top: 0, bottom: 1) }
    return level.contains(Double(height)) ? RowRange(top: height - 1, bottom: height) : rows
  }
}

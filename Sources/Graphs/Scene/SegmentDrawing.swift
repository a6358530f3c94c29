// From pieces of a curve to polylines with no more vertices than they need.

/// Joins segments that follow each other.
struct SegmentDrawing {
  /// The polylines, with at least two vertices each.
  private(set) var strokes: [[ScreenPoint]] = []
  /// The points that stand alone.
  private(set) var dots: [ScreenPoint] = []
  private var stroke: [ScreenPoint] = []
  /// The vertices behind the last one that stays, of which the last one may.
  private var latest: [ScreenPoint] = []

  /// How far a vertex that is left out may be from the line, in pixels.
  private static let tolerance: Float = 0.02
  /// The vertices that are left out in a row.
  private static let most = 24

  /// Joins segments as a picture has them.
  init(_ segments: [SIMD4<Float>]) {
    for segment in segments {
      let start = ScreenPoint(x: segment.x, y: segment.y)
      let end = ScreenPoint(x: segment.z, y: segment.w)
      if start == end {
        dots.append(start)
        continue
      }
      if latest.last != start {
        lift()
        stroke = [start]
      }
      draw(to: end)
    }
    lift()
  }

  private mutating func draw(to point: ScreenPoint) {
    let isLine =
      latest.count < Self.most
      && latest.allSatisfy { Self.isNear($0, from: stroke[stroke.count - 1], to: point) }
    if !isLine, let last = latest.last {
      stroke.append(last)
      latest = []
    }
    latest.append(point)
  }

  private mutating func lift() {
    if let last = latest.last { strokes.append(stroke + [last]) }
    stroke = []
    latest = []
  }

  /// Whether a point lies on the line between two others, which goes past it.
  private static func isNear(
    _ point: ScreenPoint,
    from start: ScreenPoint,
    to end: ScreenPoint
  ) -> Bool {
    let (alongX, alongY) = (end.x - start.x, end.y - start.y)
    let (x, y) = (point.x - start.x, point.y - start.y)
    let length = (alongX * alongX + alongY * alongY).squareRoot()
    let share = x * alongX + y * alongY
    let distance = (x * alongY - y * alongX).magnitude
    return distance <= tolerance * length && share >= 0 && share <= length * length
  }
}

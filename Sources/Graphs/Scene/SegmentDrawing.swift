// From pieces of a curve to polylines with no more vertices than they need.

/// Joins segments that follow each other.
struct SegmentDrawing {
  /// The polylines, with at least two vertices each.
  private(set) var strokes: [[ScreenPoint]] = []
  /// The points that stand alone.
  private(set) var dots: [ScreenPoint] = []
  private var line = Polyline(tolerance: 0.02)

  /// Joins segments as a picture has them.
  init(_ segments: [SIMD4<Float>]) {
    for segment in StraightSegments.once(segments) {
      let start = ScreenPoint(x: segment.x, y: segment.y)
      let end = ScreenPoint(x: segment.z, y: segment.w)
      if start == end {
        dots.append(start)
        continue
      }
      if line.end != start {
        lift()
        line.draw(to: start)
      }
      line.draw(to: end)
    }
    lift()
  }

  private mutating func lift() {
    let points = line.finish()
    if points.count > 1 { strokes.append(points) }
  }
}

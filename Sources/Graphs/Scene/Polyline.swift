// Polylines with no more vertices than they need, and no more of them.

/// A polyline under way, without the vertices that are on the line between others.
package struct Polyline {
  /// How far a vertex that is left out may be from the line, in pixels.
  let tolerance: Float
  /// The vertices that stay.
  private var points: [ScreenPoint] = []
  /// The vertices behind the last one that stays, of which the last one may.
  private var latest: [ScreenPoint] = []

  /// The most vertices that are left out in a row.
  private static let most = 24

  init(tolerance: Float) {
    self.tolerance = tolerance
  }

  /// Where the line ends so far.
  var end: ScreenPoint? { latest.last ?? points.last }

  /// Draws a line to a point, or begins there.
  mutating func draw(to point: ScreenPoint) {
    guard let start = points.last else {
      points.append(point)
      return
    }
    let isLine =
      latest.count < Self.most && latest.allSatisfy { isNear($0, from: start, to: point) }
    if !isLine, let last = latest.last {
      points.append(last)
      latest.removeAll(keepingCapacity: true)
    }
    latest.append(point)
  }

  /// All vertices that stay; then it is empty.
  mutating func finish() -> [ScreenPoint] {
    defer { (points, latest) = ([], []) }
    return points + latest.suffix(1)
  }

  /// Whether a point lies on the line between two others, which goes past it.
  private func isNear(_ point: ScreenPoint, from start: ScreenPoint, to end: ScreenPoint) -> Bool {
    let (alongX, alongY) = (end.x - start.x, end.y - start.y)
    let (x, y) = (point.x - start.x, point.y - start.y)
    let length = (alongX * alongX + alongY * alongY).squareRoot()
    let share = x * alongX + y * alongY
    let distance = (x * alongY - y * alongX).magnitude
    return distance <= tolerance * length && share >= 0 && share <= length * length
  }
}

extension Polyline {
  /// A line with fewer vertices.
  package static func simplified(_ stroke: [ScreenPoint], tolerance: Float) -> [ScreenPoint] {
    var line = Polyline(tolerance: tolerance)
    for point in stroke { line.draw(to: point) }
    return line.finish()
  }

  /// The same lines, those that meet at their ends, to a quarter of a pixel, made one,
  /// turned round where need be.
  ///
  /// - Complexity: O(*n*) for *n* lines, of which few meet in a point.
  package static func joined(_ strokes: [[ScreenPoint]]) -> [[ScreenPoint]] {
    var places: [ScreenPoint: [Int]] = [:]
    for (place, stroke) in strokes.enumerated() {
      for end in [stroke.first, stroke.last] {
        if let end { places[end.inQuarters, default: []].append(place) }
      }
    }
    var isDrawn = [Bool](repeating: false, count: strokes.count)
    var joined: [[ScreenPoint]] = []
    for (place, stroke) in strokes.enumerated() where !isDrawn[place] {
      isDrawn[place] = true
      var line = stroke
      // On from its end, and then on from its beginning.
      for _ in 0..<2 {
        while let end = line.last?.inQuarters,
          let next = places[end]?.first(where: { !isDrawn[$0] })
        {
          isDrawn[next] = true
          let isAhead = strokes[next].first?.inQuarters == end
          line += (isAhead ? strokes[next] : strokes[next].reversed()).dropFirst()
        }
        line.reverse()
      }
      joined.append(line)
    }
    return joined
  }
}

extension ScreenPoint {
  /// The place in quarters of a pixel.
  fileprivate var inQuarters: ScreenPoint {
    ScreenPoint(x: (4 * x).rounded(), y: (4 * y).rounded())
  }
}

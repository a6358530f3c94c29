// Lines without the stairs of the pixels that they were made from.

/// Makes lines through pixels smooth.
enum Smoothing {
  /// How far the mean of neighbours may move a vertex: within its pixel.
  private static let reach: Float = 0.5
  /// How many neighbours on either side take part in the mean.
  private static let neighbours = 8
  /// How far a line may be off a vertex that it leaves out.
  private static let tolerance: Float = 0.3

  /// A line with fewer and softer corners: about a pixel off at most.
  ///
  /// The vertices go from left to right.
  static func smoothed(_ points: [ScreenPoint]) -> [ScreenPoint] {
    var pen = Pen(tolerance: tolerance)
    for point in averaged(points) { pen.line(to: point) }
    pen.lift()
    guard let line = pen.strokes.first else { return points }
    return softened(softened(line, limit: tolerance / 2), limit: tolerance / 4)
  }

  /// The line with the mean height of neighbours, which takes the steps of
  /// pixels away.
  private static func averaged(_ points: [ScreenPoint]) -> [ScreenPoint] {
    points.indices.map { place in
      let width = min(neighbours, place, points.count - 1 - place)
      let sum = points[place - width...place + width].reduce(Float(0)) { $0 + $1.y }
      let old = points[place]
      let mean = sum / Float(2 * width + 1)
      return ScreenPoint(x: old.x, y: min(max(mean, old.y - reach), old.y + reach))
    }
  }

  /// A line whose corners are cut, at most a quarter of a segment and so little
  /// that the line stays within a limit of them.
  private static func softened(_ line: [ScreenPoint], limit: Float) -> [ScreenPoint] {
    guard line.count > 2, let first = line.first, let last = line.last else { return line }
    var result = [first]
    for place in 1..<line.count - 1 {
      let corner = line[place]
      let before = Side(from: corner, to: line[place - 1])
      let behind = Side(from: corner, to: line[place + 1])
      // Twice the cosine of half the angle between the sides.
      let sum = (x: before.x + behind.x, y: before.y + behind.y)
      let bend = (sum.x * sum.x + sum.y * sum.y).squareRoot() / 2
      guard bend > 0.001 else {
        result.append(corner)
        continue
      }
      let cut = min(before.length / 4, behind.length / 4, limit / bend)
      result.append(before.point(at: cut, from: corner))
      result.append(behind.point(at: cut, from: corner))
    }
    return result + [last]
  }

  /// A direction and a length.
  private struct Side {
    let x: Float
    let y: Float
    let length: Float

    init(from start: ScreenPoint, to end: ScreenPoint) {
      let (across, down) = (end.x - start.x, end.y - start.y)
      length = (across * across + down * down).squareRoot()
      x = length > 0 ? across / length : 0
      y = length > 0 ? down / length : 0
    }

    func point(at distance: Float, from start: ScreenPoint) -> ScreenPoint {
      ScreenPoint(x: start.x + x * distance, y: start.y + y * distance)
    }
  }
}

// A pen that leaves polylines with no more vertices than they need.

/// Draws polylines whose vertices come from left to right.
///
/// A vertex is left out if it is close enough above or below the line between
/// the vertices that stay.
struct Pen {
  /// The polylines that are finished, with at least two vertices each.
  private(set) var strokes: [[ScreenPoint]] = []
  private var stroke: [ScreenPoint] = []
  /// The last vertex, which stays unless the next one makes it superfluous.
  private var latest: ScreenPoint?
  /// Slopes of lines from the last kept vertex that pass all left out so far.
  private var slopes: (least: Float, greatest: Float) = (-.infinity, .infinity)

  /// How far above or below the line a vertex may be that is left out.
  private let tolerance: Float

  init(tolerance: Float = 0.02) {
    self.tolerance = tolerance
  }

  /// Whether the pen is on the paper.
  var isDown: Bool { latest != nil }

  /// Draws a line to a point, or puts the pen down there.
  mutating func line(to point: ScreenPoint) {
    guard let last = latest else {
      latest = point
      return
    }
    // Neighbouring columns may round their common edge differently.
    if point.x == last.x, abs(point.y - last.y) < 0.02 { return }
    guard let start = stroke.last else {
      stroke.append(last)
      follow(from: last, to: point)
      return
    }
    let across = point.x - start.x
    let slope = (point.y - start.y) / across
    if across > 0, last.x > start.x, slopes.least <= slope, slope <= slopes.greatest {
      narrow(from: start, to: point)
      latest = point
    } else {
      stroke.append(last)
      follow(from: last, to: point)
    }
  }

  /// Takes the pen off the paper.
  mutating func lift() {
    if let latest, !stroke.isEmpty { strokes.append(stroke + [latest]) }
    stroke = []
    latest = nil
  }

  /// Starts a new line at a vertex that stays.
  private mutating func follow(from start: ScreenPoint, to point: ScreenPoint) {
    slopes = (-.infinity, .infinity)
    latest = point
    if point.x > start.x { narrow(from: start, to: point) }
  }

  /// Keeps only slopes that pass a point closely enough.
  private mutating func narrow(from start: ScreenPoint, to point: ScreenPoint) {
    let across = point.x - start.x
    slopes.least = max(slopes.least, (point.y - tolerance - start.y) / across)
    slopes.greatest = min(slopes.greatest, (point.y + tolerance - start.y) / across)
  }
}

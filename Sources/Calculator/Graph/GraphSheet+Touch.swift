// Reading out points of a curve with a finger.

internal import Graphs
internal import Numbers

extension GraphSheet {
  /// How near a finger has to be to a point that matters to mean it, and how near to
  /// a curve, in CSS pixels.
  private static var reach: (point: Rational, curve: Rational) { (12, 24) }

  /// Goes to what is under a finger: to a point that matters, or else to a curve;
  /// nowhere if there is neither.
  mutating func touch(_ column: Int, _ row: Int) {
    trace = nil
    var least = GraphSheet.reach.point * density
    for curve in traceable {
      for (index, found) in features(of: curve.id).enumerated() where isInWindow(found) {
        guard let height = found.height else { continue }
        let across = viewport.column(atX: found.place) - Rational(column)
        let down = viewport.row(atY: height) - Rational(row)
        let distance = max(across.magnitude, down.magnitude)
        guard distance < least else { continue }
        least = distance
        trace = GraphTrace(curve: curve.id, x: found.place, feature: index)
      }
    }
    if trace == nil, let (curve, column) = curve(nearest: column, row) {
      trace = GraphTrace(curve: curve, x: place(in: column))
    }
  }

  /// Goes along the curve to the column of a finger, or to a point that matters if
  /// one is near that.
  mutating func drag(to column: Int) {
    guard let old = trace else { return }
    let column = max(0, min(viewport.width - 1, column))
    trace = GraphTrace(curve: old.curve, x: place(in: column))
    var least = GraphSheet.reach.point * density
    for (index, found) in features(of: old.curve).enumerated() {
      let distance = (viewport.column(atX: found.place) - Rational(column)).magnitude
      guard distance < least else { continue }
      least = distance
      trace = GraphTrace(curve: old.curve, x: found.place, feature: index)
    }
  }

  /// The curve that is nearest to a pixel and within reach of a finger, and the
  /// column where it is nearest.
  ///
  /// A pixel that is not decided may belong to it.
  private func curve(nearest column: Int, _ row: Int) -> (curve: Int, column: Int)? {
    guard let reach = (GraphSheet.reach.curve * density).ceiling.asInt else { return nil }
    var best: (curve: Int, column: Int)?
    var least = reach * reach + 1
    for curve in traceable {
      let drawn = drawing.curves.first { $0.id == curve.id }
      guard let picture = drawn?.picture ?? drawn?.plotter?.picture() else { continue }
      for near in max(0, column - reach)..<max(0, min(picture.width, column + reach + 1)) {
        for run in picture.column(near) {
          let rows = max(0, Int(run.top) - row, row - Int(run.bottom) + 1)
          let distance = (near - column) * (near - column) + rows * rows
          guard distance < least else { continue }
          least = distance
          best = (curve.id, near)
        }
      }
    }
    return best
  }
}

// Reading out points of a curve with a finger.

internal import Graphs
internal import Numbers

extension GraphSheet {
  /// How near a finger has to be to a point that matters to mean it, and how near to
  /// a curve, in CSS pixels.
  private static var reach: (point: Rational, curve: Rational) { (12, 24) }

  /// Goes to the curve that is under a finger, and to a point that matters if one is
  /// near; nowhere if there is no curve.
  mutating func touch(_ column: Int, _ row: Int) {
    trace = nil
    guard let reach = (GraphSheet.reach.curve * density).ceiling.asInt,
      max(column.magnitude, row.magnitude) < 1 << 20
    else { return }
    var least = reach * reach + 1
    for index in drawing.curves.indices {
      let id = drawing.curves[index].id
      // A pixel that is not decided may belong to the curve.
      guard readings[id]?.function != nil,
        let picture = drawing.curves[index].picture ?? drawing.curves[index].plotter?.picture()
      else { continue }
      for near in 0..<picture.width where (near - column).magnitude <= reach {
        for run in picture.column(near) {
          let rows = max(0, Int(run.top) - row, row - Int(run.bottom) + 1)
          let distance = (near - column) * (near - column) + rows * rows
          guard distance < least else { continue }
          least = distance
          trace = GraphTrace(curve: id, x: place(in: near))
        }
      }
    }
    if let trace { drag(to: self.column(of: trace.x)) }
  }

  /// Goes along the curve to the column of a finger, or to a point that matters if
  /// one is near that.
  mutating func drag(to column: Int) {
    guard let curve = trace?.curve else { return }
    let column = max(0, min(viewport.width - 1, column))
    trace = GraphTrace(curve: curve, x: place(in: column))
    var least = GraphSheet.reach.point * density
    for (index, found) in features(of: curve).enumerated() {
      let distance = (viewport.column(atX: found.place) - Rational(column)).magnitude
      guard distance < least else { continue }
      least = distance
      trace = GraphTrace(curve: curve, x: found.place, feature: index)
    }
  }
}

// Reading out points of a curve with a finger.

internal import Graphs
internal import Numbers
internal import Plots

extension GraphSheet {
  /// How near a finger has to be to a point that matters to mean it, and how near to
  /// a curve, in CSS pixels.
  private static var reach: (point: Rational, curve: Rational) { (12, 24) }

  /// Goes to the curve that is under a finger, and to a point that matters if one is
  /// near; without a curve to the point of the colours there, and nowhere without these.
  mutating func touch(_ column: Int, _ row: Int) {
    trace = nil
    guard let reach = (GraphSheet.reach.curve * density).ceiling.asInt,
      GraphSize.hasReach(column, row)
    else { return }
    // A square of a way in pixels takes more than the 32 bits of an Int in a page.
    func square(_ way: Int) -> Int64 { Int64(way) * Int64(way) }
    var least = square(reach) + 1
    var under: (curve: Int, column: Int, row: Int)?
    for index in drawing.curves.indices {
      let id = drawing.curves[index].id
      // A pixel that is not decided may belong to the curve.
      guard readings[id]?.curve != nil, let picture = drawing.curves[index].drawn?.picture
      else { continue }
      let isSideways = picture.isSideways
      let (column, row) = isSideways ? (picture.width - 1 - row, column) : (column, row)
      for near in 0..<picture.width where (near - column).magnitude <= reach {
        for run in picture.column(near) {
          let level = min(max(row, Int(run.top)), Int(run.bottom) - 1)
          let distance = square(near - column) + square(level - row)
          guard distance < least else { continue }
          least = distance
          under = isSideways ? (id, level, picture.width - 1 - near) : (id, near, level)
        }
      }
    }
    guard let (curve, column, row) = under else { return touchColors(column, row) }
    trace = nearest(on: curve, to: column, row)?.trace
    snap(to: curve, column, row)
  }

  /// Goes along the curve to a finger, or to a point that matters if one is near that.
  ///
  /// On the graph of a function the column of the finger is enough.
  mutating func drag(to column: Int, _ row: Int) {
    guard let old = trace else { return }
    let column = max(0, min(viewport.width - 1, column))
    let row = max(-viewport.height, min(2 * viewport.height, row))
    if old.height != nil { return touchColors(column, row) }
    trace = nearest(on: old.curve, to: column, row)?.trace ?? old
    snap(to: old.curve, column, readings[old.curve]?.function == nil ? row : nil)
  }

  /// Goes to the point of a curve that matters which is nearest to a pixel, or to a
  /// column, if it is within reach.
  private mutating func snap(to curve: Int, _ column: Int, _ row: Int?) {
    var least = GraphSheet.reach.point * density
    for (index, found) in features(of: curve).enumerated() {
      let point = TracedPoint(x: found.place, y: found.height)
      let distance = distance(of: point, from: column, row)
      guard distance < least else { continue }
      least = distance
      stand(on: index, of: curve)
    }
  }
}

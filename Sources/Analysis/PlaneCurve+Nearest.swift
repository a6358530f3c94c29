// The point of a path that is nearest to a finger.

package import Expressions
internal import Numbers

extension PlaneCurve.Path {
  /// The parameter at which the path comes nearest to a point as it is seen; nil if
  /// the path has no parameter, or no point.
  ///
  /// It is found by looking at places: some other one may be as near.
  package func parameter(
    nearestToX x: Double,
    y: Double,
    unitsPerColumn: Double,
    unitsPerRow: Double,
    _ environment: Environment
  ) -> Double? {
    guard case .parameter(let range) = range,
      var across = AnalyzedFunction(self.x, of: variable, environment),
      var up = AnalyzedFunction(self.y, of: variable, environment)
    else { return nil }
    var (lower, upper) = (range.lower, range.upper)
    var nearest: (place: Double, distance: Double)?
    // A thousand places, then ever fewer beside the best of them.
    for count in [1024, 16, 16, 16] {
      let step = (upper - lower) / Double(count)
      for index in 0...count {
        let place = min(lower + Double(index) * step, range.upper)
        guard let values = across.values(at: place)?.values,
          let heights = up.values(at: place)?.values
        else { continue }
        let columns = (values.midpoint - x) / unitsPerColumn
        let rows = (heights.midpoint - y) / unitsPerRow
        let distance = columns * columns + rows * rows
        if distance < nearest?.distance ?? .infinity { nearest = (place, distance) }
      }
      guard let place = nearest?.place else { return nil }
      (lower, upper) = (max(range.lower, place - step), min(range.upper, place + step))
    }
    return nearest?.place
  }
}

// The points of a plot as numbers.

internal import Expressions
internal import Reals

extension LoweredPoint {
  /// Works the coordinates out.
  ///
  /// - Throws: ``EvaluationError`` where one has no value, or is no number.
  static func all(
    of points: [Plot.Point],
    _ environment: Environment,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> [LoweredPoint] {
    var lowered: [LoweredPoint] = []
    lowered.reserveCapacity(points.count)
    for point in points {
      // What is wrong with x is told at its own place.
      _ = try point.x.number(in: environment, workspace: &workspace)
      lowered.append(
        LoweredPoint(
          leftward: try (-point.x).number(in: environment, workspace: &workspace),
          y: try point.y.number(in: environment, workspace: &workspace)
        )
      )
    }
    return lowered
  }
}

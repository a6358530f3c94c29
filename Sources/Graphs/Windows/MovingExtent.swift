// The rectangle in which a point moves.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Tapes

/// The rectangle of a point that moves with a parameter.
struct MovingExtent {
  /// The interval of x; the middle of it where the point leaves every screen.
  private(set) var x: Interval?
  /// The interval of y, likewise.
  private(set) var y: Interval?

  /// The number of parts of the parameter's range.
  private static var partCount: Int { 1024 }

  /// The rectangle of a path over the range of its parameter, of which only what lies
  /// within given bounds is looked at; nothing where a coordinate has no tape.
  init?(
    _ path: PlaneCurve.Path,
    over range: Interval,
    x givenX: Interval?,
    y givenY: Interval?,
    _ environment: Environment
  ) {
    guard var across = AnalyzedFunction(path.x, of: path.variable, environment),
      var up = AnalyzedFunction(path.y, of: path.variable, environment), range.isBounded
    else { return nil }
    var (widths, heights) = (HeightSamples(), HeightSamples())
    for part in range.parts(Self.partCount) {
      guard let column = across.curve(over: part)?.values, let row = up.curve(over: part)?.values,
        givenX?.intersection(column) != nil || givenX == nil,
        givenY?.intersection(row) != nil || givenY == nil
      else { continue }
      widths.add(column)
      heights.add(row)
    }
    // All of a bounded curve is shown.
    x = widths.range(isGiven: true)
    y = heights.range(isGiven: true)
  }
}

// The points that are read out: what they are worth, and how they are shown.

internal import Analysis
internal import Expressions
internal import Graphs
internal import Messages
internal import Numbers
internal import Plots
internal import Reals
internal import Sessions

extension GraphSheet {
  /// A point of a curve.
  struct TracedPoint {
    /// The texts of both coordinates, where there is a point.
    var shown: (x: GraphScreen.Coordinate, y: GraphScreen.Coordinate?)?
    /// The coordinates to many digits.
    var x: Rational?
    var y: Rational?
    /// The reason why there is none.
    var problem: Problem?
  }

  /// The column of the picture that an x is in.
  func column(of x: Rational) -> Int { GraphSheet.bounded(viewport.column(atX: x)) }

  /// The row of the picture that a y is in.
  func row(of y: Rational) -> Int { GraphSheet.bounded(viewport.row(atY: y)) }

  private static func bounded(_ pixel: Rational) -> Int {
    let limit = 1 << 30
    return max(-limit, min(limit, pixel.floor.asInt ?? (pixel.isNegative ? -limit : limit)))
  }

  /// The point that a trace stands on.
  func point(of trace: GraphTrace) -> TracedPoint {
    let all = features(of: trace.curve)
    if let index = trace.feature, all.indices.contains(index) {
      let found = all[index]
      return TracedPoint(
        shown: (found.shown.x, found.shown.y),
        x: found.place,
        y: found.height
      )
    }
    if let point = trace.point, let y = point.y {
      return TracedPoint(
        shown: (coordinate(point.x), coordinate(y)),
        x: point.x.approximation,
        y: y.approximation
      )
    }
    guard let path = readings[trace.curve]?.curve?.path else { return TracedPoint() }
    return point(of: path, at: trace.place)
  }

  /// The point of a path.
  func point(of path: PlaneCurve.Path, at place: Rational) -> TracedPoint {
    var environment = environment
    environment.variables[path.variable] = .real(Real(place))
    var point = TracedPoint()
    do throws(EvaluationError) {
      let x = try real(path.x, environment)
      // Where a function has no value, its place is told all the same.
      point.x = approximation(of: x, digits: 24)
      let shown = coordinate(x, prefersDecimal: true)
      point.shown = (shown, nil)
      let y = try real(path.y, environment)
      point.y = approximation(of: y, digits: 24)
      point.shown = (shown, coordinate(y, prefersDecimal: true))
    } catch {
      point.problem = Problem(Message(error.kind, in: settings.language), at: 0..<0)
    }
    return point
  }

  /// The value of an expression.
  func real(
    _ expression: Expression,
    _ environment: Environment
  ) throws(EvaluationError) -> Real {
    var workspace = Workspace(budget: GraphSheet.budget)
    return try expression.number(in: environment, workspace: &workspace)
  }

  /// The digits behind the mark that are read out: where pixels are smaller, as many
  /// as tell them apart.
  var digits: Int {
    let pixels = min(viewport.unitsPerColumn, viewport.unitsPerRow).reciprocal.floor
    return max(min(settings.digits, 6), min(30, pixels.bitLength * 3 / 10 + 1))
  }

  /// The texts of a number.
  func coordinate(_ real: Real, prefersDecimal: Bool = false) -> GraphScreen.Coordinate {
    coordinate(of: .real(real), prefersDecimal: prefersDecimal)
  }

  /// The texts of a number, which may be complex.
  func coordinate(of value: Value, prefersDecimal: Bool) -> GraphScreen.Coordinate {
    let presentation = Presentation(
      value: value,
      prefersDecimal: prefersDecimal,
      angle: settings.angle
    )
    var workspace = Workspace(budget: GraphSheet.budget)
    let mark = settings.decimalMark
    do throws(RealError) {
      let shown = try presentation.shown(.all, digits: digits, in: &workspace)
      return GraphScreen.Coordinate(
        exact: shown.exact?.valueText(unicode: true, decimalMark: mark),
        decimal: Answer.Decimal(shown, mark: mark)?.text
      )
    } catch {
      return GraphScreen.Coordinate()
    }
  }

  /// The point that is read out, as it is shown.
  var shownTrace: GraphScreen.Trace? {
    guard let trace else { return nil }
    if let height = trace.height { return shownColors(at: trace, height: height) }
    let point = point(of: trace)
    var shown = GraphScreen.Trace(
      curve: trace.curve,
      x: point.shown?.x ?? coordinate(Real(trace.place), prefersDecimal: true),
      y: point.shown?.y,
      problem: point.problem,
      column: column(of: point.x ?? trace.place),
      row: point.y.map { row(of: $0) }
    )
    shown.cents = shown.row.map { row in
      let height = max(1, viewport.height)
      return max(0, min(height, height - row)) * GraphScreen.centsOfWindow / height
    }
    if let index = trace.feature, index < features(of: trace.curve).count {
      shown.kind = features(of: trace.curve)[index].shown.kind
      shown.also = features(of: trace.curve)[index].shown.also
      shown.point = index
    }
    return shown
  }
}

// Moves of the trace along a curve: along its path, or along the pixels where its equation
// holds.

internal import Analysis
internal import Expressions
internal import Graphs
internal import Numbers
internal import Plots
internal import Reals

extension GraphSheet {
  // MARK: - Paths

  /// Where a point that matters is on its path; on a curve without one from left to
  /// right.
  func place(of feature: GraphDrawing.Feature, along path: PlaneCurve.Path?) -> Rational {
    switch path?.range {
    case .parameter: feature.parameter.flatMap { Rational(exactly: $0) } ?? feature.place
    case .up: feature.height ?? feature.place
    case .across, nil: feature.place
    }
  }

  /// A place on a path with few digits, so many pixels on.
  func place(
    _ old: Rational,
    movedBy pixels: Int,
    along path: PlaneCurve.Path
  ) -> Rational {
    switch path.range {
    case .across: return x(in: column(of: old) + pixels)
    case .up: return y(in: row(of: old) - pixels)
    case .parameter(let range):
      guard pixels != 0, let low = Rational(exactly: range.lower),
        let high = Rational(exactly: range.upper), low < high
      else { return old }
      // Beyond an end it goes on at the other one.
      if pixels > 0, old >= high { return low }
      if pixels < 0, old <= low { return high }
      let step = min(pace(along: path, at: old, low, high), (high - low) / 64) * Rational(pixels)
      let (near, far) = (old + step / 2, old + step * 3 / 2)
      if far >= high { return high }
      if far <= low { return low }
      return Rational.shortest(from: min(near, far), to: max(near, far))
    }
  }

  /// By how much a parameter moves a point by a pixel, about.
  private func pace(
    along path: PlaneCurve.Path,
    at place: Rational,
    _ low: Rational,
    _ high: Rational
  ) -> Rational {
    let step = (high - low) / Rational(1 << 20)
    let (here, there) = (point(of: path, at: place), point(of: path, at: place + step))
    guard let x = here.x, let y = here.y, let nextX = there.x, let nextY = there.y else {
      return step
    }
    let distance = max(
      ((nextX - x) / viewport.unitsPerColumn).magnitude,
      ((nextY - y) / viewport.unitsPerRow).magnitude
    )
    return distance.isZero ? high - low : step / distance
  }

  /// A number in a column that has few digits.
  func x(in column: Int) -> Rational {
    Rational.shortest(
      from: viewport.x(atColumn: Rational(column)),
      to: viewport.x(atColumn: Rational(column + 1))
    )
  }

  /// A number in a row that has few digits.
  private func y(in row: Int) -> Rational {
    Rational.shortest(
      from: viewport.y(atRow: Rational(row + 1)),
      to: viewport.y(atRow: Rational(row))
    )
  }

  /// Where a path comes into the window from the left, or from below, or where it starts.
  func start(of path: PlaneCurve.Path) -> Rational? {
    switch path.range {
    case .across: x(in: 0)
    case .up: y(in: viewport.height - 1)
    case .parameter(let range): Rational(exactly: range.lower)
    }
  }

  /// The place on a curve that is nearest to a pixel, and its distance in pixels.
  func nearest(
    on id: Int,
    to column: Int,
    _ row: Int
  ) -> (trace: GraphTrace, distance: Rational)? {
    guard let curve = readings[id]?.curve else { return nil }
    if !curve.points.isEmpty { return nearestPoint(of: id, to: column, row) }
    guard let path = curve.path else { return nearest(onEquationOf: id, to: column, row) }
    let place: Rational
    switch path.range {
    case .across: place = x(in: column)
    case .up: place = y(in: row)
    case .parameter(let range):
      let found = path.parameter(
        nearestToX: viewport.x(atColumn: Rational(column)).doubleValue,
        y: viewport.y(atRow: Rational(row)).doubleValue,
        unitsPerColumn: viewport.unitsPerColumn.doubleValue,
        unitsPerRow: viewport.unitsPerRow.doubleValue,
        environment
      )
      guard let found = found.flatMap({ Rational(exactly: $0) }),
        let high = Rational(exactly: range.upper)
      else { return nil }
      let next = found + pace(along: path, at: found, 0, 1)
      // Beyond the end there is no point.
      place = next > high ? found : Rational.shortest(from: found, to: next)
    }
    let trace = GraphTrace(curve: id, place: place)
    return (trace, distance(of: point(of: trace), from: column, row))
  }

  /// The one of points that is nearest to a pixel.
  private func nearestPoint(
    of id: Int,
    to column: Int,
    _ row: Int
  ) -> (trace: GraphTrace, distance: Rational)? {
    let points = features(of: id).enumerated().map { index, found in
      (
        trace: GraphTrace(curve: id, place: found.place, feature: index),
        point: TracedPoint(x: found.place, y: found.height)
      )
    }
    return nearest(among: points, to: column, row)
  }

  /// The first one of some points that is nearest to a pixel.
  private func nearest(
    among points: [(trace: GraphTrace, point: TracedPoint)],
    to column: Int,
    _ row: Int
  ) -> (trace: GraphTrace, distance: Rational)? {
    var best: (trace: GraphTrace, distance: Rational)?
    for (trace, point) in points {
      let distance = distance(of: point, from: column, row)
      if best.map({ distance < $0.distance }) ?? true { best = (trace, distance) }
    }
    return best
  }

  /// The distance of a point from a pixel, or from a column, in pixels.
  func distance(of point: TracedPoint, from column: Int, _ row: Int?) -> Rational {
    guard let x = point.x else { return Rational(1 << 30) }
    let across = (viewport.column(atX: x) - Rational(column)).magnitude
    guard let row else { return across }
    guard let y = point.y else { return Rational(1 << 30) }
    return max(across, (viewport.row(atY: y) - Rational(row)).magnitude)
  }

  // MARK: - Equations

  /// The point of a curve that is nearest to a pixel among those in its column and
  /// in its row.
  private func nearest(
    onEquationOf id: Int,
    to column: Int,
    _ row: Int
  ) -> (trace: GraphTrace, distance: Rational)? {
    let lines = [PlaneCurve.Line.vertical(x(in: column)), .horizontal(y(in: row))]
    let found = lines.flatMap { points(of: id, on: $0) }.compactMap { point in
      point.x.approximation.map { x in
        let trace = GraphTrace(curve: id, place: x, point: point)
        return (trace: trace, point: self.point(of: trace))
      }
    }
    return nearest(among: found, to: column, row)
  }

  /// The points of a curve on a line in the window.
  private func points(of id: Int, on line: PlaneCurve.Line) -> [Feature] {
    let region = CurveSearch.Region(viewport)
    guard let search = readings[id]?.curve?.crossings(with: line),
      var found = PathSearch(
        search,
        in: region.interval(of: search.path.range),
        environment: environment
      )
    else { return [] }
    // About two hundredths of a second; what is found by then is true.
    found.advance(steps: 20_000_000)
    return found.features
  }

  /// Goes so many pixels along the curve, on the side that was taken before: to the
  /// right or up at first.
  mutating func followEquation(by pixels: Int) {
    guard let old = trace, pixels != 0, case let here = point(of: old), let x = here.x,
      let y = here.y, let equation = readings[old.curve]?.curve?.equation
    else { return }
    // Along the curve F = 0 goes (∂F/∂y, −∂F/∂x); rows are counted downward.
    let across = slope(of: equation, by: "y", x, y) / viewport.unitsPerColumn.doubleValue
    let down = slope(of: equation, by: "x", x, y) / viewport.unitsPerRow.doubleValue
    let isAcross = across.magnitude >= down.magnitude
    var new = old
    if new.turn == 0 { new.turn = (across == 0 ? down > 0 : across < 0) ? -1 : 1 }
    let step = pixels * new.turn * ((isAcross ? across : down) < 0 ? -1 : 1)
    let (column, row) = (column(of: x), self.row(of: y))
    let line: PlaneCurve.Line =
      isAcross ? .vertical(self.x(in: column + step)) : .horizontal(self.y(in: row + step))
    let ratio = isAcross ? down / across : across / down
    let aside = ratio.isFinite ? Int((ratio * Double(step)).rounded()) : 0
    let target = isAcross ? (column + step, row + aside) : (column + aside, row + step)
    var nearest: Rational?
    for point in points(of: old.curve, on: line) {
      guard let x = point.x.approximation else { continue }
      let found = GraphTrace(curve: old.curve, place: x, point: point, turn: new.turn)
      let distance = distance(of: self.point(of: found), from: target.0, target.1)
      if let nearest, nearest <= distance { continue }
      nearest = distance
      new = found
    }
    trace = new
    stopBetween((column, row))
  }

  /// Stops at a point that matters which was passed.
  private mutating func stopBetween(_ start: (column: Int, row: Int)) {
    guard let trace, case let here = point(of: trace), let x = here.x, let y = here.y else {
      return
    }
    let (endColumn, endRow) = (column(of: x), row(of: y))
    for (index, found) in features(of: trace.curve).enumerated() {
      guard let height = found.height,
        case (let column, let row) = (column(of: found.place), row(of: height)),
        (column - start.column).signum() * (column - endColumn).signum() <= 0,
        (row - start.row).signum() * (row - endRow).signum() <= 0, (column, row) != start
      else { continue }
      self.trace = GraphTrace(
        curve: trace.curve,
        place: found.place,
        feature: index,
        turn: trace.turn
      )
      return
    }
  }

  /// The slope of an equation at a point by one of its variables; 0 where it has none.
  private func slope(
    of equation: Expression,
    by variable: String,
    _ x: Rational,
    _ y: Rational
  ) -> Double {
    var environment = environment
    environment.variables["x"] = .real(Real(x))
    environment.variables["y"] = .real(Real(y))
    guard let slope = equation.derivative(by: variable, angleUnit: environment.angleUnit) else {
      return 0
    }
    do throws(EvaluationError) {
      return approximation(of: try real(slope, environment), digits: 17)?.doubleValue ?? 0
    } catch {
      return 0
    }
  }
}

extension Rational {
  /// A double as it is.
  fileprivate init?(exactly value: Double) {
    guard let dyadic = Dyadic(exactly: value) else { return nil }
    self = dyadic.asRational
  }
}

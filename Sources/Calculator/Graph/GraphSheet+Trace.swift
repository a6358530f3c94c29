// Reading out points of a curve.

internal import Expressions
internal import Graphs
internal import Numbers
internal import Reals

extension GraphSheet {
  /// The curves that can be read out.
  private var traceable: [GraphCurve] {
    curves.filter { $0.isShown && readings[$0.id]?.function != nil }
  }

  /// Moves the trace.
  mutating func follow(_ step: GraphTrace.Step, _ turn: inout GraphTurn) {
    let before = trace
    switch step {
    case .off: trace = nil
    case .to(let column, let row): touch(column, row)
    case .along(let column): drag(to: column)
    case .move(let columns): move(by: columns)
    case .feature(let step): goToFeature(step)
    case .curve(let step): changeCurve(step)
    case .jump(let curve, let feature):
      guard let found = features(of: curve)[safe: feature] else { break }
      trace = GraphTrace(curve: curve, x: found.place, feature: feature)
    }
    turn.outcome = trace == before ? .ignored : .moved
    turn.saysTrace = trace != nil
    switch step {
    // The plane stays where it is under a finger.
    case .to, .along: break
    default: reveal()
    }
  }

  /// The column of the picture that an x is in.
  func column(of x: Rational) -> Int {
    let limit = 1 << 30
    return max(-limit, min(limit, viewport.column(atX: x).floor.asInt ?? limit))
  }

  /// A number in a column that has few digits.
  func place(in column: Int) -> Rational {
    Rational.shortest(
      from: viewport.x(atColumn: Rational(column)),
      to: viewport.x(atColumn: Rational(column + 1))
    )
  }

  /// Goes so many columns along the curve, or starts in the middle.
  private mutating func move(by columns: Int) {
    guard let old = trace else {
      guard let first = traceable.first else { return }
      trace = GraphTrace(curve: first.id, x: place(in: viewport.width / 2))
      return
    }
    let new = place(in: column(of: old.x) + columns)
    let (low, high) = columns < 0 ? (new, old.x) : (old.x, new)
    trace?.x = new
    trace?.feature = nil
    var nearest: Rational?
    for (index, found) in features(of: old.curve).enumerated() {
      let isBetween = low <= found.place && found.place <= high && found.place != old.x
      guard isBetween || found.place == new else { continue }
      let distance = (found.place - old.x).magnitude
      if let nearest, nearest <= distance { continue }
      nearest = distance
      trace?.x = found.place
      trace?.feature = index
    }
  }

  /// Goes to the next point that matters, or to the one before, around the end.
  private mutating func goToFeature(_ step: Int) {
    if trace == nil { move(by: 0) }
    guard let old = trace, step != 0 else { return }
    let found = features(of: old.curve)
    guard !found.isEmpty else { return }
    let next: Int
    if let index = old.feature {
      next = index + step.signum()
    } else if step > 0 {
      next = found.firstIndex { $0.place > old.x } ?? found.count
    } else {
      next = (found.firstIndex { $0.place >= old.x } ?? found.count) - 1
    }
    let index = (next + found.count) % found.count
    trace = GraphTrace(curve: old.curve, x: found[index].place, feature: index)
  }

  /// Goes to the next curve in the list at the same place, or to the one before.
  private mutating func changeCurve(_ step: Int) {
    let list = traceable
    guard let old = trace, let index = list.firstIndex(where: { $0.id == old.curve }) else {
      move(by: 0)
      return
    }
    let next = list[(index + step.signum() + list.count) % list.count]
    trace = GraphTrace(curve: next.id, x: old.x)
  }

  /// Moves the window so that the point that is read out is in it.
  private mutating func reveal() {
    guard let shown = shownTrace else { return }
    let (width, height) = (viewport.width, viewport.height)
    let row = shown.row ?? 0
    let isSeen = 0..<width ~= shown.column && 0..<height ~= row
    guard !isSeen, max(shown.column.magnitude, row.magnitude) < 1 << 24 else { return }
    viewport = viewport.moved(
      columns: 0..<width ~= shown.column ? 0 : shown.column - width / 2,
      rows: 0..<height ~= row ? 0 : row - height / 2
    )
    drawing.isSeen = false
  }

  // MARK: - Values

  /// What a curve is worth at a place.
  struct TracedValue {
    /// The texts of the value, if there is one.
    var shown: GraphScreen.Coordinate?
    /// The value to many digits.
    var height: Rational?
    /// Why there is none.
    var problem: Problem?
  }

  /// The value of the graph of a function.
  func value(of id: Int, at x: Rational) -> TracedValue {
    guard let function = readings[id]?.function else { return TracedValue() }
    var environment = environment
    environment.variables[function.variable] = Real(x)
    var workspace = Workspace(budget: GraphSheet.budget)
    do throws(EvaluationError) {
      let value = try function.expression.value(in: environment, workspace: &workspace)
      guard case .real(let real) = value else { return TracedValue() }
      return TracedValue(
        shown: coordinate(real, prefersDecimal: true),
        height: approximation(of: real, digits: 24)
      )
    } catch {
      let message = Message(error.kind, in: settings.language)
      return TracedValue(problem: Problem(message, at: 0..<0))
    }
  }

  /// The digits behind the mark that are read out.
  private static var digits: Int { 6 }

  /// The texts of a number.
  func coordinate(_ real: Real, prefersDecimal: Bool = false) -> GraphScreen.Coordinate {
    let result = Result(
      value: .real(real),
      prefersDecimal: prefersDecimal,
      angle: settings.angle.unit
    )
    var answer = Answer(input: "", reading: "", status: .exact)
    var workspace = Workspace(budget: GraphSheet.budget)
    let digits = min(settings.digits, GraphSheet.digits)
    let mark = settings.decimalMark.sign
    do throws(RealError) {
      try result.show(in: &answer, .all, digits: digits, mark: mark, &workspace)
    } catch {
      return GraphScreen.Coordinate()
    }
    return GraphScreen.Coordinate(
      exact: answer.unicode,
      decimal: answer.decimal?.text
    )
  }

  /// The point that is read out, as it is shown.
  var shownTrace: GraphScreen.Trace? {
    guard let trace else { return nil }
    var shown = GraphScreen.Trace(
      curve: trace.curve,
      x: coordinate(Real(trace.x), prefersDecimal: true),
      column: column(of: trace.x)
    )
    if let found = trace.feature.flatMap({ features(of: trace.curve)[safe: $0] }) {
      shown.x = found.shown.x
      shown.y = found.shown.y
      shown.kind = found.shown.kind
      shown.point = trace.feature
      shown.row = found.height.flatMap { viewport.row(atY: $0).floor.asInt }
      return shown
    }
    let value = value(of: trace.curve, at: trace.x)
    shown.y = value.shown
    shown.problem = value.problem
    shown.row = value.height.flatMap { viewport.row(atY: $0).floor.asInt }
    return shown
  }
}

extension Array {
  /// The element at a position, if there is one.
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

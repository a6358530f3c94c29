// A function of z whose values are shown by colours of the plane, and its values at points.

internal import Expressions
internal import Graphs
internal import Messages
internal import Numbers
internal import Reals
internal import Sessions

extension GraphSheet {
  /// The function of z whose colours are seen: those of the last one cover the others.
  var colored: GraphCurve? {
    curves.last { $0.isShown && readings[$0.id]?.coloring != nil }
  }

  /// What is told of colours, beside the line that they show.
  func coloringNote(of curve: GraphCurve) -> String? {
    guard readings[curve.id]?.coloring != nil, drawing.problem(of: curve.id) == nil else {
      return nil
    }
    if let colored, colored.id != curve.id, curve.isShown {
      return Sentence.coloringCovered.text(in: settings.language, writtenText(of: colored))
    }
    return Sentence.coloring.text(in: settings.language, writtenText(of: curve))
  }

  /// A function of z with the signs of print.
  private func writtenText(of curve: GraphCurve) -> String {
    readings[curve.id]?.coloring?.text(unicode: true, decimalMark: settings.decimalMark)
      ?? shownText(of: curve)
  }

  /// How far the window goes that shows what matters of the colours.
  var reachOfColors: Rational? {
    guard let colored, let function = readings[colored.id]?.coloring else { return nil }
    do throws(EvaluationError) {
      return try DomainColoring(of: function, in: environment)?.reach()
    } catch {
      return nil
    }
  }

  /// Begins the colours of a function of z, or says why there are none.
  func begun(
    coloring function: Expression,
    of curve: GraphCurve,
    _ key: GraphDrawing.Key,
    _ environment: Environment
  ) -> GraphDrawing.Curve {
    var begun = GraphDrawing.Curve(id: curve.id, key: key)
    do throws(EvaluationError) {
      let coloring = try DomainColoring(of: function, in: environment)
      if let coloring {
        begun.coloring = .some(ColoringDrawing(coloring, in: viewport, density: density))
      } else {
        let text = writtenText(of: curve)
        let message = Message(saying: .coloringUnknown, in: settings.language, text)
        begun.problem = Problem(message, at: 0..<0)
      }
    } catch {
      let place = characterRange(of: error.range, in: curve.text)
      begun.problem = Problem(Message(error.kind, in: settings.language), at: place)
    }
    return begun
  }

  /// Goes to the point of the plane under a pixel, to read the value out whose colour it has.
  mutating func touchColors(_ column: Int, _ row: Int) {
    guard let colored else { return }
    // The upper edge of a row belongs to it, the lower one to the next row.
    let opposite = Rational.shortest(
      from: -viewport.y(atRow: Rational(row)),
      to: -viewport.y(atRow: Rational(row + 1))
    )
    trace = GraphTrace(curve: colored.id, place: x(in: column), height: -opposite)
  }

  /// Goes so many pixels through the colours, to the right and down.
  mutating func moveInColors(by columns: Int, _ rows: Int) {
    guard let old = trace, let height = old.height, GraphSize.hasReach(columns, rows) else {
      return
    }
    touchColors(column(of: old.place) + columns, row(of: height) + rows)
  }

  /// The point of the plane that is read out, and the value there.
  func shownColors(at trace: GraphTrace, height: Rational) -> GraphScreen.Trace {
    let z: Expression =
      height.isZero
      ? Expression(trace.place)
      : Expression(
        real: trace.place.isZero ? nil : Expression(trace.place),
        imaginary: Expression(height)
      )
    var shown = GraphScreen.Trace(
      curve: trace.curve,
      x: GraphScreen.Coordinate(),
      column: column(of: trace.place),
      row: row(of: height)
    )
    var environment = environment
    environment.complexAnswers = true
    var workspace = Workspace(budget: GraphSheet.budget)
    do throws(EvaluationError) {
      let place = try z.value(in: environment, workspace: &workspace)
      shown.x = coordinate(of: place, prefersDecimal: true)
      environment.variables["z"] = place
      shown.y = try readings[trace.curve]?.coloring.map { function throws(EvaluationError) in
        coordinate(
          of: try function.value(in: environment, workspace: &workspace),
          prefersDecimal: true
        )
      }
    } catch {
      shown.problem = Problem(Message(error.kind, in: settings.language), at: 0..<0)
    }
    shown.isOfComplexNumber = true
    return shown
  }
}

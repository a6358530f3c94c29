// A plot for programs.

internal import Expressions
internal import Graphs
public import Messages
internal import Numbers
internal import Sessions

extension PlotSheet {
  /// The curves, one object each; what could not be read is an object with its
  /// error.
  ///
  /// `columns` holds an object per column of the screen: `proved` and
  /// `undecided` are lists of ranges of rows, from the first one to the one
  /// behind the last, counted from the top; `joins` says that the curve is
  /// connected across the left edge of the column. Where `featuresComplete` is false, more features
  /// may be in the window than were found.
  public var json: [JSON] {
    let mistakes = failures.compactMap { failure -> JSON? in
      guard case .text(let answer, _) = failure else { return nil }
      return .object([
        .init("input", .text(answer.input)),
        .init("status", .text(answer.status.rawValue)),
        .init("error", answer.problem?.json ?? .null),
      ])
    }
    return curves.map { json(of: $0) } + mistakes
  }

  private func json(of curve: Curve) -> JSON {
    let undecided = curve.drawing.undecidedCount
    return .object([
      .init("input", .text(curve.plot.text)),
      .init("reading", .text(reading(of: curve.plot))),
      .init("status", .text(undecided == 0 ? "exact" : "undetermined")),
      .init("kind", .text(curve.plot.kindName)),
      .init("width", .count(request.width)),
      .init("height", .count(request.height)),
      .init("x", bounds(givenBounds.x, viewport?.left, viewport?.right)),
      .init("y", bounds(givenBounds.y, viewport?.bottom, viewport?.top)),
      .init("undecided", .count(undecided)),
      .init("isEmpty", .truth(curve.drawing.isEmpty)),
      .init("columns", columns(of: curve.picture)),
      .init("features", features(of: curve)),
      .init("featuresComplete", .truth(curve.isSearched)),
      .init("error", .null),
    ])
  }

  /// Two bounds: as they were given, if they were, or else those of the viewport.
  private func bounds(_ given: PlotWindow.Forms?, _ lower: Rational?, _ upper: Rational?) -> JSON {
    .list([
      given?.lower.map { .text($0.valueText()) } ?? text(lower),
      given?.upper.map { .text($0.valueText()) } ?? text(upper),
    ])
  }

  private func text(_ number: Rational?) -> JSON {
    .optional(number.map { NumberText.exact($0) })
  }

  private func reading(of plot: Plot) -> String {
    let mark = environment.decimalMark
    let unit = environment.angleUnit
    switch plot.kind {
    case .explicit(let expression, let variable):
      let head = variable == "x" ? "y = " : "f(\(variable)) = "
      return head + expression.reading(angleUnit: unit, decimalMark: mark)
    case .sideways(let expression):
      return "x = " + expression.reading(angleUnit: unit, decimalMark: mark)
    default: return plot.text
    }
  }

  private func columns(of picture: Picture) -> JSON {
    let upright = picture.upright
    return .list(
      (0..<upright.width).map { column in
        let runs = upright.column(column)
        let joins = upright.crossings.isEmpty ? false : upright.crossings[column].joinsLeft
        return .object([
          .init("proved", ranges(runs, .proved)),
          .init("undecided", ranges(runs, .undecided)),
          .init("joins", .truth(joins)),
        ])
      }
    )
  }

  private func ranges(_ runs: ArraySlice<Run>, _ state: Run.State) -> JSON {
    var ranges: [JSON] = []
    for run in runs where run.state == state {
      ranges.append(.list([.count(Int(run.top)), .count(Int(run.bottom))]))
    }
    return .list(ranges)
  }
}

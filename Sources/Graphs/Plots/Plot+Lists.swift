// Lists of curves: `{x; x^2}` is two curves.

package import Expressions
internal import Reals

extension Plot {
  /// Reads the curves that a text says: of a list those of its elements, else one.
  ///
  /// - Throws: ``PlotError``, with the place.
  package static func all(
    reading text: String,
    options: ParsingOptions = ParsingOptions()
  ) throws(PlotError) -> [Plot] {
    try Plot(reading: text, options: options).curves(options)
  }

  /// The curves of a plot that was read with some options: of a list those of its elements,
  /// else the plot itself.
  ///
  /// - Throws: ``PlotError``, with the place.
  package func curves(_ options: ParsingOptions) throws(PlotError) -> [Plot] {
    guard let list else { return [self] }
    let texts = texts(of: list, options.decimalMark)
    guard !texts.isEmpty else { throw .empty }
    var plots: [Plot] = []
    for text in texts {
      let curve: Plot?
      do throws(PlotError) {
        curve = try Plot(reading: text, options: options)
      } catch {
        curve = nil
      }
      // No element is a list.
      guard let curve, curve.list == nil else {
        throw .unexpectedStatement(list.range(at: list.root))
      }
      plots.append(curve)
    }
    return plots
  }

  /// The list whose elements are curves: `{x; x^2}`, `y = {x; x^2}`, `r = {1; 2}`,
  /// `{k*x; k = 1..3}`.
  private var list: Expression? {
    switch kind {
    case .explicit(let expression, _), .sideways(let expression), .polar(let expression, _):
      expression.nodes[expression.root].kind == .list ? expression : sequence(expression)
    case .implicit, .points, .parametric: nil
    }
  }

  /// The list of a sequence whose bounds are numbers.
  private func sequence(_ expression: Expression) -> Expression? {
    guard expression.nodes[expression.root].kind == .sequence else { return nil }
    var workspace = Workspace(budget: Budget(steps: 20_000_000))
    do throws(EvaluationError) {
      return try expression.unrolled(
        in: Environment(),
        variables: variables,
        workspace: &workspace
      )
    } catch {
      return nil
    }
  }

  /// The text with each element in the place of the list.
  private func texts(of list: Expression, _ mark: DecimalMark) -> [String] {
    let place = list.range(at: list.root)
    return list.operands(of: list.root).map { element in
      text.replacing(place, by: list.subexpression(at: element).text(decimalMark: mark))
    }
  }
}

// Curves that ask for what is done with expressions: `y = diff(sin(x); x)`.

internal import Analysis
package import Expressions
package import Reals

extension Plot {
  /// The plot with results in the place of derivatives and whatever else is done with expressions,
  /// ready to be computed at numbers; see ``Expression/performed(free:in:workspace:)``.
  package func performed(in environment: Environment, workspace: inout Workspace) -> Plot {
    let names = variables
    func performed(_ e: Expression) -> Expression {
      e.performed(free: names, in: environment, workspace: &workspace)
    }
    let kind: Kind
    switch self.kind {
    case .explicit(let function, let variable):
      kind = .explicit(performed(function), variable: variable)
    case .sideways(let function): kind = .sideways(performed(function))
    case .implicit(let comparisons):
      kind = .implicit(
        comparisons.map {
          Comparison(difference: performed($0.difference), relation: $0.relation)
        }
      )
    case .points(let points):
      kind = .points(points.map { Point(x: performed($0.x), y: performed($0.y)) })
    case .parametric(let x, let y, let parameter):
      kind = .parametric(x: performed(x), y: performed(y), parameter: parameter)
    case .polar(let distance, let parameter):
      kind = .polar(performed(distance), parameter: parameter)
    }
    var plot = Plot(
      kind: kind,
      text: text,
      boundsPlace: boundsPlace,
      separatorPlace: separatorPlace
    )
    plot.isOfComplexNumber = isOfComplexNumber
    return plot
  }
}

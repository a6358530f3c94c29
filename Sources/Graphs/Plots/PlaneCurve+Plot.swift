// The curve of a plot, for the search for points.

package import Analysis
package import Expressions
internal import Numbers
internal import Reals

extension PlaneCurve {
  /// Creates the curve of a plot; nil for a part of the plane, for more than one equation,
  /// and where the bounds of a parameter have no value.
  package init?(_ plot: Plot, environment: Environment) {
    var workspace = Workspace(budget: Budget(steps: 20_000_000, bitLimit: 1 << 16))
    let (x, y) = (Expression(name: "x"), Expression(name: "y"))
    let variables = plot.variables
    let known: (Expression) -> Expression = {
      $0.inlining(in: environment, variables: variables) ?? $0
    }
    switch plot.kind.solved(workspace: &workspace) {
    case .explicit(let function, let variable):
      let (place, function) = (Expression(name: variable), known(function))
      self.init(
        paths: [Path(x: place, y: function, variable: variable, range: .across)],
        equation: y - function.replacing([variable: x]),
        isSolved: false
      )
    case .sideways(let function):
      self.init(
        paths: [Path(x: known(function), y: y, variable: "y", range: .up)],
        equation: x - known(function),
        isSolved: false
      )
    case .implicit(let comparisons):
      guard comparisons.count == 1, comparisons[0].relation == .equal else { return nil }
      let difference = known(comparisons[0].difference)
      let paths = difference.branches(environment.angleUnit)
      self.init(paths: paths, equation: difference, isSolved: true)
    case .points(let points):
      self.init(points: points.map { Point(x: known($0.x), y: known($0.y)) })
    case .parametric(let across, let up, let parameter):
      let (across, up) = (known(across), known(up))
      guard let path = Path(across, up, parameter, environment, &workspace) else { return nil }
      self.init(paths: [path], equation: nil, isSolved: false)
    case .polar(let distance, let angle):
      let (across, up) = known(distance).coordinates(at: angle.name)
      guard let path = Path(across, up, angle, environment, &workspace) else { return nil }
      self.init(paths: [path], equation: nil, isSolved: false)
    }
  }
}

extension PlaneCurve.Path {
  /// The path of a point with a parameter; nil if a bound of it has no value.
  fileprivate init?(
    _ x: Expression,
    _ y: Expression,
    _ parameter: Plot.Parameter,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) {
    do throws(EvaluationError) {
      let parts = try ParameterRange(x, y, parameter, environment, workspace: &workspace).parts
      guard let first = parts.first?.t else { return nil }
      let range = parts.reduce(first) { $0.hull($1.t) }
      self.init(x: x, y: y, variable: parameter.name, range: .parameter(range))
    } catch {
      return nil
    }
  }
}

extension Expression {
  /// The paths on which the expression is zero, if it is linear or quadratic in a
  /// coordinate.
  fileprivate func branches(_ unit: AngleUnit) -> [PlaneCurve.Path] {
    let (x, y) = (Expression(name: "x"), Expression(name: "y"))
    if let roots = roots(for: "y", unit) {
      return roots.map { PlaneCurve.Path(x: x, y: $0, variable: "x", range: .across) }
    }
    return (roots(for: "x", unit) ?? []).map {
      PlaneCurve.Path(x: $0, y: y, variable: "y", range: .up)
    }
  }

  /// The expressions that a variable equals where this one is zero, if it is linear or
  /// quadratic in the variable, as its derivatives show.
  private func roots(for variable: String, _ unit: AngleUnit) -> [Expression]? {
    guard let slope = derivative(by: variable, angleUnit: unit),
      let bend = slope.derivative(by: variable, angleUnit: unit), !bend.variables.contains(variable)
    else { return nil }
    // F = a v² + b v + c with 2a = F″, b = F′(0), c = F(0).
    let zero = [variable: Expression(Rational.zero)]
    let (b, c) = (slope.replacing(zero), replacing(zero))
    if bend.rationalNumber?.isZero == true { return slope.variables.isEmpty ? nil : [-c / b] }
    let discriminant = Expression.call(.sqrt, b.raised(to: 2) - bend * c * Expression(Rational(2)))
    return [(discriminant - b) / bend, -(discriminant + b) / bend]
  }
}

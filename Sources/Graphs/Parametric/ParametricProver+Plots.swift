// From two coordinates, or a distance and an angle, to the prover of a curve.

internal import Expressions
internal import Numbers
internal import Reals

extension ParametricProver {
  /// Begins a picture of a point that moves with a parameter.
  ///
  /// - Throws: ``EvaluationError`` when a name has no meaning, a part is no
  ///   number, or a bound of the parameter has no value.
  init(
    x: Expression,
    y: Expression,
    _ parameter: Plot.Parameter,
    in viewport: Viewport,
    _ environment: Environment,
    workspace: inout Workspace
  ) throws(EvaluationError) {
    var both = ExpressionBuilder()
    both.append(x)
    both.append(y)
    both.append(.sum, from: 0)
    let range = try ParameterRange(
      parameter,
      period: both.expression().period(in: parameter.name, workspace: &workspace),
      environment,
      workspace: &workspace
    )
    var builder = ExpressionBuilder()
    builder.append(x)
    builder.append(.negation, from: 0)
    let name = parameter.name
    let opposite = builder.expression()
    self.init(
      across: CurveSource(
        try GraphFunction(opposite, of: name, environment, in: &workspace),
        in: viewport.columnsAsRows
      ),
      down: CurveSource(
        try GraphFunction(y, of: name, environment, in: &workspace),
        in: viewport.rowsAlone
      ),
      range: range
    )
  }

  /// Begins a picture of a distance from the origin that depends on an angle.
  ///
  /// - Throws: ``EvaluationError`` when a name has no meaning, a part is no
  ///   number, or a bound of the angle has no value.
  init(
    polar distance: Expression,
    _ parameter: Plot.Parameter,
    in viewport: Viewport,
    _ environment: Environment,
    workspace: inout Workspace
  ) throws(EvaluationError) {
    try self.init(
      x: distance.timesFunction("cos", of: parameter.name),
      y: distance.timesFunction("sin", of: parameter.name),
      parameter,
      in: viewport,
      environment,
      workspace: &workspace
    )
  }
}

extension Expression {
  /// The product with a function of a variable.
  fileprivate func timesFunction(_ function: String, of variable: String) -> Expression {
    var builder = ExpressionBuilder()
    builder.append(self)
    let mark = builder.mark
    builder.append(name: variable)
    if let builtin = Builtin.named(function) { builder.append(.call(builtin), from: mark) }
    builder.append(.product, from: 0)
    return builder.expression()
  }
}

extension Viewport {
  /// A screen of one column whose rows are the columns of this one from the left,
  /// for the opposites of x.
  fileprivate var columnsAsRows: Viewport {
    Viewport(
      left: .zero,
      top: -left,
      unitsPerColumn: .one,
      unitsPerRow: unitsPerColumn,
      width: 1,
      height: width
    )
  }

  /// A screen of one column with the rows of this one.
  fileprivate var rowsAlone: Viewport {
    Viewport(
      left: .zero,
      top: top,
      unitsPerColumn: .one,
      unitsPerRow: unitsPerRow,
      width: 1,
      height: height
    )
  }
}

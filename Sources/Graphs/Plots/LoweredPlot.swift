// A plot as tapes, whatever part of the plane is seen: work that moving the window need not
// repeat.

package import Expressions
internal import Numbers
package import Reals
internal import Tapes

/// A plot with what the names in it mean, ready to be proved in any viewport.
package struct LoweredPlot: Sendable {
  /// The functions or conditions to be proved.
  enum Kind: Sendable {
    case function(GraphFunction)
    /// A function of y, as the opposite of x over y.
    case sideways(GraphFunction)
    case implicit([Condition], ConditionTapes)
    case points([LoweredPoint])
    /// The opposite of x and y, over a range of the parameter.
    case parametric(across: GraphFunction, down: GraphFunction, ParameterRange)
  }

  let kind: Kind

  /// Lowers a plot.
  ///
  /// - Throws: ``EvaluationError`` when a name has no meaning, a part is no
  ///   number, or a bound of a parameter has no value.
  package init(
    _ plot: Plot,
    environment: Environment,
    workspace: inout Workspace
  ) throws(EvaluationError) {
    switch plot.kind.solved(workspace: &workspace) {
    case .explicit(let expression, let variable):
      kind = .function(try GraphFunction(expression, of: variable, environment, in: &workspace))
    case .sideways(let expression):
      let opposite = -expression
      kind = .sideways(try GraphFunction(opposite, of: "y", environment, in: &workspace))
    case .implicit(let comparisons):
      let conditions = try Condition.all(of: comparisons, environment, workspace: &workspace)
      kind = .implicit(conditions.map { $0.condition }, ConditionTapes(conditions.map { $0.tape }))
    case .points(let points):
      kind = .points(try LoweredPoint.all(of: points, environment, &workspace))
    case .parametric(let x, let y, let parameter):
      kind = try LoweredPlot.moving(x, y, parameter, environment, &workspace)
    case .polar(let distance, let parameter):
      let (x, y) = distance.coordinates(at: parameter.name)
      kind = try LoweredPlot.moving(x, y, parameter, environment, &workspace)
    }
  }

  /// Makes sure that a curve has values.
  ///
  /// - Throws: ``EvaluationError`` as the calculator does, where it is proved that a
  ///   function has no value anywhere, as 1/0.
  package func requireValues(in workspace: inout Workspace) throws(EvaluationError) {
    switch kind {
    case .function(let function), .sideways(let function):
      try function.requireValues(in: &workspace)
    case .parametric(let across, let down, _):
      try across.requireValues(in: &workspace)
      try down.requireValues(in: &workspace)
    case .implicit, .points: break
    }
  }

  /// A point that moves with a parameter.
  private static func moving(
    _ x: Expression,
    _ y: Expression,
    _ parameter: Plot.Parameter,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Kind {
    let name = parameter.name
    let range = try ParameterRange(x, y, parameter, environment, workspace: &workspace)
    return .parametric(
      across: try GraphFunction(-x, of: name, environment, in: &workspace),
      down: try GraphFunction(y, of: name, environment, in: &workspace),
      range
    )
  }
}

extension Condition {
  /// The conditions that stand for comparisons, with their tapes over x and y.
  fileprivate static func all(
    of comparisons: [Plot.Comparison],
    _ environment: Environment,
    workspace: inout Workspace
  ) throws(EvaluationError) -> [(condition: Condition, tape: Tape)] {
    var all: [(condition: Condition, tape: Tape)] = []
    for comparison in comparisons {
      // Signs do not show the zeros of a square, so that equations are simplified first.
      for simple in comparison.difference.simplifiedComparison(comparison.relation) {
        let tape = try Tape(
          simple.expression,
          variables: ["x", "y"],
          in: environment,
          workspace: &workspace
        )
        all.append((condition: Condition(simple, environment), tape: tape))
      }
    }
    return all
  }
}

extension GraphFunction {
  /// Makes a tape of an expression, without what cancels in it.
  fileprivate init(
    _ expression: Expression,
    of variable: String,
    _ environment: Environment,
    in workspace: inout Workspace
  ) throws(EvaluationError) {
    let continuation = expression.continued(in: variable, environment: environment)
    do throws(EvaluationError) {
      tape = try Tape(
        continuation.expression,
        variables: [variable],
        in: environment,
        workspace: &workspace
      )
      continued = continuation.expression
    } catch {
      // The same error, with its place in the text.
      tape = try Tape(
        expression,
        variables: [variable],
        in: environment,
        workspace: &workspace
      )
      continued = expression
    }
    self.expression = expression
    self.variable = variable
    self.environment = environment
  }

  /// Throws the reason why a function has no value, if it is proved to have none anywhere:
  /// the one that the calculator gives at a number.
  fileprivate func requireValues(in workspace: inout Workspace) throws(EvaluationError) {
    var intervals = IntervalTape(tape)
    guard intervals.values(at: .entire) == nil else { return }
    var environment = environment
    for number in [Rational.one, .zero, Rational(1, over: 2), -1] {
      environment.variables[variable] = .real(Real(number))
      do throws(EvaluationError) {
        _ = try expression.value(in: environment, workspace: &workspace)
      } catch {
        guard case .real(.undefined) = error.kind else { continue }
        throw error
      }
    }
  }
}

extension Expression {
  /// The coordinates of a point at this distance from the origin, in the direction
  /// of an angle.
  func coordinates(at angle: String) -> (x: Expression, y: Expression) {
    (timesFunction("cos", of: angle), timesFunction("sin", of: angle))
  }

  /// The product with a function of a variable.
  private func timesFunction(_ function: String, of variable: String) -> Expression {
    var builder = ExpressionBuilder()
    builder.append(self)
    let mark = builder.mark
    builder.append(name: variable)
    if let builtin = Builtin.named(function) { builder.append(.call(builtin), from: mark) }
    builder.append(.product, from: 0)
    return builder.expression()
  }
}

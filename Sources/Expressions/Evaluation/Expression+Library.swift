// For programs that use the library: parse once, evaluate often.

public import Reals

extension Expression {
  /// Reads one expression or relation from a text.
  ///
  /// `x = 5` is a relation here, not an assignment.
  ///
  /// - Throws: The first mistake in the text.
  package init(
    _ text: String,
    options: ParsingOptions = ParsingOptions()
  ) throws(Diagnostic) {
    let line = Parser.expression(text, options: options)
    if let mistake = line.diagnostics.first { throw mistake }
    guard let statement = line.statements.first else {
      throw Diagnostic(.missingOperand, range: 0..<0)
    }
    self = statement.expression
  }

  /// The exact value for values of the variables.
  ///
  /// - Throws: ``EvaluationError``, with the part that has no value.
  public func value(
    of variables: [String: Real],
    angleUnit: AngleUnit = .radians,
    budget: Budget = Budget()
  ) throws(EvaluationError) -> Value {
    var workspace = Workspace(budget: budget)
    let values = variables.mapValues { Value.real($0) }
    let environment = Environment(variables: values, angleUnit: angleUnit)
    return try value(in: environment, workspace: &workspace)
  }
}

extension Real {
  /// The number as an expression without variables, if it has a short one: a fraction, a sum
  /// of roots, a multiple of π, and combinations of these.
  ///
  /// ```swift
  /// print(Real(Rational(1, over: 3)).exact ?? "")  // 1/3
  /// ```
  public var exact: MathExpression? { closedForm.map { Expression($0) } }
}

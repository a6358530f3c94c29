// The row of what solves equations: it stands alone in a line, which the session answers.

extension Builtin {
  /// What finds all numbers for which equations are true.
  static var solving: [Builtin] {
    [
      Builtin(
        "solve",
        "equation; x",
        .name(hasCommand: false),
        to: nil,
        yields: true,
        evaluation: .elements { (_, _) throws(EvaluationError) in
          throw EvaluationError(.notANumber, range: 0..<0)
        }
      )
    ]
  }
}

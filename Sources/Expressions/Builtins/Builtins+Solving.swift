// The rows of what solves equations: what finds all solutions stands alone in a line, which the
// session answers; what finds a single zero has a number as its value.

extension Builtin {
  /// What finds numbers for which equations are true.
  static var solving: [Builtin] {
    [
      Builtin(
        "solve",
        "equation; x",
        .name(hasCommand: false),
        to: nil,
        yields: true,
        takesRanges: true,
        evaluation: .elements { (_, _) throws(EvaluationError) in
          throw EvaluationError(.notANumber, range: 0..<0)
        }
      ),
      Builtin(
        "zero",
        "f; x = a..b",
        .name(hasCommand: false),
        to: nil,
        yields: true,
        evaluation: .zero
      ),
    ]
  }
}

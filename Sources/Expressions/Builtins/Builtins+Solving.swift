// The rows of what solves equations: what finds all solutions stands alone in a line, which the
// session answers; what finds a single zero has a number as its value. Inside of other expressions
// solutions are lists, of which is asked what is in them and how much.

internal import Reals

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
        givesList: true,
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
        evaluation: .bounded
      ),
      Builtin(
        "roots",
        "p; x",
        .name(hasCommand: false),
        to: 2,
        yields: true,
        givesList: true,
        evaluation: .elements { (_, _) throws(EvaluationError) in
          throw EvaluationError(.notANumber, range: 0..<0)
        }
      ),
      Builtin(
        "isMember",
        "x; S",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        yields: true,
        evaluation: .elements(Value.isMember(_:in:))
      ),
      Builtin(
        "count",
        "S",
        .name(hasCommand: false),
        to: nil,
        yields: true,
        givesNumber: true,
        evaluation: .elements { (operands, _) throws(EvaluationError) in
          let elements = operands.count == 1 ? operands[0].parts ?? operands : operands
          return .real(Real(elements.count))
        }
      ),
    ]
  }
}

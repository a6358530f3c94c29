// Where an expression has no value for reasons of the language, and what is
// worth knowing about how it was read.

public import Expressions
internal import Reals

extension Message {
  /// What to tell about a reason found while evaluating.
  public init(_ reason: EvaluationError.Kind) {
    switch reason {
    case .real(.undefined(let error)): self.init(error)
    case .real(.undetermined(let question)): self.init(question)
    case .real(.overBudget(let limit)): self.init(limit)
    case .unknownName(let name, let nearest):
      self.init(
        "unknownName",
        "\(name) has no value",
        nearest.map { "did you mean \($0)?" } ?? "give it one with \(name) = …"
      )
    case .functionWithoutArguments(let name):
      self.init("functionWithoutArguments", "\(name) is a function", "write \(name)(…)")
    case .wrongNumberOfArguments(let function, let expected, let found):
      self.init(
        "wrongNumberOfArguments",
        "\(function) does not take \(found) argument\(found == 1 ? "" : "s")",
        "it takes \(expected)"
      )
    case .notANumber:
      self.init("notANumber", "this is no number", "only numbers can be computed with and kept")
    case .incomplete:
      self.init("missingOperand", "something is missing here", "put a number or a name")
    }
  }

  /// Every test says that a number is a prime, and there is no proof.
  static var probablePrime: Message {
    Message(
      "probablePrime",
      "probably a prime, not proved",
      "no composite number is known that passes the same tests"
    )
  }

  /// How a disputed form was read.
  public init(_ reading: Reading) {
    switch (reading.dispute, reading.isAlternative) {
    case (.juxtaposition, false):
      self.init("juxtaposition", "read from the left", "a factor without a sign ranks as ×")
    case (.juxtaposition, true):
      self.init("juxtaposition", "the factor without a sign comes first", "it ranks before ÷")
    case (.percentOfLeft, false):
      self.init("percentOfLeft", "a share of what stands before", "so 200 + 10% is 220")
    case (.percentOfLeft, true):
      self.init("percentOfLeft", "plain hundredths", "so 200 + 10% is 200.1")
    case (.remainder, false):
      self.init("remainder", "% is the remainder here", "write (10%)·3 for a percentage")
    case (.remainder, true):
      self.init("remainder", "% is a percentage here", "write mod for the remainder")
    case (.bareArgument, false):
      self.init(
        "bareArgument",
        "the function takes only what stands right behind it",
        "use brackets for more"
      )
    case (.bareArgument, true):
      self.init("bareArgument", "the function takes the whole product", "use brackets for less")
    case (.signBeforePower, false):
      self.init("signBeforePower", "the power comes before the sign", "so −3² is −9")
    case (.signBeforePower, true):
      self.init("signBeforePower", "the sign comes before the power", "so −3² is 9")
    case (.nameBeforeBracket, _):
      self.init("nameBeforeBracket", "read as a product", "the name is no function")
    case (.angleUnit, _):
      self.init("angleUnit", "in the unit of angles in force", "write ° for degrees")
    case (.rootOfNegative, _):
      self.init("rootOfNegative", "the real root is meant", "so (−8)^(1/3) is −2")
    case (.zeroToZero, _):
      self.init("zeroToZero", "0^0 is 1", "for the exact exponent 0")
    }
  }
}

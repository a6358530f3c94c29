// Where the budget ended before the answer was certain.

public import Reals

extension Message {
  /// What to tell where a question was not settled.
  public init(_ question: Question) {
    switch question {
    case .zero(let operation):
      self.init(
        "undeterminedZero",
        "\(Message.operand(of: operation)) is 0 to every digit tried, which proves nothing",
        "write it in a simpler way, or leave it out if it is 0"
      )
    case .sign(let operation):
      self.init(
        "undeterminedSign",
        "the sign of \(Message.operand(of: operation)) is not proved",
        "it is 0 to every digit tried; write it in a simpler way"
      )
    case .integerPart(let operation):
      self.init(
        "undeterminedIntegerPart",
        "\(Message.operand(of: operation)) is too close to a whole number to tell the side",
        "write it in a simpler way"
      )
    case .comparison(let operation):
      self.init(
        "undeterminedComparison",
        "the two sides of \(Message.name(of: operation)) agree in every digit tried",
        "whether they are equal is not proved; write them in a simpler way"
      )
    case .magnitude(let operation):
      self.init(
        "undeterminedMagnitude",
        "the size of \(Message.operand(of: operation)) is not certain",
        "write it in a simpler way"
      )
    }
  }

  /// What to tell where something ran out.
  public init(_ limit: Limit) {
    switch limit {
    case .steps:
      self.init("tooLong", "this takes too long", "ask for fewer digits or smaller numbers")
    case .memory:
      self.init("tooLarge", "a number on the way is too large", "ask for smaller numbers")
    case .magnitude:
      self.init(
        "tooLarge",
        "a number on the way is too large, or too close to 0",
        "its exponent alone would not fit; ask for smaller numbers"
      )
    case .depth:
      self.init("tooDeep", "this is nested too deeply", "split it into several statements")
    }
  }

  /// The user stopped the evaluation.
  public static var interrupted: Message {
    Message("interrupted", "stopped", "nothing was changed")
  }

  /// What an operation looks at, as the subject of a sentence.
  private static func operand(of operation: Operation) -> String {
    switch operation {
    case .quotient: "the divisor"
    case .power: "the base"
    case .root, .squareRoot: "what stands under the root"
    case .tangent: "the cosine of the angle"
    case .cotangent: "the sine of the angle"
    case .digits: "the value"
    default: "the argument of \(name(of: operation))"
    }
  }

  /// What an operation is called.
  private static func name(of operation: Operation) -> String {
    switch operation {
    case .quotient: "the quotient"
    case .power: "the power"
    case .root: "the root"
    case .squareRoot: "√"
    case .exponential: "exp"
    case .logarithm: "the logarithm"
    case .sine: "sin"
    case .cosine: "cos"
    case .tangent: "tan"
    case .cotangent: "cot"
    case .arcsine: "asin"
    case .arccosine: "acos"
    case .arctangent: "atan"
    case .areaCosine: "acosh"
    case .areaTangent: "atanh"
    case .absoluteValue: "abs"
    case .sign: "sign"
    case .floor: "floor"
    case .ceiling: "ceil"
    case .rounding: "round"
    case .truncation: "trunc"
    case .modulo: "mod"
    case .minimum: "min"
    case .maximum: "max"
    case .factorial: "the factorial"
    case .comparison: "the comparison"
    case .digits: "the digits"
    }
  }
}

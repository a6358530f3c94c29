// Messages about answers that were not certain when the budget ended.

package import Reals

extension Message {
  /// The message about a question that was not settled.
  package init(_ question: RealError.Question, in language: Language) {
    switch question {
    // The difference of the value and a guess, or the value itself.
    case .zero(.digits): self.init(saying: .undeterminedDigits, in: language)
    case .zero(let operation):
      self.init(saying: .undeterminedZero, in: language, operation.operand(in: language))
    case .sign(let operation):
      self.init(saying: .undeterminedSign, in: language, operation.operand(in: language))
    case .integerPart(let operation):
      let operand =
        operation == .power
        ? Sentence.operandExponent.text(in: language) : operation.operand(in: language)
      self.init(saying: .undeterminedIntegerPart, in: language, operand)
    case .comparison(let operation):
      self.init(saying: .undeterminedComparison, in: language, operation.name(in: language))
    case .magnitude(let operation):
      self.init(saying: .undeterminedMagnitude, in: language, operation.operand(in: language))
    case .branch: self.init(saying: .undeterminedBranch, in: language)
    }
  }

  /// The message about a limit that was met.
  package init(_ limit: RealError.Limit, in language: Language) {
    switch limit {
    case .steps: self.init(saying: .tooLong, in: language)
    case .memory: self.init(saying: .tooLarge, in: language)
    case .magnitude: self.init(saying: .tooLargeMagnitude, in: language)
    case .depth: self.init(saying: .tooDeep, in: language)
    case .randomNumbers: self.init(saying: .noRandomNumbers, in: language)
    }
  }
}

extension RealError.Question.Operation {
  /// The operand of an operation, as the subject of a sentence.
  fileprivate func operand(in language: Language) -> String {
    switch self {
    case .quotient: Sentence.operandDivisor.text(in: language)
    case .power: Sentence.operandBase.text(in: language)
    case .root, .squareRoot: Sentence.operandRadicand.text(in: language)
    case .tangent: Sentence.operandCosine.text(in: language)
    case .cotangent: Sentence.operandSine.text(in: language)
    case .digits: Sentence.operandValue.text(in: language)
    default: Sentence.operandArgument.text(in: language, name(in: language))
    }
  }

  /// The name of an operation in the genitive, as the owner of its operand.
  fileprivate func name(in language: Language) -> String {
    switch self {
    case .quotient: Sentence.ofQuotient.text(in: language)
    case .power: Sentence.ofPower.text(in: language)
    case .root: Sentence.ofRoot.text(in: language)
    case .logarithm: Sentence.ofLogarithm.text(in: language)
    case .factorial: Sentence.ofFactorial.text(in: language)
    case .comparison: Sentence.ofComparison.text(in: language)
    case .digits: Sentence.ofDigits.text(in: language)
    default: Sentence.ofFunction.text(in: language, notation)
    }
  }

  /// The name of a function as it is typed, the same in every language.
  private var notation: String {
    switch self {
    case .squareRoot: "√"
    case .exponential: "exp"
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
    case .gamma: "gamma"
    case .maximum: "max"
    case .angle: "arg"
    default: ""
    }
  }
}

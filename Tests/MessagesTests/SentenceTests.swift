// The tables of sentences: complete, alike in every language, and filled in.

import Expressions
import Messages
import Plots
import Reals
import Sessions
import Sheets
import Testing

@Suite("Sentences")
struct SentenceTests {
  /// The name of a case as a table has it: `unknownNameNearest` stands there as
  /// `unknownName.nearest`.
  private func joined(_ name: String) -> String {
    let parts = name.split(separator: ".")
    return parts.dropFirst().reduce(String(parts.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  @Test(arguments: Language.allCases)
  func `a table has a line for each sentence`(language: Language) {
    let table = Sentence.wording(language)
    for sentence in Sentence.allCases {
      let line = table.line(Int(sentence.rawValue))
      #expect(joined(line.name) == "\(sentence)")
      #expect(!line.words.isEmpty, "\(sentence)")
    }
    #expect(table.line(Sentence.allCases.count).name.isEmpty)
  }

  @Test(arguments: Sentence.allCases)
  func `translations say the same in other words`(sentence: Sentence) {
    let lines = Language.allCases.map { Sentence.wording($0).line(Int(sentence.rawValue)) }
    #expect(Set(lines.map { $0.name }).count == 1)
    #expect(Set(lines.map { $0.words.placeholders }).count == 1)
    guard lines[0].words != "{0}" else { return }
    #expect(Set(lines.map { $0.words }).count == lines.count)
    let isChinese = lines[2].words.unicodeScalars.contains { (0x4e00...0x9fff) ~= $0.value }
    #expect(isChinese)
  }

  @Test(arguments: Language.allCases)
  func `every error has a sentence without a placeholder`(language: Language) {
    let mistakes: [Diagnostic.Kind] = [
      .missingOperand, .missingOperator, .missingName, .unclosedBracket, .unopenedBracket,
      .mismatchedBracket(opening: 0..<1), .unexpected, .malformedNumber, .nestingTooDeep(limit: 9),
      .missingCondition, .missingColon, .foreignMark(written: ["3.14"], hasGroups: false),
      .foreignMark(written: ["1000"], hasGroups: true), .unexpectedColon,
      .misspelledSign(instead: "<="),
      .foreignMark(written: ["1000", "1.000"], hasGroups: false), .commaBetweenArguments,
      .commaBetweenStatements, .severalStatements,
      .nothingToCompare, .unknownCharacter(0x2e), .unknownCharacter(0x5c),
      .unknownCharacter(0x2026), .unknownCharacter(0x2208), .unknownCharacter(0xbd),
      .unknownCharacter(0x662), .unknownCharacter(0x222b), .unknownCharacter(0x222c),
      .textTooLong(limit: 9), .unknownCharacter(0x24), .unknownFunction("f", nearest: nil),
      .unknownFunction("f", nearest: "g"), .reservedName("e"), .repeatedParameter("x"),
      .languageWord("the", remedy: .otherName), .languageWord("if", remedy: .cases),
      .languageWord("und", remedy: .write("and")), .missingDigits(base: 2), .unknownBase("37"),
      .languageWord("not", remedy: .opposite), .languageWord("plus", remedy: .write("+")),
      .languageWord("limes", remedy: .calculus), .languageWord("hex", remedy: .base),
      .languageWord("to", remedy: .conversion), .languageWord("foo", remedy: .otherForm),
      .missingRange, .missingTarget,
      .wrongNumberOfArguments(function: "f", least: 1, most: nil, found: 0),
      .wrongNumberOfArguments(function: "f", least: 1, most: 2, found: 3),
      .wrongNumberOfArguments(function: "f", least: 2, most: 2, found: 1),
    ]
    var reasons: [EvaluationError.Kind] = [
      .unknownName("x", nearest: nil), .unknownName("x", nearest: "y"),
      .unknownName("Ans", nearest: nil), .unknownName("km", nearest: nil),
      .unknownName("j", nearest: nil), .unknownFunction("f", nearest: nil),
      .unknownFunction("f", nearest: "g"), .functionWithoutArguments("f"), .notANumber, .incomplete,
      .wrongNumberOfArguments(function: "f", expected: 1, found: 2),
      .noZero, .severalZeros, .undecidedZero, .openZero, .divergentIntegral,
      .infiniteLimit(isNegative: true),
      .differentLimits(left: "0", right: "1"), .noLimit, .undefinedBesideLimit, .undecidedLimit,
      .undecidedAntiderivative, .divergentSum, .undecidedSum, .undecidedClosedSum,
      .differentSlopes(left: "0", right: "1"), .slopeAtEnd,
      .undefinedIntegrand, .undecidedIntegral,
    ]
    reasons += domainErrors.map { .real(.undefined($0)) }
    let limits: [RealError.Limit] = [.steps, .memory, .magnitude, .depth]
    reasons += limits.map { .real(.overBudget($0)) }
    reasons.append(.real(.undetermined(.branch)))
    for operation in operations {
      let questions: [RealError.Question] = [
        .zero(operation), .sign(operation), .integerPart(operation), .comparison(operation),
        .magnitude(operation),
      ]
      reasons += questions.map { .real(.undetermined($0)) }
    }
    var messages = mistakes.map { Message($0, in: language) }
    messages += reasons.map { Message($0, in: language) }
    for message in messages {
      #expect(!message.kind.isEmpty && !message.kind.contains("."))
      #expect(message.text.placeholders.isEmpty, "\(message.text)")
      #expect(!message.text.contains("  "), "\(message.text)")
      #expect(message.text.contains(language == .chinese ? "：" : ": "), "\(message.text)")
      #expect(!message.text.hasSuffix(" ") && !message.text.hasPrefix(" "), "\(message.text)")
    }
  }

  private var domainErrors: [DomainError] {
    [
      .divisionByZero, .zeroToNegative, .negativeToIrrational, .evenRootOfNegative,
      .rootIndexNotNatural, .logarithmOfZero, .logarithmOfNegative, .logarithmBase,
      .inverseTrigonometricOutOfRange, .areaCosineOutOfRange, .areaTangentOutOfRange, .tangentPole,
      .cotangentPole, .notAnInteger, .factorialOfNonNatural, .noCaseHolds, .conditionFails,
      .angleOfOrigin, .gammaPole, .zetaPole, .notNatural, .noInverse,
      .angleOfZero, .zeroToComplex, .orderOfComplex, .complexArgument,
    ]
  }

  private var operations: [RealError.Question.Operation] {
    [
      .quotient, .power, .root, .squareRoot, .exponential, .logarithm, .sine, .cosine, .tangent,
      .cotangent, .arcsine, .arccosine, .arctangent, .areaCosine, .areaTangent, .absoluteValue,
      .sign, .floor, .ceiling, .rounding, .truncation, .modulo, .minimum, .maximum, .factorial,
      .gamma, .comparison, .digits, .angle,
    ]
  }

  @Test(
    arguments: [
      (.english, "division by zero: a divisor must not be 0"),
      (.german, "Division durch null: ein Divisor darf nicht 0 sein"),
      (.chinese, "除以零：除数不能为 0"),
    ] as [(Language, String)]
  )
  func `a session tells its errors in its language`(language: Language, text: String) {
    var session = Session()
    session.settings.language = language
    let problem = session.evaluate("1/0").first?.problem
    #expect(problem?.kind == "divisionByZero")
    #expect(problem?.message == text)
  }

  @Test(
    arguments: [
      (.english, "sin does not take 2 arguments: it takes 1"),
      (.german, "sin nimmt nicht 2 Argumente: sondern 1"),
      (.chinese, "sin 不接受 2 个参数：需要 1 个"),
    ] as [(Language, String)]
  )
  func `names and numbers are filled in`(language: Language, text: String) {
    var session = Session()
    session.settings.language = language
    #expect(session.evaluate("sin(1; 2)").first?.problem?.message == text)
  }
}

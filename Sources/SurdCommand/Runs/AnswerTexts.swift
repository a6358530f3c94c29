// The texts of an answer, written already or made when they are asked for.

import Messages
import Sessions

/// The texts from which an answer can be printed.
protocol AnswerTexts {
  var input: String { get }
  var reading: String { get }
  var status: Answer.Status { get }
  var kind: Answer.Kind { get }
  var text: String? { get }
  var exact: String? { get }
  var unicode: String? { get }
  var isTypedForm: Bool { get }
  var expression: String { get }
  /// The digits, in ASCII or with the signs of print.
  func digits(unicode: Bool) -> Answer.Decimal?
  var latex: String? { get }
  var mathml: String? { get }
  var problem: Problem? { get }
  var notes: [Problem] { get }
  var json: JSON { get }
  var steps: [Answer.Step] { get }
  /// The language of its sentences, where that is known.
  var language: Language? { get }
  /// The same as people read it, without what is very long.
  func brief(in language: Language) -> Self
}

extension Answer: AnswerTexts {
  var language: Language? { settings.language }
  func brief(in language: Language) -> Answer { brief }
}

extension WrittenAnswer: AnswerTexts {
  func digits(unicode: Bool) -> Answer.Decimal? {
    guard unicode, let decimal else { return decimal }
    return Answer.Decimal(
      text: decimal.text.withMinusSigns,
      count: decimal.count,
      isComplete: decimal.isComplete,
      repeating: decimal.repeating?.withMinusSigns
    )
  }

  /// None: they are written only where they are asked for.
  var steps: [Answer.Step] { [] }

  /// None: the texts do not tell.
  var language: Language? { nil }
}

extension String {
  /// The text with the minus sign of print for hyphens.
  fileprivate var withMinusSigns: String { String(map { $0 == "-" ? "−" : $0 }) }
}

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
  var decimal: Answer.Decimal? { get }
  var latex: String? { get }
  var mathml: String? { get }
  var problem: Problem? { get }
  var json: JSON { get }
  var steps: [Answer.Step] { get }
}

extension Answer: AnswerTexts {}

extension WrittenAnswer: AnswerTexts {
  /// None: they are written only where they are asked for.
  var steps: [Answer.Step] { [] }
}

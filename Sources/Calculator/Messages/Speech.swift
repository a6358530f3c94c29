// Words for people who do not see the formula.

internal import Formulas

/// What is said aloud.
enum Speech {
  /// The words for what happened to the formula.
  static func words(for events: [SpeechEvent], _ settings: Settings) -> String {
    ""
  }

  /// The words for an answer.
  static func words(for answer: Answer, _ settings: Settings) -> String {
    answer.exact ?? answer.decimal?.text ?? ""
  }
}

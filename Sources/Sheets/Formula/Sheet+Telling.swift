// What is said, and whether the formula is the one that was answered.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  /// Tells why a text cannot be read: one that was pasted, or what was typed.
  mutating func refuse(_ key: Key, _ mistakes: [Diagnostic], _ turn: inout Turn) {
    guard let first = mistakes.first else { return }
    var text = editor.typedText
    if case .text(let pasted) = key { text = pasted }
    message = Problem(.refusal(of: text, first, in: settings.language), at: 0..<0)
    turn.words = message?.message
  }

  /// Says a sentence.
  func say(_ sentence: Sentence, _ turn: inout Turn) {
    turn.words = sentence.text(in: settings.language)
  }

  /// Says the answer again.
  func sayAnswer(_ turn: inout Turn) {
    guard let answered else { return }
    turn.words = Speech.words(for: answered.answer, settings)
  }

  /// Whether the formula stands there as it was when Enter was pressed.
  var isSettled: Bool { isAnswered || ending != nil }

  /// Whether the formula has an answer, or is about to have one.
  var isAnswered: Bool { answered != nil || submitted != nil }

  /// The formula is another one than before.
  mutating func edited() {
    leaveAnswer()
    recall = nil
    linesAreNewest = false
  }

  /// The formula is no longer the one that was answered.
  mutating func leaveAnswer() {
    answered = nil
    submitted = nil
    ending = nil
  }
}

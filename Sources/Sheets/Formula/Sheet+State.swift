// The sheet as JSON and back, and a formula as the text of a link. Of what was
// kept only texts are believed: whatever is drawn is made from them again.

internal import Expressions
internal import Formulas
package import Messages
internal import Sessions

extension Sheet {
  /// The member of a kept state that has its version.
  package static var stateName: String { "surd" }

  /// The kind of the message that says what of a kept state could not be used.
  package static var damageKind: String { "damage" }

  /// Everything that is worth keeping: the draft, the tape, the settings.
  package var state: String {
    var copy = tape
    return KeptSheet(head: stateHead, lines: copy.kept()).text
  }

  /// The members that are kept beside the settings and the lines of the tape.
  package var keptMembers: [JSON.Member] {
    let draft = editor.formula.keptText
    return [
      .init("ans", .optional(ans)),
      .init("ansLine", ansLine.map { .count($0) } ?? .null),
      .init("gone", .list(tape.gone.map { .text($0) })),
      .init("next", .count(tape.nextID)),
      .init("draft", .text(draft)),
      .init("isAnswered", .truth(lineOfDraft(draft)?.id == answered?.line && answered != nil)),
      .init("isSettled", .truth(isSettled)),
    ]
  }

  /// The kept state without the lines of the tape, as text without the brace that ends it.
  private var stateHead: String {
    let bytes = JSON.object(stateMembers).line.utf8.dropLast()
    return String(decoding: Array(bytes), as: UTF8.self)
  }

  /// The last line, if it is of the formula that is kept as this text.
  private func lineOfDraft(_ draft: String) -> TapeLine? {
    guard let line = tape.lines.last, line.formula?.keptText == draft else { return nil }
    return line
  }

  /// How many bytes of state are told for each event that changed the draft.
  private static var bytesPerDraft: Int { 1 << 16 }

  /// The state, where it is another one than was told last.
  ///
  /// Beside a long tape a new draft is not told with every key.
  mutating func stateToTell(draft: String, hasNewTape: Bool) -> KeptSheet? {
    guard hasNewTape || sent.draft != draft else { return nil }
    sent.drafts += 1
    guard hasNewTape || sent.drafts * Sheet.bytesPerDraft >= sent.size else { return nil }
    let kept = KeptSheet(head: stateHead, lines: tape.kept())
    sent.draft = draft
    sent.drafts = 0
    sent.size = kept.lines.reduce(kept.head.utf8.count) { $0 + $1.text.utf8.count }
    return kept
  }

  /// Takes over what was kept beside the settings; what cannot be used joins the damage.
  package mutating func take(_ state: JSON, _ damage: inout [Message.Damage]) {
    editor.vocabulary.decimalMark = settings.decimalMark
    editor.vocabulary.bindsFactorsFirst = settings.juxtaposition == .first
    ans = state["ans"]?.asText
    editing = nil
    tape = Tape(reading: state, window: tape.window, &damage)
    ansLine = state["ansLine"]?.asInt ?? tape.lines.last { $0.result.written != nil }?.id
    if let text = state["draft"]?.asText, text != editor.formula.keptText {
      if let draft = Formula(keptText: text) {
        editor.replace(with: draft)
        edited()
      } else {
        damage.append(.history)
      }
    }
    if state["isAnswered"] == .truth(true), let line = lineOfDraft(editor.formula.keptText) {
      answered = Answered(answer: WrittenAnswer(line, settings), line: line.id)
    } else if state["isSettled"] == .truth(true) {
      endWithoutAnswer()
    }
    sent = Sent()
  }

  /// Opens a link.
  mutating func open(_ link: String, _ result: inout EventResult) {
    guard let formula = Formula(linkText: link) else {
      message = Problem(Message(saying: .damagedLink, in: settings.language), at: 0..<0)
      result.outcome = .refused
      return
    }
    message = nil
    editing = nil
    editor.replace(with: formula)
    edited()
    result.outcome = .changed
    result.speech = SpeechEvent.phrases(formula)
  }
}

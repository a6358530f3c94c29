// The sheet as JSON and back, and a formula as the text of a link. Of what was
// kept only texts are believed: whatever is drawn is made from them again.

internal import Expressions
internal import Formulas

extension Sheet {
  /// The version of what ``state`` writes.
  private static var version: Int { 1 }

  /// Everything that is worth keeping: the draft, the tape, the settings.
  public var state: String { state(draft: editor.formula.keptText) }

  private func state(draft: String) -> String {
    JSON.object([
      .init("surd", .count(Sheet.version)),
      .init("settings", settings.json),
      .init("draft", .text(draft)),
      .init("tape", .list(tape.lines.map { $0.json })),
    ]).line
  }

  /// The state, where it is another one than was told last.
  mutating func stateToTell(hasNewTape: Bool) -> String? {
    let draft = editor.formula.keptText
    guard hasNewTape || told.draft != draft else { return nil }
    told.draft = draft
    return state(draft: draft)
  }

  /// Takes over what was kept.
  ///
  /// What can be used is used, whatever else is damaged.
  ///
  /// - Returns: What could not be used, one phrase each.
  public mutating func restore(from bytes: [UInt8]) -> [String] {
    let state: JSON
    do throws(JSON.ReadingError) {
      state = try JSON(reading: bytes)
    } catch {
      return [Message.damage(.unreadable(offset: error.offset), in: settings.language)]
    }
    guard state["surd"]?.asCount == Sheet.version else {
      return [Message.damage(.version, in: settings.language)]
    }
    var damage: [String] = []
    settings.take(from: state["settings"])
    editor.vocabulary.decimalMark = settings.decimalMark.sign
    var kept: [TapeLine] = []
    for entry in state["tape"]?.asList ?? [] {
      if let line = TapeLine(reading: entry, after: kept.last?.id ?? 0) {
        kept.append(line)
      } else {
        damage.append(Message.damage(.history, in: settings.language))
      }
    }
    tape = Tape()
    tape.restore(kept)
    if let text = state["draft"]?.asText {
      if let draft = Formula(keptText: text) {
        editor.replace(with: draft)
        edited()
      } else {
        damage.append(Message.damage(.history, in: settings.language))
      }
    }
    told = Told()
    return damage
  }

  /// Takes over what was kept, and tells what of it could not be used.
  mutating func load(_ state: String) {
    report(restore(from: Array(state.utf8)))
  }

  /// Opens a link.
  mutating func open(_ link: String, _ turn: inout Turn) {
    guard let formula = Formula(linkText: link) else {
      message = Problem(Message(saying: .damagedLink, in: settings.language), at: 0..<0)
      turn.outcome = .refused
      return
    }
    message = nil
    editor.replace(with: formula)
    edited()
    turn.outcome = .changed
  }
}

extension TapeLine {
  /// The line as an object.
  var json: JSON {
    .object([
      .init("id", .count(id)),
      .init("text", .text(text)),
      .init("formula", .optional(formula?.keptText)),
      .init("names", .list(names.map { .text($0) })),
      .init("functions", .list(functions.map { .text($0) })),
      .init("status", .text(result.status.rawValue)),
      .init("exact", .optional(result.exact)),
      .init("decimal", .optional(result.decimal)),
      .init("value", .optional(result.value)),
      .init("name", .optional(result.name)),
      .init("isPinned", .truth(isPinned)),
      .init("isStale", .truth(isStale)),
    ])
  }

  /// Reads a line that was kept, or returns nothing where it is damaged.
  init?(reading json: JSON, after last: Int) {
    guard let id = json["id"]?.asCount, id > last, id < 1 << 30,
      let text = json["text"]?.asText, !text.isEmpty,
      let status = json["status"]?.asText.flatMap(Answer.Status.init(rawValue:))
    else { return nil }
    let functions = (json["functions"]?.asList ?? []).compactMap { $0.asText }
    var result = Result(status: status)
    result.exact = json["exact"]?.asText
    result.decimal = json["decimal"]?.asText
    result.value = json["value"]?.asText
    result.name = json["name"]?.asText
    if let digits = result.decimal, !Markup.isDigits(digits) { return nil }
    var vocabulary = Vocabulary()
    vocabulary.functions = Set(functions)
    var formula = json["formula"]?.asText.flatMap { Formula(keptText: $0) }
    // The text is what was evaluated, so the formula must say the same.
    if let kept = formula, kept.reading(vocabulary).text != text { formula = nil }
    self.init(
      id: id,
      text: text,
      formula: formula,
      names: (json["names"]?.asList ?? []).compactMap { $0.asText },
      functions: functions,
      result: result,
      isPinned: json["isPinned"] == .truth(true),
      isStale: json["isStale"] == .truth(true)
    )
  }
}

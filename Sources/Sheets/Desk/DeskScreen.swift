// The screens of a desk calculator.

package import Messages
package import Sessions

/// The screen of a desk calculator after an event.
package struct DeskScreen: Hashable, Sendable {
  /// What the display shows: the number that is typed, the description once a
  /// variable is in it, else digits.
  package var display = "0"
  /// The expression that was entered, as people write it.
  package var description = "0"
  /// The description in MathML; nothing when that is very long.
  package var mathml: String?
  /// The keys that were pressed.
  package var keys = ""
  /// The variables in it.
  package var variables: [String] = []
  /// The values of variables that were given so far.
  package var values: [DeskKey.Assignment] = []
  /// The value of the description.
  package var answer: WrittenAnswer
  /// Whether the display shows the description with its value.
  package var isSolved = false
  /// Whether a number is being typed.
  package var isTyping = false
  /// The operation that waits for a second operand.
  package var waiting: DeskOperation?
  /// The number in the memory; nothing when it is empty.
  package var memory: String?
  /// The display, the description and the memory with the signs of print, as `2·√3`.
  package var printed = Printed()
  /// The expression to be drawn over x.
  package var graph: String?
  /// The digits of texts that were asked for in groups.
  package var spread: [DigitGroups]?
  /// The outcome of the event.
  package var outcome = Screen.Outcome.none
  /// The text that was copied.
  package var copied: Screen.Copy?
  /// The words to say now.
  package var speech = ""
  /// The message for the user, if there is one.
  package var message: Problem?
  /// The lines of the tape, oldest first; nothing where they are as before.
  package var tape: [Line]?
  /// The settings of the user.
  package var settings = Settings()
  /// The state, to be kept.
  package var state = ""

  /// A line of the tape.
  package struct Line: Hashable, Sendable {
    /// The number that names the line.
    package var id: Int
    /// The expression that was entered.
    package var text: String
    /// The closed form of the result, if there is one.
    package var exact: String?
    /// The digits of the result.
    package var decimal: String?
    /// How surely the result is known.
    package var status: Answer.Status
    /// The expression that was entered with the signs of print, where it is to be shown.
    package var printedText: String?
    /// The closed form with the signs of print, where it is to be shown.
    package var printedExact: String?
    /// The expression without the values of its variables, where it is to be shown.
    package var formula: String?
  }

  /// Texts with the signs of print and the decimal mark in force, as `2·√3`.
  package struct Printed: Hashable, Sendable {
    /// The display.
    package var display = "0"
    /// The description.
    package var description = "0"
    /// The number in the memory; nothing when it is empty.
    package var memory: String?
  }
}

// MARK: - JSON

extension DeskScreen {
  /// The screen as an object.
  ///
  /// - Complexity: O(n) for n bytes of output.
  package var json: JSON {
    let digits = LongNumber.members(
      exact: answer.exact,
      decimal: answer.decimal?.text,
      repeating: answer.decimal?.repeating
    )
    let spread = spread.map { JSON.list($0.map { $0.json }) }
    return .object(
      members + digits + [.init("spread", spread ?? .null), .init("state", .text(state))]
    )
  }

  /// The members of the screen that `surd desk --format json` prints.
  package var members: [JSON.Member] {
    [
      .init("display", .text(display)),
      .init("description", .text(description)),
      .init("keys", .text(keys)),
      .init("variables", .list(variables.map { .text($0) })),
      .init("status", .text(answer.status.rawValue)),
      .init("exact", .optional(answer.exact)),
      .init("decimal", .optional(answer.decimal?.text)),
      .init("digits", .count(answer.decimal?.count ?? 0)),
      .init("repeating", .optional(answer.decimal?.repeating)),
      .init("latex", .optional(answer.latex)),
      .init("error", answer.problem?.json ?? .null),
      .init("mathml", .optional(mathml)),
      .init("resultMathml", .optional(answer.mathml)),
      .init("values", .object(values.map { .init($0.name, .text($0.text)) })),
      .init("isSolved", .truth(isSolved)),
      .init("isTyping", .truth(isTyping)),
      .init("waiting", .optional(waiting?.rawValue)),
      .init("memory", .optional(memory)),
      .init("printed", printed.json),
      .init("graph", .optional(graph)),
      .init("outcome", .text(outcome.rawValue)),
      .init("copied", copied.map { .text($0.text) } ?? .null),
      .init("speech", .text(speech)),
      .init("message", message?.json ?? .null),
      .init("tape", tape.map { .list($0.map { $0.json }) } ?? .null),
      .init("settings", settings.json),
    ]
  }
}

extension DeskScreen.Printed {
  fileprivate var json: JSON {
    .object([
      .init("display", .text(display)),
      .init("description", .text(description)),
      .init("memory", .optional(memory)),
    ])
  }
}

extension DeskScreen.Line: KeptLine {
  /// The line as an object, with the signs of print where it is to be shown.
  var json: JSON {
    let kept: [JSON.Member] = [
      .init("id", .count(id)),
      .init("text", .text(text)),
      .init("exact", .optional(exact)),
      .init("decimal", .optional(decimal)),
      .init("status", .text(status.rawValue)),
    ]
    guard let printedText else { return .object(kept) }
    let printed: [JSON.Member] = [
      .init("text", .text(printedText)), .init("exact", .optional(printedExact)),
      .init("decimal", .optional(decimal?.withMinusSigns)),
    ]
    let own: [JSON.Member] = [
      .init("formula", .optional(formula)), .init("printed", .object(printed)),
    ]
    return .object(kept + LongNumber.members(exact: exact, decimal: decimal, repeating: nil) + own)
  }

  /// Reads a line that was kept, or returns nothing where it is damaged.
  init?(reading json: JSON, after last: Int) {
    guard let id = json["id"]?.asInt, id > last, id < 1 << 30,
      let text = json["text"]?.asText,
      let status = json["status"]?.asText.flatMap(Answer.Status.init(rawValue:))
    else { return nil }
    self.init(
      id: id,
      text: text,
      exact: json["exact"]?.asText,
      decimal: json["decimal"]?.asText,
      status: status
    )
  }
}

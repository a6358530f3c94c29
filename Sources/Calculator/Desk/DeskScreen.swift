// What a desk calculator shows after an event.

/// What there is to see after an event.
public struct DeskScreen: Hashable, Sendable {
  /// What the display shows: the number that is typed, the description once a
  /// variable is in it, else digits.
  public var display = "0"
  /// What was entered, as people write it.
  public var description = "0"
  /// The description in MathML; nothing when that is very long.
  public var mathml: String?
  /// The keys that were pressed.
  public var keys = ""
  /// The variables in it.
  public var variables: [String] = []
  /// The values of variables that were given so far.
  public var values: [DeskKey.Assignment] = []
  /// The value of the description.
  public var answer: WrittenAnswer
  /// Whether the display shows the description with its value.
  public var isSolved = false
  /// Whether a number is being typed.
  public var isTyping = false
  /// The operation that waits for a second operand.
  public var waiting: DeskOperation?
  /// What is in the memory; nothing when it is empty.
  public var memory: String?
  /// The display, the description and the memory with the signs of print, as `2·√3`.
  public var printed = Printed()
  /// What is to be drawn over x.
  public var graph: String?
  /// What came of the event.
  public var outcome = Screen.Outcome.none
  /// What was copied.
  public var copied: Screen.Copy?
  /// The words to say now.
  public var speech = ""
  /// What there is to tell.
  public var message: Problem?
  /// The lines of the tape, oldest first; nothing where they are as before.
  public var tape: [Line]?
  /// What the user has switched.
  public var settings = Settings()
  /// What is to be kept.
  public var state = ""

  /// A line of the tape.
  public struct Line: Hashable, Sendable {
    /// The number that names the line.
    public var id: Int
    /// What was entered.
    public var text: String
    /// The closed form of the result, if there is one.
    public var exact: String?
    /// The digits of the result.
    public var decimal: String?
    /// How the result is known.
    public var status: Answer.Status
    /// What was entered with the signs of print, where it is to be shown.
    public var printedText: String?
    /// The closed form with the signs of print, where it is to be shown.
    public var printedExact: String?
  }

  /// Texts with the signs of print and the decimal mark in force, as `2·√3`.
  public struct Printed: Hashable, Sendable {
    /// The display.
    public var display = "0"
    /// The description.
    public var description = "0"
    /// What is in the memory; nothing when it is empty.
    public var memory: String?
  }
}

// MARK: - JSON

extension DeskScreen {
  /// The screen as an object.
  ///
  /// - Complexity: O(n) for n bytes of output.
  public var json: JSON {
    .object(members + [.init("state", .text(state))])
  }

  /// What there is to see, as `surd desk --format json` prints it.
  public var members: [JSON.Member] {
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
      .init("resultMathml", .optional(answer.mathml.map { Markup.plain($0) })),
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

extension DeskScreen.Line {
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
    ]
    return .object(kept + [.init("printed", .object(printed))])
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

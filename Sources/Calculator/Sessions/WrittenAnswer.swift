// An answer as it is written in one language and with one decimal mark: what programs
// read, and what crosses from the session to the sheet.

/// The texts of an answer.
public struct WrittenAnswer: Hashable, Sendable {
  /// The statement as it was typed.
  public var input: String
  /// How the statement was understood.
  public var reading: String
  /// How the answer is known.
  public var status: Answer.Status
  /// What was answered with.
  public var kind = Answer.Kind.value
  /// The value, as text that reads back, if it has a closed form.
  public var exact: String?
  /// The value in decimal digits.
  public var decimal: Decimal?
  /// The expression in ASCII, which is the exact value where there is no closed
  /// form.
  public var expression = ""
  /// The closed form in Unicode.
  public var unicode: String?
  /// The closed form, or else the decimal digits, in LaTeX.
  public var latex: String?
  /// The same in presentation MathML.
  public var mathml: String?
  /// The name that was given a meaning, if any.
  public var name: String?
  /// What went wrong, if anything did.
  public var problem: Problem?
  /// What the user may want to know about the reading.
  public var notes: [Problem] = []

  /// Whether the statement has an answer.
  public var isAnswered: Bool { problem == nil }
}

extension WrittenAnswer {
  /// Writes an answer under its settings.
  public init(_ answer: Answer) {
    self.init(input: answer.input, reading: answer.reading, status: answer.status)
    kind = answer.kind
    exact = answer.exact
    decimal = answer.decimal
    expression = answer.expression
    unicode = answer.unicode
    latex = answer.latex
    mathml = answer.mathml
    name = answer.name
    problem = answer.problem
    notes = answer.notes
  }

  /// The answer as an object with stable keys.
  public var json: JSON {
    .object([
      .init("input", .text(input)),
      .init("reading", .text(reading)),
      .init("status", .text(status.rawValue)),
      .init("exact", .optional(exact)),
      .init("decimal", .optional(decimal?.text)),
      .init("digits", .count(decimal?.count ?? 0)),
      .init("repeating", .optional(decimal?.repeating)),
      .init("latex", .optional(latex)),
      .init("mathml", .optional(mathml)),
      .init("name", .optional(name)),
      .init("notes", .list(notes.map { $0.json })),
      .init("error", problem?.json ?? .null),
    ])
  }
}

// Answers as they are written in one language and with one decimal mark, for programs, and
// for the way from the session to the sheet.

internal import Expressions
package import Messages

/// The texts of an answer.
package struct WrittenAnswer: Hashable, Sendable {
  /// The statement as it was typed.
  package var input: String
  /// The statement as it was understood.
  package var reading: String
  /// How surely the answer is known.
  package var status: Answer.Status
  /// The kind of the answer.
  package var kind = Answer.Kind.value
  /// The text of a conversion, where that is not read back as the value.
  package var text: String?
  /// The value, as text that reads back, if it has a closed form.
  package var exact: String?
  /// Whether that form has no simpler functions than what was typed.
  package var isTypedForm = false
  /// The value in decimal digits.
  package var decimal: Answer.Decimal?
  /// The expression in ASCII, which is the exact value where there is no closed
  /// form.
  package var expression = ""
  /// The closed form in Unicode.
  package var unicode: String?
  /// The closed form, or else the decimal digits, in LaTeX.
  package var latex: String?
  /// The same in presentation MathML.
  package var mathml: String?
  /// The value with its kind, and of a list each element: null where there is none.
  package var value = JSON.null
  /// The set of the solutions of equations, where it can be listed.
  package var solutions: WrittenSolutions?
  /// The name that was given a meaning, if any.
  package var name: String?
  /// The problem because of which there is no value, if there is one.
  package var problem: Problem?
  /// Notes about the reading that the user may want.
  package var notes: [Problem] = []
  /// The complex value of a statement that has no real one, if that is short.
  package var complex: String?
  /// The name that an equation in several unknowns may be solved for.
  package var solvableFor: String?
  /// The stored values that were put in, `x = 5`, if some were.
  package var stored: String?
  /// The seed of the random numbers that were drawn, if any were.
  package var seed: Int?

  /// The reasons why the answer is true.
  package var grounds: [WrittenGround] = []

  /// Creates the answer to a statement, with nothing in it yet.
  package init(input: String, reading: String, status: Answer.Status) {
    self.input = input
    self.reading = reading
    self.status = status
  }

  /// Whether the statement has an answer.
  package var isAnswered: Bool { problem == nil }

  /// Whether the statement asks for solutions and is answered with them.
  package var isSolved: Bool { value["kind"]?.asText == "solutions" }

  /// Whether names are free in it, so that it may be drawn: without a value, or as an
  /// expression that no function was asked for.
  package var hasFreeNames: Bool {
    problem?.kind == "unknownName"
      || (value["kind"]?.asText == "rule" && value["isAskedFor"] == .truth(false))
  }
}

extension WrittenAnswer {
  /// Writes an answer under its settings, where it `isDrawn` with MathML that is only
  /// looked at, and has no positions.
  package init(_ answer: Answer, isDrawn: Bool = false) {
    self.init(shown: answer, reading: answer.reading)
    expression = answer.expression
    mathml = isDrawn ? answer.drawing : answer.mathml
    kind = answer.kind
    value = answer.value(withPolarForm: !isDrawn)
    solutions = answer.solutions?.written()
    name = answer.name
    notes = answer.notes
    stored = answer.storedValues
    seed = answer.seed
    grounds = answer.grounds.map { WrittenGround($0, in: answer.settings.language) }
  }

  /// Writes what a display shows of a number: its forms, its digits and what went wrong, but
  /// neither how it was read nor its kind nor why it is true.
  package init(display answer: Answer) {
    self.init(shown: answer, reading: "")
    if exact == nil { expression = answer.expression }
    mathml = answer.drawing
  }

  private init(shown answer: Answer, reading: String) {
    self.init(input: answer.input, reading: reading, status: answer.status)
    text = answer.text
    exact = answer.exact
    isTypedForm = answer.isTypedForm
    decimal = answer.decimal
    unicode = answer.unicode
    latex = answer.latex
    problem = answer.problem
    if case .failure(.complexValue(_, let number), _) = answer.outcome {
      complex = number.text(decimalMark: answer.settings.decimalMark)
    }
    if case .failure(.severalUnknowns(let names), _) = answer.outcome {
      solvableFor = Answer.Reason.unknown(among: names)
    }
  }

  /// The answer as an object with stable keys.
  package var json: JSON {
    .object(
      [
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
        .init("value", value),
        .init("proof", .list(grounds.map { $0.json })),
      ] + JSON.Member.text("text", text) + JSON.Member.text("with", stored)
        + JSON.Member.text("complex", complex) + JSON.Member.text("solvableFor", solvableFor)
        + JSON.Member.count("seed", seed)
    )
  }
}

/// A reason why an answer is true, in words.
package struct WrittenGround: Hashable, Sendable {
  /// The reason in a word that programs can rely on.
  package let rule: String
  /// The bits that the reason speaks of, if it does.
  package let bits: Int?
  /// The reason in a sentence.
  package let text: String

  /// Writes a reason.
  init(_ ground: Answer.Ground, in language: Language) {
    (rule, bits, text) = (ground.rule, ground.bits, ground.text(in: language))
  }

  /// Reads a reason, or returns nothing where the object is none.
  package init?(reading json: JSON) {
    guard let rule = json["rule"]?.asText, let text = json["text"]?.asText else { return nil }
    (self.rule, self.bits, self.text) = (rule, json["bits"]?.asInt, text)
  }

  /// The reason as an object.
  package var json: JSON {
    .object(
      [.init("rule", .text(rule))] + JSON.Member.count("bits", bits) + [.init("text", .text(text))]
    )
  }
}

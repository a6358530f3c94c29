// What a statement is answered with: texts for people and programs, and how
// far they are proved.

/// The answer to a statement.
public struct Answer: Hashable, Sendable {
  /// The statement as it was typed.
  public var input: String
  /// How the statement was understood, as text that reads back the same way
  /// under every reading.
  public var reading: String
  /// How the answer is known.
  public var status: Status
  /// What was answered with.
  public var kind = Kind.value
  /// The value, as text that reads back, if it has a closed form.
  public var exact: String?
  /// The value in decimal digits.
  public var decimal: Decimal?
  /// The statement in Unicode, spelled in our way.
  public var echo = ""
  /// The expression in ASCII, which is the exact value where there is no closed
  /// form.
  public var expression = ""
  /// The closed form in Unicode.
  public var unicode: String?
  /// The closed form, or else the decimal digits, in LaTeX.
  public var latex: String?
  /// The same in presentation MathML.
  public var mathml: String?
  /// The name that the value was given, if any.
  public var name: String?
  /// What went wrong, if anything did.
  public var problem: Problem?
  /// What the user may want to know about the reading.
  public var notes: [Problem] = []
  /// The proofs of the primes that the answer relies on, as lines that
  /// `PrimalityCertificate.firstFault(in:)` checks.
  public var proofs: [String] = []

  /// The most notes that an answer has; a line of a megabyte may have more than
  /// anybody reads.
  static var noteLimit: Int { 16 }

  /// How an answer is known.
  public enum Status: String, Hashable, Sendable {
    /// Proved to be equal.
    case exact
    /// Digits that are all right; there are more.
    case approximate
    /// Mathematics gives no value, which is proved.
    case undefined
    /// The budget ended before the answer was certain.
    case undetermined
    /// The signs or brackets are out of order.
    case syntax
    /// A character or name is not known.
    case input
  }

  /// What a statement is answered with.
  public enum Kind: Hashable, Sendable {
    /// A value.
    case value
    /// A function was defined, so there is no value.
    case definition
  }

  /// Whether the statement has an answer.
  public var isAnswered: Bool { problem == nil }
}

/// Why there is no answer, or what is odd about it, with its place.
public struct Problem: Hashable, Sendable {
  /// The kind, as a word that programs can rely on.
  public var kind: String
  /// What is wrong and what to do about it, as a sentence.
  public var message: String
  /// The part of the statement, in Unicode scalars.
  public var place: Range<Int>
}

extension Answer {
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

extension Problem {
  /// The problem as an object with stable keys.
  public var json: JSON {
    .object([
      .init("kind", .text(kind)),
      .init("message", .text(message)),
      .init("start", .count(place.lowerBound)),
      .init("end", .count(place.upperBound)),
    ])
  }
}

extension Answer {
  /// How a statement with disputed forms was read, in one line; nothing where
  /// nothing is disputed.
  public func disputed(in language: Language) -> String? {
    var messages: [String] = []
    for note in notes
    where note.kind != "probablePrime" && !messages.contains(note.message) {
      messages.append(note.message)
    }
    guard !messages.isEmpty else { return nil }
    let list = messages.joined(separator: "; ")
    return Sentence.readAs.text(in: language, reading, list)
  }
}

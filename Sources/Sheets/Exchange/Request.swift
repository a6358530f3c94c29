// The requests of a sheet to a session. Both may live in different workers that share no
// memory, so a request holds everything that is needed.

package import Expressions
package import Messages

/// A request of a sheet to a session.
package struct Request: Hashable, Sendable {
  /// The number of the request; its reply has the same.
  package var id: Int
  /// The kind of request.
  package var kind: Kind
  /// The line, as text with `.` as the decimal mark; for `restore` and `merge`, the state.
  package var text = ""
  /// For `recalculate`, the line that `Ans` comes from.
  package var before: String?
  /// For `digits` the seed of the random numbers in the line, for `recalculate` in the one
  /// that `Ans` comes from, for `restore` that of a session that has none yet.
  package var seed: Int?
  /// For `convert`, how the value is to be written, as text behind it.
  package var way: String?
  /// For `recompute`, the lines in their order, and what has to be forgotten before.
  package var sheet: Lines?
  /// The settings in force.
  package var settings = Settings()

  /// Lines that are evaluated one after the other.
  package struct Lines: Hashable, Sendable {
    /// The lines, from top to bottom.
    package var steps: [Step] = []
    /// The names that mean nothing above them; what they mean below them is kept.
    package var names: [String] = []
    /// The place of the line that has to have an answer: without it nothing is kept.
    package var required: Int?
    /// The place of the line whose value is Ans from now on; without one Ans stays.
    package var ans: Int?
  }

  /// A line that is evaluated among others.
  package struct Step: Hashable, Sendable {
    /// The line, as text with `.` as the decimal mark.
    package var text: String
    /// The unit of angles in it.
    package var angle: AngleUnit
    /// The seed of the random numbers in it.
    package var seed: Int?
    /// The place of the line whose value is Ans in it.
    package var ansStep: Int?
    /// The line whose value is Ans in it, where none of the others is.
    package var ans: String?
  }

  /// The kind of a request.
  package enum Kind: String, Hashable, Sendable {
    /// The line is evaluated, and what it defines is kept.
    case evaluate
    /// The line is evaluated as far as it takes no time, and nothing is kept.
    case preview
    /// The last answer is wanted with more digits.
    case more
    /// The last answer is wanted under other settings.
    case show
    /// The line of the tape is evaluated again; Ans stays.
    case recalculate
    /// The line is evaluated for its digits, and nothing is kept.
    case digits
    /// The line is evaluated for the ways to write its value, and nothing is kept.
    case convert
    /// The line is solved step by step, and nothing is kept.
    case steps
    /// The text is a derivation, of which each line is compared with the one before.
    case compare
    /// Lines are evaluated anew from top to bottom, since one of them changed.
    case recompute
    /// A kept state of a session comes back.
    case restore
    /// The session that another window has kept is wanted beside this one.
    case merge

    /// Whether the text of the request is the state of a session.
    var hasState: Bool { self == .restore || self == .merge }
  }

  /// Creates a request.
  package init(id: Int, kind: Kind, text: String = "", settings: Settings = Settings()) {
    self.id = id
    self.kind = kind
    self.text = text
    self.settings = settings
  }
}

extension Request {
  /// The request as an object.
  package var json: JSON {
    let members: [JSON.Member] = [
      .init("id", .count(id)),
      .init("kind", .text(kind.rawValue)),
      .init(kind.hasState ? "state" : "text", .text(text)),
      .init("before", .optional(before)),
      .init("settings", settings.json),
    ]
    let way = JSON.Member.text("way", way)
    let lines = sheet.map { [JSON.Member("sheet", $0.json)] } ?? []
    return .object(members + JSON.Member.count("seed", seed) + lines + way)
  }

  /// Reads a request, or returns nothing where the object is none.
  ///
  /// A page may make one itself: `{"kind": "restore", "state": "…"}`.
  package init?(reading json: JSON) {
    guard let kind = json["kind"]?.asText.flatMap(Kind.init(rawValue:)) else { return nil }
    self.init(
      id: json["id"]?.asInt ?? 0,
      kind: kind,
      text: json[kind.hasState ? "state" : "text"]?.asText ?? ""
    )
    before = json["before"]?.asText
    seed = json["seed"]?.asInt
    way = json["way"]?.asText
    sheet = json["sheet"].map { Lines(reading: $0) }
    settings.take(from: json["settings"])
  }
}

extension Request.Lines {
  /// The lines as an object.
  fileprivate var json: JSON {
    .object(
      [
        .init("steps", .list(steps.map { $0.json })),
        .init("names", .list(names.map { .text($0) })),
      ] + JSON.Member.count("required", required) + JSON.Member.count("ans", ans)
    )
  }

  /// Reads lines; what is none is left out.
  fileprivate init(reading json: JSON) {
    self.init(
      steps: (json["steps"]?.asList ?? []).compactMap { Request.Step(reading: $0) },
      names: (json["names"]?.asList ?? []).compactMap { $0.asText },
      required: json["required"]?.asInt,
      ans: json["ans"]?.asInt
    )
  }
}

extension Request.Step {
  fileprivate var json: JSON {
    .object(
      [
        .init("text", .text(text)),
        .init("angle", .text(angle.rawValue)),
        .init("ans", .optional(ans)),
      ] + JSON.Member.count("seed", seed) + JSON.Member.count("ansStep", ansStep)
    )
  }

  fileprivate init?(reading json: JSON) {
    guard let text = json["text"]?.asText,
      let angle = json["angle"]?.asText.flatMap(AngleUnit.init(rawValue:))
    else { return nil }
    self.init(
      text: text,
      angle: angle,
      seed: json["seed"]?.asInt,
      ansStep: json["ansStep"]?.asInt,
      ans: json["ans"]?.asText
    )
  }
}

// What a sheet asks of a session. Both may live in different workers that share
// no memory, so a request says all that is needed.

package import Messages

/// Something that a session is to compute for a sheet.
package struct Request: Hashable, Sendable {
  /// The number of the request; its reply has the same.
  package var id: Int
  /// What is to be done.
  package var kind: Kind
  /// The line, as text with `.` as the decimal mark; for `restore` and `merge`, the state.
  package var text = ""
  /// For `recalculate`, the line that `Ans` comes from.
  package var before: String?
  /// For `digits` the seed of the random numbers in the line, for `recalculate` in the one
  /// that `Ans` comes from.
  package var seed: Int?
  /// For `convert`, how the value is to be written, as text behind it.
  package var way: String?
  /// The settings in force.
  package var settings = Settings()

  /// What is to be done.
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
    /// What was kept of a session comes back.
    case restore
    /// What another window has kept of its session is wanted beside this one.
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
    let way = way.map { [JSON.Member("way", .text($0))] } ?? []
    return .object(members + JSON.Member.count("seed", seed) + way)
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
    settings.take(from: json["settings"])
  }
}

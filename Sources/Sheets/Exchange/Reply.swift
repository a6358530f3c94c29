// The replies of a session to a sheet.

package import Messages
package import Sessions

/// The result of a request.
package struct Reply: Hashable, Sendable {
  /// The number of the request.
  package var id: Int
  /// The kind of request.
  package var kind: Request.Kind
  /// The answers, one for each statement of the line.
  package var answers: [WrittenAnswer] = []
  /// The ways to write the value that make sense for it.
  package var ways: [Way] = []
  /// The names that the user has defined, where they may have changed.
  package var names: Names?
  /// The names that mean something else than before.
  package var changed: [String] = []
  /// The state of the session, where it may have changed; to be kept.
  package var state: String?
  /// Whether the state has more than the one that was to be merged.
  package var hasMore = false
  /// The parts of a kept state that could not be used, one phrase each.
  package var damage: [String] = []

  /// A way to write a value.
  package struct Way: Hashable, Sendable {
    /// The words that ask for it behind a value: `to hex`.
    package let text: String
    /// The name of the way.
    package let name: String
  }

  /// The names that the user has defined.
  package struct Names: Hashable, Sendable {
    /// The variables, each with where its value comes from.
    package var variables: [Entry] = []
    /// The functions, by name and parameters, each with its body.
    package var functions: [Entry] = []
    /// The variables that are lists or vectors.
    package var lists: [String] = []

    /// Creates an empty list.
    package init() {}
  }

  /// A name and its meaning.
  package struct Entry: Hashable, Sendable {
    /// The name, of a function with its parameters in brackets.
    package var name: String
    /// The meaning, perhaps shortened.
    package var text: String
    /// The names in the meaning of a function that are none of its parameters.
    package var names: [String] = []

    /// Creates an entry.
    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Creates a reply without answers.
  package init(id: Int, kind: Request.Kind) {
    self.id = id
    self.kind = kind
  }
}

// MARK: - JSON

extension Reply {
  /// The reply as an object.
  package var json: JSON {
    .object([
      .init("id", .count(id)),
      .init("kind", .text(kind.rawValue)),
      .init("answers", .list(answers.map { $0.wholeJSON })),
      named("variables") { Reply.json($0.variables, "name") },
      named("functions") { Reply.json($0.functions, "signature") },
      named("lists") { .list($0.lists.map { .text($0) }) },
      named("mentioned") { .list($0.functions.map { $0.mentioned }) },
      .init("changed", .list(changed.map { .text($0) })),
      .init("state", .optional(state)),
      .init("hasMore", .truth(hasMore)),
      .init("damage", .list(damage.map { .text($0) })),
      .init("ways", .list(ways.map { $0.json })),
    ])
  }

  /// A member of the object that is made of the names, if there are any.
  private func named(_ label: String, _ value: (Names) -> JSON) -> JSON.Member {
    JSON.Member(label, names.map(value) ?? .null)
  }

  /// Reads a reply, or returns nothing where the object is none.
  package init?(reading json: JSON) {
    guard let kind = json["kind"]?.asText.flatMap(Request.Kind.init(rawValue:)) else {
      return nil
    }
    self.init(id: json["id"]?.asInt ?? 0, kind: kind)
    answers = (json["answers"]?.asList ?? []).compactMap { WrittenAnswer(reading: $0) }
    if let variables = json["variables"]?.asList, let functions = json["functions"]?.asList {
      var names = Names()
      names.variables = variables.compactMap { Entry(reading: $0, "name") }
      names.functions = functions.compactMap { Entry(reading: $0, "signature") }
      names.lists = json["lists"]?.asList?.compactMap { $0.asText } ?? []
      let mentioned = json["mentioned"]?.asList ?? []
      for (index, list) in mentioned.prefix(names.functions.count).enumerated() {
        names.functions[index].names = list.asList?.compactMap { $0.asText } ?? []
      }
      self.names = names
    }
    changed = (json["changed"]?.asList ?? []).compactMap { $0.asText }
    state = json["state"]?.asText
    hasMore = json["hasMore"] == .truth(true)
    damage = (json["damage"]?.asList ?? []).compactMap { $0.asText }
    ways = (json["ways"]?.asList ?? []).compactMap { Way(reading: $0) }
  }

  /// A list of names as objects; a function has its name without the parameters besides.
  static func json(_ entries: [Entry], _ label: String) -> JSON {
    .list(
      entries.map { entry in
        let members = [JSON.Member(label, .text(entry.name)), .init("text", .text(entry.text))]
        guard entry.name.utf8.contains(UInt8(ascii: "(")) else { return .object(members) }
        return .object(members + [.init("name", .text(entry.bareName))])
      }
    )
  }
}

extension Reply.Way {
  /// The way as an object.
  var json: JSON { .object([.init("way", .text(text)), .init("name", .text(name))]) }

  fileprivate init?(reading json: JSON) {
    guard let text = json["way"]?.asText, let name = json["name"]?.asText else { return nil }
    self.init(text: text, name: name)
  }
}

extension Reply.Entry {
  /// The name without parameters.
  fileprivate var bareName: String {
    String(decoding: Array(name.utf8.prefix { $0 != UInt8(ascii: "(") }), as: UTF8.self)
  }

  fileprivate var mentioned: JSON { .list(names.map { .text($0) }) }

  fileprivate init?(reading json: JSON, _ label: String) {
    guard let name = json[label]?.asText, let text = json["text"]?.asText else { return nil }
    self.init(name: name, text: text)
  }
}

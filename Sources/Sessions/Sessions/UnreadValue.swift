// Values of a kept state that this version cannot read, as a later one may have written
// them: they are written again as they were.

internal import Messages

/// A value that cannot be read, with those that it mentions.
struct UnreadValue: Hashable, Sendable {
  /// The entries as they were kept; each mentions earlier ones only, by their places here.
  private let entries: [JSON]

  /// Takes an entry of a table of values, and what it mentions; nothing where there is no
  /// such entry.
  init?(_ position: JSON, in table: [JSON]) {
    guard let position = position.asInt, table.indices.contains(position) else { return nil }
    var isNeeded = Array(repeating: false, count: position + 1)
    isNeeded[position] = true
    for index in (0...position).reversed() where isNeeded[index] {
      for mentioned in table[index].mentioned where mentioned < index && mentioned >= 0 {
        isNeeded[mentioned] = true
      }
    }
    var places: [Int: Int] = [:]
    var entries: [JSON] = []
    for index in 0...position where isNeeded[index] {
      entries.append(table[index].mentioning { places[$0] ?? $0 })
      places[index] = places.count
    }
    self.entries = entries
  }

  /// Writes the value behind a table, and returns its position there.
  func add(to table: inout [JSON]) -> Int {
    let start = table.count
    table += entries.map { entry in entry.mentioning { $0 + start } }
    return table.count - 1
  }
}

/// The parts of a state that are kept for versions that can read them.
struct UnreadState: Hashable, Sendable {
  /// The values by their names.
  var variables: [String: UnreadValue] = [:]
  /// The functions.
  var functions: [JSON] = []

  /// Forgets the meaning of a name.
  mutating func remove(_ name: String) {
    variables[name] = nil
    functions.removeAll { $0["name"]?.asText == name }
  }
}

extension JSON {
  /// The places of the entries that an entry mentions.
  fileprivate var mentioned: [Int] {
    guard case .object(let uses)? = self["variables"] else { return [] }
    return uses.compactMap { $0.value.asInt }
  }

  /// The entry with other places for those that it mentions.
  fileprivate func mentioning(_ place: (Int) -> Int) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        guard member.name == "variables", case .object(let uses) = member.value else {
          return member
        }
        let moved = uses.map { use in
          JSON.Member(use.name, use.value.asInt.map { .count(place($0)) } ?? use.value)
        }
        return JSON.Member(member.name, .object(moved))
      }
    )
  }
}

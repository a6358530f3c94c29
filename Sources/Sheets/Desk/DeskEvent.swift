// The events of a desk calculator on a page or in a script, and their JSON from a page: an
// object with one member.

package import Messages

/// Something that happens to a desk calculator.
package enum DeskEvent: Hashable, Sendable {
  /// Keys are pressed, one after the other.
  case keys([DeskKey])
  /// The number that is shown is copied.
  case copy
  /// The result of a line of the tape is copied.
  case copyLine(id: Int)
  /// The result of a line of the tape takes the place of what is shown.
  case insert(id: Int)
  /// All lines are taken off the tape.
  case clearTape
  /// The digits of texts that were shown are wanted in groups.
  case spread([String])
  /// Settings are switched: names and values as in ``Settings/json``.
  case set([JSON.Member])
  /// A kept state comes back, as ``DeskScreen/state`` gave it.
  case load(state: String)
  /// Nothing: the whole screen is wanted.
  case screen
}

extension DeskEvent: SheetEvent {
  /// The event of pressing the keys that a line of text names.
  ///
  /// - Throws: ``Event/KeyMistake`` for the first token that names none.
  package init(keys line: String) throws(Event.KeyMistake) {
    self = .keys(try DeskKey.keys(line))
  }

  /// Reads an event, or returns nothing where the object is none.
  ///
  /// `{"keys": "3 + 4 ="}`, `{"solve": {"x": "2"}}`, `{"graph": true}`,
  /// `{"paste": "1/3"}`, `{"copy": true}`, `{"copyLine": 3}`, `{"insert": 3}`,
  /// `{"clearTape": true}`, `{"spread": ["…"]}`, `{"set": {…}}`, `{"load": "…"}`, `{"screen": true}`.
  package init?(reading json: JSON) {
    guard case .object(let members) = json, let member = members.first else { return nil }
    let value = member.value
    switch member.name {
    case "graph": self = .keys([.graph])
    case "copy": self = .copy
    case "clearTape": self = .clearTape
    case "screen": self = .screen
    case "keys", "paste", "load":
      guard let text = value.asText else { return nil }
      self.init(named: member.name, text: text)
    case "copyLine", "insert":
      guard let id = value.asInt else { return nil }
      self = member.name == "insert" ? .insert(id: id) : .copyLine(id: id)
    case "spread":
      guard let texts = value.asList else { return nil }
      self = .spread(texts.compactMap { $0.asText })
    case "solve", "set":
      guard case .object(let parts) = value else { return nil }
      self = member.name == "set" ? .set(parts) : .keys([.solve(DeskEvent.assignments(parts))])
    default: return nil
    }
  }

  private init?(named name: String, text: String) {
    switch name {
    case "paste": self = .keys([.paste(text)])
    case "load": self = .load(state: text)
    default:
      do throws(Event.KeyMistake) {
        try self.init(keys: text)
      } catch {
        return nil
      }
    }
  }

  private static func assignments(_ members: [JSON.Member]) -> [DeskKey.Assignment] {
    members.compactMap { member in
      member.value.asText.map { DeskKey.Assignment(name: member.name, text: $0) }
    }
  }
}

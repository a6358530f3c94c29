// The machine that every sheet is: an event goes in, a screen comes out, and what is
// worth keeping is a text that is read back. A sheet says what is its own: what its
// events do, what its screen shows, what it keeps.

package import Messages
package import Sessions

/// A sheet: what a user works on, as a value.
package protocol SheetMachine: Sendable {
  /// The events of the sheet.
  associatedtype Happening: SheetEvent
  /// The result of an event so far.
  associatedtype Result: SheetEventResult
  /// The screen of the sheet.
  associatedtype Shown

  /// The member of a kept state that has its version, by which sheets are told apart.
  static var stateName: String { get }
  /// The kind of the message that says what of a kept state could not be used.
  static var damageKind: String { get }
  /// The settings of the user.
  var settings: Settings { get set }
  /// The message for the user, if there is one.
  var message: Problem? { get set }

  /// Does what an event says.
  mutating func follow(_ event: Happening, _ result: inout Result)
  /// The screen of the present state.
  mutating func screen(after result: inout Result) -> Shown
  /// A screen as the object that a page reads.
  mutating func json(of screen: Shown) -> JSON
  /// The members that are kept beside the settings.
  var keptMembers: [JSON.Member] { get }
  /// Takes over what was kept beside the settings; what cannot be used joins the damage.
  mutating func take(_ state: JSON, _ damage: inout [Message.Damage])
}

/// Something that happens to a sheet.
package protocol SheetEvent {
  /// Reads an event, or returns nothing where the object is none.
  init?(reading json: JSON)
}

/// The outcome of an event.
package protocol SheetEventResult {
  /// Creates the result of an event that changes nothing.
  init()
  /// The outcome of the event.
  var outcome: Screen.Outcome { get set }
}

// MARK: - Events and screens

extension SheetMachine {
  /// Handles an event.
  ///
  /// - Complexity: That of what changes, and O(n) for n bytes of the screen; nothing is
  ///   drawn, and what takes time is left to a session.
  package mutating func handle(_ event: Happening) -> Shown {
    var result = Result()
    follow(event, &result)
    return screen(after: &result)
  }

  /// Handles an event that is an object as UTF-8; one that cannot be read
  /// changes nothing.
  package mutating func handle(bytes: [UInt8]) -> Shown {
    do throws(JSON.ReadingError) {
      if let event = Happening(reading: try JSON(reading: bytes)) { return handle(event) }
    } catch {
      // Text that is no JSON and JSON that is no event give the same screen.
    }
    var result = Result()
    result.outcome = .ignored
    return screen(after: &result)
  }

  /// Handles an event of a page, an object as UTF-8, and answers with the screen.
  package mutating func answer(to bytes: [UInt8]) -> JSON { json(of: handle(bytes: bytes)) }

  /// Switches settings.
  mutating func switchSettings(_ members: [JSON.Member], _ result: inout Result) {
    for member in members where settings.set(member.name, to: member.value) {
      result.outcome = .changed
    }
  }
}

/// A part of a screen that is sent again only where it changed.
struct SentPart<Value: Equatable & Sendable>: Sendable {
  /// The value that was sent last.
  private var last: Value?

  /// Whether a value is another one than was sent last; it is sent then.
  mutating func isNew(_ value: Value) -> Bool {
    defer { last = value }
    return last != value
  }
}

// MARK: - Kept states

extension SheetMachine {
  /// The version of what ``state`` writes.
  private static var version: Int { 1 }

  package static var damageKind: String { "damagedState" }

  /// The members of what is worth keeping.
  var stateMembers: [JSON.Member] {
    [.init(Self.stateName, .count(Self.version)), .init("settings", settings.json)] + keptMembers
  }

  /// Everything that is worth keeping.
  package var state: String { JSON.object(stateMembers).line }

  /// Takes over what was kept.
  ///
  /// What can be used is used, whatever else is damaged.
  ///
  /// - Returns: What could not be used, one phrase each.
  package mutating func restore(from bytes: [UInt8]) -> [String] {
    var damage: [Message.Damage] = []
    if let state = KeptState.state(in: bytes, Self.stateName, version: Self.version, &damage) {
      settings.take(from: state["settings"])
      take(state, &damage)
    }
    return damage.map { Message.damage($0, in: settings.language) }
  }

  /// Takes over what was kept, and tells what of it could not be used.
  mutating func load(_ state: String, _ result: inout Result) {
    report(restore(from: Array(state.utf8)))
    result.outcome = .changed
  }

  /// Tells what of a kept state could not be used.
  mutating func report(_ damage: [String]) {
    guard !damage.isEmpty else { return }
    let text = damage.prefix(3).joined(separator: "; ") + (damage.count > 3 ? "; …" : "")
    let told = Sentence.damagedState.text(in: settings.language, text)
    message = Problem(kind: Self.damageKind, message: told, place: 0..<0)
  }
}

/// A line of a kept list; each has a number above those before it.
protocol KeptLine {
  /// The number that names the line.
  var id: Int { get }
  /// Reads a line, or returns nothing where it is damaged.
  init?(reading json: JSON, after last: Int)
}

extension Array where Element: KeptLine {
  /// Reads the lines of a list; those that are damaged are left out.
  init(reading list: JSON?, _ kind: Message.Damage, _ damage: inout [Message.Damage]) {
    self.init()
    for entry in list?.asList ?? [] {
      if let line = Element(reading: entry, after: last?.id ?? 0) {
        append(line)
      } else {
        damage.append(kind)
      }
    }
  }
}

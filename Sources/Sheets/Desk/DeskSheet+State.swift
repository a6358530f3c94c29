// The desk calculator as JSON and back.

internal import Messages
internal import Sessions

extension DeskSheet {
  /// The version of what ``state`` writes.
  private static var version: Int { 1 }

  /// Everything that is worth keeping: what was entered and is being typed, the
  /// values of variables, the tape, the settings.
  package var state: String {
    JSON.object([
      .init("surd desk", .count(DeskSheet.version)),
      .init("settings", settings.json),
      .init("program", DeskCalculator.propertyList(for: calculator.expression).json),
      .init("entry", .optional(entry?.text)),
      .init("values", .object(values.map { .init($0.name, .text($0.text)) })),
      .init("tape", .list(tape.map { $0.json })),
    ]).line
  }

  /// Takes over what was kept.
  ///
  /// What can be used is used, whatever else is damaged.
  ///
  /// - Returns: What could not be used, one phrase each.
  package mutating func restore(from bytes: [UInt8]) -> [String] {
    var damage: [String] = []
    let found = KeptState.state(
      in: bytes,
      "surd desk",
      version: DeskSheet.version,
      &damage,
      settings.language
    )
    guard let state = found else { return damage }
    settings.take(from: state["settings"])
    if let program = DeskExpression(reading: state["program"]) {
      calculator = DeskCalculator(continuing: program)
      entry = state["entry"]?.asText.flatMap { DeskEntry(reading: $0) }
    } else {
      damage.append(Message.damage(.history, in: settings.language))
    }
    if case .object(let members)? = state["values"] {
      values = members.compactMap { member in
        member.value.asText.map { DeskKey.Assignment(name: member.name, text: $0) }
      }
    }
    var kept: [DeskScreen.Line] = []
    for entry in state["tape"]?.asList ?? [] {
      if let line = DeskScreen.Line(reading: entry, after: kept.last?.id ?? 0) {
        kept.append(line)
      } else {
        damage.append(Message.damage(.history, in: settings.language))
      }
    }
    tape = kept.suffix(DeskSheet.mostLines)
    if tape.count < kept.count {
      let phrase = Message.Damage.oldest(kept: tape.count, of: kept.count)
      damage.append(Message.damage(phrase, in: settings.language))
    }
    solved = nil
    message = nil
    isTapeSent = false
    return damage
  }

  /// Tells what of a kept state could not be used.
  mutating func report(_ damage: [String]) {
    guard !damage.isEmpty else { return }
    var text = ""
    for phrase in damage.prefix(3) { text += (text.isEmpty ? "" : "; ") + phrase }
    message = Problem(Message(saying: .damagedState, in: settings.language, text), at: 0..<0)
  }
}

extension DeskExpression {
  /// Reads what was kept, or returns nothing where it is damaged.
  fileprivate init?(reading json: JSON?) {
    guard let json else { return nil }
    let list: PropertyList
    do throws(PropertyList.Mistake) {
      list = try PropertyList(json)
    } catch {
      return nil
    }
    do throws(DeskError) {
      self = try DeskCalculator.expression(forPropertyList: list)
    } catch {
      return nil
    }
  }
}

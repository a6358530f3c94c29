// The desk calculator as JSON and back.

package import Messages

extension DeskSheet {
  /// The member of a kept state that has its version.
  package static var stateName: String { "surd desk" }

  /// What is kept beside the settings: what was entered and is being typed, the
  /// values of variables, the tape.
  package var keptMembers: [JSON.Member] {
    [
      .init("program", DeskCalculator.propertyList(for: calculator.expression).json),
      .init("entry", .optional(entry?.text)),
      .init("values", .object(values.map { .init($0.name, .text($0.text)) })),
      .init("tape", .list(tape.map { $0.json })),
    ]
  }

  /// Takes over what was kept beside the settings; what cannot be used joins the damage.
  package mutating func take(_ state: JSON, _ damage: inout [Message.Damage]) {
    if let program = DeskExpression(reading: state["program"]) {
      calculator = DeskCalculator(continuing: program)
      entry = state["entry"]?.asText.flatMap { DeskEntry(reading: $0) }
    } else {
      damage.append(.history)
    }
    if case .object(let members)? = state["values"] {
      values = members.compactMap { member in
        member.value.asText.map { DeskKey.Assignment(name: member.name, text: $0) }
      }
    }
    let kept = [DeskScreen.Line](reading: state["tape"], .history, &damage)
    tape = kept.suffix(DeskSheet.mostLines)
    if tape.count < kept.count {
      damage.append(.oldest(kept: tape.count, of: kept.count))
    }
    solved = nil
    message = nil
    isTapeSent = false
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

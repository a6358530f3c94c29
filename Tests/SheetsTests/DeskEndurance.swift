// A desk calculator that is never put down: whatever happens to it, it goes on, and
// what was entered can be described, read again and kept.

import Expressions
import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite struct DeskEndurance {
  /// The values of the variables, for both calculators.
  private static let values = [("x", "1/2"), ("a", "2"), ("b", "-3")]

  @Test(arguments: seeds(8))
  func `whatever is pressed, what was entered can be read again`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var sheet = DeskSheet()
    var session = Session()
    // The desk has fewer steps, and a number of 4 million digits takes more than these.
    session.limits.steps = DeskCalculator.budget.stepsLeft
    for (name, value) in Self.values { _ = session.evaluate("\(name) = \(value)") }
    for count in 1...cases(1_250) {
      let isEvent = Int.random(in: 0..<12, using: &random) == 0
      let event =
        isEvent
        ? RandomDesk.events.randomElement(using: &random) ?? ""
        : #"{"keys":"\#(RandomDesk.key(using: &random))"}"#
      let before = sheet
      let screen = sheet.handle(bytes: Array(event.utf8))
      #expect(!screen.display.isEmpty && !screen.description.isEmpty)
      let formula = DeskCalculator.formula(of: sheet.expression)
      #expect(try Expression(screen.description) == formula, "\(event): \(screen.description)")
      if count.isMultiple(of: 10) { try compareValues(sheet, &session) }
      if count.isMultiple(of: 100) { restore(sheet, screen) }
      // What was refused has changed nothing.
      if screen.outcome == .refused { #expect(sheet.expression == before.expression) }
    }
  }

  /// The formula calculator finds the value that Solve finds.
  private func compareValues(_ sheet: DeskSheet, _ session: inout Session) throws {
    var sheet = sheet
    _ = sheet.handle(.set([.init("angle", .text("rad")), .init("decimalMark", .text("."))]))
    let values = Self.values.map { DeskKey.Assignment(name: $0.0, text: $0.1) }
    let screen = sheet.handle(.keys([.solve(values)]))
    guard !screen.variables.contains(where: { !["x", "a", "b"].contains($0) }) else { return }
    let answer = try #require(session.evaluate(screen.description, showing: .all).last)
    if screen.answer.isAnswered, answer.isAnswered {
      #expect(screen.answer.exact == answer.exact, "\(screen.description)")
      #expect(screen.answer.decimal == answer.decimal, "\(screen.description)")
    }
    let isUndefined = screen.answer.status == .undefined
    if isUndefined || answer.status == .undefined {
      let isOpen = [screen.answer.status, answer.status].contains(.undetermined)
      #expect(isOpen || isUndefined == (answer.status == .undefined), "\(screen.description)")
    }
  }

  /// What is kept comes back.
  private func restore(_ sheet: DeskSheet, _ screen: DeskScreen) {
    var other = DeskSheet()
    let restored = other.handle(.load(state: screen.state))
    #expect(restored.message?.kind != "damagedState")
    #expect(other.expression == sheet.expression)
    #expect(restored.state == screen.state)
  }
}

// The sheet of the desk calculator, as a value: the number that is typed, the calculator
// behind it, a paper tape. An event goes in, a screen comes out, as with the sheet of the
// formula calculator.

internal import Expressions
package import Messages
package import Reals
package import Sessions

/// A desk calculator with its keys, its display and its paper tape.
///
/// The value of what was entered is computed at once, within
/// ``DeskCalculator/budget``, so that there are no requests to answer; a page
/// runs it in a worker of its own.
package struct DeskSheet: SheetMachine {
  /// The program that was entered, without the number that is being typed.
  package internal(set) var calculator = DeskCalculator()
  /// The settings of the user.
  package var settings: Settings
  /// The values of variables that were given, in the order of their first time.
  package var values: [DeskKey.Assignment] = []
  /// Whether the caller has cancelled.
  package var isCancelled: (@Sendable () -> Bool)?

  /// The work that the value may take while a number is being typed: keys do not
  /// wait for a value that the next key will change.
  package var budgetWhileTyping = Budget(steps: 2_000_000, bitLimit: 1 << 16)

  /// The number that is being typed.
  var entry: DeskEntry?
  /// The value that **Solve** found or failed to find.
  var solved: WrittenAnswer?
  /// The message for the user, if there is one.
  package var message: Problem?
  /// The lines of the tape, oldest first.
  var tape: [DeskScreen.Line] = []
  /// Whether the tape is as it was sent last.
  var isTapeSent = false
  /// The constants that were computed so far, to be extended.
  var constants = Constants()
  /// The formula that was answered last under the event at hand, and its answer: the tape and
  /// the display ask for the same.
  var answered: (formula: Expression, answer: WrittenAnswer)?

  /// The most lines of the tape.
  static var mostLines: Int { 100 }
  /// The longest closed form on the tape, in bytes.
  static var longestResult: Int { 2_000 }

  /// Creates a desk calculator in which nothing was entered.
  package init(settings: Settings = Settings()) {
    self.settings = settings
  }

  /// The program that was entered, with the number that is being typed.
  package var expression: DeskExpression {
    var current = self
    do throws(DeskError) {
      try current.finishEntry()
    } catch {
      return calculator.expression
    }
    return current.calculator.expression
  }

  /// Does what an event says.
  ///
  /// - Complexity: O(n) for n nodes of the description, and the work of the
  ///   operations.
  package mutating func follow(_ event: DeskEvent, _ result: inout DeskEventResult) {
    answered = nil
    switch event {
    case .keys(let keys): press(keys, &result)
    case .copy: copy(&result)
    case .copyLine(let id):
      result.copied = line(id).map { Screen.Copy(text: $0.exact ?? $0.decimal ?? $0.text) }
      result.outcome = result.copied == nil ? .ignored : .copied
    case .insert(let id):
      if let line = line(id) { press([.paste(line.exact ?? line.text)], &result) }
    case .clearTape:
      tape = []
      isTapeSent = false
      result.outcome = .changed
    case .spread(let texts): result.spread = texts.map { DigitGroups($0) }
    case .set(let members):
      switchSettings(members, &result)
      solved = nil
    case .load(let state): load(state, &result)
    case .screen: isTapeSent = false
    }
  }

  /// A screen as an object.
  package func json(of screen: DeskScreen) -> JSON { screen.json }

  private func line(_ id: Int) -> DeskScreen.Line? { tape.first { $0.id == id } }

  private mutating func copy(_ result: inout DeskEventResult) {
    let formula = DeskCalculator.formula(of: expression)
    let answer = solved ?? self.answer(to: formula)
    let text = formula.variables.isEmpty ? answer.exact ?? answer.decimal?.text : nil
    result.copied = Screen.Copy(text: text ?? formula.text())
    result.outcome = .copied
  }
}

/// The result of an event so far.
package struct DeskEventResult: SheetEventResult {
  package var outcome = Screen.Outcome.none
  var copied: Screen.Copy?
  var graph: String?
  var spread: [DigitGroups]?
  /// Whether what is shown then is to be said.
  var isSpoken = false

  /// Creates the result of an event that changes nothing.
  package init() {}
}

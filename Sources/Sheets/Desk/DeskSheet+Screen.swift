// From the state of a desk calculator to what it shows.

internal import Expressions
internal import Messages
internal import Reals
internal import Sessions

extension DeskSheet {
  /// The screen of the present state.
  package mutating func screen(after result: inout DeskEventResult) -> DeskScreen {
    let program = expression
    let formula = DeskCalculator.formula(of: program)
    let registers = program.registers
    let answer = solved ?? self.answer(to: formula)
    var screen = DeskScreen(answer: answer)
    screen.description = answer.input
    screen.keys = DeskCalculator.keys(of: program)
    screen.variables = formula.variables
    screen.values = values
    screen.isSolved = solved?.isAnswered == true
    screen.isTyping = entry != nil
    screen.waiting = registers.waiting?.operation
    screen.memory = registers.memory?.expression.text()
    if screen.description.utf8.count <= Markup.longestText {
      screen.mathml = formula.drawing(decimalMark: settings.decimalMark)
    }
    screen.display = display(screen, registers)
    screen.printed.display = entry == nil ? printed(screen.display) : screen.display.withMinusSigns
    screen.printed.description = printed(formula)
    screen.printed.memory = registers.memory.map { printed($0.expression) }
    screen.message = message
    screen.outcome = result.outcome
    screen.copied = result.copied
    screen.graph = result.graph
    screen.spread = result.spread
    screen.settings = settings
    if result.isSpoken { screen.speech = message?.message ?? screen.display }
    if !isTapeSent { screen.tape = tape.map { printed($0) } }
    isTapeSent = true
    screen.state = state
    return screen
  }

  /// A line of the tape with the signs of print.
  private func printed(_ line: DeskScreen.Line) -> DeskScreen.Line {
    var line = line
    // Behind a semicolon stand the values of variables.
    let parts = line.text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    line.printedText = parts.map { printed(String(decoding: Array($0), as: UTF8.self)) }
      .joined(separator: "; ")
    line.formula = parts.first.map { String(decoding: Array($0), as: UTF8.self) }
    line.printedExact = line.exact.map { printed($0) }
    return line
  }

  /// An expression with the signs of print and the decimal mark in force.
  private func printed(_ expression: Expression) -> String {
    expression.text(unicode: true, decimalMark: settings.decimalMark)
  }

  /// A text with the signs of print and the decimal mark in force; digits get their minus.
  ///
  /// Digits that go on stay digits: read, they are a range.
  private func printed(_ text: String) -> String {
    isNumber(text) || text.unicodeScalars.contains("…")
      ? text.withMinusSigns
      : Expression(plain: settings.plain(text)).map(printed) ?? text.withMinusSigns
  }

  /// Whether a text has nothing but digits, a decimal mark and a minus in front, so that only
  /// its minus has another sign in print.
  private func isNumber(_ text: String) -> Bool {
    let mark = settings.decimalMark.byte
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    return digits.allSatisfy { $0 &- 0x30 < 10 || $0 == mark }
  }

  /// The text of the display.
  private mutating func display(_ screen: DeskScreen, _ registers: DeskRegisters) -> String {
    if screen.isSolved, !screen.variables.isEmpty {
      let exact = screen.answer.exact.map { " = " + $0 }
      let digits = screen.answer.decimal.map { " ≈ " + $0.text }
      return settings.spelled(screen.description) + (exact ?? digits ?? "")
    }
    if let entry { return settings.spelled(entry.text) }
    guard screen.variables.isEmpty else { return settings.spelled(screen.description) }
    if registers.operand == registers.result {
      let shown = screen.answer
      if message == nil { message = shown.problem }
      return shown.decimal?.text ?? shown.exact ?? shown.status.rawValue
    }
    // Of an operand that is no result nothing but the digits is wanted.
    let shown = value(of: registers.operand.expression, keepsTyped: false)
    if message == nil { message = shown.problem }
    return shown.decimal?.text ?? shown.exact ?? shown.status.rawValue
  }

  /// The value of a formula and how it is written.
  mutating func answer(to formula: Expression, isSolving: Bool = false) -> WrittenAnswer {
    // A number that is being typed, and values of variables, make another question of it.
    let isPlain = entry == nil && !isSolving
    if isPlain, let answered, answered.formula == formula { return answered.answer }
    let answer = WrittenAnswer(display: value(of: formula, isSolving: isSolving))
    if isPlain { answered = (formula, answer) }
    return answer
  }

  /// The value of a formula, of which the texts are made when they are asked for, in a form that
  /// keeps what was typed or, where only digits are wanted, in any.
  private mutating func value(
    of formula: Expression,
    isSolving: Bool = false,
    keepsTyped: Bool = true
  ) -> Answer {
    let statement = Statement(formula)
    var answer = Answer(input: formula.text(), statement: statement, settings: settings)
    var workspace = Workspace(budget: entry == nil ? DeskCalculator.budget : budgetWhileTyping)
    workspace.budget.isCancelled = isCancelled
    swap(&workspace.constants, &constants)
    defer { swap(&workspace.constants, &constants) }
    var environment = Environment(angleUnit: settings.angle)
    do throws(DeskError) {
      if isSolving { try give(values: formula.variables, to: &environment, &workspace) }
      let real = try DeskCalculator.evaluate(formula, environment, &workspace)
      let presentation = Presentation(
        value: .real(real),
        prefersDecimal: formula.hasDecimals,
        angle: settings.angle,
        typed: keepsTyped && real.hasSeveralForms
          ? formula.typedForms(worth: real, in: environment, workspace: &workspace) : TypedForms()
      )
      do throws(RealError) {
        let shown = try presentation.shown(
          .all,
          digits: settings.digits,
          in: &workspace
        )
        answer.outcome = .value(shown)
      } catch {
        throw DeskError.real(error)
      }
    } catch {
      let kind = error.evaluationKind ?? .notANumber
      answer.outcome = .failure(.evaluation(kind), place: answer.whole)
    }
    return answer
  }

  /// Computes the values of variables.
  private func give(
    values names: [String],
    to environment: inout Environment,
    _ workspace: inout Workspace
  ) throws(DeskError) {
    let bare = environment
    for name in names {
      guard let value = values.first(where: { $0.name == name }) else { continue }
      guard let formula = Expression(deskText: settings.plain(value.text)) else {
        throw .notANumber(value.text)
      }
      let number = try DeskCalculator.evaluate(formula, bare, &workspace)
      environment.variables[name] = .real(number)
    }
  }
}

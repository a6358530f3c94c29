// The effects of keys.

internal import Expressions
internal import Messages
internal import Reals
internal import Sessions

extension DeskSheet {
  /// Presses keys, one after the other; what one of them cannot do is not done.
  mutating func press(_ keys: [DeskKey], _ result: inout DeskEventResult) {
    for key in keys {
      let before = self
      do throws(DeskError) {
        message = nil
        solved = nil
        result.isSpoken = false
        result.outcome = .changed
        try press(key, &result)
      } catch {
        self = before
        result.outcome = .refused
        message = Problem(Message(error, in: settings.language), at: 0..<0)
      }
    }
  }

  private mutating func press(_ key: DeskKey, _ result: inout DeskEventResult) throws(DeskError) {
    switch key {
    case .digit, .point, .backspace:
      if !type(key) { result.outcome = .ignored }
    case .operation(let operation):
      try perform(operation)
      result.isSpoken = entry == nil
    case .variable(let name):
      entry = nil
      try calculator.setVariableAsOperand(name)
    case .paste(let text):
      entry = nil
      let plain = settings.plain(text)
      guard plain.utf8.count <= 4 * DeskTerm.largestSize else { throw .tooLong }
      guard let formula = Expression(deskText: plain) else { throw .notANumber(text) }
      try calculator.setOperand(formula)
    case .solve(let assignments):
      try finish()
      solve(assignments)
      result.isSpoken = true
    case .graph:
      try finish()
      result.graph = try graph()
    }
  }

  /// Types or takes back a digit, or says that the key makes no sense.
  private mutating func type(_ key: DeskKey) -> Bool {
    var typed = entry ?? DeskEntry()
    switch key {
    case .digit(let digit): guard typed.type(digit: digit) else { return false }
    case .point: guard typed.typePoint() else { return false }
    default:
      guard entry != nil else { return false }
      typed.deleteLast()
    }
    entry = typed
    return true
  }

  private mutating func perform(_ operation: DeskOperation) throws(DeskError) {
    if operation == .changeSign, entry != nil {
      entry?.isNegative.toggle()
      return
    }
    if operation == .clearEntry, entry != nil {
      entry = DeskEntry()
      return
    }
    if operation.replacesOperand { entry = nil }
    try finishEntry()
    let isPrinted = operation == .equals && calculator.expression.registers.isReadyForEquals
    try calculator.performOperation(operation)
    if isPrinted { printLine() }
  }

  /// Enters the number that was typed.
  mutating func finishEntry() throws(DeskError) {
    guard let typed = entry else { return }
    try calculator.setOperand(typed.number)
    entry = nil
  }

  /// Enters the number that was typed, and does what waits for it.
  private mutating func finish() throws(DeskError) {
    try finishEntry()
    if calculator.expression.registers.waiting?.hasRight == true {
      try calculator.performOperation(.equals)
    }
  }

  /// Writes what was entered and its value on the tape.
  private mutating func printLine() {
    let formula = DeskCalculator.formula(of: calculator.expression)
    printLine(formula.text(), formula.variables.isEmpty ? answer(to: formula) : nil)
  }

  mutating func printLine(_ text: String, _ answer: WrittenAnswer?) {
    let line = DeskScreen.Line(
      id: (tape.last?.id ?? 0) + 1,
      text: text,
      exact: answer?.exact.flatMap { $0.utf8.count <= DeskSheet.longestResult ? $0 : nil },
      decimal: answer?.decimal?.text,
      status: answer?.status ?? .input
    )
    tape.append(line)
    if tape.count > DeskSheet.mostLines { tape.removeFirst() }
    isTapeSent = false
  }
}

// MARK: - Values of variables

extension DeskSheet {
  /// Keeps the values that are given, and finds the value for all.
  private mutating func solve(_ assignments: [DeskKey.Assignment]) {
    for assignment in assignments {
      if let index = values.firstIndex(where: { $0.name == assignment.name }) {
        values[index] = assignment
      } else {
        values.append(assignment)
      }
    }
    let formula = DeskCalculator.formula(of: calculator.expression)
    let answer = answer(to: formula, isSolving: true)
    solved = answer
    message = answer.problem
    guard answer.isAnswered else { return }
    var text = formula.text()
    for name in formula.variables {
      guard let value = values.first(where: { $0.name == name }) else { continue }
      text += "; " + name + " = " + value.text
    }
    printLine(text, answer)
  }

  /// The expression that was entered, with the values of all variables but x in their places.
  private func graph() throws(DeskError) -> String {
    let formula = DeskCalculator.formula(of: calculator.expression)
    var builder = ExpressionBuilder()
    var marks: [Int] = []
    for index in 0..<formula.count {
      let symbol = formula.symbol(at: index)
      let operands = formula.operands(of: index).count
      let mark = operands > 0 ? marks[marks.count - operands] : builder.mark
      marks.removeLast(operands)
      marks.append(mark)
      if case .name(let name) = symbol, name != "x" {
        guard let value = values.first(where: { $0.name == name }),
          let expression = Expression(deskText: settings.plain(value.text))
        else { throw .noValue(variable: name) }
        builder.append(expression)
      } else if operands == 0 {
        builder.append(formula, at: index)
      } else {
        builder.append(symbol, from: mark)
      }
    }
    let substituted = DeskTerm(builder.expression())
    guard substituted.isWritable else { throw .tooLong }
    return substituted.expression.text()
  }
}

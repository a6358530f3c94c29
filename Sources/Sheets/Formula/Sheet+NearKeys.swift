// The keys that what is written makes likely: a degree sign in an angle, the signs of a curve,
// other numbers for an equation that has no real solution.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  /// Keys, in their notation, that go with the place of the caret.
  ///
  /// - Complexity: O(n) for n pieces of the formula.
  func nearKeys(_ reading: FormulaReading) -> [String] {
    if !question.isEmpty { return question }
    if let remedy { return ["K:" + remedy.key] }
    let formula = editor.formula
    if formula.takesAngle { return ["K:deg", "K:pi"] }
    if formula.takesNumberSet(at: formula.caret) {
      let sets: [NumberSet] =
        settings.complexAnswers ? [.real, .integer, .rational] : [.complex, .integer, .rational]
      return sets.map { "K:" + $0.word }
    }
    let names = Set(reading.line.statements.flatMap { $0.expression.variables })
    let isPolar = names.contains("θ") || names.contains("r")
    var keys: [String] = []
    if formula.takesCondition {
      keys = ["<", "="]
    } else if isPolar || names.contains("y") || names.contains("x") && !hasValue("x") {
      keys = isPolar ? ["K:theta", "=", "<", "≤"] : ["y", "=", "<", "≤"]
    }
    // Behind an equation another one of its system may stand.
    let isEquation = reading.line.statements.last.map { statement in
      statement.expression.isCondition || statement.action != .evaluate
    }
    let ends =
      formula.takesCondition
      ? [":", ";"] : formula.takesSeparator || isEquation == true && !keys.isEmpty ? [";"] : []
    keys = Array(keys.prefix(Sheet.mostNearKeys - ends.count)) + ends
    return keys
  }

  /// The most keys that are offered.
  private static var mostNearKeys: Int { 4 }

  /// Draws the formula over the letter of a key, where it was asked over which; says whether it did.
  mutating func answerQuestion(_ key: Key, _ result: inout EventResult) -> Bool {
    guard case .character(let scalar) = key, question.contains(String(scalar)) else { return false }
    message = nil
    return draw(drawn().reading, asFunctionOf: String(scalar), &result)
  }

  /// The key that solves the formula, which was answered, among other numbers: an equation in one
  /// unknown that no real number solves may have complex solutions.
  func keysOfAnswer(_ reading: FormulaReading) -> [String] {
    guard let answer = answered?.answer, !settings.complexAnswers, answer.status == .exact,
      answer.value["scope"] == .text("members"), answer.value["items"] == .list([]),
      answer.value["unknown"]?.asText != nil,
      let statement = reading.line.statements.first,
      case .relation(.equal, false) = statement.expression.symbol(at: statement.expression.root)
    else { return [] }
    return ["K:" + NumberSet.complex.word]
  }

  /// Solves the formula that was answered among the numbers that a key of its answer says.
  ///
  /// Of a formula without an answer it does what the key says can be done. Says whether it did.
  mutating func solveAgain(_ key: Key, _ result: inout EventResult) -> Bool {
    switch (remedy, key) {
    case (.complexValue, .name(NumberSet.complex.word)):
      set([.init("complexAnswers", .truth(true))], &result)
      leaveAnswer()
      enter(&result)
    case (.solving(let name), .function(.solve)): solve(with: [.text(name)], &result)
    case (nil, .name(let word)) where keysOfAnswer(drawn().reading).contains("K:" + word):
      solve(with: [.character(";"), key], &result)
    default: return false
    }
    return true
  }

  /// Makes the formula the argument of `solve`, which puts the unknown behind it where there is one
  /// only, presses keys there, and evaluates it.
  private mutating func solve(with keys: [Key], _ result: inout EventResult) {
    var other = editor
    for key in [.function(.solve)] + keys { result.note(other.apply(key)) }
    editor.replace(with: other.formula)
    edited()
    enter(&result)
  }
}

extension Sheet.Remedy {
  /// What can be done about a line without an answer, if anything can.
  init?(for answer: WrittenAnswer) {
    if let value = answer.complex {
      self = .complexValue(value)
    } else if let name = answer.solvableFor {
      self = .solving(for: name)
    } else {
      return nil
    }
  }

  /// The name of the key that does it.
  var key: String {
    switch self {
    case .complexValue: NumberSet.complex.word
    case .solving: "\(Builtin.solve.name)"
    }
  }

  /// What it finds: a value, or the name that is solved for.
  var value: String {
    switch self {
    case .complexValue(let value), .solving(let value): value
    }
  }
}

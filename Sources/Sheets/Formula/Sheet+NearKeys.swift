// The keys that what is written makes likely: a degree sign in an angle, the signs of a curve.

internal import Expressions
internal import Formulas

extension Sheet {
  /// Keys, in their notation, that go with the place of the caret.
  ///
  /// - Complexity: O(n) for n pieces of the formula.
  func nearKeys(_ reading: FormulaReading) -> [String] {
    if editor.formula.takesAngle { return ["K:deg", "K:pi"] }
    let names = Set(reading.line.statements.flatMap { $0.expression.variables })
    let isPolar = names.contains("θ") || names.contains("r")
    guard isPolar || names.contains("y") || names.contains("x") && !hasValue("x") else {
      return []
    }
    return isPolar ? ["K:theta", "=", "<", "≤"] : ["y", "=", "<", "≤"]
  }
}

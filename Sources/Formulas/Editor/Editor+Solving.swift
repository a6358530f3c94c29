// The key of `solve` takes the whole formula: an equation is written first, and then it is solved.

internal import Expressions

extension Editor {
  /// Presses the key of `solve`: around the formula, with its only name behind it, or the caret
  /// where the unknown is asked for; says whether it did.
  ///
  /// Where nothing or more than one statement stands, and in a formula that has a `solve` already,
  /// the key opens brackets like any function.
  mutating func solveFormula() -> Bool {
    let line = formula.reading(vocabulary).line
    guard line.statements.count == 1, let statement = line.statements.first,
      statement.conversion == nil,
      !statement.expression.nodes.contains(where: { $0.calls(.solve) })
    else { return false }
    var names = statement.expression.variables
    switch statement.action {
    case .evaluate: break
    case .assign(let name, _): if !names.contains(name) { names.append(name) }
    case .define: return false
    }
    guard !names.isEmpty else { return false }
    formula.selectAll()
    formula.press(.solve)
    formula.anchor = nil
    formula.caret -= 1
    formula.typeSeparator()
    if names.count == 1, names[0].unicodeScalars.count == 1,
      let letter = names[0].unicodeScalars.first
    {
      formula.type(letter: letter, vocabulary)
    }
    return true
  }
}

// Whether a formula says a curve.

internal import Expressions
internal import Formulas

extension FormulaReading {
  /// Whether it says a curve; what has a y and no sign of a comparison is not finished.
  var isCurve: Bool {
    let names = line.statements.flatMap { $0.expression.variables }
    return line.statements.contains { statement in
      if case .assign("y", _) = statement.action { return true }
      if case .assign("r", _) = statement.action, names.contains(where: Self.isAngle) {
        return true
      }
      if names.contains("y") { return statement.expression.hasRelation }
      return names.contains("x") || statement.isFunctionOfZ
    }
  }

  /// Whether a name is that of the angle of a polar curve.
  private static func isAngle(_ name: String) -> Bool { name == "θ" || name == "theta" }
}

extension Statement {
  /// Whether it is an expression of z by itself, which colours show.
  fileprivate var isFunctionOfZ: Bool {
    guard case .evaluate = action, expression.variables.contains("z") else { return false }
    return !expression.hasRelation
  }
}

extension Expression {
  fileprivate var hasRelation: Bool {
    for index in 0..<count {
      if case .relation = symbol(at: index) { return true }
    }
    return false
  }
}

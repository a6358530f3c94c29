// Whether a formula says a curve.

internal import Expressions
internal import Formulas
internal import Graphs
internal import Sessions

extension FormulaReading {
  /// Whether it says a curve; what has a y and no sign of a comparison is not finished.
  var isCurve: Bool {
    let names = line.statements.flatMap { $0.expression.variables }
    return line.statements.contains { statement in
      switch statement.action {
      case .assign("y", _): return true
      case .assign("x", _) where !names.isEmpty: return true
      case .assign("r", _) where names.contains(where: Expression.isAngle): return true
      case .assign(let name, _) where Expression.isAngle(name): return true
      default: break
      }
      if names.contains("y") { return statement.expression.hasRelation }
      return names.contains("x") || statement.isFunctionOfZ
    }
  }

  /// Whether Enter draws it and asks for no value: it says what y or the angle is, what x is for each
  /// y, or a bound of y.
  var isDrawnAtOnce: Bool {
    guard line.statements.count == 1, let statement = line.statements.first,
      statement.conversion == nil
    else { return false }
    let names = statement.expression.variables
    switch statement.action {
    case .assign("y", _): return !names.contains("y") || names.contains("x")
    case .assign("x", _): return names.contains("y")
    case .assign(let name, _): return Expression.isAngle(name) && !names.contains(name)
    case .define: return false
    case .evaluate: return statement.expression.isBound(of: "y")
    }
  }

  /// What a name is for each value of a letter: the text of the function in the place of the name, as
  /// `A(r) = π * r^2` for `A = π * r^2`.
  func text(asFunctionOf letter: String) -> String? {
    guard line.statements.count == 1, case .assign(let name, let range)? = head,
      let statement = line.statements.first,
      range.upperBound <= statement.expression.range(at: statement.expression.root).lowerBound
    else { return nil }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range, with: Array((name + "(" + letter + ")").utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The letters of which a name is a function here, where it is no coordinate: those without a value;
  /// x alone where it is among them.
  func axes(besides hasValue: (String) -> Bool) -> [String] {
    guard line.statements.count == 1, let statement = line.statements.first,
      statement.conversion == nil, case .assign(let name, _)? = head, !Expression.isAngle(name),
      !["x", "y", "r"].contains(name), statement.expression.count > 1,
      !statement.expression.isCondition, !statement.expression.asksForSolutions
    else { return [] }
    let names = statement.expression.variables
    if names.contains("x") { return ["x"] }
    let open = names.filter { $0 != name && !hasValue($0) }
    return open.allSatisfy { $0.isLetterWithIndex } && !names.contains(name) ? open : []
  }

  /// The name that is given a value; empty where none is.
  var assignedName: String {
    if case .assign(let name, _)? = head { name } else { "" }
  }

  /// What the statement gives a value.
  private var head: Statement.Action? { line.statements.first?.action }
}

extension Statement {
  /// Whether it is an expression of z by itself, which colours show.
  fileprivate var isFunctionOfZ: Bool {
    guard case .evaluate = action, expression.variables.contains("z") else { return false }
    return !expression.hasRelation
  }
}

extension Expression {
  /// Whether it compares a name with something else: `y < x^2`, and no equation.
  fileprivate func isBound(of name: String) -> Bool {
    guard case .relation(let relation, false) = symbol(at: root), relation != .equal else {
      return false
    }
    let sides = operands(of: root)
    return sides.indices.contains { place in
      symbol(at: sides[place]) == .name(name)
        && !subexpression(at: sides[1 - place]).variables.contains(name)
    }
  }

  fileprivate var hasRelation: Bool {
    for index in 0..<count {
      if case .relation = symbol(at: index) { return true }
    }
    return false
  }
}

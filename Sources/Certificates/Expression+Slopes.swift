// Derivatives in comparisons, written out by the rules by which functions are checked.

internal import Expressions
internal import Numbers
internal import Reals

extension Expression {
  /// The expression with slopes in the place of derivatives by a name, as cases where these have values;
  /// nothing where one is not known.
  ///
  /// What is differentiated is made of functions that have a slope wherever they have a value, and that have one
  /// wherever a part is positive or not zero, as a logarithm and a quotient have.
  func withoutDerivatives(
    by name: String,
    _ angleUnit: AngleUnit,
    in workspace: inout Workspace
  ) -> Expression? {
    var (result, guards) = (self, [Comparison]())
    while let index = (0..<result.count).first(where: { result.isDerivative(at: $0, by: name) }) {
      let body = result.subexpression(at: index).parts[0]
      guard body.addGuards(of: name, to: &guards),
        let slope = CheckedFunction(body, of: name, angleUnit, in: &workspace)?.slope
      else { return nil }
      result = result.replacing(index, with: slope)
    }
    guard !(0..<result.count).contains(where: { result.isDone(at: $0) }),
      guards.isEmpty || result.isPlain
    else { return nil }
    return guards.reduce(result) { Expression(.piecewise, [$1.expression, $0]) }
  }

  /// Whether a part is something done with expressions.
  private func isDone(at index: Int) -> Bool {
    operation(at: index) != nil
  }

  /// Whether a part is a derivative by a name, without another one inside.
  private func isDerivative(at index: Int, by name: String) -> Bool {
    guard case .call(let row) = symbol(at: index), row.algebra == .differentiate else {
      return false
    }
    let operands = subexpression(at: index).parts
    return operands.count == 2 && operands[1] == Expression(name: name)
      && !(0..<operands[0].count).contains { operands[0].isDerivative(at: $0, by: name) }
  }

  /// Adds what has to hold for the expression to have a value and a slope; false where that is not known.
  private func addGuards(of name: String, to guards: inout [Comparison]) -> Bool {
    guard variables.contains(name) else { return true }
    let (operands, zero) = (parts, Expression(0))
    func add(_ part: Expression, _ relation: Relation) {
      let own = Comparison(part, relation, zero)
      if !guards.contains(own) { guards.append(own) }
    }
    guard operands.allSatisfy({ $0.addGuards(of: name, to: &guards) }) else { return false }
    switch (symbol(at: root), operands.count) {
    case (.name, 0), (.negation, 1), (.sum, 2), (.difference, 2), (.product, 2),
      (.juxtaposition, 2):
      return true
    case (.quotient, 2):
      if operands[1].variables.contains(name) { add(operands[1], .notEqual) }
      return true
    case (.power, 2):
      guard operands[0].variables.contains(name) else {
        return operands[0] == Expression(.e)
          || operands[0].rationalNumber.map { $0.signum > 0 } == true
      }
      guard let exponent = operands[1].rationalNumber, exponent.isInteger, !exponent.isZero else {
        return false
      }
      if exponent.isNegative { add(operands[0], .notEqual) }
      return true
    case (.call(let row), 1):
      switch row {
      case .exp, .sine, .cosine, .arctangent, .hyperbolicSine, .hyperbolicCosine: return true
      case .ln, .log, .log2: add(operands[0], .greater)
      case .tangent: add(.call(.cosine, operands[0]), .notEqual)
      default: return false
      }
      return true
    default: return false
    }
  }
}

// An expression on one side of a place: what steps there is constant beside it,
// so that a limit becomes a value.

internal import Expressions
internal import Numbers
internal import Reals

extension AnalyzedFunction {
  /// The limit toward a number from one side, given a number so close to it on
  /// that side that no step lies between them.
  mutating func limit(at place: Real, from side: Rational) -> Real? {
    var expression = continuation.expression
    // Each turn takes one step away.
    for _ in 0..<64 {
      guard let index = (0..<expression.count).first(where: { expression.isStep($0) }) else {
        return value(of: expression, at: place)
      }
      guard let constant = withoutStep(expression, index, at: Real(side)) else { return nil }
      expression = expression.replacing(index, with: constant)
    }
    return nil
  }

  /// What a step is worth at a number and around it.
  private mutating func withoutStep(
    _ expression: Expression,
    _ index: Int,
    at number: Real
  ) -> Expression? {
    let operands = expression.operands(of: index).map { expression.subexpression(at: $0) }
    let part = expression.subexpression(at: index)
    switch expression.symbol(at: index) {
    case .piecewise: return branch(operands, at: number)
    case .call(let builtin) where "\(builtin.name)" == "frac":
      return whole(part, at: number, of: operands[0]).map { operands[0] - $0 }
    case .call(let builtin) where "\(builtin.name)" == "mod":
      guard let remainder = value(of: part, at: number),
        let dividend = value(of: operands[0], at: number),
        let divisor = value(of: operands[1], at: number)
      else { return nil }
      return quotient(dividend, remainder, divisor).map { operands[0] - operands[1] * $0 }
    default:
      return value(of: part, at: number)?.rational.map { Expression($0) }
    }
  }

  /// u − frac(u) at a number.
  private mutating func whole(
    _ part: Expression,
    at number: Real,
    of operand: Expression
  ) -> Expression? {
    guard let fraction = value(of: part, at: number), let u = value(of: operand, at: number) else {
      return nil
    }
    return quotient(u, fraction, Real(Rational.one))
  }

  /// (a − b)/c, when it is rational.
  private mutating func quotient(_ a: Real, _ b: Real, _ c: Real) -> Expression? {
    do throws(RealError) {
      let difference = try Real.difference(a, b, in: &workspace)
      let quotient = try Real.quotient(difference, c, in: &workspace)
      return quotient.rational.map { Expression($0) }
    } catch {
      return nil
    }
  }

  /// The value of the case that holds at a number.
  private mutating func branch(_ operands: [Expression], at number: Real) -> Expression? {
    var position = 0
    while position + 1 < operands.count {
      guard let holds = truth(of: operands[position], at: number) else { return nil }
      if holds { return operands[position + 1] }
      position += 2
    }
    return position < operands.count ? operands[position] : nil
  }

  private mutating func truth(of condition: Expression, at number: Real) -> Bool? {
    var environment = environment
    environment.variables[variable] = number
    do throws(EvaluationError) {
      guard case .truth(let truth) = try condition.value(in: environment, workspace: &workspace)
      else { return nil }
      return truth
    } catch {
      return nil
    }
  }
}

extension Expression {
  /// Whether a node is constant but for jumps, or chooses between parts.
  fileprivate func isStep(_ index: Int) -> Bool {
    switch symbol(at: index) {
    case .piecewise: return true
    case .call(let builtin):
      switch "\(builtin.name)" {
      case "floor", "ceil", "round", "trunc", "frac", "sign", "strict sign", "mod": return true
      default: return false
      }
    default: return false
    }
  }
}

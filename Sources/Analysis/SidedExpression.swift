// An expression on one side of a place: steps are constant beside the place, so that a limit
// becomes a value.

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

  /// An expression without the step at a node, equal to the node at a number and around it.
  private mutating func withoutStep(
    _ expression: Expression,
    _ index: Int,
    at number: Real
  ) -> Expression? {
    let operands = expression.operands(of: index).map { expression.subexpression(at: $0) }
    let part = expression.subexpression(at: index)
    switch expression.symbol(at: index) {
    case .piecewise: return branch(operands, at: number)
    case .call(let builtin):
      guard let piece = builtin.piece else { return nil }
      let names = ["u": operands[0], "v": operands.last ?? operands[0]]
      return self.piece(piece.replacing(names), of: part, at: number)
    default: return nil
    }
  }

  /// The expression `piece` of a part between jumps, with the w that gives the value of the
  /// part at a number.
  private mutating func piece(
    _ piece: Expression,
    of part: Expression,
    at number: Real
  ) -> Expression? {
    guard let whole = value(of: part, at: number),
      let without = value(of: piece.replacing(["w": Expression(0)]), at: number),
      let withOne = value(of: piece.replacing(["w": Expression(1)]), at: number),
      let factor = difference(withOne, without),
      let w = quotient(whole, without, factor)
    else { return nil }
    return piece.replacing(["w": w])
  }

  private mutating func difference(_ a: Real, _ b: Real) -> Real? {
    do throws(RealError) { return try Real.difference(a, b, in: &workspace) } catch { return nil }
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
    var environment = environment
    environment.variables[variable] = .real(number)
    var position = 0
    while position + 1 < operands.count {
      guard let holds = operands[position].truth(in: environment, workspace: &workspace) else {
        return nil
      }
      if holds { return operands[position + 1] }
      position += 2
    }
    return position < operands.count ? operands[position] : nil
  }
}

extension Expression {
  /// Whether a node is piecewise constant, or chooses between parts.
  func isStep(_ index: Int) -> Bool {
    switch symbol(at: index) {
    case .piecewise: return true
    case .call(let builtin): return builtin.piece != nil
    default: return false
    }
  }
}

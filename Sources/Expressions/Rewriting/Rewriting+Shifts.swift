// Numbers that are taken out of functions: ⌊u + n⌋ = ⌊u⌋ + n for a whole number n,
// and sin(u + c) by the quarter turn that is nearest to c.
//
// Measured from the middle of a narrow window, c is large or next to a pole, and
// hides u from intervals; what is left of it is worked out exactly.

internal import Numbers
internal import Reals

extension Rewriting {
  /// A function of u + c, or a sum with such a one, with as much of the number c
  /// taken out as can be.
  func shifted(_ part: Expression) -> Expression? {
    switch part.symbol(at: part.root) {
    case .sum, .difference: return joined(part)
    case .call(let builtin) where part.arity(at: part.root) == 1:
      let argument = part.subexpression(at: part.root - 1)
      // Only arguments without calls: of nested ones each would be rewritten at every level.
      guard argument.isArithmetic, let polynomial = product(of: argument)?.polynomial,
        !polynomial.isConstant
      else { return nil }
      switch builtin.shift {
      case .wholeNumber: return wholeShifted(builtin, polynomial)
      case .quarterTurn: return quarterShifted(builtin, polynomial)
      case nil: return nil
      }
    default: return nil
    }
  }

  /// ⌊u + n⌋ = ⌊u⌋ + n.
  private func wholeShifted(_ builtin: Builtin, _ polynomial: Polynomial) -> Expression? {
    let whole = Rational(polynomial[0].floor)
    guard !whole.isZero else { return nil }
    let rest = Expression(shortest: polynomial - Polynomial(whole), of: name)
    return .call(builtin, rest) + Expression(whole)
  }

  /// sin(u + c) = ± sin or cos(u + (c − k·π/2)), with the k nearest to 2c/π.
  private func quarterShifted(_ builtin: Builtin, _ polynomial: Polynomial) -> Expression? {
    guard environment.angleUnit.radiansPerUnit == nil else { return nil }
    let shift = Expression(polynomial[0])
    let quarters = Expression.call(.round, Expression(2) * shift / Expression(.pi))
    guard let count = rational(quarters), !count.isZero, count.isInteger else { return nil }
    let variable = Expression(shortest: polynomial - Polynomial(polynomial[0]), of: name)
    let rest = Expression(.difference, [shift, Expression(count / 2) * Expression(.pi)])
    let angle = Expression(.sum, [variable, rest])
    let turns = count - Rational(4) * Rational((count / 4).floor)
    var function = builtin
    var isOpposite = false
    var turn = Rational.zero
    while turn < turns {
      guard let later = function.quarterTurnLater else { return nil }
      let isNegated = later.nodes[later.root].kind == .negation
      isOpposite = isOpposite != isNegated
      function = later.builtin(at: isNegated ? later.root - 1 : later.root)
      turn = turn + 1
    }
    let value = Expression.call(function, angle)
    return isOpposite ? -value : value
  }

  /// (u ± a) ± b as u plus one number.
  private func joined(_ sum: Expression) -> Expression? {
    let inner = sum.subexpression(at: sum.left(of: sum.root))
    guard let outer = sum.signedNumberBehind, let first = inner.signedNumberBehind else {
      return nil
    }
    return inner.subexpression(at: inner.left(of: inner.root)) + Expression(first + outer)
  }
}

extension Expression {
  /// Whether no function is called in it.
  var isArithmetic: Bool {
    nodes.allSatisfy { $0.kind != .call && $0.kind != .application }
  }

  /// The number b of a sum u + b or a difference u − (−b).
  fileprivate var signedNumberBehind: Rational? {
    let kind = nodes[root].kind
    guard kind == .sum || kind == .difference else { return nil }
    return subexpression(at: root - 1).rationalNumber.map { kind == .sum ? $0 : -$0 }
  }
}

// Functions of their inverse functions, which undo each other where the inner one has a value:
// e^(ln u) is u for u > 0, ln(e^u) is u.

internal import Expressions
internal import Numbers

extension Expression {
  /// The expression without functions of their inverse functions, and what must be true besides
  /// for it to have the same value; nothing where there are none.
  func undoingInverses(
    of x: String
  ) -> (expression: Expression, conditions: [EquationTask.Condition])? {
    var result = self
    var conditions: [EquationTask.Condition] = []
    for _ in 0..<Self.inverseLimit {
      guard
        let (index, rule) = (0..<result.count).lazy.compactMap({ index in
          result.undone(at: index, x).map { (index, $0) }
        }).first
      else { break }
      result = result.replacing(index, with: rule.expression)
      conditions += rule.conditions
    }
    return result == self ? nil : (result, conditions)
  }

  /// The most functions that are undone.
  private static let inverseLimit = 16

  /// What a node is, where it is a function of its inverse function.
  private func undone(
    at index: Int,
    _ x: String
  ) -> (expression: Expression, conditions: [EquationTask.Condition])? {
    let part = subexpression(at: index)
    guard part.variables.contains(x) else { return nil }
    if let (base, exponent) = part.exponential, let (other, argument) = exponent.logarithm,
      base == other
    {
      return (argument, [EquationTask.Condition(argument, .greater, Expression(0))])
    }
    if let (base, argument) = part.logarithm, let (other, exponent) = argument.exponential {
      guard base != other else { return (exponent, []) }
      return (exponent * (.call(.ln, other) / .call(.ln, base)), [])
    }
    guard case .call(let outer) = part.symbol(at: part.root), part.parts.count == 1,
      case let inside = part.parts[0], inside.parts.count == 1,
      case .call(let inner) = inside.symbol(at: inside.root),
      outer.inverse == inner || inner.inverse == outer,
      // Only what takes each value once is undone everywhere.
      inner.origins(argumentCount: 1)?.count == 1, inner.period == nil
    else { return nil }
    let u = inside.parts[0]
    let (none, one) = (Expression(0), Expression(1))
    let bounds: [EquationTask.Condition]
    switch inner.domain {
    case .real: bounds = []
    case .positive: bounds = [.init(u, .greater, none)]
    case .nonNegative: bounds = [.init(u, .greaterOrEqual, none)]
    case .atLeastOne: bounds = [.init(u, .greaterOrEqual, one)]
    case .unit: bounds = [.init(u, .greaterOrEqual, -one), .init(u, .lessOrEqual, one)]
    case .openUnit: bounds = [.init(u, .greater, -one), .init(u, .less, one)]
    default: return nil
    }
    return (u, bounds)
  }

  /// The base and the exponent of a power of e or of a positive number other than 1.
  private var exponential: (base: Expression, exponent: Expression)? {
    let operands = parts
    switch symbol(at: root) {
    case .call(.exp): return (Expression(.e), operands[0])
    case .power where operands[0].isBase: return (operands[0], operands[1])
    default: return nil
    }
  }

  /// The base and the argument of a logarithm to e or to a positive number other than 1.
  private var logarithm: (base: Expression, argument: Expression)? {
    guard case .call(let builtin) = symbol(at: root), let base = builtin.logarithmBase(parts),
      base.isBase
    else { return nil }
    return (base, parts[0])
  }

  /// Whether it is written as a positive number other than 1.
  private var isBase: Bool { isPositiveNumber && rationalNumber != .one }
}

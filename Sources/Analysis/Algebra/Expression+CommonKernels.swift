// Functions in terms of fewer ones, so that expressions that are the same have the same form.

internal import Expressions
internal import Numbers

extension Expression {
  /// The expression with natural logarithms in the place of others, exponentials in that of powers
  /// whose exponents are no numbers, logarithms and square roots of products by those of their
  /// factors, and the arcsine in the place of the arccosine.
  ///
  /// Where it has a value it is worth the same as this one; it may have none where this one has.
  var withCommonKernels: Expression { rebuilt(Self.common) }

  /// The expression with the arcsine in the place of the arccosine, which is worth the same, of complex
  /// numbers as well.
  var withArcsines: Expression {
    rebuilt { symbol, operands in
      guard case .call(.arccosine) = symbol else { return nil }
      return Expression(.pi) / Expression(2) - .call(.arcsine, operands[0])
    }
  }

  private static func common(_ symbol: Symbol, _ operands: [Expression]) -> Expression {
    let first = operands[0]
    switch symbol {
    case .power where operands[1].rationalNumber == nil && first.mayBePositive:
      if first == Expression(.e) { return .call(.exp, operands[1]) }
      return .call(.exp, operands[1] * logarithm(first))
    case .call(.ln): return logarithm(first)
    case .call(let builtin) where builtin.logarithmBase(operands) != nil:
      guard let base = builtin.logarithmBase(operands) else { break }
      return logarithm(first) / logarithm(base)
    case .call(.sqrt):
      guard first.parts.allSatisfy({ $0.mayBePositive }) else { break }
      switch first.symbol(at: first.root) {
      case .product, .juxtaposition:
        return common(.call(.sqrt), [first.parts[0]]) * common(.call(.sqrt), [first.parts[1]])
      case .quotient:
        return common(.call(.sqrt), [first.parts[0]]) / common(.call(.sqrt), [first.parts[1]])
      default: break
      }
    case .call(.arccosine): return Expression(.pi) / Expression(2) - .call(.arcsine, first)
    default: break
    }
    return Expression(symbol, operands)
  }

  /// The natural logarithm, by those of factors and bases.
  private static func logarithm(_ e: Expression) -> Expression {
    let parts = e.parts
    guard parts.allSatisfy({ $0.mayBePositive }) else { return .call(.ln, e) }
    switch e.symbol(at: e.root) {
    case .constant(.e): return Expression(1)
    case .call(.exp): return parts[0]
    case .product, .juxtaposition: return logarithm(parts[0]) + logarithm(parts[1])
    case .quotient: return logarithm(parts[0]) - logarithm(parts[1])
    case .power: return parts[1] * logarithm(parts[0])
    case .call(.sqrt): return logarithm(parts[0]) / Expression(2)
    default: return .call(.ln, e)
    }
  }

  /// Whether it has names, or is positive because of its form alone.
  private var mayBePositive: Bool {
    if !variables.isEmpty { return true }
    if let number = rationalNumber { return number.signum > 0 }
    return self == Expression(.e) || self == Expression(.pi)
  }
}

extension Builtin {
  /// The base of a logarithm.
  func logarithmBase(_ operands: [Expression]) -> Expression? {
    switch self {
    case .ln: Expression(.e)
    case .log2: Expression(2)
    case .log: operands.count == 2 ? operands[1] : Expression(10)
    default: nil
    }
  }
}

// The summands and factors of an expression, and factors that all summands have.

internal import Expressions
internal import Numbers

extension Expression {
  /// The factors of a product up to its sign, from left to right.
  var factors: [Expression] {
    switch symbol(at: root) {
    case .product, .juxtaposition: parts[0].factors + parts[1].factors
    case .negation: parts[0].factors
    default: [self]
    }
  }

  /// Whether a product is the opposite of that of its factors.
  private var isOppositeOfFactors: Bool {
    switch symbol(at: root) {
    case .product, .juxtaposition: parts[0].isOppositeOfFactors != parts[1].isOppositeOfFactors
    case .negation: !parts[0].isOppositeOfFactors
    default: false
    }
  }

  /// The summands, each with whether it is subtracted.
  var summands: [(isNegative: Bool, part: Expression)] {
    switch symbol(at: root) {
    case .sum: return parts[0].summands + parts[1].summands
    case .difference:
      return parts[0].summands + parts[1].summands.map { (!$0.isNegative, $0.part) }
    case .negation: return parts[0].summands.map { (!$0.isNegative, $0.part) }
    default: return [(false, self)]
    }
  }

  /// A factor with a name that all of several summands have, and what is left of their sum.
  func commonFactor(in name: String) -> (factor: Expression, rest: Expression)? {
    let terms = summands
    guard terms.count > 1 else { return nil }
    let candidates = terms.flatMap { $0.part.factors }
    for factor in candidates where factor.variables.contains(name) {
      var rest: Expression?
      for term in terms {
        guard let quotient = term.part.without(factor: factor) else {
          rest = nil
          break
        }
        if let sum = rest {
          rest = term.isNegative ? sum - quotient : sum + quotient
        } else {
          rest = term.isNegative ? -quotient : quotient
        }
      }
      if let rest, rest.variables.contains(name) { return (factor, rest) }
    }
    return nil
  }

  /// A product without one of its factors, or with one less of a power of it; nothing where the
  /// factor does not stand in it.
  fileprivate func without(factor: Expression) -> Expression? {
    var factors = factors
    func product() -> Expression {
      let product = Expression.product(of: factors)
      return isOppositeOfFactors ? -product : product
    }
    if let place = factors.firstIndex(of: factor) {
      factors.remove(at: place)
      return product()
    }
    for (place, power) in factors.enumerated() {
      guard case .power = power.symbol(at: power.root), power.parts[0] == factor,
        let exponent = power.parts[1].rationalNumber?.numerator.asInt, exponent > 1,
        power.parts[1].rationalNumber?.isInteger == true
      else { continue }
      factors[place] = factor.raised(to: exponent - 1)
      return product()
    }
    return nil
  }
}

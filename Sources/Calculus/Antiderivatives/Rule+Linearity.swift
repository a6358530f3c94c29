// Constants, sums, constant factors, and sums that appear when products are multiplied out.

internal import Expressions
internal import Numbers

extension AntiderivativeRule {
  /// A constant.
  static let constants = AntiderivativeRule(name: "constant") { e, search in
    search.depends(e) ? nil : e * search.x
  }

  /// Sums term by term, constant factors in front.
  static let linearity = AntiderivativeRule(name: "linearity") { e, search in
    let operands = e.parts
    switch e.symbol(at: e.root) {
    case .negation: return search.antiderivative(of: operands[0]).map { -$0 }
    case .sum, .difference:
      guard let a = search.antiderivative(of: operands[0]),
        let b = search.antiderivative(of: operands[1])
      else { return nil }
      if case .sum = e.symbol(at: e.root) { return a + b }
      return a - b
    default: break
    }
    let (above, below) = e.fractionFactors
    let constants = (
      above.filter { !search.depends($0) }, below.filter { !search.depends($0) }
    )
    guard !constants.0.isEmpty || !constants.1.isEmpty else { return nil }
    let rest =
      Expression.product(above.filter { search.depends($0) })
      / Expression.product(below.filter { search.depends($0) })
    guard rest != e, let found = search.antiderivative(of: rest) else { return nil }
    let factor = Expression.product(constants.0) / Expression.product(constants.1)
    return factor.rationalNumber == 1 ? found : factor * found
  }

  /// A product that becomes a sum.
  static let expansion = AntiderivativeRule(name: "expansion") { e, search in
    guard let sum = search.simplified(e, by: "expand(u)"), sum != e else { return nil }
    return search.antiderivative(of: sum)
  }
}

// Expressions in which a part without a value leaves the whole without one.

extension Expression {
  /// Whether the expression is made of numbers, arithmetic and functions of one or two numbers, none of
  /// which does something with expressions, so that it has no value where a part of it has none.
  package var isPlain: Bool {
    guard !hasChance else { return false }
    return (0..<count).allSatisfy { index in
      switch symbol(at: index) {
      case .number, .name, .negation, .sum, .difference, .product, .juxtaposition, .quotient,
        .power, .degree:
        return true
      case .constant(let constant): return constant != .imaginaryUnit
      case .call(let row): return arity(at: index) <= 2 && row.algebra == nil
      default: return false
      }
    }
  }
}

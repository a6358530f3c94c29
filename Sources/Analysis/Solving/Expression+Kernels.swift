// Parts of an expression in which an unknown stands, and what takes their place.

internal import Expressions
internal import Numbers

extension Expression {
  /// How often a name stands in the expression.
  func occurrences(of name: String) -> Int {
    (0..<count).count { symbol(at: $0) == .name(name) }
  }

  /// The largest parts with a name that are no sums, products, quotients or whole powers;
  /// nothing where the name stands outside of them.
  func kernels(in name: String) -> [Int]? {
    var found: [Int] = []
    var pending = [root]
    while let index = pending.popLast() {
      guard subexpression(at: index).variables.contains(name) else { continue }
      switch symbol(at: index) {
      case .name: return nil
      case .negation, .sum, .difference, .product, .juxtaposition, .quotient, .percent:
        pending += operands(of: index)
      case .power where subexpression(at: index - 1).rationalNumber?.isInteger == true:
        pending.append(left(of: index))
      default: found.append(index)
      }
    }
    return found.sorted { $0 < $1 }
  }

  /// Whether the form alone says that there is a value for every number in the place of a name.
  package func isDefinedEverywhere(in name: String) -> Bool {
    (0..<count).allSatisfy { index in
      let operands = operands(of: index)
      guard operands.contains(where: { subexpression(at: $0).variables.contains(name) }) else {
        return true
      }
      switch symbol(at: index) {
      case .negation, .sum, .difference, .product, .juxtaposition, .percent: return true
      case .quotient:
        let divisor = subexpression(at: index - 1)
        return divisor.rationalNumber.map { !$0.isZero } ?? false
      case .power:
        let exponent = subexpression(at: index - 1)
        if let number = exponent.rationalNumber { return number.isInteger && number.signum > 0 }
        guard exponent.variables.contains(name) else { return false }
        let base = subexpression(at: left(of: index))
        return base.rationalNumber.map { $0.signum > 0 }
          ?? (base.symbol(at: base.root) == .constant(.e))
      case .call(let builtin): return operands.count == 1 && builtin.domain == .real
      default: return false
      }
    }
  }
}

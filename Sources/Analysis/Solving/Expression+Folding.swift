// Sums and products of numbers in an expression as numbers.

internal import Expressions
internal import Numbers

extension Expression {
  /// The expression with sums and products of numbers as numbers, and without what is zero.
  var folded: Expression {
    var parts: [Expression] = []
    for index in 0..<count {
      let operands = operands(of: index).map { parts[$0] }
      let part: Expression
      switch symbol(at: index) {
      case .negation: part = -operands[0]
      case .sum: part = operands[0] + operands[1]
      case .difference:
        part = operands[0] == operands[1] ? Expression(0) : operands[0] - operands[1]
      case .product, .juxtaposition: part = operands[0] * operands[1]
      case .quotient: part = operands[0] / operands[1]
      case .power:
        let exponent = operands[1].rationalNumber?.asNatural
        let isZero = operands[0].rationalNumber?.isZero == true
        part =
          isZero && exponent.map({ $0 > 0 }) == true
          ? Expression(0)
          : exponent.map { operands[0].raised(to: $0) } ?? Expression(.power, operands)
      default:
        part = operands.isEmpty ? subexpression(at: index) : Expression(symbol(at: index), operands)
      }
      parts.append(part)
    }
    return parts[root]
  }
}

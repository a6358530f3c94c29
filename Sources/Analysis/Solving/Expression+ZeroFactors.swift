// Factors of an expression, one of which is zero where it is.

internal import Expressions
internal import Numbers

extension Expression {
  /// Expressions of which one is zero wherever the expression is, which is zero wherever it has a
  /// value and one of them is zero.
  func zeroFactors(in name: String) -> [Expression] {
    let operands = parts
    switch symbol(at: root) {
    case .negation, .quotient: return operands[0].zeroFactors(in: name)
    case .product, .juxtaposition: return operands.flatMap { $0.zeroFactors(in: name) }
    case .power where operands[1].rationalNumber.map({ $0.signum > 0 }) == true:
      return operands[0].zeroFactors(in: name)
    default:
      guard let (factor, rest) = commonFactor(in: name) else { return [self] }
      return factor.zeroFactors(in: name) + rest.zeroFactors(in: name)
    }
  }
}

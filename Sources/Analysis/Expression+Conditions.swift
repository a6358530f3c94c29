// Conditions: comparisons, and words between them.

internal import Expressions

extension Expression {
  /// The last operand of a comparison.
  var rightSide: Expression {
    operands(of: root).last.map { subexpression(at: $0) } ?? self
  }

  /// The differences of the sides of all comparisons in a condition.
  var comparedDifferences: [Expression] {
    var differences: [Expression] = []
    for index in 0..<count {
      guard case .relation(_, let continuesChain) = symbol(at: index) else { continue }
      let sides = operands(of: index).map { subexpression(at: $0) }
      // A chain compares the right side of its first operand once more.
      differences.append((continuesChain ? sides[0].rightSide : sides[0]) - sides[1])
    }
    return differences
  }
}

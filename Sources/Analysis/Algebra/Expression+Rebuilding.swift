// An expression built again from its leaves, with a rule for its nodes.

package import Expressions

extension Expression {
  /// The expression built again from its leaves, with others in the place of some nodes.
  ///
  /// The rule is asked for each node with operands, those inside of others first.
  package func rebuilt(_ change: (Symbol, [Expression]) -> Expression?) -> Expression {
    var stack: [Expression] = []
    for index in 0..<count {
      let operands = Array(stack.suffix(arity(at: index)))
      stack.removeLast(operands.count)
      guard !operands.isEmpty else {
        stack.append(subexpression(at: index))
        continue
      }
      let symbol = symbol(at: index)
      stack.append(change(symbol, operands) ?? Expression(symbol, operands))
    }
    return stack.last ?? self
  }
}

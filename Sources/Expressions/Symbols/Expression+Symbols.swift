// Questions about the nodes of a tree whose answers depend on the builtins.

extension Expression {
  /// The operands of the root, as expressions of their own.
  ///
  /// - Complexity: O(size).
  package var parts: [Expression] { operands(of: root).map { subexpression(at: $0) } }

  /// A part as an expression of its own.
  ///
  /// - Complexity: O(size of the part).
  package func subexpression(at index: Int) -> Expression {
    guard index != root else { return self }
    var builder = ExpressionBuilder()
    builder.append(self, at: index)
    return builder.expression()
  }

  /// Whether a node is written as a place in square brackets behind a list or a name.
  package func isPlace(at index: Int) -> Bool {
    guard nodes[index].kind == .call, builtin(at: index).notation == .place else { return false }
    let list = left(of: index)
    switch nodes[list].kind {
    case .shortName, .longName, .list, .sequence: return true
    case .call: return isPlace(at: list)
    default: return false
    }
  }

  /// Whether a node is written as a large sign, the sum or the product of a sequence.
  package func isLarge(at index: Int) -> Bool {
    guard sequenceArgument(of: index) != nil, case .large = builtin(at: index).notation else {
      return false
    }
    return true
  }

  /// The sequence whose values a function of any number of numbers takes.
  package func sequenceArgument(of call: Int) -> Int? {
    guard nodes[call].kind == .call, nodes[call - 1].kind == .sequence, arity(at: call) == 1,
      nodes[call].builtin.most == nil
    else { return nil }
    return call - 1
  }
}

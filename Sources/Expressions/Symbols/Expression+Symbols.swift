// Questions about the nodes of a tree whose answers depend on the builtins.

extension Expression {
  /// Whether a node calls a builtin.
  package func isCall(of builtin: Builtin, at index: Int) -> Bool {
    nodes[index].calls(builtin)
  }

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

  /// Whether another expression is a part of it.
  package func contains(_ part: Expression) -> Bool {
    (0..<count).contains { subexpression(at: $0) == part }
  }

  /// Whether a node is written as a place in square brackets behind a list or a name.
  package func isPlace(at index: Int) -> Bool {
    guard nodes[index].kind == .call, builtin(at: index).notation == .place else { return false }
    let list = left(of: index)
    switch nodes[list].kind {
    case .shortName, .longName, .list, .sequence: return true
    case .call: return isPlace(at: list) || builtin(at: list).givesList
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

  /// Whether the name that a sequence binds stands for any number between its bounds.
  package func bindsAnyNumber(at sequence: Int) -> Bool {
    // What a call takes alone stands right in front of it.
    guard nodes[sequence].kind == .sequence, sequence < root else { return false }
    return sequenceArgument(of: sequence + 1) == sequence
      && builtin(at: sequence + 1).bindsAnyNumber
  }

  /// Whether a number is said as the zero of a function.
  package var hasZeros: Bool { nodes.indices.contains { bindsAnyNumber(at: $0) } }

  /// Whether a part is drawn at random.
  package var hasChance: Bool {
    (0..<count).contains { index in
      switch symbol(at: index) {
      case .constant(let constant): constant == .random
      case .call(let builtin): builtin.drawsAtRandom
      default: false
      }
    }
  }

  /// The sequence whose values a function of any number of numbers takes.
  package func sequenceArgument(of call: Int) -> Int? {
    guard nodes[call].kind == .call, nodes[call - 1].kind == .sequence, arity(at: call) == 1,
      nodes[call].builtin.most == nil
    else { return nil }
    return call - 1
  }
}

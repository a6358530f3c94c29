// Expressions that ask for what is done with expressions.

extension Expression {
  /// Whether a function is called that works on expressions with free names.
  package var callsAlgebra: Bool { (0..<count).contains { operation(at: $0) != nil } }

  /// Whether something is done with expressions that does not follow from their values.
  package var hasFormalOperation: Bool { (0..<count).contains { isFormal(at: $0) } }

  /// Whether a node asks for something that does not follow from the values of expressions.
  package func isFormal(at index: Int) -> Bool { operation(at: index)?.isFormal == true }

  /// What a call does with expressions in which names are free; nil for other nodes, and for what
  /// is a number because no names but bound ones stand in it.
  package func operation(at index: Int) -> AlgebraicOperation? {
    guard nodes[index].kind == .call else { return nil }
    guard Builtin.facts[Int(nodes[index].row)].isAlgebraic else { return sumOperation(at: index) }
    let row = builtin(at: index)
    guard row.bindsAnyNumber, sequenceArgument(of: index) != nil else { return row.algebra }
    return row == .integral && !subexpression(at: index).variables.isEmpty ? .integrateBetween : nil
  }

  /// What a large sign asks for whose bounds have names.
  private func sumOperation(at index: Int) -> AlgebraicOperation? {
    guard case .large(let isSum) = builtin(at: index).notation,
      let sequence = sequenceArgument(of: index)
    else { return nil }
    let binding = binding(at: sequence)
    let hasNames = nodes[first(of: binding.from)...binding.to].contains { $0.kind.isName }
    return hasNames ? isSum ? .sum : .product : nil
  }
}

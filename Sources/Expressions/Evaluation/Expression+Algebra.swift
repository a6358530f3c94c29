// Expressions that ask for what is done with expressions.

extension Expression {
  /// Whether a function is called that works on expressions with free names.
  package var callsAlgebra: Bool { (0..<count).contains { operation(at: $0) != nil } }

  /// What a call does with expressions in which names are free; nothing for other nodes, and for
  /// an integral between two bounds, which is a number.
  package func operation(at index: Int) -> AlgebraicOperation? {
    guard nodes[index].kind == .call, Builtin.facts[Int(nodes[index].row)].isAlgebraic else {
      return nil
    }
    let row = builtin(at: index)
    return row.bindsAnyNumber && sequenceArgument(of: index) != nil ? nil : row.algebra
  }
}

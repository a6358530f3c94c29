// Expressions that ask for what is done with expressions.

extension Expression {
  /// Whether a function is called that works on expressions with free names.
  package var callsAlgebra: Bool {
    nodes.contains { $0.kind == .call && Builtin.facts[Int($0.row)].isAlgebraic }
  }
}

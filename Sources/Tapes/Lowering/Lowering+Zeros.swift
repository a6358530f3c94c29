// Zeros, integrals and limits of functions as parts without variables: each is a number.

internal import Expressions

extension Lowering {
  /// Takes a call that finds one number of a function as a constant, when its bounds, or what its
  /// name comes close to, are on the stack.
  ///
  /// - Returns: Whether the range belongs to such a call.
  mutating func takesZero(_ range: Int) throws(Failure) -> Bool {
    let expression = frame.expression
    guard
      let sequence = (range..<expression.count).first(where: { index in
        expression.nodes[index].kind == .sequence && expression.binding(at: index).range == range
      }), expression.bindsAnyNumber(at: sequence)
    else { return false }
    let call = sequence + 1
    for name in expression.subexpression(at: call).variables {
      guard isKnown(name) else { throw Failure(.openZero) }
    }
    stack.removeLast(expression.arity(at: range))
    push(Operand.pending, at: call)
    frame.position = call + 1
    return true
  }

  /// Whether a name stands for a number that is known.
  private func isKnown(_ name: String) -> Bool {
    if let call = frame.call, let place = call.function.parameters.firstIndex(of: name) {
      return instructions[call.arguments[place]].operation == .constant
    }
    return !variables.contains(name)
  }
}

// Names, calls of builtins, and calls of the user's functions.

internal import Expressions
internal import Numbers
internal import Reals

extension Lowering {
  mutating func name(_ index: Int) throws(Failure) {
    if let call = frame.call,
      let place = call.function.parameters.firstIndex(of: frame.expression.name(at: index))
    {
      push(call.arguments[place], at: index)
    } else if let place = variable(index) {
      if inputs[place].register < 0 {
        let register = try emit(Instruction(.variable, a: place))
        inputs[place].register = Int32(truncatingIfNeeded: register)
      }
      push(Int(inputs[place].register), at: index)
    } else {
      let name = frame.expression.name(at: index)
      if environment.variables[name] != nil {
        push(Operand.pending, at: index)
      } else if environment.functions[name] != nil {
        guard frame.expression.isApplied(index) else {
          throw Failure(.functionWithoutArguments(name))
        }
        push(Operand.function, at: index)
      } else {
        throw Failure(frame.expression.unknown(index, in: environment, besides: inScope))
      }
    }
  }

  /// The names that mean something here besides those of the environment.
  private var inScope: [String] {
    variables + (frame.call?.function.parameters ?? [])
  }

  /// The number of the variable that has a name.
  @inline(__always)
  private func variable(_ index: Int) -> Int? {
    let node = frame.expression.nodes[index]
    guard case .longName = node.kind else {
      for place in inputs.indices where inputs[place].name == node.payload { return place }
      return nil
    }
    return variables.firstIndex(of: frame.expression.name(at: index))
  }

  /// Goes on with the body of a function of the user.
  mutating func application(_ index: Int, in workspace: inout Workspace) throws(Failure) {
    let expression = frame.expression
    let name = expression.name(at: expression.first(of: index))
    let count = expression.arity(at: index) - 1
    guard let definition = environment.functions[name] else {
      throw Failure(.unknownName(name, nearest: nil))
    }
    guard definition.parameters.count == count else {
      throw Failure(
        .wrongNumberOfArguments(
          function: name,
          expected: definition.parameters.count,
          found: count
        )
      )
    }
    let arguments = try arguments(count, in: &workspace)
    stack.removeLast()
    try begin(Call(name, definition, arguments), in: &workspace)
  }

  /// The registers of arguments, in their order.
  mutating func arguments(_ count: Int, in workspace: inout Workspace) throws(Failure) -> [Int] {
    var arguments: [Int] = []
    for _ in 0..<count { arguments.append(try register(popOperand(), in: &workspace)) }
    arguments.reverse()
    return arguments
  }

  /// Goes on with the body of a function.
  mutating func begin(_ call: Call, in workspace: inout Workspace) throws(Failure) {
    guard callers.count < Lowering.callLimit else { throw Failure(.real(.overBudget(.depth))) }
    callers.append(frame)
    frame = Frame(call.function.body, of: call)
    try charge(in: &workspace)
  }
}

// Names and calls.

internal import Numbers
internal import Reals

extension Evaluation {
  mutating func name(_ expression: Expression, _ index: Int) throws(Failure) {
    let name = expression.name(at: index)
    if let frame = frames.last, let function = frame.function,
      let place = function.definition.parameters.firstIndex(of: name)
    {
      push(frame.arguments[place])
    } else if let value = environment.variables[name] {
      if case .measured = value { throw Failure(.measured) }
      push(value)
    } else if environment.functions[name] != nil {
      guard expression.isApplied(index) else { throw Failure(.functionWithoutArguments(name)) }
      stack.append(.function)
    } else {
      let parameters = frames.last?.function?.definition.parameters ?? []
      throw Failure(expression.unknown(index, in: environment, besides: parameters))
    }
  }

  /// Pushes the body of a function of the user, with its arguments.
  mutating func application(_ expression: Expression, _ index: Int) throws(Failure) {
    let name = expression.name(at: expression.first(of: index))
    let count = expression.arity(at: index) - 1
    var arguments: [Value] = []
    for _ in 0..<count { arguments.append(popValue()) }
    arguments.reverse()
    stack.removeLast()
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
    try begin(name, definition, arguments)
  }

  /// Goes on with the body of a function.
  private mutating func begin(
    _ name: String,
    _ definition: UserFunction,
    _ arguments: [Value],
    _ otherwise: DomainError? = nil
  ) throws(Failure) {
    guard frames.count <= Evaluation.callLimit else {
      throw Failure(.real(.overBudget(.depth)))
    }
    frames.append(
      Frame(
        definition.body,
        function: (name, definition),
        arguments: arguments,
        otherwise: otherwise
      )
    )
  }

  /// Evaluates a builtin.
  mutating func call(
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    try call(expression.builtin(at: index), expression.arity(at: index), in: &workspace)
  }

  /// Calls a builtin with so many arguments.
  mutating func call(
    _ row: Builtin,
    _ count: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    guard count >= row.least, count <= row.most ?? .max else { throw Failure(.incomplete) }
    switch row.evaluation {
    case .unary(let operation):
      switch row.angle {
      case .none: try unary(operation, in: &workspace)
      case .argument:
        try unary(environment.angleUnit.radians, in: &workspace)
        try unary(operation, in: &workspace)
      case .value:
        try unary(operation, in: &workspace)
        try unary(environment.angleUnit.angle(ofRadians:in:), in: &workspace)
      }
    case .binary(let operation):
      try binary(operation, in: &workspace)
    case .optional(let alone, let operation):
      if count == 1 {
        try unary(alone, in: &workspace)
      } else {
        try binary(operation, in: &workspace)
      }
    case .fold(let operation):
      // A single argument is joined with itself, so that it is checked too.
      if count == 1, let last = stack.last { stack.append(last) }
      for _ in 1..<max(count, 2) { try binary(operation, in: &workspace) }
    case .definition(_, let otherwise):
      guard let definition = row.definition else { return }
      var arguments: [Value] = []
      for _ in 0..<count { arguments.append(.real(try popReal())) }
      try begin("\(row.name)", definition, arguments.reversed(), otherwise)
    case .value(let operation):
      let x = try popReal()
      push(try real { () throws(RealError) in try operation(x, &workspace) })
    }
  }
}

extension Expression {
  /// Whether a name stands in front of its arguments.
  ///
  /// Then the node behind them is an application that starts with the name.
  package func isApplied(_ index: Int) -> Bool {
    var next = index + 1
    while next < count {
      if first(of: next) == index { return nodes[next].kind == .application }
      if first(of: next) < index { return false }
      next += 1
    }
    return false
  }
}

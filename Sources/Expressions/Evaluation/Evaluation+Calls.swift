// Names and calls.

internal import Numbers
internal import Reals

extension Evaluation {
  mutating func name(_ expression: Expression, _ index: Int) throws(Failure) {
    let name = expression.name(at: index)
    if let binding = frames.last?.bindings.last(where: { $0.name == name }) {
      push(binding.value)
    } else if let value = environment.variables[name] {
      if value.isMeasured { throw Failure(.measured) }
      if case .solutions = value { throw Failure(.notANumber) }
      push(value)
    } else if environment.functions[name] != nil {
      guard expression.isApplied(index) else { throw Failure(.functionWithoutArguments(name)) }
      stack.append(.function)
    } else {
      let bound = frames.last?.bindings.map { $0.name } ?? []
      throw Failure(expression.unknown(index, in: environment, besides: bound))
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
        function: name,
        bindings: zip(definition.parameters, arguments).map { (name: $0, value: $1) },
        otherwise: otherwise
      )
    )
  }

  /// Combines as many truths, where there are no others on the stack.
  ///
  /// - Returns: Whether these were truths, and their combination is there instead.
  private mutating func combinesTruths(_ operation: Builtin.TruthOperation, _ count: Int) -> Bool {
    let truths = stack.suffix(count).compactMap { $0.truth }
    guard truths.count == count, let first = truths.first, let last = truths.last else {
      return false
    }
    stack.removeLast(count)
    switch operation {
    case .unary(let negation): push(.truth(negation(first)))
    case .binary(let junction): push(.truth(junction(first, last)))
    }
    return true
  }

  /// Evaluates a builtin.
  mutating func call(
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    let (row, count) = (expression.builtin(at: index), expression.arity(at: index))
    guard count >= row.least, count <= row.most ?? .max else { throw Failure(.incomplete) }
    if let operation = row.truths, combinesTruths(operation, count) { return }
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
    case .fold(let operation, let empty):
      try fold(try popReals(count), operation, empty, in: &workspace)
    case .elements(let operation):
      var values: [Value] = []
      for _ in 0..<count { values.append(popValue()) }
      values.reverse()
      do throws(EvaluationError) {
        push(try operation(values, &workspace))
      } catch {
        throw Failure(error.kind)
      }
    case .places(let operation) where count == 1:
      try unary(operation, in: &workspace)
    case .definition, .places:
      guard let definition = row.definition(argumentCount: count) else { return }
      let arguments = try popNumbers(count).map { Value($0) }
      try begin("\(row.name)", definition, arguments, row.otherwise)
    case .numbers(let operation):
      let numbers = try popReals(count)
      push(.real(try real { () throws(RealError) in try operation(numbers, &workspace) }))
    case .bounded:
      // The number is on the stack already, if a sequence has put it there.
      guard expression.sequenceArgument(of: index) != nil else { throw Failure(.notANumber) }
    case .value(let operation):
      if row.angle == .argument { try unary(environment.angleUnit.radians, in: &workspace) }
      let x = try popReal()
      push(try real { () throws(RealError) in try operation(x, &workspace) })
    }
  }
}

extension Evaluation {
  /// Takes `count` real numbers from the stack, in the order of their places.
  private mutating func popReals(_ count: Int) throws(Failure) -> [Real] {
    var numbers: [Real] = []
    for _ in 0..<count { numbers.append(try popReal()) }
    return numbers.reversed()
  }

  /// Joins numbers, neighbours first, so that what is exact stays short and what is not
  /// makes no deep graph.
  mutating func fold(
    _ numbers: [Real],
    _ operation: Builtin.Evaluation.Binary,
    _ empty: Int?,
    in workspace: inout Workspace
  ) throws(Failure) {
    var numbers = numbers
    if let empty {
      if numbers.isEmpty { numbers.append(Real(Integer(empty))) }
    } else if numbers.count == 1 {
      // Joined with itself, so that it is checked too.
      numbers.append(numbers[0])
    }
    while numbers.count > 1 {
      try charge(in: &workspace)
      var joined: [Real] = []
      for place in stride(from: 0, to: numbers.count - 1, by: 2) {
        let (x, y) = (numbers[place], numbers[place + 1])
        joined.append(try real { () throws(RealError) in try operation(x, y, &workspace) })
      }
      if numbers.count % 2 == 1 { joined.append(numbers[numbers.count - 1]) }
      numbers = joined
    }
    stack.append(.real(numbers[0]))
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

extension Evaluation.Slot {
  /// The truth of a comparison or a property.
  fileprivate var truth: Bool? {
    switch self {
    case .comparison(let truth, _), .value(.truth(let truth)): truth
    case .real, .value, .function: nil
    }
  }
}

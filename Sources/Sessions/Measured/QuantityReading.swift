// From lines to expressions of measured quantities: literals make quantities, names of
// measured values stand for the expressions of their quantities, functions of the user are
// inlined, and parts without quantities are computed exactly.

internal import Expressions
internal import Numbers
internal import Reals

extension Expression {
  /// Whether a measured value is in the expression, or in what its names mean.
  func mentionsMeasured(in environment: Environment) -> Bool {
    var pending = [self]
    var seen: Set<String> = []
    while let expression = pending.popLast() {
      for index in 0..<expression.count {
        switch expression.symbol(at: index) {
        case .plusMinus, .interval: return true
        case .name(let name) where seen.insert(name).inserted:
          if case .measured? = environment.variables[name] { return true }
          if let function = environment.functions[name] { pending.append(function.body) }
        default: break
        }
      }
    }
    return false
  }
}

/// The reading of an expression under way.
struct QuantityReading {
  let environment: Environment
  /// The quantities so far; `#0` is the name of the first.
  var quantities: [Quantity] = []
  var depth = 0

  /// The largest expression of quantities, in nodes.
  private static var sizeLimit: Int { 8_000 }
  /// The deepest nesting of calls to functions of the user.
  static var callLimit: Int { 64 }

  init(_ environment: Environment) { self.environment = environment }

  /// The reading of a part.
  enum Part {
    /// A part without quantities, which is computed when it is needed.
    case exact
    /// An expression of quantities.
    case measured(Expression)
  }

  /// The expression of quantities that an expression stands for.
  ///
  /// - Throws: ``EvaluationError``, with the part that has no value or can have none that
  ///   is measured.
  mutating func read(
    _ expression: Expression,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Expression {
    try read(expression, [:], environment, &workspace)
  }

  /// The same in the body of a function, where some names are arguments.
  mutating func read(
    _ expression: Expression,
    _ arguments: [String: Expression],
    _ local: Environment,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Expression {
    let expression = try unrolled(expression, arguments, local, &workspace)
    var step = Step(expression, arguments, local)
    for index in 0..<expression.count {
      do throws(RealError) {
        try workspace.budget.charge(64)
      } catch {
        throw step.error(.real(error), index)
      }
      let part = try part(&step, index, &workspace)
      if case .measured(let part) = part, part.count > QuantityReading.sizeLimit {
        throw step.error(.real(.overBudget(.memory)), index)
      }
      step.parts.append((index, part))
    }
    return try step.takeOperands(1, &self, &workspace)[0]
  }

  /// The expression with its sequences of measured values written out.
  private func unrolled(
    _ expression: Expression,
    _ arguments: [String: Expression],
    _ local: Environment,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Expression {
    do throws(EvaluationError) {
      return try expression.unrolled(
        in: local,
        variables: Array(arguments.keys),
        where: { expression, index in
          let part = expression.subexpression(at: index)
          return part.mentionsMeasured(in: local)
            || part.variables.contains { arguments[$0] != nil }
        },
        workspace: &workspace
      )
    } catch {
      let kind: EvaluationError.Kind =
        switch error.kind {
        // A bound is measured.
        case .openRange: .measured
        case .longSequence: .real(.overBudget(.memory))
        default: error.kind
        }
      throw EvaluationError(kind, range: error.range, function: error.function)
    }
  }

  /// An expression that is being read.
  struct Step {
    let expression: Expression
    let arguments: [String: Expression]
    let environment: Environment
    /// The parts that no operator has taken yet.
    var parts: [(index: Int, part: Part)] = []
    /// The comparisons that another one continues.
    let continued: Set<Int>

    init(
      _ expression: Expression,
      _ arguments: [String: Expression],
      _ environment: Environment
    ) {
      (self.expression, self.arguments, self.environment) = (expression, arguments, environment)
      var continued: Set<Int> = []
      for index in 0..<expression.count {
        if case .relation(_, continuesChain: true) = expression.symbol(at: index) {
          continued.insert(expression.left(of: index))
        }
      }
      self.continued = continued
    }

    func error(_ kind: EvaluationError.Kind, _ index: Int) -> EvaluationError {
      EvaluationError(kind, range: expression.range(at: index))
    }

    /// The value of a part without quantities.
    func value(_ index: Int, _ workspace: inout Workspace) throws(EvaluationError) -> Value {
      try expression.subexpression(at: index).value(in: environment, workspace: &workspace)
    }

    /// The number that a part without quantities is.
    func number(_ index: Int, _ workspace: inout Workspace) throws(EvaluationError) -> Real {
      guard case .real(let number) = try value(index, &workspace) else {
        throw error(.measured, index)
      }
      return number
    }

    /// Takes the last parts, each as an expression of quantities.
    mutating func takeOperands(
      _ count: Int,
      _ reading: inout QuantityReading,
      _ workspace: inout Workspace
    ) throws(EvaluationError) -> [Expression] {
      let taken = parts.suffix(count)
      parts.removeLast(count)
      var operands: [Expression] = []
      for (index, part) in taken {
        switch part {
        case .measured(let expression): operands.append(expression)
        case .exact:
          switch try value(index, &workspace) {
          case .real(let number): operands.append(reading.constant(number))
          case .truth(let truth): operands.append(Expression(truth))
          default: throw error(.measured, index)
          }
        }
      }
      return operands
    }
  }

  /// The reading of a node; takes its operands.
  private mutating func part(
    _ step: inout Step,
    _ index: Int,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Part {
    let (expression, symbol) = (step.expression, step.expression.symbol(at: index))
    if case .name(let name) = symbol { return part(named: name, step) }
    let count = expression.arity(at: index)
    let operands = step.parts.suffix(count)
    let isExact = operands.allSatisfy { if case .exact = $0.part { true } else { false } }
    switch symbol {
    case .plusMinus, .interval:
      let (left, right) = (expression.left(of: index), expression.last(of: index))
      if symbol == .plusMinus, expression.hasRange(at: index) {
        step.parts.removeLast(2)
        return .measured(Expression(name: joined(expression.subexpression(at: index))))
      }
      guard isExact else { throw step.error(.measured, index) }
      step.parts.removeLast(2)
      return .measured(
        Expression(name: try literal(step, index, left, right, &workspace))
      )
    case .application:
      let name = expression.name(at: expression.first(of: index))
      guard let function = step.environment.functions[name] else { break }
      guard !isExact || function.body.mentionsMeasured(in: step.environment) else { break }
      guard function.parameters.count == count - 1 else {
        throw step.error(
          .wrongNumberOfArguments(
            function: name,
            expected: function.parameters.count,
            found: count - 1
          ),
          index
        )
      }
      return .measured(try body(function, name, &step, index, &workspace))
    case .relation where step.continued.contains(index):
      return .measured(
        Expression(symbol, try step.takeOperands(2, &self, &workspace))
      )
    default: break
    }
    guard !isExact else {
      step.parts.removeLast(count)
      return .exact
    }
    return .measured(try measured(symbol, count, &step, index, &workspace))
  }

  /// The reading of a name.
  private mutating func part(named name: String, _ step: Step) -> Part {
    if let argument = step.arguments[name] { return .measured(argument) }
    guard case .measured(let value)? = step.environment.variables[name] else { return .exact }
    var names: [String: Expression] = [:]
    for (index, quantity) in value.quantities.enumerated() {
      names[Value.Measured.name(index)] = Expression(name: self.name(of: quantity))
    }
    return .measured(value.expression.replacing(names))
  }
}

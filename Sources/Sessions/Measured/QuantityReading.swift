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
          if environment.variables[name]?.isMeasured == true { return true }
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
  /// Whether a function of real quantities may have complex values.
  var isComplex = false

  /// The largest expression of quantities, in nodes.
  private static var sizeLimit: Int { 8_000 }
  /// The deepest nesting of calls to functions of the user.
  static var callLimit: Int { 64 }

  init(_ environment: Environment) { self.environment = environment }

  /// The reading of a part.
  enum Part {
    /// A part without quantities, which is computed when it is needed.
    case exact
    /// Expressions of quantities.
    case measured(ComplexParts)
  }

  /// The real and the imaginary part that an expression stands for, as expressions of quantities.
  ///
  /// - Throws: ``EvaluationError``, with the part that has no value or can have none that
  ///   is measured.
  mutating func read(
    _ expression: Expression,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> ComplexParts {
    try read(expression, [:], environment, &workspace)
  }

  /// The same in the body of a function, where some names are arguments.
  mutating func read(
    _ expression: Expression,
    _ arguments: [String: ComplexParts],
    _ local: Environment,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> ComplexParts {
    let expression = try unrolled(expression, arguments, local, &workspace)
    var step = Step(expression, arguments, local)
    for index in 0..<expression.count {
      do throws(RealError) {
        try workspace.budget.charge(64)
      } catch {
        throw step.error(.real(error), index)
      }
      let part = try part(&step, index, &workspace)
      if case .measured(let part) = part,
        max(part.real.count, part.imaginary?.count ?? 0) > QuantityReading.sizeLimit
      {
        throw step.error(.real(.overBudget(.memory)), index)
      }
      step.parts.append((index, part))
    }
    return try step.takeOperands(1, &self, &workspace)[0]
  }

  /// The expression with its sequences of measured values written out.
  private func unrolled(
    _ expression: Expression,
    _ arguments: [String: ComplexParts],
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
    let arguments: [String: ComplexParts]
    let environment: Environment
    /// The parts that no operator has taken yet.
    var parts: [(index: Int, part: Part)] = []
    /// The comparisons that another one continues.
    let continued: Set<Int>

    init(
      _ expression: Expression,
      _ arguments: [String: ComplexParts],
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

    /// Takes the last parts, each as expressions of quantities.
    mutating func takeOperands(
      _ count: Int,
      _ reading: inout QuantityReading,
      _ workspace: inout Workspace
    ) throws(EvaluationError) -> [ComplexParts] {
      let taken = parts.suffix(count)
      parts.removeLast(count)
      var operands: [ComplexParts] = []
      for (index, part) in taken {
        switch part {
        case .measured(let parts): operands.append(parts)
        case .exact:
          switch try value(index, &workspace) {
          case .real(let number): operands.append(ComplexParts(real: reading.constant(number)))
          case .complex(let z):
            operands.append(
              ComplexParts(
                real: reading.constant(z.real),
                imaginary: reading.constant(z.imaginary)
              )
            )
          case .truth(let truth): operands.append(ComplexParts(real: Expression(truth)))
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
    if case .name(let name) = symbol { return try part(named: name, step, index) }
    let count = expression.arity(at: index)
    let operands = step.parts.suffix(count)
    let isExact = operands.allSatisfy { if case .exact = $0.part { true } else { false } }
    switch symbol {
    case .plusMinus, .interval:
      let (left, right) = (expression.left(of: index), expression.last(of: index))
      if symbol == .plusMinus, expression.hasRange(at: index) {
        step.parts.removeLast(2)
        let name = joined(expression.subexpression(at: index))
        return .measured(ComplexParts(real: Expression(name: name)))
      }
      guard isExact else { throw step.error(.measured, index) }
      step.parts.removeLast(2)
      let name = try literal(step, index, left, right, &workspace)
      return .measured(ComplexParts(real: Expression(name: name)))
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
      let sides = try step.takeOperands(2, &self, &workspace)
      guard sides.allSatisfy({ $0.imaginary == nil }) else { throw step.error(.measured, index) }
      return .measured(ComplexParts(real: Expression(symbol, sides.map { $0.real })))
    default: break
    }
    guard !isExact else {
      step.parts.removeLast(count)
      return .exact
    }
    return .measured(try measured(symbol, count, &step, index, &workspace))
  }

  /// The reading of a name.
  private mutating func part(
    named name: String,
    _ step: Step,
    _ index: Int
  ) throws(EvaluationError) -> Part {
    if let argument = step.arguments[name] { return .measured(argument) }
    guard let value = step.environment.variables[name], value.isMeasured else { return .exact }
    guard case .measuredParts(let whole) = value else {
      return .measured(ComplexParts(real: expression(of: value)))
    }
    guard whole.kind == .complex else { throw step.error(.measured, index) }
    let parts = whole.parts.map { expression(of: $0) }
    return .measured(ComplexParts(real: parts[0], imaginary: parts[1]))
  }

  /// The expression of quantities that a number is.
  private mutating func expression(of value: Value) -> Expression {
    switch value {
    case .real(let number): return constant(number)
    case .measured(let value):
      var names: [String: Expression] = [:]
      for (index, quantity) in value.quantities.enumerated() {
        names[Value.Measured.name(index)] = Expression(name: name(of: quantity))
      }
      return value.expression.replacing(names)
    default: preconditionFailure("a part of a measured number is a number")
    }
  }
}

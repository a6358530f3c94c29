// From a line to an expression of measured quantities: literals make quantities, names of
// measured values stand for what they are of theirs, functions of the user are inlined, and
// parts without quantities are computed exactly.

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
  private let environment: Environment
  /// The quantities so far; `#0` is the name of the first.
  private(set) var quantities: [Quantity] = []
  private var depth = 0

  /// The largest expression of quantities, in nodes.
  private static var sizeLimit: Int { 8_000 }
  /// The deepest nesting of calls to functions of the user.
  private static var callLimit: Int { 64 }

  init(_ environment: Environment) { self.environment = environment }

  /// What stands for a part.
  private enum Part {
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
  private mutating func read(
    _ expression: Expression,
    _ arguments: [String: Expression],
    _ local: Environment,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Expression {
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

  /// What an expression is read from.
  private struct Step {
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

  /// What a node stands for; takes its operands.
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
      guard isExact else { throw step.error(.measured, index) }
      let (left, right) = (expression.left(of: index), expression.last(of: index))
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

  /// What a name stands for.
  private mutating func part(named name: String, _ step: Step) -> Part {
    if let argument = step.arguments[name] { return .measured(argument) }
    guard case .measured(let value)? = step.environment.variables[name] else { return .exact }
    var names: [String: Expression] = [:]
    for (index, quantity) in value.quantities.enumerated() {
      names[Measured.name(index)] = Expression(name: self.name(of: quantity))
    }
    return .measured(value.expression.replacing(names))
  }

  /// A node with quantities among its operands.
  private mutating func measured(
    _ symbol: Symbol,
    _ count: Int,
    _ step: inout Step,
    _ index: Int,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Expression {
    if case .piecewise = symbol { return try cases(count, &step, &workspace) }
    if case .call(let row) = symbol, let definition = row.definition {
      return try body(definition, "", &step, index, &workspace)
    }
    var operands = try step.takeOperands(count, &self, &workspace)
    let unit = step.environment.angleUnit.radiansPerUnit
    switch symbol {
    case .list, .sexagesimal: throw step.error(.measured, index)
    case .call(let row) where [.integer, .natural, .nonZeroInteger].contains(row.domain):
      throw step.error(.measured, index)
    case .degree, .angle:
      // The angle in the unit in force.
      let own = (symbol == .degree ? .degrees : step.expression.angleUnit(at: index))
      var angle = operands[0]
      if let factor = own.radiansPerUnit { angle = Expression(.product, [angle, factor]) }
      return unit.map { Expression(.quotient, [angle, $0]) } ?? angle
    case .call(let row) where row.angle == .argument:
      if let unit { operands[0] = Expression(.product, [operands[0], unit]) }
    case .call(let row) where row.angle == .value:
      let call = Expression(symbol, operands)
      return unit.map { Expression(.quotient, [call, $0]) } ?? call
    default: break
    }
    return Expression(symbol, operands)
  }

  /// Values by cases, without those whose conditions are known to fail.
  private mutating func cases(
    _ count: Int,
    _ step: inout Step,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Expression {
    let parts = Array(step.parts.suffix(count))
    step.parts.removeLast(count)
    var taken: [Expression] = []
    func take(_ place: Int) throws(EvaluationError) {
      step.parts.append(parts[place])
      taken += try step.takeOperands(1, &self, &workspace)
    }
    for place in stride(from: 0, to: count, by: 2) {
      let isLast = place + 1 == count
      if !isLast, case .exact = parts[place].part {
        guard case .truth(let holds) = try step.value(parts[place].index, &workspace) else {
          throw step.error(.incomplete, parts[place].index)
        }
        guard holds else { continue }
        try take(place + 1)
        break
      }
      try take(place)
      if !isLast { try take(place + 1) }
    }
    guard !taken.isEmpty else { throw step.error(.real(.undefined(.noCaseHolds)), parts[0].index) }
    return taken.count == 1 ? taken[0] : Expression(.piecewise, taken)
  }

  /// The body of a function with its arguments; that of the user has its name in front.
  private mutating func body(
    _ function: UserFunction,
    _ name: String,
    _ step: inout Step,
    _ index: Int,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Expression {
    guard depth < QuantityReading.callLimit else {
      throw step.error(.real(.overBudget(.depth)), index)
    }
    depth += 1
    defer { depth -= 1 }
    let count = function.parameters.count
    let operands = Array(step.parts.suffix(count))
    step.parts.removeLast(count + (name.isEmpty ? 0 : 1))
    var arguments: [String: Expression] = [:]
    var local = environment
    for (parameter, operand) in zip(function.parameters, operands) {
      switch operand.part {
      case .measured(let expression): arguments[parameter] = expression
      case .exact: local.variables[parameter] = try step.value(operand.index, &workspace)
      }
    }
    do throws(EvaluationError) {
      return try read(function.body, arguments, local, &workspace)
    } catch {
      throw EvaluationError(
        error.kind,
        range: step.expression.range(at: index),
        function: error.function ?? (name.isEmpty ? nil : name)
      )
    }
  }

  // MARK: - Quantities

  /// Makes a quantity of a literal, and returns its name.
  private mutating func literal(
    _ step: Step,
    _ index: Int,
    _ left: Int,
    _ right: Int,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> String {
    let expression = step.expression
    let (x, y) = (try step.number(left, &workspace), try step.number(right, &workspace))
    do throws(RealError) {
      var (centre, halfWidth) = (x, y)
      if case .interval = expression.symbol(at: index) {
        let half = Real(Rational(1, over: 2))
        centre = try Real.product(half, try Real.sum(x, y, in: &workspace), in: &workspace)
        halfWidth = try Real.product(
          half,
          try Real.difference(y, x, in: &workspace),
          in: &workspace
        )
      } else if expression.isPercentage(at: right), !expression.isPercentage(at: left) {
        // 100 ± 5% is 100 ± 5, as 100 + 5% is 105.
        halfWidth = try Real.product(y, try Real.absoluteValue(x, in: &workspace), in: &workspace)
      }
      if try Real.compare(halfWidth, Real(0), in: &workspace) != .less {
        return name(of: Quantity(centre: centre, halfWidth: halfWidth))
      }
    } catch {
      throw step.error(.real(error), index)
    }
    throw step.error(.measuredWidth, index)
  }

  /// An exact number as an expression: a short rational as it is, any other by a name.
  private mutating func constant(_ number: Real) -> Expression {
    if let rational = number.rational,
      rational.numerator.bitLength + rational.denominator.bitLength < 256
    {
      return Expression(rational)
    }
    return Expression(name: name(of: Quantity(centre: number, halfWidth: Real(0))))
  }

  /// The name of a quantity, which joins the others if it is new.
  private mutating func name(of quantity: Quantity) -> String {
    if let index = quantities.firstIndex(where: { $0 === quantity }) { return Measured.name(index) }
    quantities.append(quantity)
    return Measured.name(quantities.count - 1)
  }
}

extension Expression {
  /// The unit behind an angle.
  fileprivate func angleUnit(at index: Int) -> AngleUnit {
    guard case .angle(let unit) = symbol(at: index) else { return .degrees }
    return unit
  }
}

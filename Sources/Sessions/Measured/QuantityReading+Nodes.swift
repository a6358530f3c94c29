// Operators, functions and cases of measured quantities.

internal import Expressions
internal import Numbers
internal import Reals

extension QuantityReading {
  /// A node with quantities among its operands.
  mutating func measured(
    _ symbol: Symbol,
    _ count: Int,
    _ step: inout Step,
    _ index: Int,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> ComplexParts {
    if case .piecewise = symbol { return try cases(count, &step, &workspace) }
    if case .call(let row) = symbol, let definition = row.definition {
      return try body(definition, "", &step, index, &workspace)
    }
    let operands = try step.takeOperands(count, &self, &workspace)
    guard operands.contains(where: { $0.imaginary != nil }) || mayBeComplex(symbol) else {
      return ComplexParts(real: try node(symbol, operands.map { $0.real }, step, index))
    }
    return try complexNode(symbol, operands, step, index)
  }

  /// A node with angles in radians, a function of one number perhaps written by others.
  func node(
    _ symbol: Symbol,
    _ operands: [Expression],
    _ step: Step,
    _ index: Int,
    writing written: (Builtin, Expression) -> Expression? = { _, _ in nil }
  ) throws(EvaluationError) -> Expression {
    var operands = operands
    let unit = step.environment.angleUnit.radiansPerUnit
    switch symbol {
    case .list, .vector, .range, .sequence, .approach: throw step.error(.measured, index)
    case .call(let row)
    where row.takesLists || [.integer, .natural, .nonZeroInteger].contains(row.domain):
      throw step.error(.measured, index)
    case .degree, .angle, .sexagesimal:
      // The angle in the unit in force, of which minutes and seconds are sixtieths.
      let own = step.expression.angleUnit(at: index)
      let sixtieth = Expression(Rational(1, over: 60))
      var angle =
        operands.reversed().reduce(nil as Expression?) { smaller, part in
          smaller.map { part + Expression(.product, [sixtieth, $0]) } ?? part
        } ?? operands[0]
      if let factor = own.radiansPerUnit { angle = Expression(.product, [angle, factor]) }
      return unit.map { Expression(.quotient, [angle, $0]) } ?? angle
    case .call(let row) where row.angle == .argument:
      if let unit { operands[0] = Expression(.product, [operands[0], unit]) }
    case .call(let row) where row.angle == .value:
      let call = written(row, operands[0]) ?? Expression(symbol, operands)
      return unit.map { Expression(.quotient, [call, $0]) } ?? call
    case .call(let row): if let call = written(row, operands[0]) { return call }
    default: break
    }
    return Expression(symbol, operands)
  }

  /// Values by cases, without those whose conditions are known to fail.
  private mutating func cases(
    _ count: Int,
    _ step: inout Step,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> ComplexParts {
    let parts = Array(step.parts.suffix(count))
    step.parts.removeLast(count)
    var taken: [ComplexParts] = []
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
    guard taken.count > 1 else { return taken[0] }
    var whole = ComplexParts(real: Expression(.piecewise, taken.map { $0.real }))
    if taken.contains(where: { $0.imaginary != nil }) {
      let imaginary = taken.enumerated().map { place, part in
        let isCondition = place % 2 == 0 && place + 1 < taken.count
        return isCondition ? part.real : part.imaginary ?? Expression(0)
      }
      whole.imaginary = Expression(.piecewise, imaginary)
    }
    return whole
  }

  /// The body of a function with its arguments; that of the user has its name in front.
  mutating func body(
    _ function: UserFunction,
    _ name: String,
    _ step: inout Step,
    _ index: Int,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> ComplexParts {
    guard depth < QuantityReading.callLimit else {
      throw step.error(.real(.overBudget(.depth)), index)
    }
    depth += 1
    defer { depth -= 1 }
    let count = function.parameters.count
    let operands = Array(step.parts.suffix(count))
    step.parts.removeLast(count + (name.isEmpty ? 0 : 1))
    var arguments: [String: ComplexParts] = [:]
    var local = environment
    for (parameter, operand) in zip(function.parameters, operands) {
      switch operand.part {
      case .measured(let parts): arguments[parameter] = parts
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
}

extension Expression {
  /// The unit behind an angle.
  fileprivate func angleUnit(at index: Int) -> AngleUnit {
    guard case .angle(let unit) = symbol(at: index) else { return .degrees }
    return unit
  }
}

// The value of a line in which something is measured: guaranteed bounds, and the
// uncertainty to first order.

internal import Expressions
internal import Numbers
internal import Reals

extension Expression {
  /// The value, that of measured quantities included.
  ///
  /// - Throws: ``EvaluationError``, with the part that has no value.
  func valueOrMeasured(
    in environment: Environment,
    workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    guard mentionsMeasured(in: environment) else {
      return try value(in: environment, workspace: &workspace)
    }
    switch symbol(at: root) {
    case .list, .vector: return try measuredList(in: environment, &workspace)
    case .name(let name):
      if let value = environment.variables[name], case .measuredParts = value { return value }
    default: break
    }
    do throws(EvaluationError) {
      return try measuredNumber(in: environment, &workspace)
    } catch {
      // Without a real value it may have a complex one.
      switch error.kind {
      case .measuredDomain where environment.complexAnswers,
        .real(.undefined) where environment.complexAnswers:
        break
      default: throw error
      }
    }
    return try measuredNumber(in: environment, isComplex: true, &workspace)
  }

  /// A list or a vector, each element by itself.
  private func measuredList(
    in environment: Environment,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    var values: [Value] = []
    for element in operands(of: root) {
      let element = subexpression(at: element)
      let value = try element.valueOrMeasured(in: environment, workspace: &workspace)
      switch value {
      case .real, .truth, .complex, .measured: break
      case .measuredParts(let whole) where whole.kind == .complex: break
      default: throw EvaluationError(.measured, range: element.range(at: element.root))
      }
      values.append(value)
    }
    return .measuredParts(.init(symbol(at: root) == .vector ? .vector : .list, values))
  }

  /// A number: its real and its imaginary part, each by itself.
  private func measuredNumber(
    in environment: Environment,
    isComplex: Bool = false,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    var reading = QuantityReading(environment)
    reading.isComplex = isComplex
    let parts = try reading.read(self, &workspace)
    var values: [Value] = []
    for part in [parts.real, parts.imaginary].compactMap({ $0 }) {
      let measuring = Measuring(part, reading.quantities, range: range(at: root))
      values.append(try measuring.cancelled(&workspace).value(&workspace))
    }
    guard values.count == 2 else { return values[0] }
    guard case .real(let y) = values[1] else { return .measuredParts(.init(.complex, values)) }
    do throws(RealError) {
      if try Real.isZero(y, in: &workspace) == .yes { return values[0] }
      guard case .real(let x) = values[0] else { return .measuredParts(.init(.complex, values)) }
      return Value(try Number.number(x, y, in: &workspace))
    } catch {
      throw EvaluationError(.real(error), range: range(at: root))
    }
  }
}

/// An expression of quantities that is being evaluated.
struct Measuring {
  let expression: Expression
  let quantities: [Quantity]
  /// The part that has no value, for messages.
  let range: Range<Int>
  /// The positions of the quantities that are not exact.
  let open: [Int]

  init(_ expression: Expression, _ quantities: [Quantity], range: Range<Int>) {
    self.expression = expression
    self.quantities = quantities
    self.range = range
    open = quantities.indices.filter { !quantities[$0].isExact }
  }

  /// The same values of an expression in which nothing cancels any more.
  func cancelled(_ workspace: inout Workspace) throws(EvaluationError) -> Measuring {
    if case .relation = expression.symbol(at: expression.root) { return self }
    var (result, excluded): (Expression, [Expression]) = (expression, [])
    for index in open {
      let continuation = result.continued(
        in: Value.Measured.name(index),
        environment: Environment()
      )
      result = continuation.expression
      excluded += continuation.excluded
    }
    guard result != expression else { return try gathered(&workspace) }
    // Where it has more values, these must be out of reach.
    for divisor in excluded {
      guard try Measuring(divisor, quantities, range: range).isApart(&workspace) else {
        return self
      }
    }
    return try Measuring(result, quantities, range: range).gathered(&workspace)
  }

  /// Whether it is known that no value is zero.
  private func isApart(_ workspace: inout Workspace) throws(EvaluationError) -> Bool {
    do throws(EvaluationError) {
      let (lower, upper, _, _) = try bounds(&workspace)
      let orders = try orders(lower, upper, &workspace)
      return Relation.notEqual.holds(between: orders.0, orders.1) == .yes
    } catch {
      switch error.kind {
      case .measured, .measuredDomain, .real(.undefined): return false
      default: throw error
      }
    }
  }

  /// How two bounds compare with zero.
  func orders(
    _ lower: Real,
    _ upper: Real,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> (Order, Order) {
    try real { () throws(RealError) in
      (
        try Real.compare(lower, Real(0), in: &workspace),
        try Real.compare(upper, Real(0), in: &workspace)
      )
    }
  }

  func value(_ workspace: inout Workspace) throws(EvaluationError) -> Value {
    do throws(EvaluationError) {
      guard case .relation = expression.symbol(at: expression.root) else {
        let value = try measured(&workspace)
        return value.isConstant ? .real(value.measured.value) : .measured(value.measured)
      }
      return .truth(try truth(&workspace))
    } catch {
      throw EvaluationError(error.kind, range: range, function: error.function)
    }
  }

  func error(_ kind: EvaluationError.Kind) -> EvaluationError {
    EvaluationError(kind, range: range)
  }

  func real<Result>(
    _ work: () throws(RealError) -> Result
  ) throws(EvaluationError) -> Result {
    do throws(RealError) {
      return try work()
    } catch {
      throw self.error(.real(error))
    }
  }

  /// The value where the quantities have these values.
  func value(
    of expression: Expression,
    at point: [Real],
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Real {
    try expression.number(in: environment(point), workspace: &workspace)
  }

  func environment(_ point: [Real]) -> Environment {
    var environment = Environment()
    for (index, number) in point.enumerated() {
      environment.variables[Value.Measured.name(index)] = .real(number)
    }
    return environment
  }

  var centre: [Real] { quantities.map { $0.centre } }

  private func measured(
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> (measured: Value.Measured, isConstant: Bool) {
    let value = try value(of: expression, at: centre, &workspace)
    let (lower, upper, isTight, isConstant) = try bounds(&workspace)
    let measured = Value.Measured(
      expression: expression,
      quantities: quantities,
      value: value,
      uncertainty: isConstant ? nil : try uncertainty(&workspace),
      lower: lower,
      upper: upper,
      isTight: isTight
    )
    return (measured, isConstant)
  }
}

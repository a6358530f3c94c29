// The value of a line in which something is measured: guaranteed bounds, and the
// uncertainty to first order.
//
// > Source: JCGM 100:2008, Evaluation of measurement data (GUM), section 5.1.2, for the
// > uncertainty.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

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
    var reading = QuantityReading(environment)
    let expression = try reading.read(self, &workspace)
    let measuring = Measuring(expression, reading.quantities, range: range(at: root))
    return try measuring.cancelled(&workspace).value(&workspace)
  }
}

/// An expression of quantities that is being evaluated.
private struct Measuring {
  let expression: Expression
  let quantities: [Quantity]
  /// What is told to have no value.
  let range: Range<Int>
  /// The positions of the quantities that are not exact.
  private let open: [Int]

  init(_ expression: Expression, _ quantities: [Quantity], range: Range<Int>) {
    self.expression = expression
    self.quantities = quantities
    self.range = range
    open = quantities.indices.filter { quantities[$0].halfWidth.rational?.isZero != true }
  }

  /// The same values of an expression in which nothing cancels any more.
  func cancelled(_ workspace: inout Workspace) throws(EvaluationError) -> Measuring {
    if case .relation = expression.symbol(at: expression.root) { return self }
    var (result, excluded): (Expression, [Expression]) = (expression, [])
    for index in open {
      let continuation = result.continued(in: Measured.name(index), environment: Environment())
      result = continuation.expression
      excluded += continuation.excluded
    }
    guard result != expression else { return self }
    // Where it has more values, these must be out of reach.
    for divisor in excluded {
      guard try Measuring(divisor, quantities, range: range).isApart(&workspace) else {
        return self
      }
    }
    return Measuring(result, quantities, range: range)
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
  private func orders(
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

  private func error(_ kind: EvaluationError.Kind) -> EvaluationError {
    EvaluationError(kind, range: range)
  }

  private func real<Result>(
    _ work: () throws(RealError) -> Result
  ) throws(EvaluationError) -> Result {
    do throws(RealError) {
      return try work()
    } catch {
      throw self.error(.real(error))
    }
  }

  /// The value where the quantities have these values.
  private func value(
    of expression: Expression,
    at point: [Real],
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Real {
    try expression.number(in: environment(point), workspace: &workspace)
  }

  private func environment(_ point: [Real]) -> Environment {
    var environment = Environment()
    for (index, number) in point.enumerated() {
      environment.variables[Measured.name(index)] = .real(number)
    }
    return environment
  }

  private var centre: [Real] { quantities.map { $0.centre } }

  // MARK: - Bounds

  private func measured(
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> (measured: Measured, isConstant: Bool) {
    let value = try value(of: expression, at: centre, &workspace)
    let (lower, upper, isTight, isConstant) = try bounds(&workspace)
    let measured = Measured(
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

  private func bounds(
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> (lower: Real, upper: Real, isTight: Bool, isConstant: Bool) {
    let tape = try tape(&workspace)
    var box: [Interval] = []
    var ends: [(lower: Real, upper: Real)] = []
    for index in open {
      let quantity = quantities[index]
      let end = try real { () throws(RealError) in
        (
          try Real.difference(quantity.centre, quantity.halfWidth, in: &workspace),
          try Real.sum(quantity.centre, quantity.halfWidth, in: &workspace)
        )
      }
      ends.append(end)
      box.append(
        try real { () throws(RealError) in
          try BoxTape.interval(of: end.0, in: &workspace)
            .hull(try BoxTape.interval(of: end.1, in: &workspace))
        }
      )
    }
    var search = try real { () throws(RealError) in try QuantityRange(tape, box, &workspace) }
    var isTight = true
    let isConstant = search.directions.allSatisfy { $0 == .anywhere }
    func bound(isUpper: Bool) throws(EvaluationError) -> Real {
      var (point, sides) = (centre, box)
      for (place, index) in open.enumerated() {
        guard let direction = search.directions[place] else { continue }
        if direction != .anywhere {
          point[index] = (direction == .upper) == isUpper ? ends[place].upper : ends[place].lower
        }
        sides[place] = try real { () throws(RealError) in
          try BoxTape.interval(of: point[index], in: &workspace)
        }
      }
      if search.directions.allSatisfy({ $0 != nil }) {
        return try value(of: expression, at: point, &workspace)
      }
      let found = try real { () throws(RealError) in
        try search.bound(isNegated: isUpper, sides, &workspace)
      }
      guard let found else {
        // An end may show why.
        for isLower in [true, false] {
          for (place, index) in open.enumerated() {
            point[index] = isLower ? ends[place].lower : ends[place].upper
          }
          _ = try value(of: expression, at: point, &workspace)
        }
        throw error(.measuredDomain)
      }
      var values: [Real] = []
      for corner in found.corners {
        for (place, index) in open.enumerated() where search.directions[place] == nil {
          point[index] = corner[place] ? ends[place].upper : ends[place].lower
        }
        values.append(try value(of: expression, at: point, &workspace))
      }
      return try real { () throws(RealError) in
        if let best = try best(of: values, isUpper, &workspace) {
          let attained = number(found.attained, isUpper)
          let order = try Real.compare(best, attained, in: &workspace)
          if order == .equal || (order == .greater) == isUpper { return best }
        }
        isTight = false
        return number(found.lower, isUpper)
      }
    }
    let (lower, upper) = (try bound(isUpper: false), try bound(isUpper: true))
    return (lower, upper, isTight, isConstant)
  }

  /// A double, or its opposite.
  private func number(_ double: Double, _ isNegated: Bool) -> Real {
    Real(Dyadic(exactly: isNegated ? -double : double)?.asRational ?? 0)
  }

  /// The least or the greatest of some numbers.
  private func best(
    of numbers: [Real],
    _ isUpper: Bool,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard var best = numbers.first else { return nil }
    for number in numbers.dropFirst() {
      best =
        isUpper
        ? try Real.maximum(best, number, in: &workspace)
        : try Real.minimum(best, number, in: &workspace)
    }
    return best
  }

  private func tape(_ workspace: inout Workspace) throws(EvaluationError) -> Tape {
    var environment = environment(centre)
    let names = open.map { Measured.name($0) }
    for name in names { environment.variables[name] = nil }
    do throws(EvaluationError) {
      return try Tape(expression, variables: names, in: environment, workspace: &workspace)
    } catch {
      // What has no tape is no function of numbers.
      throw error.kind == .notANumber ? self.error(.measured) : error
    }
  }

  // MARK: - First order

  /// The root of the sum of squares of slopes times half-widths, or nothing where one does
  /// not exist.
  private func uncertainty(_ workspace: inout Workspace) throws(EvaluationError) -> Real? {
    guard try isSmooth(&workspace) else { return nil }
    var parts: [Real] = []
    for index in open {
      guard let slope = expression.derivative(by: Measured.name(index)) else { return nil }
      do throws(EvaluationError) {
        let slope = try value(of: slope, at: centre, &workspace)
        parts.append(
          try real { () throws(RealError) in
            try Real.product(slope, quantities[index].halfWidth, in: &workspace)
          }
        )
      } catch {
        if case .real(.undefined) = error.kind { return nil }
        throw error
      }
    }
    return try real { () throws(RealError) in
      guard parts.count != 1 else { return try Real.absoluteValue(parts[0], in: &workspace) }
      var sum = Real(0)
      for part in parts {
        sum = try Real.sum(sum, Real.product(part, part, in: &workspace), in: &workspace)
      }
      return try Real.squareRoot(sum, in: &workspace)
    }
  }

  /// Whether no function at the centre is at a place where it may have no slope, and no
  /// comparison is about to change.
  private func isSmooth(_ workspace: inout Workspace) throws(EvaluationError) -> Bool {
    for index in 0..<expression.count {
      var (zeros, steps): ([Expression], [Expression]) = ([], [])
      let operands = expression.operands(of: index).map { expression.subexpression(at: $0) }
      switch expression.symbol(at: index) {
      case .relation: zeros = [Expression(.difference, Array(operands.suffix(2)))]
      case .call(let row):
        // Of any number of arguments, each two may be the greatest.
        for (place, first) in operands.enumerated() {
          let others = operands.count < 2 ? [first] : Array(operands[(place + 1)...])
          for other in others {
            let arguments = ["u": first, "v": other]
            zeros += row.places.map { $0.replacing(arguments) }
            steps += row.steps.map { [$0.replacing(arguments)] } ?? []
          }
        }
      default: continue
      }
      for place in zeros + steps.map({ .call(.frac, $0) }) {
        do throws(EvaluationError) {
          let number = try value(of: place, at: centre, &workspace)
          let order = try real { () throws(RealError) in
            try Real.compare(number, Real(0), in: &workspace)
          }
          if order == .equal { return false }
        } catch {
          // A part of cases that is not taken may have no value.
          if case .real(.undefined) = error.kind { continue }
          throw error
        }
      }
    }
    return true
  }

  // MARK: - Comparisons

  /// Whether a comparison holds for all values of the quantities.
  ///
  /// - Throws: Where it holds for some of them only, as far as is known.
  private func truth(_ workspace: inout Workspace) throws(EvaluationError) -> Bool {
    var node = expression.root
    var isKnown = true
    while case .relation(let relation, let continuesChain) = expression.symbol(at: node) {
      let left = expression.left(of: node)
      let first = continuesChain ? expression.last(of: left) : left
      let sides = [first, expression.last(of: node)].map { expression.subexpression(at: $0) }
      let difference = Measuring(Expression(.difference, sides), quantities, range: range)
      let (lower, upper, _, _) = try difference.cancelled(&workspace).bounds(&workspace)
      let orders = try orders(lower, upper, &workspace)
      switch relation.holds(between: orders.0, orders.1) {
      case .yes: break
      case .no: return false
      case .unknown: isKnown = false
      }
      guard continuesChain else { break }
      node = left
    }
    guard isKnown else { throw error(.measuredComparison) }
    return true
  }
}

extension Relation {
  /// Whether all numbers between two are in the relation to zero, or none is, as those two
  /// compare with zero.
  fileprivate func holds(between lower: Order, _ upper: Order) -> Ternary {
    if lower == upper { return holds(lower) ? .yes : .no }
    let isApart = lower == .greater || upper == .less
    switch self {
    case .equal: return isApart ? .no : .unknown
    case .notEqual: return isApart ? .yes : .unknown
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let (first, second) = (holds(lower), holds(upper))
      return first == second ? (first ? .yes : .no) : .unknown
    }
  }
}

// What expressions are worth whose values may be complex.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// What an expression is worth, which may be complex.
  enum ComplexWorth {
    case number(Number)
    case undefined
    case unknown
  }

  /// What an expression without the unknown is worth, or one with it for a number, where that
  /// may be complex.
  mutating func complexWorth(
    of e: Expression,
    for z: String = "",
    being number: Number? = nil
  ) -> ComplexWorth {
    var environment = environment
    if let number { environment.variables[z] = Value(number) }
    let left = workspace.budget.stepsLeft
    let allowed = min(left, 20_000_000)
    workspace.budget.stepsLeft = allowed
    defer { workspace.budget.stepsLeft += left - allowed }
    do throws(EvaluationError) {
      let value = try e.value(in: environment, workspace: &workspace)
      return value.number.map { .number($0) } ?? .unknown
    } catch {
      if case .real(.undefined) = error.kind { return .undefined }
      return .unknown
    }
  }

  mutating func complexConstant(_ e: Expression) -> Number? {
    guard case .number(let number) = complexWorth(of: e) else { return nil }
    return askNumbers { (_) throws(RealError) in [number] }?.first
  }

  /// An expression that stands for a number.
  mutating func name(for number: Number) -> Expression {
    if case .real(let real) = number { return name(for: real) }
    let name = freshName()
    environment.variables[name] = Value(number)
    return Expression(name: name)
  }

  /// Whether a comparison holds for a complex number: numbers that are not real have no order; nothing
  /// where that is not found out.
  mutating func holds(
    _ condition: EquationTask.Condition,
    _ z: String,
    at number: Number
  ) -> Bool? {
    var sides: [Number] = []
    for side in [condition.left, condition.right] {
      switch complexWorth(of: side, for: z, being: number) {
      case .undefined: return false
      case .unknown: return nil
      case .number(let value): sides.append(value)
      }
    }
    switch condition.relation {
    case .equal: return areEqual(sides[0], sides[1])
    case .notEqual: return areEqual(sides[0], sides[1]).map { !$0 }
    default:
      guard sides.allSatisfy({ $0.isReal }) else { return nil }
      let gap = ask { (workspace) throws(RealError) in
        try Real.difference(sides[0].real, sides[1].real, in: &workspace)
      }
      return gap.flatMap { sign(of: $0) }.map { condition.relation.holds(for: $0) }
    }
  }

  // MARK: Arithmetic

  /// Whether two numbers are the same; nothing where that is not found out.
  mutating func areEqual(_ a: Number, _ b: Number) -> Bool? {
    let gap = ask { (workspace) throws(RealError) in
      try Number.difference(a, b, in: &workspace)
    }
    return gap.flatMap { isZero($0) }
  }

  /// A quotient in its simplest form; nothing where that is not found out.
  mutating func quotient(_ a: Number, _ b: Number) -> Number? {
    askNumbers { (workspace) throws(RealError) in
      [try Number.quotient(a, b, in: &workspace)]
    }?.first
  }
}

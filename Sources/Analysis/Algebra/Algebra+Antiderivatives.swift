// Antiderivatives as expressions, and where they have values.

internal import Expressions
internal import Numbers
internal import Reals

extension Algebra {
  /// An antiderivative by a name, the only free one where none is given.
  ///
  /// What finds it proves it: where both have values, its derivative is the function.
  mutating func antiderivative(_ operands: [Expression]) throws(AlgebraError) -> Result {
    let free = operands[0].variables.filter { environment.variables[$0] == nil }
    guard environment.antiderivativeFinder != nil, operands.count <= 2,
      let name = try name(operands.dropFirst().first) ?? (free.count == 1 ? free[0] : nil)
    else { throw .unsupported }
    let e = try inlined(operands[0], free: name)
    // A part without a value, as 1/0, leaves none for the whole.
    _ = try ways(e, .written, withFactors: false)
    guard let found = antiderivative(of: e, by: name) else {
      let range = operands[0].range(at: operands[0].root)
      throw .evaluation(EvaluationError(.undecidedAntiderivative, range: range))
    }
    var result = Result(expression: found)
    // Where the function has no value, the antiderivative may have one.
    if let told = try checked(found, e, free: name, mayBeRestricted: true) {
      let known = try inField(.written, free: name) { (field) throws(AlgebraError) in
        try field.solved(
          field.conditions(of: e, besides: Expression(.zero), mayTellMore: true) ?? []
        )
      }
      result.expression = told.expression
      result.restrictions = told.restrictions.filter { !known.contains($0) }
    }
    result.hasRealNames = environment.complexAnswers
    result.isUpToConstant = true
    return result
  }

  /// What is proved to be an antiderivative; nil if none is found.
  mutating func antiderivative(of e: Expression, by name: String) -> Expression? {
    guard let find = environment.antiderivativeFinder else { return nil }
    var known = environment
    known.variables[name] = nil
    workspace.budget.stepsLeft = max(0, steps)
    defer { steps = workspace.budget.stepsLeft }
    return find(e, name, known, &workspace)
  }
}

extension Expression {
  /// Whether a constant that is added to a part is added to the whole, perhaps with a factor.
  func keepsConstant(of index: Int) -> Bool {
    let name = "#C"
    let slope = replacing(index, with: Expression(name: name)).derivative(by: name)
    return slope?.rationalNumber.map { !$0.isZero } == true
  }
}

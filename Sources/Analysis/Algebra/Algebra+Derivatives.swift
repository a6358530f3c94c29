// Derivatives as expressions, and where they are those of the function.

internal import Expressions
internal import Numbers

extension Algebra {
  /// The highest derivative that is written.
  private static let highestDerivative = 20

  /// The derivative by a name, the only free one where none is given, or a higher one.
  mutating func derivative(_ operands: [Expression]) throws(AlgebraError) -> Result {
    let free = operands[0].variables.filter { environment.variables[$0] == nil }
    guard let name = try name(operands.dropFirst().first) ?? (free.count == 1 ? free[0] : nil)
    else { throw .unsupported }
    var count = 1
    if operands.count > 2 {
      guard let number = operands[2].rationalNumber?.asNatural, number <= Self.highestDerivative
      else { throw .unsupported }
      count = number
    }
    let e = try inlined(operands[0], free: name)
    var known = environment
    known.variables[name] = nil
    var inner = Algebra(environment: known, workspace: workspace, steps: steps)
    defer { (workspace, steps) = (inner.workspace, inner.steps) }
    var result = Result(expression: e)
    for _ in 0..<count {
      let next = try inner.derivative(of: result.expression, by: name)
      result.expression = next.expression
      result.restrictions += next.restrictions.filter { !result.restrictions.contains($0) }
    }
    return result
  }

  /// The derivative of an expression in the form that costs least to read.
  ///
  /// Where the slope divides by what cancels to zero, as that of √(x − x) does, the expression is
  /// simplified first.
  private mutating func derivative(
    of e: Expression,
    by name: String
  ) throws(AlgebraError) -> Result {
    // A part without a value, as 1/0, leaves none for the whole.
    _ = try ways(e, .written, withFactors: false)
    do throws(AlgebraError) {
      return try derivative(asWritten: e, by: name)
    } catch {
      guard case .divisionByZero = error else { throw error }
      let simple = try simplified(e)
      guard simple.expression != e else { throw error }
      var result = try derivative(asWritten: simple.expression, by: name)
      result.restrictions += simple.conditions.filter { !result.restrictions.contains($0) }
      return result
    }
  }

  private mutating func derivative(
    asWritten e: Expression,
    by name: String
  ) throws(AlgebraError) -> Result {
    guard let places = e.rough,
      !environment.complexAnswers || e.isSmoothForComplex(in: environment),
      let slope = e.derivative(by: name, angleUnit: environment.angleUnit)
    else { throw .unsupported }
    var candidates = [slope]
    for view in [AlgebraicField.View.separate, .written] {
      candidates += try ways(slope, view, withFactors: true)
    }
    var result = try cheapest(candidates, slope)
    // Where the function has no value, or is not smooth, it has no derivative.
    let written = result.expression
    // A continuous function whose slope has a limit at a number has that slope there, by the mean
    // value theorem.
    let passes =
      places.contains { $0.isPassed } && e.isContinuousWhereDefined
      && written.isContinuousWhereDefined
    if passes { result.conditions = [] }
    let told: [Expression]? = try inField(.written) { (field) throws(AlgebraError) in
      guard var told = try field.conditions(of: e, besides: written) else { return nil }
      for place in places where field.isFree(place.zero) {
        if passes, place.isPassed { continue }
        let inverse = Expression(quotient: Expression(1), place.zero)
        guard let others = try field.conditions(of: inverse, besides: written) else { return nil }
        told += others.filter { !told.contains($0) }
      }
      return told
    }
    guard let told else { throw .unsupported }
    result.restrictions = result.conditions + told.filter { !result.conditions.contains($0) }
    result.conditions = []
    return result
  }
}

extension Expression {
  /// Whether no absolute value is taken of what may be complex: the slope of |u| is another one
  /// then.
  fileprivate func isSmoothForComplex(in environment: Environment) -> Bool {
    (0..<count).allSatisfy { index in
      guard case .call(let builtin) = symbol(at: index), builtin.notation == .bars else {
        return true
      }
      return subexpression(at: operands(of: index)[0]).isAlwaysReal(in: environment)
    }
  }

  /// Parts where one of which is zero the expression may not be smooth; nil where it jumps
  /// in other places.
  ///
  /// A place is passed if the function that is not smooth there has values on both sides and is
  /// continuous, as the absolute value and the cube root are.
  var rough: [(zero: Expression, isPassed: Bool)]? {
    var places: [(zero: Expression, isPassed: Bool)] = []
    for index in 0..<count {
      switch symbol(at: index) {
      case .call(let builtin):
        guard !builtin.hasJumps else { return nil }
        let operands = operands(of: index).map { subexpression(at: $0) }
        var arguments: [String: Expression] = [:]
        for (name, operand) in zip(["u", "v", "w"], operands) { arguments[name] = operand }
        let isPassed = builtin.domain == .real && operands.count == 1
        for place in builtin.places { places.append((place.replacing(arguments), isPassed)) }
      case .power:
        let exponent = subexpression(at: index - 1)
        guard exponent.rationalNumber?.isInteger != true else { continue }
        places.append((subexpression(at: left(of: index)), false))
      default: break
      }
    }
    return places
  }
}

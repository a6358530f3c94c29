// The only zero of a function between two bounds, of which the function has different signs,
// as a number of which any digit can be had.

internal import Expressions
internal import Numbers
internal import Reals

/// Bounds between which a continuous function has exactly one zero, and different signs.
struct SignChange: Sendable {
  /// The function.
  let expression: Expression
  /// The name that its argument has.
  let variable: String
  /// What the other names mean.
  let environment: Environment
  /// The bounds.
  private var bracket: SignBracket

  /// Creates bounds.
  init(
    _ expression: Expression,
    of variable: String,
    in environment: Environment,
    _ bracket: SignBracket
  ) {
    self.expression = expression
    self.variable = variable
    self.environment = environment
    self.bracket = bracket
  }

  /// A bound below the zero.
  var lower: Dyadic { bracket.lower }
  /// A bound above the zero.
  var upper: Dyadic { bracket.upper }

  /// The zero as a number.
  ///
  /// - Precondition: The bounds have one sign, and neither is zero.
  var number: Real {
    let start = self
    return Real(isNegative: lower.isNegative) { (bits, workspace) throws(RealError) in
      var bounds = start
      try bounds.refine(toExponent: -bits - 1, in: &workspace)
      return start.lower.isNegative
        ? (-bounds.upper).shifted(by: bits).floor : bounds.lower.shifted(by: bits).floor
    }
  }

  private func value(
    at x: Dyadic,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real {
    var environment = environment
    environment.variables[variable] = .real(Real(x.asRational))
    do throws(EvaluationError) {
      return try expression.number(in: environment, workspace: &workspace)
    } catch {
      if case .real(let reason) = error.kind { throw reason }
      throw .undetermined(.sign(.digits))
    }
  }

  private func sign(at x: Dyadic, _ workspace: inout Workspace) throws(RealError) -> Int {
    switch try Real.compare(value(at: x, &workspace), Real(0), in: &workspace) {
    case .less: -1
    case .equal: 0
    case .greater: 1
    }
  }

  /// Makes the bounds at most 2^`exponent` apart.
  mutating func refine(
    toExponent exponent: Int,
    in workspace: inout Workspace
  ) throws(RealError) {
    let function = self
    var bracket = bracket
    func value(_ x: Dyadic, _ bits: Int) throws(RealError) -> Dyadic {
      let value = try function.value(at: x, &workspace)
      return try Real.enclosure(of: value, bits: bits + 8, in: &workspace).midpoint
    }
    func sign(_ x: Dyadic) throws(RealError) -> Int { try function.sign(at: x, &workspace) }
    try bracket.refine(toExponent: exponent, value: value, sign: sign)
    self.bracket = bracket
  }
}

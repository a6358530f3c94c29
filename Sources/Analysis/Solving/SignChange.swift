// The only zero of a function between two bounds, of which the function has different signs,
// as a number of which any digit can be had.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

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

  /// The same bounds, of a function with the same signs between them.
  func replacing(_ expression: Expression) -> SignChange {
    SignChange(expression, of: variable, in: environment, bracket)
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

  /// The steps in which digits are to tell a sign.
  private static let digitSteps: Int64 = 1_000_000

  /// The value at a number; of one that is known by its digits only, digits are all that is worked out:
  /// closed forms of many digits take long.
  private func value(
    at x: Dyadic,
    byDigits: Bool = false,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real {
    var environment = environment
    let digits = Real(isNegative: x.isNegative) { (bits, workspace) throws(RealError) in
      (x.isNegative ? -x : x).shifted(by: bits).floor
    }
    environment.variables[variable] = .real(byDigits ? digits : Real(x.asRational))
    do throws(EvaluationError) {
      return try expression.number(in: environment, workspace: &workspace)
    } catch {
      if case .real(let reason) = error.kind { throw reason }
      throw .undetermined(.sign(.digits))
    }
  }

  /// The value at a number by its steps over balls, with at least so many leading bits; nothing where
  /// there are no steps, or they do not tell them.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  private func ball(
    at x: Dyadic,
    bits: Int,
    _ tape: AnalyticTape?,
    _ workspace: inout Workspace
  ) throws(RealError) -> Ball? {
    // Beside the zero the function is about as small as the last bit of the place.
    try tape?.value(
      at: ComplexBall(Ball(x)),
      fromPrecision: max(64, 32 - x.exponent) + bits,
      in: &workspace
    ) { $0.real.accuracyInBits >= bits }?.real
  }

  private func sign(
    at x: Dyadic,
    _ tape: AnalyticTape?,
    _ workspace: inout Workspace
  ) throws(RealError) -> Int {
    if let sign = try ball(at: x, bits: 2, tape, &workspace)?.sign { return sign }
    if let sign = signByDigits(at: x, &workspace) { return sign }
    return switch try Real.compare(value(at: x, &workspace), Real(0), in: &workspace) {
    case .less: -1
    case .equal: 0
    case .greater: 1
    }
  }

  /// The sign, where few digits tell it.
  private func signByDigits(at x: Dyadic, _ workspace: inout Workspace) -> Int? {
    guard !x.isZero else { return nil }
    let left = workspace.budget.stepsLeft
    let allowed = min(left, Self.digitSteps)
    workspace.budget.stepsLeft = allowed
    defer { workspace.budget.stepsLeft += left - allowed }
    do throws(RealError) {
      let value = try value(at: x, byDigits: true, &workspace)
      // Beside the zero the function is about as small as the last bit of the place.
      let bits = max(64, 32 - x.exponent)
      if let sign = try Real.sign(value, precision: bits, in: &workspace), sign != 0 { return sign }
      let order = try Real.compare(value, Real(0), in: &workspace)
      return order == .equal ? nil : order == .less ? -1 : 1
    } catch {
      return nil
    }
  }

  /// Makes the bounds at most 2^`exponent` apart.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where the function does not have the signs at the
  ///   bounds, or they are not known; ``RealError/overBudget(_:)``.
  mutating func refine(
    toExponent exponent: Int,
    in workspace: inout Workspace
  ) throws(RealError) {
    let function = self
    let tape = AnalyticTape(expression, of: variable, in: environment, workspace: &workspace)
    var bracket = bracket
    func value(_ x: Dyadic, _ bits: Int) throws(RealError) -> Dyadic {
      if let ball = try function.ball(at: x, bits: bits + 8, tape, &workspace) {
        return ball.midpoint
      }
      let value = try function.value(at: x, byDigits: !x.isZero, &workspace)
      return try Real.enclosure(of: value, bits: bits + 8, in: &workspace).midpoint
    }
    func sign(_ x: Dyadic) throws(RealError) -> Int { try function.sign(at: x, tape, &workspace) }
    try bracket.refine(toExponent: exponent, value: value, sign: sign)
    // A bound that was moved was moved by its sign. One that was not is still to be proved, or
    // the digits are those of the bound and not of a zero.
    if !bracket.width.isZero {
      if bracket.lower == lower { try prove(bracket.lowerSign, try sign(lower)) }
      if bracket.upper == upper { try prove(-bracket.lowerSign, try sign(upper)) }
    }
    self.bracket = bracket
  }

  /// - Throws: ``RealError/undetermined(_:)`` for a sign at a bound that is the opposite of the
  ///   one that it is to have. A bound may be the zero itself.
  private func prove(_ expected: Int, _ sign: Int) throws(RealError) {
    guard sign != -expected else { throw .undetermined(.sign(.digits)) }
  }
}

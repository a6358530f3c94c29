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
  /// A bound below the zero.
  private(set) var lower: Dyadic
  /// A bound above the zero.
  private(set) var upper: Dyadic
  /// The sign at the lower bound; that at the upper one is its opposite.
  let lowerSign: Int

  /// Creates bounds.
  init(
    _ expression: Expression,
    of variable: String,
    in environment: Environment,
    from lower: Dyadic,
    to upper: Dyadic,
    lowerSign: Int
  ) {
    self.expression = expression
    self.variable = variable
    self.environment = environment
    (self.lower, self.upper) = (lower, upper)
    self.lowerSign = lowerSign
  }

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
  ///
  /// > Source: Abbott, Quadratic interval refinement for real roots (ACM
  /// > Communications in Computer Algebra 2014).
  mutating func refine(
    toExponent exponent: Int,
    in workspace: inout Workspace
  ) throws(RealError) {
    var bits = 1
    while !(upper - lower).isZero, (upper - lower).magnitudeExponent > exponent {
      if bits > 1, try stepInto(bits: bits, &workspace) {
        bits = min(2 * bits, 4096)
      } else {
        let middle = (lower + upper).shifted(by: -1)
        try cut(at: middle, &workspace)
        bits = bits > 1 ? bits / 2 : 2
      }
    }
  }

  private mutating func cut(at middle: Dyadic, _ workspace: inout Workspace) throws(RealError) {
    let sign = try sign(at: middle, &workspace)
    if sign == 0 || sign == lowerSign { lower = middle }
    if sign == 0 || sign != lowerSign { upper = middle }
  }

  /// Tries to put the zero into one of 2^bits parts, the one that a straight line between the
  /// bounds hits; false if it is in another one.
  private mutating func stepInto(
    bits: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> Bool {
    let low = try Real.enclosure(of: value(at: lower, &workspace), bits: bits + 8, in: &workspace)
    let high = try Real.enclosure(of: value(at: upper, &workspace), bits: bits + 8, in: &workspace)
    let (a, b) = (low.midpoint, high.midpoint)
    let least = min(a.exponent, b.exponent)
    let rise = a.shifted(by: -least).floor - b.shifted(by: -least).floor
    guard !rise.isZero else { return false }
    let part = (a.shifted(by: -least).floor << bits).divided(by: rise, rounding: .toNearestOrEven)
    let step = (upper - lower).shifted(by: -bits)
    let guess = lower + Dyadic(part) * step
    guard guess >= lower, guess <= upper else { return false }
    let sign = try sign(at: guess, &workspace)
    if sign == 0 {
      (lower, upper) = (guess, guess)
      return true
    }
    let other = sign == lowerSign ? guess + step : guess - step
    guard other >= lower, other <= upper, try self.sign(at: other, &workspace) == -sign else {
      return false
    }
    (lower, upper) = sign == lowerSign ? (guess, other) : (other, guess)
    return true
  }
}

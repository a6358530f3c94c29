// The zero of a function that rises or falls all the way between two numbers.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// What a function that rises or falls all the way between two bounds has there.
  enum MonotoneZero {
    case exact(Real)
    case change(SignChange)
    case nowhere
  }

  /// The zero of a function whose slopes between two bounds have one sign; nothing where they
  /// are not proved to have one.
  mutating func zeroOfMonotone(
    _ e: Expression,
    in x: String,
    from lower: Real,
    to upper: Real
  ) -> MonotoneZero? {
    let range = enclosure(lower).hull(enclosure(upper))
    guard range.isBounded, var function = AnalyzedFunction(e, of: x, environment),
      function.smooth == function.original, let curve = function.curve(over: range),
      curve.decoration == .continuous, !curve.slopes.contains(0),
      let low = sign(of: e, x, at: lower), let high = sign(of: e, x, at: upper)
    else { return nil }
    if low == 0 { return .exact(lower) }
    if high == 0 { return .exact(upper) }
    // The function is monotone between the doubles around the bounds, too.
    guard low * high < 0, let first = Dyadic(exactly: range.lower),
      let last = Dyadic(exactly: range.upper)
    else { return .nowhere }
    return zeroOfMonotone(e, in: x, between: first, last, lowerSign: low)
  }

  /// The same between two numbers at which the values have different signs.
  mutating func zeroOfMonotone(
    _ e: Expression,
    in x: String,
    between lower: Dyadic,
    _ upper: Dyadic,
    lowerSign: Int
  ) -> MonotoneZero? {
    var (lower, upper) = (lower, upper)
    if lower.signum * upper.signum < 0 {
      guard let middle = sign(of: e, x, at: Real(0)) else { return nil }
      if middle == 0 { return .exact(Real(0)) }
      if middle == lowerSign { lower = .zero } else { upper = .zero }
    }
    let bracket = SignBracket(from: lower, to: upper, lowerSign: lowerSign)
    return .change(SignChange(e, of: x, in: environment, bracket))
  }
}

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
      let low = signOfValue(e, x, at: lower), let high = signOfValue(e, x, at: upper)
    else { return nil }
    if low == 0 { return .exact(lower) }
    if high == 0 { return .exact(upper) }
    // The function is monotone between the doubles around the bounds, too.
    guard low * high < 0, var first = Dyadic(exactly: range.lower),
      var last = Dyadic(exactly: range.upper)
    else { return .nowhere }
    if first.signum * last.signum < 0 {
      guard let middle = signOfValue(e, x, at: Real(0)) else { return nil }
      if middle == 0 { return .exact(Real(0)) }
      if middle == low { first = .zero } else { last = .zero }
    }
    let bracket = SignBracket(from: first, to: last, lowerSign: low)
    return .change(SignChange(e, of: x, in: environment, bracket))
  }

  /// The sign of an expression for a number; nothing where that is not found out.
  private mutating func signOfValue(_ e: Expression, _ x: String, at number: Real) -> Int? {
    guard case .number(let value) = worth(of: e, for: x, being: number) else { return nil }
    return sign(of: value)
  }
}

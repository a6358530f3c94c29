// Sine and cosine of rational multiples of pi, reduced exactly.

package import Numbers

extension Ball {
  /// The cosine of pi times a rational, exact when it is rational.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func cosineOfPiTimes(
    _ turns: Rational,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    // cos(pi q) is even and has the period 2; 1 - q reverses the sign.
    let two = Rational(Integer(2))
    let folded = (turns - two * Rational((turns / two).floor)).magnitude
    let q = folded > Rational(Integer(1)) ? two - folded : folded
    let half = Rational(1, over: 2)
    if q > half {
      let mirrored = Rational(Integer(1)) - q
      return -(try cosineOfPiTimes(mirrored, precision: precision, in: &workspace))
    }
    // Niven's theorem: these are the only rational values.
    if q == half { return .zero }
    if q.numerator.isZero { return .one }
    if q == Rational(1, over: 3) { return Ball(significand: Integer(1), exponent: -1) }
    // Near a quarter turn the sine of what is missing keeps its leading bits.
    let isSteep = q > Rational(1, over: 4)
    let part = isSteep ? half - q : q
    let working = precision + 6
    let factor = try Ball(part, precision: working, in: &workspace)
    let angle = try product(
      pi(precision: working, in: &workspace),
      factor,
      precision: working,
      in: &workspace
    )
    return isSteep
      ? try sine(angle, precision: precision, in: &workspace)
      : try cosine(angle, precision: precision, in: &workspace)
  }

  /// The sine of pi times a rational, exact when it is rational.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func sineOfPiTimes(
    _ turns: Rational,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    try cosineOfPiTimes(
      Rational(1, over: 2) - turns,
      precision: precision,
      in: &workspace
    )
  }
}

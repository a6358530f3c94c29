// Sine, cosine and tangent on balls, with arguments of any size.

internal import Numbers

extension Ball {
  /// The sines of the members.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func sine(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    try sineAndCosine(x, precision: precision, needs: .sine, in: &workspace).sine
  }

  /// The cosines of the members.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func cosine(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    try sineAndCosine(x, precision: precision, needs: .cosine, in: &workspace).cosine
  }

  /// The sines and cosines of the members.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func sineAndCosine(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> (sine: Ball, cosine: Ball) {
    try sineAndCosine(x, precision: precision, needs: .both, in: &workspace)
  }

  /// The tangents of the members.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` when a pole may be a member, and
  ///   ``RealError/overBudget(_:)``.
  package static func tangent(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let working = precision + 4
    let (sine, cosine) = try sineAndCosine(x, precision: working, in: &workspace)
    if cosine.containsZero { throw .undetermined(.zero(.tangent)) }
    return try quotient(sine, cosine, precision: precision, in: &workspace)
  }

  /// Which of the two must have a small relative error.
  private enum Need {
    case sine, cosine, both
  }

  /// The sines and cosines, with the relative precision where it is needed.
  private static func sineAndCosine(
    _ x: Ball,
    precision: Int,
    needs need: Need,
    in workspace: inout Workspace
  ) throws(RealError) -> (sine: Ball, cosine: Ball) {
    guard let top = x.log2Upper else { return (.zero, .one) }
    if x.radius.log2Upper > 2, !x.isExact {
      let all = Ball(magnitudeAtMost: .powerOfTwo(0))
      return (all, all)
    }
    if 2 * top < -Int64(precision) {
      // abs(sin(x) - x) <= abs(x)^3/6 and abs(cos(x) - 1) <= x²/2.
      let bound = x.magnitudeUpper
      let sine = x.widened(by: (bound * bound * bound).scaled(by: -2))
      let cosine = Ball.one.widened(by: (bound * bound).scaled(by: -1))
      return (try sine.rounded(toBits: precision), cosine)
    }
    var working = x.usefulBits(precision) + 8
    while true {
      let angle = try Angle(x, bits: working, in: &workspace)
      // The one of the two that is the sine of the reduced angle may be small.
      let isSmallNeeded = need == .both || (need == .sine) == angle.sineIsSine
      let lost = angle.depth
      if isSmallNeeded, lost > 2, working < x.usefulBits(precision + lost) + 8 {
        // The angle is known to `working` bits behind the point, of which the
        // first `lost` are zeros. All of them may be.
        working = lost >= working ? 2 * working : x.usefulBits(precision + lost) + 8
        continue
      }
      return try angle.values(radius: x.radius, precision: precision, in: &workspace)
    }
  }
}

/// An angle reduced to at most an eighth of a turn.
///
/// > Source: Brent and Zimmermann, Modern Computer Arithmetic, section 4.3.
private struct Angle {
  /// The quarter turns taken off, modulo 4.
  let quarter: Int
  /// Whether the rest was subtracted from a quarter turn.
  let isMirrored: Bool
  /// The rest in fixed point, off by less than four ulps.
  let rest: Integer
  /// The bits behind the point.
  let bits: Int

  /// Reduces the midpoint of a ball.
  init(_ x: Ball, bits: Int, in workspace: inout Workspace) throws(RealError) {
    let whole = max(0, x.midpointTop)
    try workspace.budget.check(bits: whole + Int64(bits))
    // The count of quarter turns is below 2^whole, and each is off by an ulp.
    let long = bits + Int(whole) + 1
    let middle = try x.fixedMidpoint(bits: Int64(long), in: &workspace)
    // pi/2 at `long` bits is pi at one fewer.
    let turn = try workspace.pi(bits: long - 1)
    try workspace.budget.charge(2 * Budget.stepsOfProduct(ofBits: long, by: Int(whole) + 1))
    let count = middle.divided(by: turn, rounding: .down)
    let rest = middle - count * turn
    isMirrored = rest + rest > turn
    quarter = Int((count.modulo(Integer(4))).asInt ?? 0)
    self.rest = (isMirrored ? turn - rest : rest) >> (long - bits)
    self.bits = bits
  }

  /// Whether the sine of the angle is the sine of the rest, up to the sign.
  var sineIsSine: Bool { (quarter & 1 == 0) != isMirrored }

  /// The number of zeros behind the point.
  var depth: Int { bits - rest.bitLength }

  /// The sine and cosine of the angle, for all members of a ball around it.
  func values(
    radius: Radius,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> (sine: Ball, cosine: Ball) {
    let (small, large) = try SineCosineSeries.values(at: rest, bits: bits, in: &workspace)
    let (sine, cosine) = sineIsSine ? (small, large) : (large, small)
    // sin(q + t) and cos(q + t) for q quarter turns and t in 0 ..< pi/2.
    let sineIsNegative = quarter >= 2
    let cosineIsNegative = quarter == 1 || quarter == 2
    // Four ulps of the angle and two of the series; the derivatives are at most
    // 1, and no value is beyond 2 from another.
    let error = min(radius, .powerOfTwo(1)) + Radius(roundingUp: 6, exponent: -Int64(bits))
    return (
      try Ball(
        rounding: sineIsNegative ? -sine : sine,
        exponent: -Int64(bits),
        radius: error,
        precision: precision
      ),
      try Ball(
        rounding: cosineIsNegative ? -cosine : cosine,
        exponent: -Int64(bits),
        radius: error,
        precision: precision
      )
    )
  }
}

// Arctangent, arcsine and arccosine on balls.

internal import Numbers

extension Ball {
  /// The arctangents of the members.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func arctangent(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    guard let top = x.log2Upper else { return .zero }
    if x.significand.isZero { return Ball(magnitudeAtMost: min(x.radius, .powerOfTwo(1))) }
    if x.significand.isNegative {
      return -(try arctangent(-x, precision: precision, in: &workspace))
    }
    if 2 * top < -Int64(precision) {
      // abs(atan(x) - x) <= abs(x)^3/3.
      let bound = x.magnitudeUpper
      return try x.widened(by: (bound * bound * bound).scaled(by: -1)).rounded(toBits: precision)
    }
    // abs(atan(m + s) - atan(m)) <= s, and <= s/l² where l <= all members.
    var spread = min(x.radius, .powerOfTwo(2))
    let lower = x.magnitudeLower
    if lower > .powerOfTwo(0) {
      spread = min(spread, x.radius.dividedBy(lower: lower).dividedBy(lower: lower))
    }
    let middle = Ball(significand: x.significand, exponent: x.exponent)
    let useful = Ball(magnitudeAtMost: spread).usefulBits(precision + 8)
    let value = try middle.arctangentOfPositive(precision: useful, in: &workspace)
    return try value.widened(by: spread).rounded(toBits: precision)
  }

  /// The arctangent of an exact positive number.
  ///
  /// Bits of the result are relative for small numbers.
  private func arctangentOfPositive(
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if midpointTop > 0 {
      // atan(x) = pi/2 - atan(1/x) >= pi/4.
      let reciprocal = try Ball.quotient(.one, self, precision: precision + 4, in: &workspace)
      let rest: Ball
      if reciprocal.midpointTop < -Int64(precision) - 4 {
        rest = Ball(magnitudeAtMost: reciprocal.magnitudeUpper)
      } else {
        let inverse = Ball(significand: reciprocal.significand, exponent: reciprocal.exponent)
        rest = try inverse.arctangentBelowOne(
          bits: precision + 4,
          precision: precision + 4,
          in: &workspace
        ).widened(by: reciprocal.radius)
      }
      let quarter = try Ball.pi(precision: precision + 4, in: &workspace)
        .scaled(byPowerOfTwo: -1)
      return try Ball.difference(quarter, rest, precision: precision, in: &workspace)
    }
    let depth = Int(-midpointTop)
    return try arctangentBelowOne(
      bits: precision + depth + 4,
      precision: precision,
      in: &workspace
    )
  }

  /// The arctangent of an exact number from 0 to 1, to bits behind the point.
  private func arctangentBelowOne(
    bits: Int,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let depth = -midpointTop
    if depth > Int64(bits / 10 + 8) {
      return try arctangentSeries(precision: precision, in: &workspace)
    }
    let value = try ArctangentIteration.value(
      at: try fixedMidpoint(bits: Int64(bits), in: &workspace),
      bits: bits,
      in: &workspace
    )
    // Cutting x costs an ulp.
    return Ball(fixed: value, bits: bits, error: 5)
  }

  /// The arctangents of members below 2^-4, by the series.
  private func arctangentSeries(
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    guard let top = log2Upper else { return self }
    let working = precision + 8
    let square = -(try Ball.square(self, precision: working, in: &workspace))
    // z^(2n)/(2n+1) < 2^(2 · top · n), and the series alternates.
    let terms = working / Int(min(Int64(working) + 2, -2 * top)) + 2
    var sum = Ball.zero
    for k in stride(from: terms - 1, through: 0, by: -1) {
      sum = try Ball.product(sum, square, precision: working, in: &workspace)
      let coefficient = try Ball.quotient(
        .one,
        Ball(2 * k + 1),
        precision: working,
        in: &workspace
      )
      sum = try Ball.sum(sum, coefficient, precision: working, in: &workspace)
    }
    let rest = Radius.powerOfTwo(max(2 * top * Int64(terms), -Ball.exponentLimit))
    return try Ball.product(self, sum.widened(by: rest), precision: precision, in: &workspace)
  }

  /// The arcsines of the members.
  ///
  /// - Throws: ``DomainError/inverseTrigonometricOutOfRange`` when all members
  ///   are outside -1 ... 1, ``RealError/undetermined(_:)`` when some may be,
  ///   and ``RealError/overBudget(_:)``.
  package static func arcsine(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    guard let top = x.log2Upper else { return .zero }
    if 2 * top < -Int64(precision) {
      // abs(asin(x) - x) <= abs(x)^3/4 for abs(x) <= 1/2.
      let bound = x.magnitudeUpper
      return try x.widened(by: (bound * bound * bound).scaled(by: -2)).rounded(toBits: precision)
    }
    // asin(x) = atan(x / sqrt((1 - x)(1 + x))).
    let working = precision + 6
    let (below, above) = try distancesFromOne(
      x,
      precision: working,
      asking: .arcsine,
      in: &workspace
    )
    if below.isExact && below.significand.isZero || above.isExact && above.significand.isZero {
      let quarter = try pi(precision: working, in: &workspace).scaled(byPowerOfTwo: -1)
      return try (x.significand.isNegative ? -quarter : quarter).rounded(toBits: precision)
    }
    let square = try product(below, above, precision: working, in: &workspace)
    let root = try squareRoot(square, precision: working, in: &workspace)
    let tangent = try quotient(x, root, precision: working, in: &workspace)
    return try arctangent(tangent, precision: precision, in: &workspace)
  }

  /// The arccosines of the members.
  ///
  /// - Throws: As ``arcsine(_:precision:in:)``.
  package static func arccosine(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let working = precision + 6
    let (below, above) = try distancesFromOne(
      x,
      precision: working,
      asking: .arccosine,
      in: &workspace
    )
    if below.isExact && below.significand.isZero { return .zero }
    if above.isExact && above.significand.isZero {
      return try pi(precision: precision, in: &workspace)
    }
    // acos(x) = 2 atan(sqrt((1 - x)/(1 + x))).
    let square = try quotient(below, above, precision: working, in: &workspace)
    let root = try squareRoot(square, precision: working, in: &workspace)
    return try arctangent(root, precision: precision, in: &workspace).scaled(byPowerOfTwo: 1)
  }

  /// 1 - x and 1 + x, proved not to be negative.
  private static func distancesFromOne(
    _ x: Ball,
    precision: Int,
    asking operation: RealError.Question.Operation,
    in workspace: inout Workspace
  ) throws(RealError) -> (below: Ball, above: Ball) {
    // Next to 1 the significand is as long as the difference is small.
    let working = max(x.significand.bitLength, precision) + 64
    let below = try difference(.one, x, precision: working, in: &workspace)
    let above = try sum(.one, x, precision: working, in: &workspace)
    guard let first = below.sign, let second = above.sign else {
      throw .undetermined(.comparison(operation))
    }
    guard first >= 0, second >= 0 else { throw .undefined(.inverseTrigonometricOutOfRange) }
    return (below, above)
  }
}

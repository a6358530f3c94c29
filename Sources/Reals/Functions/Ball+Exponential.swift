// The exponential function and its hyperbolic relatives on balls.

internal import Numbers

extension Ball {
  /// The exponentials of the members.
  ///
  /// - Throws: ``RealError/Limit/magnitude`` when the result is beyond all exponents,
  ///   ``RealError/undetermined(_:)`` when it is not known whether it is, and
  ///   ``RealError/overBudget(_:)``.
  package static func exponential(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    guard let top = x.log2Upper else { return .one }
    // e^(2^59.5) is about the largest number.
    if top > 59 {
      guard let least = x.log2Lower, least >= 59 else {
        throw .undetermined(.magnitude(.exponential))
      }
      // e^x < 2^x for a negative x.
      if x.significand.isNegative { return Ball(magnitudeAtMost: .powerOfTwo(-(1 << 59))) }
      throw .overBudget(.magnitude)
    }
    if top < -Int64(precision) - 1 {
      // abs(e^x - 1) <= 2 abs(x) for abs(x) <= 1.
      return Ball.one.widened(by: x.magnitudeUpper.scaled(by: 1))
    }
    // A relative error of the result is an absolute one of the argument.
    let working = x.usefulBits(precision) + 6
    let whole = Int(max(0, top))
    // m = n ln 2 + t, with t in 0 ..< ln 2, at enough bits for n < 2^(whole+1).
    let bits = working + whole + 1
    let middle = try x.fixedMidpoint(bits: Int64(bits), in: &workspace)
    let unit = try workspace.logarithm(ofPrime: 2, bits: bits)
    let count = middle.divided(by: unit, rounding: .down)
    let rest = (middle - count * unit) >> (bits - working)
    let value = try ExponentialSeries.value(at: rest, bits: working, in: &workspace)
    // In ulps of working the argument is off by 1/2 for the midpoint, by 3/2
    // for n times two ulps of ln 2, and by one for the last shift. The factor
    // e^t <= 2 doubles that, and the series adds two: less than 10.
    let power = (count.asInt64 ?? 0) - Int64(working)
    let error = Radius(roundingUp: 10, exponent: power)
    let bound = Radius(over: value, exponent: power) + error
    return try Ball(
      rounding: value,
      exponent: power,
      radius: error + bound * x.radius.exponentialExcess(),
      precision: precision
    )
  }

  /// The hyperbolic sines of the members.
  ///
  /// - Throws: As ``exponential(_:precision:in:)``.
  package static func hyperbolicSine(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    guard let top = x.log2Upper else { return .zero }
    if 2 * top < -Int64(precision) {
      // abs(sinh(x) - x) <= abs(x)^3/5 for abs(x) <= 1.
      let bound = x.magnitudeUpper
      return try x.widened(by: (bound * bound * bound).scaled(by: -2)).rounded(toBits: precision)
    }
    return try hyperbolicSineAndCosine(x, precision: precision, in: &workspace).sine
  }

  /// The hyperbolic cosines of the members.
  ///
  /// - Throws: As ``exponential(_:precision:in:)``.
  package static func hyperbolicCosine(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let (rising, falling) = try exponentials(x, precision: precision + 4, in: &workspace)
    return try sum(rising, falling, precision: precision, in: &workspace)
      .scaled(byPowerOfTwo: -1)
  }

  /// The hyperbolic sines of the members, and their cosines.
  ///
  /// - Throws: As ``exponential(_:precision:in:)``.
  package static func hyperbolicSineAndCosine(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> (sine: Ball, cosine: Ball) {
    guard let top = x.log2Upper, 2 * top >= -Int64(precision) else {
      return (
        try hyperbolicSine(x, precision: precision, in: &workspace),
        try hyperbolicCosine(x, precision: precision, in: &workspace)
      )
    }
    // The difference of exponentials loses as many bits as x is below 1.
    let working = precision + 5 + Int(max(0, -top))
    let (rising, falling) = try exponentials(x, precision: working, in: &workspace)
    return (
      try difference(rising, falling, precision: precision, in: &workspace)
        .scaled(byPowerOfTwo: -1),
      try sum(rising, falling, precision: precision, in: &workspace).scaled(byPowerOfTwo: -1)
    )
  }

  /// The hyperbolic tangents of the members.
  ///
  /// - Throws: As ``exponential(_:precision:in:)``.
  package static func hyperbolicTangent(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    // The derivative is at most 1, and no value is beyond 2 from another.
    let spread = min(x.radius, .powerOfTwo(1))
    if x.midpointTop > 1, x.midpointTop > 40 || Int64(1) << (x.midpointTop - 1) > precision {
      // 1 - tanh(x) < 2 e^(-2x) < 2^(1 - 2x).
      let one = x.significand.isNegative ? -Ball.one : .one
      return one.widened(by: spread + .powerOfTwo(1 - 2 * Int64(precision)))
    }
    let middle = Ball(significand: x.significand, exponent: x.exponent)
    let (sine, cosine) = try hyperbolicSineAndCosine(
      middle,
      precision: precision + 4,
      in: &workspace
    )
    return try quotient(sine, cosine, precision: precision, in: &workspace)
      .widened(by: spread)
      .rounded(toBits: precision)
  }

  /// The exponentials of the members and of their negatives.
  private static func exponentials(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> (Ball, Ball) {
    let rising = try exponential(x, precision: precision, in: &workspace)
    let falling = try exponential(-x, inverse: rising, precision: precision, in: &workspace)
    return (rising, falling)
  }

  /// The exponentials of the members, from those of their negatives where these are known.
  ///
  /// - Throws: As ``exponential(_:precision:in:)``.
  static func exponential(
    _ x: Ball,
    inverse: Ball?,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    // The reciprocal of a wide ball would be wider than the exponential.
    guard let inverse, inverse.accuracyInBits > 30 else {
      return try exponential(x, precision: precision, in: &workspace)
    }
    return try quotient(.one, inverse, precision: precision, in: &workspace)
  }
}

extension Radius {
  /// A bound of e^r - 1.
  func exponentialExcess() -> Radius {
    guard !isZero else { return self }
    // e^r - 1 <= r + r² for r <= 1.
    if log2Upper <= 0 { return self + self * self }
    // e^r < 2^ceil(3r/2).
    let power = (self * Radius(roundingUp: 3)).scaled(by: -1)
    guard power.log2Upper < 61 else { return .powerOfTwo(Ball.exponentLimit * 2) }
    let whole =
      power.exponent >= 0
      ? power.mantissa << UInt64(power.exponent) : power.mantissa >> UInt64(-power.exponent) + 1
    return .powerOfTwo(Int64(whole))
  }
}

// The error function and its complement on balls.
//
// > Source: Chevillard, The functions erf and erfc computed with arbitrary precision and
// > explicit error bounds (Information and Computation 2012); DLMF 7.6.2 and 7.12.1 for
// > the two expansions.

internal import Numbers

extension Ball {
  /// The error functions of the members, 2/√π times the integral of e^(−t²) from 0.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func errorFunction(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let spread = try x.errorFunctionSpread(in: &workspace)
    let value = try x.middleMagnitude.errorFunctionOfPositive(precision: precision, in: &workspace)
    return try (x.significand.isNegative ? -value : value).widened(by: spread)
      .rounded(toBits: precision)
  }

  /// One less the error functions of the members, with a small relative error also where
  /// they are close to zero.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func complementaryErrorFunction(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let spread = try x.errorFunctionSpread(in: &workspace)
    let middle = x.middleMagnitude
    let value: Ball
    if x.significand.signum <= 0 {
      let other = try middle.errorFunctionOfPositive(precision: precision, in: &workspace)
      value = try sum(.one, other, precision: precision, in: &workspace)
    } else if let bits = try middle.tailBits(in: &workspace), bits < precision + 10 {
      // erfc(x) > e^(−x²)/(2x + 2), so that the difference loses so many bits.
      let working = precision + bits + 8 + Int(max(0, middle.midpointTop))
      let other = try middle.errorFunctionOfPositive(precision: working, in: &workspace)
      value = try difference(.one, other, precision: precision, in: &workspace)
    } else {
      value = try middle.errorFunctionTail(precision: precision, in: &workspace)
    }
    return try value.widened(by: spread).rounded(toBits: precision)
  }

  /// The magnitude of the midpoint.
  private var middleMagnitude: Ball { Ball(significand: significand.magnitude, exponent: exponent) }

  /// A bound of how far the error functions of members are from that of the midpoint.
  private func errorFunctionSpread(in workspace: inout Workspace) throws(RealError) -> Radius {
    if isExact { return .zero }
    // The slope is 2/√π e^(−t²) < 37/32 e^(−t²), and no two values are more than 2 apart.
    let least = magnitudeLower
    let lower = Ball(significand: Integer(least.mantissa), exponent: least.exponent)
    let square = try Ball.square(lower, precision: 60, in: &workspace)
    let density = try Ball.exponential(-square, precision: 32, in: &workspace)
    let slope = density.magnitudeUpper * Radius(roundingUp: 37, exponent: -5)
    return min(radius * slope, .powerOfTwo(1))
  }

  /// A number of bits, at most three more than x²/ln 2, such that e^(−x²) is at least
  /// 2^-bits; nothing from 2^30 on.
  private func tailBits(in workspace: inout Workspace) throws(RealError) -> Int? {
    guard midpointTop <= 15 else { return nil }
    let square = try Ball.square(self, precision: 64, in: &workspace)
    guard let above = square.scaledFloor(bits: 0).asInt64.map({ $0 + 1 }) else { return nil }
    // 1/ln 2 < 1.442695041.
    return Int(above * 1_442_695_041 / 1_000_000_000) + 1
  }

  /// The error function of a number that is not negative and known exactly.
  private func errorFunctionOfPositive(
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if significand.isZero { return .zero }
    guard let bits = try tailBits(in: &workspace), bits < precision + 10 else {
      // erfc(x) < e^(−x²) < 2^-(bits − 4).
      return Ball.one.widened(by: .powerOfTwo(-Int64(precision) - 4))
    }
    // erf(x) = 2x/√π e^(−x²) Σ (2x²)^k / (1·3·…·(2k + 1)), all of whose terms are positive.
    let working = precision + 12
    let wide = working + 2 * Int(max(0, midpointTop)) + 4
    let square = try Ball.square(self, precision: wide, in: &workspace)
    let sum = try ErrorFunctionSeries(at: square, precision: working, in: &workspace)
      .value(in: &workspace)
    let power = try Ball.exponential(-square, precision: working, in: &workspace)
    let pi = try Ball.pi(precision: working, in: &workspace)
    let root = try Ball.squareRoot(pi, precision: working, in: &workspace)
    let product = try Ball.product(
      try Ball.product(sum, power, precision: working, in: &workspace),
      try scaled(byPowerOfTwo: 1),
      precision: working,
      in: &workspace
    )
    return try Ball.quotient(product, root, precision: working, in: &workspace)
  }

  /// The complement at a number so large that e^(−x²) is at most 2^-(precision + 6).
  ///
  /// e^(−x²)/(x√π) Σ (−1)^k 1·3·…·(2k − 1)/(2x²)^k: what is left out is smaller than the
  /// first term of it (DLMF 7.12.1), and the least term is less than 2 e^(−x²).
  private func errorFunctionTail(
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let working = precision + 24
    let wide = working + 2 * Int(min(max(0, midpointTop), 64)) + 4
    let square = try Ball.square(self, precision: wide, in: &workspace)
    let inverse = try Ball.quotient(
      .one,
      try square.scaled(byPowerOfTwo: 1),
      precision: working,
      in: &workspace
    )
    var (sum, term, k) = (Ball.one, Ball.one, 1)
    while true {
      term = -(try Ball.product(term, inverse, precision: working, in: &workspace))
      term = try Ball.product(term, Ball(2 * k - 1), precision: working, in: &workspace)
      if (term.log2Upper ?? .min) < -Int64(precision) - 2 { break }
      sum = try Ball.sum(sum, term, precision: working, in: &workspace)
      k += 1
    }
    sum = sum.widened(by: term.magnitudeUpper)
    let power = try Ball.exponential(-square, precision: working, in: &workspace)
    let pi = try Ball.pi(precision: working, in: &workspace)
    let root = try Ball.squareRoot(pi, precision: working, in: &workspace)
    return try Ball.quotient(
      try Ball.product(sum, power, precision: working, in: &workspace),
      try Ball.product(self, root, precision: working, in: &workspace),
      precision: working,
      in: &workspace
    )
  }
}

/// Σ y^k / (1·3·…·(2k + 1)) for y = 2x², in about 2√N long products.
///
/// > Source: Smith, Efficient multiple-precision evaluation of elementary functions
/// > (1989), as ``RectangularSplitting``, but in balls, since y may be large.
private struct ErrorFunctionSeries {
  /// The argument y.
  let argument: Ball
  let precision: Int
  let terms: Int
  /// A bound of what is left out.
  let rest: Radius

  init(
    at square: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) {
    argument = try square.scaled(byPowerOfTwo: 1)
    let bound = argument.magnitudeUpper
    // The quotient of a term and the one before it falls; from 1/2 on, all that is left
    // out is at most twice its first term.
    var (term, k) = (Radius(roundingUp: 1), 1)
    while true {
      let divisor = Radius.lower(UInt64(2 * k + 1), exponent: 0)
      term = (term * bound).dividedBy(lower: divisor)
      if term.log2Upper < -Int64(precision), bound.scaled(by: 1) < divisor { break }
      k += 1
      if k & 1023 == 0 { try workspace.budget.charge(1024 * 10) }
    }
    terms = k
    rest = term.scaled(by: 1)
    // Each term adds a rounding error to a sum of at least 1.
    self.precision = precision + 2 * (Int.bitWidth - k.leadingZeroBitCount)
  }

  func value(in workspace: inout Workspace) throws(RealError) -> Ball {
    let width = max(1, RectangularSplitting.squareRoot(terms))
    var powers = [Ball.one]
    for _ in 0..<width {
      let last = powers[powers.count - 1]
      powers.append(try Ball.product(last, argument, precision: precision, in: &workspace))
    }
    // The sum is kept scaled by a word, which collects the divisors.
    var (sum, scale) = (Ball.zero, UInt64(1))
    for k in stride(from: terms - 1, through: 0, by: -1) {
      let factor = Ball(Integer(scale))
      let part = try Ball.product(powers[k % width], factor, precision: precision, in: &workspace)
      sum = try Ball.sum(sum, part, precision: precision, in: &workspace)
      guard k > 0 else { break }
      if k % width == 0 {
        sum = try Ball.product(sum, powers[width], precision: precision, in: &workspace)
      }
      let divisor = UInt64(2 * k + 1)
      let (next, overflow) = scale.multipliedReportingOverflow(by: divisor)
      if overflow {
        sum = try Ball.quotient(sum, factor, precision: precision, in: &workspace)
        scale = divisor
      } else {
        scale = next
      }
    }
    return try Ball.quotient(sum, Ball(Integer(scale)), precision: precision, in: &workspace)
      .widened(by: rest)
  }
}

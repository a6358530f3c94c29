// The natural logarithm and its hyperbolic relatives on balls.

internal import Numbers

extension Ball {
  /// The natural logarithms of the members.
  ///
  /// - Throws: ``DomainError/logarithmOfZero`` or
  ///   ``DomainError/logarithmOfNegative`` when no member has one,
  ///   ``RealError/undetermined(_:)`` when some may not, and
  ///   ``RealError/overBudget(_:)``.
  package static func naturalLogarithm(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    guard let sign = x.sign else { throw .undetermined(.sign(.logarithm)) }
    guard sign > 0 else {
      throw .undefined(sign == 0 ? .logarithmOfZero : .logarithmOfNegative)
    }
    let lower = x.magnitudeLower
    guard !lower.isZero else { throw .undetermined(.sign(.logarithm)) }
    // abs(ln(m + s) - ln(m)) <= s/(m - r).
    let spread = x.radius.dividedBy(lower: lower)
    // m = f 2^n with f in 3/4 ..< 3/2.
    let leading = x.significand.leadingBits.top
    let length = 64 - leading.leadingZeroBitCount
    let isLow = length == 1 || leading >> UInt64(length - 2) & 1 == 0
    let n = x.midpointTop - (isLow ? 1 : 0)
    let scaled = Ball(significand: x.significand, exponent: x.exponent - n)
    let logarithm = try nearOne(scaled, isScaled: n != 0, precision: precision, in: &workspace)
    var result = logarithm
    if n != 0 {
      let bits = precision + 70 - n.magnitude.leadingZeroBitCount
      let unit = Ball(
        fixed: try workspace.logarithm(ofPrime: 2, bits: bits),
        bits: bits,
        error: 2
      )
      let power = try product(Ball(Integer(n)), unit, precision: precision + 8, in: &workspace)
      result = try sum(power, logarithm, precision: precision + 4, in: &workspace)
    }
    return try result.widened(by: spread).rounded(toBits: precision)
  }

  /// The logarithm of an exact number from 3/4 to 3/2, for which an absolute
  /// precision is enough when it was scaled.
  private static func nearOne(
    _ x: Ball,
    isScaled: Bool,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let offset = try difference(x, .one, precision: x.significand.bitLength + 2, in: &workspace)
    if offset.significand.isZero { return .zero }
    // abs(x - 1) is in 2^(-depth-1) ..< 2^-depth.
    let depth = Int(-offset.midpointTop)
    let working = precision + 6 + (isScaled ? 0 : depth + 1)
    if depth > working / 10 + 8 {
      return try offset.logarithmOfSuccessor(precision: precision, in: &workspace)
    }
    let value = try LogarithmIteration.value(
      at: try x.fixedMidpoint(bits: Int64(working), in: &workspace),
      bits: working,
      in: &workspace
    )
    // Cutting x costs an ulp times 1/x <= 4/3.
    return Ball(fixed: value, bits: working, error: 6)
  }

  /// ln(1 + x) of small numbers, by 2 atanh(x/(2 + x)).
  func logarithmOfSuccessor(
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let working = precision + 10
    let sum = try Ball.sum(self, Ball(2), precision: working, in: &workspace)
    let z = try Ball.quotient(self, sum, precision: working, in: &workspace)
    let series = try z.areaTangentSeries(precision: working, in: &workspace)
    return try series.scaled(byPowerOfTwo: 1).rounded(toBits: precision)
  }

  /// The area tangents of members below 2^-4, by the series.
  func areaTangentSeries(
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    guard let top = log2Upper else { return self }
    let square = try Ball.square(self, precision: precision, in: &workspace)
    // z^(2n)/(2n+1) < 2^(2 · top · n); the rest is less than twice that.
    let terms = precision / Int(min(Int64(precision) + 2, -2 * top)) + 2
    var sum = Ball.zero
    for k in stride(from: terms - 1, through: 0, by: -1) {
      sum = try Ball.product(sum, square, precision: precision, in: &workspace)
      let coefficient = try Ball.quotient(
        .one,
        Ball(2 * k + 1),
        precision: precision,
        in: &workspace
      )
      sum = try Ball.sum(sum, coefficient, precision: precision, in: &workspace)
    }
    let rest = Radius.powerOfTwo(max(2 * top * Int64(terms), -Ball.exponentLimit) + 1)
    return try Ball.product(self, sum.widened(by: rest), precision: precision, in: &workspace)
  }
}

// Elementary functions of short rationals to thousands of digits.

internal import Numbers

extension Ball {
  /// The bits from which on series at rationals are quicker than the functions
  /// of balls.
  private static var rationalThreshold: Int { 10_000 }

  /// Bits behind the point beyond the precision: short rationals are not closer
  /// to zeros of sine and cosine, nor are powers of e smaller, than a few of them.
  private static var guardBits: Int { 64 }

  /// The value of a function at a rational, or nothing where a series at the
  /// rational does not pay or the function has none.
  static func value(
    _ operation: Node.Operation,
    of x: Rational,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball? {
    if operation == .naturalLogarithm, let offset = x.smallOffsetFromOne {
      let ball = try Ball(offset, precision: precision + 16, in: &workspace)
      return try ball.logarithmOfSuccessor(precision: precision, in: &workspace)
    }
    if operation == .exponential, x.isInteger, let count = x.numerator.asPowerOfE {
      return try power(ofE: count, precision: precision, in: &workspace)
    }
    guard precision >= rationalThreshold, x.bitLength <= 48, x.signum != 0 else { return nil }
    switch operation {
    case .exponential: return try exponential(of: x, precision: precision, in: &workspace)
    case .sine, .cosine:
      guard x.magnitude <= 16 else { return nil }
      return try wave(operation, of: x, precision: precision, in: &workspace)
    case .tangent:
      guard x.magnitude <= 16 else { return nil }
      let sine = try wave(.sine, of: x, precision: precision, in: &workspace)
      let cosine = try wave(.cosine, of: x, precision: precision, in: &workspace)
      return try quotient(sine, cosine, precision: precision, in: &workspace)
    case .arctangent: return try arctangent(of: x, precision: precision, in: &workspace)
    case .naturalLogarithm: return try logarithm(of: x, precision: precision, in: &workspace)
    default: return nil
    }
  }

  /// e to a whole exponent of moderate size (``Integer/asPowerOfE``): e is kept, and a few
  /// products are quicker than a series.
  ///
  /// The relative error of e, below 2^−(p + 8) at a precision p, becomes at most 32 times as
  /// great.
  static func power(
    ofE count: Int,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let e = try e(precision: precision + 8, in: &workspace)
    return try power(e, count, precision: precision + 8, in: &workspace)
  }

  private static func exponential(
    of x: Rational,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball? {
    guard x.magnitude <= 16 else { return nil }
    return try series(.exponential, x, precision: precision, in: &workspace)
  }

  private static func wave(
    _ operation: Node.Operation,
    of x: Rational,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let isSine = operation == .sine
    let sum = try series(isSine ? .sine : .cosine, -(x * x), precision: precision, in: &workspace)
    return isSine ? try product(sum, x, precision: precision, in: &workspace) : sum
  }

  private static func arctangent(
    of x: Rational,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball? {
    guard x.magnitude <= 1 else {
      // atan(x) = ±π/2 − atan(1/x).
      guard let rest = try arctangent(of: x.reciprocal, precision: precision + 4, in: &workspace)
      else { return nil }
      let quarter = try pi(precision: precision + 4, in: &workspace).scaled(byPowerOfTwo: -1)
      return try difference(
        x.isNegative ? -quarter : quarter,
        rest,
        precision: precision,
        in: &workspace
      )
    }
    let square = x * x
    let sum = try series(.arctangent, square / (1 + square), precision: precision, in: &workspace)
    return try product(sum, x / (1 + square), precision: precision, in: &workspace)
  }

  /// The logarithm of a positive rational: that of a power of two near it, and
  /// that of the quotient, 2·atanh((q − 1)/(q + 1)).
  private static func logarithm(
    of x: Rational,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball? {
    guard x.signum > 0 else { return nil }
    if x.isInteger, let n = x.numerator.asInt, [2, 3, 5, 7].contains(n) {
      return try logarithm(ofInteger: n, precision: precision, in: &workspace)
    }
    var count = x.numerator.bitLength - x.denominator.bitLength
    func scaled(_ count: Int) -> Rational {
      count >= 0
        ? Rational(x.numerator, over: x.denominator << count)
        : Rational(x.numerator << -count, over: x.denominator)
    }
    if scaled(count) > Rational(4, over: 3) { count += 1 }
    if scaled(count) < Rational(2, over: 3) { count -= 1 }
    let rest = scaled(count)
    let z = (rest - 1) / (rest + 1)
    let sum = try series(.areaTangent, z * z, precision: precision, in: &workspace)
    let logarithm = try product(sum, 2 * z, precision: precision + 8, in: &workspace)
    guard count != 0 else { return try logarithm.rounded(toBits: precision) }
    let two = try self.logarithm(ofInteger: 2, precision: precision + 16, in: &workspace)
    let power = try product(Ball(count), two, precision: precision + 8, in: &workspace)
    return try Ball.sum(power, logarithm, precision: precision, in: &workspace)
  }

  /// The sum of a series with some bits to spare.
  private static func series(
    _ kind: RationalSeries.Kind,
    _ constant: Rational,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let bits = precision + guardBits
    let series = RationalSeries(kind: kind, constant: constant)
    let value = try series.value(bits: bits, in: &workspace)
    return try Ball(fixed: value, bits: bits, error: 2).rounded(toBits: precision + guardBits / 2)
  }

  /// A ball times a rational.
  private static func product(
    _ x: Ball,
    _ factor: Rational,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let ball = try Ball(factor, precision: precision + 8, in: &workspace)
    return try product(x, ball, precision: precision, in: &workspace)
  }
}

extension Integer {
  /// The number, where e to its power is quicker by products than by a series: up to 32 in size.
  var asPowerOfE: Int? {
    guard let count = asInt, abs(count) <= 32 else { return nil }
    return count
  }
}

extension Rational {
  /// The rational less one, where that is so small that enclosures of a few digits
  /// would lose it.
  fileprivate var smallOffsetFromOne: Rational? {
    guard bitLength > 128, self != 1 else { return nil }
    // (n − d)/d is in lowest terms as n/d is.
    let offset = Rational(lowest: numerator - denominator, denominator)
    let size = offset.numerator.bitLength - denominator.bitLength
    return size < -64 ? offset : nil
  }
}

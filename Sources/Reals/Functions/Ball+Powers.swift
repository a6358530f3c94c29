// Roots, and powers with whole exponents.

internal import Numbers

extension Ball {
  /// The square roots of the members, exact when the root is.
  ///
  /// - Throws: ``DomainError/evenRootOfNegative`` when all members are negative,
  ///   ``RealError/undetermined(_:)`` when some may be, and
  ///   ``RealError/overBudget(_:)``.
  package static func squareRoot(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if x.isExact, x.significand.isZero { return x }
    guard let sign = x.sign else { throw .undetermined(.sign(.squareRoot)) }
    guard sign > 0 else { throw .undefined(.evenRootOfNegative) }
    // An even exponent, and twice as many bits as the root shall have.
    var shift = max(0, 2 * precision + 2 - x.significand.bitLength)
    if (x.exponent - Int64(shift)) & 1 != 0 { shift += 1 }
    let half = (x.significand.bitLength + shift) / 2
    try workspace.budget.charge(400 + 2 * Budget.stepsOfProduct(ofBits: half, by: half))
    let exponent = (x.exponent - Int64(shift)) / 2
    let square = x.significand << shift
    let (root, radius): (Integer, Radius)
    if x.isExact {
      let (floor, remainder) = square.squareRootWithRemainder()
      (root, radius) = (floor, remainder.isZero ? .zero : .powerOfTwo(exponent))
    } else {
      // abs(sqrt(m + s) - sqrt(m)) = abs(s) / (sqrt(m + s) + sqrt(m)), and the
      // root is at least its floor.
      root = square.squareRoot()
      radius =
        .powerOfTwo(exponent) + x.radius.dividedBy(lower: .lower(root, exponent: exponent))
    }
    return try Ball(rounding: root, exponent: exponent, radius: radius, precision: precision)
  }

  /// The n-th roots of the members, exact when the root is and `n` is small.
  ///
  /// The root of a negative number is negative when `n` is odd.
  ///
  /// - Precondition: `n` is positive.
  /// - Throws: As ``squareRoot(_:precision:in:)``.
  package static func root(
    _ x: Ball,
    index n: Int,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    precondition(n > 0, "the index of a root is positive")
    if n == 1 || x.isExact && x.significand.isZero { return try x.rounded(toBits: precision) }
    if n == 2 { return try squareRoot(x, precision: precision, in: &workspace) }
    guard let sign = x.sign else { throw .undetermined(.sign(.root)) }
    if sign < 0 {
      guard n & 1 == 1 else { throw .undefined(.evenRootOfNegative) }
      return -(try root(-x, index: n, precision: precision, in: &workspace))
    }
    if n <= 8 { return try integerRoot(x, index: n, precision: precision, in: &workspace) }
    // x^(1/n) = exp(ln(x)/n); ln(x) may have 60 more bits before its point.
    let working = precision + 64
    let logarithm = try naturalLogarithm(x, precision: working, in: &workspace)
    let part = try quotient(logarithm, Ball(n), precision: working, in: &workspace)
    return try exponential(part, precision: precision, in: &workspace)
  }

  /// The root of a positive ball by a root of an integer.
  private static func integerRoot(
    _ x: Ball,
    index n: Int,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    var shift = Int64(max(0, n * (precision + 2) - x.significand.bitLength))
    // The exponent becomes a multiple of n.
    let remainder = (x.exponent - shift) % Int64(n)
    shift += remainder < 0 ? remainder + Int64(n) : remainder
    let bits = x.significand.bitLength + Int(shift)
    try workspace.budget.charge(1000 + 4 * Budget.stepsOfProduct(ofBits: bits, by: bits))
    let exponent = (x.exponent - shift) / Int64(n)
    let (root, isExact) = (x.significand << Int(shift)).root(n)
    var radius: Radius = isExact ? .zero : .powerOfTwo(exponent)
    if !x.isExact {
      // By the mean value theorem the root moves by at most
      // s * y / (n * l) where l <= every member and y >= every root's
      // quotient; y/x decreases, so it is largest at the lower end.
      let lower = x.magnitudeLower
      guard !lower.isZero else { throw .undetermined(.sign(.root)) }
      let upper = Radius(over: root + Integer(1), exponent: exponent)
      radius = radius + (x.radius * upper).dividedBy(lower: lower)
    }
    return try Ball(rounding: root, exponent: exponent, radius: radius, precision: precision)
  }

  /// The members raised to a whole exponent; the zeroth power is 1.
  ///
  /// - Throws: ``DomainError/zeroToNegative``, ``RealError/undetermined(_:)``
  ///   when the exponent is negative and zero is a member, and
  ///   ``RealError/overBudget(_:)``.
  package static func power(
    _ x: Ball,
    _ exponent: Int,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if exponent == 0 { return .one }
    if exponent == 1 { return try x.rounded(toBits: precision) }
    if x.isExact, x.significand.isZero {
      if exponent < 0 { throw .undefined(.zeroToNegative) }
      return x
    }
    let count = exponent.magnitude
    // Each of the squarings and products at most doubles the relative error
    // plus an ulp, so the bits of the exponent and a few more are lost.
    let working = precision + 2 * (UInt.bitWidth - count.leadingZeroBitCount) + 4
    var result = x
    for position in stride(from: UInt.bitWidth - count.leadingZeroBitCount - 2, through: 0, by: -1)
    {
      result = try square(result, precision: working, in: &workspace)
      if count >> UInt(position) & 1 == 1 {
        result = try product(result, x, precision: working, in: &workspace)
      }
    }
    if exponent > 0 { return try result.rounded(toBits: precision) }
    return try quotient(.one, result, precision: precision, in: &workspace)
  }

  /// The powers of positive members, e^(n·ln x), for large whole exponents.
  ///
  /// - Throws: ``RealError/Limit/magnitude``, ``RealError/undetermined(_:)``, and
  ///   ``RealError/overBudget(_:)``.
  static func power(
    _ x: Ball,
    natural exponent: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    // An error of the exponent is a relative one of the power.
    let working = precision + 16 + Int(min(max(exponent.midpointTop, 0), 64))
    let logarithm = try naturalLogarithm(x, precision: working, in: &workspace)
    let product = try product(logarithm, exponent, precision: working, in: &workspace)
    return try exponential(product, precision: precision, in: &workspace)
  }
}

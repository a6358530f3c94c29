// Sums, products and quotients of balls.

internal import Numbers

extension Ball {
  /// The ball of the negated members.
  package static prefix func - (x: Ball) -> Ball {
    Ball(significand: -x.significand, exponent: x.exponent, radius: x.radius)
  }

  /// The ball of the magnitudes of the members.
  package static func absoluteValue(_ x: Ball) -> Ball {
    switch x.sign {
    case 0, 1: return x
    case -1: return -x
    default:
      // All magnitudes are in 0 ... bound: a ball around half the bound.
      let bound = x.magnitudeUpper
      return Ball(
        significand: Integer(bound.mantissa),
        exponent: bound.exponent - 1,
        radius: bound.scaled(by: -1)
      )
    }
  }

  /// The sums of the members of two balls.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func sum(
    _ x: Ball,
    _ y: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let radius = x.radius + y.radius
    if x.significand.isZero {
      return try Ball(
        rounding: y.significand,
        exponent: y.exponent,
        radius: radius,
        precision: precision
      )
    }
    if y.significand.isZero {
      return try Ball(
        rounding: x.significand,
        exponent: x.exponent,
        radius: radius,
        precision: precision
      )
    }
    let (topX, topY) = (x.midpointTop, y.midpointTop)
    // A summand below 2^-(p+2) of the other one goes into the radius whole,
    // which keeps the shifts below at about the precision.
    if abs(topX - topY) > Int64(precision) + 2 {
      let (large, small) = topX >= topY ? (x, y) : (y, x)
      if large.exponent > small.exponent {
        return try Ball(
          rounding: large.significand,
          exponent: large.exponent,
          radius: radius + Radius(over: small.significand, exponent: small.exponent),
          precision: precision
        )
      }
    }
    let exponent = min(x.exponent, y.exponent)
    let length = max(topX, topY) - exponent
    try workspace.budget.check(bits: length)
    try workspace.budget.charge(200 + length / 64)
    let total =
      x.exponent >= y.exponent
      ? Integer.sum(x.significand, shiftedLeft: Int(x.exponent - exponent), y.significand)
      : Integer.sum(y.significand, shiftedLeft: Int(y.exponent - exponent), x.significand)
    return try Ball(rounding: total, exponent: exponent, radius: radius, precision: precision)
  }

  /// The differences of the members of two balls.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func difference(
    _ x: Ball,
    _ y: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    try sum(x, -y, precision: precision, in: &workspace)
  }

  /// The products of the members of two balls.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func product(
    _ x: Ball,
    _ y: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let (n, m) = (x.significand.bitLength, y.significand.bitLength)
    guard max(n, m) <= precision + 40 else {
      return try product(
        x.shortened(to: precision),
        y.shortened(to: precision),
        precision: precision,
        in: &workspace
      )
    }
    try workspace.budget.charge(200 + Budget.stepsOfProduct(ofBits: n, by: m))
    var radius = Radius.zero
    if !x.isExact || !y.isExact {
      // (m + s)(n + t) - mn = mt + sn + st with abs(s) <= r, abs(t) <= q.
      let first = Radius(over: x.significand, exponent: x.exponent)
      radius = first * y.radius + x.radius * y.magnitudeUpper
    }
    return try Ball(
      rounding: x.significand * y.significand,
      exponent: x.exponent + y.exponent,
      radius: radius,
      precision: precision
    )
  }

  /// The squares of the members.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func square(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if !x.isExact, x.containsZero { return absoluteValue(x).squaredHull }
    let x = try x.shortened(to: precision)
    let length = x.significand.bitLength
    try workspace.budget.charge(200 + Budget.stepsOfProduct(ofBits: length, by: length))
    // (m + s)^2 - m^2 = s(2m + s).
    let middle = Radius(over: x.significand, exponent: x.exponent)
    return try Ball(
      rounding: x.significand.squared(),
      exponent: 2 * x.exponent,
      radius: x.radius * (middle.scaled(by: 1) + x.radius),
      precision: precision
    )
  }

  /// The ball from 0 to the square of the bound of a ball.
  private var squaredHull: Ball {
    let bound = magnitudeUpper * magnitudeUpper
    return Ball(
      significand: Integer(bound.mantissa),
      exponent: bound.exponent - 1,
      radius: bound.scaled(by: -1)
    )
  }

  /// The quotients of the members of two balls.
  ///
  /// - Throws: ``DomainError/divisionByZero`` when the divisor is exactly zero,
  ///   ``RealError/undetermined(_:)`` when zero is one of its members, and
  ///   ``RealError/overBudget(_:)``.
  package static func quotient(
    _ x: Ball,
    _ y: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if y.containsZero {
      throw y.isExact ? .undefined(.divisionByZero) : .undetermined(.zero(.quotient))
    }
    if x.isExact, x.significand.isZero { return x }
    guard max(x.significand.bitLength, y.significand.bitLength) <= precision + 40 else {
      return try quotient(
        x.shortened(to: precision),
        y.shortened(to: precision),
        precision: precision,
        in: &workspace
      )
    }
    // The quotient of the midpoints gets at least `precision` bits.
    let shift = max(0, precision + 2 - x.significand.bitLength + y.significand.bitLength)
    try workspace.budget.charge(
      400 + 2 * Budget.stepsOfProduct(ofBits: precision, by: y.significand.bitLength)
    )
    let (quotient, remainder) = (x.significand << shift)
      .quotientAndRemainder(dividingBy: y.significand)
    let exponent = x.exponent - Int64(shift) - y.exponent
    var radius: Radius = remainder.isZero ? .zero : .powerOfTwo(exponent)
    if !x.isExact || !y.isExact {
      // (m + s)/(n + t) - m/n = (s - t * m/n) / (n + t).
      let lower = y.magnitudeLower
      guard !lower.isZero else { throw .undetermined(.zero(.quotient)) }
      let middle = Radius(over: quotient, exponent: exponent) + .powerOfTwo(exponent)
      radius = radius + (x.radius + y.radius * middle).dividedBy(lower: lower)
    }
    return try Ball(rounding: quotient, exponent: exponent, radius: radius, precision: precision)
  }

  /// The ball with a midpoint that is not much longer than the precision.
  func shortened(to precision: Int) throws(RealError) -> Ball {
    significand.bitLength > precision + 40 ? try rounded(toBits: precision + 20) : self
  }
}

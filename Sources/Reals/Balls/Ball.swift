// Midpoint-radius intervals, the enclosures that every real is evaluated to.

package import Numbers

/// All reals whose distance from a midpoint is at most a radius.
///
/// The midpoint is `significand * 2^exponent`. Operations take a precision in
/// bits: midpoints are rounded to it, and every rounding error goes into the
/// radius, so that the result contains the values at all members of the
/// operands.
///
/// > Source: Johansson, Arb: efficient arbitrary-precision midpoint-radius
/// > interval arithmetic (IEEE TC 2017).
package struct Ball: Sendable {
  /// The integer that scales the midpoint; not normalised.
  package let significand: Integer
  /// The power of two that scales the midpoint.
  package let exponent: Int64
  /// The greatest distance of a member from the midpoint.
  package let radius: Radius

  /// The exponents that midpoints and radii stay between.
  ///
  /// Sums of a few of them still fit a 64-bit integer.
  package static var exponentLimit: Int64 { 1 << 60 }

  /// Creates the ball with exactly this midpoint and radius.
  package init(significand: Integer, exponent: Int64 = 0, radius: Radius = .zero) {
    self.significand = significand
    self.exponent = significand.isZero ? 0 : exponent
    self.radius = radius
  }

  /// Creates the exact ball of an integer.
  package init(_ value: Integer) {
    self.init(significand: value)
  }

  /// Creates the exact ball of a small integer.
  package init(_ value: Int) {
    self.init(significand: Integer(value))
  }

  /// Creates the ball of all reals up to a bound, of either sign.
  package init(magnitudeAtMost bound: Radius) {
    self.init(significand: Integer(0), radius: bound)
  }

  /// The exact ball of zero.
  package static var zero: Ball { Ball(0) }

  /// The exact ball of one.
  package static var one: Ball { Ball(1) }
}

extension Ball {
  /// Creates a ball around a midpoint that is rounded to a precision.
  ///
  /// Bits far below the radius are rounded away as well. What is rounded away
  /// is added to the radius.
  ///
  /// - Throws: ``RealError/Limit/magnitude`` when an exponent is out of bounds.
  init(
    rounding significand: consuming Integer,
    exponent: Int64,
    radius: Radius,
    precision: Int
  ) throws(RealError) {
    let length = Int64(significand.bitLength)
    var excess = length - Int64(precision)
    if !radius.isZero {
      // An ulp of 2^-20 of the radius widens it by a millionth.
      excess = max(excess, radius.log2Upper - 21 - exponent)
      guard radius.log2Upper <= Ball.exponentLimit else { throw .overBudget(.magnitude) }
    }
    if length > 0, abs(exponent + length) > Ball.exponentLimit { throw .overBudget(.magnitude) }
    guard excess > 0, length > 0 else {
      self.init(significand: significand, exponent: exponent, radius: radius)
      return
    }
    if excess > length {
      // The whole midpoint is below an ulp: it becomes zero.
      let bound = Radius.powerOfTwo(exponent + length)
      self.init(significand: Integer(0), radius: radius + bound)
      return
    }
    let shift = Int(excess)
    let isExact = significand.trailingZeroBitCount >= shift
    // What is cut off is less than one ulp.
    let error: Radius = isExact ? .zero : .powerOfTwo(exponent + excess)
    significand.shiftTowardZero(by: shift)
    self.init(
      significand: significand,
      exponent: exponent + excess,
      radius: radius + error
    )
  }

  /// Creates the ball of a rational, exact when it is a dyadic that fits.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package init(
    _ value: Rational,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) {
    let shift = value.denominator.bitLength - 1
    if value.denominator.trailingZeroBitCount == shift {
      try workspace.budget.charge(100 + value.numerator.bitLength / 64)
      try self.init(
        rounding: value.numerator,
        exponent: Int64(-shift),
        radius: .zero,
        precision: precision
      )
      return
    }
    self = try Ball.quotient(
      Ball(value.numerator),
      Ball(value.denominator),
      precision: precision,
      in: &workspace
    )
  }

  /// Creates the exact ball of a dyadic.
  package init(_ value: Dyadic) {
    self.init(significand: value.significand, exponent: Int64(value.exponent))
  }

  /// A ball that contains this one, its midpoint rounded to a precision.
  ///
  /// - Throws: ``RealError/Limit/magnitude`` when an exponent is out of bounds.
  package func rounded(toBits precision: Int) throws(RealError) -> Ball {
    try Ball(
      rounding: significand,
      exponent: exponent,
      radius: radius,
      precision: precision
    )
  }

  /// The ball with a larger radius.
  package func widened(by extra: Radius) -> Ball {
    Ball(significand: significand, exponent: exponent, radius: radius + extra)
  }

  /// The ball times a power of two, exactly.
  ///
  /// - Throws: ``RealError/Limit/magnitude`` when an exponent is out of bounds.
  package func scaled(byPowerOfTwo power: Int64) throws(RealError) -> Ball {
    guard abs(power) <= Ball.exponentLimit else { throw .overBudget(.magnitude) }
    return try Ball(
      rounding: significand,
      exponent: exponent + power,
      radius: radius.scaled(by: power),
      precision: max(1, significand.bitLength)
    )
  }
}

// Absolute values, signs, whole parts, and the larger of two.

package import Numbers

extension Real {
  /// The distance from zero.
  ///
  /// - Throws: ``RealError/undetermined(_:)``, ``RealError/overBudget(_:)``.
  package static func absoluteValue(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    guard let sign = try proveSign(x, in: &workspace) else {
      // The absolute value of a number that may be zero needs no sign.
      return try make(.absoluteValue, x, form: nil)
    }
    return sign < 0 ? try negation(x, in: &workspace) : (sign == 0 ? Real(Rational(0)) : x)
  }

  /// The sign of a number: −1, 0 or 1.
  ///
  /// - Throws: ``RealError/undetermined(_:)``, ``RealError/overBudget(_:)``.
  package static func sign(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    Real(Integer(try sign(of: x, for: .sign, in: &workspace)))
  }

  /// The largest integer that is not above the number.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` when the number agrees with an
  ///   integer to thousands of places and equality was not proved;
  ///   ``RealError/overBudget(_:)``.
  package static func floor(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    if x.node.isWhole { return x }
    return Real(try wholePart(x, for: .floor, in: &workspace))
  }

  /// The smallest integer that is not below the number.
  ///
  /// - Throws: As ``floor(_:in:)``.
  package static func ceiling(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    if x.node.isWhole { return x }
    let negative = try negation(x, in: &workspace)
    return Real(-(try wholePart(negative, for: .ceiling, in: &workspace)))
  }

  /// The nearest integer, halves away from zero.
  ///
  /// - Throws: As ``floor(_:in:)``.
  package static func rounded(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    if x.node.isWhole { return x }
    let half = Real(Rational(1, over: 2))
    if try sign(of: x, for: .rounding, in: &workspace) < 0 {
      let moved = try difference(half, x, in: &workspace)
      return Real(-(try wholePart(moved, for: .rounding, in: &workspace)))
    }
    let moved = try sum(x, half, in: &workspace)
    return Real(try wholePart(moved, for: .rounding, in: &workspace))
  }

  /// The whole part toward zero.
  ///
  /// - Throws: As ``floor(_:in:)``.
  package static func truncated(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real
  {
    if x.node.isWhole { return x }
    if try sign(of: x, for: .truncation, in: &workspace) < 0 {
      return try ceiling(x, in: &workspace)
    }
    return try floor(x, in: &workspace)
  }

  /// The number minus its whole part toward zero; its sign is the number's.
  ///
  /// - Throws: As ``floor(_:in:)``.
  package static func fraction(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    try difference(x, try truncated(x, in: &workspace), in: &workspace)
  }

  /// x − y·⌊x/y⌋, which has the sign of the divisor.
  ///
  /// - Throws: As ``quotient(_:_:in:)`` and ``floor(_:in:)``.
  package static func modulo(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if let divisor = y.rational, !divisor.isZero,
      let rest = try residue(of: x, modulo: divisor, in: &workspace)
    {
      return Real(rest)
    }
    let quotient = try quotient(x, y, in: &workspace)
    let whole = Real(try wholePart(quotient, for: .modulo, in: &workspace))
    return try difference(x, try product(y, whole, in: &workspace), in: &workspace)
  }

  /// The smaller of two numbers.
  ///
  /// - Throws: As ``compare(_:_:in:)``.
  package static func minimum(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try compare(x, y, in: &workspace) == .greater ? y : x
  }

  /// The larger of two numbers.
  ///
  /// - Throws: As ``compare(_:_:in:)``.
  package static func maximum(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try compare(x, y, in: &workspace) == .less ? y : x
  }

  /// The integer that an operand is proved to be.
  ///
  /// - Throws: The given error when it is proved to be none;
  ///   ``RealError/undetermined(_:)``.
  package static func integerOperand(
    _ x: Real,
    otherwise error: DomainError = .notAnInteger,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    if let integer = x.integer { return integer }
    if x.rational != nil || x.isCertainlyIrrational { throw .undefined(error) }
    let whole = try wholePart(x, for: .floor, in: &workspace)
    let rest = try difference(x, Real(whole), in: &workspace)
    guard let sign = try proveSign(rest, in: &workspace) else {
      throw .undetermined(.integerPart(.floor))
    }
    guard sign == 0 else { throw .undefined(error) }
    return whole
  }

  /// The largest integer that is not above a number.
  static func wholePart(
    _ x: Real,
    for operation: RealError.Question.Operation,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    if let rational = x.rational { return rational.floor }
    let graph = GraphEvaluation(x)
    let extra = try graph.angleBits(in: &workspace)
    var precision = Refinement.firstPrecision
    var tested: Integer?
    var last = Refinement.lastPrecision
    var limit = last
    var isBeyond = false
    while precision <= limit {
      var candidate: Integer?
      do throws(RealError) {
        let ball = try graph.ball(precision: precision + extra, in: &workspace)
        if let size = ball.log2Upper {
          guard size < Int64(rationalLimit) else { throw .overBudget(.magnitude) }
          // All digits of the whole part are needed, and some behind it.
          limit = max(limit, Int(size) + last)
          if size <= 0, let sign = ball.sign { return sign < 0 ? -1 : 0 }
          if Int(size) + 32 > precision {
            precision = Int(size) + 64
            continue
          }
        }
        let (low, high) = (ball.lower.floor, ball.upper.floor)
        if low == high { return low }
        if high - low == 1, precision >= 256 { candidate = high }
      } catch .undetermined {
        // The next round has more digits.
      }
      if let candidate, tested != candidate {
        tested = candidate
        let gap = try difference(x, Real(candidate), in: &workspace)
        if let form = gap.form {
          if try ZeroDecision.isZero(form, in: &workspace) == .yes { return candidate }
          if let sign = try proveSign(gap, in: &workspace) {
            return sign < 0 ? candidate - 1 : candidate
          }
        }
      }
      precision *= 2
      if precision > limit, !isBeyond {
        isBeyond = true
        last += try graph.reach(in: &workspace)
        limit += last
      }
    }
    throw .undetermined(.integerPart(operation))
  }
}

// The constants that were computed so far, each at the largest precision asked,
// and a quarter more as soon as more was asked once: a growing precision then
// seldom computes them anew.

internal import Numbers

/// A number given to some bits behind its point: floor(x · 2^bits), or one less.
public struct FixedPoint: Sendable {
  /// The number times 2^bits, rounded down; the error is less than two ulps.
  let significand: Integer
  /// The number of bits behind the point.
  let bits: Int

  /// The number to fewer bits; the error stays below two ulps.
  func rounded(toBits count: Int) -> Integer {
    // The error before is less than two small ulps, which is less than one ulp
    // after a shift by at least one; the floor adds less than one.
    significand >> (bits - count)
  }
}

/// The constants that were computed so far.
public struct Constants: Sendable {
  /// The sum of Chudnovsky's series so far, which more digits extend.
  var chudnovsky = Chudnovsky()
  /// pi.
  var pi: FixedPoint?
  /// The base of the natural logarithm.
  var e: FixedPoint?
  /// The natural logarithms of small integers.
  var logarithms: [Int: FixedPoint] = [:]

  /// Creates the store that knows no constants.
  public init() {}
}

extension Workspace {
  /// floor(pi · 2^bits), or one less.
  mutating func pi(bits: Int) throws(RealError) -> Integer {
    if let known = constants.pi, known.bits >= bits { return known.rounded(toBits: bits) }
    let goal = try generous(bits, after: constants.pi)
    let value = FixedPoint(significand: try Chudnovsky.pi(bits: goal, in: &self), bits: goal)
    constants.pi = value
    return value.rounded(toBits: bits)
  }

  /// floor(e · 2^bits), or one less.
  mutating func e(bits: Int) throws(RealError) -> Integer {
    if let known = constants.e, known.bits >= bits { return known.rounded(toBits: bits) }
    let goal = try generous(bits, after: constants.e)
    let value = FixedPoint(significand: try EulerNumber.e(bits: goal, in: &self), bits: goal)
    constants.e = value
    return value.rounded(toBits: bits)
  }

  /// floor(ln(n) · 2^bits), or one less, for an integer above 1.
  mutating func logarithm(of n: Int, bits: Int) throws(RealError) -> Integer {
    precondition(n > 1, "the logarithm of a small integer above 1")
    if let known = constants.logarithms[n], known.bits >= bits {
      return known.rounded(toBits: bits)
    }
    let goal = try generous(bits, after: constants.logarithms[n])
    let logarithm = try IntegerLogarithms.logarithm(of: n, bits: goal, in: &self)
    let value = FixedPoint(significand: logarithm, bits: goal)
    constants.logarithms[n] = value
    return value.rounded(toBits: bits)
  }

  /// A few more bits than asked, or a quarter more when fewer were known.
  private func generous(_ bits: Int, after known: FixedPoint?) throws(RealError) -> Int {
    try budget.check(bits: Int64(bits))
    return bits + 64 + (known == nil ? 0 : bits / 4)
  }
}

extension Ball {
  /// The ratio of a circle's circumference to its diameter.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  public static func pi(precision: Int, in workspace: inout Workspace) throws(RealError) -> Ball {
    Ball(fixed: try workspace.pi(bits: precision), bits: precision, error: 2)
  }

  /// The base of the natural logarithm.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  public static func e(precision: Int, in workspace: inout Workspace) throws(RealError) -> Ball {
    Ball(fixed: try workspace.e(bits: precision), bits: precision, error: 2)
  }

  /// The natural logarithm of an integer above 1, which is kept for later.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  public static func logarithm(
    ofInteger n: Int,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if n > 1 << 16 { return try naturalLogarithm(Ball(n), precision: precision, in: &workspace) }
    return Ball(fixed: try workspace.logarithm(of: n, bits: precision), bits: precision, error: 2)
  }

  /// The ball around `value / 2^bits` with a radius of some ulps.
  init(fixed value: Integer, bits: Int, error ulps: UInt64) {
    self.init(
      significand: value,
      exponent: -Int64(bits),
      radius: Radius(roundingUp: ulps, exponent: -Int64(bits))
    )
  }
}

// The constants that are computed once, each at the largest precision asked, and a
// quarter more as soon as more was asked once: a growing precision then seldom
// computes them anew.

internal import Numbers

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

  /// floor(ln(p) · 2^bits), or one less, for the primes 2, 3, 5 and 7.
  mutating func logarithm(ofPrime p: Int, bits: Int) throws(RealError) -> Integer {
    if let known = constants.logarithms[p], known.bits >= bits {
      return known.rounded(toBits: bits)
    }
    let goal = try generous(bits, after: constants.logarithms[p])
    if p == 2 {
      let value = try IntegerLogarithms.logarithmOfTwo(bits: goal, in: &self)
      constants.logarithms[2] = FixedPoint(significand: value, bits: goal)
    } else {
      for (prime, value) in try IntegerLogarithms.logarithmsOfPrimes(bits: goal, in: &self) {
        constants.logarithms[prime] = FixedPoint(significand: value, bits: goal)
      }
    }
    guard let value = constants.logarithms[p] else {
      preconditionFailure("only 2, 3, 5 and 7 have formulas")
    }
    return value.rounded(toBits: bits)
  }

  /// A few more bits than asked, or a quarter more when fewer were known.
  func generous(_ bits: Int, after known: FixedPoint?) throws(RealError) -> Int {
    try budget.check(bits: Int64(bits))
    return bits + 64 + (known == nil ? 0 : bits / 4)
  }
}

extension Ball {
  /// The ratio of a circle's circumference to its diameter.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func pi(precision: Int, in workspace: inout Workspace) throws(RealError) -> Ball {
    Ball(fixed: try workspace.pi(bits: precision), bits: precision, error: 2)
  }

  /// The base of the natural logarithm.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func e(precision: Int, in workspace: inout Workspace) throws(RealError) -> Ball {
    Ball(fixed: try workspace.e(bits: precision), bits: precision, error: 2)
  }

  /// The natural logarithm of an integer above 1.
  ///
  /// The logarithms of 2, 3, 5 and 7 are kept, and give the logarithms of their products.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func logarithm(
    ofInteger n: Int,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    precondition(n > 1, "the logarithm of a small integer above 1")
    var rest = n
    var sum = Integer(0)
    var ulps: UInt64 = 0
    for p in [2, 3, 5, 7] {
      var count = 0
      while rest % p == 0 {
        rest /= p
        count += 1
      }
      guard count > 0 else { continue }
      sum += Integer(count) * (try workspace.logarithm(ofPrime: p, bits: precision + 6))
      ulps += 2 * UInt64(count)
    }
    guard rest == 1 else {
      return try naturalLogarithm(Ball(n), precision: precision, in: &workspace)
    }
    // At most 62 factors, of less than two ulps each.
    return Ball(fixed: sum, bits: precision + 6, error: ulps)
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

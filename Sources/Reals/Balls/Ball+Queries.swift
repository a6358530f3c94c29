// Facts that are true of every member of a ball.

package import Numbers

extension Ball {
  /// Whether the ball has a single member.
  package var isExact: Bool { radius.isZero }

  /// Whether the midpoint is zero.
  var hasZeroMidpoint: Bool { significand.isZero }

  /// Whether zero is a member.
  package var containsZero: Bool {
    if significand.isZero { return true }
    if radius.isZero { return false }
    let top = exponent + Int64(significand.bitLength)
    // abs(midpoint) is in 2^(top-1) ..< 2^top, and the radius likewise.
    if top != radius.log2Upper { return top < radius.log2Upper }
    // Both have the same leading bit, so neither shift is long.
    let gap = Int(radius.exponent - exponent)
    let bound = Integer(radius.mantissa)
    return gap >= 0
      ? significand.magnitude <= bound << gap
      : significand.magnitude << -gap <= bound
  }

  /// -1, 0 or 1 when all members have that sign, otherwise nil.
  package var sign: Int? {
    if !containsZero { return significand.signum }
    return significand.isZero && radius.isZero ? 0 : nil
  }

  /// Whether all members are positive, none is, or it is not known.
  package var isPositive: Ternary {
    switch sign {
    case 1: .yes
    case 0, -1: .no
    default: .unknown
    }
  }

  /// Whether all members are negative, none is, or it is not known.
  package var isNegative: Ternary {
    switch sign {
    case -1: .yes
    case 0, 1: .no
    default: .unknown
    }
  }

  /// An upper bound of the magnitude of every member.
  package var magnitudeUpper: Radius {
    Radius(over: significand, exponent: exponent) + radius
  }

  /// A lower bound of the magnitude of every member, zero if none is known.
  package var magnitudeLower: Radius {
    Radius.lower(significand, exponent: exponent).lowerDifference(radius)
  }

  /// An exponent `k` such that all members are below 2^k in magnitude.
  ///
  /// - Returns: Nil when the only member is zero.
  package var log2Upper: Int64? {
    let bound = magnitudeUpper
    return bound.isZero ? nil : bound.log2Upper
  }

  /// An exponent `k` such that all members are at least 2^k in magnitude.
  ///
  /// - Returns: Nil when zero is a member, or when it cannot be excluded from
  ///   the leading 30 bits.
  package var log2Lower: Int64? {
    let bound = magnitudeLower
    return bound.isZero ? nil : bound.log2Upper - 1
  }

  /// The exponent of the leading bit of the midpoint plus one.
  ///
  /// The magnitude of the midpoint is in 2^(top-1) ..< 2^top.
  var midpointTop: Int64 { exponent + Int64(significand.bitLength) }

  /// The number of leading bits of the midpoint that the radius leaves.
  ///
  /// Negative when the radius is larger; `Int.max` when the ball is exact.
  package var accuracyInBits: Int {
    guard !radius.isZero else { return Int.max }
    guard !significand.isZero else { return -1 }
    return Int(clamping: midpointTop - radius.log2Upper)
  }

  /// The midpoint.
  ///
  /// - Precondition: Its exponent fits the exponents of dyadics.
  package var midpoint: Dyadic {
    Dyadic(significand: significand, exponent: .init(exponent))
  }

  /// The least member, rounded down when it would be absurdly long.
  ///
  /// - Precondition: Its exponent fits the exponents of dyadics.
  package var lower: Dyadic { bound(adding: -1) }

  /// The greatest member, rounded up when it would be absurdly long.
  ///
  /// - Precondition: Its exponent fits the exponents of dyadics.
  package var upper: Dyadic { bound(adding: 1) }

  /// The end of the ball on one side.
  private func bound(adding direction: Int) -> Dyadic {
    if radius.isZero { return midpoint }
    var error = radius
    // A midpoint far below the last bit of the radius counts as one unit of that.
    if significand.isZero || radius.exponent - midpointTop > Self.longShift {
      let grown = Integer(radius.mantissa) + Integer(significand.isZero ? 0 : 1)
      return Dyadic(significand: grown * Integer(direction), exponent: .init(radius.exponent))
    }
    // A radius far below the last bit of the midpoint counts as 2^24 bits below.
    let least = exponent - Self.longShift
    if error.exponent < least { error = .powerOfTwo(least) }
    let gap = error.exponent - exponent
    let signed = Integer(error.mantissa) * Integer(direction)
    if gap >= 0 {
      return Dyadic(significand: significand + signed << Int(gap), exponent: .init(exponent))
    }
    return Dyadic(
      significand: significand << Int(-gap) + signed,
      exponent: .init(error.exponent)
    )
  }

  /// A difference of exponents beyond which the ends of a ball are rounded outward.
  private static let longShift: Int64 = 1 << 24

  /// Whether a rational is a member.
  package func contains(_ value: Rational) -> Bool {
    // abs(n - d * m * 2^e) <= d * r * 2^f.
    let d = value.denominator
    let difference: [Term] = [(value.numerator, 0), (-d * significand, exponent)]
    let reach: [Term] = [(d * Integer(radius.mantissa), radius.exponent)]
    return Ball.isMagnitude(of: difference, atMost: reach)
  }

  /// Whether an integer is a member.
  package func contains(_ value: Integer) -> Bool {
    contains(Rational(value))
  }

  /// Whether all members of another ball are members.
  package func contains(_ other: Ball) -> Bool {
    Ball.isMagnitude(
      of: difference(other),
      atMost: [
        (Integer(radius.mantissa), radius.exponent),
        (-Integer(other.radius.mantissa), other.radius.exponent),
      ]
    )
  }

  /// Whether some real is a member of both balls.
  package func overlaps(_ other: Ball) -> Bool {
    Ball.isMagnitude(
      of: difference(other),
      atMost: [
        (Integer(radius.mantissa), radius.exponent),
        (Integer(other.radius.mantissa), other.radius.exponent),
      ]
    )
  }

  /// An integer times a power of two, given by the exponent of that.
  private typealias Term = (significand: Integer, exponent: Int64)

  /// The difference of two midpoints.
  private func difference(_ other: Ball) -> [Term] {
    [(significand, exponent), (-other.significand, other.exponent)]
  }

  /// Whether the magnitude of a sum is at most another sum.
  private static func isMagnitude(of sum: [Term], atMost bound: [Term]) -> Bool {
    let magnitude = sign(ofSum: sum) < 0 ? negated(sum) : sum
    return sign(ofSum: magnitude + negated(bound)) <= 0
  }

  private static func negated(_ sum: [Term]) -> [Term] {
    sum.map { term -> Term in (-term.significand, term.exponent) }
  }

  /// The sign of a sum of at most four terms.
  ///
  /// The terms are added from the greatest exponent down. Once what was added is at least four times
  /// as large as the largest term that is left, it decides the sign, so that no shift is longer than
  /// the significands are.
  private static func sign(ofSum terms: [Term]) -> Int {
    var rest = terms.filter { !$0.significand.isZero }.sorted { $0.exponent < $1.exponent }
    var sum: Term = (.zero, 0)
    while let next = rest.popLast() {
      if sum.significand.isZero {
        sum = next
        continue
      }
      let largest = rest.reduce(top(of: next)) { max($0, top(of: $1)) }
      if top(of: sum) - 1 >= largest + 2 { break }
      let shifted = sum.significand << Int(sum.exponent - next.exponent)
      sum = (shifted + next.significand, next.exponent)
    }
    return sum.significand.signum
  }

  /// An exponent `k` with the magnitude of a term in 2^(k-1) ..< 2^k.
  private static func top(of term: Term) -> Int64 {
    term.exponent + Int64(term.significand.bitLength)
  }
}

extension Ball {
  /// The floor of the midpoint times 2^bits.
  func scaledFloor(bits: Int) -> Integer {
    let shift = exponent + Int64(bits)
    if shift < -(1 << 40) { return significand.isNegative ? -1 : 0 }
    return shift >= 0 ? significand << Int(clamping: shift) : significand >> Int(clamping: -shift)
  }

  /// The integer nearest to the midpoint.
  var nearestInteger: Integer {
    (scaledFloor(bits: 1) + 1) >> 1
  }
}

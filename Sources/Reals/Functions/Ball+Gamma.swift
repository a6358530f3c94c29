// The gamma function on balls: Stirling's series far out, and down from there by
// Γ(x + 1) = x Γ(x); below zero by reflection.
//
// > Source: Johansson, Arbitrary-precision computation of the gamma function (Maple
// > Transactions 2023); DLMF 5.11.1 and 5.11(ii) for the series and its error.

internal import Numbers

extension Ball {
  /// The values of gamma at the members.
  ///
  /// - Throws: ``DomainError/gammaPole`` at 0, −1, −2, …; ``RealError/undetermined(_:)``
  ///   when one of these is a member; ``RealError/overBudget(_:)``.
  package static func gamma(
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if x.sign == 1 { return try x.gammaOfPositive(precision: precision, in: &workspace) }
    // Γ(x) = π/(sin(πx) Γ(1 − x)), where sin(πx) = (−1)^n sin(πf) for x = n + f.
    let working = precision + 12
    let nearest = x.nearestInteger
    let wide = max(working, x.significand.bitLength) + nearest.bitLength + 4
    let rest = try difference(x, Ball(nearest), precision: wide, in: &workspace)
    guard !rest.containsZero else {
      throw rest.isExact ? .undefined(.gammaPole) : .undetermined(.integerPart(.gamma))
    }
    let pi = try pi(precision: working, in: &workspace)
    let angle = try product(pi, rest, precision: working, in: &workspace)
    let sine = try sine(angle, precision: working, in: &workspace)
    let mirrored = try difference(.one, x, precision: wide, in: &workspace)
    let other = try mirrored.gammaOfPositive(precision: working, in: &workspace)
    let divisor = try product(sine, other, precision: working, in: &workspace)
    let value = try quotient(pi, divisor, precision: precision, in: &workspace)
    return nearest.isOdd ? -value : value
  }

  /// The value at a positive number.
  private func gammaOfPositive(
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    // e^(2^59) is about the largest number.
    guard midpointTop <= 60 else { throw .overBudget(.magnitude) }
    // A relative error of the value is an absolute one of ln Γ(z) < z².
    let extra = 2 * max(Int(max(0, midpointTop)), Int.bitWidth - precision.leadingZeroBitCount)
    let working = precision + extra + 20
    // e^(−2πz) < 2^(−9z) is about the least term of the series; for more digits, more
    // factors cost less than more terms.
    let least = working / 2 + working / 64 * (working / 128) + 4
    let start = midpointTop > 40 ? Integer(least) : scaledFloor(bits: 0)
    let steps = start < Integer(least) ? least - (start.asInt ?? 0) : 0
    let far = try Ball.sum(self, Ball(steps), precision: working + 64, in: &workspace)
    let logarithm = try StirlingSeries(at: far, precision: working)
      .logarithmOfGamma(in: &workspace)
    let value = try Ball.exponential(logarithm, precision: working, in: &workspace)
    guard steps > 0 else { return try value.rounded(toBits: precision) }
    let factors = try rising(steps, precision: working, in: &workspace)
    return try Ball.quotient(value, factors, precision: precision, in: &workspace)
  }

  /// The product x (x + 1) … of so many factors.
  ///
  /// Eight factors are a polynomial with small coefficients, so that only the product of
  /// polynomials is one of long numbers.
  ///
  /// > Source: Smith, Algorithm 814, gamma and related functions (2001), section 2.
  private func rising(
    _ count: Int,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    var powers = [Ball.one]
    for _ in 0..<Swift.min(count, 8) {
      let last = powers[powers.count - 1]
      powers.append(try Ball.product(last, self, precision: precision, in: &workspace))
    }
    var product = Ball.one
    for first in stride(from: 0, to: count, by: 8) {
      var value = Ball.zero
      try workspace.budget.charge(3_000)
      let coefficients = Ball.coefficients(first..<Swift.min(first + 8, count))
      for (power, coefficient) in zip(powers, coefficients) {
        let factor = Ball(coefficient)
        let term = try Ball.product(power, factor, precision: precision, in: &workspace)
        value = try Ball.sum(value, term, precision: precision, in: &workspace)
      }
      product = try Ball.product(product, value, precision: precision, in: &workspace)
    }
    return product
  }

  /// The coefficients of the product of x + k for the numbers of a range, the constant one
  /// first.
  private static func coefficients(_ range: Range<Int>) -> [Integer] {
    var coefficients = [Integer(1)]
    for k in range {
      coefficients.append(Integer(1))
      for place in stride(from: coefficients.count - 2, through: 0, by: -1) {
        let before = place > 0 ? coefficients[place - 1] : 0
        coefficients[place] = coefficients[place] * Integer(k) + before
      }
    }
    return coefficients
  }
}

/// ln Γ(z) = (z − 1/2) ln z − z + ln(2π)/2 + Σ B₂ₖ/(2k (2k − 1) z^(2k − 1)).
///
/// For real z > 0 what is left out is smaller than the first term of it (DLMF 5.11(ii)).
private struct StirlingSeries {
  /// The number z, far from zero.
  let argument: Ball
  let precision: Int
  /// The number of terms.
  let terms: Int
  /// A bound of the first term that is left out.
  let rest: Radius

  init(at z: Ball, precision: Int) throws(RealError) {
    argument = z
    self.precision = precision
    let least = z.magnitudeLower
    guard !least.isZero else { throw .undetermined(.sign(.gamma)) }
    // The quotient of term k + 1 and term k is less than 2k (2k − 1)/(2πz)², since
    // zeta(2k) falls; (2π)² > 39.
    let square = Radius.lower(UInt64(39), exponent: 0).lowerProduct(least).lowerProduct(least)
    var bound = Radius(roundingUp: 1).dividedBy(lower: Radius.lower(UInt64(12), exponent: 0))
      .dividedBy(lower: least)
    var k = 1
    while bound.log2Upper >= -Int64(precision) {
      let factor = Radius(roundingUp: UInt64(2 * k) * UInt64(2 * k - 1)).dividedBy(lower: square)
      // The terms would grow from here on.
      guard factor < Radius(roundingUp: 1) else { break }
      bound = bound * factor
      k += 1
    }
    terms = k - 1
    rest = bound
  }

  func logarithmOfGamma(in workspace: inout Workspace) throws(RealError) -> Ball {
    let z = argument
    let half = Ball(significand: Integer(1), exponent: -1)
    let logarithm = try Ball.naturalLogarithm(z, precision: precision, in: &workspace)
    let factor = try Ball.difference(z, half, precision: precision, in: &workspace)
    var sum = try Ball.product(factor, logarithm, precision: precision, in: &workspace)
    sum = try Ball.difference(sum, z, precision: precision, in: &workspace)
    let turn = try Ball.pi(precision: precision, in: &workspace).scaled(byPowerOfTwo: 1)
    let constant = try Ball.naturalLogarithm(turn, precision: precision, in: &workspace)
      .scaled(byPowerOfTwo: -1)
    sum = try Ball.sum(sum, constant, precision: precision, in: &workspace)
    return try Ball.sum(
      sum,
      try tail(in: &workspace).widened(by: rest),
      precision: precision,
      in: &workspace
    )
  }

  /// The sum of the terms: with the tangent number Tₖ, B₂ₖ/(2k (2k − 1)) is
  /// (−1)^(k − 1) Tₖ/((2k − 1) 4^k (4^k − 1)).
  private func tail(in workspace: inout Workspace) throws(RealError) -> Ball {
    guard terms > 0 else { return .zero }
    let tangents = try workspace.tangentNumbers(terms)
    let inverse = try Ball.quotient(.one, argument, precision: precision, in: &workspace)
    let square = try Ball.square(inverse, precision: precision, in: &workspace)
    var (sum, power) = (Ball.zero, inverse)
    for k in 1...terms {
      let divisor = Integer(2 * k - 1) * ((Integer(1) << (2 * k)) - 1)
      let top = try Ball(tangents[k - 1]).rounded(toBits: precision)
      let number = try Ball.quotient(top, Ball(divisor), precision: precision, in: &workspace)
      let term = try Ball.product(power, number, precision: precision, in: &workspace)
        .scaled(byPowerOfTwo: -2 * Int64(k))
      sum = try Ball.sum(sum, k & 1 == 0 ? -term : term, precision: precision, in: &workspace)
      power = try Ball.product(power, square, precision: precision, in: &workspace)
    }
    return sum
  }
}

extension Radius {
  /// A *lower* bound of the product of two numbers of which these are lower bounds.
  fileprivate func lowerProduct(_ other: Radius) -> Radius {
    Radius.lower(mantissa * other.mantissa, exponent: exponent + other.exponent)
  }
}

extension Workspace {
  /// The first tangent numbers, at least so many: tan x = Σ Tₖ x^(2k − 1)/(2k − 1)!.
  ///
  /// > Source: Brent and Harvey, Fast computation of Bernoulli, tangent and secant numbers
  /// > (2011), algorithm TangentNumbers.
  mutating func tangentNumbers(_ count: Int) throws(RealError) -> [Integer] {
    if constants.tangentNumbers.count >= count { return constants.tangentNumbers }
    // Each number has about 2k log₂ k bits.
    let limbs = Int64(count * (Int.bitWidth - count.leadingZeroBitCount) / 64 + 1)
    try budget.charge(Int64(count) * Int64(count) / 2 * (150 + limbs * 3 / 2))
    var numbers = [Integer(1)]
    for k in 1..<max(count, 1) { numbers.append(Integer(k) * numbers[k - 1]) }
    for k in 1..<max(count, 1) {
      for j in k..<count {
        let previous = j > k ? Integer(j - k) * numbers[j - 1] : Integer(0)
        numbers[j] = previous + Integer(j - k + 2) * numbers[j]
      }
    }
    constants.tangentNumbers = numbers
    return numbers
  }
}

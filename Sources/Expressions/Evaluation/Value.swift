// What an expression can be worth.

public import Numbers
public import Reals

/// The value of an expression.
public enum Value: Sendable {
  /// A number.
  case real(Real)
  /// Whether a comparison holds, or a property is there; proved.
  case truth(Bool)
  /// A number that passes every test for primes, without a proof that it is
  /// one.
  case probablePrime
  /// A whole number as a product of primes.
  case factorization(Factors)
}

/// The prime factors of a whole number other than zero.
public struct Factors: Hashable, Sendable {
  /// Whether the number is negative.
  public let isNegative: Bool
  /// The primes in ascending order; none for 1 and −1.
  public let primes: [PrimePower]
  /// Whether each of them is proved to be a prime; otherwise some only pass
  /// every test.
  public let isProved: Bool
}

extension Value {
  /// The prime factors of an integer; zero stays a number.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``Limit/steps`` when a factor
  ///   could not be split.
  static func factors(of x: Real, in workspace: inout Workspace) throws(RealError) -> Value {
    let integer = try Real.integerOperand(x, in: &workspace)
    guard !integer.isZero else { return .real(x) }
    let found = integer.primeFactors(budget: &workspace.budget.stepsLeft)
    guard found.isComplete, workspace.budget.stepsLeft >= 0 else { throw .overBudget(.steps) }
    let isProved = found.factors.allSatisfy { $0.prime.primality == .prime }
    return .factorization(
      Factors(isNegative: integer.isNegative, primes: found.factors, isProved: isProved)
    )
  }

  /// Whether an integer is a prime.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``RealError/overBudget(_:)``.
  static func primality(of x: Real, in workspace: inout Workspace) throws(RealError) -> Value {
    let integer = try Real.integerOperand(x, in: &workspace)
    // A small divisor answers at once, whatever the size.
    for divisor in [2, 3, 5, 7, 11, 13] as [Integer] where integer.modulo(divisor).isZero {
      return .truth(integer == divisor)
    }
    // Fifteen powers, each of as many squares as the number has bits.
    let bits = Int64(min(integer.bitLength, 1 << 20))
    let limbs = bits / 64 + 1
    try workspace.budget.charge(15 * bits * limbs * limbs)
    switch integer.primality {
    case .composite: return .truth(false)
    case .prime: return .truth(true)
    case .probablePrime: return .probablePrime
    }
  }
}

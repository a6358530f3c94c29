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
  /// The steps that a search for divisors or for a proof may take: about two
  /// seconds natively.
  private static var searchSteps: Int64 { 1_500_000_000 }

  /// The prime factors of an integer; zero stays a number.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``Limit/steps`` when a factor
  ///   could not be split.
  static func factors(of x: Real, in workspace: inout Workspace) throws(RealError) -> Value {
    let integer = try Real.integerOperand(x, in: &workspace)
    guard !integer.isZero else { return .real(x) }
    var allowance = min(workspace.budget.stepsLeft, searchSteps)
    let before = allowance
    let found = integer.primeFactors(budget: &allowance)
    guard found.isComplete, allowance >= 0 else { throw .overBudget(.steps) }
    let isProved = found.factors.allSatisfy {
      $0.prime.primalityCertificate(budget: &allowance) != nil
    }
    workspace.budget.stepsLeft -= before - allowance
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
    for divisor in 2..<1000 where integer.modulo(Integer(divisor)).isZero {
      return .truth(integer == Integer(divisor))
    }
    // Fifteen powers, each of as many squares as the number has bits.
    let bits = Int64(min(integer.bitLength, 1 << 20))
    let limbs = bits / 64 + 1
    try workspace.budget.charge(15 * bits * limbs * limbs)
    switch integer.primality {
    case .composite: return .truth(false)
    case .prime: return .truth(true)
    case .probablePrime:
      var allowance = min(workspace.budget.stepsLeft, searchSteps)
      let before = allowance
      let certificate = integer.primalityCertificate(budget: &allowance)
      workspace.budget.stepsLeft -= before - allowance
      return certificate == nil ? .probablePrime : .truth(true)
    }
  }
}

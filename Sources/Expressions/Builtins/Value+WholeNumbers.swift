// Functions of the prime factors of a whole number, and the prime after it.

internal import Numbers
internal import Reals

extension Value {
  /// The most divisors that are listed.
  private static var mostDivisors: Int { 10_000 }

  /// The positive divisors of an integer in ascending order.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``DomainError/divisorsOfZero``;
  ///   ``RealError/overBudget(_:)`` where a factor was not split, or where there are more
  ///   than ten thousand.
  static func divisors(of x: Real, in workspace: inout Workspace) throws(RealError) -> Value {
    guard let factors = try provedFactors(of: x, in: &workspace) else {
      throw .undefined(.divisorsOfZero)
    }
    var divisors: [Integer] = [1]
    for factor in factors {
      let (count, isTooLarge) = divisors.count.multipliedReportingOverflow(
        by: factor.exponent + 1
      )
      guard !isTooLarge, count <= mostDivisors else { throw .overBudget(.memory) }
      var level = divisors
      for _ in 0..<factor.exponent {
        try workspace.budget.charge(Int64(64 * level.count))
        level = level.map { $0 * factor.prime }
        divisors += level
      }
    }
    return .list(divisors.sorted().map { .real(Real($0)) })
  }

  /// How many of the numbers from 1 to |n| have no factor in common with the integer n: 0
  /// for 0.
  ///
  /// > Source: Euler 1763: the product of (p − 1)·p^(k − 1) over the prime powers.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``RealError/overBudget(_:)`` where a factor
  ///   was not split.
  static func totient(of x: Real, in workspace: inout Workspace) throws(RealError) -> Value {
    guard let factors = try provedFactors(of: x, in: &workspace) else { return .real(x) }
    var product: Integer = 1
    for factor in factors {
      let bits = product.bitLength + factor.exponent * factor.prime.bitLength
      try workspace.budget.charge(productOf: bits, by: bits)
      product *= (factor.prime - 1) * factor.prime.raised(to: factor.exponent - 1)
    }
    return .real(Real(product))
  }

  /// The prime factors of an integer, all of them proved; nothing for zero.
  private static func provedFactors(
    of x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> [Integer.PrimePower]? {
    switch try factors(of: x, in: &workspace) {
    case .factorization(let factors) where factors.isProved: factors.primes
    case .factorization, .partialFactorization: throw .overBudget(.steps)
    case .real, .truth, .list, .vector, .measured, .complex, .probablePrime: nil
    }
  }

  /// The least prime above an integer.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``RealError/overBudget(_:)``.
  static func nextPrime(after x: Real, in workspace: inout Workspace) throws(RealError) -> Value {
    var candidate = try Real.integerOperand(x, in: &workspace) + 1
    if candidate <= 2 { return .real(Real(Integer(2))) }
    if candidate.modulo(2).isZero { candidate += 1 }
    while true {
      switch try isPrime(candidate, in: &workspace) {
      case true?: return .real(Real(candidate))
      case false?: candidate += 2
      case nil: throw .overBudget(.steps)
      }
    }
  }
}

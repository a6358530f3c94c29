// Functions of the prime factors of a whole number, and primes in their order.

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
    case .real, .truth, .list, .vector, .measured, .measuredParts, .complex, .probablePrime,
      .solutions:
      nil
    }
  }

  /// The least prime above an integer.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``RealError/overBudget(_:)``.
  static func nextPrime(after x: Real, in workspace: inout Workspace) throws(RealError) -> Value {
    let number = try Real.integerOperand(x, in: &workspace)
    return .real(Real(try nextPrime(after: number, in: &workspace)))
  }

  private static func nextPrime(
    after number: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    var candidate = number + 1
    if candidate <= 2 { return 2 }
    if candidate.modulo(2).isZero { candidate += 1 }
    return try firstPrime(from: candidate, by: 2, in: &workspace)
  }

  /// The first prime among a number and those that follow it by a step.
  private static func firstPrime(
    from start: Integer,
    by step: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    var candidate = start
    while true {
      switch try isPrime(candidate, in: &workspace) {
      case true?: return candidate
      case false?: candidate += step
      case nil: throw .overBudget(.steps)
      }
    }
  }

  /// The greatest prime below an integer.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``DomainError/noPrimeBefore``;
  ///   ``RealError/overBudget(_:)``.
  static func previousPrime(
    before x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Value {
    let number = try Real.integerOperand(x, in: &workspace)
    return .real(Real(try previousPrime(before: number, in: &workspace)))
  }

  private static func previousPrime(
    before number: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    var candidate = number - 1
    guard candidate >= 2 else { throw .undefined(.noPrimeBefore) }
    if candidate > 2, candidate.modulo(2).isZero { candidate -= 1 }
    return try firstPrime(from: candidate, by: -2, in: &workspace)
  }

  /// The number of primes up to an integer.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``RealError/overBudget(_:)`` above 10^12 too.
  static func primeCount(upTo x: Real, in workspace: inout Workspace) throws(RealError) -> Value {
    let number = try Real.integerOperand(x, in: &workspace)
    guard !number.isNegative else { return .real(Real(0)) }
    guard let last = number.asInt64 else { throw .overBudget(.steps) }
    return .real(Real(Integer(try primeCount(upTo: last, in: &workspace))))
  }

  private static func primeCount(
    upTo last: Int64,
    in workspace: inout Workspace
  ) throws(RealError) -> Int64 {
    guard last <= PrimeCount.limit else { throw .overBudget(.steps) }
    try workspace.budget.charge(PrimeCount.steps(max(last, 0)))
    return PrimeCount.upTo(last)
  }

  /// The prime at a place in the order of all, the first of which is 2.
  ///
  /// A number near it is moved by as many primes as it is wrong, times their mean distance;
  /// the last primes are passed one by one.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``DomainError/noPrimeBefore``;
  ///   ``RealError/overBudget(_:)`` where it is above 10^12 too.
  static func prime(at x: Real, in workspace: inout Workspace) throws(RealError) -> Value {
    let number = try Real.integerOperand(x, in: &workspace)
    guard number >= 1 else { throw .undefined(.noPrimeBefore) }
    guard let place = number.asInt64, place < PrimeCount.limit else { throw .overBudget(.steps) }
    /// ln 2 times the bits of a number: the mean distance of primes there, within a half.
    func distance(_ number: Int64) -> Int64 {
      max(1, Int64(64 - number.leadingZeroBitCount) * 693 / 1000)
    }
    var near = place * distance(place)
    var missing = place - (try primeCount(upTo: near, in: &workspace))
    while abs(missing) > 100 {
      near = max(2, near + missing * distance(near))
      missing = place - (try primeCount(upTo: near, in: &workspace))
    }
    // Where no prime is missing, the greatest one up to the number is the one that is looked for.
    var prime = Integer(missing > 0 ? near : near + 1)
    if missing > 0 {
      for _ in 0..<missing { prime = try nextPrime(after: prime, in: &workspace) }
    } else {
      for _ in 0...(-missing) { prime = try previousPrime(before: prime, in: &workspace) }
    }
    return .real(Real(prime))
  }
}

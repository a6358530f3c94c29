// Factorisation by trial division, Pollard's rho and p - 1 methods and elliptic
// curves, under a budget.

extension Integer {
  /// A prime and its exponent in a factorisation.
  public struct PrimePower: Hashable, Sendable {
    /// The prime.
    public let prime: Integer
    /// The exponent, which is positive.
    public let exponent: Int
  }
}

/// The factors of a natural number as far as a budget allowed.
package struct Factorization: Hashable, Sendable {
  /// The prime factors that were found, in ascending order.
  package let factors: [Integer.PrimePower]
  /// A factor without small divisors that is known to be composite, or 1.
  package let rest: Integer

  /// Whether all prime factors were found.
  package var isComplete: Bool { rest == Integer.one }
}

extension Integer {
  /// The prime factors of the magnitude.
  ///
  /// The budget counts steps of about a nanosecond; when it is used up, or
  /// the caller has cancelled, what could not be split stays in `rest`.
  /// The factorisation of 0 and 1 is empty. A factor beyond 3.3 10^24 passes
  /// the tests of ``primality``; ``primalityCertificate(budget:isCancelled:)``
  /// proves it.
  package func primeFactors(
    budget: inout Int64,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) -> Factorization {
    var search = SearchBudget(budget, isCancelled: isCancelled)
    let found = primeFactors(&search)
    budget = search.stepsLeft
    return found
  }

  /// The prime factors of the magnitude as far as a search finds them.
  func primeFactors(_ budget: inout SearchBudget) -> Factorization {
    var small: [PrimePower] = []
    var primes: [Integer] = []
    var rest = Integer.one
    var pending: [Integer] = []
    let cofactor = magnitude.dividingSmallPrimes(into: &small, budget: &budget)
    if cofactor > 1 { pending.append(cofactor) }
    while let number = pending.popLast() {
      if number < Integer(trialBound * trialBound) {
        primes.append(number)
      } else if !budget.spend(number.stepsOfPrimeTest) {
        rest *= number
      } else if number.isPrime {
        primes.append(number)
      } else if let divisor = number.properDivisor(&budget) {
        pending.append(divisor)
        pending.append(number.dividedExactly(by: divisor))
      } else {
        rest *= number
      }
    }
    return Factorization(factors: small + Integer.powers(primes.sorted()), rest: rest)
  }

  /// Fourteen powers to an exponent and a modulus of the size of the number.
  var stepsOfPrimeTest: Int64 {
    let bits = Int64(Swift.min(bitLength, 1 << 20))
    let limbs = bits / 64 + 1
    return 14 * bits * (3 * limbs * limbs + 40)
  }

  private static func powers(_ primes: [Integer]) -> [PrimePower] {
    var factors: [PrimePower] = []
    for prime in primes {
      if let last = factors.last, last.prime == prime {
        factors[factors.count - 1] = PrimePower(prime: prime, exponent: last.exponent + 1)
      } else {
        factors.append(PrimePower(prime: prime, exponent: 1))
      }
    }
    return factors
  }

  /// Divisors below this bound are found by division.
  private var trialBound: Int { 1000 }

  /// Moves the prime factors below the bound to a list and returns the rest,
  /// or 1 for zero.
  private func dividingSmallPrimes(
    into factors: inout [PrimePower],
    budget: inout SearchBudget
  ) -> Integer {
    if isZero { return Integer.one }
    let twos = trailingZeroBitCount
    if twos > 0 { factors.append(PrimePower(prime: 2, exponent: twos)) }
    var rest = self >> twos
    var candidate = 3
    while candidate < trialBound, rest > 1, budget.spend(Int64(rest.limbCount)) {
      var exponent = 0
      while rest.remainder(byWord: Limb(candidate)) == 0,
        budget.spend(4 * Int64(rest.limbCount))
      {
        rest = rest.dividedExactly(by: Integer(candidate))
        exponent += 1
      }
      if exponent > 0 {
        factors.append(PrimePower(prime: Integer(candidate), exponent: exponent))
      }
      candidate += 2
    }
    return rest
  }

  /// The remainder of the magnitude by a word.
  func remainder(byWord divisor: Limb) -> Limb {
    if limbs == nil { return word.magnitude % divisor }
    return withMagnitude { Limbs.remainder($0, $1, by: divisor) }
  }

  /// A divisor of an odd composite number, neither 1 nor the number.
  private func properDivisor(_ budget: inout SearchBudget) -> Integer? {
    guard budget.spend(Int64(bitLength / 9) * Int64(limbCount) * 2000) else { return nil }
    // A power has a root of a prime index.
    for exponent in stride(from: bitLength / 9, to: 1, by: -1) where Integer(exponent).isPrime {
      let (root, isExact) = root(exponent)
      if isExact { return root }
    }
    let field = Montgomery(self)
    // Divisors of up to about 30 bits by the rho method, others by curves.
    let divisor = budget.lending(150_000 * field.stepsOfProduct) { budget in
      var search = RhoSearch(field, constant: 1)
      return search.run(budget: &budget)
    }
    if let divisor, divisor != self { return divisor }
    let other = budget.lending(budget.stepsLeft / 8) { MinusOneSearch(field).run(budget: &$0) }
    if let other { return other }
    var curves = EllipticCurveSearch(field)
    return curves.run(budget: &budget)
  }
}

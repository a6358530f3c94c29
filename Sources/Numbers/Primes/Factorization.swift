// Factorisation by trial division, Pollard's rho method and elliptic curves,
// under a budget.

/// A prime and its exponent in a factorisation.
public struct PrimePower: Hashable, Sendable {
  /// The prime.
  public let prime: Integer
  /// The exponent, which is positive.
  public let exponent: Int
}

/// The factors of a natural number as far as a budget allowed.
public struct Factorization: Hashable, Sendable {
  /// The prime factors that were found, in ascending order.
  public let factors: [PrimePower]
  /// A factor without small divisors that is known to be composite, or 1.
  public let rest: Integer

  /// Whether all prime factors were found.
  public var isComplete: Bool { rest == Integer.one }
}

extension Integer {
  /// The prime factors of the magnitude.
  ///
  /// The budget counts products of limbs; when it is used up, what could not be
  /// split stays in `rest`. The factorisation of 0 and 1 is empty. A factor
  /// beyond 3.3 10^24 is prime as far as `isPrime` knows.
  ///
  /// > Source: Brent, An improved Monte Carlo factorization algorithm
  /// > (BIT 1980).
  public func primeFactors(budget: inout Int64) -> Factorization {
    var small: [PrimePower] = []
    var primes: [Integer] = []
    var rest = Integer.one
    var pending: [Integer] = []
    let cofactor = magnitude.dividingSmallPrimes(into: &small, budget: &budget)
    if cofactor > 1 { pending.append(cofactor) }
    while let number = pending.popLast() {
      if number < Integer(trialBound * trialBound) {
        primes.append(number)
        continue
      }
      budget -= number.stepsOfPrimeTest
      if budget <= 0 {
        rest *= number
      } else if number.isPrime {
        primes.append(number)
      } else if let divisor = number.properDivisor(budget: &budget) {
        pending.append(divisor)
        pending.append(number.dividedExactly(by: divisor))
      } else {
        rest *= number
      }
    }
    return Factorization(factors: small + Integer.powers(primes.ordered()), rest: rest)
  }

  /// Fourteen powers to an exponent and a modulus of the size of the number.
  private var stepsOfPrimeTest: Int64 {
    let bits = Int64(Swift.min(bitLength, 1 << 20))
    let limbs = bits / 64 + 1
    return 14 * bits * limbs * limbs
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
    budget: inout Int64
  ) -> Integer {
    if isZero { return Integer.one }
    let twos = trailingZeroBitCount
    if twos > 0 { factors.append(PrimePower(prime: 2, exponent: twos)) }
    var rest = self >> twos
    var candidate = 3
    while candidate < trialBound, rest > 1, budget > 0 {
      budget -= Int64(rest.limbCount)
      var exponent = 0
      while budget > 0, rest.remainder(byWord: Limb(candidate)) == 0 {
        rest = rest.dividedExactly(by: Integer(candidate))
        exponent += 1
        budget -= 4 * Int64(rest.limbCount)
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
  private func properDivisor(budget: inout Int64) -> Integer? {
    var exponent = bitLength / 9
    while exponent >= 2 {
      let (root, isExact) = root(exponent)
      if isExact { return root }
      exponent -= 1
    }
    let field = Montgomery(self)
    // Divisors of up to about 30 bits by the rho method, others by curves.
    var allowance = Swift.min(budget, 60_000 * Int64(2 * field.count * field.count + 4) * 3)
    let before = allowance
    var search = RhoSearch(field, constant: 1)
    let divisor = search.run(budget: &allowance)
    budget -= before - allowance
    if let divisor, divisor != self { return divisor }
    return CurveSearch(field).run(budget: &budget)
  }
}

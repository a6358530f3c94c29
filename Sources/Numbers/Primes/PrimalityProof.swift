// The search for a proof that a number is a prime, from divisors of n - 1 and
// n + 1.

extension Integer {
  /// A proof that the number is a prime, or nil if there is none within the
  /// budget, which counts as for `primeFactors`.
  ///
  /// What is found checks: ``PrimalityCertificate/proves(_:)`` is true of it.
  public func primalityCertificate(budget: inout Int64) -> PrimalityCertificate? {
    if isPrimeByTheorem { return PrimalityCertificate(steps: []) }
    guard isPrime else { return nil }
    var steps: [PrimalityCertificate.Step] = []
    guard appendProof(to: &steps, budget: &budget, depth: 0) else { return nil }
    return PrimalityCertificate(steps: steps)
  }

  /// Appends the steps that prove this probable prime; false and no change
  /// where there are none.
  private func appendProof(
    to steps: inout [PrimalityCertificate.Step],
    budget: inout Int64,
    depth: Int
  ) -> Bool {
    if isPrimeByTheorem { return true }
    guard depth < 40, budget > 0 else { return false }
    let start = steps.count
    var step = PrimalityCertificate.Step(number: self, below: [], above: [], discriminant: 0)
    steps.append(step)
    // First what is found at once, then what takes a search.
    for share in [64, 4] as [Int64] {
      for side in [-1, 1] as [Integer] {
        let primes = provedDivisors(
          of: self + side,
          share: share,
          steps: &steps,
          budget: &budget,
          depth: depth
        )
        if side.isNegative {
          step.below = powerWitnesses(primes, budget: &budget)
        } else {
          (step.above, step.discriminant) = lucasWitnesses(primes, budget: &budget)
        }
        if budget > 0, step.isValid {
          steps[start] = step
          return true
        }
      }
    }
    steps.removeSubrange(start...)
    return false
  }

  /// Prime divisors of a neighbour that are proved, by steps where it needs them.
  private func provedDivisors(
    of neighbour: Integer,
    share: Int64,
    steps: inout [PrimalityCertificate.Step],
    budget: inout Int64,
    depth: Int
  ) -> [Integer] {
    var allowance = budget / share
    let before = allowance
    let found = neighbour.primeFactors(budget: &allowance)
    budget -= before - allowance
    var primes: [Integer] = []
    for factor in found.factors {
      var part = budget / 2
      let before = part
      let isProved = factor.prime.appendProof(to: &steps, budget: &part, depth: depth + 1)
      budget -= before - part
      if isProved { primes.append(factor.prime) }
    }
    return primes
  }

  /// The divisors of `n - 1` for which one of the first bases is a witness.
  private func powerWitnesses(
    _ primes: [Integer],
    budget: inout Int64
  ) -> [PrimalityCertificate.Witness] {
    var result: [PrimalityCertificate.Witness] = []
    for prime in primes {
      for base in 2..<60 {
        budget -= stepsOfPower
        if budget <= 0 { return result }
        let witness = PrimalityCertificate.Witness(prime: prime, parameter: Integer(base))
        if hasPowerWitness(witness) {
          result.append(witness)
          break
        }
      }
    }
    return result
  }

  /// The divisors of `n + 1` with Lucas sequences of one discriminant.
  private func lucasWitnesses(
    _ primes: [Integer],
    budget: inout Int64
  ) -> (witnesses: [PrimalityCertificate.Witness], discriminant: Integer) {
    var discriminant = 5
    while Integer.jacobiSymbol(discriminant, self) != -1 {
      discriminant = discriminant > 0 ? -discriminant - 2 : 2 - discriminant
      if discriminant.magnitude > 10_000 { return ([], 0) }
    }
    var result: [PrimalityCertificate.Witness] = []
    for prime in primes {
      for parameter in stride(from: 1, to: 80, by: 2) {
        budget -= 8 * stepsOfPower
        if budget <= 0 { return (result, Integer(discriminant)) }
        let witness = PrimalityCertificate.Witness(prime: prime, parameter: Integer(parameter))
        if hasLucasWitness(witness, discriminant: Integer(discriminant)) {
          result.append(witness)
          break
        }
      }
    }
    return (result, Integer(discriminant))
  }

  /// One power to an exponent and a modulus of the size of the number.
  private var stepsOfPower: Int64 {
    let bits = Int64(Swift.min(bitLength, 1 << 20))
    let limbs = bits / 64 + 1
    return bits * limbs * limbs
  }
}

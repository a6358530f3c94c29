// The search for a proof that a number is a prime, from divisors of n - 1 and
// n + 1, or of the numbers of points of curves.

extension Integer {
  /// A proof that the number is a prime, or nil if there is none within the
  /// budget, which counts as for `primeFactors`.
  ///
  /// ``PrimalityCertificate/proves(_:)`` is true of every proof that is found.
  package func primalityCertificate(
    budget: inout Int64,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) -> PrimalityCertificate? {
    if isPrimeByTheorem { return PrimalityCertificate(steps: []) }
    guard isPrime else { return nil }
    var steps: [PrimalityCertificate.Step] = []
    var search = SearchBudget(budget, isCancelled: isCancelled)
    let isProved = appendProof(to: &steps, budget: &search, depth: 0)
    budget = search.stepsLeft
    return isProved ? PrimalityCertificate(steps: steps) : nil
  }

  /// Appends the steps that prove this probable prime; false and no change
  /// where there are none.
  private func appendProof(
    to steps: inout [PrimalityCertificate.Step],
    budget: inout SearchBudget,
    depth: Int
  ) -> Bool {
    if isPrimeByTheorem { return true }
    guard depth < 80, !budget.isSpent else { return false }
    let start = steps.count
    var step = PrimalityCertificate.Step(number: self, below: [], above: [], discriminant: 0)
    steps.append(step)
    // First what is found at once, then curves, then what takes a search.
    for allowance in [3_000_000, budget.stepsLeft / 4] {
      for side in [-1, 1] as [Integer] {
        let primes = provedDivisors(
          of: self + side,
          allowance: allowance,
          steps: &steps,
          budget: &budget,
          depth: depth
        )
        if side.isNegative {
          step.below = powerWitnesses(primes, budget: &budget)
        } else {
          (step.above, step.discriminant) = lucasWitnesses(primes, budget: &budget)
        }
        if !budget.isSpent, step.isValid {
          steps[start] = step
          return true
        }
      }
      if allowance == 3_000_000 {
        steps.removeSubrange((start + 1)...)
        if appendCurve(to: &steps, budget: &budget, depth: depth) { return true }
      }
    }
    steps.removeSubrange(start...)
    return false
  }

  /// Proves this number, the last step's, by a curve whose order has a prime
  /// divisor that is proved in turn; false and no change where there is none.
  private func appendCurve(
    to steps: inout [PrimalityCertificate.Step],
    budget: inout SearchBudget,
    depth: Int
  ) -> Bool {
    let start = steps.count - 1
    let proof = CurveProof(self)
    guard budget.spend(300 * stepsOfPower) else { return false }
    let orders = proof.orders()
    let least = squareRootWithRemainder().root.squareRootWithRemainder().root + 2
    for effort in [2 * stepsOfPrimeTest, 4_000_000, 30_000_000] {
      for order in orders where !budget.isSpent {
        let found = budget.lending(effort) { order.count.primeFactors(&$0) }
        guard found.isComplete, let prime = found.factors.last?.prime,
          prime > least.squared(), prime < order.count,
          budget.spend(Int64(2 * bitLength) * stepsOfPower),
          let curve = proof.curve(order, divisor: prime)
        else { continue }
        steps[start].curve = curve
        if prime.appendProof(to: &steps, budget: &budget, depth: depth + 1) { return true }
        steps[start].curve = nil
      }
    }
    return false
  }

  /// Prime divisors of a neighbour that are proved, by steps where it needs them.
  private func provedDivisors(
    of neighbour: Integer,
    allowance: Int64,
    steps: inout [PrimalityCertificate.Step],
    budget: inout SearchBudget,
    depth: Int
  ) -> [Integer] {
    let found = budget.lending(allowance) { neighbour.primeFactors(&$0) }
    var primes: [Integer] = []
    for factor in found.factors {
      let isProved = budget.lending(budget.stepsLeft / 2) {
        factor.prime.appendProof(to: &steps, budget: &$0, depth: depth + 1)
      }
      if isProved { primes.append(factor.prime) }
    }
    return primes
  }

  /// The divisors of `n - 1` for which one of the first bases is a witness.
  private func powerWitnesses(
    _ primes: [Integer],
    budget: inout SearchBudget
  ) -> [PrimalityCertificate.Witness] {
    var result: [PrimalityCertificate.Witness] = []
    for prime in primes {
      for base in 2..<60 {
        guard budget.spend(stepsOfPower) else { return result }
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
    budget: inout SearchBudget
  ) -> (witnesses: [PrimalityCertificate.Witness], discriminant: Integer) {
    var discriminant = 5
    while Integer.jacobiSymbol(discriminant, self) != -1 {
      discriminant = discriminant > 0 ? -discriminant - 2 : 2 - discriminant
      if discriminant.magnitude > 10_000 { return ([], 0) }
    }
    var result: [PrimalityCertificate.Witness] = []
    for prime in primes {
      for parameter in stride(from: 1, to: 80, by: 2) {
        guard budget.spend(8 * stepsOfPower) else { return (result, Integer(discriminant)) }
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
    return bits * (3 * limbs * limbs + 30)
  }
}

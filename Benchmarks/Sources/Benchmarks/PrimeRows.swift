// Rows about primes: factors, and proofs that a number is a prime.

import Surd

/// A number that has to be split or proved, and how PARI writes it.
private func factorRow(_ name: String, must: Double, _ number: @escaping () -> Integer) -> Row {
  Row(name, must: must) {
    let n = number()
    return {
      var budget: Int64 = 2_000_000_000
      consume(n.primeFactors(budget: &budget))
    }
  }
}

private func proofRow(digits: Int) -> Row {
  // The least prime above 10^n / 7.
  Row("prove a prime of \(digits) digits", must: 2) {
    var n = Integer(10).raised(to: digits + 1).divided(by: 70, rounding: .down)
    repeat { n += 1 } while !n.isPrime
    return {
      var budget: Int64 = 2_000_000_000
      consume(n.primalityCertificate(budget: &budget))
    }
  }
}

var primeRows: [Row] {
  [
    factorRow("factor 2^128+1", must: 2) { (Integer.one << 128) + 1 },
    factorRow("factor 2^137-1", must: 2) { (Integer.one << 137) - 1 },
    factorRow("factor 2^193-1", must: 2) { (Integer.one << 193) - 1 },
    factorRow("factor (10^20+39)(10^20+129)", must: 2) {
      let power = Integer(10).raised(to: 20)
      return (power + 39) * (power + 129)
    },
    proofRow(digits: 60),
    proofRow(digits: 80),
    proofRow(digits: 100),
  ]
}

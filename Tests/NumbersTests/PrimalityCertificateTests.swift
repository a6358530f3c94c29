// Proofs of primes: they check, and no changed proof does.

import Numbers
import TestSupport
import Testing

@Suite struct PrimalityCertificateTests {
  /// Primes of 27 to 60 digits by SymPy's `nextprime` at random places, and
  /// Mersenne primes (OEIS A000043).
  @Test(arguments: [
    "722084370891359224464319579", "7409540274490977560931545113",
    "860672017016201389352650616129", "10415150348866174900806164560699",
    "742121278692026502919902221438877700968298282768025144407361",
    "909420549188441750359431148682137092725443909746642184683289",
    "618970019642690137449562111", "170141183460469231731687303715884105727",
  ])
  func `a proof is found, it checks, and a changed one does not`(text: String) throws {
    let prime = try #require(Integer(text))
    var budget: Int64 = 1_500_000_000
    let proof = try #require(prime.primalityCertificate(budget: &budget))
    #expect(proof.proves(prime))
    #expect(!proof.proves(prime + 2))
    for i in proof.steps.indices {
      var changed = proof
      changed.steps[i].number += 2
      #expect(!changed.proves(prime))
      for j in proof.steps[i].below.indices {
        changed = proof
        changed.steps[i].below[j].prime *= 2
        #expect(!changed.proves(prime))
        changed = proof
        changed.steps[i].below[j].parameter = 1
        #expect(!changed.proves(prime))
      }
      for j in proof.steps[i].above.indices {
        changed = proof
        changed.steps[i].above[j].prime *= 2
        #expect(!changed.proves(prime))
        changed = proof
        changed.steps[i].above[j].parameter = 0
        #expect(!changed.proves(prime))
      }
    }
  }

  /// Composite numbers: the Fermat number 2^128 + 1, strong pseudoprimes (OEIS
  /// A014233) and products of two primes.
  @Test(arguments: [
    "340282366920938463463374607431768211457", "3317044064679887385961981",
    "10000000000000000016800000000000000005031",
  ])
  func `no composite number has a proof`(text: String) throws {
    let number = try #require(Integer(text))
    var budget: Int64 = 100_000_000
    #expect(number.primalityCertificate(budget: &budget) == nil)
    #expect(!PrimalityCertificate(steps: []).proves(number))
  }

  /// Cunningham's tables.
  @Test(arguments: [
    ("340282366920938463463374607431768211457", "59649589127497217"),
    ("2535301200456458802993406410751", "7432339208719"),
    ("10000000000000000016800000000000000005031", "100000000000000000039"),
  ])
  func `elliptic curves find divisors`(text: String, divisor: String) throws {
    let number = try #require(Integer(text))
    var budget: Int64 = 2_000_000_000
    let found = number.primeFactors(budget: &budget)
    #expect(found.isComplete && found.factors.count == 2)
    #expect(found.factors.first?.prime == Integer(divisor))
  }
}

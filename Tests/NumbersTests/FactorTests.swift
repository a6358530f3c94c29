// Irreducible factors: as many as FLINT finds, and together the polynomial.

import Numbers
import TestSupport
import Testing

@Suite struct FactorTests {
  @Test func `factors of random polynomials are those of the golden file`() throws {
    let found = GoldenFile("factors").mismatches { input in
      guard let seed = UInt64(input.split(separator: " ")[1]) else { return "! no seed" }
      return answer(input.hasPrefix("random") ? .random(seed: seed) : .structured(seed: seed))
    }
    let mismatches = try #require(found, "Tests/Golden/factors.txt is missing")
    for mismatch in mismatches { Issue.record("factors.txt \(mismatch)") }
  }

  /// The degrees of the factors with their exponents.
  ///
  /// If the product of the factors is the polynomial and they are as many as
  /// FLINT says, each is irreducible.
  private func answer(_ p: Polynomial) -> String {
    var budget: Int64 = 1_000_000_000
    guard !p.isConstant else { return "= none" }
    guard let factors = p.irreducibleFactors(budget: &budget) else { return "! budget" }
    let product = factors.reduce(Polynomial(p.primitive.content)) {
      $0 * $1.factor.raised(to: $1.exponent)
    }
    guard product == p else { return "! another product" }
    let degrees = factors.map { ($0.factor.degree, $0.exponent) }.sorted { $0 < $1 }
    return "= " + degrees.map { $1 == 1 ? "\($0)" : "\($0)^\($1)" }.joined(separator: " ")
  }

  @Test func `factoring without budget gives up`() {
    let p = Polynomial.structured(seed: 3).raised(to: 2) + .one
    for steps in [0, 100, 1000] as [Int64] {
      var budget = steps
      #expect(p.irreducibleFactors(budget: &budget) == nil)
    }
  }
}

// Polynomials of several variables: planted divisors and factors are found.

import Numbers
import TestSupport
import Testing

@Suite("Polynomials of several variables")
struct SparsePolynomialTests {
  /// A random polynomial of up to three variables.
  private func polynomial(
    _ terms: Int,
    degree: Int,
    using random: inout SplitMix64
  ) -> SparsePolynomial {
    SparsePolynomial(
      (0..<terms).map { _ in
        SparsePolynomial.Term(
          Rational(
            Int.random(in: -9...9, using: &random),
            over: Int.random(in: 1...3, using: &random)
          ),
          SparsePolynomial.Powers((0..<3).map { _ in Int.random(in: 0...degree, using: &random) })
        )
      }
    )
  }

  /// The value for numbers in the place of the variables.
  private func value(_ p: SparsePolynomial, _ numbers: [Rational]) -> Rational {
    p.terms.reduce(.zero) { sum, term in
      sum
        + term.powers.exponents.indices.reduce(term.coefficient) {
          $0 * (term.powers[$1] == 0 ? .one : numbers[$1].raised(to: term.powers[$1]))
        }
    }
  }

  @Test(arguments: seeds(4)) func `sums, products and quotients are those of the values`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(50) {
      var budget = PolynomialBudget(steps: 100_000_000)
      let p = polynomial(4, degree: 3, using: &random)
      let q = polynomial(3, degree: 2, using: &random)
      let at = (0..<3).map { _ in Rational(Int.random(in: -5...5, using: &random), over: 2) }
      let product = try p.multiplied(by: q, &budget)
      #expect(value(p + q, at) == value(p, at) + value(q, at), "seed \(seed)")
      #expect(value(p - q, at) == value(p, at) - value(q, at), "seed \(seed)")
      #expect(value(product, at) == value(p, at) * value(q, at), "seed \(seed)")
      #expect(try value(p.raised(to: 3, &budget), at) == value(p, at).raised(to: 3), "seed \(seed)")
      guard !q.isZero else { continue }
      #expect(try product.dividedExactly(by: q, &budget) == p, "seed \(seed)")
    }
  }

  @Test(arguments: seeds(4)) func `a planted divisor is found`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(40) {
      var budget = PolynomialBudget(steps: 2_000_000_000)
      let common = polynomial(3, degree: 2, using: &random)
      let p = try common.multiplied(by: polynomial(3, degree: 2, using: &random), &budget)
      let q = try common.multiplied(by: polynomial(3, degree: 2, using: &random), &budget)
      guard !p.isZero, !q.isZero else { continue }
      let found = try SparsePolynomial.greatestCommonDivisor(p, q, &budget)
      #expect(found.terms.first?.coefficient.isNegative == false)
      #expect(try found.dividedExactly(by: common, &budget) != nil, "seed \(seed)")
      let a = try #require(try p.dividedExactly(by: found, &budget), "seed \(seed)")
      let b = try #require(try q.dividedExactly(by: found, &budget), "seed \(seed)")
      #expect(try SparsePolynomial.greatestCommonDivisor(a, b, &budget).isOne, "seed \(seed)")
    }
  }

  @Test(arguments: seeds(3)) func `planted factors are found, and their product is the whole`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    var (complete, compared) = (0, 0)
    for _ in 0..<cases(15) {
      var budget = PolynomialBudget(steps: 4_000_000_000)
      let parts = (0..<3).map { _ in polynomial(3, degree: 1, using: &random) }
      var p = SparsePolynomial.one
      for part in parts { p = try p.multiplied(by: part, &budget) }
      guard !p.isZero else { continue }
      compared += 1
      let found = try p.factors(&budget)
      var product = SparsePolynomial(found.content)
      for (factor, exponent) in found.factors {
        product = try product.multiplied(by: factor.raised(to: exponent, &budget), &budget)
      }
      #expect(product == p, "seed \(seed)")
      let count = found.factors.reduce(0) { $0 + $1.exponent }
      let planted = parts.count { $0.constant == nil }
      // Factors that are not found within the steps are told as not looked for, and are rare.
      if found.isComplete { complete += 1 }
      #expect(!found.isComplete || count >= planted, "seed \(seed): \(count) of \(planted)")
    }
    #expect(complete * 10 >= compared * 9, "seed \(seed): \(complete) of \(compared)")
  }
}

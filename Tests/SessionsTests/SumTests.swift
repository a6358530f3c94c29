// Sums and products with names in their bounds, and without an end.

import Expressions
import Messages
import Sessions
import TestSupport
import Testing

@Suite("Sums")
struct SumTests {
  private func answer(_ text: String) -> Answer? {
    var session = Session()
    return session.evaluate(text, showing: .all).last
  }

  @Test func `sums are those of the table`() throws {
    let found = GoldenFile("sums").mismatches { input in
      let answer = answer(input)
      if let problem = answer?.problem { return "! \(problem.kind)" }
      return answer?.exact.map { "= \($0)" } ?? "~ \(answer?.decimal?.text ?? "")"
    }
    for mismatch in try #require(found, "Tests/Golden/sums.txt is missing") {
      Issue.record("sums.txt \(mismatch)")
    }
  }

  @Test(
    arguments: [
      "sum(1/k^2; k = 1..∞)", "sum(1/k^2; k = 1..inf)", "sum(1/k^2; k; 1; oo)",
      "∑(1/k^2; k = 1..∞)",
      "sum(1/k^2; k = -∞..-1)", "f(k) = 1/k^2; sum(f(j); j = 1..infinity)",
      "k = 7; sum(1/k^2; k = 1..∞)", "a = 1; sum(1/k^(2a); k = a..∞)",
    ]
  )
  func `infinite bounds are written in several ways`(text: String) {
    #expect(answer(text)?.exact == "pi^2/6")
  }

  @Test func `it is told for which bounds a closed form holds`() throws {
    let found = try #require(answer("sum(r^k; k = 0..n)"))
    let told = found.notes.map { $0.message }.joined(separator: "\n")
    for part in ["r ≠ 1", "⌊n⌋ = n", "n ≥ −1"] { #expect(told.contains(part), "\(told)") }
  }

  // By numbers in the place of n, over random terms: the closed form is the sum that is added up.
  @Test(arguments: seeds(3))
  func `a closed form is what is added up`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      let polynomial = "(\(number(-3...3))k^2 + \(number(-3...3))k + \(number(1...3)))"
      let terms = [
        polynomial, "\(polynomial)*\(number(2...5))^k", "\(polynomial)/(-\(number(2...5)))^k",
        "1/((k+\(number(1...3)))*(k+\(number(4...6))))", "k*k!", "(k^2+1)*k!", "k/(k+1)!",
      ]
      let term = try #require(terms.randomElement(using: &random))
      let first = number(0...3)
      guard let closed = answer("sum(\(term); k = \(first)..n)")?.exact else {
        Issue.record("seed \(seed): \(term) has no closed form")
        continue
      }
      for n in [first - 1, first, first + 3] {
        let difference = answer("n = \(n); (\(closed)) - sum(\(term); k = \(first)..n)")?.exact
        #expect(difference == "0", "seed \(seed): \(term) from \(first) to \(n): \(closed)")
      }
    }
  }
}

// Taylor polynomials.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Taylor polynomials")
struct TaylorTests {
  private func answer(_ text: String) -> Answer? {
    var session = Session()
    return session.evaluate(text, showing: .all).last
  }

  @Test func `taylor polynomials are those of the table`() throws {
    let found = GoldenFile("taylor").mismatches { input in
      let answer = answer(input)
      if let problem = answer?.problem { return "! \(problem.kind)" }
      return answer?.exact.map { "= \($0)" } ?? "none"
    }
    for mismatch in try #require(found, "Tests/Golden/taylor.txt is missing") {
      Issue.record("taylor.txt \(mismatch)")
    }
  }

  @Test("the polynomial of a polynomial is that polynomial", arguments: seeds(4))
  func polynomials(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(25) {
      let degree = Int.random(in: 0...5, using: &random)
      let terms = (0...degree).map { power in
        "(\(Int.random(in: -9...9, using: &random)))*x^\(power)"
      }
      let text = terms.joined(separator: " + ")
      let place = Int.random(in: -5...5, using: &random)
      let question = "expand(taylor(\(text); x = \(place); \(degree)) - (\(text)))"
      #expect(answer(question)?.exact == "0", "\(question)")
    }
  }

  @Test("the derivatives at the place are those of the function", arguments: seeds(4))
  func derivatives(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let functions = [
      "sin(2x)", "e^(x/2)", "cos(x)*e^x", "1/(x+7)", "sqrt(x+9)", "ln(x+8)", "atan(x)",
      "x^2*sin(x)",
    ]
    for _ in 0..<cases(10) {
      let function = functions.randomElement(using: &random) ?? "x"
      let place = Int.random(in: -4...4, using: &random)
      let order = Int.random(in: 1...4, using: &random)
      let question =
        "diff(taylor(\(function); x = \(place); 4); x = \(place); \(order))"
        + " - diff(\(function); x = \(place); \(order))"
      #expect(answer(question)?.exact == "0", "\(question)")
    }
  }
}

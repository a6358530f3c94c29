// Limits: exact values, and what has none.

import Expressions
import Messages
import Sessions
import TestSupport
import Testing

@Suite("Limits")
struct LimitTests {
  private func answer(_ text: String) -> Answer? {
    var session = Session()
    return session.evaluate(text, showing: .all).last
  }

  @Test func `limits are those of the table`() throws {
    let found = GoldenFile("limits").mismatches { input in
      let answer = answer(input)
      if let problem = answer?.problem { return "! \(problem.kind)" }
      return answer?.exact.map { "= \($0)" } ?? "~ \(answer?.decimal?.text ?? "")"
    }
    for mismatch in try #require(found, "Tests/Golden/limits.txt is missing") {
      Issue.record("limits.txt \(mismatch)")
    }
  }

  @Test(
    arguments: [
      ("lim(1/x; x -> 0)", "from the left it is -∞, from the right ∞"),
      ("lim(abs(x)/x; x -> 0)", "from the left it is -1, from the right 1"),
      ("lim(-x^2; x -> ∞)", "the limit is -∞"),
    ]
  )
  func `what has no limit says what the function does`(text: String, words: String) throws {
    let problem = try #require(answer(text)?.problem)
    #expect(problem.message.contains(words))
    #expect(answer(text)?.status == .undefined)
  }

  // Each function of one number around what has a limit far out and what has none: the search ends,
  // and far out the function is close to the limit that is found.
  @Test(arguments: Builtin.all.filter { $0.least == 1 && $0.algebra == nil }.map { "\($0.name)" })
  func `every function is searched within a limit`(name: String) throws {
    let inner = ["x*e^(-x)", "2 + 1/x", "e^(sin(x)/x)", "sin(x)", "e^x*cos(x)", "atan(e^x)^x/x"]
    for operand in inner {
      let function = "\(name)(\(operand))"
      let found = try #require(answer("lim(\(function); x -> inf)"))
      guard let limit = found.exact else { continue }
      let near = "x = 1000; abs(\(function) - (\(limit))) < (1 + abs(\(limit)))/20"
      let far = try #require(answer(near))
      #expect(far.exact == "true", "\(function) has the limit \(limit)")
    }
  }

  // The limit of a difference quotient is the slope, which the rules of derivatives give; random
  // functions, numbers and sides.
  @Test(arguments: seeds(4))
  func `the limit of a difference quotient is the slope`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let parts = [
      "x^2", "sin(x)", "e^x", "1/(x^2+1)", "x^3-2x", "atan(x)", "cos(2x)", "sqrt(x^2+3)",
    ]
    for _ in 0..<cases(6) {
      let f = try #require(parts.randomElement(using: &random))
      let g = try #require(parts.randomElement(using: &random))
      let place = Int.random(in: -3...3, using: &random)
      let side = ["", "+", "-"].randomElement(using: &random) ?? ""
      let product = "(\(f))*(\(g))"
      let limit = "lim((u(x) - u(\(place)))/(x - (\(place))); x -> \(place)\(side))"
      let line = "u(x) = \(product); \(limit)"
      let slope = "substitute(diff(\(product); x); x = \(place))"
      let difference = try #require(answer("u(x) = \(product); \(limit) - (\(slope))"))
      #expect(difference.exact == "0", "\(line): \(difference.exact ?? "\(difference)")")
    }
  }
}

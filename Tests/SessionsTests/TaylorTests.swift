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

  /// Functions, ranges and orders, with the greatest difference between function and polynomial on
  /// 2,001 numbers of the range, and the remainder in Lagrange's form; both by mpmath 1.3.
  private static let ranges = [
    ("tan(x); x = -1/2..1/2; 7", 4.75295e-5, 0.000986859),
    ("e^x; x = -1..1; 5", 0.00161516, 0.00377539),
    ("sin(x); x = 0..1; 3", 0.00146533, 0.00219133),
    ("ln(x); x = 1..2; 4", 0.00114412, 0.00625),
    ("sqrt(x); x = 39/10..41/10; 3", 3.10619e-8, 3.33452e-8),
    ("1/(1+x^2); x = -1/2..1/2; 6", 0.003125, 0.00680223),
    ("atan(x); x = -1/4..1/4; 9", 2.0587e-8, 2.16744e-8),
    ("cos(x)*e^x; x = -1..2; 6", 0.0759224, 0.130456),
    ("x^3 - x; x = 0..2; 2", 1, 1),
    ("cosh(x); x = -pi..pi; 10", 0.00203866, 0.0223675),
    ("e^(-x^2); x = -1/2..1/2; 4", 0.00244922, 0.00260417),
  ]

  @Test(
    "on a range the error is bounded, and not much beyond Lagrange's remainder",
    arguments: ranges
  )
  func remainders(question: String, difference: Double, remainder: Double) throws {
    let remark = try #require(answer("taylor(\(question))")?.remarks.last)
    guard case .differsBy(let bound?, from: _, to: _) = remark.remark else {
      Issue.record("\(question): no bound")
      return
    }
    let digits = answer("1.0*(\(bound.text()))")?.decimal?.text
    let found = try #require(digits.flatMap { Double($0) }, "\(bound.text())")
    #expect(found >= difference)
    // Two digits are kept, and the coefficients of a part of the range are enclosed as one.
    #expect(found <= 1.6 * remainder)
  }

  @Test(
    "what is left out is of the order of the next power that a function of its parity has",
    arguments: [
      ("taylor(tan(x); x = 0; 7)", "O(x⁹)"), ("taylor(tan(x); x = 0; 6)", "O(x⁷)"),
      ("taylor(cos(x); x = pi; 4)", "O((x − π)⁶)"), ("taylor(e^x; x = 0; 7)", "O(x⁸)"),
      ("taylor(sqrt(x); x = 4; 2)", "O((x − 4)³)"), ("series(ln(1+x); x = 0; 4)", "O(x⁵)"),
    ]
  )
  func orders(question: String, order: String) throws {
    let problem = try #require(answer(question)?.notes.last)
    #expect(problem.message.hasSuffix(order), "\(problem.message)")
  }

  @Test(
    "of a polynomial, beside a pole, and where a function is not seen to be analytic nothing is said",
    arguments: [
      "taylor(x^3 - 2x; x = 0; 3)", "taylor(1/sin(x); x = 0; 3)", "taylor(x^2*abs(x); x = 0; 1)",
      "taylor(e^(a*x); x = 0; 2)", "taylor(sin(x); x = 0; 3) + 1",
    ]
  )
  func nothingLeftOut(question: String) throws {
    #expect(try #require(answer(question)).notes.allSatisfy { $0.kind != "leftOut" })
  }
}

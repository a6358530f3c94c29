// Integrals between two bounds: exact values, digits, and what has none.

import Expressions
import Messages
import Sessions
import TestSupport
import Testing

@Suite("Integrals")
struct IntegralTests {
  private func answer(_ text: String, digits: Int = 10) -> Answer? {
    var session = Session()
    session.settings.digits = digits
    return session.evaluate(text, showing: .all).last
  }

  @Test func `integrals are those of the table`() throws {
    let found = GoldenFile("integrals").mismatches { input in
      let answer = answer(input)
      if let problem = answer?.problem { return "! \(problem.kind)" }
      return answer?.exact.map { "= \($0)" } ?? "~ \(answer?.decimal?.text ?? "")"
    }
    for mismatch in try #require(found, "Tests/Golden/integrals.txt is missing") {
      Issue.record("integrals.txt \(mismatch)")
    }
  }

  // Digits of mpmath at 60 digits, by quad, and as 2·π/√3.
  @Test(
    arguments: [
      ("integral(e^(-x^2); x = 0..1)", "0.746824132812427025399467436131853005354499686812…"),
      ("integral(1/(2+cos x); x = 0..2pi)", "3.627598728468435701188156515284311464568132496185…"),
      ("integral(x^x; x = 0..1)", "0.783430510712134407059264386526975469407681990146…"),
    ]
  )
  func `an integral has any number of digits`(text: String, wanted: String) {
    #expect(answer(text, digits: 48)?.decimal?.text == wanted)
  }

  @Test(
    arguments: [
      ("integral(1/x; x = -1..1)", "divergentIntegral", .undefined, 9..<12),
      ("integral(sqrt(x); x = -1..1)", "undefinedIntegrand", .undefined, 9..<16),
      ("integral(x*q; x = 0..2*inf)", "unknownName", .input, 23..<26),
      ("integral(x^2; 3)", "missingRange", .syntax, 0..<16),
    ] as [(String, String, Answer.Status, Range<Int>)]
  )
  func `what has no integral says why, and where`(
    text: String,
    kind: String,
    status: Answer.Status,
    place: Range<Int>
  ) {
    let found = answer(text)
    #expect(found?.problem?.kind == kind)
    #expect(found?.status == status)
    #expect(found?.problem?.place == place)
  }

  @Test func `an infinite bound is printed as it is read`() throws {
    let bounded = try Expression("integral(1/x^2; x = -oo..-1)")
    #expect(bounded.text() == "integral(1/x^2, x = -infinity..-1)")
    #expect(try Expression(bounded.text()) == bounded)
    #expect(bounded.latex().contains("\\infty"))
    #expect(try Expression(bounded.text(unicode: true)) == bounded)
  }

  @Test func `a kept integral is the same number again`() {
    var session = Session()
    _ = session.evaluate("s = integral(e^(-x^2); x = 0..1)")
    var copy = Session()
    #expect(copy.restore(from: Array(session.state.line.utf8)) == [])
    let digits = session.evaluate("s", showing: .all).last?.decimal?.text
    #expect(digits != nil && copy.evaluate("s", showing: .all).last?.decimal?.text == digits)
  }

  /// An antiderivative is planted: F(b) − F(a) is known, and F′ is integrated.
  @Test("the integral of a slope is the difference of the values", arguments: seeds(4))
  func slopes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func pick(_ texts: [String]) -> String {
      texts[Int.random(in: 0..<texts.count, using: &random)]
    }
    var compared = 0
    for _ in 0..<cases(6) {
      let number = Int.random(in: 1...5, using: &random)
      let parts = [
        "x^\(number)", "sin(\(number)*x)", "e^(x/\(number))", "ln(x+\(number))", "atan(x)",
        "sqrt(x+\(number))", "1/(x+\(number))", "cos(x)^2", "x*abs(x-1)",
      ]
      let f = pick(parts) + pick([" + ", "*", " - "]) + pick(parts)
      let ends = [Int.random(in: 0...1, using: &random), Int.random(in: 2...3, using: &random)]
      let lines = ["F(x) = \(f)", "a = \(ends[0])", "b = \(ends[1])"]
      var session = Session()
      for line in lines { _ = session.evaluate(line) }
      guard let slope = session.evaluate("diff(F(x); x)").last?.exact else { continue }
      let told = session.evaluate("integral(\(slope); x = a..b)").last
      guard told?.status != .undetermined else { continue }
      let difference = session.evaluate("abs(Ans - (F(b) - F(a))) < 10^-12").last
      guard difference?.status != .undetermined else { continue }
      compared += 1
      #expect(difference?.exact == "true", "seed \(seed): \(f) from \(ends)")
    }
    #expect(compared >= cases(6) / 3, "seed \(seed)")
  }
}

// Integrals without bounds: textbook antiderivatives, and functions whose antiderivative is
// planted.

import Expressions
import Messages
import Sessions
import TestSupport
import Testing

@Suite("Antiderivatives")
struct AntiderivativeTests {
  private func answer(_ text: String, _ settings: (inout Settings) -> Void = { _ in }) -> Answer? {
    var session = Session()
    settings(&session.settings)
    return session.evaluate(text, showing: .all).last
  }

  /// The antiderivative that is told, without its constant.
  private func told(_ text: String) -> String? {
    guard let exact = answer(text)?.exact, exact.hasSuffix(" + C") else { return nil }
    return String(exact.dropLast(4))
  }

  @Test func `antiderivatives are those of the table`() throws {
    let found = GoldenFile("antiderivatives").mismatches { input in
      let answer = answer(input)
      if let problem = answer?.problem { return "! \(problem.kind)" }
      return answer?.exact.map { "= \($0)" } ?? "none"
    }
    for mismatch in try #require(found, "Tests/Golden/antiderivatives.txt is missing") {
      Issue.record("antiderivatives.txt \(mismatch)")
    }
  }

  @Test func `the constant is a letter that means nothing else`() {
    var session = Session()
    let kinds = session.evaluate("integral(2x; x)").last?.notes.map { $0.kind }
    #expect(kinds == ["anyNumbers"])
    // A value of C is no constant of integration.
    let named = session.evaluate("C = 5; integral(2x; x)").last?.exact
    #expect(named == "x^2 + K")
    #expect(session.evaluate("C + 1").last?.exact == "6")
    #expect(answer("integral(C*x; x)")?.exact == "C*x^2/2 + K")
    #expect(answer("integral(2x; x); 3 + 4")?.exact == "7")
  }

  @Test(
    arguments: [
      "integral(x^2; x)", "integral(x^2)", "integrate(x^2; x)", "int(x^2; x)", "fnInt(x^2; x)",
      "integral x^2", "f(t) = t^2; integral(f(x); x)", "n = 2; integral(x^n; x)",
    ]
  )
  func `it is written in several ways`(text: String) {
    #expect(answer(text)?.exact == "x^3/3 + C")
  }

  @Test func `it is read back from how it is printed`() throws {
    let integral = try Expression("integral(x^2; x)")
    #expect(try Expression(integral.text()) == integral)
    #expect(try Expression(integral.text(unicode: true)) == integral)
  }

  // The unit of angles counts: the slope of the cosine is −π/180 times the sine in degrees.
  @Test func `angles are in the unit of the session`() {
    let degrees = { (settings: inout Settings) in settings.angle = .degrees }
    #expect(answer("integral(sin x; x)", degrees)?.exact == "-180*cos(x)/pi + C")
    #expect(answer("integral(e^x; x)", degrees)?.exact == "e^x + C")
  }

  @Test func `a constant of a part is one of the whole`() {
    #expect(answer("2integral(x; x) + 1")?.exact == "x^2 + 1 + C")
    #expect(answer("diff(integral(x^3; x); x)")?.exact == "x^3")
    #expect(answer("integral(integral(6x; x); x)")?.exact == "x^3 + C")
  }

  @Test(
    arguments: [
      ("integral(e^(-x^2); x)", .undetermined, "undecidedAntiderivative"),
      ("integral(sin(x)/x; x)", .undetermined, "undecidedAntiderivative"),
      ("integral(a*x)", .input, "noAlgebra"),
      ("integral(x^2; 3)", .syntax, "missingRange"),
    ] as [(String, Answer.Status, String)]
  )
  func `what has none says why`(text: String, status: Answer.Status, kind: String) {
    #expect(answer(text)?.status == status)
    #expect(answer(text)?.problem?.kind == kind)
  }

  /// F is planted: F′ is integrated, and the derivative of what is told is compared with it.
  @Test("the slope of an antiderivative is the function", arguments: seeds(4))
  func slopes(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func pick(_ texts: [String]) -> String {
      texts[Int.random(in: 0..<texts.count, using: &random)]
    }
    var count = 0
    for _ in 0..<cases(10) {
      let number = Int.random(in: 1...5, using: &random)
      func part() -> String {
        pick([
          "x^\(number)", "sin(\(number)*x)", "cos(x)", "e^(x/\(number))", "ln(x+\(number))",
          "atan(x)", "sqrt(x+\(number))", "1/(x+\(number))", "1/(x^2+\(number))", "tan(x/4)",
        ])
      }
      let inner = part()
      let outer = pick(["sin(u)", "e^u", "ln(u^2+1)", "atan(u)", "u^3", "sqrt(u^2+1)"])
      let composition = outer.split(separator: "u", omittingEmptySubsequences: false)
        .joined(separator: "(\(inner))")
      let planted = pick([
        "\(part()) + \(part())", "(\(part()))*(\(part()))", "(\(part()))/(x^2+\(number))",
        composition,
      ])
      guard let f = answer("diff(\(planted); x)")?.exact, let found = told("integral(\(f); x)")
      else {
        continue
      }
      count += 1
      compareSlope(of: found, with: f, using: &random)
    }
    #expect(count >= cases(10) / 3, "seed \(seed)")
  }

  /// Compares the slope of a function with another at twenty numbers.
  private func compareSlope(of found: String, with f: String, using random: inout SplitMix64) {
    var session = Session()
    for line in ["f(x) = \(f)", "F(x) = \(found)"] { _ = session.evaluate(line) }
    guard let slope = session.evaluate("diff(F(x); x)").last?.exact else {
      Issue.record("\(found) has no slope")
      return
    }
    _ = session.evaluate("g(x) = \(slope)")
    for _ in 0..<20 {
      let place = "\(Int.random(in: 1...300, using: &random))/100"
      let told = session.evaluate("abs(f(\(place)) - g(\(place))) < 10^-30").last
      // A function may have no value at a number.
      guard told?.status == .exact else { continue }
      #expect(told?.exact == "true", "\(f) is not the slope of \(found) at \(place)")
    }
  }

  @Test("products of powers, exponentials and waves have an antiderivative", arguments: seeds(4))
  func waves(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      let factors = (0..<Int.random(in: 2...4, using: &random)).map { _ in
        let number = Int.random(in: 1...4, using: &random)
        return [
          "x", "x^2", "e^(\(number)*x)", "e^(-x/\(number))", "sin(\(number)*x)",
          "cos(\(number)*x)",
          "sin(x)^2",
        ][Int.random(in: 0..<7, using: &random)]
      }
      let f = factors.joined(separator: "*")
      let found = try #require(told("integral(\(f); x)"), "seed \(seed): \(f)")
      compareSlope(of: found, with: f, using: &random)
    }
  }

  /// F is a quotient of polynomials times an exponential or a root, and is planted.
  @Test("multiples of exponentials and roots by quotients are found again", arguments: seeds(4))
  func multiples(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func pick(_ texts: [String]) -> String {
      texts[Int.random(in: 0..<texts.count, using: &random)]
    }
    for _ in 0..<cases(6) {
      let number = Int.random(in: 1...5, using: &random)
      let above = pick(["1", "x", "x^2 - \(number)", "2x + \(number)", "x^3"])
      let below = pick(["x + \(number)", "x^2 + \(number)", "(x + \(number))^2", "x", "x^3", "1"])
      let kernel = pick([
        "e^(\(number)*x)", "e^(-x^2)", "sqrt(x^2 + \(number))", "sqrt(x^2 + x + \(number))",
        "cbrt(x + 6)", "(x^2 + 1)^(3/2)",
      ])
      let f = try #require(answer("diff((\(above))/(\(below))*\(kernel); x)")?.exact)
      let found = try #require(told("integral(\(f); x)"), "seed \(seed): \(f)")
      compareSlope(of: found, with: f, using: &random)
    }
  }
}

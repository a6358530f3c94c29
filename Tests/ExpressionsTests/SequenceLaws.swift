// Ranges, sequences, sums and products: read, printed, worth what a loop over rationals is
// worth, and bound names apart from those around.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Sequences") struct SequenceLaws {
  @Test(arguments: seeds(8))
  func `text of sequences reads back as the same expression`(seed: UInt64) {
    expectReadingBack(seed: seed) { RandomExpression.makeSequences(depth: 2, using: &$0) }
  }

  private static func value(_ text: String, _ variables: [String: Value] = [:]) throws -> Value {
    var workspace = Workspace()
    let environment = Environment(variables: variables)
    return try Expression(text).value(in: environment, workspace: &workspace)
  }

  private static func rational(_ text: String, _ variables: [String: Value] = [:]) throws
    -> Rational?
  {
    guard case .real(let number) = try value(text, variables) else { return nil }
    return number.rational
  }

  @Test("sums and products are what a loop over rationals gives", arguments: seeds(8))
  func loops(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(40) {
      let first = Int.random(in: -6...6, using: &random)
      let last = first + Int.random(in: -1...12, using: &random)
      let a = Int.random(in: -5...5, using: &random)
      let b = Int.random(in: 1...7, using: &random)
      var (sum, product) = (Rational.zero, Rational.one)
      var least: Rational?
      for k in first..<last + 1 {
        // (a·k + 2)/(k² + b)
        let term = Rational(a * k + 2, over: k * k + b)
        (sum, product) = (sum + term, product * term)
        least = min(least ?? term, term)
      }
      let text = "((\(a))*k + 2)/(k^2 + \(b)); k = \(first)..\(last)"
      #expect(try Self.rational("sum(\(text))") == sum, "seed \(seed): \(text)")
      #expect(try Self.rational("sum({\(text)})") == sum, "seed \(seed): \(text)")
      #expect(try Self.rational("product(\(text))") == product, "seed \(seed): \(text)")
      if let least { #expect(try Self.rational("min(\(text))") == least, "seed \(seed): \(text)") }
    }
  }

  @Test func `a bound name is its own`() throws {
    let seven = ["k": Value.real(Real(Integer(7)))]
    #expect(try Self.rational("sum(k; k = 1..3) + k", seven) == 13)
    #expect(try Self.rational("sum(sum(k; k = 1..k); k = 1..3) + k", seven) == 17)
    #expect(try Self.rational("sum(k; k = k..k + 1)", seven) == 15)
    #expect(try Expression("sum(k*x; k = n..m) + j").variables == ["n", "m", "x", "j"])
    #expect(try Expression("{k; k = 1..k}").variables == ["k"])
  }

  @Test(
    "what takes the place of a name is not bound",
    arguments: [
      ("sum(x*k; k = 1..3)", "k + 1", "sum((k + 1)*k_1, k_1 = 1..3)"),
      ("sum(x*k; k = 1..3)", "y", "sum(y*k, k = 1..3)"),
      ("sum(k; k = 1..x)", "k", "sum(k, k = 1..k)"),
      ("sum(x; x = 1..3) + x", "k", "sum(x, x = 1..3) + k"),
      ("sum(sum(x*i*k_1; i = 1..k); k = 1..3)", "k", "sum(sum(k*i*k_1, i = 1..k_2), k_2 = 1..3)"),
    ]
  )
  func capture(text: String, replacement: String, expected: String) throws {
    let found = try Expression(text).replacing(["x": Expression(replacement)])
    #expect(found.text() == expected)
  }

  @Test("written out, a sequence is worth the same", arguments: seeds(4))
  func unrolling(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let texts = [
      "sum(x^k/k!; k = 0..n)", "product(x - k; k = -1..n)", "max(k*x; k = -n..n)",
      "sum(sum(x^i*j; i = 1..j); j = 1..n)", "sum(x; 2; n)", "sum({x; n}) + min({x; 1})",
      "sum(sum(i; i = 1..2)*x*j; j = 1..n)",
    ]
    for text in texts {
      let expression = try Expression(text)
      for _ in 0..<4 {
        let n = Int.random(in: 1...5, using: &random)
        let x = Rational(Int.random(in: -9...9, using: &random), over: 7)
        var workspace = Workspace()
        var environment = Environment(variables: ["n": .real(Real(Integer(n)))])
        let written = try expression.unrolled(
          in: environment,
          variables: ["x"],
          workspace: &workspace
        )
        #expect(!written.nodes.contains { $0.kind == .sequence }, "\(written)")
        environment.variables["x"] = .real(Real(x))
        let found = try written.number(in: environment, workspace: &workspace)
        let value = try expression.number(in: environment, workspace: &workspace)
        #expect(found.rational == value.rational, "seed \(seed): \(text), \(n), \(x)")
      }
    }
  }

  @Test func `the derivative of a sum`() throws {
    let slope = try Expression("sum(x^k; k = 1..n)").derivative(by: "x")
    let expected = try Expression("sum(k*x^(k - 1); k = 1..n)")
    #expect(slope?.text() == expected.text())
    #expect(try Expression("sum(x; x = 1..3)").derivative(by: "x")?.text() == "0")
    #expect(try Expression("max(x*k; k = 1..3)").derivative(by: "x") == nil)
    #expect(try Expression("sum(k; k = 1..x)").derivative(by: "x") == nil)
  }
}

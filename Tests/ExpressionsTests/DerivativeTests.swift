// Derivatives: values from another program, and what a school book writes.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite struct DerivativeTests {
  @Test func `derivatives have the values that the golden file says`() throws {
    let found = GoldenFile("derivatives").mismatches(answer: answer)
    let mismatches = try #require(found, "Tests/Golden/derivatives.txt is missing")
    for mismatch in mismatches { Issue.record("derivatives.txt \(mismatch)") }
  }

  private func answer(_ input: String) -> String {
    let isInDegrees = input.hasPrefix("deg ")
    let parts = (isInDegrees ? input.dropFirst(4) : input[...]).components(around: " at ")
    var environment = Environment(angleUnit: isInDegrees ? .degrees : .radians)
    do {
      let slope = try Expression(parts[0])
        .derivative(by: "x", angleUnit: environment.angleUnit)
      guard let slope else { return "! no rule" }
      var workspace = Workspace()
      guard case .real(let point) = try Expression(parts[1]).value(of: [:]) else { return "!" }
      environment.variables["x"] = .real(point)
      guard case .real(let value) = try slope.value(in: environment, workspace: &workspace)
      else { return "! no number" }
      let scale = Real(Integer(10).raised(to: 16))
      let scaled = try Real.product(value, scale, in: &workspace)
      let whole = try Real.truncated(scaled, in: &workspace)
      return "= \(whole.integer?.description ?? "not whole")"
    } catch {
      return "! \(error)"
    }
  }

  @Test(arguments: [
    ("5", "0"), ("x", "1"), ("a*x", "a"), ("x^2", "2x"), ("3x^2 + 2x + 1", "6x+2"),
    ("x^3/3", "x^2"), ("(2x + 1)^2", "4(2x+1)"), ("1/x", "-1/x^2"), ("e^x", "e^x"),
    ("exp(2x)", "2exp(2x)"), ("sin(x)", "cos(x)"), ("-cos(x)", "sin(x)"), ("ln(x)", "1/x"),
    ("sqrt(x)", "1/(2sqrt(x))"), ("x*ln(x) - x", "ln(x)+x*1/x-1"),
    ("{x^2 < 1: x^3; x! > 3: 5; x}", "{x^2 < 1: 3*x^2; x! > 3: 0; 1}"),
  ])
  func `derivatives are short`(text: String, slope: String) throws {
    let found = try #require(try Expression(text).derivative(by: "x"))
    let expected = try Expression(slope)
    #expect(found.count <= expected.count + 1, "\(text): \(found)")
  }

  @Test(arguments: ["x!", "x < 1", "gcd(x, 2)", "f(x)"])
  func `some things have no derivative`(text: String) throws {
    var options = ParsingOptions()
    options.functions = ["f"]
    #expect(try Expression(text, options: options).derivative(by: "x") == nil)
    #expect(try Expression("3! + x").derivative(by: "x")?.text() == "1")
  }

  @Test func `functions of the user are put in place`() throws {
    var options = ParsingOptions()
    options.functions = ["f", "g", "h"]
    var environment = Environment()
    environment.functions = [
      "f": UserFunction(parameters: ["a"], body: try Expression("a^2 + b")),
      "g": UserFunction(parameters: ["b"], body: try Expression("f(b + 1)", options: options)),
      "h": UserFunction(parameters: ["x"], body: try Expression("h(x)", options: options)),
    ]
    let call = try Expression("g(x) + f(2x)", options: options)
    #expect(call.inliningCalls(in: environment)?.text() == "(x + 1)^2 + b + ((2x)^2 + b)")
    #expect(try Expression("h(x)", options: options).inliningCalls(in: environment) == nil)
    #expect(try Expression("f(x, 1)", options: options).inliningCalls(in: environment) == nil)
  }
}

extension Substring {
  /// The texts before and behind a separator.
  fileprivate func components(around separator: String) -> [String] {
    guard let place = ranges(of: separator).first else { return [String(self), ""] }
    return [String(self[..<place.lowerBound]), String(self[place.upperBound...])]
  }
}

// Lines that curves come close to: by SymPy's limits of f/x and of f minus the slope
// times x, and by values far out.

import Analysis
import Expressions
import Graphs
import Numbers
import Reals
import Tapes
import TestSupport
import Testing

@Suite("Asymptotes")
struct AsymptoteTests {
  private static func found(_ text: String, _ environment: Environment = Environment()) throws
    -> [Asymptote]
  {
    let plot = try Plot(reading: text)
    return try #require(PlaneCurve(plot, environment: environment)).asymptotes(in: environment)
  }

  private static func text(_ asymptote: Asymptote) -> String {
    (asymptote.isSideways ? "x = " : "y = ") + asymptote.line.valueText(unicode: true)
  }

  @Test(arguments: [
    ("1/x", ["y = 0"]), ("x + 1/x", ["y = x"]), ("(x^2 + 1)/(x - 1)", ["y = x + 1"]),
    ("(3x - 1)/(2x + 5)", ["y = 3/2"]), ("(1 - x^2)/(x + 2)", ["y = 2 − x"]),
    ("exp(-x)", ["y = 0"]), ("exp(x)", ["y = 0"]), ("2^x + 3", ["y = 3"]),
    ("x + exp(-x)", ["y = x"]),
    ("atan(x)", ["y = −π/2", "y = π/2"]), ("tanh(x)", ["y = −1", "y = 1"]),
    ("1/(1 + exp(-x))", ["y = 0", "y = 1"]), ("ln(x)/x", ["y = 0"]),
    ("sin(x)/x", ["y = 0"]), ("x*sin(1/x)", ["y = 1"]), ("x*exp(-x)", ["y = 0"]),
    ("x^9*exp(-x^2)", ["y = 0"]), ("sqrt(x^2 + 1)", ["y = −x", "y = x"]),
    ("sqrt(x^2 + 2x) - x", ["y = −2·x − 1", "y = 1"]),
    ("sqrt(x - 1)/sqrt(x - 3)", ["y = 1"]), ("x/sqrt(x^2 + 1)", ["y = −1", "y = 1"]),
    ("2x - cbrt(1/x)", ["y = 2·x"]), ("3x + 1/ln(x)", ["y = 3·x"]),
    ("cos(1/x) + exp(sin(x))/x^2", ["y = 1"]),
    ("x = y + 1/y", ["x = y"]), ("x*y = 1", ["y = 0"]),
    ("x^2 - y^2 = 1", ["y = −x", "y = x"]), ("y^2/4 - x^2 = 1", ["y = −2·x", "y = 2·x"]),
    ("(x^3 + 1)/x - x^2", ["y = 0"]), ("sqrt(2)/x + sqrt(3)", ["y = √3"]),
    ("3 - sqrt(5x^2 - 1)/2", ["y = √5/2·x + 3", "y = 3 − √5/2·x"]),
    ("x*atan(x)", ["y = −π/2·x − 1", "y = π/2·x − 1"]), ("x*exp(1/x)", ["y = x + 1"]),
    ("(1 + 1/x)^x", ["y = e"]), ("x^(1/x)", ["y = 1"]), ("ln(exp(x) + 1)", ["y = 0", "y = x"]),
    ("x - ln(1 + e^x)", ["y = 0", "y = x"]), ("e^x/(e^x + 3)", ["y = 0", "y = 1"]),
    ("(3^x + 1)/(3^x - 1)", ["y = −1", "y = 1"]), ("ln((x + 1)/x)", ["y = 0"]),
    ("cbrt(x^3 - 3x)", ["y = x"]), ("sqrt(x + 1) - sqrt(x)", ["y = 0"]),
    ("floor(x)/x", ["y = 1"]), ("x^2/(x + abs(x) + 1)", ["y = 1/2·x − 1/4"]),
    ("1/ln(x)", ["y = 0"]), ("1/log2(x)", ["y = 0"]), ("3 + 1/cosh(x)", ["y = 3"]),
    ("3 + 1/sinh(x)", ["y = 3"]), ("root(2; x)/x", ["y = 0"]), ("2 + tan(1/x)", ["y = 2"]),
    ("2 + asin(1/x)", ["y = 2"]), ("2 + asinh(1/x)", ["y = 2"]), ("coth(x)", ["y = −1", "y = 1"]),
    ("cosh(x)/sinh(x)", ["y = −1", "y = 1"]), ("acot(x)", ["y = 0", "y = π"]),
    ("x*sin(pi + 1/x)", ["y = −1"]), ("x*ln(1 + 1/x)", ["y = 1"]), ("x^2*sin(1/x)", ["y = x"]),
    ("x*(exp(1/x) - 1)", ["y = 1"]), ("floor(x)/x + exp(x)", ["y = 1"]),
    ("x^2*ln(1 + 1/x)", ["y = x − 1/2"]), ("(x^2 + 1)^(3/2)/x^2", ["y = −x", "y = x"]),
    ("log2(2^x + 1)", ["y = 0", "y = x"]), ("asinh(x)/x", ["y = 0"]), ("x*tanh(1/x)", ["y = 1"]),
    ("x + frac(5/2 - 1/x)", ["y = x + 1/2"]), ("frac(x)/x", ["y = 0"]),
    ("max(1/x; 2 - 1/x)", ["y = 2"]), ("hypot(x; 1)", ["y = −x", "y = x"]),
    ("1/((((x^999)^999)^999)^999)^999 + sqrt(x)/x", ["y = 0"]),
    ("atan2(1; x)", ["y = 0", "y = π"]), ("atan2(x; 1)", ["y = −π/2", "y = π/2"]),
    ("atan2(-1; x)", ["y = −π", "y = 0"]), ("2 + atan2(x; x^2)", ["y = 2"]),
    ("atan2(sin(x); x)", ["y = 0"]), ("sind(x)/x", ["y = 0"]), ("cosd(1/x)", ["y = 1"]),
    ("x*tand(1/x)", ["y = π/180"]),
    ("frac(1/x)", ["y = 0"]), ("mod(1/x; 2)", ["y = 0", "y = 2"]),
    ("floor(1/x) + 1/x", ["y = −1", "y = 0"]),
    ("ceil(2 - 1/x) + 1/x", ["y = 2", "y = 3"]), ("round(1/2 + 1/x) + 1/x", ["y = 0", "y = 1"]),
    ("round(-1/2 - 1/x) + 1/x", ["y = −1", "y = 0"]), ("ceil(5/2 + sin(x)/x) + 1/x", ["y = 3"]),
    ("erf(x)", ["y = −1", "y = 1"]), ("x*erfc(sqrt(abs(x)))", ["y = 0"]),
    ("2x + erfc(x/3)", ["y = 2·x", "y = 2·x + 2"]), ("erf(1/x)*x", ["y = 2/√π"]),
  ])
  func `are exact lines`(input: String, expected: [String]) throws {
    let found = try Self.found(input).map(Self.text).sorted()
    #expect(found == expected.sorted(), "\(input)")
  }

  @Test(arguments: [
    "x", "2x + 3", "x^2", "sin(x)", "x + sin(x)", "exp(x) + exp(-x)", "ln(x)", "sqrt(x)",
    "abs(x)/x",
    "sqrt(1 - x)", "1/sin(x)", "tan(x)/x", "sqrt(sin(x))/x", "x^x", "ln(1/x)",
    "abs(x - 100)/(x - 100)", "ln(-x^2)/x", "x^2 + y^2 = 1", "2x + 3y = 6",
    "x^(2 + 1/ln(x))/x^2", "2^(1/x - 1/x)*x - x", "(cos(t), sin(t))", "sin(x)/ln(ln(x))",
    "x*floor(1/x + 1/2)/x", "tan(x)/exp(x)", "sqrt(sin(x) - 2)/x",
    "x + sin(x)*ln(x)/x^(1/9) + cos(x)", "x + frac(2 - 1/x)*x", "floor(3 + sin(x)/x)", "frac(x)",
    "{sin(x) > 0: 1/x; 2/x}",
    "sqrt(exp(-x) - 1)", "acos(x)/x",
  ])
  func `are not told where there are none, or no proof`(input: String) throws {
    #expect(try Self.found(input).map(Self.text) == [], "\(input)")
  }

  @Test func `levels have their angle unit`() throws {
    var environment = Environment()
    environment.angleUnit = .degrees
    #expect(try Self.found("atan(x)", environment).map(Self.text) == ["y = −90", "y = 90"])
    #expect(try Self.found("x*sin(1/x)", environment).map(Self.text) == ["y = π/180"])
    #expect(try Self.found("x*atan(1/x)", environment).map(Self.text) == ["y = 180/π"])
  }

  /// Terms whose values come close to a number, on both sides.
  private static let terms = [
    "1/x", "3/(x^2+1)", "atan(x)", "exp(-x^2)", "tanh(x)", "x/(x+2)", "sin(x)/x", "sqrt(x^2+3)",
    "cbrt(x)/x", "2^(-x^2)", "x*sin(1/x)", "ln(x^2)/x", "1/(1+exp(x))", "2x", "-x/3",
    "cos(1/x)", "(x+1)^2/x", "x^3/exp(x^2)", "5", "x*atan(x)", "ln(exp(-x^2)+1)", "x*exp(1/x)",
    "cbrt(x^3-3x)", "sqrt(x^2+1)*tanh(x)", "asinh(x)/x", "ln(x^2+9)/x^2", "1/(1+3exp(-x))",
    "x^2*ln(1+1/x^2)", "x*sech(1/x)", "abs(x)/(x^2+1)",
  ]

  @Test(arguments: seeds(4))
  func `curves come closer to them`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(12) {
      let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Self.terms.randomElement(using: &random) ?? ""
      }.joined(separator: Bool.random(using: &random) ? "+" : "-")
      var workspace = Workspace()
      let curve = try Tape(
        Expression(text),
        variables: ["x"],
        in: Environment(),
        workspace: &workspace
      )
      for asymptote in try Self.found(text) where !asymptote.isSideways {
        let line = try Tape(
          asymptote.line,
          variables: ["x"],
          in: Environment(),
          workspace: &workspace
        )
        // It may be one of both ends, or of one.
        let comesClose = [1.0, -1].contains { end in
          let distances = [1e2, 1e3, 1e4].map { x in
            (curve.value(at: end * x) - line.value(at: end * x)).magnitude
          }
          // x^2·ln(1 + 1/x^2) has an error of 1e-16·x^2 in floating point.
          return distances[2] < 0.01 && distances[2] <= distances[0] + 1e-7
        }
        #expect(comesClose, "\(text): \(Self.text(asymptote))")
      }
    }
  }
}

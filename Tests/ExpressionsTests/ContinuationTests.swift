// What is written anew has the same values, and more only where it says so.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite struct ContinuationTests {
  /// Inputs, what becomes of them, and what is left out of the domain.
  static let table: [(String, String, [String])] = [
    // Rational functions in lowest terms.
    ("(x^2 - 1)/(x - 1)", "x + 1", ["x - 1"]),
    ("(x + 2)/(x^2 + 3x + 2)", "1/(x + 1)", ["x + 2"]),
    ("1/(1 - x) - 2/(1 - x^2)", "-(1/(x + 1))", ["x - 1"]),
    ("(x - 1)/(x - 1)", "1", ["x - 1"]),
    ("1/x - 1/x", "0", ["x"]),
    ("x/x^2", "1/x", []),
    ("(x^2 + 1)/(x^2 + 1)", "1", []),
    ("1/(1/x)", "x", ["x"]),
    ("x + 1/x", "x + 1/x", []),
    ("(x^3 - a)/(x - a)", "(x^3 - a)/(x - a)", []),
    // Polynomials.
    ("x^6 - 6x^5 + 15x^4 - 20x^3 + 15x^2 - 6x + 1", "(x - 1)^6", []),
    ("x^3 - 6x^2 + 11x - 6", "(x - 1)*(x - 2)*(x - 3)", []),
    ("x^2 + x", "(x + 1)*x", []),
    ("4x^3 + 3x^2 + 2x + 1", "((4*x + 3)*x + 2)*x + 1", []),
    ("x^99", "x^99", []),
    ("(x - 1)^6", "(x - 1)^6", []),
    // Functions that vanish with their argument.
    ("sin(x)/x", "sine quotient(x)", ["x"]),
    ("sin(3x)/x", "3*sine quotient(3x)", ["x"]),
    ("sin(x^2)/x", "x*sine quotient(x^2)", ["x"]),
    ("sin(x - 1)/(x^2 - 1)", "sine quotient(x - 1)/(x + 1)", ["x - 1"]),
    ("x/sin(x)", "x/sin(x)", []),
    ("tan(x)/x", "sine quotient(x)/cos(x)", ["x"]),
    ("sinh(x)/x", "exp(-x)*exponential quotient(2*x)", ["x"]),
    ("(1 - cos(x))/x^2", "cosine quotient(x)", ["x"]),
    ("(2cos(3x) - 2)/x", "-(18*(x*cosine quotient(3x)))", ["x"]),
    ("(e^x - 1)/x", "exponential quotient(x)", ["x"]),
    ("(1 - exp(2x))/x", "-(2*exponential quotient(2x))", ["x"]),
    ("(2^x - 1)/x", "ln(2)*exponential quotient(x*ln(2))", ["x"]),
    ("ln(1 + x)/x", "logarithm quotient(x)", ["x"]),
    ("ln(x)/(x - 1)", "logarithm quotient(x - 1)", ["x - 1"]),
    ("ln(1 + sin(x))/sin(x)", "logarithm quotient(sin(x))", ["sin(x)"]),
    ("sin(sqrt(x))/sqrt(x)", "sine quotient(sqrt(x))", ["sqrt(x)"]),
    ("sin(x)/sin(x)", "1", ["sin(x)"]),
    ("ln(x)/ln(x)", "ln(x)/ln(x)", []),
    ("x*sin(x)/x", "sin(x)", ["x"]),
    ("1 + cos(sin(x)/x)", "1 + cos(sine quotient(x))", ["x"]),
    // Sines, cosines and tangents of one angle.
    ("tan(x)*cos(x)", "sin(x)", ["cos(x)"]),
    ("sin(x)/tan(x)", "cos(x)", ["sin(x)", "cos(x)"]),
    ("tan(x)/sin(x)", "1/cos(x)", ["sin(x)"]),
    ("sec(2x)*cos(2x)", "1", ["cos(2x)"]),
    ("cot(x)*sin(x)^2", "sin(x)*cos(x)", ["sin(x)"]),
    ("cot(x)*tan(x)*x", "x", ["sin(x)", "cos(x)"]),
    ("tan(sqrt(x))*cot(sqrt(x))", "tan(sqrt(x))*cot(sqrt(x))", []),
    ("tan(x)*cos(2x)", "tan(x)*cos(2x)", []),
    ("sin(x)/cos(x)", "sin(x)/cos(x)", []),
    ("sec(x)*csc(x)", "sec(x)*csc(x)", []),
    // Hyperbolic functions of one number.
    ("cosh(2x) - sinh(2x)", "exp(-(2x))", []),
    ("sinh(x) + cosh(x)", "exp(x)", []),
    ("sinh(x) - cosh(x)", "-exp(-x)", []),
    ("cosh(x) - sinh(2x)", "cosh(x) - sinh(2x)", []),
    // Logarithms and powers of the variable.
    ("x*ln(x)", "logarithm product(x)", ["x"]),
    ("x^2*ln(x)", "x*logarithm product(x)", ["x"]),
    ("x*ln(abs(x))", "logarithm product(abs(x))*strict sign(x)", ["x"]),
    ("x^x", "{x < 0: (-1)^x*exp(-logarithm product(-x)); exp(logarithm product(x))}", []),
    (
      "x^(2x)",
      "{x < 0: (-1)^(2*x)*exp(-(2*logarithm product(-x))); exp(2*logarithm product(x))}", []
    ),
    // Absolute values.
    ("abs(x)/x", "strict sign(x)", ["x"]),
    ("x/abs(x)", "strict sign(x)", ["x"]),
    ("sin(x)/abs(x)", "strict sign(x)*sine quotient(x)", ["x"]),
    ("abs(x)/(x + 1)", "abs(x)/(x + 1)", []),
    ("sqrt(x^2)", "abs(x)", []),
    ("sqrt(x)^2", "sqrt(x)^2", []),
    // Differences of roots.
    ("(sqrt(x^2 + 9) - 3)/x^2", "1/(sqrt(x^2 + 9) + 3)", ["x"]),
    ("(sqrt(4 + x) - sqrt(4 - x))/x", "2/(sqrt(4 + x) + sqrt(4 - x))", ["x"]),
    ("(sqrt(x) - 2)/(x - 4)", "1/(sqrt(x) + 2)", ["x - 4"]),
    ("(x - 4)/(sqrt(x) - 2)", "sqrt(x) + 2", ["sqrt(x) - 2"]),
    ("sqrt(x + 1) - sqrt(x)", "1/(sqrt(x + 1) + sqrt(x))", []),
    ("2sqrt(x) - sqrt(4x - 3)", "3/(2sqrt(x) + sqrt(4x - 3))", []),
    ("sqrt(x + 1) + sqrt(x)", "sqrt(x + 1) + sqrt(x)", []),
    ("sqrt(x + 1) - sqrt(2x)", "sqrt(x + 1) - sqrt(2x)", []),
    ("(sqrt(2x + 3) - x)/(x - 3)", "(sqrt(2x + 3) - x)/(x - 3)", []),
    // By cases.
    ("{x<0: sin(x)/x; x^2/x}", "{x < 0: sine quotient(x); x}", ["{x < 0: x; 1}", "{x < 0: 1; x}"]),
    // What a name is bound in stays as it is.
    ("sum(k*x/x, k = 1..a)*x", "sum(k*x/x, k = 1..a)*x", []),
    ("lim(x/x, x -> inf) + sin(x)/x", "lim(x/x, x -> inf) + sine quotient(x)", ["x"]),
    ("lim(x*y/y, y -> 3)", "lim(x*y/y, y -> 3)", []),
    // Nothing to do.
    ("sin(1/x)", "sin(1/x)", []),
    ("5", "5", []),
    ("y = sin(x)/x", "y = sine quotient(x)", ["x"]),
  ]

  @Test(arguments: table)
  func `what cancels is cancelled`(text: String, result: String, excluded: [String]) throws {
    let found = try Expression(text).continued(in: "x", environment: Environment())
    #expect(found.expression.text() == result)
    #expect(found.excluded.map { $0.text() } == excluded)
  }

  /// More inputs, for the laws only.
  private static let others = [
    "(x^4 - 5x^2 + 4)/(x^3 - 2x^2 - x + 2)", "x^2/(x^3 - x) + 1/(x + 1)", "1/(1 + 1/x)",
    "(x + 1/x)/(x - 1/x)", "sin(x)^2/x^2", "sin(x)*(e^x - 1)/x^2", "(1 - cos(x))*x/sin(x)^2",
    "sin(2x)/tan(x)", "tanh(3x)/x", "x^3*ln(x)/x^2", "(x^2 + x)*ln(abs(x + 1))",
    "ln(x^2)/(x^2 - 1)", "sin(abs(x))/x", "abs(x^2 - 1)/(x - 1)", "abs(sin(x))/sin(x)",
    "(sqrt(x + 1) - sqrt(2x))/(x - 1)", "sqrt(x^2 - 2x + 1)/(x - 1)", "(3x)^(2x)",
    "e^(sin(x)/x)/(1 + x)", "2*x/(x*(1 - x)) - ((x - 1)/(x - 1))^2", "(x^2-1)^3/(x-1)^2",
    "((2x + 1)/(4x + 2))^3*sin(x)", "(x^x - 1)/x", "sqrt(4x^4)/x", "(x - 1)*ln(x - 1)",
    "(3 - sqrt(9 - x))/(2x)", "x/(sqrt(x + 4) - 2)", "1/(x^2 - 3x + 2) - 1/(x - 2)",
    "cos(x)/cot(x)", "tan(x)^2*cos(x)/sin(x)", "csc(x)*cot(x)*sin(x)^3", "sin(x)*csc(x)*cot(x)",
    "sqrt(x + 2) - sqrt(x - 1)", "-sqrt(3 - x) + sqrt(5 - x)", "cosh(x)/(cosh(x) - sinh(x))",
    "tan(1/x)*cos(1/x)", "sin(x)/sin(x) + x", "sin(x*sin(x)/sin(x))/x",
    "{x > 1: (x^2 - 4)/(x - 2); abs(x)/x}", "x*sum(x^2/x, x = 1..3)/x",
    "sum((k*x)/k, k = 0..2)", "sum(x/x, k = 1..0) + x/x^2",
  ]

  @Test(arguments: table.map { $0.0 } + others)
  func `values stay, and where there are more a list says so`(text: String) throws {
    try check(text, .radians)
  }

  @Test(arguments: ["sin(x)/x", "tan(2x)/x", "(1 - cos(x))/x^2", "sinh(x)/x", "x*atan(x)/x"])
  func `degrees are respected`(text: String) throws {
    try check(text, .degrees)
  }

  @Test(
    "Numbers are taken out of functions where the variable is measured from one",
    arguments: [
      ("floor(x + 1000000) - 999999", "floor(x) + 1"),
      ("ceil(1/3 - 2x) + 5", "ceil(1/3 - 2x) + 5"),
      ("floor(x + 7/2)", "floor(x + 1/2) + 3"), ("sin(x + 22)", "-sin(x + (22 - 7*pi))"),
      ("sin(x + 2)", "cos(x + (2 - 1/2*pi))"), ("cos(3x + 2)", "-sin(3*x + (2 - 1/2*pi))"),
      ("cos(x - 3)", "-cos(x + (-3 - (-pi)))"), ("tan(x + 3/2)", "-cot(x + (3/2 - 1/2*pi))"),
      ("tan(x + 22)", "tan(x + (22 - 7*pi))"), ("sin(x)", "sin(x)"),
      ("floor(sin(x) + 2)", "floor(sin(x) + 2)"),
    ]
  )
  func numbersAreTakenOut(text: String, result: String) throws {
    let found = try Expression(text)
      .continued(in: "x", environment: Environment(), isMeasured: true)
    #expect(found.expression.text().filter { $0 != " " } == result.filter { $0 != " " })
    #expect(found.excluded.isEmpty)
    try check(text, .radians, isMeasured: true)
  }

  private func check(_ text: String, _ angleUnit: AngleUnit, isMeasured: Bool = false) throws {
    let original = try Expression(text)
    var environment = Environment(angleUnit: angleUnit)
    if case .relation = original.symbol(at: original.root) { return }
    environment.variables["a"] = .real(Real(Rational(3)))
    let found = original.continued(in: "x", environment: environment, isMeasured: isMeasured)
    let multiples = -8...8
    for point in multiples.map({ Rational($0, over: 2) }) + [Rational(-1, over: 3), Rational(9)] {
      environment.variables["x"] = .real(Real(point))
      let before = value(original, environment)
      let after = value(found.expression, environment)
      var isExcluded = false
      for expression in found.excluded {
        if let zero = value(expression, environment), isZero(zero) { isExcluded = true }
      }
      if isExcluded {
        #expect(before == nil, "\(text) at \(point) is left out")
      } else if let before, !text.contains("^x") && !text.contains("^(2x)") || after != nil {
        let after = try #require(after, "\(text) at \(point) as \(found.expression)")
        var workspace = Workspace()
        let gap = try Real.difference(before, after, in: &workspace)
        #expect(isZero(gap), "\(text) at \(point) as \(found.expression)")
      } else if before == nil {
        #expect(after == nil, "\(text) at \(point) as \(found.expression)")
      }
    }
  }

  private func value(_ expression: Expression, _ environment: Environment) -> Real? {
    var workspace = Workspace()
    do {
      guard case .real(let value) = try expression.value(in: environment, workspace: &workspace)
      else { return nil }
      return value
    } catch {
      return nil
    }
  }

  private func isZero(_ x: Real) -> Bool {
    var workspace = Workspace()
    do {
      return try Real.isZero(x, in: &workspace) == .yes
    } catch {
      return false
    }
  }

  @Test func `long expressions take little time`() throws {
    let sum = (1...400).map { "sin(\($0)x)/x" }.joined(separator: " + ")
    let found = try Expression(sum).continued(in: "x", environment: Environment())
    #expect(found.excluded.map { $0.text() } == ["x"])
    let product = (1...400).map { "(x - \($0))/(x + \($0))" }.joined(separator: "*")
    let same = try Expression(product).continued(in: "x", environment: Environment())
    #expect(same.excluded.isEmpty)
  }
}

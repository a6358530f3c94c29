// Derivatives at a number, by primes and of functions with corners. Expected values are by hand from
// the rules of derivatives and the definition of the slope.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Derivatives at a place")
struct DerivativePlaceTests {
  private func answer(_ text: String) -> Answer? {
    var session = Session()
    return session.evaluate(text, showing: .all).last
  }

  @Test(
    arguments: [
      ("f(t) = atan((1+t)/(1-t)); f'(2)", "1/5"), ("f(t) = t^5; f″(2)", "160"),
      ("f(t) = t^5; f''(2)", "160"), ("f(t) = t^5; f'''(x)", "60*x^2"),
      ("f(t) = t^5; f′'(a + b)", "20*(a + b)^3"), ("f(x) = x^2; f'", "2*x"),
      ("f(x) = x^2; x = 5; f'(x)", "10"), ("f(x) = x^2; 2f'(3)^2 + 1", "73"),
      ("f(x) = x^2; g(x) = f'(x) + 1; g(3)", "7"), ("f(x) = x^2; g(x) = f'(x); g(y)", "2*y"),
      ("diff(x^2; x = 3)", "6"), ("diff(x^2; x; 3)", "6"), ("a = 3; diff(x^2; x; a)", "6"),
      ("diff(x^2*y; x; y)", "2*x"), ("diff(x^5; x; x)", "20*x^3"), ("diff(1/x; x = a)", "-1/a^2"),
      ("diff(e^x*sin(x); x = 0; 5)", "-4"), ("diff(sin(x); x = pi/3)", "1/2"),
      ("d^3/dx^3 x^5", "60*x^2"), ("x = 7; diff(x^2; x = 3)", "6"),
      // Functions that are derivatives of others, by their own name.
      ("f(x) = x^3; g(x) = diff(f(x); x); g(2)", "12"),
      ("f(x) = x^3; g(x) = diff(f(x); x); g(y)", "3*y^2"),
      ("f(x) = x^3; g(x) = diff(f(x); x); h(x) = g(x) + g(2x); h(1)", "15"),
      ("f(x) = x^2; g(x) = diff(f(x); x); f(x) = x^4; g(2)", "32"),
      ("p(t) = taylor(e^t; t = 0; 3); p(1)", "8/3"), ("g(x) = diff(ln(x); x); g(2)", "1/2"),
      ("g(x) = expand((x+1)^2); g(2)", "9"), ("s(x; a) = diff(a*x^2; x); s(3; 5)", "30"),
      // Derivatives in a comparison, an equation with other letters, and a function of expressions.
      ("f(x) = x^2; f'(3) < 7", "true"), ("f(x) = x^2; f'(3) = 7", "false"),
      ("diff(x^2; x = 3) = 6", "true"), ("f(t) = t^3; f′(1) = 4", "false"),
      ("f(x) = x^3/a - x; solve(f'(3) = 0; a)", "a = 27"),
      ("solve(diff(a*x^2 - x; x) = 0; x)", "x = 1/(2*a) and a != 0"),
      (
        "H(x) = a*x^2 + b*x + c; solve(H(0) = 0; H(20) = 12; H'(20) = 0; a; b; c)",
        "a = -3/100 and b = 6/5 and c = 0"
      ),
      ("isEqual(diff(t^2; t); 2t)", "true"),
      ("f(x) = x^3; N(x) = x - f(x)/f'(x); together(N(x))", "2*x/3"),
      ("f(x) = x*ln(x); n(x) = f(e) - (x-e)/f'(e); solve(n(x) = 0; x)", "x = 3*e"),
      ("H(x) = a*x*(40 - x); H'(20)", "0"), ("f(x) = x^3/a - x; f'(3)", "27/a - 1"),
      // Where the formula does not hold there may be a slope.
      ("diff(x*abs(x); x = 0)", "0"), ("diff(abs(x)^3; x = 0; 2)", "0"),
      ("diff({x < 0: x^2; x^3}; x = 0)", "0"), ("diff(floor(x); x = 1/2)", "0"),
      // At the value that a name has, but not where a limit or a sum binds it.
      ("x = 0; diff({x < 0: x^2; x^3}; x)", "0"), ("x = 1; diff(floor(x)*(x-1)^2; x)", "0"),
      ("x = 2; diff(ln(x); x)", "1/2"), ("x = -1; lim(diff(ln(x); x); x -> 1)", "1"),
      ("x = -1; solve(diff(ln(x); x) = 2; x)", "x = 1/2"),
      ("x = -1; integral(diff(x^2/x; x); x = 0..1)", "1"),
      // Conditions of a derivative hold for what a limit, a sum or an integral is of.
      ("lim(diff(ln(x); x); x -> 1)", "1"), ("f(x) = ln(x); lim(f'(x); x -> 1)", "1"),
      ("sum(diff(ln(x); x); x = 1..3)", "11/6"), ("product(diff(ln(x); x); x = 1..3)", "1/6"),
      ("integral(diff(ln(x); x); x = 1..2)", "ln(2)"), ("isEqual(diff(ln(x); x); 1/x)", "true"),
      ("isEqual(diff(ln(x); x); 2/x)", "false"),
    ]
  )
  func `slopes are these numbers`(text: String, expected: String) {
    #expect(answer(text)?.exact == expected, "\(text)")
  }

  @Test(
    arguments: [
      ("diff(abs(x); x = 0)", "from the left the slope is -1, from the right 1"),
      ("diff(abs(x)^3; x = 0; 3)", "from the left the slope is -6, from the right 6"),
      ("diff(cbrt(x); x = 0)", "from the left the slope is ∞, from the right ∞"),
      ("diff({x < 0: x; x^2}; x = 0)", "from the left the slope is 1, from the right 0"),
      ("diff(sqrt(x); x = 0)", "on one side of this number alone"),
      ("diff(1/x; x = 0)", "division by zero"), ("x = -1; diff(ln(x); x)", "logarithm"),
      ("x = -1; diff(sqrt(x)^2; x)", "root of a negative number"),
      ("x = 0; diff(x^2/x; x)", "division by zero"),
    ]
  )
  func `where there is none both sides are told`(text: String, words: String) throws {
    let problem = try #require(answer(text)?.problem)
    #expect(problem.message.contains(words), "\(problem.message)")
    #expect(answer(text)?.status == .undefined)
  }

  @Test func `equations with primes are solved`() {
    #expect(answer("f(x) = x^3; f'(x) = 12")?.exact == "x = -2 or x = 2")
    #expect(answer("f(t) = t^2; solve(f'(x) = 3; x)")?.exact == "x = 3/2")
  }

  // The slope at a number is the derivative with the number put in.
  @Test(arguments: seeds(3))
  func `the slope is the value of the derivative`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts = ["x^3", "sin(x)", "e^x", "1/(x^2+1)", "atan(x)", "ln(x^2+2)", "sqrt(x^2+3)"]
    for _ in 0..<cases(6) {
      let f = parts.randomElement(using: &random) ?? "x"
      let g = parts.randomElement(using: &random) ?? "x"
      let place = Int.random(in: -3...3, using: &random)
      let order = Int.random(in: 1...3, using: &random)
      let names = String(repeating: "; x", count: order)
      let line =
        "diff((\(f))*(\(g)); x = \(place); \(order))"
        + " - substitute(diff((\(f))*(\(g))\(names)); x = \(place))"
      #expect(answer(line)?.exact == "0", "seed \(seed): \(line)")
    }
  }
}

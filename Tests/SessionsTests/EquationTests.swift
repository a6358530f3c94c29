// Equations in one unknown: what they are answered with, and that nothing is missing.

import Numbers
import Sessions
import TestSupport
import Testing

@Suite("Equations")
struct EquationTests {
  private func answer(_ text: String, degrees: Bool = false) -> Answer? {
    var session = Session()
    if degrees { session.settings.angle = .degrees }
    return session.evaluate(text, showing: .all).last
  }

  // From SymPy's solveset and from textbooks; the roots of the quintic from mpmath.
  @Test(
    arguments: [
      ("2x + 3 = 7", "x = 2"),
      ("x/2 + x/3 = 5", "x = 6"),
      ("0.5x + 1.2 = 3", "x = 3.6"),
      ("5% * x = 20", "x = 400"),
      ("5 = 2t + 1", "t = 2"),
      ("x^2 = 2", "x = -sqrt(2) or x = sqrt(2)"),
      ("x^2 - x = 1", "x = (1 - sqrt(5))/2 or x = (1 + sqrt(5))/2"),
      ("6x^2 - 5x + 1 = 0", "x = 1/3 or x = 1/2"),
      ("(x-1)^2*(x+3) = 0", "x = -3 or x = 1"),
      ("x^3 + 2x^2 - 5x - 6 = 0", "x = -3 or x = -1 or x = 2"),
      ("x^5 = x", "x = -1 or x = 0 or x = 1"),
      (
        "x^4 - 10x^2 + 1 = 0",
        "x = -sqrt(2) - sqrt(3) or x = sqrt(2) - sqrt(3) or x = sqrt(3) - sqrt(2) or "
          + "x = sqrt(2) + sqrt(3)"
      ),
      ("1/x + 1/(x+1) = 3/2", "x = -2/3 or x = 1"),
      ("pi*x^2 = 2", "x = -sqrt(2/pi) or x = sqrt(2/pi)"),
      ("x^(2/3) = 4", "x = -8 or x = 8"),
      ("cbrt(x) = -2", "x = -8"),
      ("sqrt(x+3) = x - 3", "x = 6"),
      ("sqrt(x) + sqrt(x+5) = 5", "x = 4"),
      ("sqrt(2x-1) + sqrt(x-1) = 5", "x = 5"),
      ("x = sqrt(x)", "x = 0 or x = 1"),
      ("|x-1| + |x+2| = 5", "x = -3 or x = 2"),
      ("|2x-3| = 7", "x = -2 or x = 5"),
      ("max(x; 2x-1) = 5", "x = 3"),
      ("e^(2x) - 5e^x + 6 = 0", "x = ln(2) or x = ln(3)"),
      ("4^x - 3*2^x + 2 = 0", "x = 0 or x = 1"),
      ("2^(x^2) = 16", "x = -2 or x = 2"),
      ("e^(x^2) = e^x", "x = 0 or x = 1"),
      ("10^x = 50", "x = 2 - log(2)"),
      ("sinh(x) = 1", "x = ln(1 + sqrt(2))"),
      ("ln(x) = 2", "x = e^2"),
      ("log2(x) + log2(x-2) = 3", "x = 4"),
      ("log(x) = 2 - log(x-15)", "x = 20"),
      ("ln(x)^2 - 3ln(x) + 2 = 0", "x = e or x = e^2"),
      ("sin x = 1/2", "x = pi/6 + 2*pi*n or x = 5*pi/6 + 2*pi*n"),
      ("cos x = -1/2", "x = -2*pi/3 + 2*pi*n or x = 2*pi/3 + 2*pi*n"),
      ("tan x = 1", "x = pi/4 + pi*n"),
      ("tan(x)^2 = 3", "x = -pi/3 + pi*n or x = pi/3 + pi*n"),
      ("cos(2x) = cos(x)", "x = 2*pi/3*n"),
      ("sin x + cos x = 1", "x = 2*pi*n or x = pi/2 + 2*pi*n"),
      ("2sin(x)^2 + 3cos(x) = 0", "x = -2*pi/3 + 2*pi*n or x = 2*pi/3 + 2*pi*n"),
      ("sin(x + pi/4) = 1/2", "x = -pi/12 + 2*pi*n or x = 7*pi/12 + 2*pi*n"),
      ("sin(cos(x)) = 0", "x = pi/2 + pi*n"),
      ("x*sin(x) = 0", "x = pi*n"),
      ("asin(x) = pi/6", "x = 1/2"),
      ("e^x = x + 1", "x = 0"),
      ("sin(x) = x", "x = 0"),
      ("x/x = 1", "x != 0"),
    ] as [(String, String)]
  )
  func `all solutions are told in closed form`(text: String, wanted: String) {
    let answer = answer(text)
    #expect(answer?.exact == wanted)
    #expect(answer?.status == .exact)
  }

  // Digits from mpmath's findroot, the number of zeros from the notes' proofs.
  @Test(
    arguments: [
      ("x^5 - x - 1 = 0", "x = 1.1673039782…"),
      ("x = cos(x)", "x = 0.7390851332…"),
      ("x*e^x = 1", "x = 0.5671432904…"),
      ("2^x = x^2", "x = -0.7666646959… or x = 2 or x = 4"),
      ("e^x = 3x^2", "x = -0.4589622675… or x = 0.9100075724… or x = 3.7330790286…"),
      ("x - 2 = ln x", "x = 0.1585943395… or x = 3.1461932206…"),
      (
        "sin x = x/10",
        "x = -8.4232039323… or x = -7.0681743580… or x = -2.8523418944… or x = 0 or "
          + "x = 2.8523418944… or x = 7.0681743580… or x = 8.4232039323…"
      ),
    ] as [(String, String)]
  )
  func `what has no closed form is told as a zero, with digits`(text: String, wanted: String) {
    let answer = answer(text)
    #expect(answer?.decimal?.text == wanted)
    #expect(answer?.status == .exact && answer?.exact?.contains("zero(") == true)
  }

  // From textbooks, and SymPy's solve_univariate_inequality.
  @Test(
    arguments: [
      ("x^2 - 2x - 3 >= 0", "x <= -1 or x >= 3"),
      ("(x-1)/(x+2) <= 0", "-2 < x <= 1"),
      ("x^3 > 4x", "-2 < x < 0 or x > 2"),
      ("1/(x-2) <= 2", "x < 2 or x >= 5/2"),
      ("|x - 1| < 3", "-2 < x < 4"),
      ("2x + 1 < 7", "x < 3"),
      ("sqrt(x) < 2", "0 <= x < 4"),
      ("ln(x) >= 0", "x >= 1"),
      ("x^2 <= 0", "x = 0"),
      ("x^2 > 0", "x < 0 or x > 0"),
      ("x^2*(x-1) >= 0", "x = 0 or x >= 1"),
      ("2^x > 8", "x > 3"),
      ("x != 2x", "x < 0 or x > 0"),
      ("x^2 < 2", "-sqrt(2) < x < sqrt(2)"),
      ("1/x > 0", "x > 0"),
    ] as [(String, String)]
  )
  func `inequalities are answered with ranges`(text: String, wanted: String) {
    let answer = answer(text)
    #expect(answer?.exact == wanted)
    #expect(answer?.status == .exact)
    #expect(answer?.grounds.map { $0.rule } == ["signs"])
  }

  @Test func `an inequality without solutions or without others says so`() {
    #expect(answer("x^2 < 0")?.text?.hasPrefix("no solution") == true)
    #expect(answer("x^2 + 1 > 0")?.text == "every number x is a solution")
    #expect(answer("e^x > x")?.text == "every number x is a solution")
    #expect(answer("x - 2 > ln x")?.decimal?.text == "0 < x < 0.1585943395… or x > 3.1461932206…")
  }

  @Test(arguments: ["x = x + 1", "x^2 = -1", "(x^2-1)/(x-1) = 2", "cos(x) = 2", "1/x = 0"])
  func `that there is no solution is proved`(text: String) {
    let answer = answer(text)
    #expect(answer?.text?.hasPrefix("no solution") == true)
    #expect(answer?.status == .exact)
    #expect(answer?.grounds.isEmpty == false)
  }

  @Test(arguments: ["(x+1)^2 = x^2+2x+1", "sin(x)^2 + cos(x)^2 = 1", "cosh(x)^2 - sinh(x)^2 = 1"])
  func `an identity is solved by every number`(text: String) {
    #expect(answer(text)?.text == "every number x is a solution")
  }

  @Test func `what is not proved to be all says so`() {
    for text in ["2^x = x^13"] {
      let answer = answer(text)
      #expect(answer?.status == .undetermined, "\(text)")
      #expect(answer?.notes.isEmpty == false, "\(text)")
      #expect(answer?.grounds.isEmpty == true, "\(text)")
    }
    #expect(answer("sin(x + e^x) = 0")?.problem?.kind == "unsolved")
  }

  @Test func `angles are in the unit in force`() {
    #expect(answer("sin x = 1/2", degrees: true)?.exact == "x = 30 + 360*n or x = 150 + 360*n")
    #expect(answer("2sin(n)^2 = 1", degrees: true)?.exact == "n = 45 + 90*k")
  }

  @Test func `a name with a value is no unknown`() {
    var session = Session()
    #expect(session.evaluate("x = 3; x^2 = 2").last?.exact == "false")
    #expect(session.evaluate("a = 5; a*t = 10").last?.exact == "t = 2")
    // What is solved changes nothing.
    #expect(session.evaluate("t = 4").last?.exact == "4")
    #expect(session.evaluate("Ans").last?.exact == "4")
    _ = session.evaluate("u^2 = 9")
    #expect(session.evaluate("Ans").last?.exact == "4")
  }

  /// By hand: x² = 4, 3x = 9 with y = 7 − 2x, 2n = 6.
  @Test func `letters that are stored are unknowns all the same`() {
    var session = Session()
    for name in ["x", "y", "t", "n", "θ"] { _ = session.evaluate("\(name) = 5") }
    for (text, solutions) in [
      ("x^2 = 4", "x = -2 or x = 2"), ("t^2 < 9", "-3 < t < 3"), ("2n = 6", "n = 3"),
      ("2x+y=7; x-y=2", "x = 3 and y = 1"), ("solve(2x+y=7; x-y=2)", "x = 3 and y = 1"),
      ("solve(θ^2 = 16)", "θ = -4 or θ = 4"), ("solve(x*t = 10; x)", "x = 10/t and t != 0"),
    ] {
      #expect(session.evaluate(text).last?.exact == solutions, "\(text)")
    }
    // What the line itself says goes in, and so do other names.
    #expect(session.evaluate("x = 3; x^2 = 9").last?.exact == "true")
    let other = session.evaluate("a = 2; a*x = 10").last
    #expect(other?.exact == "x = 5" && other?.notes.map(\.message) == ["with a = 2"])
    // In what is computed they have their values, and the answer says so.
    let sum = session.evaluate("y + 1").last
    #expect(sum?.exact == "6" && sum?.notes.map(\.message) == ["with y = 5"])
    #expect(sum?.json["with"]?.asText == "y = 5")
    _ = session.evaluate("f(k) = k*n")
    #expect(session.evaluate("f(2)").last?.notes.map(\.message) == ["with n = 5"])
    #expect(session.evaluate("y = 7; y + 1").last?.notes.isEmpty == true)
  }

  @Test func `more digits of a solution are those of the same number`() {
    var session = Session()
    _ = session.evaluate("x^3 = x + 1")
    // The plastic number, from the OEIS, A060006.
    session.settings.digits = 60
    #expect(
      session.lastAnswer(showing: .all)?.decimal?.text
        == "x = 1.324717957244746025960908854478097340734404056901733364534015…"
    )
  }

  @Test func `roots that were planted are found, and no others`() throws {
    for seed in seeds(UInt64(cases(40))) {
      var random = SplitMix64(seed: seed)
      var roots: Set<Rational> = []
      var text = ""
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let (p, q) = (
          Int.random(in: -20...20, using: &random), Int.random(in: 1...6, using: &random)
        )
        roots.insert(Rational(Integer(p), over: Integer(q)))
        let power = Bool.random(using: &random) ? "" : "^2"
        text += (text.isEmpty ? "" : "*") + "(\(q)x - (\(p)))\(power)"
      }
      // A factor without zeros.
      if Bool.random(using: &random) {
        text += "*(x^2 + \(Int.random(in: -2...2, using: &random))x + 3)"
      }
      let wanted = roots.sorted().map { root in
        "x = " + root.numerator.text() + (root.isInteger ? "" : "/" + root.denominator.text())
      }
      #expect(
        answer(text + " = 0")?.exact == wanted.joined(separator: " or "),
        "\(text), seed \(seed)"
      )
    }
  }

  @Test func `a number that was put into functions comes out again`() throws {
    let functions = [
      "ln(?)", "e^(?)", "sqrt(?)", "cbrt(?)", "atan(?)", "asinh(?)", "2*(?) - 3", "1/(?)",
      "(?)^3", "2^(?)", "tanh(?)",
    ]
    for seed in seeds(UInt64(cases(60))) {
      var random = SplitMix64(seed: seed)
      let root = Int.random(in: 1...4, using: &random)
      var (left, right) = ("x", "\(root)")
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        guard let function = functions.randomElement(using: &random) else { continue }
        left = function.split(separator: "?", omittingEmptySubsequences: false).joined(
          separator: left
        )
        right = function.split(separator: "?", omittingEmptySubsequences: false)
          .joined(separator: right)
      }
      let value = answer(right)
      guard value?.isAnswered == true else { continue }
      let found = answer("\(left) = \(right)")
      let isFound =
        found?.exact == "x = \(root)" || found?.exact?.contains("x = \(root) or") == true
        || found?.exact?.hasSuffix(" or x = \(root)") == true
      #expect(isFound, "\(left) = \(right): \(found?.exact ?? "nothing"), seed \(seed)")
    }
  }
}

// Lines in which names are free: what they are answered with, and what is told with it.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Lines with free names")
struct AlgebraTests {
  private func told(_ input: String) -> String {
    var session = Session()
    return session.evaluate(input).map { answer in
      let texts = [answer.exact, answer.problem.map { "! \($0.kind)" }].compactMap { $0 }
      return (texts + answer.notes.map { "(\($0.message))" }).joined(separator: " ")
    }.joined(separator: " ;; ")
  }

  @Test func `lines are answered as the golden file says`() throws {
    let found = GoldenFile("algebra").mismatches { "= " + told($0) }
    let mismatches = try #require(found, "Tests/Golden/algebra.txt is missing")
    for mismatch in mismatches { Issue.record("algebra.txt \(mismatch)") }
  }

  @Test func `programs are told the kind, the names and the conditions`() throws {
    var session = Session()
    let answer = try #require(session.evaluate("(x^2 - 1)/(x - 1)").last)
    let value = answer.json["value"]
    #expect(value?["kind"]?.asText == "rule")
    #expect(value?["expression"]?.asText == "x + 1")
    #expect(value?["variables"]?.asList?.compactMap { $0.asText } == ["x"])
    #expect(value?["conditions"]?.asList?.compactMap { $0.asText } == ["x != 1"])
    #expect(answer.json["latex"]?.asText == "x + 1")
    #expect(answer.json["proof"]?.asList?.first?["rule"]?.asText == "algebra")
    #expect(answer.status == .exact)
  }

  /// By hand: where the function has a value and is smooth, no more and no less.
  @Test(arguments: [
    ("diff(x^2/x; x)", "1", "x != 0"), ("diff(sqrt(x-5)^2 + x; x)", "2", "x > 5"),
    ("substitute(x/x; x = y)", "1", "y != 0"), ("diff(sqrt(x-x); x)", "0", ""),
    ("diff(abs(x-x); x)", "0", ""), ("diff(abs(x)^3; x)", "3*x*abs(x)", ""),
    ("diff(x*abs(x); x)", "2*abs(x)", ""), ("diff(abs(x)^3; x; x)", "6*abs(x)", ""),
    ("diff(3x; x)", "3", ""), ("diff(cbrt(x)^4; x)", "4*cbrt(x)/3", ""),
    ("diff(x^a; x)", "a*x^(a - 1)", "x != 0"), ("diff(sqrt(a)*x; x)", "sqrt(a)", ""),
    ("diff(sign(x); x)", "0", "x != 0"), ("diff(floor(x); x)", "0", "frac(x) != 0"),
    ("diff(mod(x; 3); x)", "1", "frac(x/3) != 0"), ("diff(floor(x; 1); x)", "0", "frac(10*x) != 0"),
    ("diff({x<0: 1; x>=0: x^2}; x)", "{x < 0: 0; x >= 0: 2*x}", "x != 0"),
    ("diff(2*{x<1: abs(x); x}; x)", "{x < 1: 2*abs(x)/x; 2}", "x != 1"),
    ("substitute(diff(x^2*floor(x); x); x = 5/2)", "10", ""),
    ("simplify(x^(a + 1) - x^a*x)", "0", ""),
  ])
  func `results that are numbers keep their condition`(
    input: String,
    result: String,
    condition: String
  ) throws {
    var session = Session()
    let answer = try #require(session.evaluate(input).last)
    #expect(answer.exact == result)
    let conditions = answer.json["value"]?["conditions"]?.asList?.compactMap { $0.asText } ?? []
    #expect(conditions == [condition].filter { !$0.isEmpty })
  }

  @Test func `what does not hold for the numbers that are put in has no value`() {
    var session = Session()
    for text in ["diff(floor(x); x)", "diff(sqrt(x - 5)^2; x)", "simplify((x - 2)/(x - 2))"] {
      let answer = session.evaluate("substitute(\(text); x = 2)").last
      #expect(answer?.status == .undefined, "\(text)")
    }
  }

  @Test func `a part without a value leaves none for the slope`() {
    var session = Session()
    #expect(session.evaluate("diff(x + 1/0; x)").last?.status == .undefined)
  }

  @Test func `Ans and the history are those of lines with values`() throws {
    var session = Session()
    _ = session.evaluate("6*7")
    _ = session.evaluate("a + a")
    #expect(session.evaluate("Ans + 1").last?.exact == "43")
    _ = session.evaluate("x = 3")
    #expect(session.evaluate("x + x").last?.exact == "6")
    #expect(session.evaluate("substitute(x^2; x = 5)").last?.exact == "25")
    #expect(session.evaluate("k = substitute(t^2; t = 5)").last?.exact == "25")
    #expect(session.evaluate("k + 1").last?.exact == "26")
    #expect(session.history.count == 8)
  }

  @Test(arguments: Language.allCases) func `every language has words`(language: Language) {
    var session = Session()
    session.settings.language = language
    let texts = [
      "x/x", "x + 1", "isEqual(x; y)", "factor({1; x})", "isEqual(zeta(x); x)", "isEqual(x/x; 1)",
      "isEqual(ln(x^2); 2ln(x))", "f(x) = x^2; f(x) = 0", "f(x) = x^2; f(x) = 2x", "a + b = b + a",
      "x + i*x", "solve(x^2 = 9; x; foo)", "solve(x = 1; x; y)",
    ]
    for text in texts {
      for answer in session.evaluate(text) {
        for problem in answer.notes + [answer.problem].compactMap({ $0 }) {
          #expect(
            !problem.message.isEmpty && !problem.message.contains("{0}"),
            "\(problem.message)"
          )
        }
      }
    }
  }
}

// A session written and read back is the same session.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("The state of a session")
struct StateTests {
  /// A session in which lines were entered.
  private func session(_ lines: [String]) -> Session {
    var session = Session()
    for line in lines { _ = session.evaluate(line) }
    return session
  }

  /// The session after its state was written and read.
  private func restored(_ session: Session) -> Session {
    var copy = Session()
    #expect(copy.restore(from: Array(session.state.line.utf8)) == [])
    return copy
  }

  @Test(
    "values come back exactly",
    arguments: [
      (["x = sqrt 2"], "x^2", "2"),
      (["x = 1/3", "y = sin(x)", "x = 5"], "asin(y)*3", "1"),
      (["sin(1)", "Ans + 1"], "Ans - sin(1)", "1"),
      (["a = 2", "f(t) = a t^2", "y = f(sin 1)", "a = 7"], "y/sin(1)^2", "2"),
      (["f(t) = t + 1", "g(t) = f(f(t))"], "g(1)", "3"),
      (["0.5 → X3"], "X3 + 1", "1.5"),
      (["5"], "f(2)", nil),
    ]
  )
  func values(lines: [String], line: String, exact: String?) {
    var copy = restored(session(lines))
    #expect(copy.evaluate(line).first?.exact == exact)
  }

  @Test(
    "lists come back",
    arguments: [
      (["L = {1; 1/2; sqrt 2}"], "L^2", "{1; 1/4; 2}"),
      (["L = {sin 1; 2 < 3; 0.5}"], "{sin 1; 2 < 3; 1/2} = L", "true"),
      (["{1; 2}", "Ans + 1"], "Ans", "{2; 3}"),
      (["L = {}"], "L", "{}"),
      (["L = {1; 2}", "f(t) = t L"], "f(3)", "{3; 6}"),
    ]
  )
  func lists(lines: [String], line: String, exact: String) {
    var copy = restored(session(lines))
    #expect(copy.evaluate(line).last?.exact == exact)
  }

  @Test func `what a later version kept is kept and told, not dropped`() throws {
    let later = """
      {"surd":1,"values":[{"text":"2"},{"text":"5"},{"text":"⟦new⟧ * a","variables":{"a":1}},\
      {"text":"⟦new⟧ + b","variables":{"b":2}}],"variables":{"a":1,"b":2,"c":3,"x":0},\
      "functions":[{"name":"f","parameters":["t"],"body":"⟦t⟧"}],"history":[]}
      """
    var copy = Session()
    #expect(copy.restore(from: Array(later.utf8)).count == 3)
    #expect(copy.evaluate("x + a").first?.exact == "7")
    let kept = try JSON(reading: Array(copy.state.line.utf8))
    let values = kept["values"]?.asList ?? []
    func entry(_ name: String) -> JSON? {
      kept["variables"]?[name]?.asInt.map { values[$0] }
    }
    #expect(entry("b")?["text"]?.asText == "⟦new⟧ * a")
    let inner = entry("c")?["variables"]?["b"]?.asInt.map { values[$0] }
    #expect(inner?["text"]?.asText == "⟦new⟧ * a")
    let last = inner?["variables"]?["a"]?.asInt.map { values[$0] }
    #expect(last?["text"]?.asText == "5")
    #expect(kept["functions"]?.asList?.first?["body"]?.asText == "⟦t⟧")
    // A name that is given another meaning, or none, has no other one.
    _ = copy.evaluate("b = 1; f(t) = t")
    let isKnown = copy.forget("c")
    #expect(isKnown)
    #expect(!copy.state.line.contains("new") && !copy.state.line.contains("⟦t⟧"))
  }

  @Test func `truths come back, and names that are words for them`() {
    // A state of an earlier version, in which such a word could be a name.
    let state = session(["a = 3 > 2", "b = 1 > 2", "truest = 5"]).state.line
    var copy = Session()
    let earlier = state.split(separator: "truest").joined(separator: "true")
    #expect(copy.restore(from: Array(earlier.utf8)) == [])
    #expect(copy.evaluate("a").first?.exact == "true")
    #expect(copy.evaluate("b").first?.exact == "false")
    #expect(copy.evaluate("true + 1").first?.exact == "6")
  }

  @Test(
    "names of functions and constants that yield are kept, given away or not",
    arguments: [
      (["phi = 3", "f(t) = t phi"], "f(2)", "6"),
      (["tau = 5", "y = 2tau"], "y + tau", "15"),
      (["sech = 2", "f(t) = t sech"], "f(3) + sech", "8"),
      (["g(τ) = τ^2"], "g(3)", "9"),
      (["hypot(x) = x^2", "f(t) = hypot(t) + 1"], "f(3)", "10"),
      (["f(t) = coth(t) + tau"], "f(ln 2) - 2pi", "5/3"),
      (["f(t) = coth(t)", "coth = 1"], "f(ln 2) + coth", "8/3"),
    ]
  )
  func yielding(lines: [String], line: String, exact: String) {
    var copy = restored(session(lines))
    #expect(copy.evaluate(line).first?.exact == exact)
  }

  /// The remainders are Python's: pow(3, 10**6, 1000003), pow(3, 10**6 + 1, 1000003).
  @Test func `numbers with very many digits are kept by what they were computed with`() {
    let first = session(["x = 3^(10^6)", "x", "Ans*3", "f(t) = t*x", "f(2)"])
    #expect(first.state.line.utf8.count < 2_000)
    var copy = restored(first)
    #expect(copy.evaluate("x mod 1000003").first?.exact == "222223")
    #expect(copy.evaluate("x*3 mod 1000003").first?.exact == "666669")
    var second = restored(session(["x = 3^(10^6)", "x*3"]))
    #expect(second.evaluate("Ans mod 1000003").first?.exact == "666669")
  }

  @Test func `words that were names before go on being names`() {
    var copy = Session()
    let state = #"""
      {"surd":1,"values":[{"text":"3"},{"text":"if + 1","variables":{"if":0}}],
      "variables":{"hex":0,"if":1,"rad":0},
      "functions":[{"name":"or","parameters":["x"],"body":"x*hex + 2rad"}],"history":[]}
      """#
    #expect(copy.restore(from: Array(state.utf8)) == [])
    #expect(copy.evaluate("hex + if").first?.exact == "7")
    #expect(copy.evaluate("or(2) + 2 rad").first?.exact == "18")
    #expect(copy.evaluate("5 -> hex").first?.exact == "5")
    #expect(restored(copy).state == copy.state)
    #expect(copy.evaluate("1 than 2").first?.problem?.kind == "languageWord")
  }

  @Test func `angles keep the unit of then`() {
    var first = Session()
    first.settings.angle = .degrees
    _ = first.evaluate("y = sin(10)")
    var copy = restored(first)
    #expect(copy.settings.angle == .degrees)
    copy.settings.angle = .radians
    #expect(copy.evaluate("y - sin(10°)").first?.exact == "0")
  }

  @Test func `settings and history come back, and the state is the same again`() {
    var first = session(["1+1", "x = sin 2", "y = x + x^2", "f(a; b) = a/b", "f(1; 3)"])
    first.settings.digits = 42
    first.settings.juxtaposition = .first
    first.settings.decimalMark = .comma
    let copy = restored(first)
    #expect(copy.history == first.history)
    #expect(copy.settings == first.settings)
    #expect(copy.state == first.state)
  }

  @Test func `a long chain of answers comes back`() {
    var first = session(["sin(1)"])
    for _ in 0..<100 { _ = first.evaluate("Ans + 1") }
    var copy = restored(first)
    #expect(copy.evaluate("Ans - sin(1)").first?.exact == "100")
  }

  @Test(
    "damage is told and the rest is used",
    arguments: [
      ("", "unreadable at byte 0"),
      ("[]", "written by another version"),
      ("{\"surd\":2}", "written by another version"),
      (
        "{\"surd\":1,\"values\":[{\"text\":\"1+\"}],\"variables\":{\"x\":0}}",
        "the value of x is lost"
      ),
      ("{\"surd\":1,\"values\":[],\"variables\":{\"x\":-1}}", "the value of x is lost"),
      (
        "{\"surd\":1,\"values\":[{\"text\":\"y\",\"variables\":{\"y\":0}}],\"variables\":{\"x\":0}}",
        "the value of x is lost"
      ),
      ("{\"surd\":1,\"functions\":[{}]}", "a function is lost"),
      ("{\"surd\":1,\"history\":[1]}", "a past line is lost"),
    ]
  )
  func damage(text: String, told: String) {
    var session = Session()
    #expect(session.restore(from: Array(text.utf8)) == [told])
  }

  @Test func `what is more than is kept is told`() {
    let history = (1...1200).map { "\"\($0)\"" }.joined(separator: ",")
    var session = Session()
    let damage = session.restore(from: Array("{\"surd\":1,\"history\":[\(history)]}".utf8))
    #expect(damage == ["of 1200 past lines the newest 1000 are kept"])
    #expect(session.history == (201...1200).map(String.init))

    let line = "\"text\":\"1\",\"names\":[],\"functions\":[],\"status\":\"exact\",\"angle\":\"rad\""
    let lines = (1...1250).map { "{\"id\":\($0),\(line)}" }.joined(separator: ",")
    var sheet = Sheet()
    let lost = sheet.restore(from: Array("{\"surd\":1,\"tape\":[\(lines)]}".utf8))
    #expect(lost == ["of 1250 past lines the newest 1000 are kept"])
    // What is kept is no more cut.
    var copy = Sheet()
    #expect(copy.restore(from: Array(sheet.state.utf8)) == [])
  }

  @Test("no damage traps", arguments: seeds(8))
  func totality(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let lines = ["x = sin 1", "f(t) = x t", "y = f(2)", "0.1", "Ans/3"]
    let intact = Array(session(lines).state.line.utf8)
    for _ in 0..<cases(20) {
      var bytes = intact
      for _ in 0..<Int.random(in: 1..<4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 32..<127, using: &random)
      }
      var session = Session()
      _ = session.restore(from: bytes)
      _ = session.evaluate("1+1")
    }
  }
}

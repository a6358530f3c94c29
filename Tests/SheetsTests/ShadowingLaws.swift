// A name that somebody gave a meaning before the program had a function or a constant of
// that name keeps that meaning: in lines, in kept states, in the editor and on graphs.

import Expressions
import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("Names of the user before those of the program")
struct ShadowingLaws {
  /// The names of functions that were there from the first version on, and nobody's else.
  private static let reserved: Set<String> = [
    "sqrt", "cbrt", "root", "abs", "sign", "exp", "ln", "log", "log2", "sin", "cos", "tan", "sec",
    "csc", "cot", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh",
    "floor", "ceil", "round", "trunc", "frac", "min", "max", "mod", "gcd", "lcm", "factorial",
    "nCr", "nPr", "isPrime", "factor",
  ]

  /// Every name that came later.
  private static let names: [String] =
    Builtin.all.filter { $0.yields }.flatMap { row in
      ["\(row.name)"] + row.aliases.map { "\($0)" }
    } + Constant.allCases.dropFirst(2).flatMap { $0.spellings }

  /// The names that can be given away: words that join truths are kept where somebody has used
  /// them as names, and refused as new ones.
  private static let givable: [String] = {
    let words = Builtin.all.filter { $0.junction != nil }.flatMap { row in
      ["\(row.name)"] + row.aliases.map { "\($0)" }
    }
    return names.filter { !words.contains($0) && $0 != "true" && $0 != "false" }
  }()

  @Test func `words that join truths are no new names`() {
    let words = Set(Self.names).subtracting(Self.givable)
    #expect(words.isSuperset(of: ["and", "or", "xor", "not", "true", "false"]))
    for word in words {
      var session = Session()
      #expect(session.evaluate("\(word) = 3").last?.problem?.kind == "reservedName", "\(word)")
      #expect(session.evaluate("1 < 2").last?.exact == "true")
    }
  }

  @Test func `a new row yields`() {
    for row in Builtin.all where !row.yields {
      #expect(Self.reserved.contains("\(row.name)"), "\(row.name)")
    }
    #expect(Builtin.all.count { !$0.yields } == Self.reserved.count)
    #expect(Constant.allCases.map { "\($0.name)" }.prefix(2) == ["pi", "e"])
    for name in Self.names { #expect(ParsingOptions.yields(name), "\(name)") }
    #expect(Set(Self.names).isSuperset(of: ["erf", "gamma", "Gamma", "eulergamma", "φ", "true"]))
  }

  /// A session in which lines were entered, and the same one after it was kept.
  private static func sessions(_ lines: [String]) -> [Session] {
    var session = Session()
    for line in lines { _ = session.evaluate(line) }
    var copy = Session()
    #expect(copy.restore(from: Array(session.state.line.utf8)) == [])
    return [session, copy]
  }

  @Test(arguments: givable)
  func `lines and what is kept of them`(name: String) {
    for (lines, line, exact) in [
      (["\(name) = 3"], "2\(name)", "6"),
      (["\(name) = 3", "f(t) = t \(name)"], "f(2) + \(name)", "9"),
      (["\(name)(t) = t + 100"], "\(name)(2)", "102"),
      (["\(name)(t) = t + 100", "f(t) = \(name)(t)^2"], "f(-98)", "4"),
      (["f(\(name)) = \(name)^2"], "f(3)", "9"),
      (["\(name) = 3", "y = \(name) + 1", "\(name) = 5"], "y + \(name)", "9"),
    ] {
      for var session in Self.sessions(lines) {
        #expect(session.evaluate(line).last?.exact == exact, "\(lines) \(line)")
      }
    }
  }

  /// States as they were written when the name was one like any other.
  @Test(arguments: names)
  func `states from before`(name: String) {
    let variable = #"""
      {"surd":1,"values":[{"text":"3"},{"text":"\#(name) + 1","variables":{"\#(name)":0}}],
      "variables":{"\#(name)":0,"y":1},
      "functions":[{"name":"f","parameters":["x"],"body":"x*\#(name)"}],"history":[]}
      """#
    let function = #"""
      {"surd":1,"values":[],"variables":{},
      "functions":[{"name":"\#(name)","parameters":["x"],"body":"x^2 + 1"},
      {"name":"f","parameters":["x"],"body":"\#(name)(x) + 1"}],"history":[]}
      """#
    for (state, line, exact) in [(variable, "f(2) + y + \(name)", "13"), (function, "f(2)", "6")] {
      var session = Session()
      #expect(session.restore(from: Array(state.utf8)) == [])
      #expect(session.evaluate(line).last?.exact == exact, "\(line)")
    }
  }

  @Test(arguments: givable)
  func `curves and the editor`(name: String) throws {
    let session = try #require(Self.sessions(["\(name) = 3"]).first)
    var graph = GraphSheet()
    _ = graph.handle(.session(state: session.state.line))
    _ = graph.handle(.add(text: "y = 2\(name) x"))
    let shown = try #require(graph.handle(.screen).curves?.first)
    #expect(shown.problem == nil)
    // In the middle x is 2, and y is 2·3·2.
    _ = graph.handle(.bounds([.init("left", .text("1")), .init("right", .text("3"))]))
    #expect(graph.handle(.trace(.move(columns: 0))).trace?.y?.exact == "12")

    // Several letters with a digit are no name in the editor, whoever gives them a meaning.
    guard !name.contains(where: { $0.isNumber }) else { return }
    var desk = Desk()
    _ = desk.press("Paste\"\(name) = 3\" Enter")
    let screen = desk.press("Paste\"2\(name)\" Enter")
    #expect(screen.answer?.answer.exact == "6")
    // Letter by letter; the names of Greek letters are those letters.
    guard name.utf8.count > 1, name.utf8.allSatisfy({ $0 < 0x80 }),
      !["gamma", "phi", "tau"].contains(name)
    else { return }
    let keys = name.map { String($0) }.joined(separator: " ")
    #expect(desk.press("2 * \(keys) Enter").answer?.answer.exact == "6")
  }

  @Test func `π in capital letters, letter by letter`() {
    for keys in ["P I", "P i", "p I"] {
      var desk = Desk()
      #expect(desk.press("2 * \(keys) Enter").answer?.answer.exact == "2*pi", "\(keys)")
    }
    for (definitions, exact) in [
      (["PI = 3"], "6"), (["P = 5", "I = 7"], "70"), (["P = 5"], "2*pi"),
    ] {
      var desk = Desk()
      for definition in definitions { _ = desk.press("Paste\"\(definition)\" Enter") }
      #expect(desk.press("2 * P I Enter").answer?.answer.exact == exact, "\(definitions)")
    }
    // A longer name of the user's comes before what it starts with.
    var desk = Desk()
    _ = desk.press("Paste\"PIN = 3\" Enter")
    #expect(desk.press("2 * P I N Enter").answer?.answer.exact == "6")
  }
}

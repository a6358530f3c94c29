// The examples for newcomers: they run as they stand, and answer what they
// should.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Examples")
struct ExampleTests {
  @Test func `examples answer what the golden file says`() throws {
    var examples = Example.allCases[...]
    let found = GoldenFile("examples").mismatches { name in
      guard let example = examples.popFirst() else { return "! one example less" }
      guard name == "\(example)" else { return "! \(example) comes first" }
      return "= \(example.kind.rawValue) | \(Self.answer(to: example))"
    }
    for mismatch in try #require(found) { Issue.record("examples.txt \(mismatch)") }
    #expect(examples.isEmpty)
  }

  /// What an example answers, in one line.
  private static func answer(to example: Example) -> String {
    switch example.kind {
    case .formula:
      var session = Session()
      guard let answer = session.evaluate(example.text, showing: .all).first else { return "?" }
      guard let decimal = answer.decimal else { return "?" }
      guard let exact = answer.exact else { return "≈ \(decimal.text)" }
      if let repeating = decimal.repeating { return "\(exact) = \(repeating)" }
      return decimal.text.contains("…") ? "\(exact) ≈ \(decimal.text)" : exact
    case .graph:
      var graph = GraphSheet()
      let screen = graph.handle(.add(text: example.text))
      guard let curve = screen.curves?.last, curve.problem == nil else { return "?" }
      return curve.kind
    case .desk:
      guard let event = try? DeskEvent(keys: example.text) else { return "?" }
      var sheet = DeskSheet()
      let screen = sheet.handle(event)
      let value = screen.graph.map { "graph " + $0 } ?? screen.answer.exact ?? "?"
      return "\(screen.description) | \(value)"
    }
  }

  @Test(arguments: Example.allCases)
  func `a graph's window is one`(example: Example) {
    guard let window = example.window else { return }
    let names = ["left", "right", "bottom", "top"]
    let bounds = zip(names, window).map { JSON.Member($0, .text($1)) }
    var graph = GraphSheet()
    #expect(graph.handle(.bounds(bounds)).message == nil)
  }

  @Test(arguments: Language.allCases)
  func `every example has a title`(language: Language) {
    let table = Example.titles(language)
    for example in Example.allCases {
      let line = table.line(Int(example.rawValue))
      #expect(line.name == "\(example)")
      #expect(!line.words.isEmpty && line.words.count <= 40, "\(line.words)")
    }
    #expect(table.line(Example.allCases.count).name.isEmpty)
    #expect(Example.json(in: language).asList?.count == Example.allCases.count)
  }

  @Test func `a page shows formulas as formulas and keys one by one`() {
    for (example, json) in zip(Example.allCases, Example.json(in: .english).asList ?? []) {
      let keys = (json["keys"]?.asList ?? []).compactMap { $0.asText }
      #expect(keys.joined(separator: " ") == (example.kind == .desk ? example.text : ""))
      #expect((json["mathml"]?.asText?.hasPrefix("<math") ?? false) == (example.kind != .desk))
    }
    let rose = Example.json(in: .english).asList?[Int(Example.rose.rawValue)]
    #expect(rose?["bounds"]?.asText == "0 ≤ θ ≤ 2*pi")
    #expect(rose?["mathml"]?.asText?.contains("theta") == false)
  }

  @Test func `titles say the same in other words`() {
    for example in Example.allCases {
      #expect(Set(Language.allCases.map { example.title(in: $0) }).count == 3)
    }
  }
}

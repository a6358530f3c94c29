// Derivatives, integrals, sums, products and limits in all the ways that people write them: each is
// read as it is meant, or refused with its remedy.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct WaysOfCalculusTests {
  @Test func `each way is read as it is meant, or refused with its remedy`() throws {
    let cases = try #require(GoldenFile("ways-of-calculus").cases)
    #expect(cases.count >= 200)
    for (input, expected) in cases {
      let meaning = Self.meaning(expected)
      for (way, said) in Self.ways(input) where said != meaning {
        Issue.record("\(input) \(way): \(said), meant \(meaning)")
      }
    }
  }

  /// What a line of the file means, as a tree, or the kind of the mistake.
  private static func meaning(_ expected: String) -> String {
    let text = String(expected.dropFirst(2))
    guard expected.hasPrefix("= ") else { return expected }
    return said(Parser.line(text))
  }

  private static func said(_ line: Line) -> String {
    if let mistake = line.diagnostics.first {
      return "! " + "\(mistake.kind)".prefix { $0 != "(" }
    }
    return line.statements.last?.expression.prefixDescription ?? "nothing"
  }

  /// What is said in each of the ways that a line of the file names.
  private static func ways(_ input: String) -> [(way: String, said: String)] {
    guard let colon = input.firstIndex(of: ":") else { return [("unnamed", "")] }
    let text = String(input[input.index(colon, offsetBy: 2)...])
    switch input[..<colon] {
    case "text":
      return [("given", given(text)), ("typed", typed(text)), ("pasted", pasted(text))]
    case "line": return [("given", given(text)), ("pasted", pasted(text))]
    case "typed": return [("typed", typed(text))]
    case "pasted": return [("pasted", pasted(text))]
    default: return [("by keys", keys(text))]
    }
  }

  private static func given(_ text: String) -> String {
    var options = Environment().parsingOptions
    options.readsConversions = true
    return said(Parser.line(Folding.folded(text), options: options))
  }

  private static func typed(_ text: String) -> String {
    var editor = Editor()
    for scalar in text.unicodeScalars { _ = editor.apply(TypedLaws.key(scalar)) }
    return said(editor)
  }

  private static func pasted(_ text: String) -> String {
    var editor = Editor()
    if case .refused(let mistakes) = editor.apply(.text(text)).outcome {
      return mistakes.first.map { "! " + "\($0.kind)".prefix { $0 != "(" } } ?? "!"
    }
    return said(editor)
  }

  private static func keys(_ text: String) -> String {
    var editor = Editor()
    guard let keys = try? Key.keys(text) else { return "no keys" }
    for key in keys { _ = editor.apply(key) }
    return said(editor)
  }

  /// What an editor says on Enter.
  private static func said(_ editor: Editor) -> String {
    let judgement = editor.judgement
    if let mistake = judgement.mistakes.first {
      return "! " + "\(mistake.kind)".prefix { $0 != "(" }
    }
    return said(judgement.resolved.reading().line)
  }
}

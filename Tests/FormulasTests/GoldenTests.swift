// The golden files of the editor: keys, and the formula with its caret.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct GoldenTests {
  @Test(
    arguments: [
      "entry", "fractions", "powers", "functions", "brackets", "deletion", "movement", "selection",
      "relations", "cases", "sums", "calculus",
    ]
  )
  func `keys make the formula that users expect`(topic: String) throws {
    try check("editing-\(topic)") { try "= " + replay($0).formula.linearText }
  }

  @Test func `formulas are read as the golden file says`() throws {
    try check("formulas-read") { try "= " + replay($0).formula.reading().prefix }
  }

  @Test func `formulas are shown as MathML`() throws {
    try check("formulas-mathml") { try "= " + replay($0).formula.mathML() }
  }

  @Test func `what is to be said is said`() throws {
    try check("formulas-speech") { keys in
      var editor = Editor()
      var last: [SpeechEvent] = []
      for key in try Key.keys(keys) { last = editor.apply(key).speech }
      return "= " + last.map { "\($0)" }.joined(separator: ", ")
    }
  }

  @Test(arguments: ["formulas-paste", "formulas-paste-mathml"])
  func `pasted text becomes a formula or is refused`(name: String) throws {
    try check(name) { text in
      var editor = Editor()
      guard case .refused(let mistakes) = editor.apply(.text(text)).outcome else {
        return "= " + editor.formula.linearText
      }
      return mistakes.first.map { "! \($0.kind) at \($0.range)" } ?? "!"
    }
  }

  private func replay(_ keys: String) throws -> Editor {
    var editor = Editor()
    for key in try Key.keys(keys) { _ = editor.apply(key) }
    #expect(editor.formula.isWellFormed, "\(keys)")
    return editor
  }

  private func check(_ name: String, answer: (String) throws -> String) throws {
    let found = GoldenFile(name).mismatches { input in
      do { return try answer(input) } catch { return "! \(error)" }
    }
    let mismatches = try #require(found, "Tests/Golden/\(name).txt is missing")
    for mismatch in mismatches { Issue.record("\(name).txt \(mismatch)") }
  }
}

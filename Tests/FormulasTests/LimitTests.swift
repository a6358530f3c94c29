// Large formulas, deep formulas and hostile pastes.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct LimitTests {
  /// An editor with a sum of fractions of about a number of pieces.
  private func large(_ count: Int) -> Editor {
    var text = "1/2"
    for _ in 0..<count / 6 { text += "+1/x" }
    var editor = Editor()
    _ = editor.apply(.text(text))
    return editor
  }

  @Test func `a formula of 5,000 nodes takes keys and is read and shown`() throws {
    var editor = large(5_000)
    #expect(editor.formula.pieces.count >= 5_000)
    for key in try Key.keys("+ 7 / 3 Left Left Up BS Home x ( End Tab Widen Undo Undo") {
      _ = editor.apply(key)
      #expect(editor.formula.isWellFormed)
    }
    #expect(!editor.formula.reading().line.statements.isEmpty)
    #expect(editor.formula.mathML().utf8.count > 5_000)
  }

  @Test func `keys that would go too deep are ignored`() {
    var editor = Editor()
    for _ in 0..<100 { _ = editor.apply(.template(.squareRoot)) }
    #expect(editor.formula.isWellFormed)
    #expect(editor.apply(.template(.squareRoot)).outcome == .ignored)
    #expect(editor.apply(.character("7")).outcome == .changed)
    #expect(editor.formula.reading().line.diagnostics.isEmpty)
  }

  @Test func `towers, signs and brackets of any depth are read without a mistake`() {
    for scalar in ["(", "^", "/", "|", "√", "-"] as [Unicode.Scalar] {
      var editor = Editor()
      for _ in 0..<200 {
        _ = editor.apply(.character("x"))
        _ = editor.apply(.character(scalar))
      }
      _ = editor.apply(.character("1"))
      #expect(editor.formula.isWellFormed)
      #expect(editor.formula.reading().line.diagnostics.isEmpty, "\(scalar)")
    }
  }

  @Test func `a paste of any size and content is refused or taken whole`() {
    let long = String(repeating: "1+", count: 5_000_000)
    let texts = [
      long, "<b>1</b>", "\\frac{\\frac{", "\u{202e}1+2\u{202c}", "e\u{301}\u{302}", "\u{0}\u{1}",
      String(repeating: "{", count: 10_000), String(repeating: "(", count: 10_000),
      String(repeating: "\\frac{1}{", count: 1_000), "\\", "\\sqrt[", "\\left", "\\text{", "1;2;3",
      "\\log_{x}{2}", "_", "}", "^", "\\operatorname", "\\frac12", "x_", "x_{", "🧮", "１＋２",
    ]
    for text in texts {
      var editor = Editor()
      _ = editor.apply(.character("7"))
      let response = editor.apply(.text(text))
      #expect(editor.formula.isWellFormed)
      if case .refused(let diagnostics) = response.outcome {
        #expect(!diagnostics.isEmpty)
        for diagnostic in diagnostics { #expect(diagnostic.range.upperBound <= text.utf8.count) }
        #expect(editor.formula.plainLinearText == "7")
      }
    }
  }

  @Test("random LaTeX never fails without a place", arguments: 0..<4 as Range<UInt64>)
  func latex(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tokens = [
      "\\frac", "{", "}", "1", "x", "^", "_", "\\sqrt", "[", "]", "\\left(", "\\right)", "\\cdot",
      "\\pi", "\\sin", "+", "-", " ", "\\left|", "\\right|", "\\%", "\\,", "|", "(", ")", "\\log",
      "\\operatorname{", "=", ",", "^{\\circ}", "\\le",
    ]
    for _ in 0..<cases(200) {
      var text = "\\"
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text += tokens.randomElement(using: &random) ?? ""
      }
      var editor = Editor()
      _ = editor.apply(.text(text))
      #expect(editor.formula.isWellFormed, "\(text)")
    }
  }

  @Test("what an expression is in LaTeX is pasted as the same", arguments: 0..<4 as Range<UInt64>)
  func latexOfExpressions(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let line = RandomLine.make(using: &random)
      let expression = try #require(Parser.line(line).statements.last?.expression)
      var editor = Editor()
      _ = editor.apply(.text("\\displaystyle " + expression.latex()))
      let pasted = editor.formula.reading().expression
      #expect(
        RandomLine.value(of: pasted) == RandomLine.value(of: expression),
        "\(expression.latex())\n\(editor.formula.linearText)"
      )
    }
  }

  @Test("a tap on any element is a place in the formula", arguments: 0..<2 as Range<UInt64>)
  func taps(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      var (editor, line) = try RandomKeys.formula(15, using: &random)
      for element in -1...editor.formula.pieces.count {
        for offset in 0...2 {
          let place = editor.formula.place(
            inElement: element,
            offset: offset,
            isRightHalf: offset == 1
          )
          _ = editor.tap(at: place)
          try #require(editor.formula.isWellFormed, "\(line)")
        }
      }
    }
  }
}

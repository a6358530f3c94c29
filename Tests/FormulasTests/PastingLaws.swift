// What holds of any pasted text.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct PastingLaws {
  @Test("an expression comes back from its MathML", arguments: seeds(8))
  func mathML(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let mark = Bool.random(using: &random) ? DecimalMark.point : .comma
      let expression = RandomExpression.make(depth: 4, using: &random)
      let source = expression.mathML(decimalMark: mark)
      try check(source, expression, mark)
    }
  }

  @Test("an expression comes back from its LaTeX", arguments: seeds(8))
  func latex(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let expression = RandomExpression.make(depth: 4, using: &random)
      try check(expression.latex(), expression, .point)
    }
  }

  @Test("a formula comes back from its own MathML", arguments: seeds(8))
  func ownMathML(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      // A power of ten that belongs to a number looks like a product.
      let numbers = RandomExpression.numbers.filter { !$0.contains("e") && !$0.contains("E") }
      let expression = RandomExpression.make(depth: 4, numbers: numbers, using: &random)
      // In the editor the digits of `x1` are lowered as those of `x_1` are.
      if expression.text().contains("x1") || expression.text().contains("e1") { continue }
      // d/dAns is a word that nobody means.
      if expression.text().contains(/diff\(.*[;,] Ans\)/) { continue }
      let formula = try #require(Formula(expression))
      try check(formula.mathML(), expression, .point)
    }
  }

  /// Pastes a text and compares what it says with an expression, as it is
  /// printed: `cbrt(x)` and `root(3; x)` look alike.
  private func check(_ source: String, _ expression: Expression, _ mark: DecimalMark) throws {
    // A percentage before a factor comes back with a product sign, and a name
    // between operands before a bracket cannot be told from one in front.
    // A logarithm to base 10 comes back as one without a base.
    if expression.latex().contains("\\log_{10}") { return }
    // All names are lists here, so that an interval beside one is a place in it.
    if expression.latex().contains("\\cdot \\left[") { return }
    let parts = expression.latex().split(separator: " ")
    for (part, next) in zip(parts, parts.dropFirst()) {
      let signs = ["+", "-", "=", "<", ">", "\\cdot", "\\bmod", "\\leq", "\\geq", "\\neq"]
      if part.hasSuffix("%"), !signs.contains(String(next)) { return }
      if next.hasPrefix("\\operatorname{n") { return }
    }
    var editor = Editor()
    editor.vocabulary.decimalMark = mark
    // What has a place behind it is a list.
    editor.vocabulary.lists = Set(expression.variables)
    let outcome = editor.apply(.text(source)).outcome
    try #require(outcome == .changed, "\(outcome): \(expression)\n\(source)")
    let again = editor.formula.reading().expression
    try #require(
      again.latex() == expression.latex(),
      "\(expression)\n\(source)\n\(editor.formula.linearText)\n\(again)"
    )
  }

  private static let fragments = [
    "<math>", "</math>", "<math", "<mrow>", "</mrow>", "<mn>1</mn>", "<mi>x</mi>", "<mo>(</mo>",
    "<mo>)</mo>", "<mo>|</mo>", "<mfrac>", "</mfrac>", "<msup>", "</msup>", "<msub>", "</msub>",
    "<mi>log</mi>", "<mfenced", " open='|'", ">", "<", "/>", "<!--", "-->", "<![CDATA[", "]]>",
    "&pi;", "&#x;", "&#99999999999;", "&", ";", "<mtext>", "</mtext>", "<semantics>", "<mspace/>",
    " class=\"hole\"", " class=\"", "\"", "\\frac", "\\sqrt", "[", "]", "{", "}", "^", "_", "$",
    "\\(", "\\)", "\\left", "\\right", "\\log_", "\\overline", "\\text{", "\\", "1", "2.5", "1,5",
    "1'000", " ", "½", "²", "x", "sin", "Math.", "=", "+", "-", "*", "/", "(", ")", "|", "!", "\0",
    "\u{202e}", "\u{200b}", "\u{fffd}", "\u{338}", "e\u{301}", "٣", "𝑥", "＋", "'", "□", "#", "\n",
    "<sup>", "</sup>", "<script>", "<p>",
  ]

  @Test("any text makes a formula or is refused with a place", arguments: seeds(16))
  func hostile(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      var text = ""
      for _ in 0..<Int.random(in: 1...25, using: &random) {
        text += PastingLaws.fragments.randomElement(using: &random) ?? ""
      }
      var (editor, _) = try RandomKeys.formula(5, using: &random)
      let before = editor.formula
      let outcome = editor.apply(.text(text)).outcome
      try #require(editor.formula.isWellFormed, "\(text)")
      guard case .refused(let mistakes) = outcome else { continue }
      // What is refused stands there to be mended.
      let kept = editor.formula.pieces.count { $0.kind == .unread }
      let old = before.pieces.count { $0.kind == .unread }
      #expect(kept >= text.unicodeScalars.count || text.utf8.count > 1_000 || old > 0, "\(text)")
      let mistake = try #require(mistakes.first, "\(text)")
      try #require(
        mistake.range.lowerBound >= 0 && mistake.range.upperBound <= text.utf8.count,
        "\(text) \(mistake)"
      )
    }
  }

  @Test(
    "a huge text is refused or read in its time",
    arguments: [
      ("1+", 5_000_000), ("(", 24_999), ("<mrow>", 3_750), ("\\frac", 4_750), ("{", 24_750),
      ("√", 7_500), ("^2", 10_000), ("1½", 7_500), ("<", 22_500), ("&", 22_500), ("&a;", 7_500),
      ("<math><mo>(</mo>", 1_500), ("1,", 12_500), ("1'", 12_500), ("\\log_{", 4_000),
      ("|", 22_500),
      ("<msub><mi>log</mi><mi>b</mi></msub>", 700), ("\u{202e}", 7_500), ("<!--", 6_000),
      ("<a ", 8_250), ("Math.", 5_000), ("\\log_x(", 3_500), ("x_", 10_000), ("\0", 22_500),
    ]
  )
  func huge(fragment: String, count: Int) {
    for start in ["", "<math>"] {
      var editor = Editor()
      _ = editor.apply(.text(start + String(repeating: fragment, count: count)))
      #expect(editor.formula.isWellFormed)
    }
  }
}

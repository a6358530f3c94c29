// Formulas and expressions say the same.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct ReadingLaws {
  /// Numbers as a formula writes them, with a capital E.
  private static let numbers = RandomExpression.numbers.map { number in
    ["1e5": "1E5", "1.5e10": "1.5E10"][number] ?? number
  }

  @Test("what a formula is read as, written, is read the same", arguments: seeds(8))
  func readingWritingReading(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let (editor, line) = try RandomKeys.formula(20, using: &random)
      let reading = editor.formula.reading()
      guard reading.line.statements.count == 1,
        reading.line.diagnostics.allSatisfy({ $0.kind == .missingOperand }),
        // Bounds of nothing but boxes have no other picture than none.
        !reading.prefix.contains("integral(seq(..(_, _)"), !Self.endsInSign(reading),
        !Self.comesCloseToComparison(reading),
        let written = Formula(reading.expression)
      else { continue }
      try #require(written.isWellFormed, "\(line)")
      let again = written.reading()
      // A list of nothing but a box has no other picture than one without elements.
      let parts = reading.expression.prefixDescription
        .split(separator: "list(_)", omittingEmptySubsequences: false)
      try #require(
        again.prefix == parts.joined(separator: "list()"),
        "\(line)\n\(editor.formula.linearText)\n\(written.linearText)\n\(again.text)"
      )
    }
  }

  /// Whether what a limit comes close to ends with a sign and a box, which looks like a side.
  private static func endsInSign(_ reading: FormulaReading) -> Bool {
    reading.expression.text().contains(/-> [^;,]*[-+] _/)
  }

  /// Whether a comparison is what a variable comes close to, which has no picture.
  private static func comesCloseToComparison(_ reading: FormulaReading) -> Bool {
    reading.prefix.contains(/lim\(.*=\([=<>!]+=?\(/)
  }

  @Test("an expression, written, is read as the same", arguments: seeds(8))
  func writingReading(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(200) {
      let expression = RandomExpression.make(depth: 5, numbers: ReadingLaws.numbers, using: &random)
      let formula = try #require(Formula(expression))
      try #require(formula.isWellFormed)
      let reading = formula.reading()
      try #require(
        reading.line.diagnostics.isEmpty && reading.expression == expression,
        "\(expression)\n\(formula.linearText)\n\(reading.text)\n\(reading.expression)"
      )
    }
  }

  @Test("cases, lists and sums, written, are read as the same", arguments: seeds(4))
  func writingCases(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for number in 0..<cases(200) {
      let expression =
        switch number % 3 {
        case 0: RandomExpression.makeCases(depth: 2, using: &random)
        case 1: RandomExpression.makeLists(depth: 2, using: &random)
        default:
          RandomExpression.makeSequences(depth: 2, numbers: Self.numbers, using: &random)
        }
      let formula = try #require(Formula(expression))
      try #require(formula.isWellFormed)
      let again = try #require(Formula(keptText: formula.keptText))
      try #require(again.linearText == formula.linearText)
      let reading = formula.reading()
      try #require(
        reading.line.diagnostics.isEmpty
          && reading.prefix.uppercased() == expression.prefixDescription.uppercased(),
        "\(expression)\n\(formula.linearText)\n\(reading.text)"
      )
    }
  }

  @Test("the printed reading is read as the same", arguments: seeds(4))
  func printing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let (editor, line) = try RandomKeys.formula(20, using: &random)
      let reading = editor.formula.reading()
      guard reading.line.statements.count == 1,
        reading.line.diagnostics.allSatisfy({ $0.kind == .missingOperand }),
        !Self.endsInSign(reading), !Self.comesCloseToComparison(reading)
      else { continue }
      // A relation at the top might be read as a definition.
      if case .relation = reading.expression.symbol(at: reading.expression.root) { continue }
      let text = reading.expression.text()
      let again = Parser.line(text).statements.last?.expression
      try #require(again == reading.expression, "\(line)\n\(reading.text)\n\(text)")
    }
  }

  // Typed from left to right, a line gives the tree that the parser reads in
  // it. Roots, brackets and explicit signs only: what stays in an exponent or
  // a denominator by design is in the golden files.
  @Test("typing a line gives the tree of the line", arguments: seeds(8))
  func typingALine(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(200) {
      let text = RandomLine.short(using: &random)
      var editor = Editor()
      for scalar in text.unicodeScalars { _ = editor.apply(.character(scalar)) }
      let reading = editor.formula.reading()
      let expected = try #require(Parser.line(text).statements.last?.expression)
      try #require(
        RandomLine.value(of: reading.expression) == RandomLine.value(of: expected),
        "\(text)\n\(editor.formula.linearText)\n\(reading.text)"
      )
    }
  }
}

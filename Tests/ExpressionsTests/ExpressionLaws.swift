// Laws of reading and printing, on random trees and random text.

import Expressions
import TestSupport
import Testing

@Suite struct ExpressionLaws {
  @Test(arguments: seeds(8))
  func `text reads back as the same expression`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(300) {
      let expression = RandomExpression.make(depth: 5, using: &random)
      for text in [expression.text(), expression.text(unicode: true)] {
        let line = Parser.line(text)
        #expect(line.diagnostics.isEmpty, "\(text)")
        let back = line.statements.first?.expression
        #expect(
          back == expression,
          "\(text): \(expression.prefixDescription) became \(back?.prefixDescription ?? "")"
        )
      }
    }
  }

  @Test(arguments: seeds(8))
  func `text of cases reads back as the same expression`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      var expression = RandomExpression.makeCases(depth: 3, using: &random)
      if Bool.random(using: &random) {
        var builder = ExpressionBuilder()
        builder.append(RandomExpression.make(depth: 1, using: &random))
        builder.append(expression)
        builder.append(Bool.random(using: &random) ? .juxtaposition : .power, from: 0)
        expression = builder.expression()
      }
      for text in [expression.text(), expression.text(unicode: true)] {
        #expect(Parser.line(text).diagnostics.isEmpty, "\(text)")
        #expect(Parser.line(text).statements.first?.expression == expression, "\(text)")
      }
    }
  }

  @Test(arguments: seeds(4))
  func `text with a decimal comma reads back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var options = ParsingOptions()
    options.decimalMark = .comma
    for _ in 0..<cases(100) {
      let expression = RandomExpression.make(depth: 4, using: &random)
      let text = expression.text(unicode: true, decimalMark: .comma)
      #expect(Parser.line(text, options: options).statements.first?.expression == expression)
    }
  }

  @Test(arguments: seeds(8))
  func `random bytes are read without a trap`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(400) {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      exercise(Parser.line(utf8: bytes), count: bytes.count)
    }
  }

  @Test(arguments: seeds(8))
  func `random tokens are read without a trap`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(400) {
      var text = ""
      for _ in 0..<Int.random(in: 0...16, using: &random) {
        text += RandomExpression.tokens.randomElement(using: &random) ?? ""
        if Bool.random(using: &random) { text += " " }
      }
      var options = ParsingOptions()
      for dispute in Dispute.allCases { options.readings[dispute] = .random(using: &random) }
      options.decimalMark = Bool.random(using: &random) ? .point : .comma
      options.continuesFromAns = .random(using: &random)
      options.functions = ["f"]
      exercise(Parser.line(text, options: options), count: text.utf8.count)
    }
  }

  @Test(arguments: seeds(8))
  func `what reads without mistakes is printed and read back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var options = ParsingOptions()
    options.functions = ["f"]
    // A function without its brackets has no value, and would gain brackets.
    let tokens = RandomExpression.tokens.filter { $0 != "f" }
    for _ in 0..<cases(1_000) {
      var text = ""
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        text += (tokens.randomElement(using: &random) ?? "") + " "
      }
      let line = Parser.line(text, options: options)
      guard line.diagnostics.isEmpty else { continue }
      for expression in line.statements.map(\.expression) {
        for printed in [expression.text(), expression.text(unicode: true)] {
          let back = Parser.expression(printed, options: options)
          #expect(back.statements.first?.expression == expression, "\(text) became \(printed)")
          #expect(back.diagnostics.isEmpty, "\(text) became \(printed)")
        }
      }
    }
  }

  /// Prints everything in every way, and checks that places lie in the text.
  private func exercise(_ line: Line, count: Int) {
    for statement in line.statements {
      let expression = statement.expression
      #expect(expression.first(of: expression.root) == 0, "one tree")
      _ = expression.text() + expression.text(unicode: true) + expression.latex()
      _ = expression.mathML() + expression.reading(angleUnit: .degrees)
      _ = expression.prefixDescription
      for index in 0..<expression.count {
        #expect(expression.range(at: index).upperBound <= count)
      }
    }
    for diagnostic in line.diagnostics { #expect(diagnostic.range.upperBound <= count) }
  }
}

@Suite struct LongTexts {
  @Test(arguments: ["+", "*", "-", "/", " ", "%", "=", " mod ", " nCr "])
  func `a long chain of one operator is no problem`(sign: String) {
    let text = "x" + String(repeating: "\(sign)x", count: cases(20_000))
    let line = Parser.line(text)
    #expect(line.diagnostics.isEmpty)
    let expression = line.statements[0].expression
    #expect(expression.text().utf8.count >= text.utf8.count - 1)
    #expect(expression.prefixDescription.utf8.count > text.utf8.count)
    #expect(expression.mathML().utf8.count > text.utf8.count)
    #expect(expression.latex().utf8.count >= text.utf8.count - 1)
  }

  @Test func `a megabyte line is read`() {
    let text = "x" + String(repeating: "+x", count: 500_000)
    let line = Parser.line(text)
    #expect(line.diagnostics.isEmpty)
    #expect(line.statements[0].expression.count == 1_000_001)
  }

  @Test(arguments: ["!", "²", "°", "%"])
  func `a long chain of one postfix sign is no problem`(sign: String) {
    let text = "x" + String(repeating: sign, count: cases(20_000))
    let line = Parser.line(text)
    #expect(line.diagnostics.isEmpty)
    #expect(line.statements[0].expression.text(unicode: true).utf8.count > 20_000)
  }

  @Test(arguments: [
    "(", "-", "√", "sin ", "sin(", "2^", "|", "⌊", "[", "max(1,", "x(", "1/(", "|1+",
  ])
  func `deep nesting is one located error`(opening: String) {
    let text = String(repeating: opening, count: 100_000) + "1"
    let line = Parser.line(text)
    let limit = Parser.nestingLimit
    #expect(line.diagnostics.count { $0.kind == .nestingTooDeep(limit: limit) } == 1)
    #expect(line.diagnostics.count <= limit + 2)
    _ = line.statements[0].expression.text(unicode: true)
  }

  @Test func `nesting up to the limit is read`() {
    let limit = Parser.nestingLimit
    for depth in [limit, limit + 1] {
      let text = String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
      #expect(Parser.line(text).diagnostics.isEmpty == (depth <= limit))
    }
  }

  @Test func `a megabyte of digits is one number`() {
    let text = String(repeating: "7", count: 1_000_000)
    let line = Parser.line(text)
    #expect(line.statements[0].expression.count == 1)
    #expect(line.statements[0].expression.text() == text)
  }
}

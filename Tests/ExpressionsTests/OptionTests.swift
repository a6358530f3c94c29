// Reading with options, and places in characters.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite struct OptionTests {
  @Test(arguments: [
    ("3,14", "3.14"), ("max(1,5; 2)", "max(1.5, 2)"), (",5 + 0,(3)", "+(0.5, 0.(3))"),
    ("1,5e3", "1.5e3"), ("f(1; 2)", "f(1, 2)"), ("1_000,5", "1000.5"),
  ])
  func `a comma can be the decimal mark`(text: String, expected: String) {
    var options = ParsingOptions()
    options.decimalMark = .comma
    options.functions = ["f"]
    let line = Parser.line(text, options: options)
    #expect(line.diagnostics.isEmpty)
    #expect(line.statements[0].expression.prefixDescription == expected)
  }

  @Test(arguments: [
    ("max(1, 5)", Diagnostic.Kind.commaBetweenArguments, 5..<6),
    ("1.5", .foreignMark(written: ["1,5"], hasGroups: false), 0..<3),
    ("1,5,5", .malformedNumber, 0..<5),
  ])
  func `with a decimal comma some signs are wrong`(
    text: String,
    kind: Diagnostic.Kind,
    range: Range<Int>
  ) {
    var options = ParsingOptions()
    options.decimalMark = .comma
    #expect(Parser.line(text, options: options).diagnostics.first == Diagnostic(kind, range: range))
  }

  @Test(arguments: [
    ("+ 1", "+(Ans, 1)"), ("*2 + 1", "+(*(Ans, 2), 1)"), ("^2", "^(Ans, 2)"), ("²", "^(Ans, 2)"),
    ("!", "!(Ans)"), ("/ 2; + 1", "*(Ans, /(2)); 1"), ("mod 3", "mod(Ans, 3)"),
    ("% 3", "mod(Ans, 3)"), ("< 5", "<(Ans, 5)"), ("-3", "-(3)"),
    ("- 3", "+(Ans, -(3))"), ("3", "3"), ("√2", "sqrt(2)"),
    ("mod(5, 3)", "mod(5, 3)"),
  ])
  func `a line that starts with an operator goes on from Ans`(text: String, expected: String) {
    var options = ParsingOptions()
    options.continuesFromAns = true
    let line = Parser.line(text, options: options)
    let trees = line.statements.map(\.expression.prefixDescription).joined(separator: "; ")
    #expect(trees == expected)
    #expect(line.diagnostics.isEmpty)
  }

  @Test func `an arrow alone stores Ans`() {
    var options = ParsingOptions()
    options.continuesFromAns = true
    let statement = Parser.line("→ x", options: options).statements[0]
    #expect(statement.action == .assign(name: "x", range: 4..<5))
    #expect(statement.expression.prefixDescription == "Ans")
  }

  @Test func `functions of the user are called with brackets`() {
    var options = ParsingOptions()
    options.functions = ["f", "area"]
    let tree = Parser.line("2f(x+1)^2 + area(2; 3)", options: options).statements[0].expression
    #expect(tree.prefixDescription == "+(*(2, ^(f(+(x, 1)), 2)), area(2, 3))")
    #expect(tree.variables == ["x"])
  }

  @Test(arguments: [
    ("6/2(1+2)", Dispute.juxtaposition, "*(6, /(*(2, +(1, 2))))"),
    ("2*3x", .juxtaposition, "*(2, *(3, x))"), ("1/-2x", .juxtaposition, "*(1, /(*(-(2), x)))"),
    ("200+10%", .percentOfLeft, "+(200, %(10))"), ("10 % 3", .remainder, "*(%(10), 3)"),
    ("sin 2x + 1", .bareArgument, "+(sin(*(2, x)), 1)"),
    ("sin 2x cos 3x", .bareArgument, "*(sin(*(2, x)), cos(*(3, x)))"),
    ("sin x²", .bareArgument, "sin(^(x, 2))"), ("-3^2", .signBeforePower, "^(-(3), 2)"),
    ("-3²", .signBeforePower, "^(-(3), 2)"), ("-3!", .signBeforePower, "-(!(3))"),
    ("2 - 3^2", .signBeforePower, "+(2, -(^(3, 2)))"),
  ])
  func `a dispute can be switched`(text: String, dispute: Dispute, expected: String) {
    var options = ParsingOptions()
    options.readings[dispute] = true
    let line = Parser.line(text, options: options)
    #expect(line.statements[0].expression.prefixDescription == expected)
  }

  @Test(arguments: [
    ("1 + $", 4..<5, 4..<5), ("π·√$", 7..<8, 3..<4), ("√8 + ä", 7..<9, 5..<6),
    ("π", 2..<2, 1..<1), ("", 0..<0, 0..<0), ("😀π", 0..<4, 0..<1),
  ])
  func `places are counted in characters`(text: String, bytes: Range<Int>, expected: Range<Int>) {
    #expect(characterRange(of: bytes, in: text) == expected)
  }

  @Test func `parts of an expression stand on their own`() throws {
    let expression = try Expression("sin(x_long + 0.5)·2")
    let call = expression.operands(of: expression.root)[0]
    #expect(expression.symbol(at: call) == .call(try #require(Builtin.named("sin"))))
    let sum = expression.subexpression(at: expression.operands(of: call)[0])
    #expect(sum.text() == "x_long + 0.5")
    #expect(expression.range(at: call) == 0..<17)
    #expect(sum == (try Expression("x_long+0.5")))
    #expect(sum.hashValue == (try Expression("x_long+0.5")).hashValue)
    #expect(sum != (try Expression("x_long+0.50")))
  }
}

@Suite struct AnswerLaws {
  @Test(arguments: seeds(6))
  func `a printed closed form evaluates to itself`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let environment = Environment(
      angleUnit: AngleUnit.allCases.randomElement(using: &random) ?? .radians
    )
    for _ in 0..<cases(30) {
      let text = Self.text(depth: 3, using: &random)
      guard let value = try real(text, environment), let form = value.closedForm else { continue }
      let answer = Expression(form, angleUnit: environment.angleUnit)
      for printed in [answer.text(), answer.text(unicode: true)] {
        let back = try #require(try real(printed, environment), "\(text) is \(printed)")
        var workspace = Workspace()
        let order = try Real.compare(value, back, in: &workspace)
        #expect(order == .equal, "\(text) is \(printed)")
      }
    }
  }

  /// The value, or nothing where there is none.
  private func real(_ text: String, _ environment: Environment) throws -> Real? {
    var workspace = Workspace(budget: Budget(steps: 20_000_000))
    let expression = try Expression(text, options: environment.parsingOptions)
    do throws(EvaluationError) {
      if case .real(let value) = try expression.value(in: environment, workspace: &workspace) {
        return value
      }
    } catch {
      guard case .real = error.kind else { throw error }
    }
    return nil
  }

  private static func text(depth: Int, using random: inout SplitMix64) -> String {
    guard depth > 0 else {
      return ["1", "2", "3", "5", "12", "1/3", "π", "e", "√2", "√3", "0.25", "30°"]
        .randomElement(using: &random) ?? "1"
    }
    let x = text(depth: depth - 1, using: &random)
    let y = text(depth: Int.random(in: 0..<depth, using: &random), using: &random)
    let n = Int.random(in: 1...12, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return "(\(x)) + (\(y))"
    case 2: return "(\(x)) − (\(y))"
    case 3, 4: return "(\(x))·(\(y))"
    case 5: return "(\(x))/(\(y))"
    case 6: return "√(\(x))"
    case 7: return "(\(x))^\(n % 3)"
    case 8: return "cos(\(n)π/7·180°/π) + (\(x))"
    default: return "sin(\(n * 15)°)·(\(x))"
    }
  }
}

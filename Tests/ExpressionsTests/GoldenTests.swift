// The golden files of the language.

import Expressions
import TestSupport
import Testing

@Suite struct GoldenTests {
  @Test func `text is read into the tree that the golden file says`() throws {
    try check("parsing") { input in
      let line = Parser.line(input)
      let statements = line.statements.map { $0.expression.prefixDescription }
      return "= " + statements.joined(separator: "; ") + errors(of: line)
    }
  }

  @Test func `lines are divided into statements`() throws {
    try check("statements") { input in
      let line = Parser.line(input)
      let statements = line.statements.map { statement in
        switch statement.action {
        case .evaluate: return "\(statement.expression.prefixDescription)"
        case .assign(let name, _): return "\(name) := \(statement.expression.prefixDescription)"
        case .define(let name, _, let parameters):
          let list = parameters.joined(separator: ", ")
          return "\(name)(\(list)) := \(statement.expression.prefixDescription)"
        }
      }
      return "= " + statements.joined(separator: "; ") + errors(of: line)
    }
  }

  @Test func `mistakes are found at their places`() throws {
    try check("errors") { input in
      let line = Parser.line(input)
      let trees = line.statements.map { $0.expression.prefixDescription }.joined(separator: "; ")
      return (line.diagnostics.isEmpty ? "= none" : errors(of: line).dropFirst()) + " in \(trees)"
    }
  }

  @Test func `disputed forms are named with their readings`() throws {
    try check("readings") { input in
      let line = Parser.line(input)
      var answer = "= " + (line.statements.last?.expression.reading() ?? "")
      for reading in line.readings {
        answer += " ; \(reading.dispute) at \(reading.range)"
        guard reading.dispute.changesExpression else { continue }
        var options = ParsingOptions()
        options.readings[reading.dispute] = true
        let other = Parser.line(input, options: options)
        answer += " or " + (other.statements.last?.expression.reading() ?? "")
      }
      return answer + errors(of: line)
    }
  }

  @Test func `expressions are printed as the golden file says`() throws {
    try check("printing") { input in
      let line = Parser.line(input)
      guard let expression = line.statements.last?.expression else { return "=" }
      let forms = [expression.text(), expression.text(unicode: true), expression.latex()]
      return "= " + forms.joined(separator: " | ") + errors(of: line)
    }
  }

  @Test func `expressions are printed as MathML`() throws {
    try check("mathml") { input in
      var options = ParsingOptions()
      options.functions = ["f"]
      let line = Parser.line(input, options: options)
      guard let expression = line.statements.last?.expression else { return "=" }
      return "= " + expression.mathML().dropFirst(22).dropLast(7)
    }
  }

  private func check(_ name: String, answer: (String) -> String) throws {
    let found = GoldenFile(name).mismatches(answer: answer)
    let mismatches = try #require(found, "Tests/Golden/\(name).txt is missing")
    for mismatch in mismatches { Issue.record("\(name).txt \(mismatch)") }
  }

  private func errors(of line: Line) -> String {
    line.diagnostics.map { " ! \($0.kind) at \($0.range)" }.joined()
  }
}

// Rows about whole expressions: read, evaluated exactly, and shown.

import Foundation
import Surd

/// What people type at school.
private let schoolExpressions = [
  "1/3 + 1/6", "0.1 + 0.2 - 0.3", "2^10", "(3 + 4)*5 - 6/2", "sqrt(8)", "sqrt(2)*sqrt(8) - 4",
  "1/(1 + sqrt(2))", "sin(pi/6)", "cos(60°)", "tan(pi/4)", "3/4*(2 - 1/3)", "5!", "-3^2",
  "15% + 1", "sqrt(50) + sqrt(18)", "(1 + sqrt(5))/2", "pi*2^2", "ln(e^3)",
]

/// Reads and evaluates a line, without showing the answer.
private func evaluate(_ text: String) {
  var workspace = Workspace()
  for statement in Parser.line(text).statements {
    guard let value = try? statement.expression.value(in: Environment(), workspace: &workspace)
    else { fatalError("\(text) has a value") }
    consume(value)
  }
}

/// Answers a line in a new session: closed form and 40 digits.
private func answer(_ text: String) {
  var session = Session()
  session.settings.digits = 40
  consume(session.evaluate(text, showing: Answer.Display(hasDecimal: true)))
}

/// The cases of the note's sample that have a value, from the corpus.
private let sampleCases: [String] = {
  let file = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Tests/Corpus/data/note.tsv").standardized
  guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
  return text.split(separator: "\n").compactMap { line in
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    return line.hasPrefix("#") || cells[0] == "error" ? nil : String(cells[1])
  }
}()

/// The case at a share of the cases in order of their time.
private func sampleCase(at share: Double) -> String {
  line(at: share, of: sampleCases, answer) ?? "0"
}

var schoolRows: [Row] {
  [
    Row("18 school expressions", must: 18 * 20e-6) {
      { for text in schoolExpressions { evaluate(text) } }
    },
    Row("sample case, 40 digits, median", must: 5e-3, excellent: 1e-3) {
      let text = sampleCase(at: 0.5)
      return { answer(text) }
    },
    Row("sample case, 40 digits, worst", must: 1, excellent: 0.2) {
      let text = sampleCase(at: 1)
      return { answer(text) }
    },
  ]
}

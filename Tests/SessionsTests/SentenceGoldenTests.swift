// What is told about lines as people write them.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite struct SentenceGoldenTests {
  @Test func `lines as people write them are answered as the golden file says`() throws {
    let found = GoldenFile("sentences").mismatches { input in
      var session = Session()
      let answers = session.evaluate(input)
      return answers.isEmpty ? "= nothing" : answers.map(Self.told).joined(separator: " ;; ")
    }
    let mismatches = try #require(found, "Tests/Golden/sentences.txt is missing")
    for mismatch in mismatches { Issue.record("sentences.txt \(mismatch)") }
  }

  @Test func `every place lies in its line`() throws {
    for input in try #require(GoldenFile("sentences").inputs) {
      for language in Language.allCases {
        var session = Session()
        session.settings.language = language
        for answer in session.evaluate(input) {
          for problem in answer.notes + [answer.problem].compactMap({ $0 }) {
            let count = answer.input.unicodeScalars.count
            #expect(problem.place.upperBound <= count, "\(input): \(problem.place)")
            #expect(!problem.message.contains("{0}"), "\(problem.message)")
          }
        }
      }
    }
  }

  /// An answer, or the place and sentence of what is wrong.
  private static func told(_ answer: Answer) -> String {
    if let problem = answer.problem {
      return "! \(answer.status) at \(problem.place): \(problem.message)"
    }
    let value = answer.exact ?? answer.decimal?.text ?? answer.reading
    return "= " + value + (answer.disputed.map { " ; " + $0 } ?? "")
  }
}

// What exam papers ask for, against the answers of mark schemes and those worked out by hand.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Exam papers")
struct ExamTests {
  @Test func `each number of a paper is that of the table`() throws {
    let cases = try #require(GoldenFile("exams").cases, "Tests/Golden/exams.txt is missing")
    #expect(cases.count >= 70)
    for (input, expected) in cases {
      let wanted = String(expected.dropFirst(2))
      var session = Session()
      let told = session.evaluate(input, showing: .all).last?.exact
      if expected.hasPrefix("= "), told == wanted { continue }
      let value = expected.hasPrefix("~ ") ? "round(Ans; \(places(of: wanted)))" : "Ans"
      let isSame = session.evaluate("(\(wanted)) = \(value)").last?.exact == "true"
      #expect(isSame, "\(input)\n  expected \(expected)\n  actual   \(told ?? "digits only")")
    }
  }

  /// How many digits stand behind the point of a number.
  private func places(of number: String) -> Int {
    number.split(separator: ".").dropFirst().first?.count ?? 0
  }
}

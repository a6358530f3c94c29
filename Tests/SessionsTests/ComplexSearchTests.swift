// Equations of analytic functions in a complex unknown: what is told of a square around zero.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Searches in a square")
struct ComplexSearchTests {
  private func told(_ input: String) -> String {
    var session = Session()
    return session.evaluate(input).map { answer in
      let texts = [answer.exact ?? answer.decimal?.text].compactMap { $0 }
      return (texts + answer.notes.map { "(\($0.message))" }).joined(separator: " ")
    }.joined(separator: " ;; ")
  }

  @Test func `equations are answered as the golden file says`() throws {
    let found = GoldenFile("square").mismatches { "= " + told($0) }
    let mismatches = try #require(found, "Tests/Golden/square.txt is missing")
    for mismatch in mismatches { Issue.record("square.txt \(mismatch)") }
  }

  @Test func `digits go on, and programs are told that others are left open`() throws {
    var session = Session()
    session.settings.digits = 40
    let answer = try #require(session.evaluate("solve(e^z = z; z; complex)").last)
    // W of −1, by mpmath 1.3.
    let known = "0.3181315052047641353126542515876645172035"
    #expect(answer.decimal?.text.contains(known) == true)
    let value = answer.json["value"]
    #expect(value?["isComplete"] == .truth(false))
    #expect(value?["items"]?.asList?.count == 4)
    #expect(answer.status == .undetermined)
  }
}

// The lines of proofs, as all suites about them ask for them.

import Sessions
import Testing

/// The lines that prove the answer to a text.
func proof(_ text: String) -> [String] {
  var session = Session()
  session.showProofs()
  return session.evaluate(text).last?.proofs ?? []
}

/// Records lines that prove something although what they say is not true.
func expectNothing(_ lines: [String], _ origin: String) {
  switch SolutionCheck.outcome(of: lines) {
  case .fails, .malformed: break
  default: Issue.record("\(origin): \(lines.joined(separator: " | "))")
  }
}

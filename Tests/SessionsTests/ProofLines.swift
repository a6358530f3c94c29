// The lines of proofs, as all suites about them ask for them.

import Certificates
import Sessions
import TestSupport
import Testing

/// The lines that prove the answer to a text.
func proof(_ text: String) -> [String] {
  var session = Session()
  session.showsProofs = true
  return session.evaluate(text).last?.proofs ?? []
}

/// Records lines that prove something although what they say is not true.
func expectNothing(_ lines: [String], _ origin: String) {
  switch SolutionCheck.outcome(of: lines) {
  case .fails, .malformed: break
  default: Issue.record("\(origin): \(lines.joined(separator: " | "))")
  }
}

/// Changes the proofs of some answers again and again, and records those that still prove something;
/// what cannot be changed, or has no more than so many lines, is left out.
func expectNothingOfChanged(
  _ texts: [String],
  longerThan count: Int = 0,
  times: Int = 6,
  seed: UInt64,
  _ change: ([String], inout SplitMix64) -> [String]?
) {
  var random = SplitMix64(seed: seed)
  for text in texts {
    let lines = proof(text)
    guard lines.count > count else { continue }
    for _ in 0..<cases(times) {
      guard let changed = change(lines, &random) else { continue }
      expectNothing(changed, "seed \(seed): \(text)")
    }
  }
}

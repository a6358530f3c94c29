// Proofs of real solutions of comparisons with i: they check, and nothing else does in their place.

import Certificates
import Sessions
import TestSupport
import Testing

@Suite("Proofs by real and imaginary parts")
struct PartsProofTests {
  /// Comparisons with the number of their solutions or ranges: by hand, as in Tests/Golden/solutions.txt.
  private static let comparisons: [(text: String, count: Int, isPeriodic: Bool)] = [
    ("(i*x)^2 = -4", 2, false),
    ("(i*x)^4 = 16", 2, false),
    ("(x + i)*(x - i) = 5", 2, false),
    ("(i*x)^2 < -4", 2, false),
    ("e^(i*x) = 1", 1, true),
    ("solve(i*ln(-x) = 2i; x)", 1, false),
    ("solve(re(ln(-x) + i) = 2; x)", 1, false),
    ("solve(im(i*ln(x-5)) = 1; x)", 1, false),
    ("solve(abs(sqrt(x-4) + 4i) = 5; x)", 1, false),
    ("solve(i*sqrt(x-4) != 3i; x)", 2, false),
    ("solve(ln(-x) = ln(x) + i*pi; x)", 0, false),
    ("solve((-x)^(1/2) = i*x^(1/2); x)", 1, false),
    ("solve(i/x = i/x; x)", 2, false),
    ("solve(i*ln(x) = i*ln(x); x)", 1, false),
    ("solve(e^(i*sqrt(x-4)*0) = 1; x)", 1, false),
    ("solve(i*x < 2 + i*x; x)", 1, false),
    ("solve(i*sqrt(x-4) = 3i; x = 0..20)", 1, false),
    ("solve(ln(i*x*i) = 1; x)", 1, false),
    ("solve(1/(i*x*i) != -2i; x)", 2, false),
    ("solve(i*tan(x) = i; x)", 1, true),
  ]

  @Test(arguments: comparisons)
  func `solutions of comparisons with i are proved`(text: String, count: Int, isPeriodic: Bool) {
    let lines = proof(text)
    #expect(lines.first?.hasPrefix("parts ") == true)
    #expect(
      SolutionCheck.outcome(of: lines) == .proved(count: count, isPeriodic: isPeriodic),
      "\(text): \(lines)"
    )
  }

  @Test(arguments: seeds(2))
  func `a proof that was changed does not check`(seed: UInt64) {
    expectNothingOfChanged(
      Self.comparisons.map { $0.text },
      longerThan: 3,
      times: 4,
      seed: seed
    ) { lines, random in
      var lines = lines
      let place = Int.random(in: 1..<lines.count, using: &random)
      switch lines[place].prefix(while: { $0 != " " }) {
      // Complex numbers differ from a real one that was changed as well.
      case "asked": lines[place] += lines[place].contains("!=") ? "*i + 1/7" : " + 1/7"
      case "condition": lines.remove(at: place)
      case "change": lines[place] += " + 1/1000"
      case "period": lines[place] += "/2"
      case "comparison": lines[place] = "comparison y rad"
      default: return nil
      }
      return lines
    }
  }

  /// Certificates written by hand of what is not true.
  @Test(
    arguments: [
      // ln x has to have a value, and so has √(x − 4) where it stands beside 0.
      ["asked i*ln(x) = i*ln(x)", "comparison x rad", "condition 0 = 0", "holds -oo oo"],
      ["asked i*x = i*x", "comparison x rad", "condition x = x", "holds 0 oo", "holds -oo 0"],
      [
        "asked e^(i*sqrt(x-4)*0) = 1", "comparison x rad", "condition 1 = 1", "holds -oo oo",
      ],
      ["asked i*x = i", "comparison x rad", "condition x = 2", "only -oo oo", "change 2"],
      ["asked i*x = 1", "comparison x rad", "condition x = 1", "only -oo oo", "change 1"],
      ["asked i*x < 1", "comparison x rad", "condition 0 < 1", "holds -oo oo"],
      ["asked 1/(i*x) != 1", "comparison x rad", "condition 0 != 1", "holds -oo oo"],
      // √(ix) and cis x are no real numbers.
      [
        "asked sqrt(i*x) = 1", "comparison x rad", "condition sqrt(x) = 1", "only 0 oo", "change 1",
      ],
      ["asked cis(x) = 1", "comparison x rad", "condition cis(x) = 1", "fails -oo oo"],
      ["asked x*i*i = 1", "comparison x deg", "condition -x = 1", "only -oo oo", "change -1"],
    ]
  )
  func `what is not true does not check`(steps: [String]) {
    expectNothing(["parts x rad"] + steps, "by hand")
  }
}

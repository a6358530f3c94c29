// Proofs of the solutions of systems in which unknowns are put in: they check, and nothing else
// does in their place.

import Certificates
import Sessions
import Testing

@Suite("Proofs by substitution")
struct SubstitutionProofTests {
  /// Systems with the number of their points: from the graphs of both equations, and with mpmath's findroot.
  private static let systems: [(text: String, count: Int)] = [
    ("solve(x + y = 3; e^x = y; x; y)", 1),
    ("solve(y = sin x; x + 2y = 1; x; y)", 1),
    ("solve(y = ln x; x + y = 2; x; y)", 1),
    ("solve(y = 2^x; y = x^2; x; y)", 3),
    ("solve(x*y = 1; y = e^x; x; y)", 1),
    ("solve(y = cos x; y = x; x; y)", 1),
    ("solve(e^x = 2; x + y = 3; x; y)", 1),
    ("solve(x + y + z = 1; y = e^x; z = x; x; y; z)", 1),
    ("solve(sqrt(x) + y = 2; x = y; x; y)", 1),
  ]

  @Test(arguments: systems)
  func `the points of a system are proved`(text: String, count: Int) {
    let lines = proof(text)
    #expect(lines.first?.hasPrefix("substitutions ") == true, "\(lines)")
    #expect(
      SolutionCheck.outcome(of: lines) == .proved(count: count, isPeriodic: false),
      "\(lines)"
    )
  }

  @Test(arguments: systems)
  func `a proof that was changed does not check`(text: String, count: Int) {
    let lines = proof(text)
    for place in lines.indices where !lines[place].hasPrefix("solution") {
      var others = lines
      others.remove(at: place)
      while place < others.count, others[place].hasPrefix("solution") { others.remove(at: place) }
      expectNothing(others, text)
      let changes = [("equation", " + 1"), ("put", " + 1"), ("put", "*2")]
      for (word, more) in changes where lines[place].hasPrefix(word) {
        others = lines
        others[place] += more
        expectNothing(others, text)
      }
    }
  }

  /// What an equation does not say, or says only where parts have values, is not put in.
  @Test(
    arguments: [
      ["equation y = sqrt(x)", "equation x = -1", "put 1 ; y ; sqrt(x)"],
      ["equation x*y = x", "equation x = -1", "put 1 ; y ; 1"],
      ["equation y + ln(x) = 1 + ln(x)", "equation x = -1", "put 1 ; y ; 1"],
      ["equation y + 0*ln(x) = 1", "equation x = -1", "put 1 ; y ; 1"],
      ["equation y^2 = 1", "equation x = -1", "put 1 ; y ; 1"],
      ["equation y = 1", "equation x = -1", "put 2 ; y ; 1"],
      ["equation y = y", "equation x = -1", "put 1 ; y ; 1"],
      ["equation y = e^y - 1", "equation x = -1", "put 1 ; y ; e^y - 1"],
      ["equation y = 1", "equation x = -2", "put 1 ; y ; 1"],
    ]
  )
  func `what an equation does not tell is not put in`(lines: [String]) {
    let zeros = ["zeros x rad", "equation x = -1", "noZero -oo -2", "oneZero -2 0", "noZero 0 oo"]
    expectNothing(["substitutions x y"] + lines + zeros, "by hand")
    let right = ["equation y = 1", "equation x = -1", "put 1 ; y ; 1"]
    let outcome = SolutionCheck.outcome(of: ["substitutions x y"] + right + zeros)
    #expect(outcome == .proved(count: 1, isPeriodic: false))
  }

  /// Angles are in radians: sin 30 is not 1/2.
  @Test func `the unit of angles is not taken from the inner proof`() {
    let system = ["substitutions x y", "equation y = 1", "equation x = sin(30)", "put 1 ; y ; 1"]
    let zeros = ["equation x = sin(30)", "atMost -oo oo 1 0 1"]
    expectNothing(system + ["zeros x deg"] + zeros + ["solution 1/2"], "by hand")
    let outcome = SolutionCheck.outcome(
      of: system + [
        "zeros x rad", "equation x = sin(30)",
        "atMost -oo oo 1 -2 1", "solution sin(30)",
      ]
    )
    #expect(outcome == .proved(count: 1, isPeriodic: false))
  }
}

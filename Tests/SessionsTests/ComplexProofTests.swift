// Proofs of complex solutions: they check, and nothing else does in their place.

import Certificates
import Sessions
import TestSupport
import Testing

@Suite("Proofs of complex solutions")
struct ComplexProofTests {
  /// Equations with how many families of solutions they have: by hand, from the roots of a polynomial of the
  /// inner expression.
  private static let equations: [(text: String, outcome: SolutionCheck.Outcome)] = [
    ("solve(e^z = -1; z; complex)", .provedFamilies(single: 0, families: 1)),
    ("solve(e^(2z) = 1; z; complex)", .provedFamilies(single: 0, families: 1)),
    ("solve(e^(2z) - 3e^z + 2 = 0; z; complex)", .provedFamilies(single: 0, families: 2)),
    ("solve(e^z + e^(-z) = 1; z; complex)", .provedFamilies(single: 0, families: 2)),
    ("solve(2^z + 4^z = 6; z; complex)", .provedFamilies(single: 0, families: 2)),
    ("solve(2^z = 8i; z; complex)", .provedFamilies(single: 0, families: 1)),
    ("solve(sin z = 2; z; complex)", .provedFamilies(single: 0, families: 2)),
    ("solve(cos z = 3/2; z; complex)", .provedFamilies(single: 0, families: 2)),
    ("solve(cos z = 1; z; complex)", .provedFamilies(single: 0, families: 1)),
    ("solve(sin(z)^2 = 1; z; complex)", .provedFamilies(single: 0, families: 1)),
    ("solve(tan z = 2i; z; complex)", .provedFamilies(single: 0, families: 1)),
    ("solve(tan(2z) = 1; z; complex)", .provedFamilies(single: 0, families: 1)),
    // By the roots of a polynomial of e^(iz): (u − 1)²(u² + u + 1) = 0.
    ("solve(cos z = cos(2z); z; complex)", .provedFamilies(single: 0, families: 1)),
    ("solve(cis z = i; z; complex)", .provedFamilies(single: 0, families: 1)),
    ("solve(sqrt(z) = 1 + i; z; complex)", .proved(count: 1, isPeriodic: false)),
  ]

  @Test(arguments: equations)
  func `complex solutions are proved`(text: String, outcome: SolutionCheck.Outcome) {
    let lines = proof(text)
    #expect(SolutionCheck.outcome(of: lines) == outcome, "\(text): \(lines)")
  }

  @Test(arguments: seeds(4))
  func `a proof that was changed does not check`(seed: UInt64) {
    expectNothingOfChanged(Self.equations.map { $0.text }, longerThan: 3, seed: seed, changed)
  }

  /// Lines that say something else, which is not true.
  private func changed(_ lines: [String], _ random: inout SplitMix64) -> [String] {
    var lines = lines
    let place = Int.random(in: 1..<lines.count, using: &random)
    let words = lines[place].split(separator: " ").map { String($0) }
    switch words[0] {
    case "equation", "point": lines[place] += " + 1/7"
    case "inner": lines.remove(at: place)
    case "period":
      lines[place] = "period (" + words[1...].joined(separator: " ") + ")"
      lines[place] += ["/2", "*2", "*i"][Int.random(in: 0..<3, using: &random)]
    default:
      var parts = lines[place].dropFirst(7).split(separator: ";").map { String($0) }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: parts[0] += "+ 1/7 "
      case 1: parts[0] += "+ i/7 "
      case 2: parts[1] += "*2"
      default:
        lines.remove(at: place)
        return lines
      }
      lines[place] = "family " + parts.joined(separator: ";")
    }
    return lines
  }

  /// Certificates written by hand: of e^(iz) both zeros of (2 + i)u² = i − 2.
  @Test func `sines and cosines together are proved by turns`() {
    let lines = [
      "complex z rad", "equation sin(z) = 2cos(z)", "inner e^(i*z)", "period 2pi",
      "family atan(2) ; pi",
    ]
    #expect(SolutionCheck.outcome(of: lines) == .provedFamilies(single: 0, families: 1))
  }

  /// Certificates written by hand of what is not true, and of what is not proved by them.
  @Test(
    arguments: [
      ["equation e^z = 1", "inner e^z", "period 4pi*i", "family 0 ; 4pi*i"],
      ["equation e^z = 1", "inner e^z", "period 2pi*i", "family 0 ; 4pi*i"],
      ["equation e^z = 1", "inner e^z", "period 2pi*i", "family 0 ; 2pi"],
      ["equation e^z = 1", "inner e^z", "point 0"],
      ["equation e^z = 1", "inner e^z", "period 2pi*i", "family 0 ; 2pi*i", "point 1"],
      ["equation e^z = 1", "inner z", "point 0"],
      ["equation e^z = 0", "inner e^z", "period pi*i"],
      ["equation e^(2z) = e^z", "inner e^z", "period 2pi*i"],
      ["equation sin(z) = 2", "inner sin(z)", "period 2pi", "family pi/2 - ln(2+sqrt(3))*i ; 2pi"],
      // The same family twice.
      [
        "equation sin(z) = 2", "inner sin(z)", "period 2pi",
        "family pi/2 - ln(2+sqrt(3))*i ; 2pi", "family 5pi/2 - ln(2+sqrt(3))*i ; 2pi",
      ],
      ["equation sin(z) = 0", "inner sin(z)", "period pi", "family 0 ; pi"],
      ["equation 0*sin(z) = 0", "inner sin(z)", "period 2pi"],
      ["equation sin(z)^2 + cos(z)^2 = 1", "inner sin(z)", "period 2pi"],
      ["equation sin(z) = 2cos(z)", "inner e^(i*z)", "period 2pi", "family atan(2) ; 2pi"],
      ["equation sin(z) = 2cos(z)", "inner e^(i*z)", "period pi", "family atan(2) ; pi"],
      ["equation sin(z) = 2cos(z)", "inner e^(i*z)", "period 2pi", "family atan(2) ; pi/2"],
      ["equation sin(z)^2 + cos(z)^2 = 1", "inner e^(i*z)", "period 2pi"],
      ["equation cis(z) = 0*z", "inner e^(i*z)", "period 2pi"],
      ["equation cos(z) = cos(z/2)", "inner e^(i*z)", "period 2pi", "family 0 ; 2pi"],
      ["equation tan(z) = i", "inner e^(i*z)", "period 2pi", "family 0 ; pi"],
      ["equation z^2 = 1", "inner z", "point 1"],
      ["equation z^2 = 1", "inner z", "point 1", "point 1"],
      ["equation z^2 = -1", "inner z^2", "point i"],
      ["equation conj(z) = z", "inner z", "point 0"],
      ["equation z*abs(z) = 1", "inner z", "point 1"],
      ["equation ln(z) = 4i", "inner ln(z)", "point e^(4i)"],
    ]
  )
  func `what is not true does not check`(steps: [String]) {
    expectNothing(["complex z rad"] + steps, "by hand")
  }
}

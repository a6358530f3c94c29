// Proofs of solutions in whole numbers, and of points of systems that are chosen by comparisons: they check,
// and nothing else does in their place.

import Certificates
import Sessions
import TestSupport
import Testing

@Suite("Proofs of whole numbers")
struct WholeProofTests {
  /// Comparisons with the number of their whole solutions, or as a family: those of two unknowns by trying all
  /// pairs from −200 to 200 with Python, the others by hand.
  private static let tasks: [(text: String, outcome: SolutionCheck.Outcome)] = [
    ("solve(x^2 < 30; x; integer)", .proved(count: 11, isPeriodic: false)),
    ("solve(x^2 < 10; x = 0..5; integer)", .proved(count: 4, isPeriodic: false)),
    ("solve(|x| + x^2 <= 20; x; integer)", .proved(count: 9, isPeriodic: false)),
    ("solve(sqrt(x) < 3; x; integer)", .proved(count: 9, isPeriodic: false)),
    ("solve(x^2 + y^2 = 25; x; y; integer)", .proved(count: 12, isPeriodic: false)),
    ("solve(2x^2 + 3y^2 = 35; x; y; integer)", .proved(count: 8, isPeriodic: false)),
    ("solve(x^2 + x*y + y^2 = 7; x; y; integer)", .proved(count: 12, isPeriodic: false)),
    ("solve(x*y = 12; x; y; integer)", .proved(count: 12, isPeriodic: false)),
    ("solve(x*y + 2x - 3y = 1; x; y; integer)", .proved(count: 4, isPeriodic: false)),
    ("solve(1/x + 1/y = 1; x; y; integer)", .proved(count: 1, isPeriodic: false)),
    ("solve(2/x - 3/y = 1; x; y; integer)", .proved(count: 7, isPeriodic: false)),
    ("solve(x^2 - y^2 = 3; x; y; integer)", .proved(count: 4, isPeriodic: false)),
    ("solve(x^2 + 3x*y + 2y^2 = 4; x; y; integer)", .proved(count: 6, isPeriodic: false)),
    ("solve(3x + 5y = 1; x; y; integer)", .provedFamily(parameters: 1)),
    ("solve(6x + 4y = 8; x; y; integer)", .provedFamily(parameters: 1)),
    ("solve(6x + 4y = 7; x; y; integer)", .proved(count: 0, isPeriodic: false)),
    // Residue classes, by trying the numbers of one period with Python.
    ("solve(mod(x^2; 7) = 2; x; integer)", .provedFamilies(single: 0, families: 2)),
    ("solve(mod(x^2; 7) = 3; x; integer)", .proved(count: 0, isPeriodic: false)),
    ("solve(mod(5x; 7) >= 3; x; integer)", .provedFamilies(single: 0, families: 4)),
    ("solve(mod(x^2 + x; 6) = 0; x; integer)", .provedFamilies(single: 0, families: 2)),
    (
      "solve(mod(x; 3) = 1; mod(x; 5) = 2; x; integer)", .provedFamilies(single: 0, families: 1)
    ),
    ("solve((-1)^x = 1; x; integer)", .provedFamilies(single: 0, families: 1)),
    ("solve(3y = x^2 + 1; x; y; integer)", .proved(count: 0, isPeriodic: false)),
    ("solve(x^2 - 3y^2 = -1; x; y; integer)", .proved(count: 0, isPeriodic: false)),
    ("solve(x + y = 5; x - y = 1; x; y; integer)", .proved(count: 1, isPeriodic: false)),
    ("solve(x + y = 5; x - y = 2; x; y; integer)", .proved(count: 0, isPeriodic: false)),
    ("solve(x + y = 3; x*y = 2; x < y)", .proved(count: 1, isPeriodic: false)),
    ("solve(x^2 + y^2 = 25; x + y = 7; x > y)", .proved(count: 1, isPeriodic: false)),
  ]

  @Test(arguments: tasks)
  func `whole solutions are proved`(text: String, outcome: SolutionCheck.Outcome) {
    let lines = proof(text)
    #expect(SolutionCheck.outcome(of: lines) == outcome, "\(text): \(lines)")
  }

  @Test(arguments: seeds(4))
  func `a proof that was changed does not check`(seed: UInt64) {
    expectNothingOfChanged(Self.tasks.map { $0.text }, seed: seed, changed)
  }

  /// Lines that say something else, which is not true.
  private func changed(_ lines: [String], _ random: inout SplitMix64) -> [String]? {
    var lines = lines
    let steps = lines.indices.dropFirst().filter { place in
      ["point", "bounds", "product", "residues", "root", "only"].contains {
        lines[place].hasPrefix($0 + " ")
      }
    }
    guard let place = steps.randomElement(using: &random) else { return nil }
    let words = lines[place].split(separator: " ").map { String($0) }
    switch words[0] {
    case "point":
      if Bool.random(using: &random) { lines.remove(at: place) } else { lines[place] += " + 1" }
    case "root":
      if Bool.random(using: &random) { lines.remove(at: place) } else { lines[place] += " + 1" }
    case "bounds":
      // So close to zero that a solution lies outside.
      lines[place] = "bounds \(words[1]) 0 0"
      if lines.contains("point 0") && lines.count(where: { $0.hasPrefix("point") }) == 1 {
        return nil
      }
    case "product": lines[place] += " + 1"
    case "residues":
      // Of other steps of the unknown another remainder comes.
      lines[place] = "residues 1"
    // Of another number than a comparison: of the pieces, or of all real points.
    default: return nil
    }
    return lines
  }

  /// Certificates written by hand of what is not true.
  @Test(
    arguments: [
      ["whole x y", "condition x*y = 12", "product x ; y ; 12", "point 3 ; 4"],
      ["whole x y", "condition x*y = 1", "product x ; y ; 1", "point 1 ; 1"],
      ["whole x y", "condition x*y = 0", "product x ; y ; 0", "point 0 ; 0"],
      // 4·(x − 1/2)·(y − 1/2) is 7, and no factor is whole.
      ["whole x y", "condition 2x*y - x - y = 3", "product x - 1/2 ; 2y - 1 ; 7/2"],
      ["whole x y", "condition 4x*y = 1", "product x ; 4y ; 2"],
      ["whole x y", "condition x*y = 1", "product 2x ; y/2 ; 1"],
      ["whole x y", "condition 1/x = 1/y", "product x ; y ; 1"],
      ["whole x y", "condition x/y = 1", "bounds x -1 1", "point -1 ; -1", "point 1 ; 1"],
      [
        "whole x y", "condition x^2 - y^2 = 1", "bounds x -2 2", "point -1 ; 0", "point 1 ; 0",
      ],
      ["whole x y", "condition x^2 + y^2 = 25", "bounds x 0 0", "point 0 ; -5", "point 0 ; 5"],
      ["whole x y", "condition 3x + 5y = 1", "parameters t", "point 2 + 10t ; -1 - 6t"],
      ["whole x y", "condition 3x + 5y = 1", "parameters t", "point 2 + 5t ; -1 + 3t"],
      ["whole x y", "condition 3x + 5y = 1", "parameters t", "point 3 + 5t ; -1 - 3t"],
      ["whole x y", "condition 3x + 5y = 1", "parameters t", "point 2 + 5t/2 ; -1 - 3t/2"],
      ["whole x y", "condition 3x + 5y = 1"],
      ["whole x y", "condition 3x + 6y = 3"],
      ["whole x y", "condition 3x + 5y < 1", "parameters t", "point 2 + 5t ; -1 - 3t"],
      ["whole x x", "condition 3x + 5x = 1"],
      // Angles are in radians.
      [
        "whole x", "condition sin(x) = 1", "bounds x 90 90", "point 90", "comparison x deg",
        "condition sin(x) = 1", "condition x >= 90", "condition x <= 90",
      ],
      // What is told twice, is left out, does not repeat, or has a value for some numbers only.
      [
        "whole x", "condition mod(x, 4) = 1", "residues 4", "parameters n", "point 1 + 4n",
        "point 5 + 4n",
      ],
      ["whole x", "condition mod(x, 4) = 1", "residues 8", "parameters n", "point 1 + 8n"],
      ["whole x", "condition mod(x, 4) = 1", "residues 4", "parameters n", "point 2 + 4n"],
      ["whole x", "condition mod(x, 4) = 1", "residues 4", "parameters n", "point 1 + 2n"],
      ["whole x", "condition mod(x, 4) = 1", "residues 2", "parameters n", "point 1 + 2n"],
      ["whole x", "condition mod(x, 4) = 1", "residues 4", "parameters x", "point 1 + 4x"],
      ["whole x", "condition mod(x, 4) = x", "residues 4"],
      ["whole x", "condition mod(x/2, 2) = 1", "residues 2"],
      ["whole x", "condition mod(x^2/2, 2) = 1/2", "residues 1"],
      ["whole x", "condition mod(2^x, 3) = 1", "residues 1", "parameters n", "point n"],
      ["whole x", "condition (-1)^(x/2) = 1", "residues 4"],
      ["whole x", "condition (-1)^x = 1", "residues 1", "parameters n", "point n"],
      ["whole x", "condition mod(x, 4) = 1", "residues 0"],
      ["whole x y", "condition 3y = x^2 + 2", "residues 3"],
      ["whole x y", "condition 3y = x^2 + 1", "residues 2"],
      ["whole x y", "condition 3y = x^2 + 1", "residues 1"],
      ["whole x y", "condition 3y > x^2 + 1", "residues 3"],
      ["whole x y", "condition y/3 = x/2 + 1/6", "residues 2"],
      [
        "whole x", "condition x^2 < 30", "bounds x -5 5", "point 0", "comparison x rad",
        "condition x^2 < 1", "from -oo 0 open", "change -1", "to 0 oo open", "change 1",
      ],
      [
        "whole x", "condition x > 0", "bounds x 0 2", "point 1", "point 2", "comparison x rad",
        "condition x > 0", "from -oo oo open", "change 0",
      ],
      [
        "whole x", "condition x^2 < 5", "bounds x -1 1", "point -1", "point 0", "point 1",
        "comparison x rad", "condition x^2 < 5", "from -oo 0 open", "change -sqrt(5)",
        "to 0 oo open", "change sqrt(5)",
      ],
      [
        "system x y", "equation x = 1", "equation 2y = 1", "only whole",
        "combination x - 1 ; 1 ; 0", "root 1", "combination 2y - 1 ; 0 ; 1", "root 1/2",
        "point 1 ; 1/2",
      ],
      [
        "system x y", "equation x = 1", "equation y = 1", "condition x < y",
        "combination x - 1 ; 1 ; 0", "root 1", "combination y - 1 ; 0 ; 1", "root 1",
        "point 1 ; 1",
      ],
      [
        "system x y", "equation x = 1", "equation y = 1", "condition ln(x-y) < 5",
        "combination x - 1 ; 1 ; 0", "root 1", "combination y - 1 ; 0 ; 1", "root 1",
        "point 1 ; 1",
      ],
      [
        "system x y", "equation x = y", "condition x > 1", "combination x - y ; 1",
        "parameters t", "point t ; t",
      ],
      [
        "system x y", "equation x = y", "only whole", "combination x - y ; 1", "parameters t",
        "point t ; t",
      ],
    ]
  )
  func `what is not true does not check`(lines: [String]) {
    expectNothing(lines, "by hand")
  }
}

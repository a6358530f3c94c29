// Proofs of solutions that functions take families to, and of those of products: they check, and nothing
// else does in their place.

import Certificates
import Sessions
import TestSupport
import Testing

@Suite("Proofs of families")
struct FamilyProofTests {
  /// Equations with how many single solutions and families they have: by hand, as in
  /// Tests/Golden/solutions.txt.
  private static let equations: [(text: String, single: Int, families: Int)] = [
    ("sin(1/x) = 0", 0, 1),
    ("sin(1/x) = 1/2", 0, 2),
    ("sin(sqrt(x)) = 1/2", 0, 2),
    ("sin(x^2) = 1/2", 0, 4),
    ("sin(x^3) = 0", 0, 1),
    ("sin(1/x^2) = 0", 0, 2),
    ("sin(x^2 + x) = 0", 0, 2),
    ("sin(e^x) = 0", 0, 1),
    ("cos(ln(x)) = 0", 0, 1),
    ("tan(sqrt(x)) = 1", 0, 1),
    ("sqrt(x)*sin(x) = 0", 0, 1),
    ("ln(x)*sin(x) = 0", 1, 1),
    ("sin(x)/sqrt(x) = 0", 0, 1),
    ("sqrt(4 - x)*cos(x) = 0", 1, 1),
    ("sqrt(x)*sin(x) = sin(x)", 1, 1),
    ("(x - 2)*sin(1/x) = 0", 1, 1),
    ("sqrt(x)*sin(1/x) = 0", 0, 1),
    ("sin(1/x) = 0 and x > 0", 0, 1),
  ]

  @Test(arguments: equations)
  func `families are proved`(text: String, single: Int, families: Int) {
    let lines = proof(text)
    #expect(
      SolutionCheck.outcome(of: lines) == .provedFamilies(single: single, families: families),
      "\(text): \(lines)"
    )
  }

  @Test(arguments: seeds(4))
  func `a proof that was changed does not check`(seed: UInt64) {
    expectNothingOfChanged(Self.equations.map { $0.text }, longerThan: 4, seed: seed, changed)
  }

  /// Lines that say something else, which is not true: one left out, or with another number or word.
  private func changed(_ lines: [String], _ random: inout SplitMix64) -> [String] {
    var lines = lines
    let place = Int.random(in: 1..<lines.count, using: &random)
    var words = lines[place].split(separator: " ").map { String($0) }
    switch words[0] {
    case "solution", "change", "point": lines[place] += " + 1/1000"
    case "equation": lines[place] += " + 1"
    case "period":
      lines[place] = "period (" + words[1...].joined(separator: " ") + ")*3/2"
    case "condition":
      lines[place] += " - 1"
    case "factor":
      lines[place] = "factor " + ["1 - ", "2 + "][Int.random(in: 0..<2, using: &random)]
      lines[place] += words[1...].joined(separator: " ")
    case "family":
      var parts = words[2...].joined(separator: " ").split(separator: ";").map { String($0) }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: parts[0] += "+ 1 "
      case 1: parts[1] += "+ 1/7 "
      case 2: parts[2] += "*2"
      case 3: parts[2] += "/2"
      default:
        words[1] = words[1] == "all" ? "notZero" : "all"
      }
      lines[place] = "family \(words[1]) " + parts.joined(separator: ";")
    case "zeros", "comparison": lines[place] = words[0] + " " + words[1] + " deg"
    default:
      // A piece is left out, with what is told of it.
      lines.remove(at: place)
      while place < lines.count,
        lines[place].hasPrefix("solution") || lines[place].hasPrefix("change")
      {
        lines.remove(at: place)
      }
    }
    return lines
  }

  /// Certificates written by hand of what is not true.
  @Test func `what is not true does not check`() {
    let sine = [
      "zeros u rad", "equation sin(u) = 0", "period 2pi", "noZero -5/2 -3/2", "oneZero -3/2 3/2",
      "solution 0", "noZero 3/2 9/4", "oneZero 9/4 4", "solution pi",
    ]
    let own = sine.map { $0.replacing("zeros u", with: "zeros x").replacing("(u)", with: "(x)") }
    let root = [
      "zeros x rad", "equation x = 0", "noZero -oo -1", "oneZero -1 1", "solution 0", "noZero 1 oo",
    ]
    let right = [
      "comparison x rad", "condition x >= 0", "from -oo 1 closed", "change 0", "holds 1 oo",
    ]
    func lines(_ equation: String, _ parts: [String]...) -> [String] {
      ["families x rad", "equation " + equation] + parts.joined()
    }
    let inverse = ["factor sin(1/x) ; 1/x"] + sine
    let product = right + ["factor x ; x"] + root + ["factor sin(x) ; x"] + own
    // These are true.
    #expect(
      SolutionCheck.outcome(of: lines("sin(1/x) = 0", inverse, ["family notZero 1/u ; 0 ; pi"]))
        == .provedFamilies(single: 0, families: 1)
    )
    #expect(
      SolutionCheck.outcome(
        of: lines("sqrt(x)*sin(x) = 0", product, ["family fromZero x ; 0 ; pi"])
      )
        == .provedFamilies(single: 0, families: 1)
    )
    // Powers of one number are powers of one of them.
    let power = [
      "factor e^(2x) - 5e^x + 6 ; e^x", "zeros u rad", "equation u^2 - 5u + 6 = 0",
      "atMost -oo oo 2 1 5/2 4", "solution 2", "solution 3",
    ]
    #expect(
      SolutionCheck.outcome(
        of: lines("e^(2x) - 5e^x + 6 = 0", power, ["point ln(2)", "point ln(3)"])
      ) == .provedFamilies(single: 2, families: 0)
    )
    for wrong in [
      // A family twice, a member of one by itself, and two families as one more.
      lines(
        "sin(1/x) = 0",
        inverse,
        ["family notZero 1/u ; 0 ; pi", "family notZero 1/u ; 0 ; pi"]
      ),
      lines(
        "sin(1/x) = 0",
        inverse,
        ["family notZero 1/u ; 0 ; pi", "family notZero 1/u ; 0 ; 2pi"]
      ),
      lines(
        "x*sin(x) = 0",
        ["factor x ; x"],
        root,
        ["factor sin(x) ; x"],
        own,
        ["family all x ; 0 ; pi", "point 0"]
      ),
      lines("sin(1/x) = 0", inverse, ["family all 1/u ; 0 ; pi"]),
      lines("e^(2x) - 5e^x + 6 = 0", power, ["point ln(2)"]),
      lines("e^(2x) - 5e^x + 6 = 0", power, ["point 2", "point 3"]),
      lines("e^(2x) - 5e^x + 7 = 0", power, ["point ln(2)", "point ln(3)"]),
      lines("sin(1/x) = 0", inverse, ["family fromZero 1/u ; pi ; pi"]),
      lines("sin(1/x) = 0", inverse, ["family notZero 1/u ; 0 ; 2pi"]),
      lines("sin(1/x) = 0", inverse, ["family notZero u ; 0 ; pi"]),
      lines("sin(1/x) = 0", inverse, ["family notZero 1/u ; 0 ; pi", "point 0"]),
      lines("sin(1/x) = 0", inverse),
      lines("cos(1/x) = 0", inverse, ["family notZero 1/u ; 0 ; pi"]),
      lines("sin(1/x)/(0*x) = 0", inverse, ["family notZero 1/u ; 0 ; pi"]),
      lines("0*sin(1/x) = 0", inverse, ["family notZero 1/u ; 0 ; pi"]),
      lines(
        "sqrt(x)*sin(1/x) = 0",
        ["factor x ; x"],
        root,
        inverse,
        ["family notZero 1/u ; 0 ; pi"]
      ),
      lines("ln(-1)*sin(1/x) = 0", inverse, ["family notZero 1/u ; 0 ; pi"]),
      lines("sqrt(x)*sin(x) = 0", product, ["family all x ; 0 ; pi"]),
      lines("sqrt(x)*sin(x) = 0", product, ["family fromZero x ; 0 ; -pi"]),
      lines("sqrt(x)*sin(x) = 0", product, ["family fromZero x ; pi ; pi"]),
      lines("sin(x)*sqrt(x) = 0", Array(product.dropFirst(5)), ["family fromZero x ; 0 ; pi"]),
      lines("sqrt(x)*sin(x) = 1", product, ["family fromZero x ; 0 ; pi"]),
      lines("ln(x)*sin(x) = 0", product, ["family fromZero x ; 0 ; pi"]),
      lines(
        "sin(x^2) = 0",
        ["factor sin(x^2) ; x^2 ; x^2 + 1"],
        sine,
        ["family all sqrt(u) ; 0 ; pi"]
      ),
    ] { expectNothing(wrong, "by hand") }
  }

  /// Where zeros repeat after a part of the function's period, all of them in it are told.
  @Test(
    arguments: [
      ("sin x = 0", 2), ("cos(2x) = 0", 2), ("cos x = cos(2x)", 3), ("sin(x)^2 = 1/4", 4),
    ]
  )
  func `the zeros in a period are proved`(text: String, count: Int) {
    let lines = proof(text)
    #expect(
      SolutionCheck.outcome(of: lines) == .proved(count: count, isPeriodic: true),
      "\(lines)"
    )
  }
}

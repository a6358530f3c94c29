// Proofs of inequalities through inner expressions: they check, and nothing else does in their place.

import Certificates
import Sessions
import TestSupport
import Testing

@Suite("Proofs of images of ranges")
struct ImageProofTests {
  /// Inequalities with how many single ranges and families they have: by hand, as in
  /// Tests/Golden/solutions.txt.
  private static let inequalities: [(text: String, single: Int, families: Int)] = [
    ("sin(1/x) > 0", 1, 1),
    ("sin(1/x) >= 0", 1, 1),
    ("sin(x^2) > 1/2", 0, 2),
    ("sin(x^2) >= 0", 1, 2),
    ("sin(x^2) >= 1", 0, 2),
    ("cos(sqrt(x)) <= 0", 0, 1),
    ("tan(x^2) < 1", 1, 2),
    ("tan(1/x) < 1", 2, 1),
    ("sin(e^x) > 0", 1, 1),
    ("sin(2^x) > 1/2", 0, 1),
    ("sin(ln(x)) >= 1/2", 0, 1),
    ("sin(x^3) > 0", 0, 1),
    ("sin(x^2 + x) > 0", 0, 2),
    ("sin(1/x) > 0 and x > 0", 1, 1),
    ("sin(1/x) > 0 and x^2 < 1", 1, 1),
  ]

  @Test(arguments: inequalities)
  func `families of ranges are proved`(text: String, single: Int, families: Int) {
    let lines = proof(text)
    #expect(
      SolutionCheck.outcome(of: lines) == .provedFamilies(single: single, families: families),
      "\(text): \(lines)"
    )
  }

  @Test func `few ranges are proved`() {
    for (text, count) in [("sin(1/x) <= 1", 2), ("solve(sin(1/x) > 0; x = 1/20..1)", 4)] {
      #expect(SolutionCheck.outcome(of: proof(text)) == .proved(count: count, isPeriodic: false))
    }
  }

  @Test(arguments: seeds(4))
  func `a proof that was changed does not check`(seed: UInt64) {
    expectNothingOfChanged(
      Self.inequalities.map { $0.text },
      longerThan: 4,
      times: 4,
      seed: seed,
      changed
    )
  }

  /// Lines that say something else, which is not true: one left out, or with another number or word.
  private func changed(_ lines: [String], _ random: inout SplitMix64) -> [String]? {
    var lines = lines
    let place = Int.random(in: 1..<lines.count, using: &random)
    var words = lines[place].split(separator: " ").map { String($0) }
    switch words[0] {
    case "change": lines[place] += " + 1/1000"
    case "period": lines[place] = "period (" + words[1...].joined(separator: " ") + ")*3/2"
    case "condition": lines[place] += " - 1"
    case "through": lines[place] = lines[place].replacing(" ; ", with: " ; 1 + ")
    case "comparison": lines[place] = words[0] + " " + words[1] + " deg"
    case "family":
      switch Int.random(in: 0..<4, using: &random) {
      case 0: words[1] = words[1] == "all" ? "notZero" : "all"
      case 1: words[2] = words[2] == "open" ? "closed" : "open"
      case 2: words[words.count - 1] += "*2"
      default: words[words.count - 1] += " + 1/7"
      }
      lines[place] = words.joined(separator: " ")
    case "range":
      if Bool.random(using: &random), words[1] != "none" {
        words[1] = words[1] == "open" ? "closed" : "open"
        lines[place] = words.joined(separator: " ")
      } else {
        lines[place] += " + 1/7"
      }
    default:
      // A piece is left out, with what is told of it.
      lines.remove(at: place)
      while place < lines.count, lines[place].hasPrefix("change") { lines.remove(at: place) }
    }
    return lines
  }

  /// Certificates written by hand: the first of each is true, and the others are not.
  @Test func `what is not true does not check`() {
    let sine = [
      "comparison u rad", "condition sin(u) > 0", "period 2pi", "holds 1 2", "to 2 9/2 open",
      "change pi", "fails 9/2 6", "from 6 15/2 open", "change 2pi",
    ]
    func lines(_ condition: String, _ through: String, _ told: String...) -> [String] {
      ["images x rad", "condition " + condition, "through 1 ; " + through] + sine + told
    }
    let family = "family notZero open open 1/u ; 0 ; pi ; 2pi"
    func expect(_ lines: [String], single: Int, families: Int) {
      #expect(
        SolutionCheck.outcome(of: lines) == .provedFamilies(single: single, families: families)
      )
    }
    expect(lines("sin(1/x) > 0", "1/x", family, "range open none 1/pi"), single: 1, families: 1)
    // The same members in two families, and one of them by itself.
    expect(
      lines(
        "sin(1/x) > 0",
        "1/x",
        "family fromZero open open 1/u ; 2pi ; 3pi ; 2pi",
        "family fromZero open open 1/u ; -2pi ; -pi ; -2pi",
        "range open none 1/pi"
      ),
      single: 1,
      families: 2
    )
    expect(
      lines(
        "sin(1/x) > 0",
        "1/x",
        "family fromZero open open 1/u ; 4pi ; 5pi ; 2pi",
        "family fromZero open open 1/u ; -2pi ; -pi ; -2pi",
        "range open open 1/(3pi) ; 1/(2pi)",
        "range open none 1/pi"
      ),
      single: 2,
      families: 2
    )
    for wrong in [
      lines("sin(1/x) > 0", "1/x", family),
      lines("sin(1/x) > 0", "1/x", "range open none 1/pi"),
      lines("sin(1/x) > 0", "1/x", family, family, "range open none 1/pi"),
      lines("sin(1/x) > 0", "1/x", family, "range open none 1/pi", "range open none 1/pi"),
      // A member twice: in a family and by itself, or in two families.
      lines(
        "sin(1/x) > 0",
        "1/x",
        family,
        "range open open 1/(3pi) ; 1/(2pi)",
        "range open none 1/pi"
      ),
      lines(
        "sin(1/x) > 0",
        "1/x",
        family,
        "family fromZero open open 1/u ; 2pi ; 3pi ; 2pi",
        "range open none 1/pi"
      ),
      lines("sin(1/x) > 0", "1/x", family, "range closed none 1/pi"),
      lines("sin(1/x) > 0", "1/x", family, "range none none"),
      lines("sin(1/x) > 0", "1/x", family, "range open open 1/pi ; 1000"),
      // What touches is one range.
      lines("sin(1/x) > 0", "1/x", family, "range open closed 1/pi ; 2", "range open none 2"),
      lines("sin(1/x) > 0", "1/x", "family all open open 1/u ; 0 ; pi ; 2pi"),
      lines(
        "sin(1/x) > 0",
        "1/x",
        "family notZero open closed 1/u ; 0 ; pi ; 2pi",
        "range open none 1/pi"
      ),
      lines(
        "sin(1/x) > 0",
        "1/x",
        "family notZero open open 1/u ; 0 ; pi ; 4pi",
        "range open none 1/pi"
      ),
      lines(
        "sin(1/x) > 0",
        "1/x",
        "family notZero open open 2/u ; 0 ; pi ; 2pi",
        "range open none 1/pi"
      ),
      lines("sin(1/x) >= 0", "1/x", family, "range open none 1/pi"),
      lines("sin(1/x)/x > 0", "1/x", family, "range open none 1/pi"),
      lines("sin(1/x) > 0*x", "1/x", family, "range open none 1/pi"),
      lines("sin(2/x) > 0", "1/x", family, "range open none 1/pi"),
      lines("sin(1/x) > 0", "1/x ; x", family, "range open none 1/pi"),
      // sin(√x) has values for x ≥ 0 only, and sin(x²) > 0 on both sides.
      lines("sin(sqrt(x)) > 0", "sqrt(x)", "family all open open u^2 ; 0 ; pi ; 2pi"),
      lines("sin(x^2) > 0", "x^2", "family fromZero open open sqrt(u) ; 0 ; pi ; 2pi"),
    ] {
      expectNothing(wrong, "by hand")
    }
    // There is no such comparison, or none at all.
    expectNothing(["images x rad", "through 1 ; 1/x"] + sine + ["range open none 1/pi"], "by hand")
    expectNothing(
      ["images x rad", "condition sin(1/x) > 0", "through 0 ; 1/x"] + sine + [family],
      "by hand"
    )
    // The other comparison has to be told.
    let two = ["images x rad", "condition sin(1/x) > 0", "condition x > 0"]
    let right = ["comparison x rad", "condition x > 0", "from -oo oo open", "change 0"]
    let told = ["family fromZero open open 1/u ; 2pi ; 3pi ; 2pi", "range open none 1/pi"]
    expect(two + right + ["through 1 ; 1/x"] + sine + told, single: 1, families: 1)
    expectNothing(two + ["through 1 ; 1/x"] + sine + told, "by hand")
    expectNothing(
      two + right + ["through 1 ; 1/x"] + sine + [family, "range open none 1/pi"],
      "by hand"
    )
    expectNothing(
      Array(two.dropLast()) + right + ["through 1 ; 1/x"] + sine + told,
      "by hand"
    )
  }
}

// Proofs of the solutions of inequalities and of systems: they check, and nothing else does in
// their place.

import Certificates
import Sessions
import TestSupport
import Testing

@Suite("Proofs of ranges and points")
struct OtherProofTests {
  /// Inequalities with the number of ranges in which they hold, or of those in a period: from
  /// sign tables by hand.
  private static let inequalities: [(text: String, count: Int, isPeriodic: Bool)] = [
    ("-2x + 1 < 5", 1, false),
    ("x^2 - 2x - 3 >= 0", 2, false),
    ("(x-1)/(x+2) <= 0", 1, false),
    ("x^3 > 4x", 2, false),
    ("x^2 > 2", 2, false),
    ("x^2 <= 0", 1, false),
    ("x^2 < 0", 0, false),
    ("x^2 >= 0", 1, false),
    ("(x-1)^2*(x-2) > 0", 1, false),
    ("(x-1)^2*(x-2) >= 0", 2, false),
    ("1/x < 1", 2, false),
    ("1/x^2 > 0", 2, false),
    ("x/(x-1) >= 1/(x-1)", 2, false),
    ("1/(1/x) > 1", 1, false),
    ("x^2 != 4", 3, false),
    ("x^5 - x - 1 > 0", 1, false),
    ("6/(x-3) <= 3", 2, false),
    ("|x-1| > 2", 2, false),
    ("sqrt(x) < 2", 1, false),
    ("ln(x) < 1", 1, false),
    ("e^x > 2", 1, false),
    ("sin x < 2", 1, false),
    ("sqrt(x-1) > 3 - x", 1, false),
    ("1/e^x < 3", 1, false),
    ("sin x > 0", 1, true),
    ("cos x >= 1/2", 1, true),
    ("1/sin(x) > 0", 1, true),
    ("sin(2x) < 1/2", 1, true),
    ("tan x > 1", 1, true),
    // A single number is a range, too.
    ("1/x = 3", 1, false),
    ("x/(x-1) = 1/(x-1)", 0, false),
    ("1/(x-1) + 1/(x+1) = 2", 2, false),
    ("(x^2-4)/(x-2) = 3", 1, false),
    ("x = x + 1", 0, false),
    ("tan x = 1", 1, true),
    ("1/sin(x) = 2", 2, true),
    // Several comparisons at a time, and ranges.
    ("1 < x^2 < 4", 2, false),
    ("x > 0 and x < 3", 1, false),
    ("0 < sin x < 1/2", 2, true),
    ("1 < e^x < x + 5", 1, false),
    ("solve(sin x = 1/2; x = 0..2pi)", 2, false),
    ("solve(sin x = 0; x = 0..2pi)", 3, false),
    ("solve(sin x > 0; x = 0..10)", 2, false),
    ("solve(cos x = x; x = -3..3)", 1, false),
    ("solve(tan x = 1; x = 0..pi)", 1, false),
    ("solve(x^2 >= 1; x = 0..1)", 1, false),
    ("solve(sqrt(x) < 2; x = -1..9)", 1, false),
    // Magnitudes, greatest numbers and cases, which are other expressions on both sides of a number.
    ("|2x+5| = |x-2|", 2, false),
    ("|x-1|/|x+2| < 2", 2, false),
    ("|x| + |x-1| = 1", 1, false),
    ("||x| - 2| = 1", 4, false),
    ("|x-1| + |x+2| >= 3", 1, false),
    ("max(x; 2-x) = 3", 2, false),
    ("min(x; x^2) = 1/4", 1, false),
    ("max(x; 0; 1-x) < 2", 1, false),
    ("1 - |x| = max(-x-2; x-2)", 2, false),
    ("{x<1: x^2; 2x+1} > 3", 2, false),
    ("sqrt(x^2) = x", 1, false),
    // Roots: only zeros of a polynomial can be solutions.
    ("sqrt(x^2+1) = x - 2", 0, false),
    ("sqrt(x^2-3x) <= x + 2", 2, false),
    ("sqrt(x+1) - sqrt(x-1) >= 1/2", 1, false),
    ("1/sqrt(x) > x", 1, false),
    ("x^(2/3) - 5x^(1/3) + 6 = 0", 2, false),
    ("x >= x^(1/5)", 2, false),
    ("x > 2x^(2/3)", 1, false),
    ("sqrt(x)*sqrt(x-1) = sqrt(x^2-x)", 1, false),
    ("sqrt(x^3) = x*sqrt(x)", 1, false),
    // Powers of one number, and logarithms.
    ("e^(x^2) = e^x", 2, false),
    ("(1/2)^(x^2) > (1/2)^x", 1, false),
    ("ln(x+1) = ln(2x)", 1, false),
    ("e^(2x) - 5e^x + 6 > 0", 2, false),
    ("e^(2x) - 5e^x + 6 = 0", 2, false),
    ("4^x - 3*2^x + 2 = 0", 2, false),
    ("2^(2x) = 3*2^x + 4", 1, false),
    ("e^(2x + 1) = 3e^x", 1, false),
    ("9^x - 6^x = 2*4^x", 1, false),
    ("2^x + 3^x < 5^x", 1, false),
    ("ln(x)^2 - 3ln(x) + 2 < 0", 1, false),
    ("ln(x) < x - 2", 2, false),
    ("acos(x) < 1", 1, false),
    // Zeros at which slopes are zero, too.
    ("sin x >= 1", 1, true),
    ("sin x > -1", 1, true),
    ("e^x >= x + 1", 1, false),
    ("x^2*e^x > 0", 2, false),
    ("tan(x)^2 = 3", 2, true),
    ("sin(x)^2*cos(x) >= 0", 2, true),
    // Products, by the signs of their factors.
    ("e^(-x)*sin(x) > 0", 1, true),
    ("(e^x - 3x)*(x-2) > 0", 2, false),
    ("solve(x*sin(x) > 0; x = -7..7)", 4, false),
    // What is rounded lies between two numbers.
    ("x*floor(x) = 5", 1, false),
    ("floor(x) + x = 7/2", 0, false),
    ("x^2 > floor(x)", 3, false),
    // Between two numbers at which it jumps it is one number.
    ("x^2 - 8floor(x) + 7 = 0", 4, false),
    ("floor(x) > x/2", 1, false),
    ("mod(x; 2) < x/3", 2, false),
    ("mod(x; 3) = x/4", 3, false),
    ("frac(x) = x/5", 7, false),
    ("x*floor(x) = 10", 1, false),
    // Quotients with powers, and logarithms of powers and to powers.
    ("e^(-x) = 1/x", 0, false),
    ("e^x = x/(x-1)", 2, false),
    ("ln(x)^2 = ln(x^2)", 2, false),
    ("sqrt(ln(x)) = ln(sqrt(x))", 2, false),
    ("ln(x)/ln(x+6) = 1/2", 1, false),
    ("x^lg(x) = 1000x^2", 2, false),
    ("x^ln(x) = e^2*x", 2, false),
    // Derivatives, written out.
    ("solve(diff(x*e^x; x) = 0; x)", 1, false),
    ("diff(ln(x); x) > 2", 1, false),
    ("solve(diff(x/(x^2+1); x) = 0; x)", 2, false),
    // Terms that are put together, and degrees.
    ("|x-1| + sin(x) < x/2 + 1", 1, false),
    ("cos(2x°) > 1/2", 1, true),
  ]

  @Test(arguments: inequalities)
  func `the ranges of an inequality are proved`(text: String, count: Int, isPeriodic: Bool) {
    let lines = proof(text)
    #expect(
      SolutionCheck.outcome(of: lines) == .proved(count: count, isPeriodic: isPeriodic),
      "\(text): \(lines)"
    )
  }

  /// Comparisons of what is rounded, and others that repeat on one side only, with the number of
  /// ranges, by hand: those before all repeats, with the first of each that does, and those in each
  /// period.
  private static let steps: [(text: String, outcome: SolutionCheck.Outcome)] = [
    ("floor(x) = 3", .proved(count: 1, isPeriodic: false)),
    ("round(x) = 2", .proved(count: 1, isPeriodic: false)),
    ("round(x) = 0", .proved(count: 1, isPeriodic: false)),
    ("trunc(x) = 0", .proved(count: 1, isPeriodic: false)),
    ("ceil(2x - 1) >= 4", .proved(count: 1, isPeriodic: false)),
    ("sign(x) = 1", .proved(count: 1, isPeriodic: false)),
    ("floor(x) = x", .proved(count: 1, isPeriodic: true)),
    ("x - floor(x) > 1/2", .proved(count: 1, isPeriodic: true)),
    ("mod(x; 3) > 1", .proved(count: 1, isPeriodic: true)),
    ("frac(x) > 1/2", .provedSides(count: 1, repeating: 1)),
    ("frac(x) = 1/3", .provedSides(count: 1, repeating: 1)),
    ("frac(x) = -1/4", .provedSides(count: 1, repeating: 1)),
    ("frac(x) < 1/2", .provedSides(count: 2, repeating: 1)),
    ("round(x) - x > 1/4", .provedSides(count: 2, repeating: 2)),
    ("sin x = 1/2 and x > 0", .provedSides(count: 2, repeating: 2)),
    ("sqrt(x)*sin(x) > 0", .provedSides(count: 1, repeating: 1)),
  ]

  @Test(arguments: steps)
  func `the ranges of what is rounded are proved`(text: String, outcome: SolutionCheck.Outcome) {
    let lines = proof(text)
    #expect(SolutionCheck.outcome(of: lines) == outcome, "\(text): \(lines)")
  }

  /// What is rounded lies between two numbers only where it has a value.
  ///
  /// Each claim is false: the argument has none for x = −1, or for x = 0.
  @Test func `a rounded part without a value proves nothing`() {
    var count = 0
    for argument in ["sqrt(x)", "ln(x)", "1/x", "asin(x)", "x^(1/4)", "log2(x)", "x^0", "0*ln(x)"] {
      for claim in [
        "frac(U) > -2", "mod(U; 2) < 5", "floor(U) <= U", "ceil(U) >= U - 1", "trunc(U) < U + 2",
        "round(U) < U + 1", "sign(U) < 2", "abs(U) >= 0", "max(U; 3) > 2", "min(U; 0) < 1",
        "0*U = 0", "U^0 = 1", "frac(U) + x^2 > -2", "{x > -oo: U; U} = U", "U - U < 1",
      ] {
        let condition = claim.replacing("U", with: "(" + argument + ")")
        expectNothing(["comparison x rad", "condition " + condition, "holds -oo oo"], "by hand")
        expectNothing(["comparison x rad", "condition " + condition, "holds -2 3"], "by hand")
        count += 1
      }
    }
    #expect(count > 100)
    let own = ["comparison x rad", "condition frac(x) > -2", "holds -oo oo"]
    #expect(SolutionCheck.outcome(of: own) == .proved(count: 1, isPeriodic: false))
  }

  /// Certificates written by hand of what is not true.
  @Test(
    arguments: [
      // 3 belongs to the solutions, 4 does not.
      ["condition floor(x) = 3", "from -oo 7/2 open", "to 7/2 oo open"],
      ["condition floor(x) = 3", "fails -oo 5/2", "from 5/2 7/2 open", "change 3", "holds 7/2 oo"],
      ["condition floor(x) = x", "fails 1/2 3/4", "fails 3/4 3/2"],
      ["condition floor(x) = x", "period 1/2", "fails 1/2 3/4", "fails 3/4 9/8"],
      ["condition floor(x) > x - 1/4", "to 5/8 9/8 open", "change 1"],
      // On the other side frac x is negative, and between 0 and 1 it does not repeat to the left.
      [
        "condition frac(x) > 1/2", "period 1", "fails 1/8 1/4", "from 1/4 3/4 open",
        "to 3/4 5/4 open",
      ],
      [
        "condition frac(x) > 1/2", "left 1", "fails -1/2 -1/4", "fails -1/4 1/4", "fails 1/4 3/8",
        "from 3/8 3/4 open", "holds 3/4 oo",
      ],
      ["condition sin(x) > 0", "right 1", "fails -oo 7/2", "fails 7/2 4", "fails 4 19/4"],
      ["condition x > 0", "right 1", "from -oo 1 open", "holds 1 2", "holds 2 5/2"],
    ]
  )
  func `what is rounded is not proved to be what it is not`(steps: [String]) {
    let outcome = SolutionCheck.outcome(of: ["comparison x rad"] + steps)
    if steps[0] == "condition x > 0" {
      // The only one of these that is true: nothing changes behind 1.
      #expect(outcome == .provedSides(count: 1, repeating: 0))
      return
    }
    switch outcome {
    case .proved, .provedSides, .provedFamily, .provedFamilies, .provedCases, .provedDerivative,
      .provedIntegral:
      Issue.record("\(steps)")
    case .fails, .malformed: break
    }
  }

  /// Random comparisons of what is rounded, of magnitudes and of roots: their proofs check, and no change
  /// of them does.
  @Test(arguments: seeds(4))
  func `proofs of random comparisons of what is rounded are strict`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let lines = ["x", "2x", "x + 1/2", "x/3 - 1", "1 - x", "-2x + 1/3"]
    let functions = [
      "floor", "ceil", "trunc", "round", "frac", "sign", "abs", "sqrt", "cbrt", "max", "exp", "ln",
    ]
    var found = 0
    for _ in 0..<cases(12) {
      guard let line = lines.randomElement(using: &random),
        let function = functions.randomElement(using: &random),
        let rest = ["", "", " + x", " - x/2", "*x"].randomElement(using: &random),
        let relation = ["=", "<", "<=", ">", ">="].randomElement(using: &random),
        let number = ["0", "1", "1/2", "-1/3", "2", "-3"].randomElement(using: &random)
      else { continue }
      let inner = function == "max" ? line + "; 1/2" : line
      let text = "\(function)(\(inner))\(rest) \(relation) \(number)"
      let steps = proof(text)
      guard steps.count > 2, steps[0].hasPrefix("comparison") else { continue }
      found += 1
      switch SolutionCheck.outcome(of: steps) {
      case .proved, .provedSides: break
      default: Issue.record("seed \(seed): \(text): \(steps)")
      }
      for _ in 0..<8 {
        guard let changed = changed(steps, &random) else { continue }
        expectNothing(changed, "seed \(seed): \(text)")
      }
    }
    #expect(found > 0)
  }

  /// Systems with the number of their points, or of the parameters of a family: by hand, and
  /// with SymPy's solve.
  private static let systems: [(text: String, outcome: SolutionCheck.Outcome)] = [
    ("solve(x+y = 3; x-y = 1)", .proved(count: 1, isPeriodic: false)),
    ("solve(x+2y+z = 4; 2x-y+z = 2; x+y-z = 1)", .proved(count: 1, isPeriodic: false)),
    ("solve(x+y = 3; x*y = 2)", .proved(count: 2, isPeriodic: false)),
    ("solve(y = x^2; y = x+2)", .proved(count: 2, isPeriodic: false)),
    ("solve(x^2+y^2 = 25; x+y = 7)", .proved(count: 2, isPeriodic: false)),
    ("solve(x^2+y^2 = 1; x*y = 1/4)", .proved(count: 4, isPeriodic: false)),
    ("solve(x^2+y^2 = 25; x^2-y^2 = 7)", .proved(count: 4, isPeriodic: false)),
    ("solve(x^2+y^2 = 1; x+y = 2)", .proved(count: 0, isPeriodic: false)),
    ("solve(x+y = 1; x+y = 2)", .proved(count: 0, isPeriodic: false)),
    ("solve(x*y = 1; x*z = 2; y*z = 2)", .proved(count: 2, isPeriodic: false)),
    ("solve(x+y = 3; x-y = 1; 2x = 4)", .proved(count: 1, isPeriodic: false)),
    ("solve(2x+3y = 7; 4x+6y = 14)", .provedFamily(parameters: 1)),
    ("solve(x+y+z = 6; 2x+y+2z = 10; x+3y+z = 10)", .provedFamily(parameters: 1)),
    ("solve(x+y+z = 1; 2x+2y+2z = 2)", .provedFamily(parameters: 2)),
    // Of complex numbers.
    ("solve(x*y = 1; x+y = 1; x; y; complex)", .proved(count: 2, isPeriodic: false)),
    ("solve(x^2+y^2 = 1; x+y = 3; x; y; complex)", .proved(count: 2, isPeriodic: false)),
    ("solve(x^2 = y; y^2 = z; z = x; x; y; z; complex)", .proved(count: 4, isPeriodic: false)),
  ]

  @Test(arguments: systems)
  func `the points of a system are proved`(text: String, outcome: SolutionCheck.Outcome) {
    let lines = proof(text)
    #expect(SolutionCheck.outcome(of: lines) == outcome, "\(text): \(lines)")
  }

  @Test(arguments: seeds(4))
  func `a proof that was changed does not check`(seed: UInt64) {
    let texts =
      Self.inequalities.map { $0.text } + Self.systems.map { $0.text } + Self.steps.map { $0.text }
    expectNothingOfChanged(texts, longerThan: 2, times: 4, seed: seed, changed)
  }

  /// Lines that say something else, which is not true.
  private func changed(_ lines: [String], _ random: inout SplitMix64) -> [String]? {
    var lines = lines
    let isSystem = lines[0].hasPrefix("system")
    let steps = lines.indices.dropFirst(2).filter {
      !lines[$0].hasPrefix("equation") && !lines[$0].hasPrefix("parameters")
        && !lines[$0].hasPrefix("condition")
    }
    guard let place = steps.randomElement(using: &random) else { return nil }
    var words = lines[place].split(separator: " ").map { String($0) }
    let isRemoved = Bool.random(using: &random)
    switch words[0] {
    case "change", "solution": lines[place] += " + 1/1000"
    case "root", "point":
      if isRemoved { lines.remove(at: place) } else { lines[place] += " + 1/1000" }
    case "combination":
      // Another multiple of the first equation.
      guard let end = lines[place].firstIndex(of: ";") else { return nil }
      lines[place].insert(contentsOf: "; 1 + ", at: end)
      let next = lines[place].index(end, offsetBy: 6)
      lines[place].remove(at: next)
    case "left", "right":
      lines[place] = words[0] + " (" + words[1...].joined(separator: " ") + ")/2"
    case "period": lines[place] = "period (" + words[1...].joined(separator: " ") + ")/2"
    default:
      guard !isSystem else { return nil }
      if isRemoved {
        // What is left at the end of a side that repeats may still reach over a period.
        let isSided = lines.contains { $0.hasPrefix("left ") || $0.hasPrefix("right ") }
        let pieces = steps.filter { place in
          !["change", "left", "right"].contains { lines[place].hasPrefix($0) }
        }
        if isSided, place == pieces.first || place == pieces.last { return nil }
        // The change behind a piece goes with it.
        lines.remove(at: place)
        if place < lines.count, lines[place].hasPrefix("change") { lines.remove(at: place) }
        break
      }
      if place + 1 < lines.count, lines[place + 1].hasPrefix("change") {
        lines.remove(at: place + 1)
      }
      let others = ["holds", "fails", "from", "to", "only", "except"].filter { $0 != words[0] }
      guard let other = others.randomElement(using: &random) else { return nil }
      words[0] = other
      words = Array(words.prefix(3))
      if ["from", "to"].contains(other) {
        words.append(Bool.random(using: &random) ? "open" : "closed")
      }
      lines[place] = words.joined(separator: " ")
    }
    return lines
  }

  /// What two comparisons say at one number.
  @Test(arguments: [
    (["condition x >= 0", "condition x <= 0", "only -oo oo", "change 0"], 1),
    (["condition x > 0", "condition x < 0", "fails -oo oo", "change 0"], 0),
  ])
  func `comparisons that change at one number are told together`(steps: [String], count: Int) {
    let outcome = SolutionCheck.outcome(of: ["comparison x rad"] + steps)
    #expect(outcome == .proved(count: count, isPeriodic: false))
  }

  /// Certificates written by hand of what is not true.
  @Test(
    arguments: [
      // 1/x has no sign on both sides of 0, and 0 is no solution of it.
      ["comparison x rad", "condition 1/x > 0", "holds -oo oo"],
      ["comparison x rad", "condition 1/x >= 0", "from -oo oo closed"],
      ["comparison x rad", "condition x/x >= 1", "holds -oo oo"],
      ["comparison x rad", "condition x^2/x >= 0", "from -oo oo closed"],
      ["comparison x rad", "condition x^(-1)*x > 0", "holds -oo oo"],
      ["comparison x rad", "condition 1/(1/x) > -1", "holds 0 oo", "holds -oo 0"],
      ["comparison x rad", "condition x > 0", "from -oo oo closed"],
      ["comparison x rad", "condition x > 0", "from -1 1 open"],
      ["comparison x rad", "condition x > 0", "fails -oo -1", "from -1 1 open"],
      ["comparison x rad", "condition x > 0", "fails -oo 0", "holds 0 oo"],
      ["comparison x rad", "condition x^2 > 2", "to -oo 0 open", "change -sqrt(2)"],
      ["comparison x rad", "condition x^2 > 2", "except -oo oo", "change 0"],
      ["comparison x rad", "condition sqrt(x) >= 0", "holds -oo oo"],
      [
        "comparison x rad", "condition sqrt(x) > 0", "fails -oo -1", "from -1 1 closed",
        "holds 1 oo",
      ],
      [
        "comparison x rad", "condition ln(x) < 1", "fails -oo -1", "from -1 1 closed",
        "fails 1 oo",
      ],
      ["comparison x rad", "condition sqrt(x)/sqrt(x) > 0", "holds -oo oo"],
      ["comparison x rad", "condition 1/sin(x) > 0", "period 2pi", "holds 1 2", "holds 2 8"],
      ["comparison x rad", "condition sin(x) > 0", "period pi", "holds 1 2", "holds 2 3"],
      ["comparison x rad", "condition sin(x) > 0", "period 0", "holds 1 2"],
      [
        "comparison x rad", "condition floor(x) > 0", "fails -oo 0", "from 0 2 closed",
        "holds 2 oo",
      ],
      ["comparison x rad", "condition ln(-1)*x > 0", "fails -oo 0", "holds 0 oo"],
      ["comparison x rad", "condition exp(i*x) > 0", "holds -oo oo"],
      ["comparison x rad", "condition x/0 > 0", "from -oo oo open"],
      ["comparison x rad", "condition x/(x-1) = 1/(x-1)", "only -oo oo", "change 1"],
      ["comparison x rad", "condition x^2 = 1", "only 0 oo"],
      ["comparison x rad", "condition x^2 = 1", "only -oo 0", "fails 0 oo"],
      ["comparison x rad", "condition tan(x) > 1", "period pi/2", "holds 1 3/2", "holds 3/2 3"],
      // The number that is told is a zero of the function, and not where it begins.
      [
        "comparison x rad", "condition sqrt(x)*(x-1)^2 >= 0", "fails -oo -1", "from -1 2 closed",
        "change 1", "holds 2 oo",
      ],
      // Two comparisons that change at different numbers, or where is not told.
      ["comparison x rad", "condition x > 0", "condition x < 1", "only -oo oo", "change 0"],
      ["comparison x rad", "condition x > 0", "condition x < 1", "fails -oo oo", "change 0"],
      ["comparison x rad", "condition x > 0", "condition x < 0", "fails -oo oo"],
      ["comparison x rad", "condition x >= 0", "condition x <= 0", "fails -oo oo", "change 0"],
      ["comparison x rad", "condition x >= 0", "condition x <= 0", "only -oo oo", "change 1/9"],
      [
        "comparison x rad", "condition sin(x) = 1/2", "condition x >= 1", "condition x <= 2pi",
        "fails -oo 1/4", "only 1/4 5/4", "change pi/6", "fails 5/4 9/4", "only 9/4 9/2",
        "change 5pi/6", "fails 9/2 27/4", "fails 27/4 oo",
      ],
      [
        "comparison x rad", "condition sin(x) > 0", "condition x < 9", "period 2pi", "holds 1 2",
        "to 2 4 open", "fails 4 6", "from 6 8 open",
      ],
      [
        "comparison x rad", "condition x > 0", "fails -oo -1", "condition x < 1", "from -1 1 open",
      ],
      // Between 1 and 2 the one magnitude becomes greater than the other one, at 3/2.
      [
        "comparison x rad", "condition abs(x-1) < abs(x-2)", "to -oo 2 open", "change 1",
        "fails 2 oo",
      ],
      ["comparison x rad", "condition abs(x)/x = 1", "from -oo oo closed", "change 0"],
      ["comparison x rad", "condition max(x; 1/x) > -5", "holds -oo oo"],
      ["comparison x rad", "condition sign(x)/sign(x) = 1", "holds -oo oo"],
      ["comparison x rad", "condition {x>0: 1; 2} = 2", "to -1 1 open", "change 0"],
      [
        "comparison x rad", "condition {x>0: 1; 2} = 2", "holds -oo -1", "to -1 1 open", "change 0",
        "fails 1 oo",
      ],
      [
        "comparison x rad", "condition {1/x>0: 1; 2} = 2", "holds -oo -1", "to -1 1 closed",
        "change 0", "fails 1 oo",
      ],
      // The square of the equation has this zero, and the equation has not.
      [
        "comparison x rad", "condition sqrt(x+3) = x-3", "fails -oo -4", "fails -4 -2", "only -2 2",
        "change 1", "fails 2 5", "only 5 7", "change 6", "fails 7 oo",
      ],
      ["comparison x rad", "condition sqrt(x^2) = x", "holds -oo oo"],
      ["comparison x rad", "condition sqrt(x)^2 = x", "holds -oo oo"],
      ["comparison x rad", "condition 0*sqrt(x) = 0", "holds -oo oo"],
      ["comparison x rad", "condition (sqrt(x) - sqrt(x))/x = 0", "fails -oo -1", "holds -1 oo"],
      [
        "comparison x rad", "condition sqrt(x)*sqrt(x-1) = sqrt(x^2-x)", "to -oo 1/2 closed",
        "change 0", "from 1/2 oo closed", "change 1",
      ],
      [
        "comparison x rad", "condition 1/x - 1/x = 0", "holds -oo -1", "holds -1 1", "holds 1 oo",
      ],
      [
        "comparison x rad", "condition (1/2)^(x^2) > (1/2)^x", "to -oo 1/2 open", "change 0",
        "from 1/2 oo open", "change 1",
      ],
      [
        "comparison x rad", "condition ln(x) = ln(-x)", "fails -oo -1", "only -1 1", "change 0",
        "fails 1 oo",
      ],
      ["comparison x rad", "condition ln(x) - ln(x) = 0", "holds -oo oo"],
      ["comparison x rad", "condition e^(2x) - 5e^x + 6 > 0", "holds -oo oo"],
      ["comparison x rad", "condition 2^x*x - 2^x*x = 0", "fails -oo 0", "holds 0 oo"],
      ["comparison x rad", "condition e^x > x + 1", "holds -oo oo", "change 0"],
      [
        "comparison x rad", "condition sin(x) >= 1", "period 2pi", "fails 0 1", "fails 1 2",
        "change pi/2", "fails 2 4", "fails 4 7",
      ],
      // A derivative has a value where the function has one, and |x| has none at 0.
      [
        "comparison x rad", "condition diff(ln(x); x) < 2", "to -oo 1/4 open", "change 0",
        "fails 1/4 3/8", "from 3/8 oo open", "change 1/2",
      ],
      [
        "comparison x rad", "condition diff(ln(x); x) != 0", "to -oo 1 open", "change 0",
        "holds 1 oo",
      ],
      ["comparison x rad", "condition diff(abs(x); x) > -2", "holds -oo oo"],
      [
        "comparison x rad", "condition {x > 0: diff(abs(x - 1); x); 1} > -2", "holds -oo oo",
      ],
      // y is no function of x.
      [
        "substitutions x y", "equation diff(x*y; x) = 3", "equation y = x", "put 2 ; y ; x",
        "zeros x rad", "equation diff(x*x; x) = 3", "atMost -oo oo 1 0 3", "solution 3/2",
      ],
      ["comparison x rad", "condition diff(x^2; x) > 0", "from -oo oo open", "change 1"],
      ["comparison x rad", "condition diff(0*ln(x); x) = 0", "holds -oo oo"],
      ["comparison x rad", "condition diff(x/x; x) = 0", "holds -oo oo"],
      // −3 and other numbers solve these, too.
      [
        "comparison x rad", "condition ln(x^2) > ln(4)", "fails -oo 1", "from 1 3 open", "change 2",
        "holds 3 oo",
      ],
      ["comparison x rad", "condition ln(x^2) = 2ln(x)", "holds -oo oo"],
      ["comparison x rad", "condition x + ln(x) - x = ln(x)", "holds -oo oo"],
      [
        "comparison x rad", "condition x^lg(x) = 100", "fails -oo 1", "only 1 30",
        "change 10^sqrt(2)", "fails 30 oo",
      ],
      [
        "comparison x rad", "condition {x > 0: x^lg(x); x} = -1", "fails -oo -1/2", "fails -1/2 1",
        "fails 1 oo",
      ],
      [
        "comparison x rad", "condition ln(x)/ln(x+6) < 1/2", "to -oo 4 open", "change 3",
        "fails 4 oo",
      ],
      [
        "comparison x rad", "condition floor(x) > x/2", "fails -oo 1/2", "from 1/2 3/2 open",
        "change 1", "holds 3/2 oo",
      ],
      [
        "comparison x rad", "condition mod(x; 2) < x/3", "fails -oo 1", "from 1 5/2 closed",
        "change 2", "holds 5/2 oo",
      ],
      [
        "comparison x rad", "condition sin(x°) > 0", "period 2pi", "holds 1 2", "holds 2 9",
      ],
      // The factor x changes its sign, or has none.
      [
        "comparison x rad", "condition x*sin(x) > 0", "period 2pi", "holds 1 2", "to 2 4 open",
        "change pi", "fails 4 6", "from 6 13/2 open", "change 2pi", "holds 13/2 15/2",
      ],
      [
        "comparison x rad", "condition sqrt(x)*sin(x) > 0", "period 2pi", "holds 1 2",
        "to 2 4 open", "change pi", "fails 4 6", "from 6 13/2 open", "change 2pi",
        "holds 13/2 15/2",
      ],
      ["comparison x rad", "condition x^(-2)*x^2 > 0", "holds -oo oo"],
      ["comparison x rad", "condition x*floor(x) = 5", "fails -oo oo"],
      [
        "comparison x rad", "condition acos(x) < 1", "fails -oo 1/4", "from 1/4 3/4 open",
        "change cos(1)", "holds 3/4 oo",
      ],
      // A number that nothing depends on.
      [
        "comparison x rad", "condition x > 0", "fails -oo -2", "fails -2 -1", "change -3/2",
        "from -1 oo open",
      ],
      // A part that has no value stands in a case that is not chosen: −1, −2, 1/2 solve these.
      [
        "comparison x rad", "condition {x > 0: abs(ln(x)); x} = -1", "fails -oo -1/2",
        "fails -1/2 1/2", "fails 1/2 3/2", "fails 3/2 oo",
      ],
      ["comparison x rad", "condition {x < 0: abs(sqrt(-1 - x^2)); x - 1/2} = 0", "fails -oo oo"],
      [
        "comparison x rad", "condition {x >= 1: abs(sqrt(x - 1)); x} = -2", "fails -oo 0",
        "fails 0 oo",
      ],
      // What stands beside 0 has no value at −1 and −2.
      [
        "comparison x rad", "condition 1/x + 0*ln(x) = -1", "only -oo -1/2", "change -1",
        "fails -1/2 oo",
      ],
      [
        "comparison x rad", "condition x^2 + 0*(ln(x)/x) = 4", "fails -oo -5/2", "only -5/2 -3/2",
        "change -2", "fails -3/2 1", "only 1 3", "change 2", "fails 3 oo",
      ],
      // 2^floor(2; x) has a value for whole x, tand(90) has none, and x^0 is 1 at 0, too.
      [
        "families x rad", "equation sin(x)*(2^floor(2, x) + 1) = 0", "factor sin(x) ; x",
        "zeros x rad", "equation sin(x) = 0", "period 2pi", "noZero 1 11/8", "noZero 11/8 3",
        "oneZero 3 9/2", "solution pi", "noZero 9/2 6", "oneZero 6 59/8", "solution 2pi",
        "factor 2^floor(2, x) + 1 ; x", "zeros x rad", "equation 2^floor(2, x) + 1 = 0",
        "noZero -oo oo", "family all x ; 0 ; pi",
      ],
      [
        "families x rad", "equation (x - 90)*(2^tand(x) + 1) = 0", "factor x - 90 ; x",
        "zeros x rad", "equation x - 90 = 0", "atMost -oo oo 1 0 100", "solution 90",
        "factor 2^tand(x) + 1 ; x", "zeros x rad", "equation 2^tand(x) + 1 = 0", "noZero -oo oo",
        "point 90",
      ],
      [
        "families x rad", "equation x*(x^0 + 1) = 0", "factor x ; x", "zeros x rad",
        "equation x = 0", "atMost -oo oo 1 -1 1", "solution 0", "factor x^0 + 1 ; x",
        "zeros x rad", "equation x^0 + 1 = 0", "noZero -oo oo",
      ],
      ["system x y", "equation x = 1", "point 1 ; 1"],
      ["system x y", "equation x = y", "equation y = 1", "point 1 ; 1"],
      // Complex points: one is left out, told twice, or asked not to be real.
      [
        "system x", "equation x^2 = -1", "numbers complex", "combination x^2 + 1 ; 1", "root i",
        "point i",
      ],
      [
        "system x", "equation x^2 = -1", "numbers complex", "combination x^2 + 1 ; 1", "root i",
        "root i", "point i",
      ],
      [
        "system x", "equation x^2 = -1", "combination x^2 + 1 ; 1", "root -i", "root i",
        "point -i", "point i",
      ],
      [
        "system x", "equation x^2 = -1", "only whole", "numbers complex",
        "combination x^2 + 1 ; 1", "root -i", "root i", "point -i", "point i",
      ],
      [
        "system x", "equation x^2 = -1", "condition x > 0", "numbers complex",
        "combination x^2 + 1 ; 1", "root -i", "root i", "point -i", "point i",
      ],
      [
        "system x y", "equation x = 1", "equation y = 1", "combination x - 1 ; 1 ; 0", "root 1",
        "combination y - 1 ; 0 ; 1", "root 1",
      ],
      [
        "system x y", "equation x^2 = 1", "equation y = 1", "combination x^2 - 1 ; 1 ; 0", "root 1",
        "combination y - 1 ; 0 ; 1", "root 1", "point 1 ; 1",
      ],
      [
        "system x y", "equation x^2 = 1", "equation y = 1", "combination x - 1 ; 1/(x + 1) ; 0",
        "root 1", "combination y - 1 ; 0 ; 1", "root 1", "point 1 ; 1",
      ],
      ["system x y", "equation x = 1", "combination 0 ; 0"],
      ["system x y", "equation x*y = 1", "combination 1 ; 0"],
      ["system x", "equation 1/x = 0", "combination 1 ; x"],
      ["system x x", "equation x = 1", "combination x - 1 ; 1", "root 1", "point 1 ; 1"],
      [
        "system x y", "equation x = y", "combination x - y ; 1", "parameters x", "point x ; x",
      ],
      ["system x y", "equation x^2 = y^2", "parameters t", "point t ; t"],
      [
        "system x y", "equation x^2 = y^2", "combination x - y ; 1/(x+y)", "parameters t",
        "point t ; t",
      ],
      ["system x y", "equation x = y", "combination x - y ; 1", "parameters t", "point t ; t + 1"],
      [
        "system x y", "equation x = y", "combination x - y ; 1", "parameters t s", "point t ; s",
      ],
    ]
  )
  func `what is not true does not check`(lines: [String]) {
    expectNothing(lines, "by hand")
  }
}

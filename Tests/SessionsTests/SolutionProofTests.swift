// Proofs of the solutions of equations that are no polynomials: they check, and nothing else
// does in their place.

import Certificates
import Sessions
import TestSupport
import Testing

@Suite("Proofs of solutions")
struct SolutionProofTests {
  /// Equations of the literature with the number of their zeros, or of those in a period: from
  /// the notes' proofs, and by counting changes of sign with mpmath.
  private static let equations: [(text: String, count: Int, isPeriodic: Bool)] = [
    ("2^x = x^2", 3, false),
    ("cos x = x", 1, false),
    ("x*e^x = 1", 1, false),
    ("sin x = x/10", 7, false),
    ("e^x = 3x^2", 3, false),
    ("e^x = x + 1", 1, false),
    ("x - 2 = ln x", 2, false),
    ("e^(-x) = x", 1, false),
    ("x^3 = cos x", 1, false),
    ("atan x = x/2", 3, false),
    ("e^x + x^2 = 0", 0, false),
    ("x = 2sin(x) + 9", 1, false),
    ("cosh x = 2 + x", 2, false),
    ("x + sin x = 5", 1, false),
    ("sqrt(x) = cos x", 1, false),
    ("sin x = 1/2", 2, true),
    ("cos x = 1/3", 2, true),
    ("sin(2x) = 1/3", 2, true),
    ("2sin(x)^2 + 3cos(x) = 0", 2, true),
    ("sin x + cos x = 1", 2, true),
    ("cos x = 1", 1, true),
    ("e^x = x^6", 3, false),
    ("sin(x°) = 1/2", 2, true),
  ]

  @Test(arguments: equations)
  func `the zeros of an equation are proved`(text: String, count: Int, isPeriodic: Bool) {
    let lines = proof(text)
    #expect(
      SolutionCheck.outcome(of: lines) == .proved(count: count, isPeriodic: isPeriodic),
      "\(lines)"
    )
  }

  @Test(arguments: seeds(6))
  func `a proof that was changed does not check`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for equation in Self.equations {
      let lines = proof(equation.text)
      guard lines.count > 2 else { continue }
      for _ in 0..<cases(4) {
        guard let changed = changed(lines, &random) else { continue }
        expectNothing(changed, "seed \(seed): \(equation.text)")
      }
    }
  }

  /// Lines that say something else, which is not true: one left out, twice, with another word, or
  /// with another number.
  private func changed(_ lines: [String], _ random: inout SplitMix64) -> [String]? {
    var lines = lines
    let place = Int.random(in: 2..<lines.count, using: &random)
    var words = lines[place].split(separator: " ").map { String($0) }
    if words[0] == "solution" {
      lines[place] += " + 1/1000"
      return lines
    }
    if words[0] == "period" {
      let factor = ["/2", "*2", "*3/2"][Int.random(in: 0..<3, using: &random)]
      lines[place] = "period (" + words[1...].joined(separator: " ") + ")" + factor
      return lines
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      lines.remove(at: place)
      while place < lines.count, lines[place].hasPrefix("solution") { lines.remove(at: place) }
    case 1: lines.insert(lines[place], at: place)
    case 2:
      // A piece with a zero has not none, and one without has not one.
      words[0] = words[0] == "noZero" || words[0] == "tail" ? "oneZero" : "noZero"
      lines[place] = words.prefix(3).joined(separator: " ")
    default:
      guard let wide = [1, 2].filter({ !words[$0].hasSuffix("oo") }).randomElement(using: &random)
      else { return nil }
      // Then it does not begin where the one before ends, or ends at the wrong side.
      words[wide] = words[wide] == "12345" ? "12346" : "12345"
      lines[place] = words.joined(separator: " ")
    }
    return lines
  }

  @Test func `what is not true does not check`() {
    let header = ["zeros x rad", "equation sin(x) = 1/2"]
    for lines in [
      ["noZero -oo oo"], ["oneZero -oo oo"], ["tail 0 oo 1"], ["atMost -oo oo 1 0 1"],
      ["period pi", "noZero -1 0", "oneZero 0 3"], ["period 2*pi", "noZero -1 0", "noZero 0 6"],
      ["noZero -oo 0", "noZero 0 oo"], [], ["period 0", "noZero 0 1/4"],
    ] {
      #expect(SolutionCheck.outcome(of: header + lines) == .fails, "\(lines)")
    }
    // Where the slope jumps, a sign of it proves nothing.
    let jumping = ["zeros x rad", "equation floor(x) + x = 1/2", "oneZero -9 9"]
    #expect(SolutionCheck.outcome(of: jumping) == .fails)
    let bent = ["zeros x rad", "equation abs(x) = 1", "oneZero 0 2"]
    #expect(SolutionCheck.outcome(of: bent) == .fails)
  }

  /// Of parts that may have no value, or one that is not real, nothing is proved; numbers that
  /// are told ascend, and no order of a slope is too large.
  @Test(
    arguments: [
      ["exp(i*x) = -1", "noZero -oo oo"], ["cos(i*x) = 2", "noZero -oo oo"],
      ["{x>0: x-1; ln(-1)} = 0", "noZero -oo oo"],
      ["product(sqrt(k); k=0..3)*0+x+5 = 0", "noZero -oo -1", "noZero -1 oo"],
      ["x+5+0*max(sqrt(k); k=0..3) = 0", "noZero -oo -1", "noZero -1 1", "noZero 1 oo"],
      ["x^2 = 2", "atMost -oo oo 2 -3 0 3", "solution sqrt 2", "solution sqrt 2"],
      ["x = 2", "atMost -oo oo 9223372036854775807 1"],
    ]
  )
  func `what has parts without a value is not proved`(lines: [String]) {
    let certificate = ["zeros x rad", "equation " + lines[0]] + lines.dropFirst()
    expectNothing(certificate, "by hand")
  }

  @Test func `lines that are no steps are named`() {
    #expect(SolutionCheck.outcome(of: ["zeros x rad", "equation 3"]) == .malformed(line: 2))
    #expect(
      SolutionCheck.outcome(of: ["zeros x rad", "# why", "equation x = 1", "noZero a b"])
        == .malformed(line: 4)
    )
    #expect(SolutionCheck.outcome(of: ["equation x = 1"]) == .malformed(line: 1))
    #expect(SolutionCheck.outcome(of: ["zeros x rad"]) == .malformed(line: 1))
  }
}

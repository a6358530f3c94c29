// Proofs of cases, in terms of names: they check, and nothing else does in their place.

import Certificates
import Sessions
import TestSupport
import Testing

@Suite("Proofs of cases")
struct CaseProofTests {
  /// Questions with how many cases their answers have: by hand.
  private static let questions: [(text: String, count: Int)] = [
    ("solve(a*x + b = c; x)", 2),
    ("solve(a*x^2 + b*x + c = 0; x)", 2),
    ("solve(x^2 = a; x)", 2),
    ("solve(x^4 = a*x^2; x)", 3),
    ("solve(a*x > b; x)", 3),
    ("solve(x^2 <= a; x)", 1),
    ("solve(y = sqrt(2x + 1); x)", 1),
    ("solve(log(a*x + b) = c; x)", 1),
    ("solve(y = atan(x); x)", 1),
    ("solve(a*x + y = 1; x + y = 2; x; y)", 1),
    ("solve(x*y = 4; x; y)", 1),
    ("solve(re(z) = 1; z; complex)", 1),
    ("solve(|z| = 2; z; complex)", 1),
    ("solve(z*conj(z) + z = 3 + i; z; complex)", 2),
    // What grows compares as its arguments do.
    ("solve(e^x > a; x)", 2),
    ("solve(2^x >= a; x)", 2),
    ("solve(ln(x) < a; x)", 1),
    ("solve(a*ln(x) > b; x)", 3),
    ("solve(x^3 > a; x)", 1),
    ("solve(x^4 > a; x)", 3),
    ("solve(e^(2x + 1) <= a; x)", 1),
    ("solve(2^x*3^x = a; x)", 1),
    ("solve(a*b^x = c*d^x; x)", 1),
    ("solve(1/(1 + e^(-x)) > a; x)", 2),
  ]

  @Test(arguments: questions)
  func `cases are proved`(text: String, count: Int) {
    let lines = proof(text)
    #expect(SolutionCheck.outcome(of: lines) == .provedCases(count), "\(text): \(lines)")
  }

  @Test(arguments: seeds(4))
  func `a proof that was changed does not check`(seed: UInt64) {
    expectNothingOfChanged(
      Self.questions.map { $0.text },
      longerThan: 2,
      times: 3,
      seed: seed,
      changed
    )
  }

  /// Lines that say something else, which is not true.
  private func changed(_ lines: [String], _ random: inout SplitMix64) -> [String]? {
    var lines = lines
    let cases = lines.indices.filter { lines[$0].hasPrefix("case ") }
    let place = cases[Int.random(in: 0..<cases.count, using: &random)]
    switch Int.random(in: 0..<3, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines[place] += " + 1/\(Int.random(in: 2...9, using: &random))"
    default:
      guard let question = lines.indices.first(where: { lines[$0].hasPrefix("asked ") }) else {
        return nil
      }
      lines[question] += " + 1/\(Int.random(in: 2...9, using: &random))"
    }
    return lines
  }

  /// Cases written by hand, by which nothing is left out.
  @Test(
    arguments: [
      ["real rad x", "asked x^2 = a", "case x = -sqrt(a)", "case x = sqrt(a)"],
      ["real rad x", "asked e^x = a", "case x = ln(a)"],
      ["real rad x", "asked x^(1/3) = a", "case x = a^3"],
      ["real rad x", "asked sqrt(x) = a", "case x = a^2 and a >= 0"],
      ["real rad x", "asked a*x = 0", "case x = 0", "case a = 0"],
      ["real rad x", "asked 1/x = a", "case x = 1/a"],
      ["real rad x", "asked x^2 = -1"],
      ["real rad x y", "asked x^2 = y^2", "case x = y", "case x = -y"],
      ["complex rad z", "asked |z| = 2", "letters t", "case z = 2e^(i*t)"],
      ["complex rad z", "asked im(z) = 1", "letters t", "case z = t + i"],
    ]
  )
  func `what is true checks`(steps: [String]) {
    let lines = ["cases " + steps[0]] + steps.dropFirst()
    #expect(SolutionCheck.outcome(of: lines) == .provedCases(steps.count { $0.hasPrefix("case ") }))
  }

  /// Cases written by hand that leave numbers out, or have others.
  @Test(
    arguments: [
      ["real rad x", "asked a*x = b", "case x = b/a"],
      ["real rad x", "asked a*x = b", "case x = b/a", "case a = 0"],
      ["real rad x", "asked x^2 = a", "case x = sqrt(a)"],
      ["real rad x", "asked sqrt(x) = a", "case x = a^2"],
      ["real rad x", "asked x/x = 1", "case x = x"],
      ["real rad x", "asked a*x > b", "case x > b/a"],
      ["real rad x", "asked abs(x) = a", "case x = a", "case x = -a"],
      ["real rad x", "asked ln(x^2) = a", "case x = e^(a/2)"],
      ["real rad x", "asked x*y = 0", "case x = 0"],
      ["real rad x", "asked tan(x) = a", "case x = atan(a)"],
      ["real rad x", "asked sin(x) = a", "case x = asin(a)"],
      ["real rad x", "asked asin(x) = a", "case x = sin(a)"],
      ["real rad x", "asked acos(x) = a", "case x = cos(a)"],
      ["real deg x", "asked atan(x) = a", "where -1 < a < 1", "case x = tan(a)"],
      ["real rad x", "asked a^x = b", "case x = ln(b)/ln(a)"],
      ["real rad x", "asked a^x = b", "where a > 0", "where b > 0", "case x = ln(b)/ln(a)"],
      ["real rad x", "asked a*x^2 + b*x + c = 0", "case x = -b/(2a)"],
      ["real rad x", "asked sqrt(x)^2 = x", "case x = x"],
      ["real rad x", "asked 0*ln(x) = 0", "case x = x"],
      ["real rad x", "asked e^x > a", "case x >= ln(a)", "case a <= 0"],
      ["real rad x", "asked e^x > a", "case x > ln(a)", "case a < 0"],
      ["real rad x", "asked e^(-x) > a", "case x > -ln(a)", "case a <= 0"],
      ["real rad x", "asked ln(x) < a", "case x < e^a"],
      ["real rad x", "asked x^3 > a", "case x > sqrt(a)"],
      ["real rad x", "asked x^4 > a", "case x > root(4, a)", "case a < 0"],
      ["real rad x", "asked x^2 + x*y + y^2 > 0", "case x > 0", "case x < 0"],
      ["real rad x", "asked acos(x) < a", "case x > cos(a)"],
      ["real rad x", "asked asin(x) < a", "case x < sin(a)"],
      ["real rad x", "asked atan(x) < a", "case x < tan(a)"],
      ["real rad x", "asked cosh(x) > a", "case x > acosh(a)", "case a < 1"],
      ["real rad x", "asked a^x > b", "where a > 0", "where b > 0", "case x > ln(b)/ln(a)"],
      ["real rad x", "asked 2^x*3^x = a", "where a > 0", "case x = ln(a)/ln(5)"],
      ["real rad x", "asked e^x*e^x > a", "case x > ln(a)", "case a <= 0"],
      ["real rad x", "asked x = a", "letters t", "case x = t"],
      ["real rad x", "asked x^2 = a", "letters a", "case x = -sqrt(a)", "case x = sqrt(a)"],
      ["complex rad z", "asked z^2 = -1", "case z = i"],
      ["complex rad z", "asked |z| = 2", "letters t", "case z = e^(i*t)"],
      ["complex rad z", "asked |z| = 2", "letters t", "case z = 2e^(i*t) and t > 0"],
      ["complex rad z", "asked |z| = 2", "letters t", "case z = t"],
      ["complex rad z", "asked |z| = a", "letters t", "case z = a*e^(i*t)"],
      ["complex rad z", "asked z^2 = a", "case z = -sqrt(a)", "case z = sqrt(a)"],
      ["complex rad z", "asked re(z) = 1", "letters t", "case z = 1 + t*i and t > 0"],
      ["complex rad z", "asked z > 1", "case re(z) > 1"],
      ["complex rad z", "asked e^z = 1", "case z = 0"],
      // A restriction of the unknown would leave solutions out.
      ["real rad x", "asked x^2 = 1", "where x > 0", "case x = 1"],
    ]
  )
  func `what is not true does not check`(steps: [String]) {
    expectNothing(["cases " + steps[0]] + steps.dropFirst(), "by hand")
  }
}

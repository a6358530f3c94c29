// Answers above proofs: they are compared as sets, and a changed one is never taken for the set that is proved.

import Certificates
import Messages
import Sessions
import TestSupport
import Testing

@Suite("Answers above proofs")
struct ToldAnswerTests {
  /// What an answer is to the proof of another question.
  private func comparison(_ told: String, over question: String) -> ToldAnswer {
    let lines = proof(question)
    return SolutionCheck.told(told, by: [lines], [SolutionCheck.outcome(of: lines)])
  }

  /// By hand: the same numbers in other words.
  @Test(
    arguments: [
      ("x^2 - 3x + 2 = 0", "x = 2 or x = 1"), ("x^2 - 3x + 2 = 0", "x = 4/2 or x = sqrt(1)"),
      ("x^2 <= 4", "-2 <= x < 1 or 1 <= x <= 2"),
      ("x^2 <= 4", "-2 <= x <= 0 or x = 2 or 0 < x < 2"),
      ("x^2 != 4", "x < -2 or -2 < x < 2 or x > 2"), ("x^2 != 4", "x != 2 and x != -2"),
      ("sin x = 0", "x = pi + pi*n"), ("sin x = 0", "x = 2*pi*n or x = -pi - 2*pi*n"),
      ("sin x = 0", "x = 3*pi or x = pi*n and n != 3"),
      ("sin x > 0", "-2*pi - 2*pi*n < x < -pi - 2*pi*n"),
      ("frac(x) = 1/3", "x = 1/3 or x = 4/3 + n and n >= 0"),
      ("cos x = x", "x = zero(cos(x) - x, x = 0..1)"),
    ]
  )
  func `of the same numbers fit`(question: String, told: String) {
    #expect(comparison(told, over: question) == .fits)
  }

  /// By hand: other numbers, or nothing that says some.
  @Test(
    arguments: [
      ("x^2 - 3x + 2 = 0", "x = 1"), ("x^2 - 3x + 2 = 0", "x = 1 or x = 2 or x = 3"),
      ("x^2 - 3x + 2 = 0", "1 <= x <= 2"), ("x >= 3", "x > 3"), ("x > 3", "x >= 3"),
      ("x >= 3", "x >= 3 and x != 10/3"), ("x >= 3", "n != 0"), ("x >= 3", "x >= 3 or n != 0"),
      ("x - floor(x) > 1/2", "1/2 + n < x < 7 + n"), ("x - floor(x) > 1/2", "1/2 + n < x <= 1 + n"),
      ("x - floor(x) > 1/2", "1/2 + n < x < 1 + n and x != 3/4"),
      ("x - floor(x) > 1/2", "1/2 + n < x < 1 + n and n != 40"),
      ("x - floor(x) > 1/2", "1/2 + t < x < 1 + t"), ("x - floor(x) > 1/2", "x > 1/2"),
      ("sin x = 0", "x = pi*n and n >= -500"), ("sin x = 0", "x = pi*n and x != 77*pi"),
      ("sin x = 0", "x = pi*n or x = 1/10^20"), ("sin x = 0", "x = 22/7*n"),
      ("cos x = x", "x = zero(cos(x) - x + 10^-20, x = 0..1)"), ("cos x = x", "x = 0.7390851332"),
    ]
  )
  func `of other numbers do not`(question: String, told: String) {
    #expect(comparison(told, over: question) != .fits)
  }

  /// Printed answers have no part twice, so that each of these changes makes another set.
  @Test(arguments: seeds(3))
  func `that are changed do not fit`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for question in [
      "x^3 > 4x", "x^2 - 2x - 3 >= 0", "(x-1)/(x+2) <= 0", "sin x = 1/2", "sin x > 0", "tan x > 1",
      "frac(x) < 1/2", "x^2 = 5", "2^x = 8", "|x-1| + |x+2| = 5", "1/x < 1", "cos x >= 1/2",
      "ln(x)*sin(x) = 0", "x*sin(x) > 0", "x^2 > floor(x)", "round(x) - x > 1/4",
    ] {
      var session = Session()
      session.showsProofs = true
      guard let answer = session.evaluate(question).last, let exact = answer.exact else { continue }
      let outcome = [SolutionCheck.outcome(of: answer.proofs)]
      #expect(SolutionCheck.told(exact, by: [answer.proofs], outcome) == .fits, "\(question)")
      for _ in 0..<cases(4) {
        guard let changed = changed(exact, &random) else { continue }
        let found = SolutionCheck.told(changed, by: [answer.proofs], outcome)
        #expect(found != .fits, "seed \(seed): \(question): \(changed)")
      }
    }
  }

  private func changed(_ exact: String, _ random: inout SplitMix64) -> String? {
    var choices = exact.split(separator: " or ").map { String($0) }
    let place = Int.random(in: 0..<choices.count, using: &random)
    let choice = choices[place]
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      choices.remove(at: place)
      if choices.isEmpty { choices = ["no solution"] }
    case 1:
      // A number that is told already is no other set; of sets of points no other number is one.
      guard choices.allSatisfy({ $0.hasPrefix("x = ") }) else { return nil }
      choices.append("x = \(Int.random(in: 1...99, using: &random))/100 + 10^-12*sqrt(2)")
    case 2 where choice.contains("<="): choices[place] = choice.replacing("<=", with: "<")
    case 2 where choice.contains("<"): choices[place] = choice.replacing("<", with: "<=")
    case 3 where choice.contains("n"): choices[place] = choice.replacing("*n", with: "*3*n")
    default: return nil
    }
    let text = choices.joined(separator: " or ")
    return text == exact ? nil : text
  }
}

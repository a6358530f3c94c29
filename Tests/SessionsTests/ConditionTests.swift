// Conditions with words between comparisons: solutions are the numbers for which they are true,
// and are written so that they read back.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Conditions") struct ConditionTests {
  private static func truth(_ condition: String, at number: String) -> String? {
    var session = Session()
    return session.evaluate("x = \(number); (\(condition))").last?.exact
  }

  /// A comparison of a line, a square or a magnitude with a number.
  private static func comparison(using random: inout SplitMix64) -> String {
    let signs = ["<", "<=", ">", ">=", "=", "!="]
    let left = ["x", "2x - 1", "x^2", "|x|", "-x", "(x - 1)*(x + 2)"]
    let sign = signs[Int.random(in: 0..<signs.count, using: &random)]
    let side = left[Int.random(in: 0..<left.count, using: &random)]
    return "\(side) \(sign) \(Int.random(in: -3...4, using: &random))"
  }

  private static func condition(depth: Int, using random: inout SplitMix64) -> String {
    guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else {
      return comparison(using: &random)
    }
    let word = Bool.random(using: &random) ? "and" : "or"
    let sides = (0..<2).map { _ in
      let side = condition(depth: depth - 1, using: &random)
      return side.contains(" or ") || Bool.random(using: &random) ? "(\(side))" : side
    }
    return "\(sides[0]) \(word) \(sides[1])"
  }

  @Test(arguments: seeds(4))
  func `are true for their solutions and for no others`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(12) {
      let condition = Self.condition(depth: 2, using: &random)
      var session = Session()
      let answer = session.evaluate("solve(\(condition); x)").last
      guard let answer, answer.problem == nil, answer.status != .undetermined else {
        Issue.record("seed \(seed): \(condition) is not solved")
        continue
      }
      for half in -8...8 {
        let number = "\(half)/2"
        let expected: String?
        if let text = answer.text {
          expected = text.hasPrefix("no solution") ? "false" : "true"
        } else {
          expected = answer.exact.flatMap { Self.truth($0, at: number) }
        }
        #expect(
          Self.truth(condition, at: number) == expected,
          "seed \(seed): \(condition) at \(number), answered with \(answer.exact ?? "")"
        )
      }
    }
  }

  /// What is true was worked out by hand.
  @Test(arguments: [
    ("x = 1 and 2 = 2", "x = 1"), ("x = 2 or x = 1", "x = 1 or x = 2"),
    ("x > 1 and (x < 3 or x = 5)", "1 < x < 3 or x = 5"), ("x >= 0 & x <= 0", "x = 0"),
    ("x > 0 and x = 12 and 10", "x = 8"), ("x > 1 and true", "x > 1"),
    ("1 < x <= 2 or 2 < x < 4", "1 < x < 4"), ("x^2 = 4 or x = 2", "x = -2 or x = 2"),
    ("sin(x) = 0 and cos(x) > 0", "x = 2*pi*n"), ("not (x > 3)", "x <= 3"),
    ("x > 1 xor x > 3", "1 < x <= 3"), ("not (0 < x < 2)", "x <= 0 or x >= 2"),
    ("not (1/x > 0)", "x < 0"),
  ])
  func `are solved`(condition: String, solutions: String) {
    var session = Session()
    #expect(session.evaluate(condition).last?.exact == solutions, "\(condition)")
  }

  /// Cases and functions with conditions of several comparisons, evaluated and drawn.
  @Test(arguments: [
    ("f(x) = {x > 0 and x < 2: 1; 0}; f(1)", "1"), ("f(x) = {x > 0 and x < 2: 1; 0}; f(2)", "0"),
    ("f(x) = {x < 0 or x > 2: 1; 0}; f(3)", "1"), ("f(x) = {not (x > 0): 1; 0}; f(-1)", "1"),
    ("f(x) = {x < 0 xor x > 2: x; 0}; f(5)", "5"),
    ("ok = 1 < 2 and 2 < 3; ok", "true"), ("ok = (1 < 2) and (3 < 2); ok", "false"),
    ("solve({x > 0 and x < 2: x^2; -1} = 1; x)", "x = 1"),
    ("solve({x < 0 or x > 2: x^2; -1} = 9; x)", "x = -3 or x = 3"),
  ])
  func `choose cases`(text: String, value: String) {
    var session = Session()
    #expect(session.evaluate(text).last?.exact == value, "\(text)")
  }

  @Test func `are streamed as they are evaluated`() throws {
    let session = Session()
    let texts = ["{x > 0 and x < 2: 1; 0}", "{x < 0 or x > 2: 1; 0}", "{x < 1 xor x < 2: 1; 0}"]
    let map = try NumberMap(texts, in: session)
    let values = map.values([[-1, 0, 1, 1.5, 2, 3]])
    #expect(values[0] == [0, 0, 1, 1, 0, 0])
    #expect(values[1] == [1, 0, 0, 0, 0, 1])
    #expect(values[2] == [0, 0, 1, 1, 0, 0])
  }
}

// Comparisons with functions of whole numbers only: each answer is held against the values at numbers.

import Sessions
import TestSupport
import Testing

@Suite("Functions of whole numbers in comparisons")
struct WholeFunctionLaws {
  private static let functions = [
    "x!", "lcm(x; 12)", "gcd(x; 6)", "nCr(10; x)", "nPr(x; 2)", "root(x; 8)", "(x!)^2", "sqrt(x!)",
    "x! + x", "1/x!", "|x! - 6|", "-lcm(x; 4)", "gcd(x; 6)*x", "(2*x)!", "{x > 2: x!; x}",
  ]

  /// What a line of the language says: true, false, or nil where it has no value.
  private static func truth(_ text: String) -> Bool? {
    var session = Session()
    switch session.evaluate(text).last?.exact {
    case "true": return true
    case "false": return false
    default: return nil
    }
  }

  /// A number is in the set of solutions exactly if the comparison holds for it; where a function has
  /// no value it does not.
  @Test(arguments: seeds(6))
  func `answers are those at numbers`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(4) {
      let function = Self.functions.randomElement(using: &random) ?? "x!"
      let relation = ["<", ">", "<=", ">=", "!=", "="].randomElement(using: &random) ?? ">"
      let bound = Int.random(in: -2...30, using: &random)
      let domain = Bool.random(using: &random) ? "; integer" : ""
      let question = "solve(\(function) \(relation) \(bound); x\(domain))"
      for number in ["-3", "-1", "0", "1", "2", "3", "4", "6", "1/2", "7/2"] {
        guard let isMember = Self.truth("\(number) ∈ \(question)") else { continue }
        let comparison = "\(function) \(relation) \(bound)".replacing("x", with: "(\(number))")
        let holds = Self.truth(comparison) ?? false
        let isAsked = domain.isEmpty || !number.contains("/")
        #expect(isMember == (holds && isAsked), "seed \(seed): \(number), \(question)")
      }
    }
  }

  @Test(arguments: ["x! > 3", "x! < 7", "x! != 6", "solve(lcm(x; 12) > 5; x; integer)"])
  func `what no method decides is undetermined`(text: String) {
    var session = Session()
    #expect(session.evaluate(text).last?.status == .undetermined)
  }
}

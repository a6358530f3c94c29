// Comparisons that are solved for a name in cases: at fractions in the place of all names, one of the
// cases holds exactly where the comparison itself does.

import Analysis
import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Comparisons solved for a name in cases")
struct ComparisonLaws {
  private static let sides = [
    "a*x", "x^2", "a*x^2 + b*x", "x/a", "(x - a)*(x - b)", "a*b*x - c", "(a - b)*x", "-x^2 + a*x",
    "(x - a)^2", "a^2*x + b", "x + c/b", "(a^2 + 1)*x", "sqrt(2)*x - a", "2x^2 - a*x + b/3",
    // Functions around the name.
    "x^3", "a*x^3 - c", "c*x^4", "|x - a|", "a*|2x + 1|", "1/x", "c/x", "x/(x - a)", "1/(a*x)",
    "(x + a)/(2x - 1)", "1/x^2", "sqrt(x)", "a*sqrt(x)", "sqrt(a - x)", "cbrt(x - a)", "sqrt(|x|)",
    "2^x", "a*e^x", "e^(a*x)", "ln(x)", "a*ln(x - 1)", "ln(|x|)", "1/(e^x + 1)", "1/ln(x)",
    "(x - a)^3", "x^3 - a*x", "a*x - 2x^4", "(2x + a)^4", "e^(2x) - a*e^x", "(x^2 - a)^3",
    "-x^5 + a*x^3",
  ]

  /// Whether a comparison holds; nothing where a side has no value, or that is not found out.
  private func truth(_ e: MathExpression, _ numbers: [String: Rational]) -> Bool? {
    var workspace = Workspace(budget: Budget(steps: 20_000_000))
    let environment = Environment(variables: numbers.mapValues { .real(Real($0)) })
    guard case .truth(let holds)? = try? e.value(in: environment, workspace: &workspace) else {
      return nil
    }
    return holds
  }

  private static let signs: [(text: String, relation: Relation)] = [
    ("<", .less), ("<=", .lessOrEqual), (">", .greater), (">=", .greaterOrEqual), ("=", .equal),
    ("!=", .notEqual),
  ]

  /// Compares what is told with a question at fractions; how often both were found out.
  private func compare(
    _ found: [MathExpression]?,
    _ question: String,
    seed: UInt64,
    _ random: inout SplitMix64
  ) throws -> Int {
    let whole = try MathExpression(question)
    var compared = 0
    for _ in 0..<24 {
      var numbers: [String: Rational] = [:]
      for name in ["a", "b", "c", "x"] {
        numbers[name] = Rational(Int.random(in: -4...4, using: &random), over: 2)
      }
      guard let holds = truth(whole, numbers) else { continue }
      compared += 1
      let isTold = found?.contains { truth($0, numbers) == true } ?? true
      #expect(
        holds == isTold,
        "seed \(seed): \(question) as \(found?.map { $0.valueText() } ?? ["all"]), \(numbers)"
      )
    }
    return compared
  }

  @Test(arguments: seeds(4))
  func `one of the cases holds where the comparison does`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var compared = 0
    for _ in 0..<cases(40) {
      let left = Self.sides.randomElement(using: &random) ?? "x"
      let right =
        ["b", "c", "0", "a", "2", "b*x", "a*x", left].randomElement(using: &random) ?? "b"
      let sign = Self.signs.randomElement(using: &random) ?? Self.signs[0]
      var workspace = Workspace()
      let found: [MathExpression]?
      do {
        found = try Algebra.cases(
          of: MathExpression(left),
          sign.relation,
          MathExpression(right),
          for: "x",
          environment: Environment(),
          workspace: &workspace
        )
      } catch {
        continue
      }
      compared += try compare(found, "\(left) \(sign.text) \(right)", seed: seed, &random)
    }
    #expect(compared > 100, "seed \(seed)")
  }

  /// A comparison with a name x, or of others, as they stand beside each other.
  private func part(
    _ random: inout SplitMix64
  ) throws -> (text: String, comparison: Comparison) {
    let sides = [
      ("x", "a"), ("x", "0"), ("x", "b + 1"), ("x", "sqrt(a)"), ("x", "-|b|"), ("b", "x"),
      ("a", "0"), ("a", "b"), ("x^2", "a"), ("a*x", "b"), ("|x|", "b"), ("x", "1/a"), ("1/x", "a"),
      ("|x - a|", "b"), ("e^x", "b"), ("sqrt(x)", "a"), ("x", "x"), ("x^2 + b*x", "a"),
    ]
    let (left, right) = sides.randomElement(using: &random) ?? sides[0]
    let sign = Self.signs.randomElement(using: &random) ?? Self.signs[0]
    let comparison = Comparison(
      try MathExpression(left),
      sign.relation,
      try MathExpression(right)
    )
    return ("\(left) \(sign.text) \(right)", comparison)
  }

  @Test(arguments: seeds(4))
  func `one of the cases holds where one of some choices does`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var compared = 0
    for _ in 0..<cases(40) {
      var (texts, choices): ([String], [[Comparison]]) = ([], [])
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        var parts: [(text: String, comparison: Comparison)] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) { parts.append(try part(&random)) }
        texts.append(parts.map { $0.text }.joined(separator: " and "))
        choices.append(parts.map { $0.comparison })
      }
      var workspace = Workspace()
      let found: [MathExpression]?
      do {
        found = try Algebra.cases(
          of: choices,
          for: "x",
          environment: Environment(),
          workspace: &workspace
        )
      } catch {
        continue
      }
      let question = texts.joined(separator: " or ")
      compared += try compare(found, question, seed: seed, &random)
    }
    #expect(compared > 100, "seed \(seed)")
  }
}

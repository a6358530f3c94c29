// Algebra with free names: what comes out is the same function, by values that are computed
// without polynomials; and what SymPy gives has the same parts.

import Analysis
import Expressions
import Foundation
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Algebra with free names")
struct AlgebraLaws {
  private func result(_ text: String) throws -> Algebra.Result {
    var workspace = Workspace()
    return try Algebra.result(
      of: try MathExpression(text),
      environment: Environment(),
      workspace: &workspace
    )
  }

  /// The value for numbers in the place of names; nothing where there is none.
  private func value(
    _ e: MathExpression,
    _ numbers: [String: Rational],
    steps: Int64 = 20_000_000
  ) -> Value? {
    var workspace = Workspace(budget: Budget(steps: steps))
    let environment = Environment(variables: numbers.mapValues { .real(Real($0)) })
    return try? e.value(in: environment, workspace: &workspace)
  }

  private func real(
    _ e: MathExpression,
    _ numbers: [String: Rational],
    steps: Int64 = 20_000_000
  ) -> Real? {
    guard case .real(let x)? = value(e, numbers, steps: steps) else { return nil }
    return x
  }

  /// Whether two numbers are the same; nothing where that is not found out.
  private func areEqual(_ x: Real, _ y: Real) -> Bool? {
    var workspace = Workspace(budget: Budget(steps: 200_000_000))
    return (try? Real.compare(x, y, in: &workspace)).map { $0 == .equal }
  }

  private static let functions = [
    "sqrt", "sin", "cos", "tan", "exp", "ln", "abs", "cbrt", "sinh", "atan",
  ]

  /// A random expression of x and y.
  private func random(_ depth: Int, using random: inout SplitMix64) -> String {
    guard depth > 0 else {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: return "x"
      case 2: return "y"
      case 3: return "\(Int.random(in: 1...4, using: &random))"
      case 4:
        return "\(Int.random(in: 1...5, using: &random))/\(Int.random(in: 2...4, using: &random))"
      default: return ["pi", "sqrt(2)", "e"].randomElement(using: &random) ?? "pi"
      }
    }
    let a = self.random(depth - 1, using: &random)
    let b = self.random(depth - 1, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: return "(\(a) + \(b))"
    case 2: return "(\(a) - \(b))"
    case 3, 4: return "(\(a))*(\(b))"
    case 5: return "(\(a))/(\(b))"
    case 6: return "(\(a))^\(Int.random(in: -2...3, using: &random))"
    case 7:
      return
        "(\(a))^(\(Int.random(in: 1...3, using: &random))/\(Int.random(in: 2...3, using: &random)))"
    default: return "\(Self.functions.randomElement(using: &random) ?? "sin")(\(a))"
    }
  }

  /// Whether all comparisons hold for some numbers.
  private func hold(_ conditions: [MathExpression], _ numbers: [String: Rational]) -> Bool {
    conditions.allSatisfy { condition in
      if case .truth(true)? = value(condition, numbers) { true } else { false }
    }
  }

  @Test(arguments: ["", "expand", "factor", "simplify", "together"], seeds(3))
  func `what comes out is the same function`(name: String, seed: UInt64) throws {
    var random = SplitMix64(seed: seed &* 7 &+ UInt64(name.utf8.count))
    for _ in 0..<cases(60) {
      let text = self.random(Int.random(in: 1...3, using: &random), using: &random)
      let original = try MathExpression(text)
      guard !original.variables.isEmpty, let found = try? result("\(name)(\(text))") else {
        continue
      }
      // It reads back as the same text, and so with the same values.
      let written = found.expression.valueText()
      let read = try MathExpression(written)
      #expect(read.valueText() == written, "seed \(seed): \(text) is \(written)")
      for _ in 0..<6 {
        let numbers = [
          "x": Rational(Int.random(in: -24...24, using: &random), over: 7),
          "y": Rational(Int.random(in: -24...24, using: &random), over: 5),
        ]
        let before = real(original, numbers)
        // Products that are multiplied out take more steps.
        let after = real(read, numbers, steps: 400_000_000)
        if let before, let after {
          #expect(
            areEqual(before, after) != false,
            "seed \(seed): \(name) \(text) is \(written), not for \(numbers)"
          )
        } else if before != nil {
          Issue.record("seed \(seed): \(name) \(text) is \(written), no value for \(numbers)")
        } else if after != nil {
          #expect(
            !hold(found.conditions, numbers),
            "seed \(seed): \(name) \(text) is \(written), a value for \(numbers)"
          )
        }
      }
    }
  }

  /// The terms of a sum, or the factors of a product with their exponents.
  private func parts(_ e: MathExpression, isSum: Bool) -> [MathExpression] {
    let operands = e.operands(of: e.root).map { e.subexpression(at: $0) }
    switch e.symbol(at: e.root) {
    case .sum where isSum: return operands.flatMap { parts($0, isSum: isSum) }
    case .difference where isSum:
      return parts(operands[0], isSum: isSum) + parts(operands[1], isSum: isSum).map { -$0 }
    case .negation where isSum: return parts(operands[0], isSum: isSum).map { -$0 }
    case .negation: return parts(operands[0], isSum: isSum)
    case .product where !isSum, .juxtaposition where !isSum:
      return operands.flatMap { parts($0, isSum: isSum) }
    case .quotient where !isSum:
      return parts(operands[0], isSum: isSum)
        + parts(operands[1], isSum: isSum).map { MathExpression(1) / $0 }
    default: return [e]
    }
  }

  /// What is the same for equal parts, whatever their sign.
  private func mark(_ e: MathExpression) -> String {
    let numbers: [[String: Rational]] = [
      ["x": Rational(17, over: 3), "y": Rational(29, over: 7), "z": Rational(41, over: 11)],
      ["x": Rational(-13, over: 5), "y": Rational(37, over: 2), "z": Rational(5, over: 19)],
    ]
    return numbers.map { real(e, $0)?.rational.map { "\($0.magnitude)" } ?? "?" }
      .joined(separator: " ")
  }

  @Test func `sums and products have the parts that SymPy gives`() throws {
    // This file is Tests/AnalysisTests/AlgebraLaws.swift.
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let table = folder.appending(path: "Attacks/expressions.txt")
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(lines.count > 80)
    for line in lines {
      let sign = try #require(line.range(of: "= ", options: .backwards))
      let input = line[..<sign.lowerBound].trimmingCharacters(in: .whitespaces)
      let expected = try MathExpression(String(line[sign.upperBound...]))
      let actual = try result(input)
      #expect(!actual.isUnfactored, "\(input)")
      let isSum = input.hasPrefix("expand") || input.hasPrefix("apart")
      func marks(_ e: MathExpression) -> [String] {
        parts(e, isSum: isSum).filter { isSum || !$0.variables.isEmpty }.map { mark($0) }.sorted()
      }
      if input.hasPrefix("together") {
        #expect(
          mark(actual.expression) == mark(expected),
          "\(input): \(actual.expression)"
        )
        #expect(actual.expression.nodes.count { $0.kind == .quotient } <= 1, "\(actual.expression)")
      } else {
        #expect(
          marks(actual.expression) == marks(expected),
          "\(input): \(actual.expression), not \(expected)"
        )
      }
    }
  }

  @Test(arguments: [
    ("sin(x)^2 + cos(x)^2", "1"), ("tan(x)", "sin(x)/cos(x)"), ("sin(2x)", "2sin(x)cos(x)"),
    ("cos(3x)", "4cos(x)^3 - 3cos(x)"), ("sin(x + y)", "sin(x)cos(y) + cos(x)sin(y)"),
    ("cosh(x)^2 - sinh(x)^2", "1"), ("e^(x + y)", "e^x*e^y"), ("4^x", "(2^x)^2"),
    ("(a + b)^3", "a^3 + 3a^2*b + 3a*b^2 + b^3"), ("1/(1 + sqrt(x))", "(sqrt(x) - 1)/(x - 1)"),
    ("sqrt(x^2)", "abs(x)"), ("ln(e^(3x))", "3x"), ("e^(ln(x))", "x"), ("sin(asin(x))", "x"),
    ("sin(x + pi/2)", "cos(x)"), ("cbrt(x^3)", "x"), ("(x^2 - y^2)/(x - y)", "x + y"),
    ("sec(x)^2", "1 + tan(x)^2"), ("x^(1/2)*x^(1/2)", "x"), ("sinh(2x)", "2sinh(x)cosh(x)"),
    ("sin(3x)", "3sin(x) - 4sin(x)^3"), ("abs(x)^2", "x^2"), ("log(x; 2)", "log2(x)"),
    ("sqrt(2)*x*sqrt(3)", "sqrt(6)*x"), ("abs(sqrt(1/x) - 1)^2", "(x + 1)/x - 2sqrt(1/x)"),
  ])
  func `an identity is proved`(left: String, right: String) throws {
    var workspace = Workspace()
    let found = try Algebra.identity(
      of: try MathExpression(left),
      try MathExpression(right),
      environment: Environment(),
      workspace: &workspace
    )
    guard case .proved = found else {
      Issue.record("\(left) = \(right): \(found)")
      return
    }
  }

  @Test(arguments: [
    ("sqrt(x^2)", "x"), ("(x + 1)^2", "x^2 + 1"), ("sin(2x)", "2sin(x)"),
    ("ln(a*b)", "ln(a)*ln(b)"),
    ("sqrt(a + b)", "sqrt(a) + sqrt(b)"), ("x^y", "y^x"), ("cos(x)", "cos(x) + 10^-30"),
    ("1/(a + b)", "1/a + 1/b"), ("abs(x + y)", "abs(x) + abs(y)"), ("atan(tan(x))", "x"),
    ("abs(sqrt(1/x) - 1)^2", "x + 1 - 2x*sqrt(1/x)"),
  ])
  func `what is no identity has a counterexample`(left: String, right: String) throws {
    var workspace = Workspace()
    let (a, b) = (try MathExpression(left), try MathExpression(right))
    let found = try Algebra.identity(of: a, b, environment: Environment(), workspace: &workspace)
    guard case .refuted(let numbers) = found else {
      Issue.record("\(left) = \(right): \(found)")
      return
    }
    var chosen: [String: Rational] = [:]
    for (name, number) in numbers { chosen[name] = number }
    let x = try #require(real(a, chosen))
    let y = try #require(real(b, chosen))
    #expect(areEqual(x, y) == false, "\(chosen)")
  }
}

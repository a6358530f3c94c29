// Whether two expressions are the same, and expressions with i: what is proved holds for numbers, by
// values that are computed without polynomials.

import Analysis
import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Identities")
struct IdentityLaws {
  private func identity(_ left: String, _ right: String) throws -> Identity {
    var workspace = Workspace()
    return try Algebra.identity(
      of: try MathExpression(left),
      try MathExpression(right),
      environment: Environment(),
      workspace: &workspace
    )
  }

  /// The value with complex answers, for numbers in the place of names; nothing where there is none.
  private func number(
    _ e: MathExpression,
    _ numbers: [String: Rational],
    isComplex: Bool = false
  ) -> Number? {
    var workspace = Workspace(budget: Budget(steps: 20_000_000))
    var environment = Environment(variables: numbers.mapValues { .real(Real($0)) })
    environment.complexAnswers = isComplex
    return try? e.value(in: environment, workspace: &workspace).number
  }

  /// Whether two numbers are the same; nothing where that is not found out.
  private func areEqual(_ x: Number, _ y: Number) -> Bool? {
    var workspace = Workspace(budget: Budget(steps: 200_000_000))
    guard let difference = try? Number.difference(x, y, in: &workspace),
      let isZero = try? Number.isZero(difference, in: &workspace), isZero != .unknown
    else { return nil }
    return isZero == .yes
  }

  /// Pairs that are the same for all u and v where both have values, and pairs that are not.
  private static let pairs = [
    ("abs(U)", "max(U; -(U))"), ("U", "sign(U)*abs(U)"), ("ceil(U)", "-floor(-(U))"),
    ("max(U; V)", "((U) + (V) + abs((U) - (V)))/2"), ("min(U; V)", "-max(-(U); -(V))"),
    ("(U) mod 2", "(U) - 2*floor((U)/2)"), ("ln((U)^2)", "2*ln(abs(U))"),
    ("tanh(U)", "1 - 2/(e^(2*(U)) + 1)"), ("atanh(U)", "ln((1 + (U))/(1 - (U)))/2"),
    ("2^((U) + (V))", "2^(U)*2^(V)"), ("(U)^((V) + 1)", "(U)^(V)*(U)"),
    ("((U)^2)^(1/4)", "sqrt(U)"), ("sign((U)*(V))", "sign(U)*sign(V)"),
    ("((U)*(V))^(x)", "(U)^(x)*(V)^(x)"),
    ("abs(U)", "U"), ("floor(-(U))", "-floor(U)"), ("sign(U)^2", "1"), ("max(U; V)", "U"),
    ("((U)^2)^(V)", "(U)^(2*(V))"), ("abs((U) + (V))", "abs(U) + abs(V)"),
    ("floor((U) + (V))", "floor(U) + floor(V)"), ("(U)^(2*(V))", "((U)^(V))^2"),
  ]

  private func random(_ depth: Int, using random: inout SplitMix64) -> String {
    guard depth > 0, let form = Self.forms.randomElement(using: &random) else {
      return ["x", "x", "-x", "y", "2", "1/2"].randomElement(using: &random) ?? "x"
    }
    return form.replacing("A", with: "(" + self.random(depth - 1, using: &random) + ")")
      .replacing("B", with: "(" + self.random(depth - 1, using: &random) + ")")
  }

  private static let forms = [
    "A + B", "A - B", "A*B", "A/B", "abs(A)", "sign(A)", "max(A; B)", "floor(A)", "sqrt(A)", "A^2",
    "ln(A)",
  ]

  @Test(arguments: seeds(4))
  func `what is proved to be the same has the same values`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(40) {
      let pair = try #require(Self.pairs.randomElement(using: &random))
      let u = self.random(Int.random(in: 0...2, using: &random), using: &random)
      let v = self.random(Int.random(in: 0...1, using: &random), using: &random)
      let texts = [pair.0, pair.1].map { $0.replacing("U", with: u).replacing("V", with: v) }
      guard case .proved? = try? identity(texts[0], texts[1]) else { continue }
      let sides = try texts.map { try MathExpression($0) }
      for _ in 0..<12 {
        let numbers = [
          "x": Rational(Int.random(in: -6...6, using: &random), over: 2),
          "y": Rational(Int.random(in: -6...6, using: &random), over: 3),
        ]
        guard let a = number(sides[0], numbers), let b = number(sides[1], numbers) else { continue }
        #expect(areEqual(a, b) != false, "seed \(seed): \(texts) for \(numbers)")
      }
    }
  }

  /// Pairs of school books that are the same by general rules.
  @Test(arguments: [
    ("ln(x^2)", "2ln(abs(x))"), ("sign(x)*abs(x)", "x"), ("max(x; y)", "(x + y + abs(x - y))/2"),
    ("atanh(x)", "ln((1 + x)/(1 - x))/2"), ("1/(1 + e^(-x))", "(1 + tanh(x/2))/2"),
    ("floor(-x)", "-ceil(x)"), ("x mod 2", "x - 2floor(x/2)"), ("a^(x + y)", "a^x*a^y"),
    ("(a*b)^x", "a^x*b^x"), ("(x^2)^(1/4)", "sqrt(x)"), ("min(x; y) + max(x; y)", "x + y"),
    ("sqrt(x + 2sqrt(x - 1))", "sqrt(x - 1) + 1"), ("abs(sign(x))", "sign(x)^2"),
    ("abs(x - 1) + abs(1 - x)", "2abs(x - 1)"), ("sign(floor(x))*abs(floor(x))", "floor(x)"),
    ("ln(e^(-x))", "-x"),
  ])
  func `an identity is proved`(left: String, right: String) throws {
    guard case .proved = try identity(left, right) else {
      Issue.record("\(left) = \(right)")
      return
    }
  }

  @Test(arguments: [("sign(x)^2", "1"), ("abs(x)", "x"), ("floor(x)", "ceil(x)"), ("a^x", "x^a")])
  func `a difference is found`(left: String, right: String) throws {
    guard case .refuted = try identity(left, right) else {
      Issue.record("\(left) = \(right)")
      return
    }
  }

  @Test(arguments: [
    ("ln(x^2)", "2ln(x)", true), ("0", "0*ln(x)", true), ("x/x", "1", false),
    ("(x - 17)/(x - 17)", "1", false), ("sqrt(x*y)", "sqrt(x)*sqrt(y)", true),
  ])
  func `numbers for which one side alone has a value`(
    left: String,
    right: String,
    isLeft: Bool
  ) throws {
    guard case .proved(let conditions) = try identity(left, right) else {
      Issue.record("\(left) = \(right)")
      return
    }
    var workspace = Workspace()
    let (a, b) = (try MathExpression(left), try MathExpression(right))
    let found = try #require(
      Algebra.numbersOfOneSide(
        a,
        b,
        conditions: conditions,
        environment: Environment(),
        workspace: &workspace
      )
    )
    var numbers: [String: Rational] = [:]
    for (name, number) in found.numbers { numbers[name] = number }
    #expect(found.isLeft == isLeft)
    #expect((number(a, numbers) != nil) == isLeft && (number(b, numbers) != nil) != isLeft)
  }

  private static let complexForms = [
    "A + B", "A - B", "A*B", "A*B", "A/B", "conj(A)", "re(A)", "im(A)", "abs(A)", "A^2", "A^3",
    "sin(A)", "exp(A)",
  ]

  private func complex(_ depth: Int, using random: inout SplitMix64) -> String {
    guard depth > 0, let form = Self.complexForms.randomElement(using: &random) else {
      return ["x", "y", "i", "i", "2", "1/2"].randomElement(using: &random) ?? "x"
    }
    return form.replacing("A", with: "(" + complex(depth - 1, using: &random) + ")")
      .replacing("B", with: "(" + complex(depth - 1, using: &random) + ")")
  }

  @Test(arguments: ["", "expand", "simplify"], seeds(2))
  func `expressions with i keep their values`(name: String, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(30) {
      let text = complex(Int.random(in: 1...3, using: &random), using: &random)
      let original = try MathExpression(text)
      var workspace = Workspace()
      let found = try? Algebra.result(
        of: try MathExpression("\(name)(\(text))"),
        environment: Environment(),
        workspace: &workspace
      )
      guard !original.variables.isEmpty, let found else { continue }
      for _ in 0..<4 {
        let numbers = [
          "x": Rational(Int.random(in: -9...9, using: &random), over: 4),
          "y": Rational(Int.random(in: -9...9, using: &random), over: 5),
        ]
        guard let a = number(original, numbers, isComplex: true) else { continue }
        let b = number(found.expression, numbers, isComplex: true)
        #expect(
          b.flatMap { areEqual(a, $0) } != false && b != nil,
          "seed \(seed): \(name) \(text) is \(found.expression), not for \(numbers)"
        )
      }
    }
  }
}

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

  /// Identities of school and of first years, checked with numbers by mpmath.
  @Test(arguments: [
    ("(n+1)!", "(n+1)*n!"), ("(n+2)!/n!", "(n+1)*(n+2)"), ("gamma(x+1)", "x*gamma(x)"),
    ("gamma(x+2)", "x*(x+1)*gamma(x)"), ("(x+1)!/x!", "x+1"), ("n!/(n-2)!", "n*(n-1)"),
    ("(2n+2)!/(2n)!", "(2n+2)*(2n+1)"), ("asin(x)", "atan(x/sqrt(1-x^2))"),
    ("acos(x)", "pi/2-asin(x)"), ("acos(-x)", "pi-acos(x)"), ("asin(x)", "pi/2-acos(x)"),
    ("atan(x)", "asin(x/sqrt(1+x^2))"), ("2atan(x)", "atan(x)-atan(-x)"),
    ("acos(x)", "2atan(sqrt((1-x)/(1+x)))"), ("acosh(x)", "ln(x+sqrt(x^2-1))"),
    ("asinh(x)", "ln(x+sqrt(x^2+1))"), ("atanh(x)", "ln((1+x)/(1-x))/2"), ("tan(x+pi)", "tan(x)"),
    ("sin(x+2pi)", "sin(x)"), ("cos(pi-x)", "-cos(x)"), ("sin(pi/2-x)", "cos(x)"),
    ("tan(pi/2-x)", "1/tan(x)"), ("sin(3x)", "3sin(x)-4sin(x)^3"),
    ("cos(3x)", "4cos(x)^3-3cos(x)"), ("tan(2x)", "2tan(x)/(1-tan(x)^2)"),
    ("sin(x)^4", "(3-4cos(2x)+cos(4x))/8"), ("sin(x)*cos(y)", "(sin(x+y)+sin(x-y))/2"),
    ("sin(x)+sin(y)", "2sin((x+y)/2)*cos((x-y)/2)"),
    ("cos(x)-cos(y)", "-2sin((x+y)/2)*sin((x-y)/2)"),
    ("tan(x+y)", "(tan(x)+tan(y))/(1-tan(x)*tan(y))"), ("tan(x/2)", "sin(x)/(1+cos(x))"),
    ("tan(x/2)", "(1-cos(x))/sin(x)"), ("sin(x)", "2tan(x/2)/(1+tan(x/2)^2)"),
    ("1+tan(x)^2", "1/cos(x)^2"), ("abs(sin(x/2))", "sqrt((1-cos(x))/2)"),
    ("cosh(2x)", "2cosh(x)^2-1"), ("sinh(x+y)", "sinh(x)*cosh(y)+cosh(x)*sinh(y)"),
    ("tanh(x)", "(e^(2x)-1)/(e^(2x)+1)"), ("ln(x^2)", "2ln(abs(x))"), ("ln(x*y)", "ln(x)+ln(y)"),
    ("log(x;2)", "ln(x)/ln(2)"), ("log(x;b)", "1/log(b;x)"), ("a^(x+y)", "a^x*a^y"),
    ("(a*b)^x", "a^x*b^x"), ("x^ln(y)", "y^ln(x)"), ("e^(x*ln(2))", "2^x"),
    ("sqrt(x^2)", "abs(x)"), ("sqrt(x)*sqrt(y)", "sqrt(x*y)"),
    ("1/(sqrt(x)-sqrt(y))", "(sqrt(x)+sqrt(y))/(x-y)"), ("sqrt(x+2sqrt(x-1))", "1+sqrt(x-1)"),
    ("cbrt(x^3)", "x"), ("(x^3-y^3)/(x-y)", "x^2+x*y+y^2"),
    ("a^4+4b^4", "(a^2+2b^2+2a*b)*(a^2+2b^2-2a*b)"), ("(a+b+c)^2", "a^2+b^2+c^2+2a*b+2b*c+2c*a"),
    ("(a^2+b^2)*(c^2+d^2)", "(a*c-b*d)^2+(a*d+b*c)^2"), ("1/(x*(x+1))", "1/x-1/(x+1)"),
    ("nCr(n;2)", "n*(n-1)/2"), ("nCr(n;3)", "n*(n-1)*(n-2)/6"), ("nCr(n;k)", "n!/(k!*(n-k)!)"),
    ("nPr(n;2)", "n*(n-1)"), ("abs(x*y)", "abs(x)*abs(y)"), ("max(a;b)", "(a+b+abs(a-b))/2"),
    ("abs(x)^2", "x^2"), ("sqrt(x^4+2x^2+1)", "x^2+1"),
    ("sin(x)^6+cos(x)^6", "1-3sin(x)^2*cos(x)^2"), ("(1-cos(2x))/sin(2x)", "tan(x)"),
    ("sin(x)/(1-cos(x))", "(1+cos(x))/sin(x)"), ("atan(tan(atan(x)))", "atan(x)"),
    ("sin(acos(x))", "sqrt(1-x^2)"), ("cos(2acos(x))", "2x^2-1"), ("cos(3acos(x))", "4x^3-3x"),
    ("sin(2asin(x))", "2x*sqrt(1-x^2)"), ("tan(2atan(x))", "2x/(1-x^2)"),
    ("cos(4atan(x))", "(1-6x^2+x^4)/(1+x^2)^2"), ("floor(x+1)", "floor(x)+1"),
    ("ceil(x)", "-floor(-x)"), ("sign(x)*abs(x)", "x"), ("x/abs(x)", "sign(x)"),
    ("acos(1-2x^2)", "2asin(abs(x))"), ("e^(x+ln(3))", "3e^x"), ("ln(sqrt(x))", "ln(x)/2"),
    ("ln(e^x)", "x"), ("2^x*4^x", "8^x"), ("9^x-1", "(3^x-1)*(3^x+1)"),
    ("cosh(x)^2-sinh(x)^2", "1"),
    ("ln(1+sqrt(2)*x)", "ln(1+x*sqrt(2))"), ("sqrt(3-2sqrt(2))*x", "x*(sqrt(2)-1)"),
    ("sin(x)*sin(pi/3-x)*sin(pi/3+x)", "sin(3x)/4"),
  ])
  func `an identity of a book is proved`(left: String, right: String) throws {
    guard case .proved = try identity(left, right) else {
      Issue.record("\(left) = \(right)")
      return
    }
  }

  /// What is written for an identity by mistake, or holds on a part of the line only.
  @Test(arguments: [
    ("(n+1)!", "n*n!"), ("(2n)!", "2*n!"), ("gamma(x+1)", "(x+1)*gamma(x)"),
    ("atan(x)+atan(1/x)", "pi/2"), ("asin(sin(x))", "x"), ("acos(cos(x))", "x"),
    ("2atan(x)", "asin(2x/(1+x^2))"), ("2asin(x)", "asin(2x*sqrt(1-x^2))"),
    ("2acos(x)", "acos(2x^2-1)"), ("3asin(x)", "asin(3x-4x^3)"),
    ("atan(x)+atan(2)", "atan((x+2)/(1-2x))"), ("acos(x)", "asin(sqrt(1-x^2))"),
    ("atan(x)", "acos(1/sqrt(1+x^2))"), ("ln(x^2)", "2ln(x)+ln(abs(x))/10^9-ln(abs(x))/10^10"),
    ("sqrt(x^2)", "x"), ("(x^2)^(1/4)", "sqrt(abs(x))*sign(x)"), ("nCr(n;k)", "nCr(n;k+1)"),
    ("nCr(n;2)", "n*(n+1)/2"), ("floor(2x)", "2floor(x)"), ("floor(x)+floor(-x)", "-1"),
    ("sin(x+y)", "sin(x)+sin(y)"), ("tan(x+pi/2)", "tan(x)"), ("a^(b+c)", "a^b+a^c"),
    ("ln(x+y)", "ln(x)+ln(y)"), ("sqrt(x^2+y^2)", "x+y"), ("abs(x+y)", "abs(x)+abs(y)"),
    ("sqrt((1+cos(x))/2)", "cos(x/2)"), ("(x+1)!/x!", "x"), ("e^(x*y)", "e^x*e^y"),
    ("cosh(x)^2+sinh(x)^2", "1"), ("atan(1/x)", "pi/2-atan(x)"), ("acos(4x^3-3x)", "3acos(x)"),
    ("mod(x;3)+3", "mod(x+3;3)"), ("(a^x)^y", "a^(x*y)"), ("nCr(n;k)", "nCr(n;n-k)"),
  ])
  func `a mistake is refuted`(left: String, right: String) throws {
    guard case .refuted = try identity(left, right) else {
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

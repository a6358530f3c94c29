// What rows say of complex numbers: the same as of real ones where these are defined, and
// what mirrors into its conjugate does so.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Functions of complex numbers")
struct ComplexLaws {
  /// The value of a text, or nothing where it has none.
  private static func value(
    _ text: String,
    isComplex: Bool,
    _ unit: AngleUnit = .radians
  ) -> Value? {
    var workspace = Workspace()
    var environment = Environment()
    environment.angleUnit = unit
    environment.complexAnswers = isComplex
    do throws(EvaluationError) {
      let line = Parser.expression(text)
      guard line.diagnostics.isEmpty, let statement = line.statements.first else { return nil }
      return try statement.expression.value(in: environment, workspace: &workspace)
    } catch {
      return nil
    }
  }

  private static func isTrue(_ text: String) -> Bool? {
    guard case .truth(let truth)? = value(text, isComplex: true) else { return nil }
    return truth
  }

  @Test(arguments: seeds(4))
  func `real values are the same where complex ones are wanted`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for row in Builtin.all where row.name.description != "randint" {
      let most = row.most ?? 3
      let count = Int.random(in: row.least...most, using: &random)
      let arguments = (0..<count).map { _ in
        let n = Int.random(in: -6...6, using: &random)
        return Bool.random(using: &random) ? "\(n)" : "(\(n)/4)"
      }
      let text = "\(row.name)(" + arguments.joined(separator: "; ") + ")"
      guard case .real(let real)? = Self.value(text, isComplex: false) else { continue }
      guard case .real(let other)? = Self.value(text, isComplex: true) else {
        Issue.record("seed \(seed): \(text) is no real number where complex ones are wanted")
        continue
      }
      var workspace = Workspace()
      #expect(throws: Never.self) {
        let order = try Real.compare(real, other, in: &workspace)
        #expect(order == .equal, "seed \(seed): \(text)")
      }
    }
  }

  /// All functions with an inverse, at Gaussian rationals: f(f⁻¹(z)) is z.
  @Test(arguments: seeds(4))
  func `a function gives back what its inverse was given`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pairs = Builtin.all.compactMap { row in row.inverse.map { (row.name, $0.name) } }
    #expect(pairs.count >= 12)
    for (function, inverse) in pairs {
      for _ in 0..<cases(3) {
        let parts = (0..<2).map { _ in
          "\(Int.random(in: -20...20, using: &random))/\(Int.random(in: 1...6, using: &random))"
        }
        // An imaginary part that is 0 leaves a real number, on a cut or beside it.
        let z = "(\(parts[0]) + (\(parts[1]))*i)"
        for unit in AngleUnit.allCases {
          for text in ["\(function)(\(inverse)(\(z))) = \(z)", "\(function)(-\(inverse)(\(z)))"] {
            let isLaw = text.contains("=")
            guard Self.value("\(inverse)(\(z))", isComplex: true, unit) != nil else { continue }
            let value = Self.value(text, isComplex: true, unit)
            if isLaw {
              guard case .truth(true)? = value else {
                Issue.record("seed \(seed), \(unit): \(text)")
                continue
              }
            } else {
              #expect(value != nil, "seed \(seed), \(unit): \(text)")
            }
          }
        }
      }
    }
  }

  /// Whether two texts are worth the same; nothing where one has no value.
  private static func agree(_ one: String, _ other: String) -> Bool? {
    guard let x = value(one, isComplex: true)?.number, let y = value(other, isComplex: true)?.number
    else { return nil }
    var workspace = Workspace()
    guard let gap = try? Number.difference(x, y, in: &workspace) else { return nil }
    return try? Number.isZero(gap, in: &workspace) != .no
  }

  @Test(arguments: seeds(4))
  func `parts that rows name are those of the value`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for row in Builtin.all {
      guard let parts = row.complexParts else { continue }
      var count = 0
      for _ in 0..<cases(6) {
        let numbers = (0..<2).map { _ in
          Rational(Integer(Int.random(in: -9...9, using: &random)), over: 7)
        }
        let (u, v) = (Expression(numbers[0]), Expression(numbers[1]))
        let (x, y) = (
          parts.real.replacing(["u": u, "v": v]), parts.imaginary.replacing(["u": u, "v": v])
        )
        let text = "\(row.name)((\(u.text())) + (\(v.text()))*i)"
        guard let isMet = Self.agree(text, "(\(x.text())) + (\(y.text()))*i") else { continue }
        count += 1
        #expect(isMet, "seed \(seed): \(text)")
      }
      #expect(count > 0, "\(row.name)")
    }
  }

  @Test(arguments: seeds(4))
  func `parts of expressions are those of the value`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let x = ComplexParts(real: Expression(name: "x"), imaginary: Expression(name: "y"))
    for text in [
      "z^2 + 1", "(z - 1)/(z^2 + z + 1)", "exp(1/z)", "e^(z/2)", "sqrt(z^2 - 1)", "z^(1/3)", "z^i",
      "2^z", "z^z", "sin(z)/z", "ln(z) + log(z)", "tan(z) - sec(z)", "abs(z)*conj(z)", "cis(z)",
      "arg(z)*re(z) - im(z)", "z^-3", "i*z + 3i", "z%", "cosh(z)*tanh(z/3)", "sind(z)", "log2(z)",
      "-z^5/(2 - i)",
    ] {
      let parts = try #require(
        try Expression(text).complexParts(where: ["z": x], in: Environment()),
        "\(text)"
      )
      var count = 0
      for _ in 0..<cases(4) {
        // Off the real axis: the power of a real number is the real one where there is one.
        let numbers = [-9...9, 1...9].map { range in
          Rational(Integer(Int.random(in: range, using: &random)), over: 4)
        }
        let (u, v) = (Expression(numbers[0]), Expression(numbers[1]))
        let z = try Expression("(\(u.text())) + (\(v.text()))*i")
        let value = try Expression(text).replacing(["z": z])
        let at = ["x": u, "y": v]
        let imaginary = parts.imaginary?.replacing(at).text() ?? "0"
        let both = "(\(parts.real.replacing(at).text())) + (\(imaginary))*i"
        guard let isMet = Self.agree(value.text(), both) else { continue }
        count += 1
        #expect(isMet, "seed \(seed): \(text) at \(z.text())")
      }
      #expect(count > 0, "\(text)")
    }
  }

  @Test func `what is not known has no parts`() throws {
    let x = ComplexParts(real: Expression(name: "x"), imaginary: Expression(name: "y"))
    for text in ["gamma(z)", "floor(z)", "asin(z)", "a*z", "{z}"] {
      #expect(try Expression(text).complexParts(where: ["z": x], in: Environment()) == nil)
    }
  }

  // An analytic function that is real on a part of the real axis mirrors.
  @Test(arguments: seeds(2))
  func `functions mirror into conjugates off their cuts`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let names = [
      "sqrt", "exp", "ln", "sin", "cos", "tan", "sec", "csc", "cot", "sinh", "cosh", "tanh", "asin",
      "acos", "atan", "asinh", "acosh", "atanh", "cbrt", "log2",
    ]
    for name in names {
      // Off the imaginary axis too, on which the cuts of asinh and atan are.
      let x = Int.random(in: 1...5, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      let y = Int.random(in: 1...5, using: &random)
      let z = "((\(x))+\(y)/3*i)"
      let gap = "abs(\(name)(conj(\(z))) - conj(\(name)(\(z)))) < 1e-30"
      #expect(Self.isTrue(gap) == true, "seed \(seed): \(name)(\(z))")
    }
  }

  // NIST Digital Library of Mathematical Functions, 4.21 and 4.35.
  @Test(arguments: [
    "sin(1+2i)^2+cos(1+2i)^2 = 1", "cosh(1+2i)^2-sinh(1+2i)^2 = 1",
    "sin(i*(1+i)) = i*sinh(1+i)", "e^(1+2i) = e*(cos(2)+i*sin(2))",
    "sin(2(1+i)) = 2sin(1+i)*cos(1+i)", "(2^i)^2 = 2^(2i)", "ln(e^(1+2i)) = 1+2i",
    "sqrt(3+4i)^2 = 3+4i", "tan(1+i)*cos(1+i) = sin(1+i)", "abs(2^i) = 1",
  ])
  func `identities are proved`(law: String) {
    #expect(Self.isTrue(law) == true, "\(law)")
  }
}

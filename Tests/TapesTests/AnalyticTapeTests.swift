// Tapes of analytic functions: against the Taylor coefficients of another implementation, against
// exact evaluation, and what holds for rectangles.

import Expressions
import Numbers
import Reals
import Tapes
import TestSupport
import Testing

@Suite("A tape of analytic functions")
struct AnalyticTapeTests {
  /// A row of the table of Arb.
  private struct Row {
    let text: String
    let place: ComplexBall
    /// Both parts of each coefficient.
    var coefficients: [(Rational, Rational)] = []

    static func all() throws -> [Row] {
      var rows: [Row] = []
      for line in arbJets.split(separator: "\n") {
        if line.hasPrefix("  ") {
          let words = line.split(separator: " ")
          rows[rows.count - 1].coefficients.append(
            (try AnalyticTapeTests.rational(words[0]), try AnalyticTapeTests.rational(words[1]))
          )
        } else {
          let parts = Substring(line).components(of: " at ")
          let place = Substring(parts[1]).components(of: ", ")
          let (x, y) = (
            try AnalyticTapeTests.rational(place[0]), try AnalyticTapeTests.rational(place[1])
          )
          rows.append(Row(text: parts[0], place: try AnalyticTapeTests.exact(x, y)))
        }
      }
      return rows
    }
  }

  private static func rational(_ text: some StringProtocol) throws -> Rational {
    var workspace = Workspace()
    let value = try Expression(String(text)).number(in: Environment(), workspace: &workspace)
    return try #require(value.rational)
  }

  /// The rectangle of one number, up to 300 bits.
  private static func exact(_ x: Rational, _ y: Rational) throws -> ComplexBall {
    var workspace = Workspace()
    let real = try Ball(x, precision: 300, in: &workspace)
    return ComplexBall(real, y.isZero ? nil : try Ball(y, precision: 300, in: &workspace))
  }

  private static func tape(_ text: String) throws -> AnalyticTape {
    var workspace = Workspace()
    return try #require(
      AnalyticTape(Expression(text), of: "z", in: Environment(), workspace: &workspace)
    )
  }

  @Test
  func `Taylor coefficients agree with Arb`() throws {
    let rows = try Row.all()
    #expect(rows.count == 32)
    var workspace = Workspace()
    // The table has 30 digits of numbers below 100.
    let spread = Radius.powerOfTwo(-90)
    for row in rows {
      let tape = try Self.tape(row.text)
      let jet = try tape.jet(at: row.place, order: 3, precision: 160, in: &workspace)
      #expect(jet.coefficients.count == 4 && row.coefficients.count == 4)
      for (found, known) in zip(jet.coefficients, row.coefficients) {
        for (part, value) in [(found.real, known.0), (found.imaginary ?? .zero, known.1)] {
          #expect(part.widened(by: spread).contains(value), "\(row.text): \(value.doubleValue)")
          #expect(part.radius < .powerOfTwo(-110), "\(row.text)")
        }
      }
    }
  }

  /// Functions of u with values nearly everywhere.
  private static let shapes = [
    "exp(u)", "sin(u)", "cos(u)", "sinh(u)", "cosh(u)", "ln(u)", "sqrt(u)", "u^2 - u", "1/u", "u^3",
    "tan(u)", "atan(u)", "asin(u)", "tanh(u)", "u + i", "u*(2 - i)", "exp(u)/(u + 3)",
    "u^(1/2 + i)",
  ]

  private static func expression(using random: inout SplitMix64) -> String {
    var text = "z"
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let shape = shapes.randomElement(using: &random) ?? "u"
      text = shape.replacing("u", with: "(\(text))")
    }
    return text
  }

  private static func place(using random: inout SplitMix64) -> (Rational, Rational) {
    let x = Rational(Integer(Int.random(in: -40...40, using: &random)), over: 16)
    let y = Rational(Integer(Int.random(in: -40...40, using: &random)), over: 16)
    return (x, y)
  }

  @Test(arguments: seeds(3))
  func `values agree with exact evaluation`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var compared = 0
    for _ in 0..<cases(100) {
      let text = Self.expression(using: &random)
      let (x, y) = Self.place(using: &random)
      var workspace = Workspace(budget: Budget(steps: 20_000_000))
      var environment = Environment()
      environment.complexAnswers = true
      let number = "(\(x.numerator)/\(x.denominator) + \(y.numerator)/\(y.denominator)*i)"
      guard
        let exact = try? Expression(text.replacing("z", with: number))
          .value(in: environment, workspace: &workspace).number,
        let tape = AnalyticTape(
          try Expression(text),
          of: "z",
          in: environment,
          workspace: &workspace
        ),
        let found = try? tape.value(at: Self.exact(x, y), precision: 120, in: &workspace)
      else { continue }
      for (part, value) in [(found.real, exact.real), (found.imaginary ?? .zero, exact.imaginary)] {
        guard let ball = try? value.enclosure(radiusAtMost: -200, in: &workspace) else { continue }
        #expect(part.overlaps(ball), "seed \(seed): \(text) at \(number)")
        compared += 1
      }
    }
    #expect(compared > 80)
  }

  @Test(arguments: seeds(3))
  func `rectangles contain the jets of their members`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var compared = 0
    for _ in 0..<cases(100) {
      let tape = try Self.tape(Self.expression(using: &random))
      let (x, y) = Self.place(using: &random)
      let radius = Radius.powerOfTwo([-1, -3, -10, -60].randomElement(using: &random) ?? 0)
      let middle = try Self.exact(x, y)
      let box = ComplexBall(
        middle.real.widened(by: radius),
        (middle.imaginary ?? .zero).widened(by: radius)
      )
      let order = Int.random(in: 0...2, using: &random)
      var workspace = Workspace(budget: Budget(steps: 20_000_000))
      guard let all = try? tape.jet(at: box, order: order, precision: 100, in: &workspace) else {
        continue
      }
      for _ in 0..<4 {
        let size = radius.midpoint
        func moved(_ ball: Ball) throws -> Ball {
          let share = Rational(Integer(Int.random(in: -8...8, using: &random)), over: 8)
          let value = ball.midpoint.asRational + share * size
          return try Ball(value, precision: 400, in: &workspace)
        }
        let member = ComplexBall(try moved(box.real), try moved(box.imaginary ?? .zero))
        guard let one = try? tape.jet(at: member, order: order, precision: 160, in: &workspace)
        else { continue }
        for (wide, narrow) in zip(all.coefficients, one.coefficients) {
          #expect(wide.real.overlaps(narrow.real), "seed \(seed)")
          #expect((wide.imaginary ?? .zero).overlaps(narrow.imaginary ?? .zero), "seed \(seed)")
          compared += 1
        }
      }
    }
    #expect(compared > 200)
  }

  /// Values on cuts, on the side from which one comes counter-clockwise.
  ///
  /// > Source: Arb, mpmath and SymPy, which agree.
  @Test(arguments: [
    ("asin(z)", "2", "0", 1.5708, -1.3170), ("acos(z)", "2", "0", 0, 1.3170),
    ("atanh(z)", "2", "0", 0.5493, -1.5708), ("atanh(z)", "-2", "0", -0.5493, 1.5708),
    ("atan(z)", "0", "2", 1.5708, 0.5493), ("atan(z)", "0", "-2", -1.5708, -0.5493),
    ("asin(z)", "-2", "0", -1.5708, 1.3170), ("acosh(z)", "-2", "0", 1.3170, 3.1416),
    ("asinh(z)", "0", "2", 1.3170, 1.5708), ("ln(z)", "-1", "0", 0, 3.1416),
    ("sqrt(z)", "-4", "0", 0, 2),
  ])
  func `sides of cuts`(text: String, x: String, y: String, real: Double, imaginary: Double) throws {
    var workspace = Workspace()
    let place = try Self.exact(Self.rational(x), Self.rational(y))
    let value = try Self.tape(text).value(at: place, precision: 80, in: &workspace)
    #expect(abs(value.real.midpoint.doubleValue - real) < 1e-4)
    #expect(abs((value.imaginary ?? .zero).midpoint.doubleValue - imaginary) < 1e-4)
  }

  @Test(arguments: ["ln(z)", "sqrt(z)", "z^(1/2 + i)", "z*sqrt(z)"])
  func `on a cut nothing is analytic`(text: String) throws {
    var workspace = Workspace()
    let tape = try Self.tape(text)
    let on = ComplexBall(Ball(-6), Ball.zero.widened(by: .powerOfTwo(-20)))
    #expect(throws: RealError.undetermined(.branch)) {
      try tape.value(at: on, isAnalytic: true, precision: 80, in: &workspace)
    }
    #expect(throws: RealError.undetermined(.branch)) {
      try tape.jet(at: on, order: 1, precision: 80, in: &workspace)
    }
    let both = try tape.value(at: on, precision: 80, in: &workspace)
    let above = try tape.value(
      at: ComplexBall(Ball(-6), .one),
      isAnalytic: true,
      precision: 80,
      in: &workspace
    )
    #expect(both.imaginary?.accuracyInBits ?? 0 < 4)
    #expect(above.real.accuracyInBits > 60)
  }

  @Test(arguments: ["cbrt(z)", "floor(z)", "abs(z)", "z^(1/3)", "(-2)^z", "w*z"])
  func `what is not analytic has no tape`(text: String) throws {
    var workspace = Workspace()
    #expect(
      AnalyticTape(try Expression(text), of: "z", in: Environment(), workspace: &workspace) == nil
    )
  }
}

extension Substring {
  fileprivate func components(of separator: String) -> [String] {
    var (parts, rest): ([String], Substring) = ([], self)
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}

extension Radius {
  fileprivate var midpoint: Rational {
    Ball(significand: Integer(mantissa), exponent: exponent).midpoint.asRational
  }
}

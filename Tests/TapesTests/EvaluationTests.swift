// Values of tapes against exact evaluation, and against each other.

import Expressions
import Numbers
import Reals
import Tapes
import TestSupport
import Testing

@Suite("Values of tapes")
struct EvaluationTests {
  /// Expressions whose values are well conditioned where they are tested, with
  /// the error in ulps that their operations add up to; x^π has that of the
  /// double next to π as well, times ln x.
  static let expressions: [(text: String, ulps: Double)] = [
    ("x", 0), ("-x", 0), ("3", 0), ("x^2", 1), ("x^3", 2), ("x^-2", 3), ("x^8", 8), ("x^9", 1),
    ("x^-9", 2), ("x^20", 1), ("x^-1", 1), ("x^0", 0), ("x+1", 1), ("2x", 1), ("x/3", 1),
    ("3/x", 1), ("1/(x^2+1)", 3), ("sqrt(x)", 1), ("cbrt(x)", 1), ("x^(1/2)", 1), ("x^(1/3)", 1),
    ("x^(2/3)", 1), ("x^(-1/2)", 1), ("x^(-2/3)", 1), ("x^π", 16), ("2^x", 1), ("e^x", 1),
    ("exp(x)", 1), ("ln(x)", 1), ("log(x)", 1), ("log2(x)", 1), ("log(x; 3)", 2), ("sin(x)", 1),
    ("cos(x)", 1), ("tan(x)", 1), ("sec(x)", 1), ("csc(x)", 1), ("cot(x)", 1), ("asin(x)", 1),
    ("acos(x)", 1), ("atan(x)", 1), ("sinh(x)", 1), ("cosh(x)", 1), ("tanh(x)", 1), ("asinh(x)", 1),
    ("acosh(x)", 1), ("atanh(x)", 1), ("erf(x)", 1), ("erfc(x)", 1), ("abs(x)", 0),
    ("gamma(x)", 1),
    ("sign(x)", 0), ("floor(x)", 0),
    ("ceil(x)", 0), ("round(x)", 0), ("trunc(x)", 0), ("frac(x)", 0), ("min(x; 1)", 0),
    ("max(x; 2; 0)", 0), ("min(x)", 0), ("x mod 3", 1), ("x!", 1), ("5 nCr x", 1),
    ("root(3; x)", 1),
    ("root(2; x)", 1), ("x%", 1), ("x°", 2), ("x+50%", 1), ("{x<0: -x; x^2}", 1), ("{x<1: 0}", 0),
    ("{-1<x<2: 5; 6}", 0), ("{x=0: 1; x≠1: 2}", 0), ("{x>=1: 1; x<=-2: 2; 1/x}", 1),
    ("gcd(x; 6)", 0),
    ("lcm(x; 4)", 0), ("x^x", 1), ("1/0+x", 0), ("π·x", 2), ("1/(x-1)", 2), ("sqrt(x^2)", 1),
  ]

  static let points: [Double] = [
    0, 1, -1, 0.5, -0.5, 2, -2, 3, 5, -8, 27, 1e-3, 0.1, 12.75, -3.25, 100, 0.75, 6, 0.001953125,
  ]

  /// The exact value at a double; nil where there is none.
  static func exact(_ text: String, at x: Double, angle: AngleUnit = .radians) throws -> Real? {
    var workspace = Workspace()
    let number = Real(try #require(Dyadic(exactly: x)).asRational)
    let environment = Environment(variables: ["x": .real(number)], angleUnit: angle)
    do {
      let value = try Expression(text).value(in: environment, workspace: &workspace)
      guard case .real(let real) = value else { return nil }
      return real
    } catch let error as EvaluationError {
      guard case .real(.undefined) = error.kind else { throw error }
      return nil
    }
  }

  /// The distance of a double from a real, in ulps of the double.
  static func distance(_ value: Double, _ real: Real) throws -> Double {
    var workspace = Workspace()
    let number = Real(try #require(Dyadic(exactly: value)).asRational)
    let error = try Real.difference(number, real, in: &workspace)
    if try Real.isZero(error, in: &workspace) == .yes { return 0 }
    let ball = try Real.enclosure(of: error, bits: 20, in: &workspace)
    return ball.midpoint.doubleValue.magnitude / value.ulp
  }

  static func tape(_ text: String, angle: AngleUnit = .radians) throws -> Tape {
    var workspace = Workspace()
    return try Tape(
      try Expression(text),
      variables: ["x"],
      in: Environment(angleUnit: angle),
      workspace: &workspace
    )
  }

  /// The names of the constants that are real numbers.
  static let constants = Expressions.Constant.allCases
    .filter { ![.isTrue, .isFalse, .random, .imaginaryUnit].contains($0) }.map { "\($0.name)" }

  @Test(arguments: constants) func `a constant is itself wherever it stands`(name: String) throws {
    for text in ["\(name)^x", "\(name)*x"] {
      let tape = try Self.tape(text)
      for x in [0.5, 1, 2] {
        let real = try #require(try Self.exact(text, at: x))
        #expect(try Self.distance(tape.value(at: x), real) <= 8, "\(text) at \(x)")
      }
    }
  }

  @Test(arguments: expressions.map(\.text), [AngleUnit.radians, .degrees])
  func `values are near the exact ones, and undefined where those are`(
    text: String,
    angle: AngleUnit
  ) throws {
    let bound = try #require(Self.expressions.first { $0.text == text }).ulps
    let tape = try Self.tape(text, angle: angle)
    let values = tape.evaluate(x: Self.points)
    for (x, value) in zip(Self.points, values) {
      let single = tape.value(at: x)
      #expect(
        single.bitPattern == value.bitPattern || single.isNaN && value.isNaN,
        "\(text) at \(x)"
      )
      guard let real = try Self.exact(text, at: x, angle: angle) else {
        #expect(value.isNaN, "\(text) at \(x) is \(value)")
        continue
      }
      try #require(value.isFinite, "\(text) at \(x) is \(value)")
      #expect(try Self.distance(value, real) <= bound, "\(text) at \(x) is \(value)")
    }
  }

  @Test(arguments: seeds(8))
  func `one point and many give the same bits`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let expression = RandomTape.expression(depth: 5, using: &random)
      guard let tape = RandomTape.tape(expression) else { continue }
      let count = Int.random(in: 0...600, using: &random)
      let columns = (0..<2).map { _ in (0..<count).map { _ in RandomTape.number(using: &random) } }
      let values = tape.evaluate(columns)
      try #require(values.count == count)
      for index in 0..<count {
        let single = tape.value(at: columns[0][index], columns[1][index])
        #expect(single == tape.value(at: [columns[0][index], columns[1][index]]) || single.isNaN)
        #expect(
          single.bitPattern == values[index].bitPattern || single.isNaN && values[index].isNaN,
          "\(expression.text()) at \(columns[0][index]), \(columns[1][index])"
        )
      }
    }
  }

  @Test(arguments: seeds(8))
  func `sharing changes no value`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(40) {
      let expression = RandomTape.expression(depth: 4, using: &random)
      guard let tape = RandomTape.tape(expression) else { continue }
      for _ in 0..<5 {
        let (x, y) = (RandomTape.number(using: &random), RandomTape.number(using: &random))
        let value = tape.value(at: x, y)
        let other = RandomTape.value(of: tape, x, y)
        #expect(
          value.bitPattern == other.bitPattern || value.isNaN && other.isNaN,
          "\(expression.text()) at \(x), \(y)"
        )
      }
    }
  }

  @Test func `a tape without variables has the same value everywhere`() throws {
    var workspace = Workspace()
    let expression = try Expression("1/3+1/6")
    let tape = try Tape(expression, variables: [], in: Environment(), workspace: &workspace)
    #expect(tape.evaluate(x: Array(repeating: 7, count: 300)) == Array(repeating: 0.5, count: 300))
    #expect(tape.value(at: 1) == 0.5)
  }

  @Test func `overflow is infinite and no undefined value`() throws {
    #expect(try Self.tape("x^2").value(at: 1e200) == .infinity)
    #expect(try Self.tape("exp(x)").value(at: 1000) == .infinity)
    #expect(try Self.tape("x^-2").value(at: 1e-200) == .infinity)
    #expect(try Self.tape("-x·x").evaluate(x: [1e200]) == [-.infinity])
  }
}

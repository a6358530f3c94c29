// Zeros of analytic functions in a square of the complex plane: as many as the argument principle
// counts on its edge, by values of floating-point numbers, which the search has no part in.

import Analysis
import Expressions
import Foundation
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Searches in the complex plane")
struct ComplexSearchLaws {
  /// A complex floating-point number.
  private struct Point: Sendable {
    var (x, y) = (0.0, 0.0)

    init(_ x: Double, _ y: Double = 0) { (self.x, self.y) = (x, y) }

    var size: Double { hypot(x, y) }
    var exponential: Point { Point(exp(x) * cos(y), exp(x) * sin(y)) }
    var sine: Point { Point(sin(x) * cosh(y), cos(x) * sinh(y)) }
    var cosine: Point { Point(cos(x) * cosh(y), -sin(x) * sinh(y)) }

    static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    static func * (a: Point, b: Point) -> Point {
      Point(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x)
    }
  }

  /// A part of an equation, and its values.
  private struct Part: Sendable {
    let text: String
    let value: @Sendable (Point) -> Point

    init(_ text: String, _ value: @escaping @Sendable (Point) -> Point) {
      (self.text, self.value) = (text, value)
    }

    static func constant(using random: inout SplitMix64) -> Part {
      let x = Int.random(in: -4...4, using: &random)
      let y = Bool.random(using: &random) ? 0 : Int.random(in: -3...3, using: &random)
      return Part("(\(x) + (\(y))*i)") { _ in Point(Double(x), Double(y)) }
    }

    func times(_ other: Part) -> Part {
      let (a, b) = (value, other.value)
      return Part("\(text)*\(other.text)") { a($0) * b($0) }
    }

    func plus(_ other: Part) -> Part {
      let (a, b) = (value, other.value)
      return Part("\(text) + \(other.text)") { a($0) + b($0) }
    }
  }

  private static let functions = [
    Part("e^z") { $0.exponential }, Part("sin(z)") { $0.sine }, Part("cos(z)") { $0.cosine },
    Part("exp(z/2)") { Point($0.x / 2, $0.y / 2).exponential },
    Part("sin(z^2/8)") { z in (z * z * Point(0.125)).sine },
  ]
  private static let powers = [
    Part("z") { $0 }, Part("z^2") { $0 * $0 }, Part("(z + 1)") { $0 + Point(1) },
    Part("(z^2 + i)") { $0 * $0 + Point(0, 1) },
  ]

  /// A sum of products, of which two have a function and a power each.
  private func function(using random: inout SplitMix64) -> Part? {
    guard let first = Self.functions.randomElement(using: &random),
      let second = Self.functions.randomElement(using: &random),
      let third = Self.powers.randomElement(using: &random),
      let fourth = Self.powers.randomElement(using: &random)
    else { return nil }
    return switch Int.random(in: 0..<3, using: &random) {
    case 0: first.plus(third.times(.constant(using: &random)))
    case 1: first.times(third).plus(second).plus(.constant(using: &random))
    default: first.times(second).plus(fourth.times(.constant(using: &random)))
    }
  }

  /// How often the values go round zero on the edge of a square; nothing where they come near it.
  private func turns(of function: Part, upTo limit: Double) -> Int? {
    let corners = [
      Point(limit, -limit), Point(limit, limit), Point(-limit, limit), Point(-limit, -limit),
    ]
    let count = 20_000
    var angle = 0.0
    for (place, corner) in corners.enumerated() {
      let side = corners[(place + 1) % 4] - corner
      var before = function.value(corner)
      for step in 1...count {
        let value = function.value(corner + side * Point(Double(step) / Double(count)))
        let turned = value * Point(before.x / before.size, -before.y / before.size)
        let turn = atan2(turned.y, turned.x)
        guard abs(turn) < 1 else { return nil }
        angle += turn
        before = value
      }
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  private func solutions(_ text: String) throws -> SolutionSet? {
    var workspace = Workspace(budget: Budget(steps: 400_000_000))
    let task = EquationTask(
      [.init(try MathExpression(text), .equal, MathExpression(0))],
      unknowns: ["z"],
      domain: .complex
    )
    return EquationSolver.solutions(of: task, environment: Environment(), workspace: &workspace)
  }

  private func point(_ number: Number) throws -> Point {
    var workspace = Workspace(budget: Budget(steps: 50_000_000))
    return Point(
      try number.real.enclosure(radiusAtMost: -60, in: &workspace).midpoint.doubleValue,
      try number.imaginary.enclosure(radiusAtMost: -60, in: &workspace).midpoint.doubleValue
    )
  }

  @Test(arguments: seeds(2))
  func `as many zeros are told as the argument principle counts`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var compared = 0
    for _ in 0..<cases(12) {
      guard let function = function(using: &random), let set = try solutions(function.text),
        let limit = set.decidedUpTo, case .complex(let numbers) = set.solutions,
        let turns = turns(of: function, upTo: Double(limit))
      else { continue }
      let told: Comment = "seed \(seed): \(function.text) = 0"
      let points = try numbers.map { try point($0.number) }
      // A zero that is told once may be a multiple one, which is exact then.
      let areSimple = points.allSatisfy { zero in
        let near = (0..<8).map { zero + Point(0, Double($0) * .pi / 4).exponential * Point(0.5) }
        let greatest = near.map { function.value($0).size }.max() ?? 0
        return slope(of: function, at: zero) > 1e-3 * greatest
      }
      #expect(areSimple ? points.count == turns : points.count < turns, told)
      for (place, zero) in points.enumerated() {
        #expect(max(abs(zero.x), abs(zero.y)) <= Double(limit), told)
        let size = function.value(zero).size
        #expect(size < 1e-9 * (1 + slope(of: function, at: zero)) * (1 + exp(zero.size)), told)
        #expect(points[..<place].allSatisfy { ($0 - zero).size > 1e-9 }, told)
      }
      compared += 1
    }
    #expect(compared > 5, "seed \(seed)")
  }

  private func slope(of function: Part, at z: Point) -> Double {
    let step = Point(1e-6)
    return (function.value(z + step) - function.value(z - step)).size / 2e-6
  }

  /// Branches of Lambert's W, by mpmath 1.3, to 30 digits.
  @Test(arguments: [
    (
      "z*e^z - 1 - i", "0.656966069230436405873935189615", "0.325450339413415029989281951389"
    ),
    (
      "e^z - z", "0.318131505204764135312654251588", "-1.33723570143068940890116214319"
    ),
  ])
  func `digits are those of Lambert's W`(text: String, real: String, imaginary: String) throws {
    guard case .complex(let numbers)? = try solutions(text)?.solutions else {
      Issue.record("\(text) is not solved")
      return
    }
    var workspace = Workspace()
    let digits = try numbers.map { solution in
      try [solution.number.real, solution.number.imaginary].map { part in
        let shown = try Real.digits(part, significantDigits: 21, in: &workspace)
        return (shown?.isNegative == true ? "-" : "") + (shown.map { $0.digits } ?? "")
      }
    }
    let (first, second) = (Self.first(real), Self.first(imaginary))
    #expect(digits.contains { $0[0].hasPrefix(first) && $0[1].hasPrefix(second) })
  }

  /// The sign and the first significant digits of a number below ten.
  private static func first(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.filter(\.isNumber).drop { $0 == "0" }
    return sign + digits.prefix(18)
  }
}

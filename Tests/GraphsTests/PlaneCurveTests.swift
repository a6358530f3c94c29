// Points that matter of curves that are no graph of a function: as exact numbers, and
// as many as there are.

import Expressions
import Graphs
import Numbers
import TestSupport
import Testing

@Suite("Points that matter of any curve")
struct PlaneCurveTests {
  private static func curve(_ text: String) throws -> PlaneCurve {
    let plot = try Plot(reading: text)
    return try #require(PlaneCurve(plot, environment: Environment()), "\(text) is a curve")
  }

  private static func features(_ searches: [PlaneCurve.Search], _ edge: Double) -> [Feature] {
    searches.flatMap { search -> [Feature] in
      let window = Interval(lower: -edge, upper: edge)
      var range = window
      if case .parameter(let bounds) = search.path.range { range = bounds }
      guard var found = PathSearch(search, in: range, environment: Environment()) else { return [] }
      found.finish()
      return found.features.filter {
        window.contains($0.x.enclosure) && $0.y.map { window.contains($0.enclosure) } ?? false
      }
    }
  }

  private static func points(_ features: [Feature]) -> Set<String> {
    Set(features.map { "\($0.kind) \($0.x.text), \($0.y?.text ?? "")" })
  }

  private static func points(of text: String) throws -> Set<String> {
    points(features(try curve(text).searches(.radians), 10))
  }

  // Solved by hand, and with SymPy where roots are nested.
  @Test(arguments: [
    (
      "x^2 + y^2 = 25",
      [
        "zero −5, 0", "zero 5, 0", "intercept 0, −5", "intercept 0, 5", "maximum 0, 5",
        "minimum 0, −5",
      ]
    ),
    ("x*y = 1", []),
    ("x = y^2 - 4", ["zero −4, 0", "intercept 0, −2", "intercept 0, 2"]),
    ("(x - 3)^2 + (y - 2)^2 = 1", ["maximum 3, 3", "minimum 3, 1"]),
    (
      "r = 1 + cos(theta)",
      [
        "zero 0, 0", "zero 2, 0", "intercept 0, 0", "intercept 0, 1", "intercept 0, −1",
        "maximum 3/4, 3√3/4", "minimum 3/4, −3√3/4",
      ]
    ),
    (
      "y^2 = x^3 - x + 1",
      [
        "zero ≈ −1.324717957, 0", "intercept 0, −1", "intercept 0, 1",
        "maximum −√3/3, √(9 + 2√3)/3", "minimum −√3/3, −√(9 + 2√3)/3",
        "minimum √3/3, √(9 − 2√3)/3", "maximum √3/3, −√(9 − 2√3)/3",
      ]
    ),
    (
      "x = 4*cos(3*t), y = 4*sin(2*t), 0 <= t <= 2*pi",
      [
        "zero −4, 0", "zero 0, 0", "zero 4, 0", "intercept 0, −2√3", "intercept 0, 0",
        "intercept 0, 2√3", "maximum −2√2, 4", "maximum 2√2, 4", "minimum −2√2, −4",
        "minimum 2√2, −4",
      ]
    ),
    ("x^4 + y^4 = 16", ["zero −2, 0", "zero 2, 0", "intercept 0, −2", "intercept 0, 2"]),
  ])
  func `they are exact`(text: String, points: [String]) throws {
    #expect(try Self.points(of: text) == Set(points))
  }

  @Test(arguments: [
    ("x^2", "x + 1", ["(1 − √5)/2, (3 − √5)/2", "(1 + √5)/2, (3 + √5)/2"]),
    (
      "sin(x)", "cos(x)",
      [
        "−11π/4, −√2/2", "−7π/4, √2/2", "−3π/4, −√2/2", "π/4, √2/2", "5π/4, −√2/2",
        "9π/4, √2/2",
      ]
    ),
    ("sqrt(x)", "x", ["0, 0", "1, 1"]),
    ("(x^2 - 1)/(x - 1)", "2", []),
    ("e^x", "2", ["ln(2), 2"]),
    ("x^2", "2x - 1", ["1, 1"]),
    ("x^2 + y^2 = 25", "y = x + 1", ["−4, −3", "3, 4"]),
    ("y = x + 1", "x^2 + y^2 = 25", ["−4, −3", "3, 4"]),
    ("x^2 + y^2 = 25", "(x - 3)^2 + y^2 = 16", ["3, −4", "3, 4"]),
    ("x^2 + y^2 = 25", "x = 3", ["3, −4", "3, 4"]),
    ("x^2 + y^2 = 1", "(x - 2)^2 + y^2 = 1", ["1, 0"]),
    ("x^3 + y^3 = 9", "y = 3 - x", ["1, 2", "2, 1"]),
    ("r = 2", "y = x", ["−√2, −√2", "√2, √2"]),
    ("x = y^2", "y = x^2", ["0, 0", "1, 1"]),
    ("x^2 + y^2 = 1", "x = 2*cos(t), y = sin(t)", ["0, −1", "0, 1"]),
    ("x = cos(t), y = sin(t)", "x = cos(t), y = sin(2*t)", []),
    ("y = x", "2*x + 3*y = 10", ["2, 2"]),
  ])
  func `curves of different kinds meet at exact points`(
    first: String,
    second: String,
    points: [String]
  ) throws {
    let found = Self.features(
      try Self.curve(first).meetings(with: try Self.curve(second)),
      10
    )
    #expect(Self.points(found) == Set(points.map { "intersection " + $0 }))
  }

  @Test(arguments: ["x^2 + y^2 <= 4", "1 <= x^2 + y^2 <= 4", "x ≠ y"])
  func `a part of the plane is no curve`(text: String) throws {
    #expect(PlaneCurve(try Plot(reading: text), environment: Environment()) == nil)
  }

  // The distance of the line from the centre says how often they meet.
  @Test(arguments: seeds(40))
  func `a line meets a circle as often as its distance says`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let a = Int.random(in: -4...4, using: &random)
    let b = Int.random(in: -4...4, using: &random)
    let square = Int.random(in: 1...30, using: &random)
    let slope = Int.random(in: -3...3, using: &random)
    let height = Int.random(in: -6...6, using: &random)
    let circle = try Self.curve("(x - (\(a)))^2 + (y - (\(b)))^2 = \(square)")
    let line = try Self.curve("y = \(slope)*x + \(height)")
    let distance = slope * a - b + height
    let discriminant = square * (1 + slope * slope) - distance * distance
    let count = discriminant.signum() + 1
    for searches in [circle.meetings(with: line), line.meetings(with: circle)] {
      let points = Self.points(Self.features(searches, 100))
      #expect(points.count == count, "seed \(seed): \(points)")
    }
  }

  @Test(arguments: seeds(20))
  func `an ellipse has the points of its equation`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let a = Int.random(in: 1...5, using: &random)
    let b = Int.random(in: 1...5, using: &random)
    let p = Int.random(in: -3...3, using: &random)
    let q = Int.random(in: -3...3, using: &random)
    let equation = try Self.points(of: "((x - (\(p)))/\(a))^2 + ((y - (\(q)))/\(b))^2 = 1")
    let moving = try Self.points(of: "x = \(a)*cos(t) + (\(p)), y = \(b)*sin(t) + (\(q))")
    #expect(equation.contains("maximum \(minus(p)), \(minus(q + b))"), "seed \(seed): \(equation)")
    // Zeros that are no simple multiple of π are known by their digits alone.
    #expect(equation.count == moving.count, "seed \(seed): \(equation), \(moving)")
  }

  private func minus(_ number: Int) -> String {
    number < 0 ? "−\(-number)" : "\(number)"
  }
}

// Points that matter of curves that are no graph of a function: as exact numbers, and
// as many as there are.

import Analysis
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

  private static func features(_ system: PlaneCurve.System, _ edge: Double) -> [Feature] {
    let ranges = system.unknowns.map { unknown in
      if case .parameter(let bounds) = unknown.range { return bounds }
      return Interval(lower: -edge, upper: edge)
    }
    guard var search = SystemSearch(system, in: ranges, environment: Environment()) else {
      return []
    }
    search.finish()
    return search.features
  }

  private static func points(_ features: [Feature]) -> Set<String> {
    Set(features.map { "\($0.kind) \($0.x.text), \($0.y?.text ?? "")" })
  }

  private static func points(of text: String) throws -> Set<String> {
    let curve = try curve(text)
    let extremes = curve.extremes(.radians).map { features($0, 10) } ?? []
    return points(features(curve.searches(.radians), 10) + extremes)
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
    (
      "x^4 + y^4 = 16",
      [
        "zero −2, 0", "zero 2, 0", "intercept 0, −2", "intercept 0, 2", "maximum 0, 2",
        "minimum 0, −2",
      ]
    ),
    // ∛2 and ∛4.
    ("x^3 + y^3 = 3*x*y", ["zero 0, 0", "intercept 0, 0", "maximum ∛2, ∛4"]),
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

  // By SymPy: the real roots of a Gröbner basis; curves with a parameter by hand.
  @Test(arguments: [
    ("x^4 + y^4 = 17", "x^3 + y^3 = 9", ["1, 2", "2, 1"]),
    ("x^5 + y^5 = 33", "x^3*y^3 = 8", ["1, 2", "2, 1"]),
    (
      "x^3 + y^3 = 3*x*y", "x^4 + y^4 = 4",
      [
        "≈ −1.402353642, ≈ 0.6033300437", "≈ 0.6033300437, ≈ −1.402353642",
        "≈ 0.7380724821, ≈ 1.387220988", "≈ 1.387220988, ≈ 0.7380724821",
      ]
    ),
    // They touch where both have a corner of no slope.
    ("x^4 + y^4 = 16", "x^4 + (y - 4)^4 = 16", ["0, 2"]),
    ("x^4 + y^4 = 16", "x^4 + (y - 5)^4 = 16", []),
    // The second one is y = x² with another name.
    (
      "x = cos(t), y = sin(t)", "x = t, y = t^2, -2 <= t <= 2",
      [
        "≈ −0.7861513777, ≈ 0.6180339887", "≈ 0.7861513777, ≈ 0.6180339887",
      ]
    ),
    ("r = 1 + cos(theta)", "r = 3*cos(theta)", ["0, 0", "3/4, 3√3/4", "3/4, −3√3/4"]),
    (
      "x = cos(t), y = sin(t)", "x = cos(t), y = sin(2*t)",
      [
        "−1, 0", "−1/2, −√3/2", "−1/2, √3/2", "1/2, −√3/2", "1/2, √3/2", "1, 0",
      ]
    ),
    ("x = t, y = t, 0 <= t <= 1", "x = t, y = 2 - t, 0 <= t <= 1", ["1, 1"]),
    ("x = t, y = t, 0 <= t <= 1", "x = t, y = 3 - t, 0 <= t <= 1", []),
  ])
  func `two curves meet of which none is solved for`(
    first: String,
    second: String,
    points: [String]
  ) throws {
    for (one, other) in [(first, second), (second, first)] {
      let curve = try Self.curve(one)
      let system = try #require(curve.system(with: try Self.curve(other)))
      #expect(Self.points(Self.features(system, 10)) == Set(points.map { "intersection " + $0 }))
    }
  }

  // Counted in NumPy, by the chords of 6,000 points of each.
  @Test func `two Lissajous curves meet in all their points`() throws {
    let first = try Self.curve("x = 4*cos(3*t), y = 4*sin(2*t)")
    let second = try Self.curve("x = 3*sin(5*t), y = 3*cos(4*t)")
    let found = Self.features(try #require(first.system(with: second)), 10)
    #expect(found.count == 14)
  }

  // Circles meet where elementary geometry says.
  @Test(arguments: seeds(20))
  func `circles that move meet as circles do`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let centres = (0..<4).map { _ in Int.random(in: -3...3, using: &random) }
    let (r, s) = (Int.random(in: 1...5, using: &random), Int.random(in: 1...5, using: &random))
    let (a, b) = (centres[2] - centres[0], centres[3] - centres[1])
    let square = a * a + b * b
    guard square > 0 else { return }
    func circle(_ x: Int, _ y: Int, _ radius: Int) throws -> PlaneCurve {
      try Self.curve("x = \(x) + \(radius)*cos(t), y = \(y) + \(radius)*sin(t)")
    }
    let system = try #require(
      try circle(centres[0], centres[1], r).system(with: try circle(centres[2], centres[3], s))
    )
    let found = Self.features(system, 20)
    // Touching circles are left to exact numbers, and so is a point where a parameter begins and ends.
    let beginsOnOther =
      (r - a) * (r - a) + b * b == s * s || (s + a) * (s + a) + b * b == r * r
    if square > (r + s) * (r + s) || square < (r - s) * (r - s) {
      #expect(found.isEmpty, "seed \(seed)")
    } else if !beginsOnOther, square < (r + s) * (r + s), square > (r - s) * (r - s) {
      #expect(found.count == 2, "seed \(seed): \(Self.points(found))")
    }
    for feature in found {
      let (x, y) = (feature.x.enclosure, try #require(feature.y).enclosure)
      for (cx, cy, radius) in [(centres[0], centres[1], r), (centres[2], centres[3], s)] {
        let distance =
          (x - Interval(Double(cx))).squared() + (y - Interval(Double(cy))).squared()
        #expect(distance.contains(Double(radius * radius)), "seed \(seed)")
      }
    }
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

// Features of curves: where, from another program; and as exact numbers.

import Analysis
import Expressions
import Graphs
import Numbers
import TestSupport
import Testing

@Suite struct FeatureTests {
  private func features(
    _ text: String,
    _ low: Double,
    _ high: Double,
    angleUnit: AngleUnit = .radians
  ) throws -> FeatureSearch {
    var search = try #require(
      FeatureSearch(
        try Expression(text),
        of: "x",
        in: Interval(lower: low, upper: high),
        environment: Environment(angleUnit: angleUnit)
      )
    )
    search.finish()
    return search
  }

  private func text(_ feature: Feature) -> String {
    let y = feature.y.map { ", \($0.text)" } ?? ""
    return "\(feature.kind) \(feature.x.text)\(y)"
  }

  @Test func `zeros and extrema are where the golden file says`() throws {
    let found = GoldenFile("features").mismatches(answer: answer)
    let mismatches = try #require(found, "Tests/Golden/features.txt is missing")
    for mismatch in mismatches { Issue.record("features.txt \(mismatch)") }
  }

  private func answer(_ input: String) -> String {
    let parts = input.split(separator: " on ")
    let ends = parts[1].split(separator: "..").map { end -> Double in
      let numbers = end.split(separator: "/").map { Double($0) ?? .nan }
      return numbers.count > 1 ? numbers[0] / numbers[1] : numbers[0]
    }
    do {
      let search = try features(String(parts[0]), ends[0], ends[1])
      // A change of sign does not see where a curve only touches the axis.
      let turns = search.features.filter { $0.kind == .minimum || $0.kind == .maximum }
      let rows = search.features.filter { feature in
        let isTouching =
          feature.kind == .zero && turns.contains { $0.x.enclosure == feature.x.enclosure }
        return [.zero, .minimum, .maximum, .inflection].contains(feature.kind) && !isTouching
      }.map { feature -> (Double, String) in
        let x = feature.x.enclosure.midpoint
        let y = feature.y?.enclosure.midpoint ?? .nan
        return (x, "\(feature.kind) \(units(x)) \(units(y))")
      }
      let lines = rows.sorted { $0 < $1 }.map { $0.1 }
      return "= " + (lines.isEmpty ? "none" : lines.joined(separator: "; "))
    } catch {
      return "! \(error)"
    }
  }

  /// What is left of 0 is right of it too: the functions are even or odd, and have
  /// at 0 a hole or a zero of which doubles make nothing.
  @Test(arguments: ["sin(x)/x", "(1-cos(x))/x^2", "x/sin(x)", "tan(x)-x", "x-sin(x)"])
  func `a place that cannot be decided hides nothing else`(text: String) throws {
    let found = try features(text, -20, 20).features.filter { $0.kind != .intercept }
    let places = found.map { ($0.kind, $0.x.enclosure.midpoint) }
    #expect(places.contains { $0.1 > 1 })
    let isOdd = text.contains("-x") || text.hasPrefix("x-")
    for (kind, x) in places {
      let twin: Feature.Kind =
        switch kind {
        case .minimum where isOdd: .maximum
        case .maximum where isOdd: .minimum
        default: kind
        }
      let hasTwin = places.contains { $0.0 == twin && abs($0.1 + x) < 1e-9 }
      #expect(hasTwin, "\(kind) at \(x)")
    }
  }

  @Test(arguments: ["x^(1/3)", "cbrt(x)", "x^(3/5)", "abs(x)^(1/9)"])
  func `a steep place is no jump`(text: String) throws {
    let found = try features(text, -20, 20).features
    #expect(found.contains { $0.kind == .zero })
    #expect(!found.contains { $0.kind == .jump })
  }

  private func units(_ value: Double) -> Int { Int((value * 1e8).rounded()) }

  @Test(arguments: [
    ("x^2 - 2", ["zero −√2, 0", "minimum 0, −2", "intercept 0, −2", "zero √2, 0"]),
    ("sin(x) - 1/2", ["zero π/6"]),
    ("e^x - 2", ["intercept 0, −1", "zero ln(2), 0"]),
    ("(x^2 - 1)/(x - 1)", ["zero −1, 0", "intercept 0, 1", "hole 1, 2"]),
    ("sin(x)/x", ["hole 0, 1"]),
    ("asin(x)/x", ["hole 0, 1"]),
    ("(2^x - 4)/(x - 2)", ["hole 2, 4ln(2)"]),
    ("(e^x - 1 - x)/x^2", ["hole 0, 1/2"]),
    ("(sin(x) - x)/x^3", ["hole 0, −1/6"]),
    ("(1 - sin(x))/cos(x)", ["hole π/2, 0"]),
    ("x/tan(x)", ["hole −π/2, 0", "hole 0, 1"]),
    ("1/x - 1/sin(x)", ["pole −π", "hole 0, 0"]),
    ("1/x", ["pole 0"]),
    ("1/(x^2 - 2)", ["pole −√2", "maximum 0, −1/2", "intercept 0, −1/2", "pole √2"]),
    ("abs(x - 1)", ["intercept 0, 1", "zero 1, 0", "minimum 1, 0"]),
    ("sqrt(x)", ["zero 0, 0", "end 0, 0"]),
    ("x^x", ["minimum 1/e"]),
    ("ln(x)", ["pole 0", "zero 1, 0"]),
    ("x^(2/3)", ["zero 0, 0", "minimum 0, 0"]),
    ("1 + x^2 + ln(abs(1 + 3(1 - x)))/80", ["pole 4/3"]),
    ("1/(1 + 100000000*(x - 0.123456)^2)", ["maximum 1929/15625, 1"]),
    ("x^2 - x - 1", ["zero (1 − √5)/2, 0", "minimum 1/2, −5/4", "zero (1 + √5)/2, 0"]),
    ("x^8 - 2", ["zero −⁸√2, 0", "zero ⁸√2, 0"]),
    ("x^4 - 10x^2 + 1", ["zero −√2 − √3, 0", "zero √2 − √3, 0", "zero √2 + √3, 0"]),
    ("8x^4 - 8x^2 + 1", ["zero −√(2 + √2)/2, 0", "zero √(2 − √2)/2, 0"]),
    ("(x^2 - 3)(x^6 - x^3 - 1)", ["zero −√3, 0", "zero ∛4 ∛(1 + √5)/2, 0"]),
    ("x^3 - 3x + 1", ["zero −2cos(π/9), 0", "zero 2sin(π/18), 0", "zero 2cos(2π/9), 0"]),
    ("8x^3 - 6x - 1", ["zero −sin(π/18), 0", "zero −cos(2π/9), 0", "zero cos(π/9), 0"]),
    ("2sin(x)^2 - sin(x) - 1", ["zero −π/6, 0", "zero π/2, 0"]),
    ("sqrt(-x^2)", ["point 0, 0"]),
    ("{x<1: x+2; x>=1: x^2}", ["jump 1, 1"]),
    ("(x - 1)^2*e^x", ["zero 1, 0", "minimum 1, 0"]),
    ("sign(2x)/x^3", ["pole 0"]),
    ("x*abs(x)", ["inflection 0, 0"]),
    ("exp(cbrt(x))", ["inflection 0, 1"]),
  ])
  func `features are exact numbers`(input: String, expected: [String]) throws {
    let search = try features(input, -4, 4)
    let found = search.features.map(text)
    for feature in expected {
      #expect(found.contains { $0.hasPrefix(feature) }, "\(input): \(found)")
    }
  }

  @Test(arguments: [
    ("(x-1)^2 + sign(x-1)", Feature.Kind.minimum), ("abs(x)*(1+x)", .inflection),
    ("sign(2x)/x^3", .hole), ("sin(1/x^2 + 1)", .hole), ("abs(x)", .inflection),
  ])
  func `a leap, a corner and a pole are nothing else`(input: String, kind: Feature.Kind) throws {
    let search = try features(input, -4, 4)
    #expect(!search.features.contains { $0.kind == kind }, "\(search.features.map(text))")
  }

  @Test(
    arguments: [
      ("x^2", 4, true), ("sin(x)", 4, true), ("tan(x)", 4, true), ("abs(x)", 4, true),
      ("sqrt(x)", 4, true), ("tanh(x) - x", 4, true), ("tanh(x + x^3)", 4, true),
      ("tan(x^2 + x + 2)", 4, true), ("floor(x)", 4, true), ("exp(sin(x)) - 1", 8, true),
      ("sin(x)/x", 20, true), ("(1-cos(x))/x^2", 20, true), ("x*cot(x)", 7, true),
      ("ln(x)/(x-1)", 8, true), ("x/(e^x-1)", 8, true), ("(1-sin(x))/cos(x)", 7, true),
      ("(sin(x)-x)/x^3", 12, true), ("x/tan(x)", 5, true),
      // Of e^(−x²) doubles know only that it is not negative.
      ("cos(x)*e^(-x^2)", 30, false), ("sin(1/x)", 4, false),
    ] as [(String, Double, Bool)]
  )
  func `a search says whether it may have missed something`(
    input: String,
    reach: Double,
    isComplete: Bool
  ) throws {
    #expect(try features(input, -reach, reach).isComplete == isComplete)
  }

  /// Minimal polynomials of a + 2b·cos(2π/n) for n = 7, 11, 14, 15, 18, 26, 30 and 36, and
  /// conjugates of it, from SymPy 1.14.
  @Test(arguments: [
    ("8x^3+44x^2-834x-2339", [-12.1135641506, -2.61529307539, 9.22885722602]),
    (
      "32x^5-1296x^4+18144x^3-102060x^2+196830x-59049",
      [7.71916645554, 12.7387351170, 16.5712817955]
    ),
    ("1000x^3+10100x^2+33630x+36919", [-3.99879184149, -3.32198325283, -2.77922490568]),
    ("x^4-17x^3+104x^2-268x+241", [3.79094307346, 5.33826121272, 5.82709091529]),
    ("8x^3+48x^2-390x-1637", [-8.89439998807, -3.56283359900, 6.45723358707]),
    (
      "15625x^6+96875x^5+165625x^4+2500x^3-140250x^2-20595x+16901",
      [-0.490790225915, 0.297021496342, 0.741883634852]
    ),
    ("81x^4+1404x^3+8496x^2+20544x+15616", [-5.78434828362, -3.72125743129, -1.39160639804]),
    ("64x^6-768x^5+2976x^4-3328x^3-2460x^2+3696x-251", [3.02606042998, 4.95442325904]),
  ])
  func `cosines of parts of the turn are exact zeros`(text: String, places: [Double]) throws {
    let zeros = try features(text, -20, 20).features.filter { $0.kind == .zero }
    #expect(zeros.allSatisfy { $0.x.form != nil && $0.y?.text == "0" })
    for place in places {
      #expect(zeros.contains { abs($0.x.enclosure.midpoint - place) < 1e-9 }, "\(text): \(place)")
    }
  }

  @Test(arguments: ["x^3-3x+3", "x^3-x-1", "x^5-x-1", "x^3-4x+1", "8x^3-6x-3", "x^3-3x+1/2"])
  func `what is no such cosine is not called one`(text: String) throws {
    let zeros = try features(text, -20, 20).features.filter { $0.kind == .zero }
    #expect(!zeros.isEmpty && zeros.allSatisfy { $0.x.form == nil })
  }

  @Test func `jumps have a limit on each side`() throws {
    let search = try features("floor(x)", -2.5, 2.5)
    #expect(
      search.features.filter { $0.kind == .jump }.map { $0.x.text } == ["−2", "−1", "0", "1", "2"]
    )
    for jump in search.features where jump.kind == .jump {
      #expect(jump.right?.text == jump.x.text && jump.isFilled)
      #expect(jump.left?.enclosure.midpoint == jump.x.enclosure.midpoint - 1)
    }
    let cases = try features("{x<1: x+2; x>=1: x^2}", -4, 4).features.filter { $0.kind == .jump }
    #expect(cases.map { "\($0.left?.text ?? "") \($0.right?.text ?? "")" } == ["3 1"])
  }

  @Test func `degrees give degrees`() throws {
    let search = try features("sin(x)", -200, 200, angleUnit: .degrees)
    let zeros = search.features.filter { $0.kind == .zero }.map { $0.x.text }
    #expect(zeros == ["−180", "0", "180"])
  }

  @Test(arguments: [
    "tan(x)", "1/sin(1/x)", "sin(300x)", "x*cos(1/x)", "floor(x^3)", "x!", "x^-9223372036854775807",
  ])
  func `hard curves come to an end`(input: String) throws {
    guard
      var search = FeatureSearch(
        try Expression(input),
        of: "x",
        in: Interval(lower: -10, upper: 10),
        environment: Environment()
      )
    else { return }
    var turns = 0
    while !search.isDone, turns < 20_000 {
      search.advance(steps: 1_000_000)
      turns += 1
    }
    #expect(search.isDone)
  }

  @Test(
    arguments: [
      ("x^2", "even", nil), ("x^3 - x", "odd", nil), ("x + 1", nil, nil), ("sin(x)", "odd", "2π"),
      ("cos(2x)^2", "even", "π"), ("tan(pi*x)", "odd", "1"), ("sin(x) + sin(2x/3)", "odd", "6π"),
      ("sin(x) + sin(pi*x)", "odd", nil), ("1/x", "odd", nil), ("(x^2 + 1)/(x - 1)", nil, nil),
      ("x*sin(x)", "even", nil), ("abs(x)/x", "odd", nil),
    ] as [(String, String?, String?)]
  )
  func `a curve as a whole`(input: String, symmetry: String?, period: String?) throws {
    let summary = try #require(
      CurveSummary(try Expression(input), of: "x", environment: Environment())
    )
    #expect(summary.symmetry.map { "\($0)" } == symmetry)
    #expect(summary.period?.text == period)
  }
}

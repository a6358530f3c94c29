// Lines of points: which pixels they have. What is compared with is the arithmetic of fractions,
// and for roots that of whole numbers.

import Analysis
import Expressions
import Graphs
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Points of one line")
struct PointsTests {
  /// The places of proved pixels, and of undecided ones.
  private static func pixels(_ picture: Picture) -> (on: Set<[Int]>, open: Int) {
    var on: Set<[Int]> = []
    var open = 0
    for column in 0..<picture.width {
      for run in picture.column(column) {
        for row in Int(run.top)..<Int(run.bottom) {
          if run.state == .proved { on.insert([column, row]) } else { open += 1 }
        }
      }
    }
    return (on, open)
  }

  private static func fraction(_ random: inout SplitMix64) -> Rational {
    let whole = Integer(Int.random(in: -60...60, using: &random))
    return Rational(whole, over: Integer(Int.random(in: 1...9, using: &random)))
  }

  private static func text(_ number: Rational) -> String {
    "\(number.numerator.text())/\(number.denominator.text())"
  }

  @Test(arguments: seeds(8))
  func `each point has one pixel, which it lies in, and there are no others`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(20) {
      let count = Int.random(in: 1...40, using: &random)
      let points = (0..<count).map { _ in (Self.fraction(&random), Self.fraction(&random)) }
      let view = View(left: -7, right: 9, bottom: -4, top: 5, width: 48, height: 27)
      let line = points.map { "(\(Self.text($0.0)), \(Self.text($0.1)))" }.joined(separator: ", ")
      let found = Self.pixels(try picture(line, in: view.viewport))
      #expect(found.open == 0)
      var allowed: Set<[Int]> = []
      for (x, y) in points where -7 <= x && x <= 9 && -4 <= y && y <= 5 {
        let own = view.pixels(at: x, y).map { [$0.column, $0.row] }
        #expect(!found.on.isDisjoint(with: own), "seed \(seed): no pixel of \(x), \(y)")
        allowed.formUnion(own)
      }
      #expect(found.on.isSubset(of: allowed), "seed \(seed): a pixel of no point in \(line)")
    }
  }

  @Test(arguments: [2, 3, 5, 7, 10, 41])
  func `a root lies in the pixel that whole numbers say`(radicand: Int) throws {
    // Pixels of a billionth: floor(√n·10⁹) is the whole root of n·10¹⁸.
    let scaled = Integer(radicand) * Integer(10).raised(to: 18)
    let root = scaled.squareRoot()
    let unit = Rational(1, over: Integer(10).raised(to: 9))
    let viewport = Viewport(
      left: Rational(root - 4) * unit,
      top: Rational(root + 6) * unit,
      unitsPerColumn: unit,
      unitsPerRow: unit,
      width: 12,
      height: 12
    )
    let line = "(sqrt(\(radicand)), sqrt(\(radicand)))"
    let found = Self.pixels(try picture(line, in: viewport))
    #expect(found.on == [[4, 5]] && found.open == 0)
  }

  @Test(arguments: ["(0, 0)", "(1, 0)", "(0, 1/3)", "(1, 1/3)"])
  func `a point on an edge of the window is in it`(point: String) throws {
    let viewport = Viewport(0...1, 0...Rational(1, over: 3), width: 10, height: 7)
    #expect(Self.pixels(try picture(point, in: viewport)).on.count == 1)
  }

  @Test func `a point without a value is no point`() throws {
    var workspace = Workspace()
    let plot = try Plot(reading: "(1, 2), (1/0, 3)")
    #expect(throws: EvaluationError.self) {
      try LoweredPlot(plot, environment: Environment(), workspace: &workspace)
    }
  }

  @Test func `names have the values that they have where it is drawn`() throws {
    var environment = Environment()
    environment.variables["a"] = .real(Real(Rational(3, over: 2)))
    var workspace = Workspace()
    let viewport = Viewport(0...4, 0...4, width: 4, height: 4)
    var plotter = try Plotter(
      Plot(reading: "(a, a), (2a, a + 1)"),
      in: viewport,
      environment: environment,
      workspace: &workspace
    )
    while !plotter.isDone { plotter.advance(steps: 100) }
    #expect(plotter.picture().text == "....\n...#\n.#..\n....")
  }

  @Test func `the window has room for all points, and the features are exact`() throws {
    let plot = try Plot(reading: "(1, 2), (3, 400), (-5, 1/2), (sqrt(2), pi)")
    let window = AutomaticWindow(
      showing: [plot],
      width: 640,
      height: 480,
      environment: Environment()
    )
    #expect(window.x.contains(-5) && window.x.contains(3))
    #expect(window.y.contains(400) && window.y.contains(Rational(1, over: 2)))
    let curve = try #require(PlaneCurve(plot, environment: Environment()))
    let features = curve.loneFeatures(in: Environment())
    #expect(features.map { $0.x.text } == ["1", "3", "−5", "√2"])
    #expect(features.map { $0.y?.text } == ["2", "400", "1/2", "π"])
    #expect(features.allSatisfy { $0.kind == .point })
  }

  @Test(arguments: ["(1, 2)", "(0, 0)", "(3, 0), (3, 5)", "(-1/3, 10^9)"])
  func `a window of one column or row of points shows them`(line: String) throws {
    let plot = try Plot(reading: line)
    let window = AutomaticWindow(
      showing: [plot],
      width: 160,
      height: 100,
      environment: Environment()
    )
    let viewport = Viewport(window.x, window.y, width: 160, height: 100)
    let found = Self.pixels(try picture(line, in: viewport))
    #expect(found.on.count == plot.points?.count)
  }

  @Test func `so many points are a line, and one more is too many`() throws {
    let most = Array(repeating: "(1, 2)", count: Plot.mostPoints)
    #expect(try Plot(reading: most.joined(separator: ", ")).points?.count == Plot.mostPoints)
    #expect(throws: PlotError.tooManyPoints) {
      try Plot(reading: (most + ["(1, 2)"]).joined(separator: ","))
    }
  }

  // The law of printing: what is read of points is read again from their coordinates.
  @Test(arguments: seeds(4))
  func `all spellings of points are one line`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(30) {
      let count = Int.random(in: 1...6, using: &random)
      let points = (0..<count).map { _ in
        [Self.text(Self.fraction(&random)), "\(Int.random(in: 0...99, using: &random)).5"]
      }
      let plain = points.map { "(\($0[0]), \($0[1]))" }
      let expected = try #require(try Plot(reading: plain.joined(separator: ", ")).points)
      let spellings = [
        plain.joined(separator: "; "), "[" + plain.joined(separator: ",") + "]",
        "{" + plain.joined(separator: "; ") + "}",
        "{" + points.map { "[\($0[0]); \($0[1])]" }.joined(separator: "; ") + "}",
      ]
      for spelling in spellings {
        let found = try #require(try Plot(reading: spelling).points, "\(spelling)")
        #expect(found.map { $0.x.text() } == expected.map { $0.x.text() }, "\(spelling)")
        #expect(found.map { $0.y.text() } == expected.map { $0.y.text() }, "\(spelling)")
      }
      var options = ParsingOptions()
      options.decimalMark = .comma
      let comma = try Plot(
        reading: plain.joined(separator: ", ").respelled(from: .point, to: .comma),
        options: options
      )
      #expect(comma.points?.map { $0.y.text() } == expected.map { $0.y.text() })
    }
  }
}

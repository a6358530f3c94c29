// What is said of windows holds for samples of the curves in them.

import Expressions
import Graphs
import Numbers
import Reals
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("A window shows the curve, or says that it does not")
struct WindowLaws {
  private static let environment = Environment()

  private static func plot(_ text: String) throws -> Plot {
    try Plot(reading: text, options: environment.parsingOptions)
  }

  private static func window(
    _ text: String,
    x: ClosedRange<Rational>? = nil
  ) throws -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let window = AutomaticWindow(
      showing: [try plot(text)],
      x: x,
      width: 1600,
      height: 1000,
      environment: environment
    )
    let sides = [window.x, window.y].map { $0.lowerBound.doubleValue...$0.upperBound.doubleValue }
    return (sides[0], sides[1])
  }

  /// Whether a window has all samples in it, and is not much larger than them: 4 times in
  /// both directions for equal units, 2 for the axes, and room.
  private static func fits(
    _ window: (x: ClosedRange<Double>, y: ClosedRange<Double>),
    _ points: [(x: Double, y: Double)]
  ) -> Bool {
    let isInside = points.allSatisfy { window.x.contains($0.x) && window.y.contains($0.y) }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let bottom = points.map(\.y).min(), let top = points.map(\.y).max()
    else { return false }
    let across = (window.x.upperBound - window.x.lowerBound) / (right - left)
    let up = (window.y.upperBound - window.y.lowerBound) / (top - bottom)
    return isInside && min(across, up) < 3.2 && max(across, up) < 13
  }

  @Test(arguments: [1, 2026] as [UInt64])
  func `of an ellipse all is shown, and little else`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let (a, b) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...90, using: &random))
      let (p, q) = (
        Int.random(in: -200...200, using: &random), Int.random(in: -200...200, using: &random)
      )
      let points = (0..<200).map { index in
        let t = Double(index) * 0.0314159265
        return (x: Double(p) + Double(a) * cos(t), y: Double(q) + Double(b) * sin(t))
      }
      for text in [
        "(x-(\(p)))^2/\(a * a)+(y-(\(q)))^2/\(b * b)=1",
        "x=\(p)+\(a)*cos(t), y=\(q)+\(b)*sin(t)",
        "(x-(\(p)))^2/\(a * a)+(y-(\(q)))^2/\(b * b)<1",
      ] {
        let window = try Self.window(text)
        #expect(Self.fits(window, points), "\(text) \(window)")
      }
    }
  }

  @Test(arguments: [1, 2026] as [UInt64])
  func `over given bounds all of a bounded function is shown`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let (a, k, c) = (
        Int.random(in: 1...500, using: &random), Int.random(in: 1...30, using: &random),
        Int.random(in: -300...300, using: &random)
      )
      let low = Int.random(in: -50...50, using: &random)
      let high = low + Int.random(in: 1...100, using: &random)
      let text = "\(a)*sin(x/\(k))+\(c)+x"
      let window = try Self.window(text, x: Rational(low)...Rational(high))
      let heights = (0...400).map { index in
        let x = Double(low) + Double(high - low) * Double(index) / 400
        return Double(a) * sin(x / Double(k)) + Double(c) + x
      }
      let least = heights.min() ?? 0
      let most = heights.max() ?? 0
      #expect(window.x == Double(low)...Double(high))
      #expect(window.y.lowerBound <= least && most <= window.y.upperBound, "\(text) \(window)")
      let size = (window.y.upperBound - window.y.lowerBound) / (most - least)
      // Twice for the axis, twice for equal units, and room.
      #expect(size < 5.5, "\(text) \(window)")
    }
  }

  @Test(arguments: [1, 2026] as [UInt64])
  func `what is said to be empty has no sample of the curve in it`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var emptyCount = 0
    for _ in 0..<150 {
      let (a, b, c) = (
        Int.random(in: -9...9, using: &random), Int.random(in: -9...9, using: &random),
        Int.random(in: -9...9, using: &random)
      )
      let f: (Double) -> Double = { Double(a) * $0 * $0 + Double(b) * sin($0) + Double(c) }
      let (left, bottom) = (
        Int.random(in: -30...30, using: &random), Int.random(in: -90...90, using: &random)
      )
      let (width, height) = (
        Int.random(in: 1...9, using: &random), Int.random(in: 1...60, using: &random)
      )
      let viewport = try #require(
        Viewport(
          left: Rational(left),
          right: Rational(left + width),
          bottom: Rational(bottom),
          top: Rational(bottom + height),
          width: 80,
          height: 60
        )
      )
      var workspace = Workspace()
      let text = ["", "y="].randomElement(using: &random) ?? ""
      var plotter = try Plotter(
        try Self.plot("\(text)\(a)*x^2+\(b)*sin(x)+\(c)"),
        in: viewport,
        environment: Self.environment,
        workspace: &workspace
      )
      while !plotter.isDone { plotter.advance(steps: 10_000_000) }
      let isMet = (0...2000).contains { index in
        let y = f(Double(left) + Double(width) * Double(index) / 2000)
        return Double(bottom) < y && y < Double(bottom + height)
      }
      let isEmpty = plotter.picture().isEmpty
      if isEmpty { emptyCount += 1 }
      #expect(!(isEmpty && isMet), "\(a)*x^2+\(b)*sin(x)+\(c) in \(viewport)")
    }
    #expect(emptyCount > 20)
  }

  @Test(arguments: ["1/0", "x+1/0", "sqrt(-1-x^2)", "ln(-x^2)", "y=0/0"])
  func `a curve without a value anywhere is an error`(text: String) throws {
    var workspace = Workspace()
    let plot = try Self.plot(text)
    let lowered = try LoweredPlot(plot, environment: Self.environment, workspace: &workspace)
    #expect(throws: EvaluationError.self) { try lowered.requireValues(in: &workspace) }
  }
}

// Ink without the width of the pen stays in pixels that are proved or undecided.

import Expressions
import Graphs
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Ink stays in the proved picture")
struct InkLaws {
  /// How far a line may be outside of the pixels of its picture, in pixels: a vertex that
  /// is left out lies within 0.02 of the line.
  private static let slack: Float = 0.05
  /// The same for equations, of which a line through pixels is made smooth where there is
  /// nothing else to draw it from.
  private static let smoothSlack: Float = 0.85

  /// Functions of a variable with jumps, poles and ends.
  private static func broken(_ variable: String, using random: inout SplitMix64) -> String {
    let functions = [
      "floor(@)", "ceil(@)", "round(@)", "trunc(@)", "sign(@)", "mod(@;1)", "atan(tan(@))",
      "floor(2*sin(@))", "{@<1: @; @>=1: @-2}", "{@<0: -1; @=0: 0; @>0: 1}", "1/floor(@)",
      "tan(@)", "1/(@-1/3)", "asin(sin(@))", "@*sign(@)", "sqrt(@)", "frac(2*@)", "abs(@)/@",
      "floor(@)+@/2", "sign(sin(3*@))", "@", "@", "@^2/4", "3*cos(@)", "(-1)^floor(@)",
    ]
    let inner = [variable, variable, "2*\(variable)", "\(variable)-1/3", "-\(variable)"]
    let function = functions.randomElement(using: &random) ?? "floor(@)"
    return function.split(separator: "@", omittingEmptySubsequences: false)
      .joined(separator: "(\(inner.randomElement(using: &random) ?? variable))")
  }

  /// A random plot of every kind.
  private static func plot(_ kind: Int, using random: inout SplitMix64) -> String {
    let sum = { (variable: String, random: inout SplitMix64) in
      let first = broken(variable, using: &random)
      let isSum = Int.random(in: 0..<3, using: &random) == 0
      return isSum ? "\(first)+\(broken(variable, using: &random))" : first
    }
    switch kind {
    case 0, 1: return "x=\(sum("t", &random)), y=\(sum("t", &random)), -5<=t<=5"
    case 2: return "r=\(sum("theta", &random)), 0<=theta<=7"
    case 3: return "y=\(sum("x", &random))"
    case 4: return "x=\(sum("y", &random))"
    default: return "(\(sum("x", &random)))*y=\(sum("y", &random))"
    }
  }

  /// The points of the lines, a quarter of a pixel apart, and the dots.
  private static func points(of curve: DrawnCurve) -> [ScreenPoint] {
    var points = curve.dots
    for stroke in curve.strokes {
      for (start, end) in zip(stroke, stroke.dropFirst()) {
        let across = end.x - start.x
        let down = end.y - start.y
        let count = max(1, (4 * max(abs(across), abs(down))).rounded(.up))
        for number in 0...Int(count) {
          let share = Float(number) / count
          points.append(ScreenPoint(x: start.x + share * across, y: start.y + share * down))
        }
      }
    }
    return points
  }

  /// Whether a point is off the screen, or within the slack of a pixel with a run.
  private static func isInk(_ point: ScreenPoint, in picture: Picture, slack: Float) -> Bool {
    let columns = Int((point.x - slack).rounded(.down))...Int((point.x + slack).rounded(.down))
    let rows = Int((point.y - slack).rounded(.down))...Int((point.y + slack).rounded(.down))
    return columns.contains { column in
      rows.contains { row in
        guard (0..<picture.width).contains(column), (0..<picture.height).contains(row) else {
          return true
        }
        return picture.state(column: column, row: row) != nil
      }
    }
  }

  @Test(arguments: 0..<6, [1, 2, 3])
  func `no ink where nothing is proved`(kind: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(kind < 5 ? 12 : 3) {
      let text = Self.plot(kind, using: &random)
      // Pixels of one size, of twice as many, and of other sizes across and down.
      let (width, height) = [(60, 40), (120, 80), (50, 100)][Int(seed) % 3]
      let vertical = Rational(-25, over: 8)...Rational(25, over: 8)
      let view = Viewport(-5...5, vertical, width: width, height: height)
      let picture = try picture(text, in: view)
      let curve = SceneTests.drawn(picture)
      let upright = picture.upright
      let slack = kind == 5 ? Self.smoothSlack : Self.slack
      let astray = Self.points(of: curve).filter { !Self.isInk($0, in: upright, slack: slack) }
      #expect(astray.isEmpty, "\(text), \(width) × \(height): \(astray.count) from \(astray.first)")
    }
  }

  // MARK: Equations and regions with jumps

  /// A random equation or region of functions with jumps.
  private static func relation(
    using random: inout SplitMix64
  ) -> (text: String, isRegion: Bool) {
    let functions = [
      "floor(@)", "ceil(@)", "round(@)", "sign(@)", "mod(@;2)", "frac(@)", "@", "abs(@)",
      "{@<1: @; @>=1: @-2}", "{@>1/3: 1; @<-1: 2}", "floor(@)^2", "sign(@^2-4)", "floor(@/2)",
    ]
    let inner = ["x", "y", "x", "y", "x+y", "x-y", "2*x", "x-1/3", "y+1/2"]
    func part(using random: inout SplitMix64) -> String {
      let function = functions.randomElement(using: &random) ?? "floor(@)"
      return function.replacing("@", with: "(\(inner.randomElement(using: &random) ?? "x"))")
    }
    let joint = ["+", "-", "*"].randomElement(using: &random) ?? "+"
    let left =
      Bool.random(using: &random)
      ? part(using: &random) : "\(part(using: &random))\(joint)\(part(using: &random))"
    let relation = ["=", "=", "<", "<=", ">", ">="].randomElement(using: &random) ?? "="
    let right =
      Int.random(in: 0..<3, using: &random) == 0
      ? part(using: &random) : "\(Int.random(in: -1...3, using: &random))"
    return ("\(left)\(relation)\(right)", relation != "=")
  }

  /// The pixels under areas, lines and dots.
  private static func inked(_ curve: DrawnCurve, _ width: Int, _ height: Int) -> Set<[Int]> {
    var pixels: Set<[Int]> = []
    for band in curve.bands {
      for column in Int(band.left)..<Int(band.right) {
        for row in Int(band.top)..<Int(band.bottom) { pixels.insert([column, row]) }
      }
    }
    for point in points(of: curve) {
      // A line on the right or lower edge is half in the last pixels.
      let column = Int(min(point.x, Float(width).nextDown).rounded(.down))
      let row = Int(min(point.y, Float(height).nextDown).rounded(.down))
      guard point.x <= Float(width), point.y <= Float(height) else { continue }
      if 0..<width ~= column, 0..<height ~= row { pixels.insert([column, row]) }
    }
    return pixels
  }

  /// Whether a pixel or one beside it is in a set.
  private static func isBeside(_ pixel: [Int], _ pixels: Set<[Int]>) -> Bool {
    (-1...1).contains { across in
      (-1...1).contains { down in pixels.contains([pixel[0] + across, pixel[1] + down]) }
    }
  }

  /// Ink is within a pen of the raw picture, and each raw pixel within a pen of ink.
  @Test(arguments: seeds(4))
  func `drawn is proved`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<cases(40) {
      let (text, isRegion) = Self.relation(using: &random)
      if Self.isDrawnAsProved(text, isRegion: isRegion, seed: seed) { count += 1 }
    }
    #expect(count > 0)
  }

  /// Corners of areas at an edge of the screen, from one row to ten.
  @Test func `a small area has ink everywhere`() {
    for size in 1...10 {
      for slope in ["1/2", "1", "2"] {
        let text = "sign(y-\(slope)*abs(x)-4+\(size)/6)=1"
        #expect(Self.isDrawnAsProved(text, isRegion: false, seed: 0), "\(text)")
      }
    }
  }

  /// Whether a relation has a picture; records an issue where its ink is not what is proved.
  private static func isDrawnAsProved(_ text: String, isRegion: Bool, seed: UInt64) -> Bool {
    let (width, height) = (60, 48)
    let view = Viewport(-5...5, -4...4, width: width, height: height)
    // What is no relation of x and y, or has no value anywhere, is no picture.
    var workspace = Workspace()
    guard let plot = try? Plot(reading: text),
      var plotter = try? Plotter(plot, in: view, environment: Environment(), workspace: &workspace)
    else { return false }
    plotter.advance(steps: 5_000_000)
    guard plotter.isDone else { return false }
    let picture = plotter.picture()
    guard picture.undecidedCount == 0 else { return false }
    let curve = SceneTests.drawn(picture, isRegion: isRegion)
    var raw: Set<[Int]> = []
    for column in 0..<width {
      for row in 0..<height where picture.upright.state(column: column, row: row) == .proved {
        raw.insert([column, row])
      }
    }
    let ink = inked(curve, width, height)
    let astray = ink.filter { !isBeside($0, raw) }
    let missing = raw.filter { !isBeside($0, ink) }
    #expect(astray.isEmpty, "seed \(seed): \(text): \(astray.count) pixels of ink too many")
    #expect(missing.isEmpty, "seed \(seed): \(text): \(missing.count) pixels without ink")
    return true
  }
}

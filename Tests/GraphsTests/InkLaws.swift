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
}

// The lines at which parts of the plane end.

import Expressions
import Graphs
import Numbers
import Reals
import Testing

@Suite struct RimTests {
  @Test(arguments: [
    ("y < x^2", [false]), ("y >= x^2", [true]), ("4 <= x^2 + y^2 < 9", [true, false]),
    ("x ≠ y", [false]), ("x^2 + y^2 = 4", []), ("y = x", []), ("sin(x)", []),
  ])
  func `a rim belongs where the comparison says so`(text: String, belongs: [Bool]) throws {
    #expect(try Plot(reading: text).rims.map { $0.belongs } == belongs)
  }

  private static func picture(_ plot: Plot) throws -> Picture {
    let viewport = Viewport(
      centerX: 0,
      centerY: 0,
      unitsPerPixel: Rational(1, over: 8),
      width: 64,
      height: 64
    )
    var workspace = Workspace()
    var plotter = try Plotter(
      plot,
      in: viewport,
      environment: Environment(),
      workspace: &workspace
    )
    while !plotter.isDone { plotter.advance(steps: 10_000_000) }
    return plotter.picture()
  }

  /// The proved pixels, as column and row.
  private static func pixels(_ picture: Picture) -> Set<[Int]> {
    var pixels: Set<[Int]> = []
    for column in 0..<picture.width {
      for run in picture.column(column) where run.state == .proved {
        for row in run.top..<run.bottom { pixels.insert([column, Int(row)]) }
      }
    }
    return pixels
  }

  @Test func `a rim is only where the other comparisons hold`() throws {
    let rims = try Plot(reading: "1 <= x^2 + y^2 < 9 + 7*x").rims
    let circle = Self.pixels(try Self.picture(try #require(rims.first).plot))
    let whole = Self.pixels(try Self.picture(try Plot(reading: "x^2 + y^2 = 1")))
    // 1 < 9 + 7x on the right of −8/7, where all of the circle is.
    #expect(circle == whole)
    let half = try Plot(reading: "1/16 < y <= 10 - x^2 - 9*y^2").rims
    let line = Self.pixels(try Self.picture(try #require(half.first).plot))
    // y = 1/16, in the middle of a row, while x² ≤ 10 − 1/16 − 9/256: up to 3.146.
    let columns = Set(line.map { $0[0] })
    #expect(columns == Set(6...57))
  }

  @Test func `a rim is drawn as a line of its own`() throws {
    let rim = try #require(try Plot(reading: "y < x").rims.first)
    var scene = Scene(width: 64, height: 64, density: 1)
    scene.addRim(try Self.picture(rim.plot), style: CurveStyle(color: 3, dash: rim.dash))
    let curve = try #require(scene.curves.first)
    #expect(curve.isRim && curve.style.dash == 1 && curve.style.color == 3)
    #expect(!curve.strokes.isEmpty && curve.bands.isEmpty)
  }

  @Test(arguments: ["mod(x;2) < 1", "mod(x;2) >= 1"])
  func `a rim between two columns is drawn once`(text: String) throws {
    let rim = try #require(try Plot(reading: text).rims.first)
    var scene = Scene(width: 64, height: 64, density: 1)
    scene.addRim(try Self.picture(rim.plot), style: CurveStyle(color: 3, dash: rim.dash))
    let strokes = try #require(scene.curves.first).strokes
    // mod(x;2) is 1 at −3, −1, 1 and 3, from the bottom of the picture to the top.
    #expect(strokes.allSatisfy { stroke in stroke.allSatisfy { $0.x == stroke[0].x } })
    let lengths = strokes.map { zip($0, $0.dropFirst()).reduce(0) { $0 + abs($1.0.y - $1.1.y) } }
    #expect(lengths.reduce(0, +) == 4 * 64)
    #expect(Set(strokes.map { Int($0[0].x.rounded()) }) == [8, 24, 40, 56])
  }
}

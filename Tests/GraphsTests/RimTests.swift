// The lines at which parts of the plane end.

import Expressions
import Graphs
import Numbers
import Reals
import TestSupport
import Testing

@Suite struct RimTests {
  @Test(arguments: [
    ("y < x^2", [false]), ("y >= x^2", [true]), ("4 <= x^2 + y^2 < 9", [true, false]),
    ("x ≠ y", [false]), ("x^2 + y^2 = 4", []), ("y = x", []), ("sin(x)", []),
  ])
  func `a rim belongs where the comparison says so`(text: String, belongs: [Bool]) throws {
    #expect(try Plot(reading: text).rims.map { $0.belongs } == belongs)
  }

  private static let viewport = Viewport(
    centerX: 0,
    centerY: 0,
    unitsPerPixel: Rational(1, over: 8),
    width: 64,
    height: 64
  )

  private static func picture(_ plot: Plot) throws -> Picture {
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

  /// Where floor(x) and floor(y) are combined, the part is made of unit squares with their
  /// left and lower sides: what belongs at a side follows from the squares on both sides.
  @Test(arguments: seeds(2))
  func `a part that ends by a jump has a rim there`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let relations: [(String, (Int, Int) -> Bool)] = [
      ("<", { $0 < $1 }), ("<=", { $0 <= $1 }), (">", { $0 > $1 }), (">=", { $0 >= $1 }),
      ("≠", { $0 != $1 }),
    ]
    let functions: [(String, (Int, Int) -> Int)] = [
      ("floor(x) + 2*floor(y)", { $0 + 2 * $1 }), ("floor(x)*floor(y)", { $0 * $1 }),
      ("floor(x) - ceil(-y)^2", { $0 - $1 * $1 }),
      (
        "mod(floor(x);3) + floor(y)",
        {
          ($0 % 3 + 3) % 3 + $1
        }
      ),
      ("floor(x)^2", { x, _ in x * x }), ("abs(floor(y))", { _, y in abs(y) }),
    ]
    for _ in 0..<cases(12) {
      let (sign, compares) = try #require(relations.randomElement(using: &random))
      let (text, function) = try #require(functions.randomElement(using: &random))
      let level = Int.random(in: -3...4, using: &random)

      let plot = try Plot(reading: "\(text) \(sign) \(level)")
      let belongs = { compares(function($0, $1), level) }
      let jumps = try Self.jumps(of: plot)
      let found = [true: Self.sides(jumps.belonging), false: Self.sides(jumps.excluded)]
      var wanted: [Bool: Set<[Int]>] = [true: [], false: []]
      for line in -3...3 {
        for other in -4...3 {
          if belongs(line - 1, other) != belongs(line, other) {
            wanted[belongs(line, other)]?.insert([0, line, other])
          }
          if belongs(other, line - 1) != belongs(other, line) {
            wanted[belongs(other, line)]?.insert([1, line, other])
          }
        }
      }
      #expect(found == wanted, "\(text) \(sign) \(level), seed \(seed)")
    }
  }

  /// The lines at which a part of the plane ends by a jump.
  private static func jumps(of plot: Plot) throws -> JumpRims {
    JumpRims(
      of: plot,
      Environment(),
      in: viewport,
      part: try picture(plot),
      rims: try plot.rims.map { try picture($0.plot) }
    )
  }

  /// Segments as sides of unit squares: 0 for upright ones, the line and the square along it.
  private static func sides(_ segments: [SIMD4<Float>]) -> Set<[Int]> {
    var sides: Set<[Int]> = []
    for segment in segments {
      let isUpright = segment.x == segment.z
      let place = isUpright ? segment.x / 8 - 4 : 4 - segment.y / 8
      let ends =
        isUpright
        ? [4 - segment.y / 8, 4 - segment.w / 8] : [segment.x / 8 - 4, segment.z / 8 - 4]
      guard abs(place - place.rounded()) < 1e-3 else { return [[-1]] }
      for square in Int(ends[0].rounded())..<Int(ends[1].rounded()) {
        sides.insert([isUpright ? 0 : 1, Int(place.rounded()), square])
      }
    }
    return sides
  }

  /// The kinds of jumps: each part is on one side of x = 0, where the function has
  /// the value that its definition says, or none.
  @Test(arguments: [
    ("sign(x) > 0", 32, false), ("1/x > 0", 32, false), ("1/x^2 > 0", 32, false),
    ("x + 9*sign(x) > 1/2", 32, false), ("{x<0: 1; y} < 5", nil, nil),
    ("{x<0: 1; 9} < 5", 32, false), ("{x<=0: 1; 9} < 5", 32, true),
    ("y < x^2", nil, nil),
  ])
  func `points of a jump belong as the function says`(
    text: String,
    place: Float?,
    belongs: Bool?
  ) throws {
    let jumps = try Self.jumps(of: Plot(reading: text))
    let line = place.map { SIMD4<Float>($0, 64, $0, 0) }
    let near = { (segment: SIMD4<Float>) in segment.rounded(.toNearestOrAwayFromZero) }
    #expect(jumps.belonging.map(near) == (belongs == true ? [line] : []))
    #expect(jumps.excluded.map(near) == (belongs == false ? [line] : []))
  }
}

// Equations and inequalities in x and y: no pixel is on without a point, none off
// that has one.

import Expressions
import Graphs
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Equations and inequalities in x and y")
struct ImplicitTests {
  /// Views with edges on whole numbers, beside them, and turned to a corner.
  static let views = [
    View(-10, 10, -6, 6, width: 160, height: 96),
    View(
      left: Rational(-10_003, over: 1000),
      right: Rational(10_001, over: 1000),
      bottom: Rational(-6251, over: 1000),
      top: Rational(6249, over: 1000),
      width: 200,
      height: 125
    ),
    View(-1, 3, 0, 2, width: 61, height: 43),
  ]

  @Test(
    "a pixel with a known point of the curve is not excluded",
    arguments: SampledCurve.all,
    views.indices
  )
  func pointsAreNotExcluded(curve: SampledCurve, view: Int) throws {
    let view = Self.views[view]
    let text = try PixelText(curve.text, in: view)
    var random = SplitMix64(seed: 7)
    for _ in 0..<cases(400) {
      let denominator = Int.random(in: 1...60, using: &random)
      let parameter = Rational(Int.random(in: -600...600, using: &random), over: denominator)
      guard let (x, y) = curve.point(parameter) else { continue }
      #expect(text.isPossible(view.pixels(at: x, y)), "seed 7: (\(x), \(y))")
    }
  }

  /// |x + iy|² = x² + y², arg z = π/4 where y = x > 0, im z² = 2xy: by hand.
  @Test(
    arguments: [
      ("|z| = 2", "x^2 + y^2 = 4"), ("|z - 1| < 2", "(x - 1)^2 + y^2 < 4"),
      ("1 < |z| < 2", "1 < x^2 + y^2 < 4"), ("z*conj(z) = 4", "x^2 + y^2 = 4"),
      ("arg(z) = pi/4", "y = x, x > 0"), ("im(z^2) > 1", "2x*y > 1"),
      ("re(z) = 1", "x - 1 + 0*y = 0"),
    ],
    views.indices
  )
  func `a locus is drawn by its parts`(texts: (locus: String, parts: String), view: Int) throws {
    let locus = try PixelText(texts.locus, in: Self.views[view]).rows.joined()
    let parts = try PixelText(texts.parts, in: Self.views[view]).rows.joined()
    #expect(locus.contains("#"))
    for (own, other) in zip(locus, parts) {
      #expect(own == other || own == "?" || other == "?", "\(texts.locus)")
    }
  }

  @Test("a pixel that is on has a change of sign", arguments: SampledCurve.all, views.indices)
  func proofsHaveSolutions(curve: SampledCurve, view: Int) throws {
    let view = Self.views[view]
    let text = try PixelText(curve.text, in: view)
    for row in 0..<view.height {
      for column in 0..<view.width where text.rows[row][column] == "#" {
        let counts = [4, 16, 128, 1024]
        // On the border of a pixel a curve may count as met.
        let isMet = changesSign(curve.function, view, column, row, counts: counts, rim: 1e-6)
        #expect(isMet, "column \(column), row \(row)")
      }
    }
  }

  @Test("nothing is left undecided", arguments: SampledCurve.all, views.indices)
  func nothingIsUndecided(curve: SampledCurve, view: Int) throws {
    #expect(try PixelText(curve.text, in: Self.views[view]).count("?") == 0)
  }

  @Test("regions are what is on one side of their curves", arguments: views.indices)
  func regionsAreOnOneSide(view: Int) throws {
    let view = Self.views[view]
    for curve in SampledCurve.all where !curve.text.contains("(x-1)") {
      let region = try PixelText(curve.text.replacing("=", with: "<"), in: view)
      #expect(region.count("?") == 0)
      for row in 0..<view.height {
        for column in 0..<view.width {
          let values = samples(curve.function, view, column, row, count: 8)
          if values.contains(where: { $0 < -1e-9 }) {
            #expect(region.rows[row][column] == "#", "\(curve.text): \(column), \(row)")
          } else if values.allSatisfy({ $0 > 0.05 }),
            !changesSign(curve.function, view, column, row)
          {
            #expect(region.rows[row][column] == ".", "\(curve.text): \(column), \(row)")
          }
        }
      }
    }
  }

  /// What one of two comparisons says, and nothing else.
  @Test(
    "comparisons joined by or are drawn together",
    arguments: [
      ["y > x", "y < -x"], ["x^2 + y^2 < 4", "(x-3)^2 + y^2 < 4"],
      ["x > 0 and y > 0", "x < -1 and y < sin(x)"], ["y >= x^2", "x <= y"],
    ],
    views.indices
  )
  func choicesAreDrawnTogether(parts: [String], view: Int) throws {
    let view = Self.views[view]
    let both = try PixelText("(\(parts[0])) or (\(parts[1]))", in: view)
    let single = try parts.map { try PixelText($0, in: view) }
    for row in 0..<view.height {
      for column in 0..<view.width {
        let (one, other) = (single[0].rows[row][column], single[1].rows[row][column])
        let isMet = one == "#" || other == "#"
        guard isMet || one == "." && other == "." else { continue }
        #expect(both.rows[row][column] == (isMet ? "#" : "."), "\(parts): \(column), \(row)")
      }
    }
  }

  @Test(
    "where a side has no value in a way that no comparison tells, or the comparisons are of different kinds, or is refused",
    arguments: ["y > x^x or y < -1", "y > x or y <= -x", "y = x or y > 3", "not y > x"]
  )
  func choicesAreRefused(text: String) {
    #expect(throws: PlotError.self) { try Plot(reading: text) }
  }

  @Test("pictures are those of the golden file")
  func picturesAreGolden() throws {
    let mismatches = GoldenPictures("relations").mismatches { title in
      let parts = title.split(separator: "|")
      let bounds = parts[1].split(separator: " ").compactMap { Int($0) }
      let view = View(bounds[0], bounds[1], bounds[2], bounds[3])
      do {
        return try PixelText(String(parts[0]), in: view).lines
      } catch {
        return ["\(error)"]
      }
    }
    let found = try #require(mismatches, "there is no golden file")
    for mismatch in found { Issue.record("\(mismatch)") }
  }

  @Test("a line along the edges of pixels is one pixel wide")
  func linesAlongEdgesAreThin() throws {
    let view = View(-10, 10, -5, 5, width: 40, height: 20)
    #expect(try PixelText("2*y=y", in: view).count("#") == 40)
    #expect(try PixelText("(x-1)*(y-2)=0", in: view).count("#") == 40 + 20 - 1)
    #expect(try PixelText("x = 1 or y = 2", in: view).count("#") == 40 + 20 - 1)
    #expect(try PixelText("x-y=1", in: view).count("#") == 20)
    #expect(try PixelText("x+y=1", in: view).count("#") == 20)
    #expect(try PixelText("x^2=y^2", in: view).count("#") == 40)
  }

  @Test("a point is one pixel, on a corner too")
  func pointsArePixels() throws {
    for view in Self.views {
      #expect(try PixelText("x^2+y^2=0", in: view).count("#") == 1)
      #expect(try PixelText("x^2+y^2<=0", in: view).count("#") == 1)
      #expect(try PixelText("x^2+y^2<0", in: view).count(".") == view.width * view.height)
    }
  }

  @Test("a chain holds where all of its comparisons do")
  func chainsAreConjunctions() throws {
    for view in Self.views {
      let ring = try PixelText("1<x^2+y^2<=9", in: view)
      let outer = try PixelText("x^2+y^2<=9", in: view)
      let inner = try PixelText("x^2+y^2>1", in: view)
      #expect(ring.count("?") == 0)
      for row in 0..<view.height {
        for column in 0..<view.width where ring.rows[row][column] == "#" {
          #expect(outer.rows[row][column] == "#" && inner.rows[row][column] == "#")
        }
      }
    }
  }

  @Test("the picture is the same however the steps are divided, and honest on the way")
  func stepsDoNotMatter() throws {
    let view = Self.views[1]
    for relation in ["x^3+y^3=3*x*y", "x^2+y^2<=9, x>y", "x^4-x^2*y=y^3-x"] {
      let final = try PixelText(relation, in: view)
      var plotter = try PixelText.plotter(relation, in: view)
      var last = view.width * view.height
      while !plotter.isDone {
        plotter.advance(steps: 5000)
        let text = PixelText(plotter.picture())
        for row in 0..<view.height {
          for column in 0..<view.width where text.rows[row][column] != "?" {
            #expect(text.rows[row][column] == final.rows[row][column])
          }
        }
        #expect(text.count("?") <= last)
        last = text.count("?")
      }
      #expect(PixelText(plotter.picture()) == final)
    }
  }

  @Test("far away and deep down the picture is the same")
  func viewsMayBeAnywhere() throws {
    let near = try PixelText("x^2=y", in: View(-2, 2, -1, 3))
    let size = Rational(Integer(10).raised(to: 40))
    let large = View(
      left: Rational(-2) * size,
      right: Rational(2) * size,
      bottom: -size,
      top: Rational(3) * size
    )
    #expect(try PixelText("x^2/10^40=y", in: large) == near)
    let deep = View(
      left: Rational(1) - Rational(2) / size,
      right: Rational(1) + Rational(2) / size,
      bottom: Rational(1) - Rational(1) / size,
      top: Rational(1) + Rational(3) / size
    )
    #expect(try PixelText("(x-1)^2*10^40=y-1", in: deep) == near)
  }

  @Test("a picture takes no more than its steps")
  func budgetsEnd() throws {
    let view = View(-10, 10, -6, 6, width: 1600, height: 960)
    let sum = (1...200).map { "abs(x*y-\($0))/\($0)" }.joined(separator: "+")
    var plotter = try PixelText.plotter("\(sum)=x^2+y^2+\(sum)-1", in: view)
    plotter.advance(steps: 1_000_000)
    #expect(!plotter.isDone)
    #expect(plotter.picture().undecidedCount > 0)
  }
}

/// Values at so many points each way in a pixel, its edges included.
private func samples(
  _ function: (Double, Double) -> Double,
  _ view: View,
  _ column: Int,
  _ row: Int,
  count: Int,
  rim: Double = 0
) -> [Double] {
  let (left, top) = (view.left.doubleValue, view.top.doubleValue)
  let width = view.viewport.unitsPerColumn.doubleValue
  let height = view.viewport.unitsPerRow.doubleValue
  var values: [Double] = []
  for across in 0...count {
    for down in 0...count {
      let x = left + width * (Double(column) + grown(Double(across) / Double(count), by: rim))
      let y = top - height * (Double(row) + grown(Double(down) / Double(count), by: rim))
      values.append(function(x, y))
    }
  }
  return values
}

/// A fraction of a pixel that is larger by a rim on each side.
private func grown(_ fraction: Double, by rim: Double) -> Double {
  fraction * (1 + 2 * rim) - rim
}

/// Whether values in a pixel have both signs, or are as good as zero, on finer and
/// finer grids.
private func changesSign(
  _ function: (Double, Double) -> Double,
  _ view: View,
  _ column: Int,
  _ row: Int,
  counts: [Int] = [4, 16, 64],
  rim: Double = 0
) -> Bool {
  for count in counts {
    let values = samples(function, view, column, row, count: count, rim: rim)
    if values.contains(where: { $0 <= 1e-12 }), values.contains(where: { $0 >= -1e-12 }) {
      return true
    }
  }
  return false
}

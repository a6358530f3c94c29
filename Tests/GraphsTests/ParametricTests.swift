// Curves with a parameter, and polar ones.

import Expressions
import Graphs
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Curves with a parameter")
struct ParametricTests {
  /// A curve, and where it is at a parameter.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let least: Int
    let most: Int
    let point: @Sendable (Rational) -> (Rational, Rational)?

    var testDescription: String { text }
  }

  static let all: [Case] = [
    Case(text: "x=t^2, y=t^3, -2<=t<=2", least: -2, most: 2) { ($0 * $0, $0 * $0 * $0) },
    Case(text: "x=1/t, y=t, -5<=t<=5", least: -5, most: 5) { t in
      t.isZero ? nil : (t.reciprocal, t)
    },
    Case(text: "x=4*(1-t^2)/(1+t^2), y=8*t/(1+t^2), -9<t<9", least: -9, most: 9) { t in
      let divisor = Rational.one + t * t
      return (Rational(4) * (.one - t * t) / divisor, Rational(8) * t / divisor)
    },
    Case(text: "x=t, y=2, -3<=t<=3", least: -3, most: 3) { ($0, Rational(2)) },
    Case(text: "x=t^3-3*t, y=t^2-1, -2<=t<=2", least: -2, most: 2) { t in
      (t * t * t - Rational(3) * t, t * t - .one)
    },
  ]

  /// Where doubles are a ten-thousandth of a pixel apart the circle still decides:
  /// with both coordinates positive it meets a pixel when the corner toward the
  /// origin is inside and the opposite one is not.
  ///
  /// It passes through the centre, and near to the corners of every fifth pixel.
  @Test
  func `a circle seen from a billionth`() throws {
    let reach = Rational(1, over: 1_000_000_000)
    let (x, y) = (Rational(4, over: 5), Rational(3, over: 5))
    let view = Viewport(x - reach...x + reach, y - reach...y + reach, width: 160, height: 100)
    let picture = try picture("x=cos(t), y=sin(t), 0<=t<=1", in: view)
    #expect(picture.undecidedCount == 0)
    let rim = Rational(1, over: 1_000_000)
    for column in 0..<view.width {
      for row in 0..<view.height {
        let left = view.left + view.unitsPerColumn * (Rational(column) + rim)
        let right = view.left + view.unitsPerColumn * (Rational(column + 1) - rim)
        let top = view.top - view.unitsPerRow * (Rational(row) + rim)
        let bottom = view.top - view.unitsPerRow * (Rational(row + 1) - rim)
        let isOn = picture.state(column: column, row: row) == .proved
        if left * left + bottom * bottom < 1, right * right + top * top > 1 {
          #expect(isOn, "row \(row) of column \(column) is missing")
        }
        let slack = Rational(2) * rim
        let (far, near) = (slack * view.unitsPerColumn, slack * view.unitsPerRow)
        let (outer, inner) = ((right + far, top + near), (left - far, bottom - near))
        if outer.0 * outer.0 + outer.1 * outer.1 < 1 || inner.0 * inner.0 + inner.1 * inner.1 > 1 {
          #expect(!isOn, "row \(row) of column \(column) is too many")
        }
      }
    }
  }

  @Test(
    "a pixel with a known point of the curve is not excluded, and on pixels have one",
    arguments: all,
    ImplicitTests.views.indices
  )
  func picturesAreRight(curve: Case, view: Int) throws {
    let view = ImplicitTests.views[view]
    let text = try PixelText(curve.text, in: view)
    #expect(text.count("?") == 0)
    var met: Set<Int> = []
    let count = (curve.most - curve.least) * cases(4000)
    for number in 0...count {
      let t =
        Rational(curve.least) + Rational(curve.most - curve.least) * Rational(number, over: count)
      guard let (x, y) = curve.point(t) else { continue }
      let pixels = view.pixels(at: x, y)
      #expect(text.isPossible(pixels), "t = \(t)")
      for pixel in pixels { met.insert(pixel.row * view.width + pixel.column) }
    }
    for row in 0..<view.height {
      for column in 0..<view.width where text.rows[row][column] == "#" {
        // A corner that the samples step over has two neighbours that they meet.
        let around = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)].count {
          met.contains((row + $0.1) * view.width + column + $0.0)
        }
        let isMet = met.contains(row * view.width + column) || around >= 2
        #expect(isMet, "column \(column), row \(row)")
      }
    }
  }

  @Test("the picture is the same however the steps are divided")
  func stepsDoNotMatter() throws {
    let view = ImplicitTests.views[0]
    for curve in Self.all {
      let final = try PixelText(curve.text, in: view)
      var plotter = try PixelText.plotter(curve.text, in: view)
      while !plotter.isDone {
        plotter.advance(steps: 3000)
        let text = PixelText(plotter.picture())
        for row in 0..<view.height {
          for column in 0..<view.width where text.rows[row][column] != "?" {
            let isFinal = text.rows[row][column] == final.rows[row][column]
            #expect(isFinal, "\(curve.text): \(column), \(row)")
          }
        }
      }
      #expect(PixelText(plotter.picture()) == final)
    }
  }

  @Test("a point that stands still is a pixel")
  func constantsArePoints() throws {
    #expect(try PixelText("x=1, y=1/3, 0<=t<=1", in: ImplicitTests.views[1]).count("#") == 1)
  }

  @Test("bounds that exclude each other leave nothing")
  func emptyRangesAreEmpty() throws {
    let view = ImplicitTests.views[0]
    #expect(try PixelText("x=t, y=t, 2<=t<=1", in: view).count("#") == 0)
  }
}

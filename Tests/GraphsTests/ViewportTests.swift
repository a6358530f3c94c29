// Which part of the plane a screen shows.

import Graphs
import Numbers
import TestSupport
import Testing

@Suite("Viewports")
struct ViewportTests {
  /// A viewport with short bounds, as people type them.
  static func viewport(using random: inout SplitMix64) -> Viewport? {
    let left = Rational(Int.random(in: -2000...2000, using: &random), over: 100)
    let top = Rational(Int.random(in: -2000...2000, using: &random), over: 100)
    return Viewport(
      left: left,
      right: left + Rational(Int.random(in: 1...4000, using: &random), over: 100),
      bottom: top - Rational(Int.random(in: 1...4000, using: &random), over: 100),
      top: top,
      width: Int.random(in: 1...3000, using: &random),
      height: Int.random(in: 1...2000, using: &random)
    )
  }

  @Test("Bounds are exact")
  func boundsAreExact() throws {
    let third = Rational(1, over: 3)
    let shown = try #require(
      Viewport(left: -third, right: third, bottom: 0, top: 7, width: 1600, height: 999)
    )
    #expect(shown.right == third && shown.bottom == 0)
    #expect(shown.unitsPerColumn == Rational(1, over: 2400))
    #expect(shown.column(atX: 0) == 800 && shown.row(atY: 7) == 0)
  }

  @Test("An empty rectangle is no viewport")
  func emptyRectangle() {
    #expect(Viewport(left: 1, right: 1, bottom: 0, top: 1, width: 10, height: 10) == nil)
    #expect(Viewport(left: 0, right: 1, bottom: 0, top: 1, width: 0, height: 10) == nil)
  }

  @Test("Moving back returns", arguments: seeds(8))
  func movingBackReturns(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(50) {
      let start = try #require(Self.viewport(using: &random))
      let columns = Int.random(in: -5000...5000, using: &random)
      let rows = Int.random(in: -5000...5000, using: &random)
      let moved = start.moved(columns: columns, rows: rows)
      #expect(moved.left == start.left + Rational(columns) * start.unitsPerColumn)
      #expect(moved.moved(columns: -columns, rows: -rows) == start, "seed \(seed)")
    }
  }

  @Test("Zooming out as far as in returns", arguments: seeds(8))
  func zoomingOutReturns(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(50) {
      let start = try #require(Self.viewport(using: &random))
      let column = Rational(Int.random(in: 0...start.width, using: &random))
      let row = Rational(Int.random(in: 0...start.height, using: &random))
      let factor = Rational(Int.random(in: 1...40, using: &random), over: 20)
      let near = start.zoomed(by: factor, column: column, row: row)
      #expect(near.x(atColumn: column) == start.x(atColumn: column), "seed \(seed)")
      #expect(near.y(atRow: row) == start.y(atRow: row), "seed \(seed)")
      #expect(near.zoomed(by: factor.reciprocal, column: column, row: row) == start)
    }
  }

  @Test("Ten thousand gestures keep the numbers short and the point in place")
  func numbersStayShort() throws {
    var random = SplitMix64(seed: 4)
    var shown = try #require(Self.viewport(using: &random))
    for _ in 0..<10_000 {
      let column = Rational(Int.random(in: 0...shown.width, using: &random))
      let row = Rational(Int.random(in: 0...shown.height, using: &random))
      let factor = Bool.random(using: &random) ? Rational(23, over: 20) : Rational(20, over: 23)
      let next = shown.zoomed(by: factor, column: column, row: row)
      let slip = (next.x(atColumn: column) - shown.x(atColumn: column)) / next.unitsPerColumn
      #expect(slip.magnitude < Rational(Integer.one, over: Integer.one << 30))
      shown = next.moved(columns: Int.random(in: -99...99, using: &random), rows: 3)
    }
    for number in [shown.left, shown.top, shown.unitsPerColumn, shown.unitsPerRow] {
      #expect(number.numerator.bitLength + number.denominator.bitLength < 800)
    }
  }

  @Test("Zooming stops at the limits, and equal units stay equal")
  func zoomingStops() {
    let start = Viewport(
      centerX: 0,
      centerY: 0,
      unitsPerPixel: Rational(1, over: 80),
      width: 1600,
      height: 1000
    )
    let limit = Rational(Integer(10).raised(to: 300))
    for factor in [Rational(10), Rational(1, over: 10)] {
      var shown = start
      for _ in 0..<400 { shown = shown.zoomed(by: factor, column: 17, row: 40) }
      let extent = shown.right - shown.left
      #expect(extent <= limit && extent >= limit.reciprocal)
      #expect(extent * 20 > limit || extent < limit.reciprocal * 20)
    }
  }

  @Test("Turning the screen keeps the centre and the units")
  func turningKeepsTheCentre() throws {
    var random = SplitMix64(seed: 11)
    let start = try #require(Self.viewport(using: &random))
    let turned = start.resized(width: start.height, height: start.width)
    #expect(turned.centerX == start.centerX && turned.centerY == start.centerY)
    #expect(turned.unitsPerColumn == start.unitsPerColumn)
    #expect(turned.resized(width: start.width, height: start.height) == start)
    let sharp = start.resized(width: 2 * start.width, height: 2 * start.height, density: 2)
    #expect(sharp.left == start.left && sharp.bottom == start.bottom)
  }

  @Test("Equal units show at least what was visible")
  func equalUnits() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<20 {
      let start = try #require(Self.viewport(using: &random))
      let equal = start.withEqualUnits
      #expect(equal.hasEqualUnits)
      let slip = equal.unitsPerColumn * Rational(1, over: 1 << 30)
      #expect(equal.left <= start.left + slip && equal.right >= start.right - slip)
      #expect(equal.bottom <= start.bottom + slip && equal.top >= start.top - slip)
    }
  }
}

// The colours of a function of z in steps, so that the hand never waits for them.

package import Numbers

/// The colours of a function of z under way: large squares at once, then small ones from the top.
package struct ColoringDrawing: Sendable {
  private let coloring: DomainColoring
  private let viewport: Viewport
  private let density: Rational
  private var coarse: ColoredCells
  private var fine: ColoredCells

  /// The most squares: what a page has memory for.
  private static var mostCells: Int { 1 << 20 }
  /// How many times larger the large squares are.
  private static var enlargement: Int { 8 }

  /// Begins the colours of a window; a square is at least as wide as a CSS pixel.
  package init(_ coloring: DomainColoring, in viewport: Viewport, density: Rational) {
    self.coloring = coloring
    self.viewport = viewport
    self.density = density
    var size = max(1, density.floor.asInt ?? 1)
    func cells(_ size: Int) -> ColoredCells {
      ColoredCells(size: size, width: viewport.width, height: viewport.height)
    }
    while cells(size).columns * cells(size).rows > Self.mostCells { size += 1 }
    coarse = cells(size * Self.enlargement)
    fine = cells(size)
  }

  /// The same function through another window.
  package func moved(to viewport: Viewport) -> ColoringDrawing {
    ColoringDrawing(coloring, in: viewport, density: density)
  }

  /// Whether all squares are known.
  package var isDone: Bool { fine.isWhole }

  /// What is known, the larger squares first; those that are covered by smaller ones are left out.
  package var cells: [ColoredCells] {
    if fine.isWhole { return [fine] }
    return fine.knownRows == 0 ? [coarse] : [coarse, fine]
  }

  /// Goes on for so many steps, of about a nanosecond each.
  package mutating func advance(steps: Int) {
    let isFine = coarse.isWhole
    let cells = isFine ? fine : coarse
    guard !cells.isWhole else { return }
    let most = max(1, steps / (cells.columns * coloring.stepsPerCell))
    let start = cells.knownRows
    let rows = start..<min(start + most, cells.rows)
    let shades = coloring.shades(of: viewport, size: cells.size, rows: rows)
    if isFine { fine.append(shades) } else { coarse.append(shades) }
  }
}

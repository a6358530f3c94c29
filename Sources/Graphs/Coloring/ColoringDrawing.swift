// The colours of a function of z in steps, so that the hand never waits for them.

package import Numbers

/// The colours of a function of z under way: large squares at once, then small ones from the top.
package struct ColoringDrawing: Sendable {
  private let coloring: DomainColoring
  private let viewport: Viewport
  private let density: Rational
  private var coarse: ColoredCells
  private var fine: ColoredCells
  /// The squares of an earlier window, some of which are seen through this one.
  private var earlier: Earlier?

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

  /// The same function through another window, where squares that stay in sight keep their
  /// colours.
  package func moved(to viewport: Viewport) -> ColoringDrawing {
    var moved = ColoringDrawing(coloring, in: viewport, density: density)
    guard moved.fine.size == fine.size, let shift = shift(to: viewport) else { return moved }
    // While little is known here, more is known of the window before.
    if let earlier, fine.knownRows < earlier.cells.knownRows / 2 {
      moved.earlier = Earlier(
        cells: earlier.cells,
        columns: earlier.columns + shift.columns,
        rows: earlier.rows + shift.rows
      )
    } else if fine.knownRows > 0 {
      moved.earlier = Earlier(cells: fine, columns: shift.columns, rows: shift.rows)
    }
    return moved
  }

  /// By how many squares another window lies to the right and below; nothing where its squares
  /// lie between those of this one.
  private func shift(to other: Viewport) -> (columns: Int, rows: Int)? {
    guard other.unitsPerColumn == viewport.unitsPerColumn,
      other.unitsPerRow == viewport.unitsPerRow
    else { return nil }
    let size = Rational(fine.size)
    let columns = (other.left - viewport.left) / (viewport.unitsPerColumn * size)
    let rows = (viewport.top - other.top) / (viewport.unitsPerRow * size)
    guard columns.isInteger, rows.isInteger, let across = columns.numerator.asInt,
      let down = rows.numerator.asInt, max(across.magnitude, down.magnitude) < Self.mostCells
    else { return nil }
    return (across, down)
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
    var rest = steps
    // What is known of an earlier window is taken over at once.
    repeat {
      rest -= coarse.isWhole ? advanceFine(steps: rest) : advanceCoarse(steps: rest)
    } while earlier != nil && !isDone && rest > 0
    if isDone { earlier = nil }
  }

  /// Goes on with the large squares and returns the steps that it took.
  private mutating func advanceCoarse(steps: Int) -> Int {
    let perRow = coarse.columns * coloring.stepsPerCell
    let start = coarse.knownRows
    let rows = start..<min(start + max(1, steps / perRow), coarse.rows)
    coarse.append(coloring.shades(of: viewport, size: coarse.size, rows: rows))
    return rows.count * perRow
  }

  /// Goes on with the small squares and returns the steps that it took.
  private mutating func advanceFine(steps: Int) -> Int {
    let start = fine.knownRows
    var end = fine.rows
    if let earlier, !earlier.knownColumns(of: fine.columns).isEmpty {
      let known = earlier.knownRows
      if known.contains(start) { return takeOver(earlier, from: start, steps: steps) }
      if start < known.lowerBound { end = min(end, known.lowerBound) }
    }
    let perRow = fine.columns * coloring.stepsPerCell
    let rows = start..<min(start + max(1, steps / perRow), end)
    fine.append(coloring.shades(of: viewport, size: fine.size, rows: rows))
    return rows.count * perRow
  }

  /// Takes over what was seen of some rows, computes what comes into sight beside it, and
  /// returns the steps that it took.
  private mutating func takeOver(_ earlier: Earlier, from start: Int, steps: Int) -> Int {
    let known = earlier.knownColumns(of: fine.columns)
    let perRow = (fine.columns - known.count) * coloring.stepsPerCell + 2 * fine.columns
    let end = min(fine.rows, earlier.knownRows.upperBound, start + max(1, steps / perRow))
    let sides = [0..<known.lowerBound, known.upperBound..<fine.columns].map { columns in
      let rows = start..<end
      return coloring.shades(of: viewport, size: fine.size, rows: rows, columns: columns)
    }
    for row in start..<end {
      let place = row - start
      let (before, behind) = (known.lowerBound, fine.columns - known.upperBound)
      fine.append(sides[0][place * before..<(place + 1) * before])
      let first = (row + earlier.rows) * earlier.cells.columns + earlier.columns
      fine.append(earlier.cells.shades[first + known.lowerBound..<first + known.upperBound])
      fine.append(sides[1][place * behind..<(place + 1) * behind])
    }
    return (end - start) * perRow
  }
}

/// Squares of an earlier window.
private struct Earlier: Sendable {
  let cells: ColoredCells
  /// How many of its columns are left of the new window; negative where it begins inside of it.
  let columns: Int
  /// How many of its rows are above the new window.
  let rows: Int

  /// The rows of the new window of which colours are known.
  var knownRows: Range<Int> {
    let start = max(0, -rows)
    return start..<max(start, cells.knownRows - rows)
  }

  /// The columns of the new window, which has so many, of which colours are known.
  func knownColumns(of count: Int) -> Range<Int> {
    let start = min(count, max(0, -columns))
    return start..<max(start, min(count, cells.columns - columns))
  }
}

// Gestures on a viewport: moving, zooming, resizing.

package import Numbers

extension Viewport {
  /// The viewport moved by some columns to the right and rows down.
  ///
  /// By whole pixels, so that every column survives and moving back returns.
  package func moved(columns: Int, rows: Int) -> Viewport {
    let moved = Viewport(
      left: x(atColumn: Rational(columns)),
      top: y(atRow: Rational(rows)),
      unitsPerColumn: unitsPerColumn,
      unitsPerRow: unitsPerRow,
      width: width,
      height: height
    )
    return moved.isWithinLimits ? moved : self
  }

  /// The viewport enlarged by a factor around a point of the screen.
  ///
  /// A factor above 1 shows less of the plane. The point stays where it is, to
  /// 2^-30 of a pixel. An axis that would leave the limits stays as it is; if both
  /// are to change alike, both stay.
  ///
  /// - Precondition: The factors are positive.
  package func zoomed(
    columnsBy columnFactor: Rational,
    rowsBy rowFactor: Rational,
    column: Rational,
    row: Rational
  ) -> Viewport {
    let across = (unitsPerColumn / columnFactor).simplified(toBits: 53)
    let down = (unitsPerRow / rowFactor).simplified(toBits: 53)
    let zoomed = withColumns(across, around: column).withRows(down, around: row)
    // Units that are equal must not become different at a limit.
    let isComplete = zoomed.unitsPerColumn == across && zoomed.unitsPerRow == down
    return isComplete || columnFactor != rowFactor ? zoomed : self
  }

  /// The viewport enlarged by one factor on both axes.
  package func zoomed(by factor: Rational, column: Rational, row: Rational) -> Viewport {
    zoomed(columnsBy: factor, rowsBy: factor, column: column, row: row)
  }

  /// The viewport for a screen of another size, which keeps its centre and its
  /// units per pixel and so shows more or less of the plane.
  ///
  /// `density` is the new number of device pixels per CSS pixel as a multiple
  /// of the old one; a unit keeps its length in CSS pixels.
  package func resized(width: Int, height: Int, density: Rational = 1) -> Viewport {
    let across = unitsPerColumn / density
    let down = unitsPerRow / density
    return Viewport(
      left: centerX - across * Rational(width, over: 2),
      top: centerY + down * Rational(height, over: 2),
      unitsPerColumn: across,
      unitsPerRow: down,
      width: width,
      height: height
    )
  }

  /// The viewport with the same centre that shows the larger unit on both axes,
  /// so that nothing that was visible leaves it.
  package var withEqualUnits: Viewport {
    let unit = max(unitsPerColumn, unitsPerRow)
    return withColumns(unit, around: Rational(width, over: 2))
      .withRows(unit, around: Rational(height, over: 2))
  }

  /// The viewport with columns of another width, where a column stays.
  private func withColumns(_ units: Rational, around column: Rational) -> Viewport {
    let left = x(atColumn: column) - column * units
    let changed = Viewport(
      left: left.rounded(toFractionOf: units),
      top: top,
      unitsPerColumn: units,
      unitsPerRow: unitsPerRow,
      width: width,
      height: height
    )
    return changed.isWithinLimits ? changed : self
  }

  /// The viewport with rows of another height, where a row stays.
  private func withRows(_ units: Rational, around row: Rational) -> Viewport {
    let top = y(atRow: row) + row * units
    let changed = Viewport(
      left: left,
      top: top.rounded(toFractionOf: units),
      unitsPerColumn: unitsPerColumn,
      unitsPerRow: units,
      width: width,
      height: height
    )
    return changed.isWithinLimits ? changed : self
  }
}

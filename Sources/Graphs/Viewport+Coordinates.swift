// Between the plane and the screen, exactly.

package import Numbers

extension Viewport {
  /// Creates the viewport that shows a rectangle of the plane, or nothing when
  /// the rectangle or the picture is empty.
  ///
  /// The width of a column follows from bounds and size; it is not rounded.
  package init?(
    left: Rational,
    right: Rational,
    bottom: Rational,
    top: Rational,
    width: Int,
    height: Int
  ) {
    guard left < right, bottom < top, width > 0, height > 0 else { return nil }
    self.init(
      left: left,
      top: top,
      unitsPerColumn: (right - left) / Rational(width),
      unitsPerRow: (top - bottom) / Rational(height),
      width: width,
      height: height
    )
  }

  /// Creates a viewport with equal units on both axes around a point.
  ///
  /// - Precondition: `unitsPerPixel` and the sizes are positive.
  package init(
    centerX: Rational,
    centerY: Rational,
    unitsPerPixel: Rational,
    width: Int,
    height: Int
  ) {
    self.init(
      left: centerX - unitsPerPixel * Rational(width, over: 2),
      top: centerY + unitsPerPixel * Rational(height, over: 2),
      unitsPerColumn: unitsPerPixel,
      unitsPerRow: unitsPerPixel,
      width: width,
      height: height
    )
  }

  /// The x of the right edge.
  package var right: Rational { x(atColumn: Rational(width)) }

  /// The y of the bottom edge.
  package var bottom: Rational { y(atRow: Rational(height)) }

  /// The x of the middle.
  package var centerX: Rational { x(atColumn: Rational(width, over: 2)) }

  /// The y of the middle.
  package var centerY: Rational { y(atRow: Rational(height, over: 2)) }

  /// Whether a unit is as long on one axis as on the other.
  package var hasEqualUnits: Bool { unitsPerColumn == unitsPerRow }

  /// The x at a distance from the left edge, in columns.
  package func x(atColumn column: Rational) -> Rational {
    left + column * unitsPerColumn
  }

  /// The y at a distance from the top edge, in rows.
  package func y(atRow row: Rational) -> Rational {
    top - row * unitsPerRow
  }

  /// The distance of an x from the left edge, in columns.
  package func column(atX x: Rational) -> Rational {
    (x - left) / unitsPerColumn
  }

  /// The distance of a y from the top edge, in rows.
  package func row(atY y: Rational) -> Rational {
    (top - y) / unitsPerRow
  }
}

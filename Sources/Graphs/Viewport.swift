// The part of the plane that a screen shows, exactly.

package import Numbers

/// The visible rectangle of the plane and the size of its picture.
///
/// Edges are rational numbers, never accumulated: column *i* covers exactly
/// `left + i * unitsPerColumn ... left + (i + 1) * unitsPerColumn`, and row *j*,
/// counted from the top, `top - (j + 1) * unitsPerRow ... top - j * unitsPerRow`.
package struct Viewport: Hashable, Sendable {
  /// The x of the left edge.
  package let left: Rational
  /// The y of the top edge.
  package let top: Rational
  /// The width of a column in the plane; positive.
  package let unitsPerColumn: Rational
  /// The height of a row in the plane; positive.
  package let unitsPerRow: Rational
  /// The number of columns, in device pixels.
  package let width: Int
  /// The number of rows, in device pixels.
  package let height: Int

  /// Creates a viewport.
  ///
  /// - Precondition: The units and sizes are positive.
  package init(
    left: Rational,
    top: Rational,
    unitsPerColumn: Rational,
    unitsPerRow: Rational,
    width: Int,
    height: Int
  ) {
    precondition(!unitsPerColumn.isNegative && !unitsPerColumn.isZero, "columns have a width")
    precondition(!unitsPerRow.isNegative && !unitsPerRow.isZero, "rows have a height")
    precondition(width > 0 && height > 0, "a screen has pixels")
    self.left = left
    self.top = top
    self.unitsPerColumn = unitsPerColumn
    self.unitsPerRow = unitsPerRow
    self.width = width
    self.height = height
  }
}

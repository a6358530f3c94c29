// Graphs as drawing commands without colours.

/// A list of what to draw, in device pixels from the top left, `y` down.
///
/// Drawn in this order: cells, rules, then each curve with its undecided pixels before
/// its ink, then marks, then labels. Colours and pens are the host's.
package struct Scene: Hashable, Sendable {
  /// The number of columns, in device pixels.
  package let width: Int
  /// The number of rows, in device pixels.
  package let height: Int
  /// Device pixels per CSS pixel, which is the unit of pens and text.
  package let density: Float
  /// The colours of a function of z, the larger squares first; those behind cover those before.
  package var cells: [ColoredCells] = []
  /// The lines of the grid and the axes: minor, then major, then axes.
  package var rules: [Rule] = []
  /// The numbers at the axes; no two of them overlap.
  package var labels: [TickLabel] = []
  /// The curves, in the order in which they are drawn.
  package var curves: [DrawnCurve] = []

  /// Creates an empty scene.
  ///
  /// - Precondition: Sizes and density are positive.
  package init(width: Int, height: Int, density: Float = 1) {
    precondition(width > 0 && height > 0 && density > 0, "a scene has pixels")
    self.width = width
    self.height = height
    self.density = density
  }

  /// Shows the colours of a function of z, without the lines of the grid, which would change the
  /// colours below them.
  package mutating func color(by cells: [ColoredCells]) {
    self.cells = cells
    rules.removeAll { $0.weight != .axis }
  }

  /// The number of pixels of which nothing is proved, all curves together.
  package var undecidedCount: Int {
    curves.reduce(0) { $0 + $1.undecidedCount }
  }
}

/// A point of the screen, in device pixels from the top left, `y` down.
package struct ScreenPoint: Hashable, Sendable {
  /// The distance from the left edge.
  package var x: Float
  /// The distance from the top edge.
  package var y: Float

  /// Creates a point.
  package init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of the screen, in device pixels from the top left, `y` down.
package struct ScreenRectangle: Hashable, Sendable {
  /// The x of the left edge.
  package var left: Float
  /// The y of the top edge.
  package var top: Float
  /// The x of the right edge.
  package var right: Float
  /// The y of the bottom edge.
  package var bottom: Float

  /// Creates a rectangle.
  package init(left: Float, top: Float, right: Float, bottom: Float) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Whether two rectangles have an inner point in common.
  package func overlaps(_ other: ScreenRectangle) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether all of another rectangle lies inside.
  package func contains(_ other: ScreenRectangle) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }
}

// Pixels as few rectangles.

/// Collects runs of pixels, column after column, as rectangles.
struct PixelRectangles {
  /// The rectangles that are finished.
  private(set) var rectangles: [ScreenRectangle] = []
  /// Rectangles that end at the current column, from top to bottom.
  private var open: [ScreenRectangle] = []

  /// Adds the runs of a column behind those before.
  ///
  /// Columns without runs may be left out.
  mutating func add(column: Int, _ runs: some Sequence<Run>) {
    // Open rectangles end at the same column.
    if let last = open.first?.right, last < Float(column) { finish() }
    var next: [ScreenRectangle] = []
    var place = 0
    for run in runs {
      let top = Float(run.top)
      while place < open.count, open[place].top < top { place += 1 }
      var rectangle = ScreenRectangle(
        left: Float(column),
        top: top,
        right: Float(column + 1),
        bottom: Float(run.bottom)
      )
      if place < open.count, open[place].top == top, open[place].bottom == rectangle.bottom {
        rectangle.left = open[place].left
        open[place].right = rectangle.right
      }
      next.append(rectangle)
    }
    rectangles += open.filter { $0.right == Float(column) }
    open = next
  }

  /// Ends the last rectangles.
  mutating func finish() {
    rectangles += open
    open = []
  }
}

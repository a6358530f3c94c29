// The proved picture of a curve on a screen: for every column the rows that it meets and the
// rows of which that is not decided.

/// Rows of a column that have the same state.
package struct Run: Hashable, Sendable {
  /// The state of a pixel.
  package enum State: UInt8, Hashable, Sendable {
    /// The curve meets it, or all of it belongs to the region.
    case proved
    /// Neither that nor the opposite is proved.
    case undecided
  }

  /// The first row, counted from the top.
  package var top: Int32
  /// The row behind the last one.
  package var bottom: Int32
  /// The state of all these pixels.
  package var state: State

  /// Creates a run.
  package init(top: Int32, bottom: Int32, state: State) {
    self.top = top
    self.bottom = bottom
    self.state = state
  }
}

/// A curve where it crosses the two edges of a column.
///
/// Heights are in rows from the top edge of the screen, fractions included, and
/// may lie outside of it; NaN where the curve has no value or it is not known.
/// They are within a thousandth of a pixel of the true ones.
package struct Crossing: Hashable, Sendable {
  /// The height at the left edge.
  package var left: Float
  /// The height at the right edge.
  package var right: Float
  /// Whether the curve is connected across the left edge.
  package var joinsLeft: Bool

  /// Creates a crossing.
  package init(left: Float, right: Float, joinsLeft: Bool) {
    self.left = left
    self.right = right
    self.joinsLeft = joinsLeft
  }
}

/// The proved picture of a curve on a screen.
///
/// A pixel of which no run tells is proved to be missed by the curve, to a
/// millionth of a pixel: see the article "How a pixel is decided".
package struct Picture: Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The runs, column after column, each column from top to bottom without
  /// overlap.
  package internal(set) var runs: [Run] = []
  /// For each column the position of its first run, and the number of runs.
  package internal(set) var starts: [Int32] = [0]
  /// For each column where the curve crosses its edges; empty if the picture is
  /// of something else than the graph of a function of x.
  package internal(set) var crossings: [Crossing] = []
  /// Pieces of a curve that is not the graph of a function, from (x, y) to (z, w)
  /// in pixels from the top left; one that ends where it begins is a point.
  ///
  /// They lie in proved pixels, and only show how the curve runs through them.
  /// Empty if it is a region, or too dense.
  package internal(set) var segments: [SIMD4<Float>] = []

  /// Whether columns and rows are exchanged, as for x = f(y).
  ///
  /// The columns of this picture are then the rows of the screen from the bottom
  /// upward, and its rows the columns of the screen from the left.
  package internal(set) var isSideways = false

  /// Creates a picture without columns, to be appended.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The runs of a column.
  package func column(_ index: Int) -> ArraySlice<Run> {
    runs[Int(starts[index])..<Int(starts[index + 1])]
  }

  /// Whether it is proved that the curve meets no pixel.
  package var isEmpty: Bool { runs.isEmpty }

  /// The number of pixels that are not decided.
  package var undecidedCount: Int {
    runs.reduce(0) { $0 + ($1.state == .undecided ? Int($1.bottom - $1.top) : 0) }
  }
}

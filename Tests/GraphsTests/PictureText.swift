// Pictures as text, and plots of texts, for the tests.

import Expressions
import Graphs
import Numbers
import Reals
import Testing

extension Picture {
  /// Rows of `#` for proved, `?` for undecided and `.` for the rest.
  var text: String {
    let (columns, rows) = isSideways ? (height, width) : (width, height)
    var grid = Array(repeating: Array(repeating: Character("."), count: columns), count: rows)
    for index in 0..<width {
      for run in column(index) {
        for row in Int(run.top)..<Int(run.bottom) {
          let mark: Character = run.state == .proved ? "#" : "?"
          if isSideways { grid[rows - 1 - index][row] = mark } else { grid[row][index] = mark }
        }
      }
    }
    return grid.map { String($0) }.joined(separator: "\n")
  }

  /// What is known of a pixel of an upright picture; nil where the curve is not.
  func state(column index: Int, row: Int) -> Run.State? {
    column(index).first { Int($0.top) <= row && row < Int($0.bottom) }?.state
  }
}

extension Viewport {
  /// A window between rational bounds.
  init(_ x: ClosedRange<Rational>, _ y: ClosedRange<Rational>, width: Int, height: Int) {
    self.init(
      left: x.lowerBound,
      top: y.upperBound,
      unitsPerColumn: (x.upperBound - x.lowerBound) / Rational(width),
      unitsPerRow: (y.upperBound - y.lowerBound) / Rational(height),
      width: width,
      height: height
    )
  }
}

/// The finished picture of a text.
func picture(_ text: String, in viewport: Viewport, isDotted: Bool = false) throws -> Picture {
  var workspace = Workspace()
  var plotter = try Plotter(
    Plot(reading: text),
    in: viewport,
    environment: Environment(),
    isDotted: isDotted,
    workspace: &workspace
  )
  while !plotter.isDone { plotter.advance(steps: 100_000_000) }
  return plotter.picture()
}

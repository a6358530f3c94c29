// Pictures as text, and single pixels of them.

import Expressions
import Graphs
import Numbers
import Reals

/// A rectangle of the plane with a picture of so many pixels.
struct View {
  let left: Rational
  let right: Rational
  let bottom: Rational
  let top: Rational
  var width = 60
  var height = 24

  var viewport: Viewport {
    Viewport(
      left: left,
      top: top,
      unitsPerColumn: (right - left) / Rational(width),
      unitsPerRow: (top - bottom) / Rational(height),
      width: width,
      height: height
    )
  }

  /// The pixel around a point, and those that touch it, as columns and rows from
  /// the top.
  func pixels(at x: Rational, _ y: Rational) -> [(column: Int, row: Int)] {
    let columns = View.places((x - left) / viewport.unitsPerColumn, below: width)
    let rows = View.places((top - y) / viewport.unitsPerRow, below: height)
    return columns.flatMap { column in rows.map { (column, $0) } }
  }

  /// The pixels that a distance from the edge lies in, both at an edge between.
  private static func places(_ distance: Rational, below count: Int) -> [Int] {
    let floor = distance.floor
    var places = [Int(floor.asInt64 ?? -1)]
    if Rational(floor) == distance { places.append(places[0] - 1) }
    return places.filter { (0..<count).contains($0) }
  }
}

/// The states of the pixels of a picture, row after row: `#` proved, `.` excluded,
/// `?` undecided.
struct PixelText: Equatable {
  var rows: [[Character]]

  init(_ picture: Picture) {
    let row = [Character](repeating: ".", count: picture.width)
    rows = Array(repeating: row, count: picture.height)
    for column in 0..<picture.width {
      for run in picture.column(column) {
        for row in run.top..<run.bottom {
          rows[Int(row)][column] = run.state == .proved ? "#" : "?"
        }
      }
    }
  }

  /// Draws a plot until nothing is left to do.
  init(_ text: String, in view: View, angleUnit: AngleUnit = .radians) throws {
    var plotter = try PixelText.plotter(text, in: view, angleUnit: angleUnit)
    while !plotter.isDone { plotter.advance(steps: 1_000_000) }
    self.init(plotter.picture())
  }

  static func plotter(
    _ text: String,
    in view: View,
    angleUnit: AngleUnit = .radians
  ) throws -> Plotter {
    var workspace = Workspace()
    return try Plotter(
      Plot(reading: text),
      in: view.viewport,
      environment: Environment(angleUnit: angleUnit),
      workspace: &workspace
    )
  }

  var lines: [String] { rows.map { String($0) } }

  /// How many pixels are in a state.
  func count(_ state: Character) -> Int {
    rows.reduce(0) { $0 + $1.count { $0 == state } }
  }

  /// Whether at least one of some pixels is not excluded.
  func isPossible(_ pixels: [(column: Int, row: Int)]) -> Bool {
    pixels.isEmpty || pixels.contains { rows[$0.row][$0.column] != "." }
  }
}

extension View {
  /// A view of whole numbers.
  init(_ left: Int, _ right: Int, _ bottom: Int, _ top: Int, width: Int = 60, height: Int = 24) {
    self.init(
      left: Rational(left),
      right: Rational(right),
      bottom: Rational(bottom),
      top: Rational(top),
      width: width,
      height: height
    )
  }
}

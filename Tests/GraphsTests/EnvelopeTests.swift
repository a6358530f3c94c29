// A wave much faster than the pixels fills all between its envelopes. Where these
// cross from one row to the next there is a level at which nothing is proved and
// nothing excluded by values alone.

import Expressions
import Graphs
import Numbers
import Reals
import Testing

@Suite("A fast wave fills what lies between its envelopes")
struct EnvelopeTests {
  /// A wave about a line.
  struct Wave: Sendable, CustomTestStringConvertible {
    let text: String
    /// The line is this times x.
    let slope: Rational
    let amplitude: Rational

    var testDescription: String { text }
  }

  private static let waves = [
    Wave(text: "sin(10^18*x)+x/10", slope: Rational(1, over: 10), amplitude: 1),
    Wave(text: "x/7-3*cos(10^15*x)", slope: Rational(1, over: 7), amplitude: 3),
    Wave(text: "-x/3+2*sin(x*10^9)", slope: Rational(-1, over: 3), amplitude: 2),
  ]

  private static let tolerance = Rational(1, over: 1_000_000)

  /// The expected rows come from the line and the amplitude alone: the wave runs
  /// through many turns in a millionth of a column.
  @Test(arguments: waves)
  func `every pixel is decided`(wave: Wave) throws {
    let viewport = Viewport(
      left: Rational(-10_003, over: 1000),
      top: Rational(6_249, over: 1000),
      unitsPerColumn: Rational(100_025, over: 1_000_000),
      unitsPerRow: Rational(1, over: 8),
      width: 200,
      height: 100
    )
    var workspace = Workspace()
    var plotter = try Plotter(
      Plot(reading: wave.text),
      in: viewport,
      environment: Environment(),
      workspace: &workspace
    )
    // A thousandth of a second for a column.
    plotter.advance(steps: 200_000_000)
    #expect(plotter.isDone)
    let picture = plotter.picture()
    #expect(picture.undecidedCount == 0)
    for column in 0..<viewport.width {
      let left = viewport.left + viewport.unitsPerColumn * Rational(column)
      let lines = [left * wave.slope, (left + viewport.unitsPerColumn) * wave.slope]
      let (low, high) = (min(lines[0], lines[1]), max(lines[0], lines[1]))
      let top = (viewport.top - high - wave.amplitude) / viewport.unitsPerRow
      let bottom = (viewport.top - low + wave.amplitude) / viewport.unitsPerRow
      for row in 0..<viewport.height {
        let (upper, lower) = (Rational(row), Rational(row + 1))
        let isOn = picture.state(column: column, row: row) == .proved
        if lower - Self.tolerance > top, upper + Self.tolerance < bottom {
          #expect(isOn, "row \(row) of column \(column) is missing")
        }
        if lower + Self.tolerance < top || upper - Self.tolerance > bottom {
          #expect(!isOn, "row \(row) of column \(column) is too many")
        }
      }
    }
  }
}

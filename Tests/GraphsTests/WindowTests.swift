// Windows that show what there is to see, tables, and where curves meet.

import Analysis
import Expressions
import Graphs
import Numbers
import Testing

@Suite struct WindowTests {
  private func window(_ texts: String...) throws -> AutomaticWindow {
    AutomaticWindow(
      showing: try texts.map { try Plot(reading: $0, options: ParsingOptions()) },
      width: 1600,
      height: 1000,
      environment: Environment()
    )
  }

  @Test(arguments: [
    ("x^2 - 2", -1.5, 1.5), ("(x - 50)^2", 50, 50), ("(x - 1)*(x - 200)", 1, 200), ("1/x", 0, 0),
    ("sin(x)", -6.28, 6.28), ("1/(1 + 100000000*(x - 0.123456)^2)", 0.1233, 0.1235),
    ("ln(x)", 0, 1), ("x*exp(-x)", 0, 2), ("5", 0, 0), ("x^3 - 300x", -17.4, 17.4),
  ])
  func `a window holds the features and not much more`(
    text: String,
    low: Double,
    high: Double
  ) throws {
    let window = try window(text)
    let bounds = (window.x.lowerBound.doubleValue, window.x.upperBound.doubleValue)
    #expect(bounds.0 <= low && high <= bounds.1, "\(text): \(bounds)")
    #expect(bounds.1 - bounds.0 <= max(6 * (high - low), 90), "\(text): \(bounds)")
    #expect(window.y.lowerBound < window.y.upperBound)
  }

  @Test func `a pole does not flatten the rest`() throws {
    let window = try window("1/x")
    #expect(window.y.upperBound < 50 && window.y.lowerBound > -50)
  }

  @Test func `units are equal where that is cheap`() throws {
    let window = try window("sqrt(9 - x^2)")
    let across = (window.x.upperBound - window.x.lowerBound) / 1600
    let up = (window.y.upperBound - window.y.lowerBound) / 1000
    #expect(across == up)
  }

  @Test func `tables are exact`() throws {
    let table = try #require(
      ValueTable(
        of: try Expression("sqrt(x)/(x - 1)"),
        variable: "x",
        from: -1,
        step: 1,
        count: 4,
        environment: Environment()
      )
    )
    #expect(table.rows.map { $0.x.text } == ["−1", "0", "1", "2"])
    #expect(table.rows.map { $0.y?.text } == [nil, "0", nil, "√2"])
  }
}

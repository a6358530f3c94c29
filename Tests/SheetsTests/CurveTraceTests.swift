// The trace along curves of every kind: it stays on the curve, leaves no part of it
// out, and stops at the points that matter.

import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("The trace along any curve")
struct CurveTraceTests {
  /// A curve whose points fulfil an equation that another program would check.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// The column of its rightmost point: a pixel is 1/20, the origin in column 200.
    var column = 300
    /// What is zero on the curve.
    let error: @Sendable (Double, Double) -> Double
    var testDescription: String { text }
  }

  private static let cases = [
    Case(text: "x^2 + y^2 = 25") { $0 * $0 + $1 * $1 - 25 },
    Case(text: "x^4 + y^4 = 625") { ($0 * $0 * $0 * $0 + $1 * $1 * $1 * $1 - 625) / 100 },
    Case(text: "x = 5*cos(t), y = 5*sin(t)") { $0 * $0 + $1 * $1 - 25 },
    Case(text: "r = 5") { $0 * $0 + $1 * $1 - 25 },
    Case(text: "(x/6)^2 + (y/3)^2 = 1", column: 320) {
      36 * (($0 / 6) * ($0 / 6) + ($1 / 3) * ($1 / 3) - 1)
    },
  ]

  private static func graph(of text: String) -> GraphSheet {
    var graph = GraphSheet()
    _ = graph.handle(.resize(GraphSize(width: 400, height: 300)))
    _ = graph.handle(.add(text: text))
    while !graph.draw(steps: 1_000_000_000).isFinished {}
    return graph
  }

  private static func point(_ trace: GraphScreen.Trace) -> (x: Double, y: Double)? {
    guard let x = number(trace.x), let y = trace.y.flatMap(number) else { return nil }
    return (x, y)
  }

  private static func number(_ coordinate: GraphScreen.Coordinate) -> Double? {
    coordinate.decimal.flatMap { Double($0.filter { $0 != "…" }) }
  }

  @Test(arguments: cases)
  func `the trace goes all around a closed curve`(example: Case) throws {
    var graph = Self.graph(of: example.text)
    var screen = graph.handle(.trace(.to(column: example.column, row: 140)))
    var quadrants: Set<String> = []
    var kinds: Set<String> = []
    var last: (column: Int, row: Int)?
    for _ in 0..<600 {
      screen = graph.handle(.trace(.move(columns: 2)))
      let trace = try #require(screen.trace)
      let point = try #require(Self.point(trace), "\(trace)")
      #expect(example.error(point.x, point.y).magnitude < 1e-3, "\(point)")
      quadrants.insert("\(point.x > 0) \(point.y > 0)")
      if let kind = trace.kind { kinds.insert(kind) }
      let row = try #require(trace.row)
      if let last {
        let step = max((trace.column - last.column).magnitude, (row - last.row).magnitude)
        #expect(step <= 12, "from \(last) to \(trace.column), \(row)")
      }
      last = (trace.column, row)
    }
    #expect(quadrants.count == 4)
    #expect(kinds.isSuperset(of: ["zero", "intercept"]), "\(kinds)")
  }

  @Test(arguments: cases)
  func `the trace comes back the way it went`(example: Case) throws {
    var graph = Self.graph(of: example.text)
    let first = try #require(graph.handle(.trace(.to(column: example.column, row: 140))).trace)
    for _ in 0..<30 { _ = graph.handle(.trace(.move(columns: 3))) }
    var nearest = Int.max
    for _ in 0..<60 {
      let trace = try #require(graph.handle(.trace(.move(columns: -3))).trace)
      let rows = (try #require(trace.row) - (first.row ?? 0)).magnitude
      nearest = min(nearest, Int(max((trace.column - first.column).magnitude, rows)))
    }
    #expect(nearest <= 3)
  }

  @Test func `a finger beyond the end of an arc stays on the arc`() throws {
    var graph = Self.graph(of: "x = 5*cos(t), y = 5*sin(t), 0.2 <= t <= 0.99")
    // The arc is right of the origin, from 11 to 57 degrees.
    _ = graph.handle(.trace(.to(column: 288, row: 103)))
    for row in stride(from: 0, to: 300, by: 3) {
      let trace = try #require(graph.handle(.trace(.along(column: 260, row: row))).trace)
      let point = try #require(Self.point(trace))
      // y/x between the tangents of 0.2 and 0.99.
      #expect(0.2027 <= point.y / point.x && point.y / point.x <= 1.5238, "\(point)")
    }
  }

  @Test func `a line that is not solved for y is read out like a function`() throws {
    var graph = Self.graph(of: "2x + 3y = 6")
    let screen = graph.handle(.trace(.feature(1)))
    #expect(screen.trace?.x.exact == "3" && screen.trace?.y?.exact == "0")
  }

  @Test func `up and down go from a circle to a line and back`() throws {
    var graph = Self.graph(of: "x^2 + y^2 = 25")
    _ = graph.handle(.add(text: "y = 1"))
    while !graph.draw(steps: 1_000_000_000).isFinished {}
    let first = try #require(graph.handle(.trace(.to(column: 200, row: 51))).trace)
    let other = try #require(graph.handle(.trace(.curve(1))).trace)
    #expect(first.curve != other.curve && other.y?.exact == "1")
    #expect(graph.handle(.trace(.curve(1))).trace?.curve == first.curve)
  }

  @Test(arguments: cases)
  func `a finger leads the point around`(example: Case) throws {
    var graph = Self.graph(of: example.text)
    _ = graph.handle(.trace(.to(column: example.column, row: 140)))
    // Up to the top and down on the other side, along a line around all of them.
    for (column, row) in [(290, 60), (250, 40), (200, 30), (150, 40), (110, 60), (90, 140)] {
      let trace = try #require(graph.handle(.trace(.along(column: column, row: row))).trace)
      let point = try #require(Self.point(trace), "\(trace)")
      #expect(example.error(point.x, point.y).magnitude < 1e-3, "\(point)")
      let down = (try #require(trace.row) - row).magnitude
      #expect(max((trace.column - column).magnitude, down) <= 70)
    }
  }
}

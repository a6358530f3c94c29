// Reading out points of a graph: under a finger, and wherever arrows lead.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("The trace of a graph")
struct GraphTraceTests {
  // The origin is in the middle: at x = 2.5, in column 400, x² is in row 40 and x in
  // row 160. The line goes down one row a column, so what is 30 rows off is 21 pixels
  // off, and what is 50 rows off is 35.
  @Test(
    arguments: [
      (400, 160, 2), (400, 180, 2), (160, 400, 2), (160, 370, 2), (160, 430, 2), (160, 350, nil),
      (400, 40, 1), (410, 40, 1), (240, 40, 1), (230, 40, 1), (300, 20, nil), (50, 30, nil),
      (480, 470, nil), (600, 20, nil), (0, 0, nil), (-100, 900, nil), (700, 100, nil),
      (640, 240, nil), (-1, 480, nil),
    ] as [(Int, Int, Int?)]
  )
  func `a finger reads out the curve that it is on, and ends the trace beside all`(
    column: Int,
    row: Int,
    curve: Int?
  ) {
    var graph = GraphSheet.drawn("x^2", "x")
    _ = graph.handle(.trace(.move(columns: 0)))
    let before = graph.viewport
    let trace = graph.handle(.trace(.to(column: column, row: row))).trace
    #expect(trace?.curve == curve)
    if let trace { #expect((trace.column - column).magnitude <= 24) }
    #expect(graph.viewport == before)
  }

  @Test func `a tap far above a point that matters is none of it`() {
    var graph = GraphSheet()
    _ = graph.handle(.resize(GraphSize(width: 375, height: 400)))
    _ = graph.handle(.add(text: "x^2-2"))
    graph.finish()
    // (−2, 2) is 11 columns beside (−√2, 0) and 38 rows above.
    let trace = graph.handle(.trace(.to(column: 150, row: 162))).trace
    #expect(trace?.curve == 1 && trace?.kind == nil)
    #expect(trace.map { ($0.column - 150).magnitude <= 2 } == true)
  }

  @Test func `a finger stops at points that matter, and moves nothing else`() {
    var graph = GraphSheet.drawn("x^2-2")
    // √2 is in column 365, the minimum in column 320 and row 304.
    #expect(graph.handle(.trace(.to(column: 360, row: 232))).trace?.x.exact == "√2")
    #expect(graph.handle(.trace(.along(column: 331, row: 0))).trace?.kind == "minimum")
    #expect(graph.handle(.trace(.along(column: 340, row: 0))).trace?.kind == nil)
    #expect(graph.handle(.trace(.along(column: 282, row: 0))).trace?.x.exact == "−√2")
    let before = graph.viewport
    for column in [639, 640, 5_000, 0, -1, -5_000] {
      let trace = graph.handle(.trace(.along(column: column, row: 0))).trace
      #expect(trace?.column == max(0, min(639, column)))
    }
    #expect(graph.viewport == before)
  }

  @Test(arguments: seeds(8))
  func `what arrows lead to is in sight`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for text in ["x^2", "tan(x)", "e^x", "1/x", "x^3-5x", "100sin(x)"] {
      var graph = GraphSheet.drawn(text)
      for _ in 0..<cases(20) {
        let columns = Int.random(in: -90...90, using: &random)
        guard let trace = graph.handle(.trace(.move(columns: columns))).trace else { continue }
        #expect(0..<640 ~= trace.column, "\(text) at \(trace.x)")
        guard let row = trace.row, row.magnitude < 1 << 20 else { continue }
        #expect(0..<480 ~= row, "\(text) at \(trace.x)")
      }
    }
  }
}

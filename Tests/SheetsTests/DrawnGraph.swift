// Graphs for tests, drawn to their end.

import Plots
import Sheets
import Testing

extension GraphSheet {
  /// A graph of 640 by 480 pixels with some curves, all drawn: a pixel is 1/32.
  static func drawn(_ curves: String...) -> GraphSheet { drawn(curves) }

  /// The same with a list of curves.
  static func drawn(_ curves: [String]) -> GraphSheet {
    var graph = GraphSheet()
    _ = graph.handle(.resize(GraphSize(width: 640, height: 480)))
    for curve in curves { _ = graph.handle(.add(text: curve)) }
    graph.finish()
    return graph
  }

  /// Draws all that is to be drawn.
  mutating func finish() {
    var rounds = 0
    while !draw(steps: 10_000_000).isFinished, rounds < 1_000 { rounds += 1 }
    #expect(rounds < 1_000)
    _ = picture()
  }
}

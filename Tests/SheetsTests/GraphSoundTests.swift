// How a curve sounds: pitch follows y, silence where nothing is defined, and each point that
// matters is told once.

import Messages
import Plots
import Sheets
import Testing

@Suite("The sound of a curve")
struct GraphSoundTests {
  /// A graph of 640 by 480 pixels with a curve, all drawn: a pixel is 1/32, y from −7.5 to 7.5.
  private func graph(_ curve: String) -> GraphSheet {
    var graph = GraphSheet()
    _ = graph.handle(.resize(GraphSize(width: 640, height: 480)))
    _ = graph.handle(.add(text: curve))
    var rounds = 0
    while !graph.draw(steps: 10_000_000).isFinished, rounds < 1_000 { rounds += 1 }
    return graph
  }

  // y = x/2 is −5 at the left edge and 5 at the right one: two octaves are 15 high, so that a
  // unit is 160 cents.
  @Test func `pitch follows y`() {
    var graph = graph("x/2")
    let start = graph.handle(.trace(.start)).trace
    #expect(start?.column == 0 && (395...405).contains(start?.cents ?? 0))
    let zero = graph.handle(.trace(.feature(1))).trace
    #expect(zero?.row == 240 && zero?.cents == 1_200)
    let right = graph.handle(.trace(.move(columns: 192))).trace
    #expect((1_675...1_685).contains(right?.cents ?? 0))
  }

  @Test func `nothing sounds where nothing is defined`() {
    var graph = graph("sqrt(x)")
    let start = graph.handle(.trace(.start)).trace
    #expect(start?.column == 0 && start?.y == nil && start?.cents == nil)
    // What is beyond the window sounds as its edge does.
    var steep = self.graph("100*x - 50")
    let window = steep.viewport
    #expect(steep.handle(.trace(.start)).trace?.cents == 0)
    #expect(steep.handle(.trace(.pass(columns: 600))).trace != nil && steep.viewport == window)
  }

  @Test func `a curve with a parameter sounds from its start`() {
    var graph = graph("x = cos(t), y = sin(t), 0 <= t <= 3")
    let start = graph.handle(.trace(.start)).trace
    #expect(start?.x.exact == "1" || start?.x.decimal == "1")
    #expect(start?.cents == 1_200)
  }

  // A play with steps of four pixels ends by itself: at an edge after 160 or 120 steps and a stop
  // at each point that matters, and of a circle of 64 pixels, seen around once, after about
  // 2π·64/4 steps at most.
  @Test(
    arguments: [
      ("x/2", 165), ("x = y^2/4", 125), ("x = cos(t), y = sin(t), 0 <= t <= 2*pi", 220),
      ("x^2 + y^2 = 4", 220), ("abs(x) + abs(y) = 3", 260),
    ]
  )
  func `a curve that is played ends`(curve: String, most: Int) {
    var graph = graph(curve)
    let window = graph.viewport
    _ = graph.handle(.trace(.start))
    if graph.trace == nil { _ = graph.handle(.trace(.move(columns: 0))) }
    var steps = 0
    while graph.handle(.trace(.pass(columns: 4))).outcome == .moved, steps < 1_000 { steps += 1 }
    #expect(steps > 20 && steps <= most, "\(steps)")
    #expect(graph.trace != nil && graph.viewport == window)
  }

  @Test func `what matters at one point is told once`() {
    var graph = graph("x^3")
    let features = graph.handle(.screen).features ?? []
    #expect(features.count == 1)
    let kinds = Set([features.first?.kind ?? ""] + (features.first?.also ?? []))
    #expect(kinds.isSuperset(of: ["zero", "inflection"]))
    let trace = graph.handle(.trace(.feature(1)))
    #expect(trace.trace?.also == features.first?.also)
    for word in ["zero", "inflection"] { #expect(trace.speech.contains(word), "\(trace.speech)") }
  }
}

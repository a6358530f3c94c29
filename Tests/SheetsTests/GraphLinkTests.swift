// Links to graphs: what they carry, and that damage changes nothing.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Links to graphs")
struct GraphLinkTests {
  /// A graph after events as a page sends them.
  private static func graph(_ events: String...) -> GraphSheet {
    var graph = GraphSheet()
    for event in events {
      let screen = graph.handle(bytes: Array(event.utf8))
      #expect(screen.outcome == .changed, "\(event)")
    }
    return graph
  }

  private static func open(_ link: String, in graph: inout GraphSheet) -> GraphScreen {
    graph.handle(.open(link: link))
  }

  @Test(arguments: [".", ","])
  func `a link draws the same in every language`(mark: String) throws {
    var sender = Self.graph(
      #"{"set": {"decimalMark": ","}}"#,
      #"{"add": "y = 1,5*x^2"}"#,
      #"{"add": "a*sin(x)"}"#,
      #"{"add": "x"}"#,
      #"{"add": "x = cos(t); y = sin(t); 0<t<1,5"}"#,
      #"{"color": {"id": 2, "color": 6}}"#,
      #"{"hide": 3}"#,
      #"{"slider": {"name": "a", "least": "-0,5", "most": "4", "step": "0,25", "value": "1,25"}}"#,
      #"{"window": {"left": "-2*pi", "right": "7,5", "bottom": "-0,5", "top": "3"}}"#
    )
    let link = try #require(sender.handle(.share).link)
    #expect(link.utf8.allSatisfy { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "+") })
    var receiver = Self.graph(#"{"set": {"decimalMark": "\#(mark)"}}"#, #"{"add": "x"}"#)
    let screen = Self.open(link, in: &receiver)
    #expect(screen.outcome == .changed)
    let drawn = receiver.curves.filter { $0.isShown }
    #expect(drawn.map { $0.text } == sender.curves.filter { $0.isShown }.map { $0.text })
    #expect(drawn.map { $0.color } == [0, 6, 3])
    #expect(receiver.curves.count == 4)
    #expect(receiver.sliders == sender.sliders)
    let edges = mark == "," ? ["-2*pi", "7,5", "-0,5", "3"] : ["-2*pi", "7.5", "-0.5", "3"]
    #expect(screen.window.texts == edges)
  }

  @Test func `a link of a first version opens`() {
    var graph = GraphSheet()
    // [["x/3"],[["left","-7"]],[]]
    let screen = Self.open("1W1sieC8zIl0sW1sibGVmdCIsIi03Il1dLFtdXQ", in: &graph)
    #expect(graph.curves.map { $0.text } == ["x/3"])
    #expect(screen.window.texts[0] == "-7")
  }

  @Test func `nothing is drawn, nothing is linked`() {
    var graph = Self.graph(#"{"add": "x"}"#, #"{"hide": 1}"#)
    #expect(graph.handle(.share).link == "")
    #expect(graph.handle(.screen).link == nil)
  }

  @Test(arguments: seeds(4))
  func `a damaged link is told and changes nothing`(seed: UInt64) throws {
    var sender = Self.graph(#"{"add": "a*x"}"#, #"{"add": "x^2"}"#)
    let link = try #require(sender.handle(.share).link)
    var graph = Self.graph(#"{"add": "sin(x)"}"#)
    let before = graph.state
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var bytes = Array(link.utf8)
      switch random.next() % 3 {
      case 0: bytes.removeLast(Int(random.next() % UInt64(bytes.count)) + 1)
      case 1: bytes[0] = UInt8(ascii: "2")
      default: bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(ascii: "!")
      }
      let screen = Self.open(String(decoding: bytes, as: UTF8.self), in: &graph)
      #expect(screen.outcome == .refused)
      #expect(screen.message?.kind == "damagedLink")
      #expect(graph.state == before, "seed \(seed)")
    }
  }

  @Test func `points beyond the window are told to be there`() {
    var graph = Self.graph(
      #"{"size": {"width": 400, "height": 300}}"#,
      #"{"add": "sin(x)"}"#,
      #"{"window": {"left": "-4", "right": "4", "bottom": "-2", "top": "2"}}"#
    )
    while !graph.draw(steps: 10_000_000).isFinished {}
    let screen = graph.handle(.screen)
    let features = screen.features ?? []
    #expect(features.count == screen.featuresInWindow.count)
    // Zeros at -π, 0, π; extremes at ±π/2.
    let seen = zip(features, screen.featuresInWindow).filter { $0.1 }.compactMap { $0.0.x.exact }
    #expect(Set(seen) == ["−π", "−π/2", "0", "π/2", "π"])
    let beyond = zip(features, screen.featuresInWindow).filter { !$0.1 }.compactMap {
      $0.0.x.decimal
    }
    #expect(beyond.contains { $0.hasPrefix("6.283185307") }, "\(beyond)")
    #expect(beyond.contains { $0.hasPrefix("-6.283185307") }, "\(beyond)")
  }
}

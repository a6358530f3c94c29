// Links to graphs: what they carry, and that damage changes nothing.

import Formulas
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
  func `a link shows the same window in every language`(mark: String) throws {
    var sender = Self.graph(
      #"{"set": {"decimalMark": ","}}"#,
      #"{"add": "a*sin(x)"}"#,
      #"{"slider": {"name": "a", "least": "-0,5", "most": "4", "step": "0,25", "value": "1,25"}}"#,
      #"{"window": {"left": "-2*pi", "right": "7,5", "bottom": "-0,5", "top": "3"}}"#
    )
    let link = try #require(sender.handle(.share).link)
    #expect(link.utf8.allSatisfy { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "+") })
    var receiver = Self.graph(#"{"set": {"decimalMark": "\#(mark)"}}"#, #"{"add": "a*sin(x)"}"#)
    let screen = Self.open(link, in: &receiver)
    #expect(screen.outcome == .changed)
    #expect(receiver.sliders == sender.sliders)
    let edges = mark == "," ? ["-2*pi", "7,5", "-0,5", "3"] : ["-2*pi", "7.5", "-0.5", "3"]
    #expect(screen.window.texts == edges)
  }

  @Test func `the curves of a link from before there were lines become lines`() throws {
    var graph = GraphSheet()
    // [["x/3"],[["left","-7"]],[]]
    let link = "1W1sieC8zIl0sW1sibGVmdCIsIi03Il1dLFtdXQ"
    #expect(Self.open(link, in: &graph).window.texts[0] == "-7")
    var desk = Desk()
    let screen = desk.send("{\"openGraph\":\"\(link)\"}")
    #expect(screen.drawn?.curves.map { $0.text } == ["x/3"])
    #expect(screen.showsGraph)
    // With sliders and colours: [["a*x^2","x"],[],[{"name":"a","value":"1.5","least":"0",
    // "most":"4","step":"0.25"}],[6,2]]
    let content =
      #"[["a*x^2","x"],[],[{"name":"a","value":"1.5","least":"0","most":"4","#
      + #""step":"0.25"}],[6,2]]"#
    let other = "1" + Base64URL.text(of: content.utf8)
    let drawn = try #require(desk.send("{\"openGraph\":\"\(other)\"}").drawn)
    #expect(drawn.curves.filter { $0.isShown }.map { $0.text } == ["a*x^2", "x"])
    #expect(drawn.curves.filter { $0.isShown }.map { $0.color } == [6, 2])
    #expect(drawn.curves.filter { !$0.isShown }.map { $0.text } == ["x/3"])
    #expect(drawn.sliders.map { [$0.name, $0.value, $0.ends.most] } == [["a", "1.5", "4"]])
  }

  @Test func `nothing is drawn, nothing is linked`() {
    var graph = GraphSheet()
    #expect(graph.handle(.share).link == "")
    #expect(graph.handle(.screen).link == nil)
  }

  @Test(arguments: seeds(4))
  func `a damaged link is told and changes nothing`(seed: UInt64) throws {
    var sender = Self.graph(#"{"add": "a*x"}"#, #"{"add": "x^2"}"#)
    let link = try #require(sender.handle(.share).link)
    var graph = Self.graph(#"{"add": "sin(x)"}"#)
    let before = graph.state
    var sheet = Sheet()
    let lines = sheet.state
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var bytes = Array(link.utf8)
      switch random.next() % 3 {
      case 0: bytes.removeLast(Int(random.next() % UInt64(bytes.count)) + 1)
      case 1: bytes[0] = UInt8(ascii: "2")
      default: bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(ascii: "!")
      }
      let damaged = String(decoding: bytes, as: UTF8.self)
      let screen = Self.open(damaged, in: &graph)
      #expect(screen.outcome == .refused)
      #expect(screen.message?.kind == "damagedLink")
      #expect(graph.state == before, "seed \(seed)")
      #expect(sheet.handle(.openGraph(link: damaged)).message?.kind == "damagedLink")
      #expect(sheet.state == lines, "seed \(seed)")
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

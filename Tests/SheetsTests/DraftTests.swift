// What is drawn while a curve is being typed, before it is a line.

import Graphs
import Sheets
import Testing

@Suite("Curves that are being typed")
struct DraftTests {
  /// A graph of one line with a curve that is being typed.
  private func graph(
    _ line: String = "sin(x)",
    typing text: String,
    changing changed: Int? = nil
  ) -> GraphSheet {
    var graph = GraphSheet.drawn(line)
    _ = graph.handle(.draft(text: text, line: changed))
    graph.finish()
    return graph
  }

  /// The picture without the points that matter, which only lines have.
  private func ink(_ graph: inout GraphSheet) -> Scene {
    var scene = graph.scene()
    for index in scene.curves.indices { scene.curves[index].marks = [] }
    return scene
  }

  /// The same of lines, all drawn.
  private func ink(of lines: String...) -> Scene {
    var graph = GraphSheet.drawn(lines)
    return ink(&graph)
  }

  @Test(arguments: ["x^2 - 2", "y = x/2", "y < x", "x^2 + y^2 = 9", "(cos t, sin t)", "r = theta"])
  func `the picture is that of the line which it becomes`(text: String) {
    var typed = graph(typing: text)
    #expect(typed.handle(.screen).curves?.count == 1, "it is not listed")
    #expect(ink(&typed) == ink(of: "sin(x)", text))
  }

  @Test func `it stands in the place of the line that is changed`() {
    var changed = graph(typing: "x^2 - 2", changing: 1)
    #expect(ink(&changed) == ink(of: "x^2 - 2"))
    _ = changed.handle(.draft(text: "", line: nil))
    changed.finish()
    #expect(ink(&changed) == ink(of: "sin(x)"))
  }

  @Test(arguments: [
    "", "a*x", "f(x) = x^2", "x^2 = 2", "x = 3", "z^2", "x +", "sin(x)", "{x; 2x}", "speed*x",
  ])
  func `what is not drawn by Enter, or is drawn already, is not drawn`(text: String) {
    var typed = graph(typing: text)
    #expect(ink(&typed) == ink(of: "sin(x)"))
    #expect(typed.handle(.screen).message == nil)
  }

  @Test func `a letter with a slider of a line has its value`() {
    let slider = #"{"line":2,"name":"a","value":"3","least":"-10","most":"10","step":"0.1"}"#
    var typed = GraphSheet.drawn()
    _ = typed.handle(bytes: Array(#"{"lines":{"curves":[],"sliders":[\#(slider)]}}"#.utf8))
    _ = typed.handle(bytes: Array(#"{"draft":{"text":"a*x","line":null}}"#.utf8))
    typed.finish()
    #expect(ink(&typed) == ink(of: "3*x"))
  }

  @Test func `it is not drawn again as a line`() {
    var typed = graph(typing: "x^3 - 3x")
    let lines = #"""
      {"lines":{"curves":[{"id":1,"text":"sin(x)","color":0,"isShown":true},
      {"id":7,"text":"x^3 - 3x","color":1,"isShown":true}],"sliders":[]}}
      """#
    let screen = typed.handle(bytes: Array(lines.utf8))
    #expect(screen.curves?.map { $0.curve.id } == [1, 7])
    #expect(screen.undecided == 0, "all of it is proved already")
    #expect(ink(&typed) == ink(of: "sin(x)", "x^3 - 3x"))
  }
}

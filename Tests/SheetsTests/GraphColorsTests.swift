// Functions of z on the graph: their colours, what is told of them, and their values at points.

import Foundation
import Graphs
import Messages
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Colours of a function of z")
struct GraphColorsTests {
  /// The angle of a colour on the wheel, red at 0, in turns; nothing where it is nearly grey.
  ///
  /// The hue of the hexagon differs from it by less than 0.0032.
  private func turn(of shade: UInt32) -> Double? {
    let (r, g, b) = (Double(shade & 255), Double(shade >> 8 & 255), Double(shade >> 16 & 255))
    guard max(r, g, b) - min(r, g, b) > 60 else { return nil }
    return atan2(3.0.squareRoot() * (g - b), 2 * r - g - b) / (2 * .pi)
  }

  /// Functions by the rules of complex numbers, in doubles.
  private static let functions: [(String, @Sendable (Double, Double) -> (Double, Double))] = [
    ("z", { x, y in (x, y) }),
    ("z^2", { x, y in (x * x - y * y, 2 * x * y) }),
    ("1/z", { x, y in (x / (x * x + y * y), -y / (x * x + y * y)) }),
    ("e^z", { x, y in (exp(x) * cos(y), exp(x) * sin(y)) }),
    ("z+i", { x, y in (x, y + 1) }),
    ("conj(z)", { x, y in (x, -y) }),
  ]

  @Test(arguments: functions.indices)
  func `the hue is the angle of the value`(index: Int) throws {
    let (text, value) = Self.functions[index]
    var graph = GraphSheet.drawn(text)
    let cells = try #require(graph.scene().cells.last)
    #expect(cells.isWhole && cells.size == 1 && cells.columns == 640 && cells.rows == 480)
    var compared = 0
    for (place, shade) in cells.shades.enumerated() where place % 97 == 0 {
      guard let turn = turn(of: shade) else { continue }
      let x = (Double(place % 640) + 0.5 - 320) / 32
      let y = (240 - 0.5 - Double(place / 640)) / 32
      let (u, v) = value(x, y)
      let distance = abs(turn - atan2(v, u) / (2 * .pi))
      #expect(min(distance, 1 - distance) < 0.012, "\(text) at \(x) + \(y)i")
      compared += 1
    }
    #expect(compared > 500)
  }

  @Test func `large squares come first, and a picture is never larger than a page has room for`() {
    var graph = GraphSheet()
    _ = graph.handle(.resize(GraphSize(width: 5_000, height: 3_000, density: 2)))
    _ = graph.handle(.add(text: "z^3 - 1"))
    _ = graph.draw(steps: 50_000_000)
    let first = graph.scene().cells
    #expect(first.count == 1 && first[0].isWhole && first[0].size % 8 == 0)
    graph.finish()
    let last = graph.scene().cells
    #expect(last.count == 1 && last[0].shades.count <= 1 << 20 && last[0].isWhole)
    #expect(last[0].size * 8 == first[0].size)
  }

  @Test func `what is seen is said not to be proved`() {
    var one = GraphSheet.drawn("z^2")
    let alone = one.handle(.screen)
    #expect(alone.curves?.first?.kind == "coloring")
    #expect(alone.curves?.first?.note?.contains("not proved") == true)
    #expect(alone.summary?.contains("not proved") == true)
    #expect(alone.summary?.contains("every pixel is proved") == false)
    var both = GraphSheet.drawn("z^2", "x")
    #expect(both.handle(.screen).summary?.contains("every pixel is proved") == true)
    #expect(both.scene().rules.allSatisfy { $0.weight == .axis })
  }

  @Test(
    arguments: [
      ("z^2", 352, 208, "1 + i", "2i"), ("z^2", 320, 272, "-i", "-1"),
      ("1/z", 352, 208, "1 + i", "0.5 - 0.5i"), ("z^2", 384, 240, "2", "4"),
      ("abs(z)", 416, 112, "3 + 4i", "5"), ("sqrt(z)", 256, 240, "-2", "√2i"),
      ("1/z", 320, 240, "0", nil),
    ] as [(String, Int, Int, String, String?)]
  )
  func `a finger reads the value out whose colour it touches`(
    text: String,
    column: Int,
    row: Int,
    z: String,
    value: String?
  ) {
    var graph = GraphSheet.drawn(text)
    let trace = graph.handle(.trace(.to(column: column, row: row))).trace
    #expect(trace?.isOfComplexNumber == true && trace?.column == column && trace?.row == row)
    func plain(_ text: String?) -> String? {
      text?.replacingOccurrences(of: "−", with: "-").replacingOccurrences(of: "·", with: "")
    }
    #expect(plain(trace?.x.exact) == z)
    #expect(plain(trace?.y?.exact) == value)
    #expect((trace?.problem != nil) == (value == nil))
  }

  @Test func `arrows go through the colours, and a line is read out before them`() {
    var graph = GraphSheet.drawn("z^2", "x")
    _ = graph.handle(.trace(.to(column: 500, row: 400)))
    let moved = graph.handle(.trace(.move(columns: 12))).trace
    #expect(moved?.column == 512 && moved?.row == 400)
    #expect(graph.handle(.trace(.curve(-1))).trace?.row == 399)
    #expect(graph.handle(.trace(.to(column: 400, row: 160))).trace?.curve == 2)
    // A mere pixel away from all lines the key begins in the middle.
    var alone = GraphSheet.drawn("z")
    let begun = alone.handle(.trace(.move(columns: 0)))
    #expect(begun.trace?.column == 320 && begun.trace?.row == 240)
    #expect(begun.speech.contains("z is"))
  }

  @Test func `z is no slider, other letters are`() {
    var graph = GraphSheet.drawn("a*z^2")
    let screen = graph.handle(.screen)
    #expect(screen.sliders?.map(\.name) == ["a"])
    let before = graph.scene().cells.last?.shades
    _ = graph.handle(.slide(name: "a", [.init("value", .text("-1"))]))
    graph.finish()
    let after = graph.scene().cells.last?.shades
    #expect(before != nil && before?.count == after?.count && before != after)
  }

  @Test func `a function that has no complex values here is told`() {
    var graph = GraphSheet.drawn("floor(z)")
    let screen = graph.handle(.screen)
    #expect(screen.curves?.first?.problem?.kind == "coloring")
    #expect(screen.curves?.first?.note == nil)
    #expect(graph.scene().cells.isEmpty)
  }

  @Test func `the last one covers the others, and hidden it shows them`() {
    var graph = GraphSheet.drawn("z", "z^2")
    let second = graph.scene().cells.last?.shades
    #expect(GraphSheet.drawn("z^2").curves.count == 1)
    var alone = GraphSheet.drawn("z^2")
    #expect(alone.scene().cells.last?.shades == second)
    var first = GraphSheet.drawn("z")
    #expect(first.scene().cells.last?.shades != second)
  }

  @Test func `the drawing has the colours as an image`() {
    var graph = GraphSheet.drawn("z^2")
    let text = String(decoding: graph.svg(bytes: Array("{}".utf8)), as: UTF8.self)
    #expect(text.contains("<image width=\"640\" height=\"480\""))
    #expect(text.contains("not proved"))
  }

  @Test func `a function of z is drawn by the key of the answer and by that of the graph`() {
    for keys in ["z ^ 2 Enter", "e ^ z Right - 1 Enter"] {
      var desk = Desk()
      let screen = desk.press(keys)
      #expect(screen.showsGraph && screen.message == nil)
      #expect(screen.drawn?.curves.count == 1 && screen.drawn?.sliders.isEmpty == true)
    }
    var desk = Desk()
    _ = desk.press("z ^ 3")
    let drawn = desk.send(#"{"draw":true}"#)
    #expect(drawn.showsGraph && drawn.drawn?.sliders.isEmpty == true)
    // Where z has a value, it is that.
    _ = desk.press("AC 5 STO z Enter")
    let answered = desk.press("AC z ^ 2 Enter")
    #expect(answered.isAnswered && answered.answer?.answer.exact == "25")
  }
}

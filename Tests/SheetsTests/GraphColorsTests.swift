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
    ("asin(z)", { x, y in turned(logarithm(of: x, y)) }),
    ("pi/2 - acos(z)", { x, y in turned(logarithm(of: x, y)) }),
    ("i*asinh(z/i)", { x, y in turned(logarithm(of: x, y)) }),
    ("pi/2 - acosh(z)/{im(z) < 0: -i; i}", { x, y in turned(logarithm(of: x, y)) }),
    ("2i*atanh(z)", { x, y in half(x, y) }),
    ("-2*atan(z/i)", { x, y in half(x, y) }),
    (
      "sum(z^k; k = 0..3)*(z - 1) + 3!/6",
      { x, y in
        let (a, b) = (x * x - y * y, 2 * x * y)
        return (a * a - b * b, 2 * a * b)
      }
    ),
  ]

  /// ln(i·z + √(1 − z²)), off the cuts.
  private static func logarithm(of x: Double, _ y: Double) -> (Double, Double) {
    let (a, b) = (1 - x * x + y * y, -2 * x * y)
    let (size, angle) = (hypot(a, b).squareRoot(), atan2(b, a) / 2)
    let (u, v) = (size * cos(angle) - y, size * sin(angle) + x)
    return (log(hypot(u, v)), atan2(v, u))
  }

  /// A value times −i.
  private static func turned(_ value: (Double, Double)) -> (Double, Double) { (value.1, -value.0) }

  /// i·ln((1 + z)/(1 − z)).
  private static func half(_ x: Double, _ y: Double) -> (Double, Double) {
    let square = (1 - x) * (1 - x) + y * y
    let (u, v) = ((1 - x * x - y * y) / square, 2 * y / square)
    return (-atan2(v, u), log(hypot(u, v)))
  }

  @Test(arguments: functions.indices)
  func `the hue is the angle of the value`(index: Int) throws {
    let (text, value) = Self.functions[index]
    var graph = GraphSheet.drawn(text)
    graph.showTens()
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
    graph.showTens()
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

  @Test func `which of two is seen is told, with the signs of print`() {
    var graph = GraphSheet.drawn("z", "z^2+1")
    let notes = graph.handle(.screen).curves?.map { $0.note ?? "" } ?? []
    #expect(notes.count == 2 && notes.allSatisfy { $0.contains("z² + 1") }, "\(notes)")
    #expect(notes.first?.contains("not seen") == true && notes.last?.contains("hue") == true)
  }

  /// By hand: zeros at ±i, at 0 alone, poles at ±2, zeros at ±1/10 and 5, at 30, none.
  @Test(
    arguments: [
      ("z^2+1", 1), ("z", nil), ("1/(z^2-4)", 2), ("(z-5)*(z^2-0.01)", 5), ("z^2-0.01", 0.1),
      ("z-30", 30), ("e^z", nil),
    ] as [(String, Double?)]
  )
  func `home is near the origin, and what matters is where zeros and poles are`(
    text: String,
    farthest: Double?
  ) {
    var graph = GraphSheet()
    _ = graph.handle(.resize(GraphSize(width: 640, height: 480)))
    _ = graph.handle(.add(text: text))
    let home = graph.viewport
    #expect(home.top.doubleValue == 3 && home.left.doubleValue == -4)
    _ = graph.handle(.fit)
    let reach = graph.viewport.top.doubleValue
    #expect(
      farthest.map { (1.1 * $0...2 * $0).contains(reach) } ?? (reach == 3),
      "\(text): \(reach)"
    )
    _ = graph.handle(.home)
    #expect(graph.viewport == home)
    // Beside a line the window is that of lines.
    _ = graph.handle(.add(text: "x"))
    #expect(graph.viewport.left.doubleValue == -10)
    _ = graph.handle(.home)
    #expect(graph.viewport.left.doubleValue == -10)
  }

  @Test(arguments: seeds(8))
  func `what stays in sight keeps its colours, and is not computed again`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var graph = GraphSheet.drawn("z^3 - i*z")
    for _ in 0..<6 {
      let columns = Int.random(in: -90...90, using: &random)
      let rows = Int.random(in: -90...90, using: &random)
      _ = graph.handle(.pan(columns: columns, rows: rows))
      // At times the hand goes on before all is there.
      _ = graph.draw(steps: Int.random(in: 1...30_000_000, using: &random))
      if Bool.random(using: &random) { graph.finish() }
    }
    graph.finish()
    let moved = graph.scene().cells
    #expect(moved.count == 1 && moved[0].isWhole)
    var fresh = GraphSheet.drawn("z^3 - i*z")
    let edges = [
      graph.viewport.left, graph.viewport.right, graph.viewport.bottom, graph.viewport.top,
    ]
    let names = ["left", "right", "bottom", "top"]
    _ = fresh.handle(.bounds(zip(names, edges).map { .init($0, .text("\($1)")) }))
    fresh.finish()
    #expect(fresh.scene().cells == moved, "seed \(seed)")
    // A small move takes few steps: a fiftieth is new, and an eighth of an eighth is coarse.
    _ = graph.handle(.pan(columns: 5, rows: 3))
    _ = graph.draw(steps: 640 * 480 * 10)
    #expect(graph.scene().cells.count == 1, "seed \(seed)")
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

extension GraphSheet {
  /// Shows ten units to both sides of the origin.
  fileprivate mutating func showTens() {
    let edges = [("left", "-10"), ("right", "10"), ("bottom", "-7.5"), ("top", "7.5")]
    _ = handle(.bounds(edges.map { .init($0, .text($1)) }))
    finish()
  }
}

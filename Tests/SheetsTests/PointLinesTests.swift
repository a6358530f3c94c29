// Lines of points on the sheet: pasted rows, tables, changes of points, words and notations.

import Graphs
import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Lines of points")
struct PointLinesTests {
  /// The lines with their names.
  private func lines(_ desk: inout Desk) -> [String] {
    (desk.send(#"{"screen":true}"#).tape ?? []).map { line in
      (line.label.isEmpty ? "" : line.label + ": ") + line.text
    }
  }

  /// The graph of all lines.
  private func graph(_ desk: inout Desk, _ settings: Settings = Settings()) throws -> GraphSheet {
    var graph = GraphSheet(settings: settings)
    _ = graph.handle(.resize(GraphSize(width: 640, height: 480)))
    let drawn = try #require(desk.send(#"{"screen":true}"#).drawn)
    _ = graph.handle(.lines(drawn))
    graph.finish()
    return graph
  }

  private func rows(_ graph: inout GraphSheet, _ id: Int) -> [String] {
    guard case .open(let table) = graph.handle(.table(id: id, [])).table else { return [] }
    #expect(table.isOfPoints && table.heads == ["x", "y"])
    return table.rows.map { row in
      ([row.place] + row.values).map { $0.exact ?? $0.decimal ?? "?" }.joined(separator: " ")
        + (row.problem == nil ? "" : " undefined")
    }
  }

  @Test func `pasted rows are lines with the names above their columns`() throws {
    var desk = Desk()
    let screen = desk.send(#"{"data":"t\ts\tv\n0\t1\t2\n1/2\t3\t4"}"#)
    #expect(screen.outcome == .changed && screen.showsGraph && screen.message == nil)
    #expect(lines(&desk) == ["s: (0, 1), (1/2, 3)", "v: (0, 2), (1/2, 4)"])
    let line = try #require(desk.send(#"{"screen":true}"#).tape?.first)
    #expect(line.isCurve && line.look?.color == 0)
    // One change brings both, and takes both back.
    _ = desk.send(#"{"undoLines":true}"#)
    #expect(lines(&desk) == [])
    _ = desk.send(#"{"redoLines":true}"#)
    #expect(lines(&desk).count == 2)
  }

  @Test func `what is no rows is ignored, and a wrong row is told and draws nothing`() {
    var desk = Desk()
    #expect(desk.send(#"{"data":"1\n2"}"#).outcome == .ignored)
    _ = desk.press("1 + 2")
    let screen = desk.send(#"{"data":"1\t2\n3\t4\n5\tx"}"#)
    #expect(screen.outcome == .refused)
    #expect(screen.message?.message.contains("row 3") == true)
    #expect(screen.message?.message.contains("“x”") == true)
    #expect(screen.formula == "1+2|")
    #expect(lines(&desk) == [])
  }

  @Test func `too many points, and too long a text, are told and draw nothing`() {
    var desk = Desk()
    let many = (0...Plot.mostPoints).map { "\($0)\t1" }.joined(separator: "\n")
    let refused = desk.send("{\"data\":\(JSON.text(many).line)}")
    #expect(refused.outcome == .refused && refused.message?.kind == "tooManyPoints")
    #expect(refused.message?.message.contains("\(Plot.mostPoints)") == true)
    // A paste of less than 100,000 bytes, of which brackets and commas make more.
    let number = String(repeating: "1", count: 18)
    let long = (1000..<5000).map { "\($0)\t\(number)" }.joined(separator: "\n")
    let other = desk.send("{\"data\":\(JSON.text(long).line)}")
    #expect(other.outcome == .refused && other.message?.kind == "textTooLong")
    #expect(lines(&desk) == [])
    let most = (0..<1000).map { "\($0)\t1.5" }.joined(separator: "\n")
    #expect(desk.send("{\"data\":\(JSON.text(most).line)}").outcome != .refused)
    #expect(lines(&desk).count == 1)
  }

  @Test func `what is typed draws what is pasted draws`() {
    for text in ["(1, 2), (3, 4)", "[(1, 2), (3, 4)]", "{(1,2);(3,4)}", "(1/2; 3)"] {
      var typed = Desk()
      for character in text { _ = typed.press(character == " " ? "Space" : "\(character)") }
      _ = typed.press("Enter")
      var pasted = Desk()
      _ = pasted.send(#"{"draw":{"text":"\#(text)"}}"#)
      // What was typed is spelled with a blank behind each separator.
      let told = lines(&typed).map { $0.filter { $0 != " " } }
      #expect(told == lines(&pasted).map { $0.filter { $0 != " " } }, "\(text)")
      #expect(told == [text.filter { $0 != " " }])
    }
  }

  @Test func `the table has every point exactly, and a change of one changes the line`() throws {
    var desk = Desk()
    _ = desk.send(#"{"draw":{"text":"(1, 2), (0.5, sqrt(8)), (3, 1/3)"}}"#)
    var shown = try graph(&desk)
    #expect(rows(&shown, 1) == ["1 2", "1/2 2√2", "3 1/3"])
    _ = desk.send(#"{"point":{"line":1,"index":1,"x":"7","y":"-1/2"}}"#)
    #expect(lines(&desk) == ["(1, 2), (7, -1/2), (3, 1/3)"])
    _ = desk.send(#"{"point":{"line":1,"index":3,"x":"9","y":"pi"}}"#)
    _ = desk.send(#"{"point":{"line":1,"index":0,"x":"","y":" "}}"#)
    #expect(lines(&desk) == ["(7, -1/2), (3, 1/3), (9, pi)"])
    shown = try graph(&desk)
    #expect(rows(&shown, 1) == ["7 −1/2", "3 1/3", "9 π"])
    for _ in 0..<3 { _ = desk.send(#"{"undoLines":true}"#) }
    #expect(lines(&desk) == ["(1, 2), (0.5, sqrt(8)), (3, 1/3)"])
    // What is no point changes nothing, and is told.
    let refused = desk.send(#"{"point":{"line":1,"index":0,"x":"1+","y":"2"}}"#)
    #expect(refused.outcome == .refused && refused.message != nil)
    #expect(desk.send(#"{"point":{"line":1,"index":9,"x":"1","y":"2"}}"#).outcome == .refused)
    #expect(lines(&desk) == ["(1, 2), (0.5, sqrt(8)), (3, 1/3)"])
  }

  @Test func `a table goes to spreadsheets and to LaTeX`() throws {
    var desk = Desk()
    _ = desk.send(#"{"draw":{"text":"(1, 2), (3, sqrt(2))"}}"#)
    var shown = try graph(&desk)
    guard case .open(let table) = shown.handle(.table(id: 1, [])).table else {
      Issue.record("no table")
      return
    }
    #expect(table.csv.hasPrefix("x,y,x exact,y exact\r\n1,2,1,2\r\n3,1.41421"))
    #expect(table.csv.hasSuffix(",3,sqrt(2)\r\n"))
    #expect(
      table.latex
        == "\\begin{array}{r|l} x & y \\\\ \\hline 1 & 2 \\\\ 3 & \\sqrt{2} \\\\ \\end{array}"
    )
  }

  @Test func `coordinates have names, and follow them`() throws {
    var desk = Desk()
    _ = desk.press("a = 2 Enter")
    _ = desk.send(#"{"draw":{"text":"(a, a^2), (b, 1)"}}"#)
    // b has no value, and gets a slider.
    #expect(lines(&desk) == ["a = 2", "(a, a^2), (b, 1)", "b = 1"])
    var shown = GraphSheet(settings: Settings())
    _ = shown.handle(.resize(GraphSize(width: 640, height: 480)))
    let drawn = try #require(desk.send(#"{"screen":true}"#).drawn)
    _ = shown.handle(.session(state: desk.session.state.line))
    _ = shown.handle(.lines(drawn))
    #expect(rows(&shown, 2) == ["2 4", "1 1"])
  }

  @Test func `a decimal comma stands in the coordinates, and a semicolon between them`() throws {
    var desk = Desk()
    _ = desk.send(#"{"set":{"decimalMark":","}}"#)
    #expect(desk.send(#"{"data":"1,5\t2\n3\t-0,25"}"#).outcome == .changed)
    #expect(lines(&desk) == ["(1,5; 2); (3; -0,25)"])
    _ = desk.send(#"{"point":{"line":1,"index":1,"x":"3,5","y":"1"}}"#)
    #expect(lines(&desk) == ["(1,5; 2); (3,5; 1)"])
    _ = desk.send(#"{"set":{"decimalMark":"."}}"#)
    #expect(lines(&desk) == ["(1.5, 2), (3.5, 1)"])
  }

  @Test func `notations have points as they are written`() throws {
    var desk = Desk()
    _ = desk.send(#"{"draw":{"text":"(1, 2), (3, 1/2)"}}"#)
    let line = try #require(desk.send(#"{"screen":true}"#).tape?.first)
    let mathml = try #require(line.mathml)
    #expect(mathml.hasPrefix("<math") && mathml.hasSuffix("</math>"))
    #expect(mathml.contains("<mfrac") && !mathml.contains("<mtext>"))
    let copied = try #require(desk.send(#"{"copyLine":1}"#).copied)
    #expect(copied.text == "(1, 2), (3, 1/2)")
    #expect(copied.latex == "\\left(1, 2\\right), \\left(3, \\frac{1}{2}\\right)")
    #expect(copied.mathml == mathml)
    // Of very many the first ones and their number stand in the line.
    var many = Desk()
    let text = (1...60).map { "(\($0), \($0))" }.joined(separator: ", ")
    _ = many.send(#"{"draw":{"text":"\#(text)"}}"#)
    let drawing = try #require(many.send(#"{"screen":true}"#).tape?.first?.mathml)
    #expect(drawing.contains("60") && drawing.utf8.count < 1_500)
  }

  @Test(
    arguments: [
      (Language.english, "2 points", "point at x one, y two"),
      (.german, "2 Punkte", "Punkt bei x eins, y zwei"), (.chinese, "2 个点", "点位于 x 一，y 二"),
    ]
  )
  func `points are said by their number and one by one`(
    language: Language,
    number: String,
    point: String
  ) throws {
    var settings = Settings()
    settings.language = language
    var graph = GraphSheet(settings: settings)
    _ = graph.handle(.resize(GraphSize(width: 640, height: 480)))
    _ = graph.handle(.add(text: "(1; 2), (3; 4)"))
    graph.finish()
    let summary = graph.handle(bytes: Array(#"{"screen":true}"#.utf8)).summary ?? ""
    #expect(summary.contains(number) && summary.contains(point), "\(summary)")
  }

  // The origin is in the middle, and a pixel is 1/32: (1, 2) is in column 352 and row 176.
  @Test func `a finger reads the point that is near, and keys go from point to point`() {
    var graph = GraphSheet.drawn("x/9-5", "(1, 2), (3, 4), (-2, 1/3)")
    func read(_ step: GraphTrace.Step) -> String? {
      graph.handle(.trace(step)).trace.map { "\($0.x.exact ?? "?") \($0.y?.exact ?? "?")" }
    }
    #expect(read(.to(column: 356, row: 181)) == "1 2")
    #expect(read(.move(columns: 1)) == "3 4")
    #expect(read(.move(columns: 1)) == "−2 1/3")
    #expect(read(.move(columns: -1)) == "3 4")
    #expect(read(.feature(-1)) == "1 2")
    // A finger that goes on stays on the points.
    #expect(read(.along(column: 410, row: 110)) == "3 4")
    #expect(read(.along(column: 250, row: 400)) == "−2 1/3")
    let features = graph.handle(bytes: Array(#"{"trace":{"off":true}}"#.utf8))
    #expect(features.trace == nil)
  }

  @Test(arguments: seeds(4))
  func `a kept sheet and a link have the points again`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(5) {
      let count = Int.random(in: 1...12, using: &random)
      let points = (0..<count).map { _ in
        "(\(Int.random(in: -99...99, using: &random))/\(Int.random(in: 1...9, using: &random)), "
          + "\(Int.random(in: 0...99, using: &random)).25)"
      }
      let text = points.joined(separator: ", ")
      var desk = Desk()
      _ = desk.send(#"{"draw":{"text":"\#(text)"}}"#)
      let kept = try #require(desk.send(#"{"screen":true}"#).kept)
      var again = Desk()
      _ = again.send("{\"load\":\(JSON.text(kept.text).line)}")
      #expect(lines(&again) == [text], "seed \(seed)")
      let link = try #require(desk.send(#"{"shareLines":true}"#).copied?.text)
      var other = Desk()
      _ = other.send("{\"openLines\":\(JSON.text(link).line)}")
      #expect(lines(&other) == [text], "seed \(seed)")
      var first = try graph(&desk)
      var second = try graph(&other)
      let shown = rows(&first, 1)
      #expect(shown == rows(&second, 1) && shown.count == count, "seed \(seed)")
    }
  }

  @Test("what a link has no room for is told, and the newest lines go with it")
  func longLinks() throws {
    var desk = Desk()
    for line in 0..<14 {
      let points = (0..<500).map { "(\($0)/7, \(line))" }.joined(separator: ", ")
      _ = desk.send(#"{"draw":{"text":"\#(points)"}}"#)
    }
    let texts = lines(&desk)
    let copied = try #require(desk.send(#"{"shareLines":true}"#).copied)
    #expect((1..<14).contains(copied.leftOut) && copied.text.utf8.count <= 60_000)
    var other = Desk()
    _ = other.send("{\"openLines\":\(JSON.text(copied.text).line)}")
    #expect(lines(&other) == Array(texts.dropFirst(copied.leftOut)))
  }
}

// Curves as lines of the sheet: what is drawn, how it looks, what moves it.

import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("Lines that are drawn")
struct CurveLinesTests {
  /// The lines with the colour of their dots.
  private func lines(_ desk: inout Desk) -> [String] {
    (desk.send(#"{"screen":true}"#).tape ?? []).map { line in
      let dot = line.look.map { $0.isShown ? "#\($0.color) " : "(#\($0.color)) " } ?? ""
      return dot + line.text + (line.exact.map { " = \($0)" } ?? "")
    }
  }

  @Test(
    arguments: [
      ("x ^ 2 - 2", "x^2 − 2"), ("y = 2 x", "y = 2*x"), ("x ^ 2 + y ^ 2 = 4", "x^2 + y^2 = 4"),
      ("y < x + 1", "y < x + 1"), ("K:sin x", "sin(x)"),
    ]
  )
  func `what has no answer because x stands for any number is drawn`(keys: String, text: String) {
    var desk = Desk()
    let screen = desk.press(keys + " Enter")
    #expect(screen.showsGraph && screen.message == nil)
    // The formula stays, and what is typed next is another one.
    #expect(!screen.isEmpty && !screen.isAnswered)
    #expect(desk.press("7").formula == "7|")
    let line = screen.tape?.first
    #expect(line?.isCurve == true && line?.look?.color == 0)
    #expect(screen.drawn?.curves.map(\.id) == [1])
    var graph = GraphSheet()
    if let drawn = screen.drawn {
      let shown = graph.handle(.lines(drawn)).curves?.first
      #expect(shown?.problem == nil && shown?.kind != "none", "\(line?.text ?? "")")
    }
  }

  @Test func `letters of a function that is longer than what is shown of it get sliders too`() {
    var desk = Desk()
    let body = Array(repeating: "x", count: 120).joined(separator: " + ") + " + a*x + b"
    _ = desk.send(#"{"paste":"f(x) = \#(body)"}"#)
    let defined = desk.press("Enter")
    #expect(defined.names?.functions.first?.text.hasSuffix("…") == true)
    #expect(defined.names?.functions.first?.names.sorted() == ["a", "b"])
    let line = desk.send(#"{"screen":true}"#).tape?.first?.id ?? 0
    let drawn = desk.send(#"{"look":{"line":\#(line),"isShown":true}}"#).drawn
    #expect(drawn?.sliders.map { $0.name }.sorted() == ["a", "b"])
  }

  @Test func `a letter that is left open is a line with a slider`() {
    var desk = Desk()
    let screen = desk.press("a x ^ 2 + b Enter")
    #expect(lines(&desk).map { $0.filter { $0 != " " } } == ["#0ax^2+b", "a=1=1", "b=1=1"])
    #expect(screen.drawn?.sliders.map(\.name) == ["a", "b"])
    // A letter with a value gets none.
    let next = desk.press("a x Enter")
    #expect(next.drawn?.curves.count == 2 && next.drawn?.sliders.count == 2)
    _ = desk.press("AC 2 a Enter")
    let moved = desk.send(#"{"slide":{"line":2,"value":"1.5"}}"#)
    #expect(moved.tape?.last?.exact == "3")
    _ = desk.send(#"{"slide":{"line":2,"value":"2.5","most":"20"}}"#)
    let slider = desk.send(#"{"screen":true}"#).drawn?.sliders.first
    #expect(slider?.value == "2.5" && slider?.ends.most == "20")
    // All moves of a slider are taken back together.
    let back = desk.send(#"{"undoLines":true}"#)
    #expect(back.drawn?.sliders.first?.value == "1" && back.tape?.last?.exact == "2")
    #expect(desk.send(#"{"redoLines":true}"#).tape?.last?.exact == "5")
    #expect(desk.send(#"{"slide":{"line":2,"value":"x"}}"#).outcome == .ignored)
    #expect(desk.send(#"{"vary":2}"#).drawn?.sliders.map(\.name) == ["b"])
  }

  @Test func `a definition that is drawn is evaluated too`() {
    var desk = Desk()
    _ = desk.press("f ( x ) = x ^ 2 - 2")
    let screen = desk.send(#"{"draw":true}"#)
    #expect(screen.showsGraph && screen.drawn?.curves.count == 1)
    #expect(desk.press("AC f ( 3 ) Enter").tape?.last?.exact == "7")
    #expect(desk.press("AC g ( t ) = t Enter").tape?.last?.canBeDrawn == true)
    #expect(desk.send(#"{"look":{"line":3,"isShown":true}}"#).drawn?.curves.count == 2)
    #expect(desk.send(#"{"look":{"line":2,"isShown":true}}"#).outcome == .ignored)
  }

  @Test func `a line becomes a curve where it stands, and a number again`() {
    var desk = Desk()
    _ = desk.press("1 + 1 Enter AC 7 Enter")
    _ = desk.send(#"{"edit":1}"#)
    let screen = desk.press("AC 3 x Enter")
    #expect(screen.editing == nil && screen.tape?.map(\.isCurve) == [true, false])
    _ = desk.send(#"{"look":{"line":1,"color":4}}"#)
    _ = desk.send(#"{"edit":1}"#)
    #expect(desk.press("AC 4 x Enter").drawn?.curves.first?.color == 4)
    _ = desk.send(#"{"edit":1}"#)
    let number = desk.press("AC 4 + 4 Enter")
    #expect(number.drawn?.curves.isEmpty == true && number.tape?.first?.exact == "8")
    for _ in 0..<2 { _ = desk.send(#"{"undoLines":true}"#) }
    #expect(desk.send(#"{"screen":true}"#).drawn?.curves.map(\.color) == [4])
  }

  @Test func `the same curve is drawn once, and others can be hidden`() {
    var desk = Desk()
    _ = desk.send(#"{"draw":{"text":"x^2"}}"#)
    _ = desk.send(#"{"draw":{"text":"{x;2x}"}}"#)
    #expect(lines(&desk) == ["#0 x^2", "#1 x", "#2 2x"])
    _ = desk.send(#"{"draw":{"text":"x","alone":true}}"#)
    #expect(lines(&desk) == ["(#0) x^2", "#1 x", "(#2) 2x"])
    _ = desk.send(#"{"undoLines":true}"#)
    #expect(lines(&desk) == ["#0 x^2", "#1 x", "#2 2x"])
    _ = desk.send(#"{"remove":1}"#)
    _ = desk.send(#"{"draw":{"text":"3x"}}"#)
    #expect(lines(&desk) == ["#1 x", "#2 2x", "#0 3x"])
    #expect(desk.send(#"{"draw":{"text":"x+"}}"#).message?.kind == "missingOperand")
    #expect(desk.send(#"{"draw":{"text":" "}}"#).outcome == .refused)
  }

  @Test(arguments: [".", ","])
  func `a curve of several statements is a line, and its parameter has bounds`(mark: String) {
    var desk = Desk()
    _ = desk.send(#"{"set":{"decimalMark":"\#(mark)"}}"#)
    let screen = desk.press("Paste\"x = cos(t), y = sin(t)\"")
    #expect(screen.message?.kind == "severalStatements")
    _ = desk.send(#"{"draw":{"text":"x = cos(t), y = sin(t)"}}"#)
    _ = desk.send(#"{"bound":{"line":1,"text":"0\#(mark)5 < t < 2"}}"#)
    let text = desk.send(#"{"screen":true}"#).drawn?.curves.first?.text ?? ""
    #expect(text.hasSuffix("0.5 < t < 2"), "\(text)")
    var graph = GraphSheet()
    if let drawn = desk.send(#"{"screen":true}"#).drawn {
      #expect(graph.handle(.lines(drawn)).curves?.first?.bounds == "0.5 < t < 2")
    }
    #expect(
      desk.send(#"{"reword":{"line":1,"text":"(1; 2)"}}"#).drawn?.curves.first?.text == "(1; 2)"
    )
    _ = desk.send(#"{"reword":{"line":1,"text":"x^2"}}"#)
    #expect(desk.send(#"{"bound":{"line":1,"text":"0<t<1"}}"#).outcome == .refused)
  }

  @Test func `curves of a graph from before are lines once`() {
    let state =
      #"{"surd graph":1,"settings":{},"curves":["#
      + #"{"id":1,"text":"a*sin(x)","color":2,"isShown":true},"#
      + #"{"id":4,"text":"1,5x","color":0,"isShown":false,"decimalMark":","}],"#
      + #""sliders":[{"name":"a","value":"2.5","least":"-10","most":"10","step":"0.1"}]}"#
    var desk = Desk()
    _ = desk.press("1 + 1 Enter")
    let event = "{\"takeGraph\":\(JSON.text(state).line)}"
    let screen = desk.send(event)
    #expect(!screen.showsGraph)
    #expect(lines(&desk) == ["1 + 1 = 2", "#2 a*sin(x)", "(#0) 1.5x", "a = 2.5 = 2.5"])
    #expect(desk.send(event).outcome != .changed)
    _ = desk.send(#"{"remove":2}"#)
    _ = desk.send(event)
    #expect(lines(&desk).count == 3, "what was removed stays away")
    var copy = Sheet()
    #expect(copy.restore(from: Array(desk.sheet.state.utf8)) == [])
    #expect(copy.handle(.screen).drawn == desk.send(#"{"screen":true}"#).drawn)
    let damaged = desk.send(#"{"takeGraph":"{\"surd graph\":1,\"curves\":[{\"id\":0}]}"}"#)
    #expect(damaged.message?.kind == "damage")
  }

  @Test func `a link of the first version opens`() {
    var old = Desk()
    _ = old.press("f ( t ) = t ^ 2 Enter AC f ( 3 ) Enter")
    let kept = ["f ( t ) = t ^ 2", "f ( 3 )"].map { keys -> String in
      var sheet = old.sheet
      return "r" + (sheet.handle(bytes: Array("{\"keys\":\"AC \(keys)\"}".utf8)).link ?? "")
    }
    var desk = Desk()
    let screen = desk.send("{\"openLines\":\"\(kept.joined(separator: "_"))\"}")
    #expect(screen.tape?.map(\.exact) == [nil, "9"])
  }
}

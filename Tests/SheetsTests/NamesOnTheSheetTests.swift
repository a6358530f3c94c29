// Names and their values on the sheet: what is stored goes into what is computed and says so; it is
// free in equations and curves; it goes with its line, by the list of names and with the sheet.

import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("Names with values")
struct NamesOnTheSheetTests {
  /// The names that mean something.
  private func names(_ desk: inout Desk) -> [String] {
    (desk.send(#"{"screen":true}"#).names?.variables ?? []).map(\.name)
  }

  /// By hand: x² = 4, and 2x + y = 7 is a line in the plane.
  @Test func `a stored letter is free in equations, inequalities and curves`() {
    var desk = Desk()
    _ = desk.press("x = 5 Enter")
    #expect(desk.press("AC x ^ 2 Equals 4 Enter").answer?.answer.exact == "x = -2 or x = 2")
    let region = desk.press("AC x < 3 Enter")
    #expect(region.answer?.answer.exact == "x < 3" && region.tape?.last?.look?.isShown == true)
    let line = desk.press("AC 2 x + y Equals 7 Enter")
    #expect(line.tape?.last?.isCurve == true && line.showsGraph)
    // Another value is none of their affair.
    let stale = desk.press("AC x = 6 Enter").tape?.map(\.isStale)
    #expect(stale == [false, false, false, false, false])
  }

  @Test func `a line says which stored letter was put in, in the language of the sheet`() {
    var desk = Desk()
    _ = desk.press("x = 5 / 2 Enter AC x + 1 Enter")
    #expect(desk.send(#"{"screen":true}"#).tape?.map(\.stored) == [nil, "with x = 5/2"])
    let state = JSON.text(desk.sheet.state).line
    var other = Desk()
    #expect(other.send("{\"load\":\(state)}").tape?.last?.stored == "with x = 5/2")
    let german = other.send(#"{"set":{"language":"de"}}"#)
    #expect(german.tape?.last?.stored == "mit x = 5/2")
  }

  @Test func `the list of names takes one away, with the lines that define it`() {
    var desk = Desk()
    _ = desk.press("a = 2 Enter AC b = 3 Enter AC a + 1 Enter AC f ( k ) = k Enter")
    let screen = desk.send(#"{"forget":"a"}"#)
    #expect(screen.tape?.map(\.text) == ["b = 3", "a + 1", "f(k) = k"])
    #expect(screen.names?.variables.map(\.name) == ["Ans", "b"])
    #expect(screen.speech == "a has no value any more")
    #expect(screen.tape?[1].isStale == true || screen.tape?[1].problem != nil)
    let back = desk.send(#"{"unremove":true}"#)
    #expect(back.tape?.map(\.exact) == ["2", "3", "3", nil])
    #expect(back.names?.variables.map(\.name) == ["Ans", "a", "b"])
    #expect(desk.send(#"{"forget":"f"}"#).names?.functions.isEmpty == true)
    #expect(desk.send(#"{"forget":"Ans"}"#).outcome == .ignored)
    #expect(desk.send(#"{"forget":"q"}"#).outcome == .ignored)
  }

  @Test func `a sheet that is cleared has no names, but for those of lines that stay`() {
    var desk = Desk()
    _ = desk.press("x = 5 Enter AC a = 2 Enter AC f ( t ) = t Enter")
    _ = desk.send(#"{"pin":2}"#)
    _ = desk.send(#"{"clearTape":true}"#)
    #expect(names(&desk) == ["Ans", "a"])
    #expect(desk.send(#"{"undoLines":true}"#).names?.variables.map(\.name) == ["Ans", "a", "x"])
    _ = desk.send(#"{"pin":2}"#)
    let empty = desk.send(#"{"clearTape":true}"#)
    #expect(empty.names?.variables.map(\.name) == ["Ans"] && empty.names?.functions.isEmpty == true)
  }

  @Test func `a name goes with the last line that defined it`() {
    var desk = Desk()
    _ = desk.press("a = 2 Enter AC a = 3 Enter AC a + 1 Enter")
    _ = desk.send(#"{"remove":2}"#)
    #expect(desk.press("AC a Enter").answer?.answer.exact == "2")
    let gone = desk.send(#"{"remove":1}"#)
    #expect(gone.tape?.last?.problem?.kind == "unknownName")
    #expect(!names(&desk).contains("a"))
    #expect(desk.send(#"{"undoLines":true}"#).tape?[1].exact == "3")
  }

  @Test func `x = 3 is a value or a line, one step apart`() {
    var desk = Desk()
    let value = desk.press("x = 3 Enter")
    #expect(value.answer?.answer.exact == "3" && value.tape?.last?.canTurn == true)
    let line = desk.send(#"{"turn":1}"#)
    #expect(line.tape?.last?.isCurve == true && line.drawn?.curves.map(\.text) == ["x = 3"])
    #expect(!line.isAnswered && !names(&desk).contains("x"))
    #expect(line.tape?.last?.exact == nil)
    let again = desk.send(#"{"turn":1}"#)
    #expect(again.tape?.last?.exact == "3" && again.drawn?.curves.isEmpty == true)
    #expect(names(&desk).contains("x"))
    #expect(desk.send(#"{"undoLines":true}"#).tape?.last?.isCurve == true)
    for other in ["a = 3", "7"] {
      #expect(desk.press("AC \(other) Enter").tape?.last?.canTurn == false, "\(other)")
    }
  }

  /// The three ways to spell a name with an index.
  @Test(
    arguments: [
      ("x _ m a x = 5 Enter", "x_max"), ("v _ f i n a l Equals 3 Enter", "v_final"),
      (#"Paste"x_max=5" Enter"#, "x_max"), (#"Paste"x_{max}=5" Enter"#, "x_max"),
      ("x _ { m a x } = 5 Enter", "x_max"), (#"Paste"v_final=3" Enter"#, "v_final"),
    ]
  )
  func `a name with an index gets a value, typed and pasted`(keys: String, name: String) {
    var desk = Desk()
    #expect(desk.press(keys).names?.variables.map(\.name).contains(name) == true)
    let double = desk.press("AC 2 " + (name == "x_max" ? "x _ m a x" : "v _ f i n a l") + " Enter")
    #expect(double.answer?.answer.exact == (name == "x_max" ? "10" : "6"))
  }
}

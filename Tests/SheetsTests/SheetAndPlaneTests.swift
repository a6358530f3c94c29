// What a line of the sheet has beside its text: an answer and a picture, the unit of its
// angles, sliders of the letters that its functions leave open; and the keys near the caret.

import Expressions
import Messages
import Sessions
import Sheets
import Testing

@Suite("Lines that are answered and drawn")
struct SheetAndPlaneTests {
  @Test(arguments: [("x < 3", "x < 3"), ("x ^ 2 ≥ 4", "x <= -2 or x >= 2")])
  func `an inequality is answered, and its region drawn`(keys: String, answer: String) {
    var desk = Desk()
    let screen = desk.press(keys + " Enter")
    #expect(screen.answer?.answer.exact == answer)
    #expect(!screen.showsGraph, "the answer stays in sight")
    #expect(screen.tape?.last?.look?.isShown == true && screen.tape?.last?.isCurve == false)
    #expect(screen.drawn?.curves.count == 1)
    let hidden = desk.send(#"{"look":{"line":1,"isShown":false}}"#)
    #expect(hidden.tape?.last?.look?.isShown == false && hidden.tape?.last?.exact == answer)
    #expect(desk.send(#"{"undoLines":true}"#).tape?.last?.look?.isShown == true)
    #expect(desk.send(#"{"undoLines":true}"#).tape?.isEmpty == true)
  }

  /// The lines of a desk are the same in another one that loads what it keeps.
  private func expectKept(_ desk: inout Desk, count: Int) {
    let before = desk.send(#"{"screen":true}"#)
    var other = Desk()
    let state = JSON.text(before.kept?.text ?? "").line
    let after = other.send("{\"load\":\(state)}")
    #expect(after.message == nil && after.tape?.count == count)
    #expect(
      after.tape?.map { $0.exact ?? $0.decimal } == before.tape?.map { $0.exact ?? $0.decimal }
    )
  }

  @Test func `solutions and ranges are kept`() {
    var desk = Desk()
    let lines = ["x < 3", "x ^ 2 = 2", "s i n x = 1 / 2", "x ^ 2 < 2", "c o s x = x", "x ^ 2 ≠ 4"]
    for keys in lines { _ = desk.press("AC " + keys + " Enter") }
    expectKept(&desk, count: lines.count)
  }

  @Test func `digits of complex numbers, of lists and of what is measured are kept`() {
    var desk = Desk()
    let lines = [
      "(1+i)^(1+i)", "-(1+i)^(1+i)/10^20", "2^(1/pi) - i", "{2^(1/pi); (1+i)^(1+i); 3}",
      "1 - i*2^(1/pi)", "i*2^(1/pi)", "0.27… + 0.58… i", "0.58… i",
      "{0.85…; 0.27… + 0.58… i}", "[0.85…; 2]", "x = -1.4… or x > 1.4…", "0.1 to double",
      "-7 to hex32",
    ]
    for line in lines { _ = desk.press("AC Paste\"\(line)\" Enter") }
    expectKept(&desk, count: lines.count)
  }

  @Test func `an equation can be drawn, and a comparison of numbers cannot`() {
    var desk = Desk()
    let screen = desk.press("x ^ 2 = 2 Enter")
    #expect(screen.tape?.last?.look == nil && screen.tape?.last?.canBeDrawn == true)
    let drawn = desk.send(#"{"look":{"line":1,"isShown":true}}"#)
    #expect(drawn.drawn?.curves.first?.text == "x^2 = 2")
    #expect(desk.press("AC 2 < 3 Enter").tape?.last?.canBeDrawn == false)
  }

  @Test func `a sheet with all the lines that it draws says what to do`() {
    var desk = Desk()
    for number in 0..<100 { _ = desk.send(#"{"draw":{"text":"x + \#(number)"}}"#) }
    let refused = desk.send(#"{"draw":{"text":"x + 100"}}"#)
    #expect(refused.outcome == .refused)
    #expect(refused.message?.message.contains("at most 100") == true)
    #expect(desk.press("AC x / 7 Enter").message?.message.contains("remove one") == true)
    // An inequality has its answer all the same.
    let answered = desk.press("AC x < 3 Enter")
    #expect(answered.isAnswered && answered.tape?.last?.look == nil)
    _ = desk.send(#"{"remove":1}"#)
    #expect(desk.send(#"{"draw":{"text":"x + 100"}}"#).outcome == .changed)
  }

  @Test func `letters that only functions leave open get sliders, in one change`() {
    var desk = Desk()
    _ = desk.press("h ( t ) = b t Enter")
    _ = desk.press("AC g ( t ) = a h ( t ) + t Enter")
    let screen = desk.press("AC g ( x ) Enter")
    #expect(Set(screen.drawn?.sliders.map(\.name) ?? []) == ["a", "b"])
    #expect(desk.send(#"{"undoLines":true}"#).tape?.count == 2)
    let again = desk.send(#"{"redoLines":true}"#)
    #expect(again.tape?.count == 5)
  }

  @Test func `a definition that is drawn gets the sliders of its letters`() {
    var desk = Desk()
    _ = desk.press("g ( x ) = b x")
    let screen = desk.send(#"{"draw":true}"#)
    #expect(screen.drawn?.curves.count == 1 && screen.drawn?.sliders.map(\.name) == ["b"])
    var other = Desk()
    _ = other.press("g ( x ) = b x Enter")
    let shown = other.send(#"{"look":{"line":1,"isShown":true}}"#)
    #expect(shown.drawn?.sliders.map(\.name) == ["b"])
    #expect(other.send(#"{"undoLines":true}"#).tape?.count == 1)
  }

  @Test func `a line with angles tells their unit`() {
    var desk = Desk()
    _ = desk.press("K:sin K:pi / 6 Enter")
    _ = desk.press("AC DEG K:cos 6 0 Enter")
    let tape = desk.press("AC 1 + 1 Enter").tape ?? []
    #expect(tape.map(\.angle) == [.radians, .degrees, nil])
  }

  @Test(
    arguments: [
      ("K:sin 3 0", "K:deg"), ("x ^ 2", "="), ("y = x", "y"), ("K:theta", "K:theta"),
      ("1 + 2", nil),
      ("K:ln 2", nil), ("", nil),
    ] as [(String, String?)]
  )
  func `keys near the caret`(keys: String, key: String?) {
    var desk = Desk()
    let near = desk.press(keys).nearKeys
    if let key { #expect(near.contains(key)) } else { #expect(near.isEmpty) }
    #expect(near.count <= 4)
  }
}

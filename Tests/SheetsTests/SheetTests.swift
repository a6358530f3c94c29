// A sheet under keys, taps and replies.

import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("A sheet")
struct SheetTests {
  @Test(
    "shows the formula and its answer",
    arguments: [
      ("1 / 2 Enter", "{1}/{2|}", "1/2"),
      ("1 / 2 Enter 7", "7|", nil),
      ("1 / 2 Enter +", "Ans+|", nil),
      ("1 / 2 Enter + 1 Enter", "Ans+1|", "3/2"),
      ("1 / 2 Enter K:sq Enter", "Ans^{2}|", "1/4"),
      ("5 Enter ! Enter", "Ans!|", "120"),
      ("9 Enter K:sqrt 4 Enter", "sqrt{4|}", "2"),
      ("7 Enter K:sin 0 Enter", "sin(0|)", "0"),
      ("7 Enter Left 1 Enter", "1|7", "17"),
      ("7 Enter BS 8 Enter", "8|", "8"),
      ("1 2 Enter Enter", "12|", "12"),
      ("7 Enter STO X 1 Enter X 1 Enter", "X1|", "7"),
      ("x = 5 Enter x Enter", "x|", "5"),
      ("x Enter = 5 Enter", "x=5|", "5"),
      ("f ( x ) = x ^ 2 Enter f ( 3 Enter", "f(3|)", "9"),
      ("DEG K:sin 3 0 Enter", "sin(30|)", "1/2"),
      ("7 Enter AC", "|", nil),
      ("7 Enter 8 Undo", "7|", nil),
      ("2 Enter 3 Enter Up", "2|", nil),
      ("2 Enter 3 Enter Up Down", "3|", nil),
      ("2 Enter 3 Enter AC 4 Up Up", "2|", nil),
      ("1 / 2 Enter 1 / 3 Enter 4 Up Up Up", "{1}/{2}|", nil),
      ("2 Enter 4 Up Down", "4|", nil),
      ("1 / 0 Enter + 1", "{1}/{0}+1|", nil),
    ] as [(String, String, String?)]
  )
  func answers(keys: String, formula: String, exact: String?) {
    var desk = Desk()
    let screen = desk.press(keys)
    #expect(screen.formula == formula)
    #expect(screen.answer?.answer.exact == exact)
    #expect(screen.isAnswered == (exact != nil))
    #expect(!screen.isBusy)
  }

  @Test(
    "knows what is a curve",
    arguments: [
      ("x ^ 2", true), ("K:sin x", true), ("y = x ^ 2", true), ("y = a", true), ("y < 2", true),
      ("x ^ 2 + y ^ 2 = 4", true), ("a x y", false), ("y + 1", false), ("a + 1", false),
      ("2 + 3", false), ("x = 5", false), ("y", false), ("", false),
    ]
  )
  func curves(keys: String, isCurve: Bool) {
    var desk = Desk()
    #expect(desk.press(keys).isCurve == isCurve)
  }

  @Test(
    "takes an equals sign into the formula where one belongs there, and else answers",
    arguments: [
      ("2 ^ 3 Equals", "2^{3|}", "8"),
      ("1 / 2 Equals + 1 Equals", "Ans+1|", "3/2"),
      ("x Equals 5 Enter x ^ 2 Equals", "x^{2}=|", nil),
      ("a Equals 5 Enter a ^ 2 Equals", "a^{2|}", "25"),
      ("f ( x ) Equals x ^ 2 Enter f ( 3 Equals", "f(3|)", "9"),
      ("x ^ 2 Equals", "x^{2}=|", nil),
      ("x ^ 2 + y ^ 2 Equals 4", "x^{2}+y^{2}=4|", nil),
      ("1 / x Equals", "{1}/{x}=|", nil),
      ("K:sqrt x Equals", "sqrt{x}=|", nil),
      ("y < Equals 3", "y≤3|", nil),
      ("4 < Equals x > Equals", "4≤x≥|", nil),
      ("x = 1 / 0 Equals", "x={1}/{0|}", nil),
      ("t o t Equals 3", "tot=3|", nil),
      ("5 Enter x Equals", "x=|", nil),
      ("Equals", "|", nil),
      ("2 + Equals", "2+|", nil),
    ] as [(String, String, String?)]
  )
  func equals(keys: String, formula: String, exact: String?) {
    var desk = Desk()
    let screen = desk.press(keys)
    #expect(screen.formula == formula)
    #expect(screen.answer?.answer.exact == exact)
  }

  @Test func `Enter goes to what is missing`() {
    var desk = Desk()
    let screen = desk.press("1 / Enter")
    #expect(screen.formula == "{1}/{|}")
    #expect(screen.message?.kind == "missingOperand")
    #expect(screen.answer == nil)
    #expect(desk.press("4 Enter").answer?.answer.exact == "1/4")
  }

  @Test func `a line without a value says why and where, and changes nothing else`() {
    var desk = Desk()
    _ = desk.press("4 Enter")
    let screen = desk.press("2 + 1 / 0 Enter")
    #expect(screen.message?.kind == "divisionByZero")
    // The fraction is the pieces behind `2+`.
    #expect(screen.message?.place == 2..<7)
    #expect(screen.formula == "2+{1}/{0|}")
    #expect(screen.tape == nil)
    #expect(desk.press("BS 2").message == nil)
    #expect(desk.press("AC Ans Enter").answer?.answer.exact == "4")
  }

  @Test(
    "tells the value while it is typed",
    arguments: [
      ("1 + 2", "3"), ("8 K:sqrt 2", "8*sqrt(2)"), ("5", nil), ("1 +", nil), ("1 / 0", nil),
      ("x", nil), ("f ( x ) = x", nil), ("9 ^ 9 ^ 9 ^ 9", nil), ("1 / 2", "1/2"),
      ("x = 1 + 1", "2"),
    ] as [(String, String?)]
  )
  func previews(keys: String, exact: String?) {
    var desk = Desk()
    #expect(desk.press(keys).preview?.exact == exact)
    #expect(desk.sheet.handle(.screen).answer == nil)
    // Nothing is kept of a preview.
    #expect(desk.session.definitions == [])
  }

  @Test func `keys do not wait for an answer`() {
    var desk = Desk()
    #expect(desk.post("{\"keys\":\"1 / 3 Enter\"}").isBusy)
    let typed = desk.post("{\"keys\":\"7\"}")
    #expect(typed.formula == "7|")
    #expect(typed.isBusy)
    #expect(typed.request == nil)
    let late = desk.answer(desk.requests[0])
    #expect(late.formula == "7|")
    #expect(!late.isAnswered)
    #expect(late.tape?.map(\.exact) == ["1/3"])
    #expect(late.outcome == .none)
    // The same reply again is nobody's.
    let again = desk.answer(desk.requests[0])
    #expect(again.tape == nil)
  }

  @Test func `keys behind an Enter of the same event wait for it`() {
    var desk = Desk()
    let first = desk.post("{\"keys\":\"1 / 3 Enter + 1 Enter\"}")
    #expect(first.formula == "{1}/{3|}")
    let second = desk.answer(desk.requests[0])
    #expect(second.formula == "Ans+1|")
    #expect(second.request?.text == "Ans + 1")
  }

  @Test(arguments: ["user", "memory", "failure"])
  func `what was stopped is told and everything stays`(reason: String) {
    var desk = Desk()
    _ = desk.press("5 Enter")
    _ = desk.post("{\"keys\":\"9 ! Enter 7\"}")
    let screen = desk.post("{\"stopped\":\"\(reason)\"}")
    #expect(screen.message?.kind == (reason == "user" ? "interrupted" : "outOfMemory"))
    #expect(screen.formula == "9!|")
    #expect(!screen.isBusy)
    let late = desk.answer(desk.requests[0])
    #expect(late.tape == nil)
    #expect(desk.press("Enter").answer?.answer.exact == "362880")
  }

  @Test func `a decimal comma goes in and comes out`() {
    var desk = Desk()
    _ = desk.send("{\"set\":{\"decimalMark\":\",\",\"language\":\"de\"}}")
    let screen = desk.press("0 , 5 + 1 Enter")
    #expect(screen.answer?.answer.exact == "1,5")
    #expect(screen.tape?.first?.text == "0,5 + 1")
    #expect(screen.tape?.first?.resultMathml?.contains("1,5") == true)
    #expect(desk.press("C-c").copied?.text == "0,5 + 1")
    #expect(desk.press("K:max 1 , 5 ; 2 Enter").answer?.answer.exact == "2")
    let point = desk.send("{\"set\":{\"decimalMark\":\".\"}}")
    #expect(point.tape?.first?.exact == "1.5")
    #expect(point.answer?.answer.exact == "2")
  }

  @Test func `an answer comes back with the state`() {
    var desk = Desk()
    _ = desk.press("K:sin 1 Enter")
    var other = Desk()
    let kept = Request(id: 0, kind: .restore, text: desk.session.state.line)
    _ = other.sheet.handle(.answered(other.session.perform(kept)))
    let screen = other.send("{\"load\":\(JSON.text(desk.sheet.state).line)}")
    #expect(screen.isAnswered)
    #expect(screen.answer?.answer.decimal?.text == "0.8414709848…")
    #expect(screen.answer?.answer.decimal?.count == 10)
    let more = other.press("K:digits").answer?.answer
    #expect(more?.decimal?.text == "0.84147098480789650665…")
    #expect(more?.input == "sin(1)")
    #expect(other.press("+ 1 Enter").answer?.answer.decimal?.text == "1.8414709848…")
    // What is no number has no digits.
    #expect(other.press("f ( x ) = x Enter K:digits").outcome == .ignored)
  }

  @Test func `digits and forms are switched`() {
    var desk = Desk()
    _ = desk.press("K:sin 1 Enter")
    #expect(desk.send("{\"set\":{\"digits\":3}}").answer?.answer.decimal?.text == "0.841…")
    #expect(desk.press("K:digits").answer?.answer.decimal?.text == "0.8414709848…")
    #expect(desk.press("K:form").settings.form == .decimal)
    #expect(desk.press("K:page K:page").settings.keyPage == 2)
    let screen = desk.press("DEG/RAD")
    #expect(screen.settings.angle == .degrees)
    #expect(!screen.isAnswered)
    #expect(screen.preview?.decimal == "0.0174…")
    #expect(desk.send("{\"set\":{\"angle\":\"turns\"}}").outcome == .ignored)
  }
}

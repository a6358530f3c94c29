// A sheet under keys, taps and replies.

import Calculator
import Testing

/// A sheet with its session; everything between them goes through JSON.
struct Desk {
  var session = Session()
  var sheet = Calculator.Sheet()
  /// The requests that were not answered yet.
  var requests: [Request] = []

  /// Presses keys and answers what is asked.
  mutating func press(_ keys: String) -> Screen { send("{\"keys\":\(JSON.text(keys).line)}") }

  /// Sends an event and answers what is asked.
  mutating func send(_ event: String) -> Screen {
    var screen = sheet.handle(bytes: Array(event.utf8))
    while let request = screen.request {
      screen = answer(request).following(screen)
    }
    return screen
  }

  /// Sends an event and leaves what is asked open.
  mutating func post(_ event: String) -> Screen {
    let screen = sheet.handle(bytes: Array(event.utf8))
    if let request = screen.request { requests.append(request) }
    return screen
  }

  /// Answers a request, through JSON both ways.
  mutating func answer(_ request: Request) -> Screen {
    guard let sent = try? JSON(reading: request.json.line), let read = Request(reading: sent) else {
      Issue.record("a request does not read back")
      return Screen()
    }
    #expect(read == request)
    let reply = session.perform(read)
    return sheet.handle(bytes: Array("{\"answered\":\(reply.json.line)}".utf8))
  }
}

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
    #expect(screen.settings.angle == .degree)
    #expect(!screen.isAnswered)
    #expect(screen.preview?.decimal == "0.0174…")
    #expect(desk.send("{\"set\":{\"angle\":\"turns\"}}").outcome == .ignored)
  }
}

@Suite("The tape")
struct TapeTests {
  @Test func `has a line for each answer`() {
    var desk = Desk()
    let screen = desk.press("8 K:sqrt 2 Enter AC K:sin 1 Enter")
    #expect(screen.tape?.map(\.id) == [1, 2])
    #expect(screen.tape?.map(\.exact) == ["8*sqrt(2)", nil])
    #expect(screen.tape?[1].decimal == "0.8414709848…")
    #expect(desk.press("1 / 7 Enter").tape?.last?.repeating == "0.(142857)")
    let row = "<mn>8</mn><mo form=\"infix\">\u{2062}</mo><msqrt><mn>2</mn></msqrt>"
    #expect(
      screen.tape?.first?.resultMathml == "<math display=\"block\"><mrow>\(row)</mrow></math>"
    )
    #expect(screen.tape?[0].mathml?.contains("data-") == false)
    #expect(screen.tape?[0].mathml?.contains("class") == false)
    #expect(desk.press("7").tape == nil)
  }

  @Test func `a line is recalled as a copy`() {
    var desk = Desk()
    _ = desk.press("( 1 + 2 ) Enter AC 9")
    let recalled = desk.send("{\"recall\":1}")
    #expect(recalled.formula == "(1+2)|")
    #expect(desk.press("* 2 Enter").tape?.map(\.text) == ["(1 + 2)", "(1 + 2) * 2"])
    #expect(desk.send("{\"recall\":9}").outcome == .ignored)
  }

  @Test func `undo brings back what a recall took away`() {
    var desk = Desk()
    _ = desk.press("1 Enter AC 9")
    _ = desk.send("{\"recall\":1}")
    #expect(desk.press("Undo").formula == "9|")
  }

  @Test(
    "a result is inserted as one unit",
    arguments: [
      ("1 + K:sqrt 2 Enter", "3 *", "3*(1+sqrt{2})|"),
      ("K:sin 1 Enter", "2 *", "2*sin(1)|"),
      ("K:sin 1 Enter + 1 Enter", "2 *", "2*(sin(1)+1)|"),
      ("1 / 2 Enter", "", "{1}/{2}|"),
      ("x = 1 0 Enter", "1 +", "1+10|"),
    ]
  )
  func inserts(keys: String, then: String, formula: String) {
    var desk = Desk()
    let line = desk.press(keys).tape?.last?.id ?? 0
    if !then.isEmpty { _ = desk.press("AC " + then) }
    #expect(desk.send("{\"insert\":\(line)}").formula == formula)
  }

  @Test func `a line that mentions what means something else is stale`() {
    var desk = Desk()
    _ = desk.press("x = 2 Enter AC f ( t ) = t + x Enter AC x ^ 2 Enter AC f ( 1 Enter AC 5 Enter")
    let screen = desk.press("AC x = 3 Enter")
    #expect(screen.tape?.map(\.isStale) == [false, true, true, true, false, false])
    _ = desk.send("{\"recalculate\":3}")
    let after = desk.send("{\"recalculate\":4}")
    #expect(after.tape?[2].exact == "9")
    #expect(after.tape?[3].exact == "4")
    #expect(after.tape?.map(\.isStale) == [false, true, false, false, false, false])
    // Ans is what it was.
    #expect(desk.press("AC Ans Enter").answer?.answer.exact == "3")
  }

  @Test func `Ans means in a line what it meant then`() {
    var desk = Desk()
    _ = desk.press("x = 2 Enter AC 7 Enter + x Enter AC 1 Enter AC x = 3 Enter")
    #expect(desk.send("{\"recalculate\":3}").tape?[2].exact == "10")
  }

  @Test func `lines are taken off, brought back, pinned`() {
    var desk = Desk()
    _ = desk.press("1 Enter 2 Enter 3 Enter")
    let removed = desk.send("{\"remove\":2}")
    #expect(removed.tape?.map(\.id) == [1, 3])
    #expect(removed.message?.kind == "removed")
    #expect(removed.speech == "line removed")
    #expect(desk.send("{\"pin\":1}").tape?.map(\.isPinned) == [true, false])
    #expect(desk.send("{\"clearTape\":true}").tape?.map(\.id) == [1])
    #expect(desk.send("{\"unremove\":true}").tape?.map(\.id) == [1, 3])
    #expect(desk.send("{\"unremove\":true}").tape?.map(\.id) == [1, 2, 3])
    #expect(desk.send("{\"unremove\":true}").outcome == .ignored)
    #expect(desk.send("{\"remove\":77}").outcome == .ignored)
  }

  @Test func `two hundred lines are kept, and those that are pinned`() {
    var desk = Desk()
    _ = desk.press("1 Enter")
    _ = desk.send("{\"pin\":1}")
    let screen = desk.press(String(repeating: "2 Enter ", count: 250))
    #expect(screen.tape?.count == 201)
    #expect(screen.tape?.first?.id == 1)
    #expect(screen.tape?.last?.id == 251)
  }

  @Test func `all lines together keep about a megabyte, those that are pinned first`() {
    let digits = String(repeating: "1", count: 40_000)
    var lines: [String] = []
    for id in 1...100 {
      let rest = "\"status\":\"exact\",\"exact\":\"\(digits)\",\"isPinned\":\(id == 3)"
      lines.append("{\"id\":\(id),\"text\":\"1\",\(rest)}")
    }
    var sheet = Calculator.Sheet()
    let state = "{\"surd\":1,\"tape\":[\(lines.joined(separator: ","))]}"
    #expect(sheet.restore(from: Array(state.utf8)) == [])
    let tape = sheet.handle(.screen).tape ?? []
    #expect((20...25).contains(tape.count))
    #expect(tape.first?.id == 3)
    #expect(tape.last?.id == 100)
    #expect(tape.first?.resultMathml == nil)
  }

  @Test(
    "a line that was kept wrongly is set aside and said",
    arguments: [
      "5", "{}", "{\"id\":1}", "{\"id\":0,\"text\":\"1\",\"status\":\"exact\"}",
      "{\"id\":1,\"text\":7,\"status\":\"exact\"}",
      "{\"id\":1,\"text\":\"1\",\"status\":\"fine\"}",
      "{\"id\":1,\"text\":\"1\",\"status\":\"approximate\",\"decimal\":\"<b>\"}",
      "{\"id\":99999999999,\"text\":\"1\",\"status\":\"exact\"}",
    ]
  )
  func damage(line: String) {
    let good = "{\"id\":8,\"text\":\"1+1\",\"status\":\"exact\",\"exact\":\"2\"}"
    let state = "{\"surd\":1,\"tape\":[\(line),\(good)],\"draft\":\"nonsense\"}"
    var sheet = Calculator.Sheet()
    let screen = sheet.handle(.load(state: state))
    #expect(screen.tape?.map(\.text) == ["1+1"])
    #expect(screen.message?.kind == "damage")
    #expect(screen.formula == "|")
  }

  @Test func `script in what was kept is only text`() {
    let script = "<img src=x onerror=alert(1)>"
    let texts = "\"text\":\"\(script)\",\"exact\":\"\(script)\",\"value\":\"\(script)\""
    let state = "{\"surd\":1,\"tape\":[{\"id\":1,\(texts),\"status\":\"exact\"}]}"
    var sheet = Calculator.Sheet()
    let line = sheet.handle(.load(state: state)).tape?.first
    #expect(line?.text == script)
    #expect(line?.mathml?.contains("<img") == false)
    #expect(line?.resultMathml?.contains("<img") == false)
    #expect(sheet.handle(.recall(id: 1)).outcome == .ignored)
    #expect(sheet.handle(.insertResult(id: 1)).outcome == .ignored)
  }

  @Test func `a link opens the formula and computes nothing`() {
    var desk = Desk()
    let link = desk.press("1 + ( 2").link ?? ""
    #expect(link.utf8.allSatisfy { ($0 | 0x20) > 0x60 || ($0 > 0x2F && $0 < 0x3A) || $0 == 0x2D })
    #expect(link.first == "1")
    var other = Calculator.Sheet()
    let screen = other.handle(.open(link: link))
    #expect(screen.formula == "1+(2)|")
    #expect(!screen.isBusy)
    #expect(other.handle(.open(link: "2abc")).message?.kind == "damagedLink")
    #expect(other.handle(.screen).formula == "1+(2)|")
  }

  @Test func `ten thousand keys are the most at once`() {
    var desk = Desk()
    #expect(desk.press(String(repeating: "1 ", count: 10_001)).outcome == .ignored)
  }

  @Test func `a very long result is kept whole and not drawn`() {
    var desk = Desk()
    let screen = desk.press("2 ^ 9 9 9 9 Enter")
    #expect(screen.tape?.last?.exact?.utf8.count == 3010)
    #expect(screen.tape?.last?.resultMathml == nil)
    #expect(screen.answer?.answer.mathml == nil)
  }

  @Test func `lines and results are copied in three notations`() {
    var desk = Desk()
    _ = desk.press("1 / 2 + 1 / 3 Enter")
    let line = desk.send("{\"copyLine\":1}")
    #expect(line.outcome == .copied)
    #expect(line.copied?.text == "1/2 + 1/3 = 5/6")
    #expect(line.copied?.latex == "\\frac{1}{2} + \\frac{1}{3} = \\frac{5}{6}")
    let result = desk.send("{\"copyResult\":1}").copied
    #expect(result?.text == "5/6")
    #expect(result?.latex == "\\frac{5}{6}")
    #expect(result?.mathml?.hasPrefix("<math") == true)
    #expect(desk.send("{\"copyLine\":8}").outcome == .ignored)
  }
}

// The tape: lines, results, what is kept of them and what is damaged.

import Messages
import Plots
import Sessions
import Sheets
import Testing

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

  @Test(
    arguments: ["- 7 / 4", "- K:pi / 6", "- K:sqrt 2 Right / 2", "7 / 4", "1 - 7 / 2", "- 7"]
  )
  func `a line draws its answer as the answer was drawn`(keys: String) {
    var desk = Desk()
    let screen = desk.press("\(keys) Enter").json
    let drawn = screen["answer"]?["mathml"]?.asText
    #expect(drawn != nil)
    #expect(screen["tape"]?.asList?.first?["resultMathml"]?.asText == drawn)
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
      ("K:sin 1 Enter + 1 Enter", "2 *", "2*(1+sin(1))|"),
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

  @Test func `a thousand lines are kept, and those that are pinned; a hundred are shown at first`()
  {
    var desk = Desk()
    _ = desk.press("1 Enter")
    _ = desk.send("{\"pin\":1}")
    let screen = desk.press(String(repeating: "2 Enter ", count: 1_050))
    #expect(screen.tape?.map(\.id) == [1] + (952...1_051))
    #expect(screen.earlierLines == 901)
    #expect(desk.press("AC").tape == nil)
    #expect(desk.press("AC").earlierLines == 901)
    for _ in 1...8 { _ = desk.send("{\"earlier\":true}") }
    let all = desk.send("{\"earlier\":true}")
    #expect(all.tape?.map(\.id) == [1] + (52...1_051))
    #expect(all.earlierLines == 1)
    #expect(desk.send("{\"earlier\":true}").earlierLines == 0)
  }

  @Test func `the first line for which another one goes is told of once`() {
    var desk = Desk()
    var told: [Int] = []
    for number in 1...1_010 {
      let screen = desk.press("AC \(String(number).map(String.init).joined(separator: " ")) Enter")
      if screen.message?.kind == "tapeFull" { told.append(number) }
    }
    #expect(told == [1_001])
  }

  @Test func `all lines together keep about a megabyte, those that are pinned first`() {
    let digits = String(repeating: "1", count: 40_000)
    var lines: [String] = []
    for id in 1...100 {
      let rest = "\"status\":\"exact\",\"exact\":\"\(digits)\",\"isPinned\":\(id == 3)"
      lines.append("{\"id\":\(id),\"text\":\"1\",\(rest)}")
    }
    var sheet = Sheet()
    let state = "{\"surd\":1,\"tape\":[\(lines.joined(separator: ","))]}"
    #expect(sheet.restore(from: Array(state.utf8)).count == 1)
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
    var sheet = Sheet()
    let screen = sheet.handle(.load(state: state))
    #expect(screen.tape?.map(\.text) == ["1+1"])
    #expect(screen.message?.kind == "damage")
    #expect(screen.formula == "|")
  }

  @Test func `script in what was kept is only text`() {
    let script = "<img src=x onerror=alert(1)>"
    let texts = "\"text\":\"\(script)\",\"exact\":\"\(script)\",\"value\":\"\(script)\""
    let state = "{\"surd\":1,\"tape\":[{\"id\":1,\(texts),\"status\":\"exact\"}]}"
    var sheet = Sheet()
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
    var other = Sheet()
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

  @Test func `any line gives as many digits as are wanted, and changes nothing`() {
    var desk = Desk()
    _ = desk.press("K:sqrt 2 Enter")
    _ = desk.press("Ans + 1 Enter")
    let before = desk.press("1 + 1 Enter")
    // The first 40 decimals of the square root of 2, OEIS A002193.
    let root = "4142135623730950488016887242096980785696"
    let first = desk.send("{\"digits\":{\"line\":1,\"count\":40}}")
    #expect(first.digits?.decimal == "1." + root + "…")
    let second = desk.send("{\"digits\":{\"line\":2,\"count\":40}}")
    #expect(second.digits?.decimal == "2." + root + "…")
    #expect(second.answer == before.answer)
    #expect(second.settings == before.settings)
    #expect(desk.press("Ans Enter").answer?.answer.exact == "2")
  }

  @Test func `a line whose names mean something else by now gives no digits`() {
    var desk = Desk()
    _ = desk.press("a = 2 Enter")
    _ = desk.press("K:sin a Enter")
    _ = desk.press("a = 3 Enter")
    let screen = desk.send("{\"digits\":{\"line\":2,\"count\":40}}")
    #expect(screen.outcome == .ignored)
    #expect(screen.digits?.decimal == nil)
    #expect(desk.send("{\"digits\":{\"line\":99,\"count\":40}}").outcome == .ignored)
  }
}

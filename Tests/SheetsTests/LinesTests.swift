// The lines as one sheet: what stands on a line that changed is computed anew, and all
// of it can be taken back.

import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("The lines of a sheet")
struct LinesTests {
  /// Edits a line: other keys, then Enter.
  private func edit(_ line: Int, _ keys: String, _ desk: inout Desk) -> Screen {
    _ = desk.send("{\"edit\":\(line)}")
    return desk.press("AC " + keys + " Enter")
  }

  @Test func `a line is edited in its place, and what stands on it is computed anew`() {
    var desk = Desk()
    _ = desk.press("a = 2 Enter AC f ( t ) = a t Enter AC f ( 3 ) Enter + 1 Enter AC 7 Enter")
    let screen = edit(1, "a = 5", &desk)
    #expect(screen.tape?.map(\.id) == [1, 2, 3, 4, 5])
    #expect(screen.tape?.map(\.exact) == ["5", nil, "15", "16", "7"])
    #expect(screen.tape?.map(\.isStale) == [false, false, false, false, false])
    #expect(screen.editing == nil)
    #expect(screen.answer?.id == 1)
    // Ans is the answer that is shown, and goes on.
    #expect(desk.press("+ 1 Enter").tape?.last?.exact == "6")
    #expect(desk.press("AC a Enter").tape?.last?.exact == "5")
  }

  @Test func `a name means in a line what the last line above it gave it`() {
    var desk = Desk()
    _ = desk.press("a = 1 Enter AC a + 1 Enter AC a = 1 0 Enter AC a + 2 Enter")
    let screen = edit(1, "a = 4", &desk)
    #expect(screen.tape?.map(\.exact) == ["4", "5", "10", "12"])
    // The name means something else at the end.
    #expect(screen.tape?.map(\.isStale) == [false, true, false, false])
    #expect(desk.press("AC a Enter").tape?.last?.exact == "10")
    let removed = desk.send("{\"remove\":3}")
    #expect(removed.tape?.map(\.exact) == ["4", "5", "6", "4"])
    #expect(removed.tape?.map(\.isStale) == [false, false, false, false])
    #expect(desk.send("{\"undoLines\":true}").tape?.map(\.exact) == ["4", "5", "10", "12", "10"])
    #expect(desk.send("{\"redoLines\":true}").tape?.map(\.exact) == ["4", "5", "6", "4"])
  }

  @Test func `a line with a mistake stays as it was`() {
    var desk = Desk()
    _ = desk.press("a = 2 Enter AC a ^ 2 Enter")
    let before = desk.send("{\"screen\":true}").tape
    let screen = edit(1, "a = 1 / 0", &desk)
    #expect(screen.message?.kind == "divisionByZero")
    #expect(screen.editing == 1)
    #expect(desk.send("{\"screen\":true}").tape == before)
    #expect(desk.press("Esc Esc").editing == nil)
    #expect(desk.press("AC a Enter").tape?.last?.exact == "2")
  }

  @Test func `what has no answer any more says why, until it has one again`() {
    var desk = Desk()
    _ = desk.press("a = 2 Enter AC 1 / ( a - 3 Enter AC a + 1 Enter")
    let screen = edit(1, "a = 3", &desk)
    #expect(screen.tape?[1].exact == nil)
    #expect(screen.tape?[1].status == .undefined)
    #expect(screen.tape?[1].problem?.kind == "divisionByZero")
    #expect(screen.tape?[2].exact == "4")
    var copy = Sheet()
    _ = copy.restore(from: Array(desk.sheet.state.utf8))
    #expect(copy.handle(.screen).tape == desk.send("{\"screen\":true}").tape)
    let back = desk.send("{\"undoLines\":true}")
    #expect(back.tape?.map(\.exact) == ["2", "-1", "3"])
    #expect(back.tape?[1].problem == nil)
  }

  @Test func `lines are moved, named and folded; undo takes each back`() {
    var desk = Desk()
    _ = desk.press("1 Enter AC 2 Enter AC 3 Enter")
    #expect(desk.send("{\"move\":{\"line\":3,\"by\":-2}}").tape?.map(\.id) == [3, 1, 2])
    let named = desk.send("{\"label\":{\"line\":1,\"text\":\"rent\"}}")
    #expect(named.tape?.map(\.label) == ["", "rent", ""])
    #expect(desk.send("{\"fold\":2}").tape?.map(\.isFolded) == [false, false, true])
    var copy = Sheet()
    #expect(copy.restore(from: Array(desk.sheet.state.utf8)) == [])
    #expect(copy.handle(.screen).tape == desk.send("{\"screen\":true}").tape)
    #expect(desk.press("Undo").tape?.map(\.isFolded) == [false, false, false])
    #expect(desk.press("Undo").tape?.map(\.label) == ["", "", ""])
    #expect(desk.press("Undo").tape?.map(\.id) == [1, 2, 3])
    #expect(desk.press("Redo").tape?.map(\.id) == [3, 1, 2])
  }

  @Test func `Ans stands on the names of its line`() {
    var desk = Desk()
    _ = desk.press("a = 2 Enter AC K:sin a Enter + 1 Enter AC a = 3 Enter")
    let screen = desk.send("{\"digits\":{\"line\":3,\"count\":40}}")
    #expect(screen.outcome == .ignored)
    #expect(desk.send("{\"screen\":true}").tape?.map(\.isStale) == [false, true, true, false])
  }

  @Test func `a line keeps its unit of angles`() {
    var desk = Desk()
    _ = desk.press("DEG a = 3 0 Enter AC K:sin a Enter")
    _ = desk.press("RAD")
    #expect(edit(1, "a = 9 0", &desk).tape?.map(\.exact) == ["90", "1"])
  }

  @Test func `what is given up changes nothing`() {
    var desk = Desk()
    _ = desk.press("a = 2 Enter AC a ^ 2 Enter")
    _ = desk.send("{\"edit\":1}")
    _ = desk.post("{\"keys\":\"AC a = 3 Enter\"}")
    desk.requests = []
    _ = desk.send("{\"stopped\":\"user\"}")
    let screen = desk.send("{\"screen\":true}")
    #expect(screen.tape?.map(\.exact) == ["2", "4"])
    #expect(screen.editing == 1)
    #expect(desk.press("Enter").tape?.map(\.exact) == ["3", "9"])
  }

  @Test func `changes that come while one waits come after it`() {
    var desk = Desk()
    _ = desk.press("a = 2 Enter AC a ^ 2 Enter AC a = 7 Enter AC 5 Enter")
    _ = desk.post("{\"remove\":3}")
    #expect(desk.post("{\"remove\":4}").tape == nil)
    while let request = desk.requests.first {
      desk.requests.removeFirst()
      let screen = desk.answer(request)
      if let next = screen.request { desk.requests.append(next) }
    }
    #expect(desk.send("{\"screen\":true}").tape?.map(\.id) == [1, 2])
  }

  @Test func `a formula that is typed while lines are computed stays`() {
    var desk = Desk()
    _ = desk.press("1 Enter AC 2 Enter AC 3 + 4")
    #expect(desk.send("{\"edit\":1}").formula == "1|")
    #expect(desk.send("{\"leaveLine\":true}").formula == "3+4|")
    #expect(desk.send("{\"leaveLine\":true}").outcome == .ignored)
  }

  @Test func `a link carries the lines, and who opens it computes them`() {
    var desk = Desk()
    _ = desk.press("f ( t ) = t ^ 2 Enter AC f ( 3 ) Enter + 1 Enter AC DEG K:sin 3 0 Enter")
    let link = desk.send("{\"shareLines\":true}").copied?.text ?? ""
    #expect(link.utf8.allSatisfy { ($0 | 0x20) > 0x60 || ($0 > 0x2F && $0 < 0x3A) || $0 == 0x2D })
    var other = Desk()
    _ = other.press("7 Enter")
    let screen = other.send("{\"openLines\":\"\(link)\"}")
    #expect(screen.tape?.map(\.exact) == ["7", nil, "9", "10", "1/2"])
    #expect(screen.tape?.map(\.problem) == [nil, nil, nil, nil, nil])
    #expect(other.press("AC f ( 4 ) Enter").tape?.last?.exact == "16")
    _ = other.send("{\"undoLines\":true}")
    #expect(other.send("{\"undoLines\":true}").tape?.map(\.exact) == ["7"])
    #expect(other.send("{\"openLines\":\"r1_nonsense\"}").outcome == .refused)
    #expect(other.send("{\"openLines\":\"\"}").outcome == .refused)
  }
}

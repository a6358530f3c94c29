// Keys that stand where they are needed, and keys that take the place of the one that was pressed.

import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("Keys at hand")
struct KeysAtHandTests {
  @Test(
    arguments: [
      ("( 1", [";"]), ("[ 1", [";"]), ("x + y = 5", ["y", "=", "<", ";"]), ("( ", []),
      ("{ 1", ["<", "=", ":", ";"]), ("{ x < 0 : 1", ["<", "=", ":", ";"]), ("1 + 2", []),
      ("m a x ( 1", [";"]), ("l n ( 1", []),
    ]
  )
  func `separators stand above the keys where they fit`(keys: String, near: [String]) {
    var desk = Desk()
    #expect(desk.press(keys).nearKeys == near)
  }

  /// By hand: √−4 = 2i.
  @Test func `a key finds the complex value where there is no real one`() {
    var desk = Desk()
    let refused = desk.press("K:sqrt - 4 Enter")
    #expect(refused.answer == nil && refused.nearKeys == ["K:complex"])
    let found = desk.press("K:complex")
    #expect(found.answer?.answer.exact == "2i" && found.settings.complexAnswers)
    desk = Desk()
    _ = desk.press("K:sqrt - 4 Enter")
    #expect(desk.press("BS").nearKeys.isEmpty)
    #expect(desk.press("AC 1 / 0 Enter").nearKeys.isEmpty)
  }

  /// What a long press types stands where the key itself would have stood.
  @Test(
    arguments: [
      ("1 / 2 Enter", "x", "y"), ("7", "x", "y"), ("7", "^", "K:sq"), ("1 / 2 Enter", "-", "K:neg"),
      ("8 Enter", "K:sqrt", "K:cbrt"), ("7", ")", ";"), ("", "K:fact", "K:abs"),
      ("7 8 C-a", "K:sin", "K:asin"),
    ]
  )
  func `a key takes the place of the one before`(
    before: String,
    key: String,
    other: String
  ) {
    func start() -> Desk {
      var desk = Desk()
      if !before.isEmpty { _ = desk.press(before) }
      return desk
    }
    var desk = start()
    _ = desk.press(key)
    // Another one takes the place of the first one again.
    for each in [other, "5"] {
      var direct = start()
      let (expected, screen) = (direct.press(each), desk.send("{\"instead\":\"\(each)\"}"))
      #expect(screen.formula == expected.formula && screen.canUndo == expected.canUndo)
    }
  }

  @Test func `nothing takes the place of what was evaluated`() {
    var desk = Desk()
    _ = desk.press("1 + 1 Enter")
    #expect(desk.send(#"{"instead":"3"}"#).tape?.count ?? 1 == 1)
    #expect(desk.send(#"{"instead":"K:nothing"}"#).outcome == .ignored)
  }
}

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

  /// By hand: a + b = 3 for b is 3 − a, u·v + w = 2 for w is 2 − u·v.
  @Test(
    arguments: [
      ("a + b = 3", "b", "b = 3 - a"), ("u * v + w = 2", "w", "w = 2 - u*v"),
      ("K:sqrt v _ 1 Right Right = v _ 2", "v_2", "v_2 = sqrt(v_1)"),
    ]
  )
  func `a key solves an equation in several unknowns`(keys: String, name: String, found: String) {
    var desk = Desk()
    let refused = desk.press(keys + " Enter")
    #expect(refused.answer == nil && refused.nearKeys == ["K:solve"] && refused.nearValue == name)
    let solved = desk.press("K:solve")
    #expect(solved.answer?.answer.exact?.hasPrefix(found) == true)
    // One change: the equation comes back.
    let undone = desk.press("Undo")
    #expect(undone.copyText == refused.copyText && undone.nearValue == nil)
  }

  @Test func `where the equation is another one, the key is what it is elsewhere`() {
    var desk = Desk()
    _ = desk.press("a + b = 3 Enter")
    let screen = desk.press("0")
    #expect(screen.nearValue == nil && screen.nearKeys != ["K:solve"])
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

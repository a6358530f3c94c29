// Enter draws what the graph button draws: what y or an angle is, what x is for each y, bounds of y,
// products of coordinates, and a name that letters give as a function of one of them.

import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("Enter draws")
struct DrawnByEnterTests {
  /// A desk with keys pressed, and Enter or the graph button behind them.
  private func drawn(_ keys: String, byButton: Bool) -> (desk: Desk, screen: Screen) {
    var desk = Desk()
    var screen = desk.press(byButton ? keys : keys + " Enter")
    if byButton { screen = desk.send(#"{"draw":true}"#) }
    return (desk, screen)
  }

  @Test(
    arguments: [
      "x Equals 2 y", "x Equals y ^ 2", "y < = 4", "y ≤ x ^ 2", "y Equals 3", "K:theta = K:pi / 4",
      "t h e t a = K:pi / 4", "x y = 1 2", "y = a", "x ^ 2 + y ^ 2 = 4", #"Paste"xy = 12""#,
    ]
  )
  func `the same as the graph button`(keys: String) {
    let byEnter = drawn(keys, byButton: false).screen
    let byButton = drawn(keys, byButton: true).screen
    #expect(byEnter.showsGraph && byEnter.message == nil, "\(keys)")
    #expect(byEnter.drawn?.curves == byButton.drawn?.curves && byEnter.drawn?.curves.count == 1)
    #expect(byEnter.tape == byButton.tape, "\(keys)")
  }

  @Test func `a line in sight leaves the formula`() {
    var desk = Desk()
    _ = desk.send(#"{"showsLines":true}"#)
    #expect(desk.press("y = x ^ 2 Enter").formula == "|")
    #expect(desk.press("Enter").tape?.count ?? 1 == 1)
    // The first takes the line away, the second brings the formula back.
    #expect(desk.press("Undo").tape?.isEmpty == true)
    #expect(desk.press("Undo").formula.hasPrefix("y=x^{2"))
    #expect(desk.press("AC 1 + 1 Enter").answer?.answer.exact == "2")
    // What is not drawn stays.
    #expect(desk.press("AC y = x + Enter").formula.hasPrefix("y=x+"))
    _ = desk.send(#"{"showsLines":false}"#)
    #expect(desk.press("AC y = x ^ 3 Enter").formula.hasPrefix("y=x^{3"))
  }

  /// What is stored in x and y is none of a curve's affair.
  @Test(arguments: ["x Equals 2 y", "y Equals 2 x", "x y = 1 2"])
  func `whatever is stored in the coordinates`(keys: String) {
    var desk = Desk()
    _ = desk.press("5 STO x Enter AC 7 STO y Enter")
    #expect(desk.press("AC " + keys + " Enter").tape?.last?.isCurve == true)
  }

  /// The graph finds nothing wrong with them, and says what kind of curve they are.
  @Test(
    arguments: [("theta = pi/4", "implicit"), ("x*y = 12", "implicit"), ("x = 2y", "sideways")]
  )
  func `the graph draws them`(text: String, kind: String) {
    var graph = GraphSheet.drawn(text)
    let curve = graph.handle(.screen).curves?.first
    #expect(curve?.problem == nil && curve?.kind == kind, "\(text)")
  }

  @Test(arguments: [false, true])
  func `a name that one letter gives is a function of it`(byButton: Bool) {
    var (desk, screen) = drawn("A Equals K:pi r ^ 2", byButton: byButton)
    #expect(screen.showsGraph && screen.tape?.last?.text == "A(r) = π r^2")
    #expect(screen.tape?.last?.look?.isShown == true && screen.drawn?.curves.count == 1)
    // By hand: π·2².
    #expect(desk.press("AC A ( 2 ) Enter").answer?.answer.exact == "4*pi")
    (desk, screen) = drawn("d Equals x ^ 2 + k x", byButton: byButton)
    #expect(screen.tape?.first?.text == "d(x) = x^2 + k x")
    #expect(screen.drawn?.sliders.map(\.name) == ["k"])
  }

  @Test(arguments: [false, true])
  func `of a name that several letters give it is asked over which`(byButton: Bool) {
    var (desk, screen) = drawn("V Equals K:pi r ^ 2 * h", byButton: byButton)
    #expect(screen.tape?.isEmpty != false && screen.nearKeys == ["r", "h"])
    #expect(screen.message?.kind == "axis" && screen.message?.message.contains("r, h") == true)
    screen = desk.press("h")
    #expect(screen.tape?.first?.text == "V(h) = π r^2 * h" && screen.showsGraph)
    #expect(screen.drawn?.sliders.map(\.name) == ["r"])
    // Any other key goes on with the formula.
    (desk, screen) = drawn("V Equals K:pi r ^ 2 * h", byButton: byButton)
    #expect(desk.press("BS h").nearKeys != ["r", "h"])
    // A letter with a value is none that is asked for.
    desk = Desk()
    _ = desk.press("h = 3 Enter")
    #expect(desk.press("AC V = r h Enter").tape?.last?.text == "V(r) = r h")
  }

  @Test(arguments: [("a = 3", "3"), ("b = 2 + 3", "5"), ("r = 3", "3"), ("x = 3", "3")])
  func `a number with a name is a value`(keys: String, value: String) {
    #expect(drawn(keys, byButton: false).screen.answer?.answer.exact == value)
    let isOfPlane = "rx".contains(keys.prefix(1))
    #expect(drawn(keys, byButton: true).screen.tape?.last?.isCurve == isOfPlane)
  }

  @Test func `what has an answer and says a curve has Draw in its menu`() {
    var desk = Desk()
    _ = desk.press("5 STO x Enter")
    for keys in ["x ^ 2", "y ^ 2 = 4", "x ^ 2 = 4", "f ( k ) = k ^ 2"] {
      let line = desk.press("AC \(keys) Enter").tape?.last
      #expect(line?.canBeDrawn == true && line?.look == nil, "\(keys)")
      let drawn = desk.send("{\"look\":{\"line\":\(line?.id ?? 0),\"isShown\":true}}")
      #expect(drawn.tape?.last?.look?.isShown == true && drawn.tape?.last?.exact == line?.exact)
    }
    for keys in ["2 + 3", "a = 4", "2 < 3"] {
      #expect(desk.press("AC \(keys) Enter").tape?.last?.canBeDrawn == false, "\(keys)")
    }
    #expect(desk.press("AC y ^ 2 < 4 Enter").tape?.last?.look?.isShown == true)
  }
}

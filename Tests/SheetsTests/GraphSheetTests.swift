// A graph: what its events do, as golden text, and what is kept of it.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("The graph")
struct GraphSheetTests {
  @Test func `events do what the golden file says`() throws {
    let found = GoldenFile("graph").mismatches { events in
      var graph = GraphSheet()
      var screen = graph.handle(.screen)
      var curves = screen.curves ?? []
      var sliders = screen.sliders ?? []
      for event in Self.objects(events) {
        screen = graph.handle(bytes: Array(event.utf8))
        curves = screen.curves ?? curves
        sliders = screen.sliders ?? sliders
      }
      return "= " + Self.summary(screen, curves, sliders)
    }
    for mismatch in try #require(found) { Issue.record("graph.txt \(mismatch)") }
  }

  /// The objects of a line, divided by blanks.
  private static func objects(_ line: String) -> [String] {
    var objects: [String] = []
    var object = ""
    var depth = 0
    for character in line {
      if character == "{" { depth += 1 }
      if depth > 0 { object.append(character) }
      guard character == "}" else { continue }
      depth -= 1
      if depth == 0 {
        objects.append(object)
        object = ""
      }
    }
    return objects
  }

  /// A screen in one line.
  private static func summary(
    _ screen: GraphScreen,
    _ curves: [GraphScreen.Curve],
    _ sliders: [GraphSlider]
  ) -> String {
    let window = screen.window.texts
    var parts = ["\(window[0])..\(window[1]) \(window[2])..\(window[3])"]
    for shown in curves {
      let (curve, error) = (shown.curve, shown.problem.map { " ! " + $0.kind } ?? "")
      let hidden = curve.isShown ? "" : " hidden"
      let bounds = shown.bounds.isEmpty ? "" : " with \(shown.bounds)"
      parts.append(
        "\(curve.id) #\(curve.color) \(shown.kind) \(shown.shownText)\(bounds)\(hidden)\(error)"
      )
    }
    for slider in sliders { parts.append("\(slider.name)=\(slider.shownValue)") }
    if let trace = screen.trace {
      let value = trace.y.map { $0.exact ?? $0.decimal ?? "?" } ?? trace.problem?.kind ?? "?"
      parts.append("at \(trace.x.exact ?? "?"), \(value)")
    }
    if let message = screen.message { parts.append("! " + message.kind) }
    if screen.outcome != .none { parts.append(screen.outcome.rawValue) }
    return parts.joined(separator: " | ")
  }

  @Test func `what is kept comes back`() {
    var graph = GraphSheet()
    let events = [
      #"{"size":{"width":300,"height":200,"density":1.5}}"#, #"{"add":"a*sin(x)"}"#,
      #"{"add":"x^2+y^2=2"}"#,
      #"{"slider":{"name":"a","value":"-2/3"}}"#, #"{"window":{"left":"-pi","right":"1e-3"}}"#,
      #"{"zoom":{"factor":1.15,"x":17,"y":3}}"#, #"{"pan":{"x":-7,"y":5}}"#, #"{"dots":true}"#,
      #"{"grid":"pi"}"#,
    ]
    for event in events { _ = graph.handle(bytes: Array(event.utf8)) }
    var copy = GraphSheet()
    let screen = copy.handle(.load(state: graph.state))
    #expect(screen.message == nil)
    #expect(copy.state == graph.state)
    #expect(copy.viewport == graph.viewport && copy.density == graph.density)
    // The lines are kept by their sheet, and the variables that none of them gives a value here.
    #expect(copy.curves.isEmpty && copy.sliders.isEmpty)
    _ = copy.handle(.add(text: "a*sin(x)"))
    #expect(copy.sliders.map { $0.shownValue } == ["-(2/3)"])
    #expect(copy.isDots && copy.grid == .pi)
    // Another size shows more, and not the window of a new graph.
    _ = copy.handle(.resize(GraphSize(width: 300, height: 400, density: 1)))
    #expect(copy.viewport.width == 300 && copy.viewport.height == 400)
  }

  @Test(
    arguments: [
      "", "{", "[]", "{}", #"{"surd graph":2}"#,
      #"{"surd graph":1,"window":{"left":"1/0","top":"0","width":1,"height":1}}"#,
      #"{"surd graph":1,"window":{"left":"x","top":"0","width":99999,"height":1}}"#,
    ]
  )
  func `a damaged state is told and ends nothing`(state: String) {
    var graph = GraphSheet()
    _ = graph.handle(.add(text: "x"))
    let screen = graph.handle(.load(state: state))
    #expect(screen.message?.kind == "damagedState")
    let next = graph.handle(.add(text: "x^2"))
    #expect(next.outcome == .changed && next.curves?.last?.kind == "explicit")
  }

  @Test func `what names mean comes from a session`() {
    var session = Session()
    _ = session.evaluate("k = 3")
    _ = session.evaluate("f(t) = k t + m")
    var graph = GraphSheet()
    _ = graph.handle(.session(state: session.state.line))
    var screen = graph.handle(.add(text: "f(x)"))
    #expect(screen.sliders?.map { $0.name } == ["m"])
    screen = graph.handle(.trace(.move(columns: 0)))
    #expect(screen.trace?.y?.exact == "1")
    _ = session.evaluate("m = 5")
    screen = graph.handle(.session(state: session.state.line))
    #expect(screen.sliders?.isEmpty == true)
    #expect(screen.trace?.y?.exact == "5")
  }

  @Test func `what a curve does not mention changes nothing of its picture`() {
    var session = Session()
    _ = session.evaluate("k = 3")
    _ = session.evaluate("f(t) = k t")
    var graph = GraphSheet()
    _ = graph.handle(.resize(GraphSize(width: 200, height: 100)))
    _ = graph.handle(.session(state: session.state.line))
    _ = graph.handle(.add(text: "f(x) + a"))
    func isFinished(after lines: String...) -> Bool {
      for line in lines { _ = session.evaluate(line) }
      return graph.handle(.session(state: session.state.line)).isFinished
    }
    func finish() {
      var rounds = 0
      while !graph.draw(steps: 10_000_000).isFinished, rounds < 1_000 { rounds += 1 }
      #expect(rounds < 1_000)
    }
    finish()
    #expect(isFinished(after: "1 + 1", "j = 7", "g(t) = 1"))
    #expect(!isFinished(after: "k = 4"))
    finish()
    #expect(!isFinished(after: "f(t) = k t^2"))
    finish()
    #expect(!isFinished(after: "a = 2"))
    finish()
    #expect(!graph.handle(.set([.init("angle", .text("deg"))])).isFinished)
  }

  @Test func `a picture is finished after some steps, and new once`() {
    var graph = GraphSheet()
    _ = graph.handle(.resize(GraphSize(width: 200, height: 100)))
    _ = graph.handle(.add(text: "sin(x)"))
    var rounds = 0
    while !graph.draw(steps: 1_000_000).isFinished, rounds < 1_000 { rounds += 1 }
    #expect(rounds < 1_000)
    #expect(graph.draw(steps: 1).isNew)
    let words = graph.picture()
    #expect(words[0] == 0x3144_5253 && words[2] == 200 && words[3] == 100)
    #expect(words[5] == 0)
    #expect(!graph.draw(steps: 1).isNew)
    #expect(graph.handle(.progress).isFinished)
    // Reading a value out changes nothing of the picture.
    _ = graph.handle(.trace(.move(columns: 1)))
    #expect(!graph.draw(steps: 1).isNew)
    _ = graph.handle(.pan(columns: 3, rows: 0))
    #expect(graph.draw(steps: 1).isNew)
  }

  @Test func `asymptotes are told, and no trace goes to them`() {
    var graph = GraphSheet()
    _ = graph.handle(.resize(GraphSize(width: 200, height: 100)))
    _ = graph.handle(.add(text: "x + 1/x"))
    var rounds = 0
    while !graph.draw(steps: 10_000_000).isFinished, rounds < 1_000 { rounds += 1 }
    let screen = graph.handle(.progress)
    let line = screen.features?.last
    #expect(line?.kind == "asymptote" && line?.x.exact == "y = x" && line?.y == nil)
    #expect(screen.summary?.contains("asymptote y equals x") == true)
    for _ in 0..<6 {
      #expect(graph.handle(.trace(.feature(1))).trace?.kind != "asymptote")
    }
    // It goes with its curve.
    #expect(graph.handle(.lines(DrawnLines())).features == [])
  }

  @Test func `points that matter are exact, and the trace finds them`() {
    var graph = GraphSheet()
    _ = graph.handle(.resize(GraphSize(width: 200, height: 100)))
    _ = graph.handle(.add(text: "x^2-2"))
    _ = graph.handle(.add(text: "x"))
    var rounds = 0
    while !graph.draw(steps: 10_000_000).isFinished, rounds < 1_000 { rounds += 1 }
    let features = graph.handle(.progress).features ?? []
    let places = features.filter { $0.curve == 1 && $0.kind == "zero" }.map { $0.x.exact }
    #expect(places == ["−√2", "√2"])
    // x² − 2 = x at −1 and 2.
    let meetings = features.filter { $0.kind == "intersection" }.map { $0.x.exact }
    #expect(meetings == ["−1", "2"])
    #expect(features.first { $0.kind == "minimum" }?.y?.exact == "−2")
    _ = graph.handle(.trace(.move(columns: 0)))
    let screen = graph.handle(.trace(.feature(-1)))
    #expect(screen.trace?.kind != nil && screen.trace?.point != nil)
    // The window that shows what matters has all of it inside.
    _ = graph.handle(.fit)
    #expect(graph.viewport.left <= -2 && graph.viewport.right > 2)
    #expect(graph.viewport.bottom < -2)
  }

  @Test(
    arguments: [
      (.english, "a graph of one curve, x from negative ten to ten, y from negative five to five"),
      (.german, "ein Graph mit einer Kurve, x von minus zehn bis zehn, y von minus fünf bis fünf"),
      (.chinese, "图形，一条曲线，x 从负十到十，y 从负五到五"),
    ] as [(Language, String)]
  )
  func `there are words for what there is to see`(language: Language, words: String) {
    var graph = GraphSheet()
    graph.settings.language = language
    _ = graph.handle(.resize(GraphSize(width: 100, height: 50)))
    let first = graph.handle(.add(text: "x"))
    #expect(first.summary == nil && first.speech.isEmpty, "it is not known yet")
    while !graph.draw(steps: 1_000_000).isFinished {}
    let screen = graph.handle(.progress)
    #expect(screen.speech.hasPrefix(words), "\(screen.speech)")
    #expect(screen.speech == screen.summary)
    #expect(graph.handle(.progress).speech.isEmpty, "once is enough")
  }
}

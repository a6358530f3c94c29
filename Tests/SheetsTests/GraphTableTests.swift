// Tables of values: what a curve is at places that the user chose.

import Messages
import Sheets
import TestSupport
import Testing

@Suite("Tables of values")
struct GraphTableTests {
  private func graph(_ curve: String, _ settings: Settings = Settings()) -> GraphSheet {
    var graph = GraphSheet(settings: settings)
    _ = graph.handle(.add(text: curve))
    return graph
  }

  private func table(_ graph: inout GraphSheet, _ members: [JSON.Member] = []) -> GraphScreen.Table?
  {
    guard case .open(let table) = graph.handle(.table(id: 1, members)).table else { return nil }
    return table
  }

  /// What a row shows: closed forms, digits where there is none.
  private func texts(_ table: GraphScreen.Table?) -> [String] {
    (table?.rows ?? []).map { row in
      ([row.place] + row.values).map { $0.exact ?? $0.decimal ?? "?" }.joined(separator: " ")
        + (row.problem == nil ? "" : " undefined")
    }
  }

  @Test func `squares about the origin`() {
    var graph = graph("x^2")
    let shown = table(&graph)
    #expect(shown?.heads == ["x", "y"])
    #expect(
      texts(shown) == [
        "−5 25", "−4 16", "−3 9", "−2 4", "−1 1", "0 0", "1 1", "2 4", "3 9", "4 16", "5 25",
      ]
    )
  }

  // The values of the sine at multiples of 30°, from any table of them.
  @Test func `a sine is exact at multiples of pi over six`() {
    var graph = graph("sin(x)")
    let half = "1/2"
    let root = "√3/2"
    let values = [
      "0", half, root, "1", root, half, "0", "−" + half, "−" + root, "−1", "−" + root, "−" + half,
      "0",
    ]
    let shown = table(&graph)
    #expect(shown?.rows.map { $0.values.first?.exact ?? "" } == values)
    #expect(shown?.rows[2].place.exact == "π/3")
  }

  @Test func `degrees step by thirty`() {
    var settings = Settings()
    settings.angle = .degrees
    var graph = graph("cos(x)", settings)
    #expect(texts(table(&graph)).prefix(4) == ["0 1", "30 √3/2", "60 1/2", "90 0"])
  }

  @Test func `where there is no value the row says so, and the others have theirs`() {
    var graph = graph("1/x")
    let rows = texts(table(&graph, [.init("start", .text("-1")), .init("count", .count(3))]))
    #expect(rows == ["−1 −1", "0 undefined", "1 1"])
  }

  @Test func `a curve with a parameter has both coordinates`() {
    var graph = graph("x = t^2, y = 2t")
    let shown = table(
      &graph,
      [.init("start", .text("0")), .init("step", .text("1/2")), .init("count", .text("3"))]
    )
    #expect(shown?.heads == ["t", "x", "y"])
    #expect(texts(shown) == ["0 0 0", "1/2 1/4 1", "1 1 2"])
  }

  @Test func `places besides are numbers of any kind, with the decimal mark in force`() {
    var settings = Settings()
    settings.decimalMark = .comma
    var graph = graph("x^2", settings)
    let shown = table(
      &graph,
      [.init("count", .count(0)), .init("places", .text("1,5; √2; pi/2;"))]
    )
    #expect(shown?.rows.map { $0.values.first?.exact } == ["9/4", "2", "π²/4"])
    #expect(shown?.places == "1,5; √2; pi/2;")
  }

  @Test(arguments: ["2..3", "x", "", "1/0"])
  func `what is no number changes nothing and is told`(text: String) {
    var graph = graph("x^2")
    _ = table(&graph)
    let screen = graph.handle(.table(id: 1, [.init("step", .text(text))]))
    #expect(screen.outcome == .refused && screen.message != nil)
    #expect(graph.table?.step == "1")
  }

  @Test(arguments: [-1, 201, Int.max])
  func `so many places are none`(count: Int) {
    var graph = graph("x^2")
    #expect(graph.handle(.table(id: 1, [.init("count", .count(count))])).outcome == .refused)
    #expect(graph.table == nil)
  }

  @Test func `a circle has no table`() {
    var graph = graph("x^2+y^2=1")
    let screen = graph.handle(.screen)
    #expect(screen.curves?.first?.hasTable == false)
    #expect(graph.handle(.table(id: 1, [])).outcome == .refused)
  }

  @Test func `a table follows its curve and its variables, and closes`() {
    var graph = graph("a*x")
    #expect(texts(table(&graph)).last == "5 5")
    let moved = graph.handle(.slide(name: "a", [.init("value", .text("2"))]))
    guard case .open(let table) = moved.table else {
      Issue.record("the table is not told")
      return
    }
    #expect(texts(table).last == "5 10")
    #expect(graph.handle(.progress).table == nil)
    #expect(graph.handle(.closeTable).table == GraphScreen.SentTable.none)
  }

  @Test func `a table is kept`() {
    var graph = graph("x^3")
    _ = table(&graph, [.init("start", .text("1/2"))])
    var other = GraphSheet()
    let state = graph.handle(.screen).state
    _ = other.handle(.load(state: state ?? ""))
    #expect(other.table == graph.table && other.table?.start == "1/2")
  }

  @Test func `spreadsheets and LaTeX get all of it`() {
    var graph = graph("1/x")
    let shown = table(
      &graph,
      [.init("start", .text("0")), .init("step", .text("-3")), .init("count", .count(2))]
    )
    #expect(shown?.csv == "x,y,x exact,y exact\r\n0,,0,\r\n-3,-0.333333,-3,-1/3\r\n")
    #expect(
      shown?.latex
        == #"\begin{array}{r|l} x & y \\ \hline 0 &  \\ -3 & -\frac{1}{3} \\ \end{array}"#
    )
  }

  @Test func `a table of what takes long ends in time and says where`() {
    var graph = graph("sum(sin(k*x)/k; k = 1..2000)")
    let shown = table(&graph, [.init("count", .count(200))])
    #expect(shown?.rows.count == 200)
    #expect(shown?.rows.last?.problem != nil)
  }
}

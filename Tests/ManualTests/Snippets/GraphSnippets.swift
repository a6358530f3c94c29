// What the manual shows of graphs and tapes.

import Graphs
import Surd
import Testing

@Suite struct GraphSnippets {
  @Test func `a plot becomes a file`() {
    // snippet
    var request = PlotRequest(curves: ["1/x", "x^2 + y^2 = 4"])
    request.horizontal = "-pi..pi"
    let sheet = PlotSheet(request, in: Session())
    let file = sheet.svg(.light)
    print(String(decoding: file.prefix(4), as: UTF8.self))  // <svg
    print(sheet.undecidedCount)  // 0
    // end
  }

  @Test func `a plotter proves a bit at a time`() throws {
    // snippet
    var workspace = Workspace()
    let plot = try Plot(reading: "y = tan(x)")
    let viewport = Viewport(
      left: -8,
      top: 5,
      unitsPerColumn: Rational(1, over: 100),
      unitsPerRow: Rational(1, over: 100),
      width: 1600,
      height: 1000
    )
    var plotter = try Plotter(
      plot,
      in: viewport,
      environment: Environment(),
      workspace: &workspace
    )
    while !plotter.isDone { plotter.advance(steps: 1_000_000) }
    print(plotter.picture().undecidedCount)  // 0
    // end
  }

  @Test func `a tape runs over doubles`() throws {
    // snippet
    var workspace = Workspace()
    let tape = try Tapes.Tape(
      Expression("sqrt(x)/x"),
      variables: ["x"],
      in: Environment(),
      workspace: &workspace
    )
    print(tape.value(at: 4))  // 0.5
    print(tape.evaluate(x: [1, 4, 16]))  // [1.0, 0.5, 0.25]
    print(tape.value(at: -1).isNaN)  // true
    // end
  }
}

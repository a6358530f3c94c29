// What the manual shows of graphs.

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
}

// The window of a graph in an address; the lines that are drawn go with the sheet.

internal import Formulas
internal import Graphs
internal import Messages
internal import Sessions

extension GraphSheet {
  /// The window and the variables that no line gives a value, as letters, digits, `-` and
  /// `_`; empty where nothing is drawn.
  ///
  /// A link is the same in every language: numbers have points.
  var link: String {
    guard curves.contains(where: { $0.isShown }) else { return "" }
    let edges = zip(GraphScreen.Window.names, shownWindow.texts).map { name, text in
      JSON.list([.text(name), .text(settings.plain(text))])
    }
    let open = sliders.filter { $0.line == nil }
    return GraphLink.text(edges: Array(edges), sliders: open.map { $0.json })
  }

  /// Shows the window that a link carries; one that is damaged changes nothing, and is told.
  mutating func open(_ link: String, _ result: inout GraphEventResult) {
    guard let content = GraphLink(link) else {
      message = Problem(Message(saying: .damagedLink, in: settings.language), at: 0..<0)
      result.outcome = .refused
      return
    }
    trace = nil
    // A damaged slider stays as it is.
    var ignored = GraphEventResult()
    for slider in content.sliders { slide(slider.name, slider.members, &ignored) }
    let edges = content.edges.map { name, text in
      JSON.Member(name, .text(settings.spelled(text)))
    }
    _ = setBounds(edges)
    result.outcome = .changed
    result.saysSummary = true
  }
}

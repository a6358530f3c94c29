// From the state of a graph to what it shows.

internal import Analysis
internal import Expressions
internal import Graphs
internal import Messages
internal import Numbers
internal import Sessions

extension GraphSheet {
  /// The screen of the present state.
  package mutating func screen(after result: inout GraphEventResult) -> GraphScreen {
    prepare()
    var screen = GraphScreen()
    writeMathML()
    let dashes = self.dashes
    let shown = curves.map { curve in
      let number = curve.id == draft?.line ? GraphDraft.number : curve.id
      return self.shown(curve, dash: dashes[number] ?? 0)
    }
    if sent.curves.isNew(shown) { screen.curves = shown }
    if sent.sliders.isNew(sliders) { screen.sliders = sliders }
    let features = curves.flatMap { curve in
      self.features(of: curve.id).map { $0.shown } + (drawing.asymptotes[curve.id] ?? [])
    }
    if sent.features.isNew(features) { screen.features = features }
    screen.featuresInWindow = curves.flatMap { curve in
      // An asymptote has no place.
      self.features(of: curve.id).map { isInWindow($0) }
        + (drawing.asymptotes[curve.id] ?? []).map { _ in true }
    }
    screen.window = shownWindow
    screen.trace = shownTrace
    if let table, sent.table.isNew(tableKey(table)) {
      screen.table = shownTable().map { .open($0) } ?? .some(.none)
    } else if table == nil, sent.table.isNew("") {
      screen.table = .some(.none)
    }
    screen.isDots = isDots
    screen.grid = grid
    screen.undecided = drawing.undecided
    screen.isFinished = drawing.isFinished
    if drawing.isFinished { screen.summary = summary(screen.window) }
    summaryIsDue = summaryIsDue || result.saysSummary
    if let message {
      screen.speech = message.message
    } else if result.saysTrace, let trace = screen.trace {
      screen.speech = words(for: trace)
    } else if summaryIsDue, let summary = screen.summary {
      screen.speech = summary
      summaryIsDue = false
    }
    screen.message = message
    screen.outcome = result.outcome
    screen.settings = settings
    let state = self.state
    if sent.state.isNew(state) { screen.state = state }
    if result.isShared { screen.link = link }
    return screen
  }

  /// Writes curves in MathML, those for which that was not done since they were read.
  private mutating func writeMathML() {
    guard curves.contains(where: { readings[$0.id]?.mathml == nil }) else { return }
    let functions = session.environment.functions.keys.sorted()
    for curve in curves where readings[curve.id]?.mathml == nil {
      let text = readings[curve.id]?.plot?.unboundedText ?? curve.text
      let isShort = readings[curve.id]?.plot?.points != nil || text.utf8.count <= Markup.longestText
      readings[curve.id]?.mathml = isShort ? Markup.curve(text, functions: functions, settings) : ""
    }
  }

  private func shown(_ curve: GraphCurve, dash: Int) -> GraphScreen.Curve {
    let reading = readings[curve.id]
    return GraphScreen.Curve(
      curve: curve,
      shownText: shownText(of: curve),
      mathml: reading?.mathml ?? "",
      kind: reading?.kind ?? "none",
      isRegion: reading?.isRegion == true,
      dash: dash,
      bounds: settings.spelled(reading?.plot?.boundsText(settings.angle) ?? ""),
      problem: reading?.problem ?? drawing.problem(of: curve.id),
      note: coloringNote(of: curve),
      hasTable: reading?.curve?.path != nil || reading?.plot?.points != nil,
      isEmpty: drawing.isEmpty(curve.id)
    )
  }
}

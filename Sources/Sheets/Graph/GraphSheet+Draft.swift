// The curve that is being typed: drawn like the others, and listed nowhere.

internal import Expressions
internal import Graphs
internal import Messages
internal import Plots
internal import Sessions

extension GraphSheet {
  /// Draws what is being typed, where that is one curve of which every letter has a value;
  /// of a line that is changed, in its place.
  ///
  /// What is drawn already as a line is not drawn twice; functions of z, whose colours would
  /// cover those that are there, wait until they are lines. Who defines a name or asks for the
  /// solutions of an equation has not asked for a curve.
  mutating func draft(_ typed: String, changing line: Int?, _ result: inout GraphEventResult) {
    let before = draft
    draft = nil
    readings[GraphDraft.number] = nil
    if let curve = curve(typed, changing: line) {
      read(curve)
      if isWhole(curve) {
        draft = GraphDraft(curve: curve, line: line)
        updateMeanings()
      } else {
        readings[GraphDraft.number] = nil
      }
    }
    if draft != nil || before != nil { result.outcome = .changed }
  }

  /// The curve that is being typed, in the colour that its line has or will have; nothing where
  /// there is none, or one of the lines that are seen says the same.
  private func curve(_ typed: String, changing line: Int?) -> GraphCurve? {
    guard accepts(typed), curves.count < GraphCurve.most else { return nil }
    let texts = texts(of: typed, settings.decimalMark)
    guard texts.count == 1, let (text, mark) = texts.first,
      !curves.contains(where: { $0.isShown && $0.text == text && $0.mark == mark })
    else { return nil }
    let looks = curves.map { $0.look }
    var look =
      curves.first { $0.id == line }?.look ?? LineLook(color: LineLook.freeColor(beside: looks))
    look.isShown = true
    return GraphCurve(id: GraphDraft.number, text: text, mark: mark, look: look)
  }

  /// Whether a text that was read is drawn where it is entered, and all its letters have values.
  private func isWhole(_ curve: GraphCurve) -> Bool {
    guard let reading = readings[curve.id], let plot = reading.plot, reading.coloring == nil else {
      return false
    }
    var options = environment.parsingOptions
    options.decimalMark = curve.mark
    if case .define = Parser.line(curve.text, options: options).statements.last?.action {
      return false
    }
    switch plot.kind {
    case .explicit, .points, .parametric, .polar: break
    case .sideways, .implicit:
      guard plot.isRegion || plot.computed.contains(where: { $0.names.contains("y") }) else {
        return false
      }
    }
    return reading.openNames(in: session.environment, varied: sliders).allSatisfy { name in
      sliders.contains { $0.name == name }
    }
  }
}

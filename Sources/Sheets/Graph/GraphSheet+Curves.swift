// The list of curves, and the variables that they leave open.

internal import Analysis
internal import Expressions
internal import Graphs
internal import Messages
internal import Numbers
internal import Reals
internal import Sessions

extension GraphSheet {
  /// Handles an event of the list.
  mutating func list(_ event: GraphEvent, _ turn: inout GraphTurn) {
    switch event {
    case .add(let text): add(text, &turn)
    case .edit(let id, let text): edit(id, text, &turn)
    case .bound(let id, let bounds):
      guard let plot = readings[id]?.plot, plot.parameter != nil else { break }
      let separator = settings.decimalMark == .point ? ", " : "; "
      let text = plot.unboundedText.respelled(from: .point, to: settings.decimalMark)
      edit(id, text + separator + bounds, &turn)
    case .remove(let id):
      guard let index = curves.firstIndex(where: { $0.id == id }) else { break }
      removed.append((curves.remove(at: index), index))
      readings[id] = nil
      if trace?.curve == id { trace = nil }
      turn.outcome = .changed
    case .restoreRemoved:
      guard curves.count < GraphSheet.mostCurves, let (curve, index) = removed.popLast() else {
        break
      }
      curves.insert(curve, at: min(index, curves.count))
      read(curve)
      turn.outcome = .changed
      turn.saysSummary = true
    case .show(let id, let isShown):
      guard let index = curves.firstIndex(where: { $0.id == id }) else { break }
      curves[index].isShown = isShown
      if !isShown, trace?.curve == id { trace = nil }
      turn.outcome = .changed
    case .recolor(let id, let color):
      guard let index = curves.firstIndex(where: { $0.id == id }), color >= 0,
        color < CurveStyle.count
      else { break }
      curves[index].color = color
      turn.outcome = .changed
    default: break
    }
    if turn.outcome == .none { turn.outcome = .ignored }
    updateSliders()
  }

  private mutating func add(_ text: String, _ turn: inout GraphTurn) {
    let texts = texts(of: text, settings.decimalMark)
    guard accepts(text), curves.count + texts.count <= GraphSheet.mostCurves else {
      turn.outcome = .refused
      return
    }
    for text in texts { _ = add(text) }
    turn.outcome = .changed
    turn.saysSummary = true
  }

  /// A text and its decimal mark.
  typealias MarkedText = (text: String, mark: DecimalMark)

  /// The texts of the curves that a text says, of a list those of its elements: with
  /// points in the numbers, but where it cannot be read.
  func texts(of typed: String, _ mark: DecimalMark) -> [MarkedText] {
    var options = environment.parsingOptions
    options.decimalMark = mark
    do throws(PlotError) {
      return try Plot.all(reading: typed, options: options).map { plot in
        (plot.text.respelled(from: mark, to: .point), .point)
      }
    } catch {
      return [(typed, mark)]
    }
  }

  /// Adds a curve, or shows the one that has the same text.
  ///
  /// - Returns: The number of the curve.
  mutating func add(_ marked: MarkedText) -> Int {
    // The same curve twice would only hide itself.
    let same = curves.firstIndex { $0.text == marked.text && $0.mark == marked.mark }
    if let same {
      curves[same].isShown = true
      return curves[same].id
    }
    var last = curves.reduce(0) { max($0, $1.id) }
    for (curve, _) in removed { last = max(last, curve.id) }
    let curve = GraphCurve(id: last + 1, text: marked.text, mark: marked.mark, color: freeColor)
    curves.append(curve)
    read(curve)
    return curve.id
  }

  private mutating func edit(_ id: Int, _ text: String, _ turn: inout GraphTurn) {
    guard let index = curves.firstIndex(where: { $0.id == id }) else { return }
    let texts = texts(of: text, settings.decimalMark)
    guard accepts(text), curves.count + texts.count - 1 <= GraphSheet.mostCurves else {
      turn.outcome = .refused
      return
    }
    // The curve is the first of a list, and the others join.
    (curves[index].text, curves[index].mark) = texts[0]
    read(curves[index])
    for text in texts.dropFirst() { _ = add(text) }
    turn.outcome = .changed
    turn.saysSummary = true
  }

  /// The text of a curve in the decimal mark of the user.
  func shownText(of curve: GraphCurve) -> String {
    // What cannot be read in another mark is shown as it was typed.
    curve.mark == .point ? curve.text.respelled(from: .point, to: settings.decimalMark) : curve.text
  }

  /// Whether a text can be that of a curve.
  func accepts(_ text: String) -> Bool {
    text.utf8.count <= GraphCurve.longestText && text.utf8.contains { $0 > 0x20 }
  }

  /// The first colour that no curve has, or the one after the last curve's.
  private var freeColor: Int {
    for color in 0..<CurveStyle.count where !curves.contains(where: { $0.color == color }) {
      return color
    }
    return ((curves.last?.color ?? -1) + 1) % CurveStyle.count
  }

  // MARK: - Reading

  /// What names mean for the curves.
  var environment: Environment {
    var current = session
    current.settings = settings
    var environment = current.currentEnvironment
    environment.decimalMark = .point
    for slider in sliders where environment.variables[slider.name] == nil {
      environment.variables[slider.name] = .real(Real(slider.value))
    }
    return environment
  }

  /// Reads a curve.
  mutating func read(_ curve: GraphCurve) {
    var environment = environment
    environment.decimalMark = curve.mark
    readings[curve.id] = GraphReading(curve.text, in: environment, settings.language)
  }

  /// Reads all curves, since names may mean something else.
  mutating func readAll() {
    for curve in curves { read(curve) }
    updateSliders()
  }

  // MARK: - Sliders

  /// Has a slider for each variable that is left open, and no others.
  mutating func updateSliders() {
    let bare = session.environment
    var names: [String] = []
    for curve in curves {
      for name in readings[curve.id]?.openNames(in: bare, varied: sliders) ?? []
      where !names.contains(name) {
        names.append(name)
      }
    }
    sliders = names.map { name in
      sliders.first { $0.name == name } ?? GraphSlider(name: name)
    }
    updateMeanings()
  }

  /// Notes what the names in the curves mean, so that what means the same is not
  /// drawn again.
  private mutating func updateMeanings() {
    var current = session
    current.settings = settings
    for id in readings.keys {
      guard let plot = readings[id]?.plot,
        let open = readings[id]?.openNames(in: session.environment, varied: sliders)
      else { continue }
      let values = sliders.filter { open.contains($0.name) }.map { slider in
        JSON.Member(slider.name, .text(slider.value.quotientText))
      }
      let meaning = current.meaning(of: plot.computed) + JSON.object(values).line
      // A text that was read anew has none yet.
      guard readings[id]?.meaning != meaning else { continue }
      readings[id]?.meaning = meaning
      let curve = PlaneCurve(plot, environment: environment)
      readings[id]?.curve = curve
      let text = sharedText(of: plot)
      readings[id]?.sharedText = text
    }
  }

  /// Moves a slider, or its ends.
  mutating func slide(_ name: String, _ members: [JSON.Member], _ turn: inout GraphTurn) {
    guard let index = sliders.firstIndex(where: { $0.name == name }) else {
      turn.outcome = .ignored
      return
    }
    let object = JSON.object(members)
    let least = number(object["least"])
    let most = number(object["most"])
    let step = number(object["step"])
    guard sliders[index].set(least: least, most: most, step: step) else {
      turn.outcome = .refused
      return
    }
    if let position = object["position"]?.asInt { sliders[index].move(to: position) }
    if let value = number(object["value"]) { sliders[index].value = value }
    updateMeanings()
    turn.outcome = .changed
  }

  /// The number that was typed, where it is rational.
  func number(_ json: JSON?) -> Rational? {
    guard let text = json?.asText else { return json?.asRational }
    return real(text)?.rational
  }

  /// The number that was typed.
  func real(_ text: String) -> Real? {
    guard let expression = Expression(plain: settings.plain(text)) else { return nil }
    var workspace = Workspace(budget: GraphSheet.budget)
    do throws(EvaluationError) {
      return try expression.number(in: environment, workspace: &workspace)
    } catch {
      return nil
    }
  }

  /// The work that one number may take: about two thousandths of a second.
  static var budget: Budget { Budget(steps: 2_000_000, bitLimit: 1 << 16) }
}

// The lines that are drawn, and the variables that they leave open.

internal import Analysis
internal import Expressions
internal import Graphs
internal import Messages
internal import Numbers
internal import Reals
internal import Sessions

extension GraphSheet {
  /// Takes over the lines of a sheet; what says the same as before is not read again.
  mutating func take(_ lines: DrawnLines, _ result: inout GraphEventResult) {
    let before = curves
    let isHome = viewport == home
    curves = Array(lines.curves.prefix(GraphCurve.most))
    settleDraft()
    for curve in curves {
      let old = before.first { $0.id == curve.id }
      let isKnown = readings[curve.id] != nil && old?.text == curve.text && old?.mark == curve.mark
      if isKnown, old?.isShown == curve.isShown { continue }
      if !isKnown { read(curve) }
      result.saysSummary = result.saysSummary || curve.isShown
    }
    let ids = Set(drawnCurves.map { $0.id }).union(curves.map { $0.id })
    for id in readings.keys where !ids.contains(id) { readings[id] = nil }
    if let trace, curves.first(where: { $0.id == trace.curve })?.isShown != true {
      self.trace = nil
    }
    sliders = lines.sliders.compactMap { GraphSlider($0) } + sliders.filter { $0.line == nil }
    // Who has not moved the window sees where the new curves begin.
    if isHome { goHome() }
    result.outcome = .changed
    updateSliders()
  }

  /// Keeps what is drawn of a curve that was typed and is one of the lines now.
  private mutating func settleDraft() {
    guard let curve = draft?.curve,
      let line = curves.first(where: { $0.text == curve.text && $0.mark == curve.mark })
    else { return }
    if let index = drawing.curves.firstIndex(where: { $0.id == curve.id }) {
      let drawn = drawing.curves.remove(at: index)
      drawing.curves.removeAll { $0.id == line.id }
      drawing.curves.append(drawn.numbered(line.id))
    }
    draft = nil
  }

  /// Draws a text beside the others.
  mutating func add(_ text: String, _ result: inout GraphEventResult) {
    let texts = texts(of: text, settings.decimalMark)
    guard accepts(text), curves.count + texts.count <= GraphCurve.most else {
      result.outcome = .refused
      return
    }
    let isHome = viewport == home
    for text in texts { add(text) }
    if isHome { goHome() }
    result.outcome = .changed
    result.saysSummary = true
    updateSliders()
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
  private mutating func add(_ marked: MarkedText) {
    // The same curve twice would only hide itself.
    let same = curves.firstIndex { $0.text == marked.text && $0.mark == marked.mark }
    if let same {
      curves[same].look.isShown = true
      return
    }
    let id = curves.reduce(0) { max($0, $1.id) } + 1
    let look = LineLook(color: LineLook.freeColor(beside: curves.map { $0.look }))
    let curve = GraphCurve(id: id, text: marked.text, mark: marked.mark, look: look)
    curves.append(curve)
    read(curve)
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

  // MARK: - Reading

  /// The meanings of names for the curves.
  var environment: Environment {
    var current = session
    current.settings = settings
    var environment = current.realEnvironment
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
    if let draft { read(draft.curve) }
    updateSliders()
  }

  // MARK: - Sliders

  /// Has a slider for each line with one, and for each variable that is left open, and no
  /// others.
  mutating func updateSliders() {
    let bare = session.environment
    var new = sliders.filter { $0.line != nil }
    for curve in curves {
      for name in readings[curve.id]?.openNames(in: bare, varied: sliders) ?? []
      where !new.contains(where: { $0.name == name }) {
        let known = sliders.first { $0.name == name } ?? resting.first { $0.name == name }
        var slider = known ?? GraphSlider(name: name)
        slider.curve = curve.id
        new.append(slider)
      }
    }
    resting += sliders.filter { $0.line == nil }
    resting.removeAll { slider in new.contains { $0.name == slider.name } }
    resting.removeFirst(max(0, resting.count - GraphSheet.mostResting))
    sliders = new
    updateMeanings()
  }

  /// Notes what the names in the curves mean, so that what means the same is not
  /// drawn again.
  mutating func updateMeanings() {
    var current = session
    current.settings = settings
    for id in readings.keys {
      guard let plot = readings[id]?.plot,
        let open = readings[id]?.openNames(in: session.environment, varied: sliders)
      else { continue }
      let values = sliders.filter { open.contains($0.name) }.map { slider in
        JSON.Member(slider.name, .text(slider.value.description))
      }
      let meaning = current.meaning(of: plot.computed) + JSON.object(values).line
      // A text that was read anew has none yet.
      guard readings[id]?.meaning != meaning else { continue }
      readings[id]?.meaning = meaning
      let isColored = readings[id]?.coloring != nil
      var workspace = Workspace(budget: GraphSheet.budget)
      let performed = plot.performed(in: environment, workspace: &workspace)
      readings[id]?.performed = performed
      let curve = isColored ? nil : PlaneCurve(performed, environment: environment)
      readings[id]?.curve = curve
    }
  }

  /// Moves a slider, or its ends.
  mutating func slide(_ name: String, _ members: [JSON.Member], _ result: inout GraphEventResult) {
    guard let index = sliders.firstIndex(where: { $0.name == name }) else {
      result.outcome = .ignored
      return
    }
    let object = JSON.object(members)
    let least = number(object["least"])
    let most = number(object["most"])
    let step = number(object["step"])
    guard sliders[index].set(least: least, most: most, step: step) else {
      result.outcome = .refused
      return
    }
    if let position = object["position"]?.asInt { sliders[index].move(to: position) }
    if let value = number(object["value"]) { sliders[index].value = value }
    if sliders[index].line != nil { assign(sliders[index]) }
    updateMeanings()
    result.outcome = .changed
  }

  /// Gives a name in the session the value of its slider, until the session of the sheet
  /// says so itself.
  private mutating func assign(_ slider: GraphSlider) {
    guard session.environment.variables[slider.name] != nil else { return }
    let past = session.past
    session.settings = settings
    _ = session.evaluate(settings.spelled(slider.name + " = " + slider.shownValue))
    session.past = past
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

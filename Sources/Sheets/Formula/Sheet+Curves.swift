// Lines that are curves. What has no answer because x or y stand for any number is drawn;
// so is what the graph's key is pressed for. Letters that a curve leaves open become lines
// with sliders below it.

internal import Expressions
internal import Formulas
internal import Graphs
internal import Messages
internal import Numbers
internal import Plots
internal import Sessions

extension Sheet {
  // MARK: - What is drawn

  /// Draws what is in the editor, unless it defines a function, which is evaluated first.
  ///
  /// - Returns: Whether all is done.
  mutating func drawFormula(_ result: inout EventResult) -> Bool {
    message = nil
    guard submitted == nil else {
      result.outcome = .ignored
      return true
    }
    settleTyped()
    let (reading, judgement) = (drawn().reading, drawn().judgement)
    if drawTyped(judgement, &result) { return true }
    guard !editor.formula.isEmpty, judgement.mistakes.isEmpty, !reading.hasHoles else {
      return false
    }
    switch reading.line.statements.last?.action {
    case .define: return false
    case .assign(let name, _) where !Sheet.isOfPlane(name):
      // A number with a name is no curve.
      if !refuseWord(&result), drawAtOnce(reading, &result) { return true }
      return message != nil
    default: break
    }
    result.outcome = .refused
    if refuseWord(&result) { return true }
    _ = draw(editor.formula, saying: reading, at: editing?.line, isTyped: true, &result)
    return true
  }

  /// Whether a name is a coordinate of the plane, or a product of some.
  private static func isOfPlane(_ name: String) -> Bool {
    ["x", "y", "r"].contains(name) || Expression.isAngle(name) || name.isProductOfCoordinates
  }

  /// Draws what says a curve by itself, which Enter asks for no value; a name that is given by
  /// letters without a value is a function of one of them, and where they are several it is asked of
  /// which.
  ///
  /// - Returns: Whether all is done.
  mutating func drawAtOnce(_ reading: FormulaReading, _ result: inout EventResult) -> Bool {
    if reading.isDrawnAtOnce {
      if draw(editor.formula, saying: reading, at: editing?.line, isTyped: true, &result) {
        return true
      }
      message = nil
      return false
    }
    let axes = reading.axes { hasValue($0) }
    guard let first = axes.first else { return false }
    guard axes.count > 1 else { return draw(reading, asFunctionOf: first, &result) }
    leaveAnswer()
    question = axes
    let name = editor.formula.pieces.isEmpty ? "" : reading.assignedName
    let letters = axes.joined(separator: ", ")
    message = Problem(Message(saying: .axis, in: settings.language, name, letters), at: 0..<0)
    result.words = message?.message
    result.outcome = .refused
    return true
  }

  /// Defines and draws what the formula gives a name, as a function of a letter.
  ///
  /// - Returns: Whether it can be read so.
  mutating func draw(
    _ reading: FormulaReading,
    asFunctionOf letter: String,
    _ result: inout EventResult
  ) -> Bool {
    var vocabulary = editor.vocabulary
    vocabulary.functions.insert(reading.assignedName)
    guard let text = reading.text(asFunctionOf: letter),
      let statement = Statement(plain: text, functions: Array(vocabulary.functions)),
      let formula = Formula(statement)
    else { return false }
    editor.replace(with: formula)
    edited()
    enter(editor.formula.reading(vocabulary), isDrawn: true, &result)
    return true
  }

  /// Draws a formula, of which a line that is one curve keeps what was typed.
  ///
  /// - Returns: Whether it says curves.
  private mutating func draw(
    _ formula: Formula,
    saying reading: FormulaReading,
    at id: Int?,
    isTyped: Bool,
    _ result: inout EventResult
  ) -> Bool {
    guard var curves = read([CurveSource(reading.text)], &result) else { return false }
    if curves.count == 1 { curves[0].formula = formula }
    put(curves, at: id, isTyped: isTyped, &result)
    return true
  }

  /// Draws what was typed, where that is a curve of several statements, or a point.
  ///
  /// - Returns: Whether it is.
  mutating func drawTyped(_ judgement: Judgement, _ result: inout EventResult) -> Bool {
    guard let mistake = judgement.mistakes.first, mistake.kind == .severalStatements else {
      return false
    }
    guard let curves = read([CurveSource(judgement.text, settings.decimalMark)], &result) else {
      return false
    }
    message = nil
    put(curves, at: editing?.line, isTyped: true, &result)
    return true
  }

  /// Draws a formula that has no answer, where it says a curve.
  ///
  /// - Returns: Whether it does.
  mutating func draw(
    _ asked: Pending,
    insteadOf answer: WrittenAnswer,
    isWaitedFor: Bool,
    _ result: inout EventResult
  ) -> Bool {
    let id = asked.line > 0 ? asked.line : nil
    if answer.hasFreeNames, let reading = asked.reading, reading.isCurve,
      draw(asked.formula, saying: reading, at: id, isTyped: isWaitedFor, &result)
    {
      return true
    }
    message = nil
    return false
  }

  /// Does what brings texts of curves.
  mutating func drawLines(_ event: Event, _ result: inout EventResult) {
    guard !isRearranging else {
      waiting.append(event)
      return
    }
    message = nil
    result.outcome = .refused
    let mark = settings.decimalMark
    switch event {
    case .drawText(let text, let isAlone):
      guard let curves = read([CurveSource(text, mark)], &result) else { return }
      put(curves, isAlone: isAlone, &result)
    case .reword(let id, let text):
      guard tape[id]?.isCurve == true, let curves = read([CurveSource(text, mark)], &result) else {
        return
      }
      put(curves, at: id, &result)
    case .data(let text): drawData(text, &result)
    case .point(let id, let index, let x, let y):
      guard let line = tape[id], line.isCurve,
        let text = line.text(changingPoint: index, to: [x, y].map { settings.plain($0) }),
        let curves = read([CurveSource(text)], &result)
      else { return }
      put(curves, at: id, &result)
    case .bound(let id, let bounds):
      guard let line = tape[id], line.isCurve, let text = line.unboundedText else { return }
      let whole = text + ", " + settings.plain(bounds)
      guard let curves = read([CurveSource(whole)], &result) else { return }
      put(curves, at: id, &result)
    case .openGraph(let link):
      guard let content = GraphLink(link) else {
        message = Problem(Message(saying: .damagedLink, in: settings.language), at: 0..<0)
        return
      }
      guard hasRoom(for: content.texts.count) else { return refuseMore(&result) }
      result.outcome = .none
      let colors = content.colors
      let texts = content.texts.enumerated().map { index, text in
        let look = index < colors.count ? LineLook(color: colors[index]) : nil
        return CurveSource(text, .point, look)
      }
      guard !texts.isEmpty, let curves = read(texts, &result) else { return }
      put(curves, sliders: content.sliders.map { JSON.object($0.members) }, isAlone: true, &result)
    case .takeGraph(let state): takeGraph(state, &result)
    default: break
    }
  }

  /// Draws rows of numbers, each column a line with the name above it; what is no rows of numbers
  /// is ignored, and told where nearly all of it is.
  private mutating func drawData(_ text: String, _ result: inout EventResult) {
    result.outcome = .ignored
    do throws(DataColumns.Mistake) {
      guard text.utf8.count <= Editor.pasteLimit,
        let data = try DataColumns(reading: text, decimalMark: settings.decimalMark)
      else { return }
      result.outcome = .refused
      let sources = data.columns.map { CurveSource($0.text, settings.decimalMark) }
      guard var curves = read(sources, &result) else { return }
      for (index, column) in data.columns.enumerated() {
        curves[index].label = TapeLine.label(column.name)
      }
      put(curves, &result)
    } catch {
      result.outcome = .refused
      let sentence = Message(saying: .dataRow, in: settings.language, "\(error.row)", error.text)
      message = Problem(sentence, at: 0..<0)
    }
  }

  // MARK: - Reading

  /// A curve as it is read.
  private struct CurveText {
    /// The text, with `.` as the decimal mark.
    var text: String
    /// The formula, where it was typed as one.
    var formula: Formula?
    /// The names of functions of the user in it.
    var functions: [String]
    /// The letters that have no value.
    var open: [String]
    /// How it is to be drawn, where that is known.
    var look: LineLook?
    /// What names the line in all windows, where that is known.
    var mark: String?
    /// The name of the line, where it is known.
    var label = ""
  }

  /// A text that is to be read as curves.
  private struct CurveSource {
    var text: String
    /// Its decimal mark.
    var mark: DecimalMark
    /// How its curves are to be drawn, where that is known.
    var look: LineLook?

    init(_ text: String, _ mark: DecimalMark = .point, _ look: LineLook? = nil) {
      (self.text, self.mark, self.look) = (text, mark, look)
    }
  }

  /// Reads texts of curves; a list is as many as it has elements.
  ///
  /// What is wrong is told.
  private mutating func read(
    _ sources: [CurveSource],
    _ result: inout EventResult
  ) -> [CurveText]? {
    var curves: [CurveText] = []
    for source in sources {
      let (text, mark) = (source.text, source.mark)
      do throws(PlotError) {
        guard text.utf8.count <= GraphCurve.longestText else {
          throw .text(Diagnostic(.textTooLong(limit: GraphCurve.longestText), range: 0..<0))
        }
        for plot in try Plot.all(reading: text, options: parsingOptions(mark)) {
          let names = plot.computed.flatMap { $0.names }
          let functions = editor.vocabulary.functions.filter(names.contains).sorted()
          var open = plot.parameters.filter { name in
            let isOfColors = name == "z" && plot.isOfComplexNumber
            return name.isLetterWithIndex && !isOfColors && !hasValue(name)
          }
          for name in openLetters(calledBy: functions) where !open.contains(name) {
            open.append(name)
          }
          curves.append(
            CurveText(
              text: plot.text.respelled(from: mark, to: .point),
              functions: functions,
              open: open,
              look: source.look
            )
          )
        }
      } catch {
        let place = characterRange(of: error.mistake.range, in: text)
        message = Problem(Message(error.mistake.kind, in: settings.language), at: place)
        message?.place = 0..<0
        return nil
      }
    }
    return curves
  }

  /// How texts of curves are read.
  private func parsingOptions(_ mark: DecimalMark) -> ParsingOptions {
    var options = ParsingOptions()
    options.readings[.juxtaposition] = settings.juxtaposition == .first
    options.decimalMark = mark
    options.refusesWords = true
    options.readsNumerals = true
    let vocabulary = editor.vocabulary
    options.setNames(
      functions: vocabulary.functions,
      lists: vocabulary.lists,
      ownNames: vocabulary.names.union(vocabulary.functions)
    )
    return options
  }

  // MARK: - Lines

  /// Puts curves into the lines: in the place of a line, or behind them all.
  ///
  /// A curve that is there already is only shown: twice it would hide itself.
  private mutating func put(
    _ curves: [CurveText],
    at id: Int? = nil,
    sliders: [JSON] = [],
    isAlone: Bool = false,
    isTyped: Bool = false,
    _ result: inout EventResult
  ) {
    guard hasRoom(for: curves.count) else { return refuseMore(&result) }
    var change = TapeLog.Change()
    let place = id.flatMap { id in tape.lines.firstIndex { $0.id == id } }
    let old = place.map { tape.lines[$0] }
    var next = place ?? tape.lines.count
    var others = tape
    if let place, let old { change.before.append(.init(index: place, line: old)) }
    let texts = curves.map { $0.text }
    for (index, line) in tape.lines.enumerated() where line.look != nil && index != place {
      let isMeant = line.isCurve && texts.contains(line.text)
      guard line.look?.isShown != isMeant, isMeant || isAlone else { continue }
      var shown = line
      shown.look?.isShown = isMeant
      change.before.append(.init(index: index, line: line))
      change.after.append(.init(index: index, line: shown))
    }
    var open: [String] = []
    for curve in curves {
      for name in curve.open where !open.contains(name) { open.append(name) }
      let isFirst = place == next
      let isThere = others.lines.contains {
        $0.isCurve && $0.text == curve.text && $0.id != old?.id
      }
      if isThere, !isFirst { continue }
      var line = line(saying: curve, at: isFirst ? old : nil)
      line.look = curve.look ?? (isFirst ? old?.look : nil) ?? others.newLook
      if curve.look == nil { line.look?.isShown = true }
      _ = others.add(line)
      change.after.append(.init(index: next, line: line))
      next += 1
    }
    for name in open {
      let known = sliders.first { $0["name"]?.asText == name }
      change.after.append(.init(index: next, line: line(varying: name, known)))
      next += 1
    }
    result.showsGraph = true
    result.outcome = change.after.isEmpty ? .none : .changed
    if isTyped {
      // The formula stays unless its line is in sight, and what is typed next is another one.
      editing = nil
      if showsLines {
        leaveAnswer()
        editor.replace(with: Formula())
      } else {
        endWithoutAnswer()
      }
    }
    guard !change.after.isEmpty else { return }
    change.before.sort { $0.index < $1.index }
    change.after.sort { $0.index < $1.index }
    ask(.recompute, &result)
    askFor(LineChange(change: change, action: .new, sentence: nil), pending.removeLast(), &result)
  }

  /// Says that no more lines can be drawn.
  mutating func refuseMore(_ result: inout EventResult) {
    result.outcome = .refused
    let limit = String(GraphCurve.most)
    message = Problem(Message(saying: .tooManyDrawn, in: settings.language, limit), at: 0..<0)
    result.words = message?.message
  }

  /// Whether so many lines more can be drawn.
  func hasRoom(for count: Int) -> Bool {
    tape.lines.count { $0.look != nil } + count <= GraphCurve.most
  }

  /// The line that says a curve; in the place of another one, with its name.
  private mutating func line(saying curve: CurveText, at old: TapeLine?) -> TapeLine {
    let id = old?.id ?? tape.newNumber()
    var formula = curve.formula
    if let typed = formula {
      // The line is drawn without a selection, and recalled with the caret at its end.
      var editor = Editor(typed)
      _ = editor.tap(at: typed.pieces.count)
      formula = typed.pieces.count > TapeLine.longestFormula ? nil : editor.formula
    }
    var line = TapeLine(
      id: id,
      mark: curve.mark ?? (old == nil ? "\(tape.window).\(id)" : tape.newMark()),
      text: curve.text,
      formula: formula,
      names: curve.functions,
      functions: curve.functions,
      result: TapeLine.Result(status: .input, angle: settings.angle),
      isCurve: true
    )
    line.label = curve.label
    if let old { (line.isPinned, line.label) = (old.isPinned, old.label) }
    return line
  }

  /// The line that gives a letter a number by a slider: 1, or what is known of it.
  mutating func line(varying name: String, _ known: JSON?) -> TapeLine {
    let id = tape.newNumber()
    var slider = LineSlider()
    if let known { slider.change(known) { $0 } }
    var line = TapeLine(
      id: id,
      mark: "\(tape.window).\(id)",
      text: name + " = " + (known?["value"]?.asText ?? "1"),
      formula: nil,
      names: [],
      functions: [],
      result: TapeLine.Result(status: .input, angle: settings.angle),
      slider: slider
    )
    if line.sliding == nil { line.text = name + " = 1" }
    return line
  }

  // MARK: - Graphs from before

  /// Makes lines of the curves and sliders of a state from before they were lines; those that
  /// were lines once are left alone.
  private mutating func takeGraph(_ state: String, _ result: inout EventResult) {
    result.outcome = .none
    var damage: [Message.Damage] = []
    guard
      let state = KeptState.state(in: Array(state.utf8), "surd graph", version: 1, &damage),
      state["curves"] != nil
    else { return }
    let kept = [GraphCurve](reading: state["curves"], .curve, &damage)
    let known = Set(tape.lines.map { $0.mark } + tape.gone)
    var curves: [CurveText] = []
    for curve in kept {
      let mark = "graph.\(curve.id):\(curve.text)"
      guard !known.contains(mark) else { continue }
      // What cannot be read is kept as it is.
      let text = CurveText(text: curve.text, functions: [], open: [], look: curve.look)
      let texts = read([CurveSource(curve.text, curve.mark, curve.look)], &result) ?? [text]
      for (index, text) in texts.enumerated() {
        curves.append(text)
        curves[curves.count - 1].mark = index == 0 ? mark : mark + ":\(index)"
      }
    }
    message = nil
    report(damage.map { Message.damage($0, in: settings.language) })
    guard !curves.isEmpty else { return }
    put(curves, sliders: state["sliders"]?.asList ?? [], &result)
    result.showsGraph = false
  }
}

extension TapeLine {
  /// The text of a curve without the bounds of its parameter.
  fileprivate var unboundedText: String? {
    var options = ParsingOptions()
    options.functions = Set(functions)
    do throws(PlotError) {
      let plot = try Plot(reading: text, options: options)
      return plot.parameter == nil ? nil : plot.unboundedText
    } catch {
      return nil
    }
  }

  /// The text of points, one of which gets other coordinates; empty ones take it away, and the
  /// place behind the last one is that of a new point.
  fileprivate func text(changingPoint index: Int, to texts: [String]) -> String? {
    var options = ParsingOptions()
    options.functions = Set(functions)
    do throws(PlotError) {
      guard let points = try Plot(reading: text, options: options).points,
        0...points.count ~= index
      else { return nil }
      var all = points.map { [$0.x.text(), $0.y.text()] }
      if index == all.count { all.append(texts) } else { all[index] = texts }
      if texts.allSatisfy({ $0.utf8.allSatisfy { $0 <= 0x20 } }) { all.remove(at: index) }
      guard !all.isEmpty else { return nil }
      return all.map { "(" + $0.joined(separator: ", ") + ")" }.joined(separator: ", ")
    } catch {
      return nil
    }
  }
}

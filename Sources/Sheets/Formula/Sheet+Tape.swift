// The tape under the user's hands: recall, insert, take off, pin, copy.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  /// Writes a line on the tape and returns its number.
  mutating func write(_ asked: Pending, _ answer: WrittenAnswer) -> Int {
    sent.tape = false
    var line = line(of: asked, at: nil)
    line.result = TapeLine.Result(answer, ans: ans, asked.request.settings)
    line.look = firstLook(of: line, isDrawn: asked.isDrawn)
    let id = tape.append { (id, mark) in
      line.id = id
      line.mark = mark
      return line
    }
    if answer.kind == .value { setAns(to: id) }
    return id
  }

  /// A line that says a formula, of which it is not known what it is worth; in the place of
  /// another one, Ans means what it meant there, or else the line above.
  mutating func line(of asked: Pending, at index: Int?) -> TapeLine {
    var names = asked.reading?.names ?? []
    let functions = editor.vocabulary.functions
    var copy = Editor(asked.formula)
    // The line is drawn without a selection, and recalled with the caret at
    // its end.
    _ = copy.tap(at: asked.formula.pieces.count)
    let isLong = asked.formula.pieces.count > TapeLine.longestFormula
    var previous: TapeLine.Previous?
    if names.contains("Ans") {
      previous = ansLine.map { TapeLine.Previous(line: $0, text: ans) }
      if let index {
        let above = tape.lines[..<index].last { $0.result.written != nil }
        previous =
          tape.lines[index].ans ?? above.map { .init(line: $0.id, text: $0.result.written) }
      }
      let mentioned = previous.flatMap { tape[$0.line]?.names } ?? []
      for name in mentioned where !names.contains(name) { names.append(name) }
    }
    return TapeLine(
      id: asked.line,
      mark: index == nil ? "" : tape.newMark(),
      text: asked.request.text,
      formula: isLong ? nil : copy.formula,
      names: names,
      functions: names.filter { functions.contains($0) },
      result: TapeLine.Result(status: .exact, angle: asked.request.settings.angle),
      ans: previous
    )
  }

  /// How a line is drawn at first besides its answer: a function where that is wanted, and the
  /// region of a comparison where one more can be drawn.
  func firstLook(of line: TapeLine, isDrawn: Bool) -> LineLook? {
    if line.isFunction { return isDrawn ? tape.newLook : nil }
    guard line.comparison == .region, hasRoom(for: 1) else { return nil }
    return tape.newLook
  }

  /// Makes the value of a line Ans.
  mutating func setAns(to id: Int) {
    ansLine = id
    ans = tape[id]?.result.written
  }

  /// Takes over what a line is worth now.
  mutating func recalculated(_ asked: Pending, _ reply: Reply) {
    guard let answer = reply.answers.last, answer.isAnswered else {
      if let problem = reply.answers.last?.problem {
        message = Problem(kind: problem.kind, message: problem.message, place: 0..<0)
      }
      return
    }
    sent.tape = false
    _ = tape.markStale(mentioning: reply.changed, except: asked.line)
    _ = tape.change(asked.line) { line in
      line.result = TapeLine.Result(answer, ans: asked.request.before, asked.request.settings)
      line.isStale = false
      line.problem = nil
    }
  }

  /// Does what concerns one line and leaves the others alone.
  mutating func handleTape(_ event: Event, _ result: inout EventResult) {
    message = nil
    var isDone = false
    switch event {
    case .recalculate(let id): isDone = recalculate(id, &result)
    case .copyLine(let id): result.copied = tape[id].map { copyLine($0) }
    case .copyResult(let id): result.copied = tape[id].flatMap { copyResult($0) }
    default: break
    }
    if isDone { sent.tape = false }
    if result.copied != nil { say(.copied, &result) }
    result.outcome = result.copied != nil ? .copied : isDone ? .changed : .ignored
  }

  private mutating func recalculate(_ id: Int, _ result: inout EventResult) -> Bool {
    guard let index = tape.lines.firstIndex(where: { $0.id == id }) else { return false }
    let line = tape.lines[index]
    ask(.recalculate, &result, line.text)
    pending[pending.count - 1].line = id
    guard line.names.contains("Ans"), index > 0 else { return true }
    let known = line.ans.map { tape[$0.line] } ?? tape.lines[index - 1]
    pending[pending.count - 1].request.before = known?.result.written ?? line.ans?.text
    pending[pending.count - 1].request.seed = known?.result.seed
    result.request = pending[pending.count - 1].request
    return true
  }

  // MARK: - Recall

  /// Puts a copy of a line into the editor.
  mutating func recall(_ id: Int, _ result: inout EventResult) {
    message = nil
    guard let formula = tape[id]?.editable else {
      result.outcome = .ignored
      say(.lineLost, &result)
      return
    }
    let draft = recall?.draft ?? editor.formula
    editing = nil
    editor.replace(with: formula)
    edited()
    recall = Recall(line: id, draft: draft)
    result.outcome = .changed
    result.speech = SpeechEvent.phrases(formula)
  }

  /// Recalls the line before or behind the one that was recalled; behind the
  /// last one is the draft.
  mutating func recallNeighbour(isEarlier: Bool, _ result: inout EventResult) {
    let lines = tape.lines
    var index = lines.count
    if let recall {
      index = lines.lastIndex { $0.id == recall.line } ?? lines.count
    } else if let answered {
      index = lines.lastIndex { $0.id == answered.line } ?? lines.count
    }
    index += isEarlier ? -1 : 1
    if index >= 0, index < lines.count {
      recall(lines[index].id, &result)
    } else if index >= lines.count, let recall {
      editor.replace(with: recall.draft)
      edited()
      result.outcome = .changed
      result.speech = SpeechEvent.phrases(editor.formula)
    } else {
      result.outcome = .ignored
      result.speech = [.ignored]
    }
  }

  /// Inserts the result of a line at the caret, as one unit.
  mutating func insertResult(_ id: Int, _ result: inout EventResult) {
    message = nil
    result.outcome = .ignored
    guard let known = tape[id]?.result, let value = known.written,
      known.exact != nil || known.angle == settings.angle,
      let expression = Expression(plain: value, functions: Array(editor.vocabulary.functions))
    else { return }
    if isSettled { editor.replace(with: Formula()) }
    edited()
    result.note(editor.insert(expression))
  }

  // MARK: - Copy

  private func copyLine(_ line: TapeLine) -> Screen.Copy {
    let mark = settings.decimalMark
    let sign = line.result.exact == nil ? "≈" : "="
    let result = line.result.text ?? line.result.exact ?? line.result.decimal
    let tail = result.map { " " + sign + " " + settings.spelled($0) } ?? ""
    var copy = Screen.Copy(text: settings.spelled(line.text) + tail, latex: nil, mathml: nil)
    if line.isCurve,
      let points = PrintedPoints(line.text, functions: line.functions, settings)
    {
      (copy.latex, copy.mathml) = (points.latex, points.mathml)
      return copy
    }
    guard let statement = Statement(plain: line.text, functions: line.functions) else {
      return copy
    }
    let latexSign = line.result.exact == nil ? " \\approx " : " = "
    copy.latex = statement.head + statement.expression.latex(decimalMark: mark)
    if let value = copyResult(line)?.latex { copy.latex? += latexSign + value }
    copy.mathml = line.shown(settings).mathml
    return copy
  }

  private func copyResult(_ line: TapeLine) -> Screen.Copy? {
    guard let text = line.result.exact ?? line.result.decimal else { return nil }
    let expression = line.result.exact.flatMap { Expression(plain: $0) }
    return Screen.Copy(
      text: line.result.text ?? settings.spelled(text),
      latex: expression?.latex(decimalMark: settings.decimalMark),
      mathml: line.shown(settings).resultMathml
    )
  }
}

extension FormulaReading {
  /// The names that stand in the statements, each once, but for unknowns.
  var names: [String] {
    var names: [String] = []
    for statement in line.statements {
      let unknowns = statement.asksForUnknowns ? Expression.usualUnknowns : []
      for name in statement.expression.names
      where !names.contains(name) && !unknowns.contains(name) {
        names.append(name)
      }
    }
    return names
  }
}

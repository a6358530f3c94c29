// The lines as one sheet: a line is edited in its place, moved, named, folded, removed,
// and all of it can be taken back. What stands on a line that changed is computed anew,
// in one request; until that is answered the lines stay as they are, and where it is
// given up nothing changes.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  // MARK: - Editing a line

  /// Puts a line into the editor, in which Enter gives it another text.
  mutating func edit(_ id: Int, _ result: inout EventResult) {
    guard !isRearranging, let formula = tape[id]?.editable else {
      result.outcome = .ignored
      say(.lineLost, &result)
      return
    }
    message = nil
    let draft = editing?.draft ?? editor.formula
    editor.replace(with: formula)
    edited()
    editing = LineEdit(line: id, draft: draft)
    result.outcome = .changed
    result.speech = SpeechEvent.phrases(formula)
  }

  /// Leaves the line under edit as it is.
  mutating func leaveLine(_ result: inout EventResult) {
    guard let draft = editing?.draft else {
      result.outcome = .ignored
      return
    }
    message = nil
    editing = nil
    editor.replace(with: draft)
    edited()
    result.outcome = .changed
    result.speech = SpeechEvent.phrases(draft)
  }

  /// Asks what the line under edit and all that stands on it is worth with another text.
  ///
  /// - Returns: Whether a line is under edit.
  mutating func enterLine(
    _ reading: FormulaReading,
    isDrawn: Bool,
    _ result: inout EventResult
  ) -> Bool {
    guard let id = editing?.line, let index = tape.lines.firstIndex(where: { $0.id == id }) else {
      editing = nil
      return false
    }
    ask(.recompute, &result, reading.text, reading)
    let old = tape.lines[index]
    var asked = pending.removeLast()
    asked.line = id
    var line = line(of: asked, at: index)
    (line.isPinned, line.label, line.isFolded) = (old.isPinned, old.label, old.isFolded)
    if line.canBeDrawn { line.look = old.look ?? firstLook(of: line, isDrawn: isDrawn) }
    if line.sliding != nil { line.slider = old.slider }
    let change = TapeLog.Change(
      before: [.init(index: index, line: old)],
      after: [.init(index: index, line: line)]
    )
    askFor(LineChange(change: change, action: .new, sentence: nil), asked, &result)
    return true
  }

  // MARK: - Arranging lines

  /// Whether a change of the lines waits for what they are worth.
  var isRearranging: Bool { pending.contains { $0.change != nil } }

  /// Does what changes the list of lines; what comes while another change waits comes
  /// after it.
  mutating func arrange(_ event: Event, _ result: inout EventResult) {
    guard !isRearranging else {
      waiting.append(event)
      return
    }
    message = nil
    guard var wanted = change(for: event) else {
      result.outcome = .ignored
      if case .remove = event { say(.lineLost, &result) }
      return
    }
    if case .look(let id, _) = event, tape[id]?.look?.isShown != true {
      var change = wanted.change
      addSliders(to: &change)
      wanted = LineChange(change: change, action: wanted.action, sentence: wanted.sentence)
    }
    ask(.recompute, &result)
    askFor(wanted, pending.removeLast(), &result)
  }

  private mutating func change(for event: Event) -> LineChange? {
    switch event {
    case .remove(let id): removal(.lineRemoved) { $0.id == id }
    case .clearTape: clearing
    case .forget(let name): forgetting(name)
    case .turn(let id): turning(id)
    case .restoreRemoved: logged(.restore, .lineRestored)
    case .undoLines: logged(.undo, .lineRestored)
    case .redoLines: logged(.redo, .lineRestored)
    case .pin(let id):
      alteration(of: id) { line in
        guard line.isPinned || tape.hasRoomToPin(line) else { return nil }
        line.isPinned.toggle()
        return line.isPinned ? .linePinned : .lineUnpinned
      }
    case .fold(let id):
      alteration(of: id) { line in
        line.isFolded.toggle()
        return line.isFolded ? .lineFolded : .lineUnfolded
      }
    case .label(let id, let text):
      alteration(of: id) { line in
        line.label = TapeLine.label(text)
        return .lineNamed
      }
    case .move(let id, let count): move(id, by: count)
    case .look(let id, let members):
      alteration(of: id) { line in
        guard var look = line.look ?? (line.canBeDrawn ? tape.newLook : nil),
          look.change(.object(members))
        else { return nil }
        let wasShown = line.look?.isShown == true
        line.look = look
        return look.isShown == wasShown ? .lineRestyled : look.isShown ? .lineShown : .lineHidden
      }
    case .vary(let id):
      alteration(of: id) { line in
        guard line.sliding != nil else { return nil }
        line.slider = line.slider == nil ? LineSlider() : nil
        return .lineRestyled
      }
    case .slide(let id, let members): slide(id, to: .object(members))
    default: nil
    }
  }

  private func logged(_ action: TapeLog.Action, _ sentence: Sentence) -> LineChange? {
    tape.log.change(of: action).map { LineChange(change: $0, action: action, sentence: sentence) }
  }

  private func removal(_ sentence: Sentence, _ isRemoved: (TapeLine) -> Bool) -> LineChange? {
    let gone = tape.lines.enumerated().filter { isRemoved($0.element) }.map {
      TapeLog.Placed(index: $0.offset, line: $0.element)
    }
    guard !gone.isEmpty else { return nil }
    return LineChange(change: .init(before: gone), action: .new, sentence: sentence)
  }

  /// The removal of all lines that are not pinned, with all names that these do not define.
  private var clearing: LineChange? {
    let kept = TapeNames(tape.lines.filter { $0.isPinned })
    let forgotten = knownNames.filter { kept.definers(of: $0).isEmpty }
    guard var change = removal(.tapeCleared, { !$0.isPinned }) else {
      guard !forgotten.isEmpty else { return nil }
      return LineChange(change: .init(), action: .new, sentence: .tapeCleared, forgotten: forgotten)
    }
    change.forgotten = forgotten
    return change
  }

  /// The removal of a name, with the lines that define it.
  private func forgetting(_ name: String) -> LineChange? {
    guard knownNames.contains(name) else { return nil }
    let definers = Set(TapeNames(tape.lines).definers(of: name).map { tape.lines[$0].id })
    var change =
      removal(.nameForgotten) { definers.contains($0.id) }
      ?? LineChange(change: .init(), action: .new, sentence: .nameForgotten)
    (change.forgotten, change.subject) = ([name], name)
    return change
  }

  /// The names that the session knows, but for Ans.
  private var knownNames: [String] {
    let functions = names.functions.map { function in
      String(decoding: Array(function.name.utf8.prefix { $0 != UInt8(ascii: "(") }), as: UTF8.self)
    }
    return names.variables.map { $0.name }.filter { $0 != "Ans" } + functions
  }

  /// A line that gives a coordinate a number as a line of the plane, or the other way round.
  private mutating func turning(_ id: Int) -> LineChange? {
    guard let index = tape.lines.firstIndex(where: { $0.id == id }),
      case let old = tape.lines[index], old.coordinate != nil, old.isCurve || hasRoom(for: 1),
      let expression = Statement(plain: old.text, functions: old.functions)?.expression
    else { return nil }
    var line = TapeLine(
      id: id,
      mark: tape.newMark(),
      text: old.text,
      formula: old.formula,
      names: old.isCurve ? expression.names : old.functions,
      functions: old.functions,
      result: TapeLine.Result(status: .input, angle: settings.angle),
      isPinned: old.isPinned,
      label: old.label
    )
    if !old.isCurve {
      line.isCurve = true
      line.look = old.look ?? tape.newLook
      line.look?.isShown = true
    }
    let change = TapeLog.Change(
      before: [.init(index: index, line: old)],
      after: [.init(index: index, line: line)]
    )
    return LineChange(
      change: change,
      action: .new,
      sentence: old.isCurve ? .lineRestyled : .lineShown
    )
  }

  private func alteration(
    of id: Int,
    _ alter: (inout TapeLine) -> Sentence?
  ) -> LineChange? {
    guard let index = tape.lines.firstIndex(where: { $0.id == id }) else { return nil }
    var line = tape.lines[index]
    guard let sentence = alter(&line), line != tape.lines[index] else { return nil }
    let before = TapeLog.Placed(index: index, line: tape.lines[index])
    let change = TapeLog.Change(before: [before], after: [.init(index: index, line: line)])
    return LineChange(change: change, action: .new, sentence: sentence)
  }

  /// Moves the slider of a line, or its ends.
  private func slide(_ id: Int, to json: JSON) -> LineChange? {
    let spoken = alteration(of: id) { line in
      guard let (name, _) = line.sliding, var slider = line.slider else { return nil }
      slider.change(json) { settings.plain($0) }
      line.slider = slider
      if let value = json["value"]?.asText {
        line.text = name + " = " + settings.plain(value)
        line.formula = nil
        guard line.sliding != nil else { return nil }
      }
      return .lineMoved
    }
    guard let spoken else { return nil }
    var change = spoken.change
    change.slides = id
    // The slider says itself where it stands.
    return LineChange(change: change, action: .new, sentence: nil)
  }

  private func move(_ id: Int, by count: Int) -> LineChange? {
    guard let index = tape.lines.firstIndex(where: { $0.id == id }) else { return nil }
    // A number of any size is asked for.
    let place = index + max(-index, min(count, tape.lines.count - 1 - index))
    guard place != index else { return nil }
    let line = tape.lines[index]
    let change = TapeLog.Change(
      before: [.init(index: index, line: line)],
      after: [.init(index: place, line: line)]
    )
    return LineChange(change: change, action: .new, sentence: .lineMoved)
  }

  // MARK: - What lines are worth

  /// Asks for what changes with the lines, or makes the change at once where nothing does.
  mutating func askFor(_ wanted: LineChange, _ asked: Pending, _ result: inout EventResult) {
    var (wanted, asked) = (wanted, asked)
    let new = TapeNames(wanted.change.made(on: tape.lines))
    let work = Recomputation(
      from: TapeNames(tape.lines),
      to: new,
      forgetting: wanted.forgotten
    )
    guard let work else {
      result.request = nil
      make(wanted, &result)
      return
    }
    var lines = Request.Lines()
    lines.names = work.names
    let steps = work.steps
    for index in steps {
      let line = new.lines[index]
      var step = Request.Step(text: line.text, angle: line.result.angle, seed: line.result.seed)
      step.ansStep = new.ans(at: index).flatMap { steps.firstIndex(of: $0) }
      if step.ansStep == nil { step.ans = line.ans?.text }
      if line.id == asked.line { lines.required = lines.steps.count }
      if line.id == (asked.line > 0 ? asked.line : ansLine), work.isChanged[index] {
        lines.ans = lines.steps.count
      }
      lines.steps.append(step)
    }
    wanted.steps = steps.map { new.lines[$0].id }
    wanted.changed = steps.filter { work.isChanged[$0] }.map { new.lines[$0].id }
    asked.change = wanted
    asked.request.sheet = lines
    result.request = asked.request
    result.outcome = .changed
    pending.append(asked)
    if asked.line > 0 { submitted = asked.request.id }
  }

  /// Takes over what lines are worth, and makes the change that waited for it.
  mutating func recomputed(_ asked: Pending, _ reply: Reply, _ result: inout EventResult) {
    guard let wanted = asked.change else { return }
    let isWaitedFor = submitted == asked.request.id
    if isWaitedFor { submitted = nil }
    if let place = asked.request.sheet?.required, place < reply.answers.count {
      let answer = reply.answers[place]
      if answer.hasFreeNames, draw(asked, insteadOf: answer, isWaitedFor: isWaitedFor, &result) {
        return
      }
      if !answer.isAnswered {
        fail(asked, answer, at: 0, isWaitedFor: isWaitedFor, &result)
        return
      }
    }
    guard reply.answers.count == wanted.steps.count else {
      say(.interrupted, &result)
      message = Problem(kind: "interrupted", message: result.words ?? "", place: 0..<0)
      return
    }
    make(wanted, &result)
    if !wanted.forgotten.isEmpty {
      _ = tape.markStale(mentioning: wanted.forgotten, except: asked.line)
    }
    for (id, answer) in zip(wanted.steps, reply.answers) where wanted.changed.contains(id) {
      take(answer, for: id, asked.request.settings)
    }
    markStale(reply.changed)
    if let ansLine, wanted.changed.contains(ansLine) { setAns(to: ansLine) }
    guard asked.line > 0, let place = wanted.steps.firstIndex(of: asked.line) else { return }
    let answer = reply.answers[place]
    if answer.kind == .value { setAns(to: asked.line) }
    guard isWaitedFor else { return }
    editing = nil
    answered = Answered(answer: answer, line: asked.line)
    result.words = Speech.words(for: answer, settings)
  }

  /// Takes over what a line is worth now.
  private mutating func take(_ answer: WrittenAnswer, for id: Int, _ settings: Settings) {
    guard let line = tape[id] else { return }
    var settings = settings
    settings.angle = line.result.angle
    var ans = line.ans
    if let known = ans.flatMap({ tape[$0.line] }) { ans?.text = known.result.written }
    var result = TapeLine.Result(answer, ans: ans?.text, settings)
    if !answer.isAnswered { result.seed = line.result.seed }
    _ = tape.change(id) { line in
      line.result = result
      line.ans = ans
      line.problem = answer.isAnswered ? nil : answer.problem
    }
  }

  /// Marks the lines with names that mean something else at the end of the sheet.
  private mutating func markStale(_ names: [String]) {
    let known = TapeNames(tape.lines)
    for (index, line) in tape.lines.enumerated() {
      let meanings = known.meanings(at: index)
      guard meanings.contains(where: { names.contains($0.name) }) else { continue }
      let isStale = known.isStale(at: index)
      if isStale != line.isStale { _ = tape.change(line.id) { $0.isStale = isStale } }
    }
  }

  /// Makes a change of the lines and says so.
  private mutating func make(_ wanted: LineChange, _ result: inout EventResult) {
    if !wanted.change.before.isEmpty || !wanted.change.after.isEmpty {
      tape.make(wanted.change, wanted.action)
    }
    sent.tape = false
    result.outcome = .changed
    linesAreNewest = true
    if let editing, tape[editing.line] == nil { self.editing = nil }
    if let answered, tape[answered.line]?.isCurve == true {
      endWithoutAnswer()
    } else if let answered, tape[answered.line]?.text != answered.answer.input,
      wanted.sentence != nil,
      wanted.change.before.contains(where: { $0.line.id == answered.line })
    {
      endWithoutAnswer()
    }
    guard let sentence = wanted.sentence else { return }
    result.words = sentence.text(in: settings.language, wanted.subject)
    guard wanted.action == .new, wanted.change.after.isEmpty else { return }
    guard !wanted.change.before.isEmpty else { return }
    message = Problem(kind: "removed", message: result.words ?? "", place: 0..<0)
  }
}

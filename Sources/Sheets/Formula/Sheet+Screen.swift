// The screen of a sheet.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  /// The screen after an event.
  package mutating func screen(after result: inout EventResult) -> Screen {
    let formula = editor.formula
    let drawing = drawn()
    let reading = drawing.reading
    askForPreview(of: reading, &result)
    var screen = Screen()
    screen.formula = drawing.linear
    screen.prefix = drawing.prefix
    screen.mathml = drawing.mathml
    screen.caret = Screen.Caret(formula.caretPlace)
    let functions = editor.vocabulary.functions
    screen.speech = result.words ?? Speech.words(for: result.speech, settings, functions: functions)
    screen.outcome = result.outcome
    screen.copied = result.copied
    screen.digits = result.digits
    screen.conversion = result.conversion
    screen.derivation = result.derivation
    screen.spread = result.spread
    screen.copyText = copyText(of: drawing)
    screen.isUnread = !drawing.judgement.mistakes.isEmpty
    screen.isEmpty = formula.isEmpty
    screen.isAnswered = answered != nil
    screen.hasHoles = reading.hasHoles && !formula.isEmpty
    screen.isCurve =
      reading.isCurve || drawing.judgement.mistakes.first?.kind == .severalStatements
    screen.nearKeys = isAnswered ? keysOfAnswer(reading) : nearKeys(reading)
    screen.nearValue = remedy?.value
    screen.canUndo = editor.canUndo
    screen.canRedo = editor.canRedo
    screen.editing = editing?.line
    screen.canUndoLines = tape.log.change(of: .undo) != nil
    screen.canRedoLines = tape.log.change(of: .redo) != nil
    screen.isBusy = !pending.isEmpty
    screen.answer = answered.map {
      Screen.Result(
        answer: $0.answer,
        speech: Speech.words(for: $0.answer, settings),
        id: $0.line,
        brief: BriefSolutions.members(of: $0.answer, settings)
      )
    }
    screen.preview = preview.value
    screen.message = message ?? reasonAtCaret(drawing.judgement)
    screen.settings = settings
    if !formula.isEmpty, drawing.kept.utf8.count <= Formula.linkLimit {
      screen.link = drawing.kept
    }
    screen.request = result.request
    let hasNewTape = !sent.tape
    if !sent.tape {
      screen.tape = tape.shown(newest: reach, settings)
      let drawn = tape.drawn
      if sent.drawn.isNew(drawn) { screen.drawn = drawn }
    }
    screen.showsGraph = result.showsGraph
    screen.earlierLines = max(0, tape.lines.count - reach)
    if !sent.names { screen.names = names }
    sent.tape = true
    sent.names = true
    screen.kept = stateToTell(draft: drawing.kept, hasNewTape: hasNewTape)
    return screen
  }

  /// The selection or the formula as text; what was typed, where that is no formula.
  private func copyText(of drawing: Drawing) -> String {
    if editor.formula.selectedRange != nil { return settings.spelled(editor.copyText) }
    guard drawing.judgement.mistakes.isEmpty else { return drawing.judgement.text }
    return editor.formula.isEmpty ? "" : settings.spelled(drawing.reading.text)
  }

  /// Switches settings, with all that depends on them.
  mutating func set(_ members: [JSON.Member], _ result: inout EventResult) {
    result.outcome = .ignored
    let before = settings
    switchSettings(members, &result)
    guard settings != before else { return }
    sent.draft = nil
    editor.vocabulary.bindsFactorsFirst = settings.juxtaposition == .first
    if settings.decimalMark != before.decimalMark {
      editor.vocabulary.decimalMark = settings.decimalMark
    }
    if settings.decimalMark != before.decimalMark || settings.language != before.language {
      tape.redraw()
      sent.tape = false
    }
    // It is in the language of before, and the next key says what is still so.
    if settings.language != before.language { message = nil }
    let changesValue =
      settings.angle != before.angle || settings.juxtaposition != before.juxtaposition
      || settings.complexAnswers != before.complexAnswers
    if changesValue {
      if answered != nil { ending = .outdated }
      answered = nil
    }
    if settings.form != before.form { sayAnswer(&result) }
    if settings.angle != before.angle { say(settings.angle.sentence, &result) }
    let changesDigits =
      settings.digits != before.digits || settings.form != before.form
      || settings.rounding != before.rounding
    let changesParts = settings.complexForm != before.complexForm
    let changesWords =
      settings.language != before.language || settings.decimalMark != before.decimalMark
    if answered?.answer.decimal != nil, changesDigits || changesWords || changesParts {
      ask(.show, &result)
    }
  }
}

extension Screen.Caret {
  fileprivate init(_ place: CaretPlace) {
    element = place.element
    offset = place.offset
    switch place.side {
    case .before: side = .before
    case .inside: side = .inside
    case .after: side = .after
    case .box: side = .box
    }
  }
}

extension AngleUnit {
  /// The sentence that is said when the unit comes into force.
  fileprivate var sentence: Sentence {
    switch self {
    case .radians: .angleRadians
    case .degrees: .angleDegrees
    case .gradians: .angleGradians
    }
  }
}

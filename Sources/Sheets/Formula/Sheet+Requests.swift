// Enter, and what comes of the replies of a session. A reply that comes
// too late changes nothing that the user sees but the tape.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  /// Evaluates the formula, unless something is missing in it; a definition may be drawn
  /// besides.
  mutating func enter(isDrawn: Bool = false, _ result: inout EventResult) {
    message = nil
    result.outcome = .ignored
    guard !editor.formula.isEmpty, submitted == nil else {
      result.speech = [.ignored]
      return
    }
    guard !isAnsweredAlready || isDrawn else {
      sayAnswer(&result)
      return
    }
    if let number = typedNumber { editor.replace(with: number) }
    settleTyped()
    let (reading, judgement) = (drawn().reading, drawn().judgement)
    guard judgement.mistakes.isEmpty else {
      if let together = judgement.together, together.kind != .curve {
        return enter(together.reading, isDrawn: isDrawn, &result)
      }
      if drawTyped(judgement, &result) { return }
      leaveAnswer()
      refuse(judgement.text, judgement.mistakes, &result)
      return
    }
    guard !reading.hasHoles else {
      leaveAnswer()
      if let place = editor.formula.firstPlaceholder { result.note(editor.tap(at: place)) }
      let caret = editor.formula.caret
      let missing = Message(Diagnostic.Kind.missingOperand, in: settings.language)
      message = Problem(missing, at: caret..<caret)
      let place = SpeechEvent.place(of: editor.formula)
      result.words = Speech.words(for: missing, at: place, settings)
      return
    }
    guard !refuseWord(&result) else { return }
    if drawAtOnce(reading, &result) { return }
    enter(reading, isDrawn: isDrawn, &result)
  }

  /// Evaluates what a reading of the formula says.
  mutating func enter(
    _ reading: FormulaReading,
    isDrawn: Bool,
    _ result: inout EventResult
  ) {
    result.outcome = .changed
    recall = nil
    answered = nil
    ending = nil
    result.showsGraph = isDrawn
    guard !enterLine(reading, isDrawn: isDrawn, &result) else { return }
    ask(.evaluate, &result, reading.text, reading)
    pending[pending.count - 1].isDrawn = isDrawn
    submitted = result.request?.id
  }

  /// Takes a reply.
  mutating func receive(_ reply: Reply, _ result: inout EventResult) {
    if let names = reply.names { learn(names) }
    if reply.kind.hasState {
      report(reply.damage)
      return
    }
    if let request = preview.request, request.id == reply.id {
      preview.value = reply.answers.last.flatMap { Screen.Preview($0, request.settings) }
      return
    }
    guard
      let index = pending.firstIndex(where: {
        $0.request.id == reply.id && $0.request.kind == reply.kind
      })
    else { return }
    let asked = pending.remove(at: index)
    switch asked.request.kind {
    case .evaluate: finish(asked, reply, &result)
    case .more, .show:
      guard let known = answered?.answer, let other = reply.answers.last else { break }
      let answer = known.shown(as: other)
      answered?.answer = answer
      var spoken = settings
      if asked.request.kind == .more { spoken.form = .decimal }
      result.words = Speech.words(for: answer, spoken)
    case .recalculate:
      recalculated(asked, reply)
      result.words = reply.answers.last.map { Speech.words(for: $0, settings) }
    case .digits: result.digits = digits(of: asked, reply)
    case .convert: result.conversion = conversion(of: asked, reply)
    case .steps, .compare: result.derivation = reply.derivation
    case .recompute:
      recomputed(asked, reply, &result)
      while !waiting.isEmpty, !isRearranging { follow(waiting.removeFirst(), &result) }
    case .preview, .restore, .merge: break
    }
    advance(&result)
  }

  private mutating func finish(_ asked: Pending, _ reply: Reply, _ result: inout EventResult) {
    let isWaitedFor = submitted == asked.request.id
    if isWaitedFor { submitted = nil }
    if let open = reply.answers.first(where: { $0.hasFreeNames }),
      draw(asked, insteadOf: open, isWaitedFor: isWaitedFor, &result)
    {
      return
    }
    if let failed = reply.answers.firstIndex(where: { !$0.isAnswered }) {
      fail(asked, reply.answers[failed], at: failed, isWaitedFor: isWaitedFor, &result)
      return
    }
    guard let answer = reply.answers.last else { return }
    let line = write(asked, answer)
    if tape.hasDropped, !sent.drop {
      sent.drop = true
      message = Problem(Message(saying: .tapeFull, in: settings.language), at: 0..<0)
    }
    if tape.markStale(mentioning: reply.changed, except: line) { sent.tape = false }
    guard isWaitedFor else { return }
    answered = Answered(answer: answer, line: line)
    result.words = Speech.words(for: answer, settings)
    if asked.isDrawn { giveSliders(to: line, &result) }
  }

  /// Gives up on everything that was asked.
  mutating func abandon(_ stop: Event.Stop, _ result: inout EventResult) {
    let wasBusy = !pending.isEmpty
    pending = []
    queue = []
    waiting = []
    preview = PreviewState()
    submitted = nil
    guard wasBusy else { return }
    let sentence: Sentence = stop == .user ? .interrupted : .outOfMemory
    message = Problem(Message(saying: sentence, in: settings.language), at: 0..<0)
    result.words = message?.message
  }

  /// Takes over what the session knows of names.
  private mutating func learn(_ names: Reply.Names) {
    guard names != self.names else { return }
    self.names = names
    sent.names = false
    var vocabulary = Vocabulary()
    vocabulary.decimalMark = settings.decimalMark
    vocabulary.bindsFactorsFirst = settings.juxtaposition == .first
    for entry in names.variables {
      if entry.name == "Ans" { vocabulary.continuesFromAns = true }
      vocabulary.names.insert(entry.name)
    }
    for entry in names.functions {
      let name = entry.name.utf8.prefix { $0 != UInt8(ascii: "(") }
      vocabulary.functions.insert(String(decoding: Array(name), as: UTF8.self))
    }
    vocabulary.lists = Set(names.lists)
    editor.vocabulary = vocabulary
  }
}

extension Screen.Preview {
  /// The value of a statement, or nothing where it says no more than the
  /// statement does.
  init?(_ answer: WrittenAnswer, _ settings: Settings) {
    guard answer.isAnswered, answer.kind == .value else { return nil }
    let typed = settings.spelled(answer.expression)
    let saysMore =
      answer.exact.map { $0 != typed } ?? false || answer.decimal.map { $0.text != typed } ?? false
    guard saysMore else { return nil }
    status = answer.status
    isSolved = answer.isSolved
    exact = answer.exact
    decimal = answer.decimal?.text
    repeating = answer.decimal?.repeating
    let isShort = (answer.mathml?.utf8.count ?? 0) <= 20 * Markup.longestText
    mathml = isShort ? answer.mathml : nil
    brief = BriefSolutions.members(of: answer, settings)
  }
}

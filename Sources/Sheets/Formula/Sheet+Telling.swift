// The words that are said, and whether the formula is the one that was answered.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  /// Tells why a text cannot be read: one that was pasted, or what was typed.
  mutating func refuse(
    _ text: String,
    _ mistakes: [Diagnostic],
    _ result: inout EventResult
  ) {
    guard let first = mistakes.first else { return }
    message = Problem(.refusal(of: text, first, in: settings.language), at: 0..<0)
    result.words = message?.message
  }

  /// The reason why what is not read beside the caret says nothing, and nothing typed behind it
  /// mends it.
  func reasonAtCaret(_ judgement: Judgement) -> Problem? {
    guard editor.formula.isFaultAtCaret, let first = judgement.mistakes.first else { return nil }
    return Problem(.refusal(of: judgement.text, first, in: settings.language), at: 0..<0)
  }

  /// Puts what the formula says in the place of what was typed and waited to be read.
  mutating func settleTyped() {
    let resolved = drawn().judgement.resolved
    if resolved.pieces != editor.formula.pieces { editor.replace(with: resolved) }
  }

  /// Tells why a line has no answer, with its place while the formula is there.
  mutating func fail(
    _ asked: Pending,
    _ answer: WrittenAnswer,
    at index: Int,
    isWaitedFor: Bool,
    _ result: inout EventResult
  ) {
    guard var problem = answer.problem else { return }
    var place = 0..<0
    if editor.formula.pieces == asked.formula.pieces, let reading = asked.reading {
      let statements = reading.line.statements
      let start =
        statements.count > 1 && index < statements.count
        ? statements[index].range.lowerBound : 0
      let bytes = problem.place.inBytes(of: answer.input)
      place = asked.formula.run(
        around: reading.pieces(of: start + bytes.lowerBound..<start + bytes.upperBound)
      )
    }
    problem.place = place
    message = problem
    // An arithmetic mistake is an end; what is no formula yet goes on being edited.
    if isWaitedFor, answer.status == .undefined || answer.status == .undetermined {
      ending = .failed
    }
    if isWaitedFor { remedy = Remedy(for: answer) }
    result.words = Speech.words(for: answer, settings)
  }

  /// Says a sentence.
  func say(_ sentence: Sentence, _ result: inout EventResult) {
    result.words = sentence.text(in: settings.language)
  }

  /// Says the answer again.
  func sayAnswer(_ result: inout EventResult) {
    guard let answered else { return }
    result.words = Speech.words(for: answered.answer, settings)
  }

  /// Whether the formula stands there as it was when Enter was pressed.
  var isSettled: Bool { isAnswered || ending != nil }

  /// Whether the formula stands there with its answer, and asking again can give no other one.
  var isAnsweredAlready: Bool {
    guard let answered, let line = tape[answered.line] else { return false }
    return answered.answer.seed == nil && !line.isStale && !line.names.contains("Ans")
  }

  /// Whether the formula has an answer, or is about to have one.
  var isAnswered: Bool { answered != nil || submitted != nil }

  /// The formula is another one than before.
  mutating func edited() {
    leaveAnswer()
    recall = nil
    linesAreNewest = false
  }

  /// The formula stays as it was entered, and what is typed next is another one.
  mutating func endWithoutAnswer() {
    leaveAnswer()
    ending = .failed
  }

  /// The formula is no longer the one that was answered.
  mutating func leaveAnswer() {
    answered = nil
    submitted = nil
    ending = nil
    question = []
    remedy = nil
  }
}

extension Formula {
  /// The least run of neighbours around a range, with the whole of a structure
  /// of which a part is in it.
  fileprivate func run(around range: Range<Int>) -> Range<Int> {
    var editor = Editor(self)
    _ = editor.select(from: range.lowerBound, to: range.upperBound)
    return editor.formula.selectedRange ?? range
  }
}

extension Range<Int> {
  /// A place in the scalars of a text as one in its bytes.
  fileprivate func inBytes(of text: String) -> Range<Int> {
    var scalars = 0
    var bytes = 0
    var lower: Int?
    for scalar in text.unicodeScalars {
      if scalars == lowerBound { lower = bytes }
      if scalars == upperBound { break }
      scalars += 1
      bytes += UTF8.width(scalar)
    }
    return Swift.min(lower ?? bytes, bytes)..<bytes
  }
}

// Keys, taps and pastes. After Enter the formula stays: what starts a number or
// a name starts afresh, what needs an operand goes on from Ans, and everything
// else edits the formula.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  /// The most keys that wait for an answer.
  private static var longestQueue: Int { 10_000 }

  /// Presses keys, one after the other.
  ///
  /// The keys behind an Enter wait for its answer, so that a line of keys always does the
  /// same.
  mutating func press(_ keys: [Key], _ result: inout EventResult) {
    guard queue.count + keys.count <= Sheet.longestQueue else {
      result.outcome = .ignored
      return
    }
    let isWaiting = !queue.isEmpty
    queue += keys
    if !isWaiting { advance(&result) }
  }

  /// The formula and its answer before keys were pressed.
  struct BeforeKeys: Sendable {
    let editor: Editor
    let answered: Answered?
    let ending: Ending?
    let recall: Recall?

    /// The formula and its answer as they are now.
    init(_ sheet: Sheet) {
      (editor, answered) = (sheet.editor, sheet.answered)
      (ending, recall) = (sheet.ending, sheet.recall)
    }
  }

  /// Takes the keys of the last event back, as if they had not been pressed; they stay where one of
  /// them was evaluated.
  mutating func takeKeysBack() {
    guard let before = beforeKeys, submitted == nil, pending.isEmpty else { return }
    message = nil
    leaveAnswer()
    (editor, answered) = (before.editor, before.answered)
    (ending, recall) = (before.ending, before.recall)
  }

  /// Presses the keys that wait, up to the next Enter.
  mutating func advance(_ result: inout EventResult) {
    var next = 0
    while next < queue.count, result.request == nil {
      press(queue[next], &result)
      next += 1
    }
    queue.removeFirst(next)
  }

  private mutating func press(_ key: Key, _ result: inout EventResult) {
    let key = key == .session(.equals) ? meaningOfEquals() : key
    if key == .session(.enter) {
      enter(&result)
      return
    }
    if linesAreNewest, key == .undo || key == .redo {
      arrange(key == .undo ? .undoLines : .redoLines, &result)
      if result.outcome != .ignored { return }
    }
    if solveAgain(key, &result) || answerQuestion(key, &result) { return }
    if !key.isForSession { message = nil }
    let walks = isAnswered || recall?.isFresh == true
    if walks, key == .move(.up) || key == .move(.down) {
      recallNeighbour(isEarlier: key == .move(.up), &result)
      return
    }
    recall?.isFresh = false
    let other = beginning(for: key)
    let response = other.map { editor.apply(key, to: $0) } ?? editor.apply(key)
    result.note(response)
    switch response.outcome {
    case .changed:
      if let other { result.speech = SpeechEvent.phrases(other) + result.speech }
      edited()
    case .moved: leaveAnswer()
    case .copied(let text): result.copied = copy(text)
    case .refused(let mistakes):
      edited()
      if case .text(let text) = key { refuse(text, mistakes, &result) }
    case .passed(let key):
      obey(key, &result)
    case .ignored:
      if key == .move(.escape), editing != nil { leaveLine(&result) }
      if key == .copy || key == .cut { say(.copiedNothing, &result) }
    }
  }

  /// Where a formula was answered, a key may begin another one, with this; an
  /// equals sign may make a name of letters.
  private mutating func beginning(for key: Key) -> Formula? {
    if key == .character("="), let head = definedAnew { return head }
    guard isSettled else { return nil }
    switch key.opening(takesEquals: takesEquals(drawn().reading)) {
    case .stays: return nil
    case .startsAfresh: return Formula()
    case .continuesFromAnswer where ending == .failed: return nil
    case .continuesFromAnswer:
      var builder = ExpressionBuilder()
      builder.append(name: "Ans")
      return Formula(builder.expression())
    }
  }

  /// Does what a tap does.
  mutating func point(_ event: Event, _ result: inout EventResult) {
    message = nil
    leaveAnswer()
    switch event {
    case .tap(let touch): result.note(editor.tap(at: place(of: touch)))
    case .tapPlace(let place): result.note(editor.tap(at: place))
    case .selectWord(let element):
      let touch = Event.Touch(element: element, isRightHalf: true)
      result.note(editor.selectWord(at: place(of: touch)))
    case .selectTo(let touch): result.note(editor.extendSelection(to: place(of: touch)))
    default: break
    }
  }

  private func place(of touch: Event.Touch) -> Int {
    editor.formula.place(
      inElement: touch.element,
      offset: touch.offset,
      isRightHalf: touch.isRightHalf
    )
  }

  /// Does what is not the formula's affair.
  private mutating func obey(_ key: SessionKey, _ result: inout EventResult) {
    result.outcome = .changed
    switch key {
    case .enter, .equals, .store: break
    case .leaveForward: result.outcome = .leaveForward
    case .leaveBackward: result.outcome = .leaveBackward
    case .recallPrevious: recallNeighbour(isEarlier: true, &result)
    case .recallNext: recallNeighbour(isEarlier: false, &result)
    case .angle(let unit): set([.init("angle", .text(unit.rawValue))], &result)
    case .nextAngle:
      let next: AngleUnit = settings.angle == .radians ? .degrees : .radians
      set([.init("angle", .text(next.rawValue))], &result)
    case .page:
      settings.keyPage = (settings.keyPage + 1) % Settings.keyPages
    case .toggleForm:
      settings.form = settings.form == .exact ? .decimal : .exact
      sayAnswer(&result)
    case .moreDigits:
      if answered?.answer.decimal == nil {
        result.outcome = .ignored
      } else {
        ask(.more, &result)
      }
    }
  }

  /// A text of the formula in three notations.
  private func copy(_ text: String) -> Screen.Copy {
    let expression = Expression(plain: text, functions: Array(editor.vocabulary.functions))
    return Screen.Copy(
      text: settings.spelled(text),
      latex: expression?.latex(decimalMark: settings.decimalMark),
      mathml: expression?.drawing(decimalMark: settings.decimalMark)
    )
  }
}

// MARK: - What keys begin

extension Key {
  /// The effect of a key behind a formula that was answered.
  enum Opening {
    /// The key edits the formula, or leaves it alone.
    case stays
    /// The key begins another formula.
    case startsAfresh
    /// The key needs an operand, for which the answer stands.
    case continuesFromAnswer
  }

  /// The effect of the key behind a formula that was answered.
  func opening(takesEquals: Bool) -> Opening {
    switch self {
    case .character("="): takesEquals ? .stays : .continuesFromAnswer
    case .character(let scalar):
      Key.operators.contains(scalar) ? .continuesFromAnswer : .startsAfresh
    case .composed(let text):
      text.unicodeScalars.first.map { Key.operators.contains($0) } == true
        ? .continuesFromAnswer : .startsAfresh
    case .template(let template): template.needsOperand ? .continuesFromAnswer : .startsAfresh
    case .function(let row):
      row.isInfix || row.notation == .factorial ? .continuesFromAnswer : .startsAfresh
    case .name, .paste, .text: .startsAfresh
    case .session(.store): .continuesFromAnswer
    default: .stays
    }
  }

  /// Whether the key leaves formula and message alone.
  var isForSession: Bool {
    if case .session(let key) = self { key != .store } else { self == .copy }
  }

  /// The characters that need an operand before them.
  private static let operators: [Unicode.Scalar] = [
    "+", "-", "*", "/", "^", "!", "%", "°", "'", "\"", "=", "<", ">", "≤", "≥", "≠", "−", "–",
    "×", "·", "⋅", "∗", "÷", "⁄", "∕", "\u{2c6}", "\u{302}", "′", "″", "²", "³", "⁻", "→", "º", "±",
  ]
}

extension Template {
  /// Whether the structure stands on an operand before it.
  fileprivate var needsOperand: Bool {
    switch self {
    case .power, .square, .cube, .reciprocal, .scientific, .negate: true
    default: false
    }
  }
}

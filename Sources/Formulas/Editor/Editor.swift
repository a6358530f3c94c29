// The one entrance: every change of a formula is a key, and every key comes through here.

package import Expressions

/// A formula under edit, with what can be undone and what was copied.
package struct Editor: Hashable, Sendable {
  /// The formula.
  package internal(set) var formula = Formula()
  /// The names that are recognised.
  package var vocabulary = Vocabulary()
  var history = UndoHistory()
  /// Whether a change can be taken back.
  package var canUndo: Bool { history.canUndo }
  /// Whether a change can be made again.
  package var canRedo: Bool { history.canRedo }
  var clipboard: [Piece] = []

  /// Creates an editor with the empty formula.
  package init() {}

  /// Creates an editor with a formula.
  package init(_ formula: Formula) {
    self.formula = formula
    markUnread()
  }

  /// The greatest number of characters that come by one key.
  static var composedLimit: Int { 100 }

  /// The effect of a key.
  package struct Response: Hashable, Sendable {
    /// The outcome.
    package let outcome: Outcome
    /// The events to be said to people who do not see the formula.
    package let speech: [SpeechEvent]
  }

  /// The kind of effect that a key had.
  package enum Outcome: Hashable, Sendable {
    /// The formula is another one.
    case changed
    /// The caret or the selection is elsewhere.
    case moved
    /// The key makes no sense here.
    case ignored
    /// A text was copied.
    case copied(String)
    /// A text was refused; the places are in that text.
    case refused([Diagnostic])
    /// The key is not for the formula.
    case passed(SessionKey)
  }

  /// Applies a key.
  ///
  /// A key that makes no sense, or would make the formula too deep or too
  /// long, changes nothing. What is typed and is no formula where it stands is kept as it was
  /// typed, and read again with each key.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package mutating func apply(_ key: Key) -> Response {
    if let scalar = key.typedScalar { return typeCharacter(scalar, key) }
    let start = self
    if case .composed(let text) = key { return compose(text, start, key) }
    if key.beginsFactor { formula.leaveForFactor(nil, vocabulary) }
    let response = applyAlone(key)
    switch key {
    case .undo, .redo, .cut, .paste:
      // What was there before stands there again.
      markUnread()
      return response
    default: break
    }
    return readAgain(after: key, start, response)
  }

  /// Types characters that came at once, as one change.
  private mutating func compose(_ text: String, _ start: Editor, _ key: Key) -> Response {
    // A few characters at most; what is longer was no key.
    for scalar in text.unicodeScalars.prefix(Editor.composedLimit) {
      _ = typeCharacter(scalar, scalar == " " ? .move(.out) : .character(scalar))
    }
    history = start.history
    let outcome: Outcome = formula.pieces == start.formula.pieces ? .ignored : .changed
    if outcome == .changed { history.record(from: start.formula, to: formula) }
    return Response(
      outcome: outcome,
      speech: SpeechEvent.events(key, start.formula, formula, outcome)
    )
  }

  /// Applies a key to the formula, and reads nothing again.
  mutating func applyAlone(_ key: Key) -> Response {
    let before = formula
    if formula.anchor == formula.caret { formula.anchor = nil }
    if key.confirmsBrackets {
      formula.confirmBrackets(awaited: key == .character("(") ? formula.caret : nil)
    }
    if !key.isMotion { formula.trail = nil }
    let prepared = formula
    let outcome = perform(key)
    if key.opensSomething, isOnlyDeletion(of: prepared) {
      formula = before
      return finish(key, before, .ignored)
    }
    if formula == prepared { formula = before }
    return finish(key, before, outcome)
  }

  /// Whether the formula is another one without what was selected there, and nothing else.
  private func isOnlyDeletion(of prepared: Formula) -> Bool {
    guard prepared.selectedRange != nil else { return false }
    var rest = prepared
    rest.deleteSelection()
    return formula.pieces == rest.pieces
  }

  /// Applies a key to another formula that takes the place of this one, as one
  /// change; where that changes nothing, this one stays.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - other: The formula that it is applied to.
  /// - Returns: The effect of the key.
  package mutating func apply(_ key: Key, to other: Formula) -> Response {
    var editor = self
    editor.formula = other
    let response = editor.apply(key)
    guard response.outcome == .changed else { return response }
    history.record(from: formula, to: editor.formula)
    formula = editor.formula
    return response
  }

  /// Puts another formula in the place of this one; that can be undone.
  package mutating func replace(with other: Formula) {
    let before = formula
    formula = other
    formula.anchor = nil
    history.record(from: before, to: formula)
    markUnread()
  }

  mutating func finish(_ key: Key, _ before: Formula, _ outcome: Outcome) -> Response {
    var outcome = outcome
    switch outcome {
    case .changed where key == .undo || key == .redo: formula.settle()
    case .changed, .moved:
      formula.settle()
      if !key.isSelection { formula.anchor = nil }
      if !formula.isWithinLimits { formula = before }
      if formula.pieces != before.pieces, key.isEdit {
        history.record(from: before, to: formula)
        outcome = .changed
      } else if formula.caret != before.caret || formula.selectedRange != before.selectedRange {
        outcome = formula.pieces != before.pieces && !key.isMotion ? .changed : .moved
      } else {
        outcome = formula.pieces != before.pieces && !key.isMotion ? .changed : .ignored
      }
    default: break
    }
    return Response(outcome: outcome, speech: SpeechEvent.events(key, before, formula, outcome))
  }

  private mutating func perform(_ key: Key) -> Outcome {
    if vocabulary.continuesFromAns, formula.isEmpty, key.takesOperand {
      formula.type(name: "Ans")
    }
    switch key {
    case .move(.out) where formula.typeBlankOfConversion(vocabulary): return .changed
    case .move(let motion):
      return formula.move(motion).map { .passed($0) } ?? .moved
    case .select(let motion): formula.select(motion)
    case .widen: formula.widen()
    case .selectAll: formula.selectAll()
    case .undo: return history.undo(&formula) ? .changed : .ignored
    case .redo: return history.redo(&formula) ? .changed : .ignored
    case .copy: return copy()
    case .cut:
      let outcome = copy()
      if formula.deleteSelection() { return .changed }
      return outcome
    case .paste: paste(clipboard)
    case .text(let text): return paste(text: text)
    case .session(.store): formula.typeStore()
    case .session(let key): return .passed(key)
    default: type(key)
    }
    return .changed
  }

  private mutating func type(_ key: Key) {
    if case .character(let scalar) = key, formula.typeInConversion(scalar, vocabulary) { return }
    switch key {
    case .backspace: formula.backspace()
    case .delete: formula.deleteForward()
    case .backspaceSlot: formula.backspaceSlot()
    case .deleteSlot: formula.deleteSlot()
    case .clear: formula = Formula()
    case .template(let template): formula.press(template)
    case .function(.solve) where solveFormula(): break
    case .function(let builtin): formula.press(builtin)
    case .name(let name):
      formula.deleteSelection()
      if name == "e" { formula.type("e", vocabulary) } else { formula.type(name: name) }
      formula.setApart()
    case .character(let scalar): formula.type(scalar, vocabulary)
    default: break
    }
    if key == .backspace || key == .delete { formula.recogniseAround(vocabulary) }
  }
}

extension Key {
  /// Whether the key does something to the operand before the caret, so that on
  /// an empty formula it goes on from the last answer; a minus is a sign there.
  var takesOperand: Bool {
    switch self {
    case .character(let scalar):
      switch scalar {
      case "/", "÷", "⁄", "∕", "／", "^", "!", "%", "°", "º", "²", "³", "⁻", "¹": true
      default: Formula.sign(scalar).map { $0 != "-" } ?? false
      }
    case .template(.power), .template(.square), .template(.cube), .template(.reciprocal): true
    case .function(let row): row.isInfix || row.notation == .factorial
    case .session(.store): true
    default: false
    }
  }

  /// Whether the key types an operand that may stand behind another one as its factor.
  var beginsFactor: Bool {
    switch self {
    case .function(let row): !row.isInfix && row.notation != .factorial
    case .name: true
    case .template(.squareRoot), .template(.cubeRoot), .template(.root), .template(.absolute),
      .template(.exponential), .template(.tenPower), .template(.logarithm):
      true
    default: false
    }
  }

  /// Whether the key may change the formula in a way that can be undone.
  var isEdit: Bool {
    switch self {
    case .move, .select, .widen, .selectAll, .copy, .undo, .redo: false
    case .session(let key): key == .store
    default: true
    }
  }

  /// Whether the key types a structure, a function or a name.
  fileprivate var opensSomething: Bool {
    switch self {
    case .template, .function, .name: true
    default: false
    }
  }

  /// Whether the key only moves the caret.
  var isMotion: Bool {
    if case .move = self { true } else { false }
  }

  /// Whether the key may leave a selection.
  var isSelection: Bool {
    switch self {
    case .select, .widen, .selectAll: true
    default: false
    }
  }

  /// Whether brackets that the caret has left become solid.
  var confirmsBrackets: Bool {
    switch self {
    case .backspace, .delete, .backspaceSlot, .deleteSlot, .character(")"), .character("|"): false
    default: isEdit
    }
  }
}

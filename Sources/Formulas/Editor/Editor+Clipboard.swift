// Copying and pasting: line text out, line text and LaTeX in. A text that is
// malformed is refused, with the places of its mistakes.

package import Expressions

extension Editor {
  /// The greatest number of bytes of a text to paste.
  package static var pasteLimit: Int { 100_000 }

  /// The greatest number of bytes of a refused text that is kept to be mended.
  private static var unreadLimit: Int { 1_000 }

  /// The selection, or everything, as a text of the language; as it was typed, where something
  /// is not read.
  package var copyText: String {
    let range = formula.selectedRange ?? 0..<formula.pieces.count
    let part = Formula(pieces: Array(formula.pieces[range]))
    guard !part.hasUnread else {
      var editor = Editor(part)
      editor.vocabulary = vocabulary
      return editor.typedText
    }
    return part.reading(vocabulary).text
  }

  mutating func copy() -> Outcome {
    guard !formula.isEmpty else { return .ignored }
    let range = formula.selectedRange ?? 0..<formula.pieces.count
    var part = formula
    part.splitWord(at: range.lowerBound)
    part.splitWord(at: range.upperBound)
    clipboard = Formula(pieces: Array(part.pieces[range])).plain
    return .copied(copyText)
  }

  mutating func paste(_ pieces: [Piece]) {
    guard !pieces.isEmpty else { return }
    formula.deleteSelection()
    formula.reviveBrackets()
    formula.insert(pieces)
  }

  mutating func paste(text: String) -> Outcome {
    guard text.utf8.count <= Editor.pasteLimit else {
      return .refused([Diagnostic(.textTooLong(limit: Editor.pasteLimit), range: 0..<0)])
    }
    let reader = Pasting(vocabulary: vocabulary, isAlone: formula.isEmpty)
    switch reader.read(text) {
    case .failure(let diagnostics):
      keep(text)
      return .refused(diagnostics)
    case .success(let pieces):
      guard !pieces.isEmpty else { return .ignored }
      insertUnit(pieces)
      return .changed
    }
  }

  /// Puts a text that is refused into the formula as it is, to be mended there.
  private mutating func keep(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    guard text.utf8.count <= Editor.unreadLimit, !scalars.isEmpty else { return }
    let before = formula
    formula.deleteSelection()
    formula.insert(scalars.map { Piece(.unread, $0) })
    history.record(from: before, to: formula)
  }

  /// Inserts a part as one unit: what binds loosely gets brackets, unless it
  /// is all that stands in its slot.
  package mutating func insert(_ expression: Expression) -> Response {
    let before = formula
    insertUnit(Formula.pieces(expression))
    history.record(from: before, to: formula)
    if !formula.isWithinLimits {
      _ = history.undo(&formula)
      return Response(outcome: .ignored, speech: [.ignored])
    }
    formula.settle()
    return Response(outcome: .changed, speech: SpeechEvent.insertion(before, formula))
  }

  private mutating func insertUnit(_ pieces: [Piece]) {
    formula.trail = nil
    formula.deleteSelection()
    if !formula.needsOperand(at: formula.caret) { formula.reviveBrackets() }
    let row = formula.row(around: formula.caret)
    let isAlone = row.isEmpty
    formula.insert(pieces)
    let range = formula.caret - pieces.count..<formula.caret
    let isNumber = pieces.allSatisfy { $0.kind == .digit || $0.kind == .mark }
    let isTerm = formula.factorStart(before: range.upperBound) == range.lowerBound
    if !isAlone, !isNumber, !isTerm { formula.bracket(range) }
  }
}

extension Formula {
  /// The pieces without what is true only while the caret is among them.
  var plain: [Piece] {
    pieces.map { piece in
      var piece = piece
      let isRoot = piece.structure == .root
      piece.flags.formIntersection(isRoot ? [.joined, .keyed] : .joined)
      return piece
    }
  }
}

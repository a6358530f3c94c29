// What holds after any keys, taps, drags and pastes, in any order.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct MixedLaws {
  /// A gesture or a key.
  private static func act(
    on editor: inout Editor,
    using random: inout some RandomNumberGenerator
  ) -> String {
    let count = editor.formula.pieces.count
    func place() -> Int { Int.random(in: -1...count + 1, using: &random) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      let place = place()
      _ = editor.tap(at: place)
      return "tap \(place)"
    case 1:
      let (start, end) = (place(), place())
      _ = editor.select(from: start, to: end)
      return "drag \(start) \(end)"
    case 2:
      let place = place()
      _ = editor.extendSelection(to: place)
      return "drag on \(place)"
    case 3:
      let place = place()
      _ = editor.selectWord(at: place)
      return "double tap \(place)"
    default:
      let token = RandomKeys.tokens.randomElement(using: &random) ?? "1"
      for key in (try? Key.keys(token)) ?? [] { _ = editor.apply(key) }
      return token
    }
  }

  @Test("keys and gestures keep the laws", arguments: seeds(8))
  func mixed(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(125) {
      var editor = Editor()
      editor.vocabulary.continuesFromAns = Bool.random(using: &random)
      var line = ""
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        line += MixedLaws.act(on: &editor, using: &random) + ", "
        try #require(editor.formula.isWellFormed, "\(line)")
      }
      try check(editor, line)
    }
  }

  private func check(_ editor: Editor, _ line: String) throws {
    let formula = editor.formula
    _ = formula.reading(editor.vocabulary).prefix
    _ = formula.caretPlace
    try #require(Markup.elements(formula.mathML()) != nil, "\(line)")
    let again = try #require(Formula(keptText: formula.keptText), "\(line)")
    try #require(again.reading().text == formula.reading().text, "\(line)")
    var emptied = editor
    var presses = 0
    // At the start there is nothing to delete.
    _ = emptied.apply(.move(.end))
    let most = 4 * formula.pieces.count + 4
    while !emptied.formula.isEmpty {
      _ = emptied.apply(.backspace)
      presses += 1
      try #require(emptied.formula.isWellFormed, "\(line) ⌫ \(presses)")
      try #require(presses <= most, "\(line)")
    }
    var undone = editor
    var steps = 0
    while undone.apply(.undo).outcome != .ignored {
      steps += 1
      try #require(steps < 500, "\(line)")
    }
    try #require(undone.formula.isEmpty, "\(line)")
  }

  // The picture is pasted into another editor: what is shown decides the value.
  @Test("what is shown has the value that is read", arguments: seeds(8))
  func shown(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let text = RandomLine.short(using: &random)
      var editor = Editor()
      for scalar in text.unicodeScalars { _ = editor.apply(.character(scalar)) }
      var other = Editor()
      let outcome = other.apply(.text(editor.formula.mathML())).outcome
      try #require(outcome == .changed, "\(text)\n\(outcome)")
      try #require(
        RandomLine.value(of: other.formula.reading().expression)
          == RandomLine.value(of: editor.formula.reading().expression),
        "\(text)\n\(editor.formula.linearText)\n\(other.formula.linearText)"
      )
    }
  }
}

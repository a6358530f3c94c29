// What holds after any keys whatever.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct EditingLaws {
  @Test("after any key the formula is well formed", arguments: seeds(8), [false, true])
  func wellFormed(seed: UInt64, manyDeleted: Bool) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(125) {
      let count = Int.random(in: 1...30, using: &random)
      let line = RandomKeys.make(count, manyDeleted: manyDeleted, using: &random)
      var editor = Editor()
      for key in try Key.keys(line) {
        let before = editor.formula
        let response = editor.apply(key)
        try #require(editor.formula.isWellFormed, "\(line)")
        if response.outcome == .ignored {
          try #require(editor.formula.plainLinearText == before.plainLinearText, "\(line)")
        }
      }
    }
  }

  @Test("Backspace ends at the empty formula", arguments: seeds(8))
  func backspaceEmpties(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      var (editor, line) = try RandomKeys.formula(20, using: &random)
      // At the start there is nothing to delete.
      _ = editor.apply(.move(.end))
      var presses = 0
      while !editor.formula.isEmpty {
        _ = editor.apply(.backspace)
        presses += 1
        try #require(presses < 2_000, "\(line)")
      }
    }
  }

  /// A root behind an exponent of what is read as a function once the root is gone.
  @Test func `Backspace stays behind an exponent`() throws {
    var editor = Editor()
    for key in try Key.keys("a b s _ e ^ Right √ BS BS BS BS BS BS BS BS") { _ = editor.apply(key) }
    #expect(editor.formula.isEmpty)
  }

  /// Structures without symbols, in which a row is read anew.
  @Test func `Backspace stays in the structures where it was`() throws {
    var editor = Editor()
    let keys = try Key.keys(
      #"a b s Paste"sin(x)^2" K:pow S-Tab _ | ⌈ / K:frac Left s q r t ) Right K:pow 2 s u m ( ⌈ K:lim s u m ( Paste"\frac{1}{2}" End"#
        + String(repeating: " BS", count: 80)
    )
    for key in keys { _ = editor.apply(key) }
    #expect(editor.formula.isEmpty)
  }

  @Test("undo returns and redo repeats", arguments: seeds(8))
  func undoReturns(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      var (editor, line) = try RandomKeys.formula(20, using: &random)
      var states = [editor.formula.plainLinearText]
      while editor.apply(.undo).outcome != .ignored {
        states.append(editor.formula.plainLinearText)
        try #require(states.count < 500, "\(line)")
      }
      #expect(editor.formula.isEmpty, "\(line)")
      for state in states.dropLast().reversed() {
        _ = editor.apply(.redo)
        try #require(editor.formula.plainLinearText == state, "\(line)")
      }
    }
  }

  @Test("one undo takes back one change", arguments: seeds(8))
  func undoTakesBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let (editor, line) = try RandomKeys.formula(15, using: &random)
      let token = RandomKeys.tokens.randomElement(using: &random) ?? "1"
      var changed = editor
      for key in try Key.keys(token) where key != .undo && key != .redo {
        let before = changed.formula.plainLinearText
        _ = changed.apply(key)
        guard changed.formula.plainLinearText != before else { continue }
        var undone = changed
        _ = undone.apply(.undo)
        try #require(undone.formula.plainLinearText == before, "\(line)\(token)")
      }
    }
  }

  @Test("left undoes right", arguments: seeds(8))
  func leftUndoesRight(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      var (editor, line) = try RandomKeys.formula(20, using: &random)
      _ = editor.apply(.move(.home))
      for _ in 0..<Int.random(in: 0...12, using: &random) { _ = editor.apply(.move(.right)) }
      for (there, back) in [(Motion.right, Motion.left), (.left, .right)] {
        var moved = editor
        guard moved.apply(.move(there)).outcome == .moved else { continue }
        _ = moved.apply(.move(back))
        try #require(moved.formula.caret == editor.formula.caret, "\(line)")
      }
    }
  }

  @Test("right passes every formula from start to end", arguments: seeds(4))
  func rightEnds(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let (start, line) = try RandomKeys.formula(20, using: &random)
      for motion in [Motion.right, .left, .nextSlot, .previousSlot] {
        var editor = start
        _ = editor.apply(.move(motion == .right || motion == .nextSlot ? .home : .end))
        var steps = 0
        while editor.apply(.move(motion)).outcome == .moved {
          steps += 1
          try #require(steps < 1_000, "\(line)")
        }
      }
    }
  }

  @Test("cut and paste is the identity", arguments: seeds(4))
  func cutPaste(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      var (editor, line) = try RandomKeys.formula(15, using: &random)
      _ = editor.apply(.move(.end))
      for _ in 0..<Int.random(in: 1...4, using: &random) { _ = editor.apply(.select(.left)) }
      guard editor.formula.selectedRange != nil else { continue }
      let before = editor.formula.plainLinearText
      _ = editor.apply(.cut)
      _ = editor.apply(.paste)
      #expect(editor.formula.plainLinearText == before, "\(line)")
    }
  }
}

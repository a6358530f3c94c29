// Taps and drags.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct PointingTests {
  /// Keys, a drag from one place to another, and what is selected then.
  private static let drags: [(keys: String, from: Int, to: Int, result: String)] = [
    ("1 2 3", 1, 2, "1⟦2⟧3"), ("1 2 3", 3, 1, "1⟦23⟧"), ("1 2 3", 1, 1, "1|23"),
    // Into a slot and out of it: the structure is selected whole.
    ("5 + 1 / 2", 0, 3, "⟦5+{1}/{2}⟧"), ("5 + 1 / 2", 5, 2, "5+⟦{1}/{2}⟧"),
    ("5 + 1 / 2", 3, 6, "5+⟦{1}/{2}⟧"),
    // Inside one slot only what was dragged over.
    ("1 2 / 3", 1, 2, "{⟦1⟧2}/{3}"),
    // A name is selected as one, a script with what it stands on.
    ("s i n ( x )", 1, 2, "⟦sin⟧(x)"), ("x ^ 2 + 1", 1, 5, "⟦x^{2}+⟧1"),
    ("1 + 2", -7, 99, "⟦1+2⟧"),
  ]

  @Test("a drag selects neighbours in one row", arguments: drags)
  func drag(keys: String, from: Int, to: Int, result: String) throws {
    var editor = Editor()
    for key in try Key.keys(keys) { _ = editor.apply(key) }
    _ = editor.select(from: from, to: to)
    #expect(editor.formula.linearText == result)
    _ = editor.tap(at: from)
    _ = editor.extendSelection(to: to)
    #expect(editor.formula.linearText == result)
  }

  @Test(
    "a double tap selects a number, a name or a structure",
    arguments: [
      ("1 2 3 + 4", 1, "⟦123⟧+4"), ("1 2 3 + 4", 3, "⟦123⟧+4"), ("1 . 5 x", 2, "⟦1.5⟧x"),
      ("s i n ( x )", 2, "⟦sin⟧(x)"), ("1 / 2 + 3", 5, "⟦{1}/{2}⟧+3"), ("", 0, "|"),
      ("1 + 2", 99, "1+⟦2⟧"), ("1 + 2", -99, "⟦1⟧+2"),
    ]
  )
  func doubleTap(keys: String, place: Int, result: String) throws {
    var editor = Editor()
    for key in try Key.keys(keys) { _ = editor.apply(key) }
    _ = editor.selectWord(at: place)
    #expect(editor.formula.linearText == result)
  }

  @Test("any gesture leaves the formula well formed", arguments: seeds(8))
  func wellFormed(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let hostile = [Int.min, -2, -1, 0, 1, 5, 1_000, Int.max]
    for _ in 0..<cases(50) {
      var (editor, line) = try RandomKeys.formula(15, using: &random)
      for _ in 0..<10 {
        func number() -> Int {
          Bool.random(using: &random)
            ? hostile.randomElement(using: &random) ?? 0
            : Int.random(in: 0...editor.formula.pieces.count, using: &random)
        }
        let place = editor.formula.place(
          inElement: number(),
          offset: number(),
          isRightHalf: Bool.random(using: &random)
        )
        try #require((0...editor.formula.pieces.count).contains(place), "\(line)")
        switch Int.random(in: 0..<5, using: &random) {
        case 0: _ = editor.tap(at: place)
        case 1: _ = editor.select(from: number(), to: place)
        case 2: _ = editor.extendSelection(to: place)
        case 3: _ = editor.selectWord(at: place)
        default:
          for key in try Key.keys(RandomKeys.make(2, using: &random)) { _ = editor.apply(key) }
        }
        try #require(editor.formula.isWellFormed, "\(line)")
        guard let range = editor.formula.selectedRange else { continue }
        // What is selected can be cut out and is a formula itself.
        var cut = editor
        _ = cut.apply(.cut)
        try #require(cut.formula.isWellFormed, "\(line)")
        try #require(cut.formula.pieces.count < editor.formula.pieces.count, "\(line) \(range)")
      }
    }
  }
}

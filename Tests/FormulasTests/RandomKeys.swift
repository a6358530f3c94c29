// Random key sequences, with the keys that make trouble more often.

import Expressions
import Formulas

enum RandomKeys {
  static let tokens = [
    "0", "1", "2", "7", "x", "y", "e", ".", "+", "-", "*", "/", "/", "^", "^", "(", "(", ")", ")",
    "|", "=", "<", ">", "!", "%", "°", "'", ",", ";", "_", "√", "²", "K:frac", "K:sqrt", "K:root",
    "K:abs", "K:floor", "⌈", "⌉", "K:sq", "K:pow", "K:exp", "K:exp10", "K:neg", "K:sin", "K:max",
    "K:logb", "K:rep", "{", ":", ";", "}", "K:cases", "K:list", "K:sum", "K:prod",
    "K:int", "K:lim", "K:diff", "∞",
    ". .", "∑", "s u m (",
    "K:pi", "K:mod", "K:inv", "K:cbrt", "Ans", "X0", "i", "n", "∠", "s i n", "m o d", "p i",
    "a b s", "l o g", "s q r t", "a n s", "n C r", "STO", "Left", "Left", "Right", "Right", "Up",
    "Down", "Home", "End", "Tab", "S-Tab", "Space", "Esc", "S-Left", "S-Left", "S-Right", "S-Home",
    "C-a",
    "Widen", "BS", "BS", "BS", "Del", "Del", "C-BS", "C-Del", "C-c", "C-x", "C-v", "Undo", "Redo",
    "Paste\"1/2+x\"", "Paste\"\\frac{1}{2}\"", "Paste\"sin(x)^2\"",
  ]

  /// A line of random keys, of which every second one is Backspace where many are deleted.
  static func make(
    _ count: Int,
    manyDeleted: Bool = false,
    using random: inout some RandomNumberGenerator
  ) -> String {
    var line = ""
    for _ in 0..<count {
      let deletes = manyDeleted && Bool.random(using: &random)
      line += (deletes ? "BS" : tokens.randomElement(using: &random) ?? "1") + " "
    }
    return line
  }

  /// Random keys.
  static func keys(_ count: Int, using random: inout some RandomNumberGenerator) -> [Key] {
    (try? Key.keys(make(count, using: &random))) ?? []
  }

  /// A formula made by random keys, and the keys.
  static func formula(
    _ count: Int,
    using random: inout some RandomNumberGenerator
  ) throws -> (editor: Editor, keys: String) {
    let line = make(count, using: &random)
    var editor = Editor()
    for key in try Key.keys(line) { _ = editor.apply(key) }
    return (editor, line)
  }
}

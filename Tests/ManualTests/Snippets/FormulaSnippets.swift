// What the manual shows of the formula editor.

import Surd
import Testing

@Suite struct FormulaSnippets {
  @Test func `keys make a formula`() throws {
    // snippet
    var editor = Editor()
    for key in try Key.keys("1 + 2 / 3 ^ x") { _ = editor.apply(key) }
    print(editor.formula.linearText)  // 1+{2}/{3^{x|}}
    print(editor.formula.reading().prefix)  // +(1, *(2, /(^(3, x))))
    // end
  }

  @Test func `every state can be read`() throws {
    // snippet
    var editor = Editor()
    for key in try Key.keys("5 + * K:sqrt ( )") { _ = editor.apply(key) }
    print(editor.formula.isWellFormed)  // true
    let reading = editor.formula.reading()
    print(reading.hasHoles)  // true
    // end
  }
}

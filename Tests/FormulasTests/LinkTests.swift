// Formulas in links.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct LinkTests {
  // By hand, after the table of RFC 4648: `1+2` is 31 2b 32, the sextets 12,
  // 18, 44 and 50; `√8` is 0a 38 0c, the sextets 2, 35, 32 and 12, for the
  // fourth structure and its end; `π` is cf 80, 51, 56 and 0.
  @Test(
    "a link is a version and base64",
    arguments: [("1 + 2", "1MSsy"), ("", "1"), ("√ 8", "1CjgM"), ("p i", "1z4A")]
  )
  func known(keys: String, link: String) throws {
    var editor = Editor()
    for key in try Key.keys(keys) { _ = editor.apply(key) }
    #expect(editor.formula.linkText == link)
  }

  /// A word whose first letters become another one: `sin` behind `ab`; and a sign that is not read in
  /// an index.
  @Test(arguments: [
    #"/ Widen ; a b Paste"sin(x)""#, #"/ Widen ; a b Paste"sin(x)^2" y"#,
    "s i n _ 7 _ K:mod ^ % 0 e",
  ])
  func `a word that is cut is no name`(keys: String) throws {
    var editor = Editor()
    for key in try Key.keys(keys) { _ = editor.apply(key) }
    let link = try #require(editor.formula.linkText)
    #expect(Formula(linkText: link)?.plainLinearText == editor.formula.plainLinearText)
  }

  @Test("a link reopens the formula", arguments: seeds(8))
  func reopens(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let (editor, line) = try RandomKeys.formula(20, using: &random)
      guard let link = editor.formula.linkText else { continue }
      #expect(
        link.utf8.allSatisfy {
          $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a || $0 == 0x2d
            || $0 == 0x5f
        }
      )
      let again = try #require(Formula(linkText: link), "\(line)")
      try #require(again.isWellFormed, "\(line)")
      let readings = [again.reading(), editor.formula.reading()]
      // `0x` in front of a root is read with a blank in it, or without.
      let texts = readings.map { $0.text.filter { $0 != " " } }
      try #require(
        again.plainLinearText == editor.formula.plainLinearText && texts[0] == texts[1]
          && readings[0].prefix == readings[1].prefix && again.linkText == link,
        "\(line)\n\(editor.formula.linearText)\n\(again.linearText)"
      )
    }
  }

  @Test("any text whatever gives a formula or none", arguments: seeds(8))
  func hostile(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let characters = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_-_~%.é\0"
    )
    for _ in 0..<cases(200) {
      var link = "1"
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        link.append(characters[Int.random(in: 0..<characters.count, using: &random)])
      }
      guard var editor = Formula(linkText: link).map({ Editor($0) }) else { continue }
      #expect(editor.formula.isWellFormed, "\(link)")
      for key in RandomKeys.keys(10, using: &random) {
        _ = editor.apply(key)
        #expect(editor.formula.isWellFormed, "\(link)")
      }
    }
    #expect(Formula(linkText: "") == nil)
    #expect(Formula(linkText: "2MSsy") == nil)
    #expect(Formula(linkText: "1" + String(repeating: "A", count: 2_000)) == nil)
  }
}

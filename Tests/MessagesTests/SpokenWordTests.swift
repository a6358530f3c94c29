// The tables of words, and laws of what is made with them.

import Expressions
import Formulas
import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Words of speech")
struct SpokenWordTests {
  /// What is the same in English and German.
  private let shared: Set<String> = ["minus", "plus", "exponent", "{0} {1}", "integral", "d"]

  @Test(arguments: Language.allCases)
  func `a table has a line for each word`(language: Language) {
    let table = SpokenWord.wording(language)
    for word in SpokenWord.allCases {
      let line = table.line(Int(word.rawValue))
      #expect(line.name == "\(word)")
      #expect(!line.words.isEmpty, "\(word)")
    }
    #expect(table.line(SpokenWord.allCases.count).name.isEmpty)
  }

  @Test(arguments: SpokenWord.allCases)
  func `languages have words of their own`(word: SpokenWord) {
    let words = Language.allCases.map { SpokenWord.wording($0).line(Int(word.rawValue)).words }
    #expect(Set(words.map { $0.placeholders }).count == 1)
    #expect(words[0].lowercased() != words[1].lowercased() || shared.contains(words[0]))
    let isChinese = words[2].unicodeScalars.contains { (0x3000...0x9fff) ~= $0.value }
    #expect(isChinese || words[2] == "{0}", "\(words[2])")
  }

  @Test func `numbers and parts have as many words in each language`() {
    for (word, count) in [(SpokenWord.numbers, 13), (.parts, 9), (.manyParts, 9)] {
      for language in Language.allCases {
        let words = SpokenWord.wording(language).line(Int(word.rawValue)).words
        #expect(words.split(separator: " ").count == count, "\(word) \(language)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `functions, signs and Greek letters have names`(language: Language) {
    let names = SpokenWord.names(language)
    for row in Builtin.all { #expect(names.line(named: "\(row.name)") != nil, "\(row.name)") }
    let truths: [Constant] = [.isTrue, .isFalse]
    for constant in Constant.allCases where constant.isWord && !truths.contains(constant) {
      #expect(names.line(named: "\(constant.name)") != nil, "\(constant.name)")
    }
    let letters = (0x3b1...0x3c9 as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
    let signs = Array("+-*=≠<≤>≥→!%°′″;.".unicodeScalars)
    for scalar in letters + signs {
      #expect(names.line(named: String(scalar)) != nil, "\(scalar)")
    }
  }

  // MARK: - Laws

  private func settings(_ language: Language, _ verbosity: Int) -> Settings {
    var settings = Settings()
    settings.language = language
    settings.verbosity = verbosity
    return settings
  }

  private func check(_ words: String, _ input: String) {
    #expect(words.unicodeScalars.count <= 2_500, "\(input)")
    #expect(!words.contains("{") && !words.contains("  "), "\(input): \(words)")
    #expect(!words.contains(", ,") && !words.hasSuffix(" "), "\(input): \(words)")
  }

  @Test(arguments: seeds(8))
  func `an expression is said in few words`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let expression = RandomExpression.make(depth: 6, using: &random)
      let language = Language.allCases[Int.random(in: 0..<3, using: &random)]
      let settings = settings(language, Int.random(in: 0..<3, using: &random))
      let words = Speech.words(for: SpeechEvent.phrases(expression), settings)
      #expect(!words.isEmpty)
      check(words, "\(expression)")
    }
  }

  @Test(arguments: seeds(8))
  func `every key is answered with words`(seed: UInt64) throws {
    let tokens = """
      0 1 9 . a A x + - * / ^ ( ) | ! % = < , ; _ s i n Left Right Up Down Home End Tab S-Tab Esc \
      BS BS Del C-BS C-Del Undo Redo S-Left S-Right Widen C-a C-c C-v AC K:frac K:sqrt K:root K:sq \
      K:abs K:exp10 K:pi K:neg K:sin K:logb K:rep K:sub K:floor K:nCr ANS X0 Paste"1/2+x"
      """
    let keys = try Key.keys(tokens)
    var random = SplitMix64(seed: seed)
    var editor = Editor()
    for _ in 0..<cases(400) {
      let key = keys[Int.random(in: 0..<keys.count, using: &random)]
      let response = editor.apply(key)
      let language = Language.allCases[Int.random(in: 0..<3, using: &random)]
      let settings = settings(language, Int.random(in: 0..<3, using: &random))
      let words = Speech.words(for: response.speech, settings)
      check(words, "\(key) in \(editor.formula.linearText)")
      if case .passed = response.outcome { continue }
      #expect(!words.isEmpty, "\(key) in \(editor.formula.linearText)")
    }
  }

  @Test(arguments: Language.allCases)
  func `what is long is cut short`(language: Language) throws {
    let digits = String(repeating: "7", count: 5_000)
    let sum = Array(repeating: "x", count: 2_000).joined(separator: "+")
    for text in [digits, "0." + digits, sum, String(repeating: "y", count: 5_000), "1/" + digits] {
      let expression = try Expression(text)
      for verbosity in 0..<3 {
        let words = Speech.words(
          for: SpeechEvent.phrases(expression),
          settings(language, verbosity)
        )
        check(words, String(text.prefix(20)))
      }
    }
    var session = Session()
    session.settings = settings(language, 2)
    for text in ["3000!", "3000!/7", "9^9^9", "sin(1)*10^500"] {
      let answer = try #require(session.evaluate(text, showing: .all).last)
      check(Speech.words(for: WrittenAnswer(answer), session.settings), text)
    }
  }
}

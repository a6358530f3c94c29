// Numbers that are written in letters, Roman numerals and words, read back as the same numbers.

import Expressions
import Messages
import Numbers
import Sessions
import TestSupport
import Testing

@Suite("Numbers in letters")
struct NumberLettersTests {
  @Test(arguments: seeds(4))
  func `numbers in words read back in every language`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(150) {
      let number = Self.number(using: &random)
      for language in Language.allCases {
        var session = Session()
        session.settings.language = language
        let text = try #require(session.evaluate("\(number.text()) to words").first?.text)
        // Any language is read, whichever is in force.
        session.settings.language = Language.allCases.randomElement(using: &random) ?? .english
        let others = Self.variants(of: text, in: language, using: &random)
        for line in [text, text + " to decimal"] + others {
          let answer = session.evaluate(line).first
          #expect(answer?.exact == number.text(), "seed \(seed): \(line)")
          #expect(answer?.notes.map(\.kind) == ["numberInLetters"], "seed \(seed): \(line)")
        }
      }
    }
  }

  @Test(arguments: seeds(4))
  func `Roman numerals read back`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(200) {
      let number = Int.random(in: 1...Self.powers(of: 10, using: &random), using: &random)
      var session = Session()
      let text = try #require(session.evaluate("\(number) to roman").first?.text)
      for (line, value) in [
        (text, number), (text + " + 1", number + 1), ("-\(text)", -number),
        ("2*\(text)", 2 * number),
        ("(\(text))", number), ("\(text)^2", number * number), ("abs(\(text))", number),
      ] {
        #expect(session.evaluate(line).first?.exact == "\(value)", "seed \(seed): \(line)")
      }
      #expect(session.evaluate("\(number) = \(text)").first?.exact == "true", "\(text)")
    }
  }

  @Test(arguments: seeds(2))
  func `letters that are not the one way to write a number are no number`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(300) {
      let count = Int.random(in: 2...7, using: &random)
      let letters = (0..<count).map { _ in "IVXLCDM".randomElement(using: &random) ?? "I" }
      let text = String(letters)
      var session = Session()
      guard let number = session.evaluate("0 + " + text).first?.exact else { continue }
      #expect(session.evaluate("\(number) to roman").first?.text == text, "seed \(seed): \(text)")
    }
    for _ in 0..<cases(300) {
      let text = Self.words(using: &random)
      var session = Session()
      guard let value = session.evaluate(text).first?.exact else { continue }
      let words = session.evaluate("\(value) to words").first?.text
      #expect(Self.plain(words ?? "") == Self.plain(text), "seed \(seed): \(text) is \(value)")
    }
  }

  @Test func `names of the user come first`() {
    var session = Session()
    #expect(session.evaluate("XII = 5; XII + 1").last?.exact == "6")
    #expect(session.evaluate("XII*2").last?.exact == "10")
    #expect(session.evaluate("XIII*2").last?.exact == "26")
    #expect(session.evaluate("twelve = 7; twelve").last?.exact == "7")
    #expect(session.evaluate("twelve").last?.exact == "7")
    #expect(session.evaluate("f(MIX) = MIX^2; f(3)").last?.exact == "9")
    #expect(session.evaluate("sum(IV; IV = 1..3)").last?.exact == "6")
  }

  // MARK: - Numbers and texts

  /// A number of any of the lengths that words have, often with zeros in it.
  private static func number(using random: inout SplitMix64) -> Integer {
    var number = Integer(0)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let group =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: 0
        case 1: Int.random(in: 0..<20, using: &random)
        case 2: 100 * Int.random(in: 0..<10, using: &random) + Int.random(in: 0...1, using: &random)
        default: Int.random(in: 0..<1000, using: &random)
        }
      number = number * Integer(1000) + Integer(group)
    }
    return Bool.random(using: &random) ? -number : number
  }

  private static func powers(of base: Int, using random: inout SplitMix64) -> Int {
    min(
      3_999_999,
      (0..<Int.random(in: 1...7, using: &random)).reduce(1) { power, _ in power * base }
    )
  }

  /// Other ways to write the same words, as people have them.
  private static func variants(
    of text: String,
    in language: Language,
    using random: inout SplitMix64
  ) -> [String] {
    func without(_ parts: [(String, String)]) -> String {
      var words = " " + text + " "
      for (part, other) in parts {
        words = words.split(separator: part, omittingEmptySubsequences: false).joined(
          separator: other
        )
      }
      return words
    }
    switch language {
    case .english:
      return [
        without([(" and ", " ")]), without([(", ", " ")]), without([("-", " ")]),
        without([("-", "")]), text.uppercased(), without([(", ", " and ")]),
        without([("minus", "negative")]),
      ]
    case .german:
      return [
        text.lowercased(), text.uppercased().replacing("SS", with: "ß"),
        without([("einhundert", "hundert")]), without([(" eintausend", " tausend")]),
        without(NumberWord.germanTens.map { ("und" + $0, " und " + $0) }),
      ]
    case .chinese: return [without([("二百", "两百"), ("二千", "两千")])]
    }
  }

  /// Words of numbers in any order.
  private static func words(using random: inout SplitMix64) -> String {
    let words = [
      "one", "two", "seven", "twelve", "twenty", "ninety", "hundred", "thousand", "million", "and",
    ]
    return (0..<Int.random(in: 1...5, using: &random))
      .map { _ in words.randomElement(using: &random) ?? "one" }.joined(separator: " ")
  }

  private static func plain(_ text: String) -> String {
    let words = text.split { " ,-".contains($0) }
    return words.filter { $0 != "and" }.joined(separator: " ")
  }
}

// Letters that are typed side by side: numbers in letters, and words that mean nothing.

import Messages
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Letters side by side")
struct LettersTests {
  @Test(arguments: seeds(3))
  func `numbers in letters are the same typed, pasted and given to the command`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(12) {
      let number = Int.random(
        in: 1...(Bool.random(using: &random) ? 200 : 3_999_999),
        using: &random
      )
      for (language, way) in [
        (Language.english, "words"), (.german, "words"), (.chinese, "words"), (.english, "roman"),
      ] {
        var session = Session()
        session.settings.language = language
        guard let text = session.evaluate("\(number) to \(way)").first?.text else { continue }
        let command = session.evaluate(text).first?.exact
        // A numeral of one letter is a name.
        guard command != nil || way == "words" else { continue }
        #expect(command == "\(number)", "\(text)")
        for keys in [TypedTests.keys(text), "Paste\"\(text)\""] {
          var desk = Desk()
          let screen = desk.press(keys + " Enter")
          let found = screen.answer?.answer.exact
          #expect(found == "\(number)", "seed \(seed): \(keys): \(screen.formula)")
        }
      }
    }
  }

  @Test(arguments: [
    ("X I I + 3", "15"), ("M M X X V I", "2026"), ("2 * X I V", "28"), ("s i x", "6"),
    ("t w e n t y - t w o", "22"), ("z e r o", "0"), ("z w ö l f", "12"),
    ("X \u{305} D I V", "10504"),
  ])
  func `letters are numbers`(keys: String, value: String) {
    var desk = Desk()
    #expect(desk.press(keys + " Enter").answer?.answer.exact == value)
  }

  @Test func `a product of names of the user stays one`() {
    var desk = Desk()
    _ = desk.press("I = 2 Enter AC V = 3 Enter AC")
    #expect(desk.press("I V Enter").answer?.answer.exact == "6")
    _ = desk.press("AC t = 2 Enter AC w = 3 Enter AC o = 5 Enter AC")
    #expect(desk.press("t w o Enter").answer?.answer.exact == "30")
    #expect(desk.press("AC t w o t Enter").answer?.answer.exact == "60")
  }

  /// Words, each letter by letter, in curves and elsewhere, by Enter and by the key of the graph.
  @Test(arguments: [
    ("y = s p e e d * x", "speed", "s*p*e*e*d"), ("s p e e d * x", "speed", "s*p*e*e*d"),
    ("y = a b c d x", "abcdx", "a*b*c*d*x"),
    ("y = s n i x + 1", "snix", "s*n*i*x"), ("2 * s p e e d", "speed", "s*p*e*e*d"),
    ("f ( x ) = s p e e d * x", "speed", "s*p*e*e*d"), ("s p e e d * x < y", "speed", "s*p*e*e*d"),
  ])
  func `a word without a meaning is a question`(keys: String, word: String, product: String) {
    for ways in [" Enter", ""] {
      for isComma in [false, true] {
        var desk = Desk()
        if isComma { _ = desk.send(#"{"set":{"decimalMark":","}}"#) }
        var screen = desk.press(keys + ways)
        if ways.isEmpty { screen = desk.send(#"{"draw":true}"#) }
        #expect(screen.message?.kind == "unknownName", "\(keys)\(ways)")
        #expect(screen.message?.message.hasPrefix(word + " has no value") == true)
        #expect(
          screen.message?.message.contains(product) == true,
          "\(screen.message?.message ?? "")"
        )
        #expect(screen.drawn?.sliders.isEmpty ?? true)
        #expect(screen.tape?.isEmpty ?? true)
        // The formula stays, and is gone on with.
        #expect(!desk.press("2").formula.hasPrefix("2|"))
      }
    }
  }

  @Test func `a word that is near a name is asked for with it`() {
    var desk = Desk()
    let screen = desk.press("y = s n i ( x ) Enter")
    #expect(screen.message?.message == "sni has no value: did you mean sin?")
    _ = desk.press("AC s p e e d Equals 4 Enter AC")
    #expect(desk.press("y = s p e e d * x Enter").drawn?.curves.count == 1)
    #expect(desk.press("AC y = s p e d * x Enter").message?.message.contains("speed") == true)
  }

  @Test(arguments: [
    ("y = a x", ["a"]), ("y = m x + b", ["m", "b"]), ("y = a b x", ["a", "b"]),
    ("x y x y = 1", []), ("y = a x y", ["a"]), ("a x ^ 2 + b x + c", ["a", "b", "c"]),
    ("y = k a x", ["k", "a"]),
  ])
  func `short products stay`(keys: String, sliders: [String]) {
    for ways in [" Enter", ""] {
      var desk = Desk()
      var screen = desk.press(keys + ways)
      if ways.isEmpty { screen = desk.send(#"{"draw":true}"#) }
      #expect(screen.message == nil, "\(keys)\(ways)")
      #expect(screen.drawn?.sliders.map(\.name) == sliders, "\(keys)\(ways)")
    }
  }

  @Test func `letters with values are a product, however many`() {
    var desk = Desk()
    for letter in ["s", "p", "d"] { _ = desk.press("\(letter) = 2 Enter AC") }
    let screen = desk.press("y = s p e e d * x Enter")
    #expect(screen.message == nil && screen.drawn?.curves.count == 1)
    #expect(screen.drawn?.sliders.isEmpty == true)
  }
}

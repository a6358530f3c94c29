// Why answers are true, as they say it.

import Messages
import Sessions
import Testing

@Suite("Why answers are true")
struct GroundTests {
  private func rules(_ text: String) -> [String] {
    var session = Session()
    return session.evaluate(text).last?.grounds.map { $0.rule } ?? []
  }

  // Which way a question is decided is known from its kind: sums of fractions need no proof,
  // algebraic numbers are zero by their separation bound, what differs shows it by digits.
  @Test(
    arguments: [
      ("0.1 + 0.2 - 0.3", ["fractions"]),
      ("1/3 < 0.34", ["fractions"]),
      ("{1; 2}", ["fractions"]),
      ("sqrt(8)", ["exactForms"]),
      ("sin(pi)", ["exactForms"]),
      ("sin(1)", ["digits"]),
      ("e^pi > pi^e", ["enclosure", "exactForms"]),
      ("sqrt(2) = 1.414", ["enclosure", "exactForms"]),
      ("cos(2pi/7) + cos(4pi/7) + cos(6pi/7)", ["separation", "exactForms"]),
      ("cbrt(cbrt(2)-1) = (1-cbrt(2)+cbrt(4))/cbrt(9)", ["separation", "exactForms"]),
      ("1/0", []),
      ("f(x) = x^2", []),
    ] as [(String, [String])]
  )
  func `an answer says what decided it`(text: String, wanted: [String]) {
    #expect(rules(text) == wanted)
  }

  @Test func `an equality is not said to be told apart by digits`() {
    // The sign under the root is seen by digits, and the equality is none of them.
    for text in [
      "sqrt(5+2*sqrt(6)) = sqrt(2)+sqrt(3)", "sqrt(1-sin(1)^2) = cos(1)", "ln(6) = ln(2)+ln(3)",
    ] {
      #expect(!rules(text).contains("enclosure"), "\(text)")
    }
  }

  @Test func `more digits need more bits`() {
    var session = Session()
    var last = 0
    for digits in [10, 50, 200, 1_000] {
      session.settings.digits = digits
      let bits = session.evaluate("sin(1)").last?.grounds.first?.bits ?? 0
      // A decimal digit is log2(10) = 3.32… bits.
      #expect(bits * 100 >= digits * 332 && bits > last)
      last = bits
    }
  }

  @Test func `digits tell of their own enclosure, not of one on the way`() {
    var session = Session()
    let alone = session.evaluate("sin(1)").last?.grounds
    // Both sides agree in their first 30 digits.
    let behind = session.evaluate("{e^(pi*sqrt(163)) < 262537412640768744: sin(1); 0}").last
    #expect(alone?.first?.rule == "digits" && behind?.grounds.first == alone?.first)
  }

  @Test(arguments: ["1/3 to 3 sf", "2/3 to 2 dp"])
  func `digits of a fraction come from no enclosure`(text: String) {
    #expect(!rules(text).contains("digits"))
  }

  @Test(arguments: Language.allCases)
  func `every reason has words, with its bits in them`(language: Language) {
    let grounds: [Answer.Ground] = [
      .fractions, .exactForms, .enclosure(bits: 71), .digits(bits: 71), .zero(.canonicalForm),
      .zero(.separation(bits: 71)), .zero(.independence), .zero(.conjugates), .zero(.relations),
      .zero(.identity), .zero(.denominator(bits: 71)),
    ]
    for ground in grounds {
      let text = ground.text(in: language)
      #expect(!text.isEmpty && !text.contains("{"))
      #expect(text.contains("71") == (ground.bits != nil))
    }
  }
}

// Why answers are true, as they say it.

import Messages
import Sessions
import TestSupport
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
      ("2^100", ["fractions"]),
      ("(2/3)^-2 = 9/4", ["fractions"]),
      ("2^0.5", ["exactForms"]),
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

  // Both sides of an equation that holds are written in one form, whose kind is known from its
  // numbers: roots of whole numbers, powers of π or of e, logarithms, or none of them.
  @Test(
    arguments: [
      ("√(5+2√6) = √2+√3", "radicals", "√2 + √3"),
      ("cos(2pi/5) = (sqrt(5)-1)/4", "radicals", "(√5 − 1)/4"),
      ("sqrt(8) = 2*sqrt(2)", "radicals", "2√2"),
      ("ln(6) = ln(2)+ln(3)", "logarithms", "ln(6)"),
      ("(pi+1)^2 = pi^2+2*pi+1", "powersOfPi", "1 + 2π + π²"),
      ("e^2*e^3 = e^5", "exponentials", "e⁵"),
      ("sinh(1)*cosh(1) = sinh(2)/2", "exponentials", "e⁴"),
      ("sqrt(2)^2 = 2", "commonForm", "2"),
      ("e^(i*pi) = -1", "commonForm", "1"),
      ("sin(1)^2 + cos(1)^2 = 1", "commonForm", "1"),
    ] as [(String, String, String)]
  )
  func `an equation names the form of both sides`(text: String, rule: String, form: String) {
    var session = Session()
    let ground = session.evaluate(text).last?.grounds.first
    #expect(ground?.rule == rule, "\(text)")
    for language in Language.allCases {
      #expect(ground?.text(in: language).contains(form) == true, "\(text)")
    }
  }

  // An equation that is false, or that a proof of its own decides, has no form of both sides;
  // neither has one that is a part of something else.
  @Test(
    arguments: [
      "sqrt(2) = 1.414", "sqrt(2) != sqrt(3)", "{sqrt(8); 1} = {2*sqrt(2); 1}",
      "{sqrt(8) = 2*sqrt(2): sqrt(3); 0}", "sqrt(2) <= sqrt(2)",
      "cos(pi/7) - cos(2pi/7) + cos(3pi/7) = 1/2", "1+i = sqrt(2)*e^(i*pi/4)",
    ]
  )
  func `nothing else names a form`(text: String) {
    let names: Set = ["commonForm", "radicals", "powersOfPi", "exponentials", "logarithms"]
    #expect(names.isDisjoint(with: rules(text)), "\(text): \(rules(text))")
  }

  // e^(ix) = cos x + i·sin x is Euler's formula, √a·√b = √(ab) holds for numbers that are not
  // negative: each function of the input is computed by the identity that is named.
  @Test(
    arguments: [
      ("sqrt(2)*sqrt(3)", "√a·√b = √(ab)"),
      ("sin(pi/12)", "e^(ix) = cos x + i·sin x"),
      ("log(8; 2)", "ln(ab) = ln a + ln b"),
      ("cosh(1)^2 - sinh(1)^2", "e^a·e^b = e^(a+b)"),
      ("(1+i)^8", "i^2 = −1"),
      ("e^(i*pi) + 1", "e^(ix) = cos x + i·sin x"),
      ("2^0.5*2^0.5", "a^r·a^s = a^(r+s)"),
    ] as [(String, String)]
  )
  func `what is exact names the identities that it rests on`(text: String, identity: String) {
    var session = Session()
    let ground = session.evaluate(text).last?.grounds.last
    #expect(ground?.rule == "exactForms")
    for language in Language.allCases {
      #expect(ground?.text(in: language).contains(identity) == true, "\(text)")
    }
  }

  @Test func `the first reason is that of the golden file, in each language`() throws {
    let found = GoldenFile("reasons").mismatches { input in
      let texts = Language.allCases.map { language in
        var session = Session()
        session.settings.language = language
        return session.evaluate(input).last?.grounds.first?.text(in: language) ?? "nothing"
      }
      return "= \(rules(input).joined(separator: " ")) | " + texts.joined(separator: " | ")
    }
    let mismatches = try #require(found, "Tests/Golden/reasons.txt is missing")
    for mismatch in mismatches { Issue.record("reasons.txt \(mismatch)") }
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
      .zero(.identity), .zero(.denominator(bits: 71)), .identities(["a + b = b + a"]),
    ]
    for ground in grounds {
      let text = ground.text(in: language)
      #expect(!text.isEmpty && !text.contains("{"))
      #expect(text.contains("71") == (ground.bits != nil))
    }
  }
}

// Complex numbers from line to answer, and the laws that they obey.

import Expressions
import Messages
import Sessions
import TestSupport
import Testing

@Suite("Complex numbers")
struct ComplexTests {
  @Test func `values are those of the table`() throws {
    let found = GoldenFile("complex").mismatches(answer: Self.shown)
    for mismatch in try #require(found, "Tests/Golden/complex.txt is missing") {
      Issue.record("complex.txt \(mismatch)")
    }
  }

  /// The form or the digits of an input, or both, as the text command shows them.
  private static func shown(_ input: String) -> String {
    var session = Session()
    session.settings.complexAnswers = true
    guard let answer = session.evaluate(input).first else { return "!" }
    guard answer.problem == nil else { return "! \(answer.status)" }
    guard let exact = answer.exact else { return "≈ \(answer.decimal?.text ?? "")" }
    guard answer.isTypedForm, let decimal = answer.decimal else { return "= \(exact)" }
    return "= \(exact) ≈ \(decimal.text)"
  }

  @Test func `forms of the table read back as the same value`() throws {
    for input in try #require(GoldenFile("complex").inputs) {
      var session = Session()
      session.settings.complexAnswers = true
      guard let form = session.evaluate(input).first?.exact, !input.utf8.contains(0x3D) else {
        continue
      }
      let relation = session.evaluate("(\(input)) = (\(form))").first
      #expect(relation?.exact == "true", "\(input): \(form)")
    }
  }

  // By hand: a real question has a real answer unless complex ones are asked for.
  @Test(arguments: [
    ("sqrt(-8)", "2√2·i"), ("ln(-1)", "π·i"), ("asin(2)", "π/2 − ln(2 + √3)·i"),
    ("(-2)^(1/2)", "√2·i"), ("acosh(1/2)", "π/3·i"), ("atanh(2)", "ln(3)/2 − π/2·i"),
  ])
  func `a real question without a real answer is told the complex one`(
    input: String,
    value: String
  ) {
    var session = Session()
    for language in Language.allCases {
      session.settings.language = language
      let answer = session.evaluate(input).first
      #expect(answer?.status == .undefined)
      #expect(answer?.problem?.message.contains(value) == true, "\(answer?.problem?.message ?? "")")
    }
    session.settings.complexAnswers = true
    #expect(session.evaluate(input).first?.unicode == value)
  }

  @Test func `the user's own name wins, and what a binder binds`() {
    var session = Session()
    #expect(session.evaluate("sum(i^k; k = 1..4)").first?.exact == "0")
    #expect(session.evaluate("sum(i^2; i = 1..4)").first?.exact == "30")
    #expect(session.evaluate("f(i) = i + 1; f(2)").last?.exact == "3")
    #expect(session.evaluate("i = 3; 2i").last?.exact == "6")
    #expect(session.evaluate("2ⅈ").last?.exact == "2i")
  }

  @Test func `names and answers are kept`() throws {
    var session = Session()
    session.settings.complexAnswers = true
    _ = session.evaluate("z = 2^i; w = sqrt(-3)")
    var other = Session()
    #expect(other.restore(from: Array(session.state.line.utf8)) == [])
    #expect(other.evaluate("z = 2^ⅈ").first?.problem == nil)
    #expect(other.evaluate("w^2").first?.exact == "-3")
    #expect(other.settings.complexAnswers)
  }

  @Test func `parts are data`() {
    var session = Session()
    let json = session.evaluate("3 - 2i").first?.json["value"]
    #expect(json?["kind"]?.asText == "number")
    #expect(json?["real"]?["exact"]?.asText == "3")
    #expect(json?["imaginary"]?["exact"]?.asText == "-2")
    guard case .complex(let z)? = session.evaluate("3 - 2i").first?.value else {
      Issue.record("no complex number")
      return
    }
    #expect(z.real.integer == 3 && z.imaginary.integer == -2)
  }

  // By hand.
  @Test(arguments: [
    ("polar(1+2i)", "sqrt(5)*cis(atan(2))"), ("polar(-1+i)", "sqrt(2)*cis(3*pi/4)"),
    ("-2 to polar", "2*cis(pi)"),
    ("cis(pi/5) to polar", "cis(pi/5)"), ("2∠(pi/3) to rectangular", "1 + sqrt(3)*i"),
  ])
  func `numbers are written by size and angle`(input: String, shown: String) {
    var session = Session()
    #expect(session.evaluate(input).first?.exact == shown)
  }

  // By hand: e^(iφ) is cis φ, and 1 + i has the size √2 and the angle π/4.
  @Test(arguments: [
    (Settings.ComplexForm.polar, "1 + i", "sqrt(2)*cis(pi/4)"), (.polar, "-3", "-3"),
    (.exponential, "1 + i", "sqrt(2)*e^(pi/4*i)"), (.exponential, "i", "e^(pi/2*i)"),
    (.exponential, "-2i", "2*e^(-pi/2*i)"), (.polar, "{1; 2i}", "{1; 2*cis(pi/2)}"),
    (.rectangular, "cis(60°)", "1/2 + sqrt(3)/2*i"), (.polar, "i to rectangular", "i"),
    (.rectangular, "-1 - i to exponential", "sqrt(2)*e^(-3*pi/4*i)"),
    (.rectangular, "2 to exponential", "2"),
  ])
  func `complex numbers are written as the settings say`(
    form: Settings.ComplexForm,
    input: String,
    shown: String
  ) throws {
    var session = Session()
    session.settings.complexForm = form
    let answer = try #require(session.evaluate(input).first)
    #expect(answer.exact == shown)
    var other = Session()
    #expect(other.restore(from: Array(session.state.line.utf8)) == [])
    #expect(other.settings.complexForm == form)
  }

  // By hand: a negative base has the angle π.
  @Test(arguments: [
    ("(-8)^(1/3)", "-2", "1 + √3·i"), ("(-1)^(1/3)", "-1", "1/2 + √3/2·i"),
    ("(-32)^(3/5)", "-8", nil), ("2 + (-27)^(1/3)", "-1", "7/2 + 3√3/2·i"),
    ("(-8)^(2/3)", "4", "−2 + 2√3·i"),
  ])
  func `the principal value is told beside the real root`(
    input: String,
    value: String,
    principal: String?
  ) throws {
    var session = Session()
    for language in Language.allCases {
      session.settings.language = language
      let answer = try #require(session.evaluate(input).first)
      #expect(answer.exact == value)
      let note = answer.notes.first { $0.kind == "principalValue" }
      if let principal {
        #expect(note?.message.contains(principal) == true, "\(note?.message ?? "nothing")")
      } else {
        #expect(note != nil)
      }
    }
  }

  @Test func `a variable that takes the letter is told`() {
    var session = Session()
    _ = session.evaluate("i = 3")
    #expect(session.evaluate("2i").first?.notes.map { $0.kind } == ["ownUnit"])
    #expect(session.evaluate("sum(i^2; i = 1..4)").first?.notes.isEmpty == true)
    #expect(session.evaluate("2ⅈ").first?.notes.isEmpty == true)
    #expect(session.evaluate("f(i) = i + 1; f(2)").last?.notes.isEmpty == true)
  }

  // By hand: both parts are said, and the unit behind them.
  @Test(arguments: [
    (Language.english, "plus"), (.german, "plus"), (.chinese, "加"),
  ])
  func `both parts are said`(language: Language, sign: String) throws {
    var session = Session()
    session.settings.language = language
    for input in ["(1+2i)(3-i)", "(1+i)^(1+i)"] {
      let answer = try #require(session.evaluate(input).first)
      let words = Speech.words(for: WrittenAnswer(answer), session.settings)
      #expect(words.contains(sign) && words.hasSuffix("i"), "\(words)")
    }
  }

  @Test func `angles are in the unit that is in force`() {
    var session = Session()
    session.settings.angle = .degrees
    #expect(session.evaluate("arg(-1+i)").first?.exact == "135")
    #expect(session.evaluate("2∠60").first?.exact == "1 + sqrt(3)*i")
    #expect(session.evaluate("polar(1+i)").first?.exact == "sqrt(2)∠45°")
    #expect(session.evaluate("arg(1+2i)").first?.exact == "atan(2)")
    #expect(session.evaluate("arg(-1+2i)").first?.exact == "180 - atan(2)")
    #expect(session.evaluate("polar(1+2i)").first?.exact == "sqrt(5)*cis(atan(2))")
    #expect(session.evaluate("ln(1+2i)").first?.exact == "ln(5)/2 + atan(2)*pi/180*i")
    #expect(session.evaluate("cos(180i/pi)").first?.exact == "cosh(1)")
  }

  // 50 digits of both parts, from mpmath 1.3: sums of powers of e and roots of unity in which
  // conjugate terms meet, in angles that are multiples of π and in others.
  @Test(
    arguments: [
      (
        "sin(1+i)", "1.2984575814159772948260423658078156203134365616352",
        "0.6349639147847361082550822029915097815170819514193"
      ),
      (
        "cos(1+i)", "0.8337300251311490488838853943350944798098747852096",
        "-0.9888977057628650963821295408926861886421496950331"
      ),
      (
        "e^(i*pi/7)*e^(sqrt(2)*(1+i))", "-1.1849252934457766337718844200075199900789026869036",
        "3.9388806439787353412588036529775707525631188008859"
      ),
      (
        "e^(i*pi/7)*sin(1/3+pi*i)", "-1.3177820982291573966345191536897865139150650043423",
        "11.477974013434269685061719248641841774052664248500"
      ),
      (
        "sqrt(3)*e^(2pi*i/9) + e^(5pi*i/11)", "1.4691427346111619328546353078881522632247779803599",
        "2.1031622403337714652819179418707650533131031833972"
      ),
      (
        "sin(sqrt(2)-3i)", "9.9444936751945366245986808922730712451527613435257",
        "-1.5622244298777077020045864507836564320419060898346"
      ),
    ] as [(String, String, String)]
  )
  func `both parts have their digits`(input: String, real: String, imaginary: String) {
    var session = Session()
    session.settings.digits = 50
    for (part, digits) in [("re", real), ("im", imaginary)] {
      let answer = session.evaluate("\(part)(\(input))", showing: .all).last
      #expect(answer?.decimal?.text.hasPrefix(digits) == true, "\(part)(\(input))")
    }
  }

  @Test(arguments: seeds(4))
  func `complex numbers obey the laws of a field`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number() -> String {
      let parts = (0..<2).map { _ in Int.random(in: -9...9, using: &random) }
      let leaves = ["sqrt(2)", "e^(i*pi/7)", "cis(1)", "(1+sqrt(3)*i)", "pi"]
      let leaf = leaves.randomElement(using: &random) ?? "pi"
      return "((\(parts[0]))+(\(parts[1]))*i)*\(leaf)"
    }
    var session = Session()
    for _ in 0..<cases(10) {
      let (x, y, z) = (number(), number(), number() + "+7*i*pi^2")
      for law in [
        "x*(y+z) = x*y+x*z", "x*y = y*x", "(x/z)*z = x", "abs(x*y) = abs(x)*abs(y)",
        "conj(x*y) = conj(x)*conj(y)", "x*conj(x) = abs(x)^2", "re(x)+i*im(x) = x",
        "e^(x-x) = 1",
      ] {
        let line = session.evaluate("x = \(x); y = \(y); z = \(z); \(law.replacingSign)").last
        #expect(line?.exact == "true", "seed \(seed): \(law) for x = \(x), y = \(y), z = \(z)")
      }
    }
  }
}

extension String {
  /// The law with a sign that compares and never stores.
  fileprivate var replacingSign: String { "(" + self + ")" }
}

// What there is to tell of the functions and constants of the program.

import Expressions
import Messages
import Sessions
import Testing

@Suite("Meanings")
struct MeaningTests {
  private static let names =
    Builtin.all.map { "\($0.name)" } + Constant.allCases.map { "\($0.name)" }

  @Test(arguments: Language.allCases)
  func `every row has a line and an example, in the order of the rows`(language: Language) {
    for (index, name) in Self.names.enumerated() {
      for table in [Meaning.wording(language), Meaning.examples] {
        let line = table.line(index)
        #expect(line.name == name && !line.words.isEmpty, "\(name)")
      }
    }
    #expect(Meaning.wording(language).line(Self.names.count).name.isEmpty)
    #expect(Meaning.examples.line(Self.names.count).name.isEmpty)
    for row in Builtin.all { #expect(Meaning(row, in: language) != nil, "\(row.name)") }
    for name in Constant.allCases { #expect(Meaning(name, in: language) != nil) }
  }

  /// The values were compared with those of mpmath and SymPy when they were written.
  @Test(arguments: AngleUnit.allCases, DecimalMark.allCases)
  func `examples are true in every unit and with either mark`(
    unit: AngleUnit,
    mark: DecimalMark
  ) throws {
    for name in Self.names {
      let example = try #require(Meaning.examples.line(named: name))
      let parts = example.split(separator: " = ").map(String.init)
      try #require(parts.count == 2, "\(example)")
      #expect(example.contains(name), "\(example)")
      var session = Session()
      session.settings.angle = unit
      session.settings.decimalMark = mark
      let answers = session.evaluate("\(parts[0]); \(example)")
      // Factors and truths are compared with nothing.
      let isTrue = answers.last?.exact == "true" || answers.first?.exact == parts[1]
      #expect(isTrue, "\(example): \(answers.first?.exact ?? "")")
    }
  }

  @Test(arguments: Language.allCases)
  func `ways to write a value are told of`(language: Language) throws {
    var session = Session()
    session.settings.language = language
    for (name, example) in [
      ("hex", "255 to hex = 0xff"), ("mixed", "15/4 to mixed = 3 3/4"), ("sf", "pi to 3 sf = 3.14"),
      ("roman", "2026 to roman = MMXXVI"), ("base", "255 to base 3 = 100110₃"),
      ("hex32", "255 to hex32 = 0x000000ff"), ("polar", "polar(2i) = 2∠90°"),
      ("cf", "355/113 to continued fraction = [3; 7, 16]"),
    ] {
      let found = try #require(session.description(of: name), "\(name)")
      #expect(found.meaning?.words != name)
      #expect(found.meaning?.example == example && found.meaning?.words.isEmpty == false)
    }
    #expect(session.description(of: "to") == nil && session.description(of: "3") == nil)
  }

  @Test(arguments: Language.allCases)
  func `each way to write a value has a line`(language: Language) {
    let ways =
      Conversion.ofIntegers + Conversion.ofFractions + Conversion.ofComplex
      + [.angle(.radians), .angle(.gradians), .rectangular]
    for way in ways {
      #expect(!Meaning.words(for: way, in: language).isEmpty, "\(way.text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `signs are told of`(language: Language) throws {
    var session = Session()
    session.settings.language = language
    for (sign, example) in [
      ("+", "2 + 3 = 5"), ("×", "2*3 = 6"), ("±", "9.81 ± 0.01 = 9.810 ± 0.010 ∈ [9.8 .. 9.82]"),
      ("!", "5! = 120"), ("→", "5 → x = 5"), ("≤", "2 ≤ 2 = true"), ("√", "sqrt(8) = 2sqrt(2)"),
      ("%", "200 + 10% = 220"), ("^", "2^10 = 1024"), ("″", "1.5° to dms = 1°30′0″"),
    ] {
      let found = try #require(session.description(of: sign), "\(sign)")
      #expect(found.meaning?.example == example && found.meaning?.words.isEmpty == false)
    }
  }

  @Test func `aliases and capitals are told of like names`() throws {
    var session = Session()
    session.settings.language = .german
    for (name, signature) in [
      ("arcsin", "asin(x)"), ("SQRT", "sqrt(x)"), ("ggT", "gcd(m; …)"), ("PI", "pi"), ("φ", "phi"),
    ] {
      let description = try #require(session.description(of: name), "\(name)")
      #expect(description.signature == signature && description.meaning != nil)
    }
    #expect(session.description(of: "asin")?.aliases == ["arcsin"])
    #expect(session.description(of: "sqrt")?.meaning?.words == "Quadratwurzel, von 0 und mehr")
    #expect(session.description(of: "nothing") == nil)
  }

  @Test func `names of the user come first`() {
    var session = Session()
    _ = session.evaluate("margin = 3; erf(t) = t + 1")
    for (name, signature) in [("margin", "margin = 3"), ("erf", "erf(t) = t + 1")] {
      let description = session.description(of: name)
      #expect(description?.signature == signature && description?.meaning == nil)
    }
  }

  @Test(arguments: [
    ("sqroot", "sqrt"), ("sqtr", "sqrt"), ("nroot", "root(n; x)"), ("if", "{x < 0: -x; x}"),
    ("hex", "to fraction"), ("percentchnage", "percentchange"),
  ])
  func `unknown names are met with what to type`(name: String, told: String) {
    var session = Session()
    for language in Language.allCases {
      session.settings.language = language
      #expect(session.message(forUnknown: name).text.contains(told), "\(name) \(language)")
    }
  }
}

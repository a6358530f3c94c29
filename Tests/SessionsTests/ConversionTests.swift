// Values that are written as it is asked for behind them.

import Expressions
import Messages
import Numbers
import Sessions
import TestSupport
import Testing

@Suite("Conversions") struct ConversionTests {
  /// Expected values by hand, those of digits from published tables of π and of sin 1.
  @Test(arguments: [
    ("255 to hex", "= 0xff"), ("255 -> hex", "= 0xff"), ("255 → bin", "= 0b11111111"),
    ("-10 in hexadecimal", "= -0xa"), ("0 to bin", "= 0b0"), ("0.75 to fraction", "= 3/4"),
    ("22/7 to mixed", "= 3 1/7"), ("-7/3 as mixed", "= -2 1/3"), ("1/3 to mixed", "= 1/3"),
    ("1/7 to decimal", "= 0.(142857)"), ("1e10 to sci", "= 1e10"),
    ("12345 to eng", "= 12.345e3"), ("pi to 20 digits", "≈ 3.1415926535897932384…"),
    ("pi to 4 sf", "≈ 3.142"), ("9.996 to 3 sf", "≈ 10.0"), ("1234567.55645 to 4 sf", "≈ 1235000"),
    ("2.5 to 0 dp", "≈ 3"), ("-2.5 to 0 dp", "≈ -3"), ("2/3 to 3 dp", "≈ 0.667"),
    ("0.0002 to 2 dp", "≈ 0.00"), ("-0.0002 to 2 dp", "≈ 0.00"), ("0.4 to 0 dp", "≈ 0"),
    ("0 to 2 dp", "= 0.00"), ("{0.001; 1} to 1 dp", "≈ {0.0; 1.0}"),
    ("i/1000 + 1 to 2 dp", "≈ 1.00 + 0.00i"),
    ("2 to bin to hex", "! languageWord"), ("1/1000003 to base 3", "! noFormLong"),
    ("1e25 to dms", "! noFormLong"),
    ("1999.6 to 0 dp", "≈ 2000"), ("0.0999 to 2 sf", "≈ 0.10"), ("sin 1 to 3 dp", "≈ 0.841"),
    ("5 mod 3 to bin", "= 0b10"), ("x = 16 to hex; x", "= 16"),
    ("1/2 to hex", "= 0x0.8"), ("2/3 to hex16", "! noFormInRange"),
    ("1/3 to 5", "! languageWord"), ("(255 to hex)", "! languageWord"),
    ("5 -> q; q", "= 5"), ("1/0 to hex", "! divisionByZero"),
    ("{1; 20} to hex", "= {0x1; 0x14}"), ("[1/3; 2] to decimal", "= [0.(3); 2]"),
    ("{pi; 1/2} to hex", "! noForm"), ("{7/2; 1} to mixed", "= {3 1/2; 1}"),
    ("{pi; 2/3} to 3 dp", "≈ {3.142; 0.667}"), ("(1+i)/3 to 2 dp", "≈ 0.33 + 0.33i"),
    ("1/2 + pi*i to 3 sf", "≈ 0.500 + 3.14i"), ("3 + 4i to 1 dp", "= 3.0 + 4.0i"),
  ])
  func `are written as they are asked for`(text: String, expected: String) {
    var session = Session()
    let answer = session.evaluate(text).last
    let found: String =
      if let problem = answer?.problem {
        "! " + problem.kind
      } else {
        answer?.exact.map { "= " + $0 } ?? "≈ " + (answer?.decimal?.text ?? "")
      }
    #expect(found == expected, "\(text)")
  }

  /// What a conversion writes that is no expression: by hand, dms and degrees by mpmath,
  /// numbers to a base by Python (numpy.base_repr) and Roman numerals by its package roman.
  @Test(arguments: [
    ("255 to base 3", "100110₃"), ("-35 to base 36", "-(z)₃₆"), ("1/3 to base 3", "0.1₃"),
    ("1/2 to base 3", "0.(1)₃"), ("10^20 to base 36", "(l3r41ifs0q5ts)₃₆"),
    ("-1 to hex8", "0xff_i8"), ("-255 to hex16", "0xff01_i16"), ("255 to hex32", "0x000000ff"),
    ("-128 to bin8", "0b10000000_i8"), ("5 to bin8", "0b00000101"), ("-1 to oct8", "0o377_i8"),
    ("255 to int8", "-1"), ("-1 to uint8", "255"), ("128 to int8", "-128"), ("127 to int8", "127"),
    ("-2^63 to uint64", "9223372036854775808"), ("2^64 - 1 to int64", "-1"),
    ("pi/6 to dms", "30°0′0″"), ("1 rad to dms", "57°17′44.806247…″"),
    ("1 to dms", "1°0′0″"),
    ("1 to degrees", "57.295779513…°"), ("1 to gradians", "63.661977236… grad"),
    ("415/93 to continued fraction", "[4; 2, 6, 7]"), ("-7/3 to continued fraction", "[-3; 1, 2]"),
    ("5 to continued fraction", "[5]"), ("1/7 to continued fraction", "[0; 6, 1]"),
    ("sqrt(2)/10 to latex", "\\frac{\\sqrt{2}}{10}"),
    ("2026 to roman", "MMXXVI"), ("3999 to roman", "MMMCMXCIX"),
    ("3999999 to roman", "M̅M̅M̅C̅M̅X̅C̅I̅X̅CMXCIX"),
    ("4005 to roman", "I̅V̅V"), ("444 to roman", "CDXLIV"),
    ("{1; 4} to roman", "{Ⅰ; IV}"), ("[1; sqrt(2)] to percent", "[100%; 141.4213562…%]"),
    ("{1/2; 3} to latex", "\\left\\{\\frac{1}{2}; 3\\right\\}"),
    ("20 as % of 80", "25%"), ("10 + 10 to percent von 40*2", "25%"),
    ("1 to double", "1"), ("2^1024 to double", "∞"), ("-10^39 to float32", "-∞"),
    ("2^53 + 1 to double", "9007199254740992, Δ = -1"),
    ("0.1 to float32", "0.100000001490116119384765625, Δ = 1.4901161193…e-9"),
    (
      "0.1 to double",
      "0.1000000000000000055511151231257827021181583404541015625, Δ = 5.5511151231…e-18"
    ),
  ])
  func `texts`(text: String, expected: String) {
    var session = Session()
    #expect(session.evaluate(text).last?.text == expected, "\(text)")
  }

  /// The bits by the whole numbers of Swift.
  @Test(arguments: seeds(4))
  func `bits of a width read back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var session = Session()
    for _ in 0..<cases(20) {
      let number =
        Int32.random(in: .min ... .max, using: &random) >> Int32.random(in: 0...31, using: &random)
      for (way, radix) in [("hex32", 16), ("oct32", 8), ("bin32", 2)] {
        let text = session.evaluate("\(number) to \(way)").last?.text ?? ""
        let digits = text.dropFirst(2).split(separator: "_").first.map(String.init) ?? ""
        #expect(UInt32(digits, radix: radix) == UInt32(bitPattern: number), "\(number): \(text)")
        #expect(text.hasSuffix("_i32") == (number < 0), "\(number): \(text)")
        #expect(session.evaluate(text).last?.exact == "\(number)", "seed \(seed): \(text)")
      }
    }
  }

  /// The nearest number of the format by the division of the processor, which IEEE 754 wants to be
  /// the nearest one.
  @Test(arguments: seeds(4))
  func `floating-point numbers read back`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(20) {
      let above = Int.random(in: -4_000_000...4_000_000, using: &random)
      let below = Int.random(in: 1...4_000_000, using: &random)
      for (way, nearest) in [
        ("double", Double(above) / Double(below)), ("float32", Double(Float(above) / Float(below))),
      ] {
        var session = Session()
        session.settings.decimalMark = Bool.random(using: &random) ? .point : .comma
        let text = try #require(session.evaluate("\(above)/\(below) to \(way)").last?.text)
        let list = session.evaluate("{\(text); 1}").last?.value?.parts?.first
        for value in [session.evaluate(text).last?.value, list] {
          guard case .real(let number)? = value else {
            Issue.record("seed \(seed): \(text)")
            continue
          }
          #expect(number.rational == Dyadic(exactly: nearest)?.asRational, "seed \(seed): \(text)")
        }
      }
    }
  }

  /// Fractions of random terms, by arithmetic of whole numbers.
  @Test(arguments: seeds(8))
  func `continued fractions read back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var session = Session()
    for _ in 0..<50 {
      let terms = (0..<Int.random(in: 3...9, using: &random)).map { _ in
        Int.random(in: 1...9, using: &random)
      }
      var (numerator, denominator) = (terms[terms.count - 1], 1)
      for term in terms.dropLast().reversed() {
        (numerator, denominator) = (term * numerator + denominator, numerator)
      }
      let rest = terms.dropFirst().map { "\($0)" }.joined(separator: ", ")
      let text = "[\(terms[0]); \(rest)]"
      let exact = session.evaluate(text).last?.exact
      let value = denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
      #expect(exact == value, "seed \(seed): \(text)")
    }
  }

  @Test func `each fraction reads back from its continued fraction`() throws {
    var session = Session()
    for denominator in 2...9 {
      for numerator in -20...20 {
        let value = try #require(session.evaluate("\(numerator)/\(denominator)").last?.exact)
        let terms = try #require(session.evaluate("\(value) to continued fraction").last?.text)
        guard terms != "[\(value)]" else { continue }
        #expect(session.evaluate(terms).last?.exact == value, "\(value): \(terms)")
      }
    }
  }

  /// By hand: the numbers whose terms begin so are between those with the last term and with the
  /// next number in its place.
  @Test(arguments: [
    ("[3; 7, 15, …]", Rational(333, over: 106), Rational(355, over: 113)),
    ("[-4; 1, 6, …]", Rational(-22, over: 7), Rational(-25, over: 8)),
    ("[0; 2, 1, …]", Rational(1, over: 3), Rational(2, over: 5)),
  ])
  func `terms that go on are a range`(text: String, lower: Rational, upper: Rational) {
    var session = Session()
    guard case .measured(let range)? = session.evaluate(text).last?.value else {
      Issue.record("\(text) is no range")
      return
    }
    #expect(range.lower.rational == lower && range.upper.rational == upper, "\(text)")
    #expect(session.evaluate("x = \(text); x - x").last?.exact == "0")
    #expect(session.evaluate("[3; 7, x, …]").last?.problem?.kind == "unknownCharacter")
  }

  @Test func `a Roman numeral is its number`() {
    var session = Session()
    for number in 1...3999 where number % 7 == 0 || number < 50 {
      let numeral = session.evaluate("\(number) to roman").last?.text ?? ""
      #expect(session.evaluate(numeral).last?.exact == "\(number)", "\(numeral)")
    }
    for (other, number) in [("Ⅻ", "12"), ("ⅹⅳ", "14"), ("ⅯⅯⅩⅩⅤⅠ", "2026")] {
      #expect(session.evaluate(other).last?.exact == number, "\(other)")
    }
    #expect(session.evaluate("ⅠⅭ").last?.problem?.kind == "unknownCharacter")
    for other in ["MM", "V", "IIII", "IC", "MDX1", "VIXI", "mix", "XXIVI"] {
      #expect(session.evaluate(other).last?.problem?.kind == "unknownName", "\(other)")
    }
  }

  /// Terms of π, e and √7 from the encyclopedia of sequences: A001203, A003417, A010121.
  @Test(arguments: [
    ("pi", "[3; 7, 15, 1, 292, 1, 1, 1, 2, 1, 3, 1, 14, 2, 1, 1, 2, 2, 2, 2, 1, 84"),
    ("e", "[2; 1, 2, 1, 1, 4, 1, 1, 6, 1, 1, 8, 1, 1, 10, 1, 1, 12, 1, 1, 14, 1, 1, 16"),
    ("sqrt(7)", "[2; 1, 1, 1, 4, 1, 1, 1, 4, 1, 1, 1, 4, 1, 1, 1, 4, 1, 1, 1, 4"),
  ])
  func `continued fractions of irrational numbers`(number: String, expected: String) throws {
    var session = Session()
    let found = try #require(session.evaluate("\(number) to continued fraction").last?.text)
    #expect(found.hasSuffix(", …]") && found.utf8.count > 30, "\(found)")
    let terms = found.dropLast(4)
    #expect(expected.hasPrefix(terms) || terms.hasPrefix(expected), "\(found)")
  }

  /// The floor of e^100 and the first terms of small numbers are from mpmath; 1/(3 − x − 2) is 1 and a
  /// little for a small x > 0.
  @Test(arguments: [
    ("e^100", "[26881171418161354484126255515800135873611118; "), ("3 - pi*10^-40", "[2; 1, "),
    ("sqrt(2)*10^-19", "[0; 7071067811865475244, "),
    ("pi*10^-40", "[0; 3183098861837906715377675267450287240689, "),
  ])
  func `a continued fraction has its first term whatever the digits`(
    number: String,
    expected: String
  ) throws {
    var session = Session()
    session.settings.digits = 5
    let found = try #require(session.evaluate("\(number) to continued fraction").last?.text)
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test(arguments: [
    ("pi/6 to degrees", "30°"), ("45° to rad", "(pi/4) rad"), ("90° to grad", "100 grad"),
    ("100 grad to degrees", "90°"), ("3 rad to radians", "3 rad"), ("360 to factors", "2^3*3^2*5"),
    ("-12 to factors", "-2^2*3"),
    ("12/35 to factors", "2^2*3/(5*7)"),
    ("-1/8 to factors", "-1/2^3"),
    ("17 to oct", "0o21"), ("1/10 to hex", "0x0.1(9)"), ("255 to base 16", "0xff"),
    ("0.75 in base 2", "0b0.11"), ("5 to base 10", "5"), ("255 -> hex32", "255"),
    ("2.5 to 0 dp", nil), ("4724/2089 to decimal", "! longPeriod"),
    ("pi to fraction", "! noFraction"),
    ("sqrt 2 to factors", "! noForm"),
    ("4000000 to roman", "! noFormInRange"),
    ("0 to roman", "! noFormInRange"), ("256 to hex8", "! noFormInRange"),
    ("-129 to bin8", "! noFormInRange"), ("10^36 to words", "! noFormInRange"),
    ("pi to base 3", "! noForm"), ("5 to base 1", "! languageWord"),
    ("5 to base 37", "! languageWord"),
    ("5 to hex0", "! languageWord"), ("5 to hex5000", "! languageWord"),
    ("hex32 = 4; 5 -> hex32; hex32", "5"),
  ])
  func `values and refusals`(text: String, expected: String?) {
    var session = Session()
    let answer = session.evaluate(text).last
    #expect((answer?.problem.map { "! " + $0.kind } ?? answer?.exact) == expected, "\(text)")
  }

  @Test func `halves go where the rule says, which is told`() throws {
    for (rule, note, pairs) in [
      (
        Settings.Rounding.halfAway, "tieAway",
        [("2.5", "3"), ("-2.5", "-3"), ("3.5", "4"), ("0.5", "1")]
      ),
      (.halfEven, "tieEven", [("2.5", "2"), ("-2.5", "-2"), ("3.5", "4"), ("0.5", "0")]),
    ] {
      var session = Session()
      session.settings.rounding = rule
      for (value, rounded) in pairs {
        let answer = try #require(session.evaluate("\(value) to 0 dp").last)
        #expect(answer.decimal?.text == rounded, "\(rule) \(value)")
        #expect(answer.notes.map { $0.kind } == [note])
      }
      #expect(session.evaluate("2.51 to 0 dp").last?.notes.isEmpty == true)
      #expect(
        session.evaluate("2.25 to 2 sf").last?.decimal?.text == (rule == .halfEven ? "2.2" : "2.3")
      )
    }
  }

  @Test(
    arguments: [
      ("2/3", "0.6666666667"), ("-2/3", "-0.6666666667"), ("pi", "3.1415926536"), ("1/4", "0.25"),
      ("7", "7"), ("1/300", "0.003333333333"), ("10^25*pi", "3.1415926536e25"),
      ("x = 2/3", "0.6666666667"), ("2/3 to 2 dp", "0.67"),
      ("{2/3; pi; 7}", "{0.6666666667; 3.1415926536; 7}"), ("[1/3; 1/4]", "[0.3333333333; 0.25]"),
      ("2/3 + pi*i", "0.6666666667 + 3.1415926536i"), ("{i/3}", "{0.3333333333i}"),
    ]
  )
  func `digits are rounded where the settings say so`(text: String, expected: String) {
    var session = Session()
    session.settings.form = .rounded
    let answer = session.evaluate(text).last
    #expect((answer?.exact ?? answer?.decimal?.text) == expected)
  }

  @Test func `fractions are mixed numbers where the settings say so`() {
    var session = Session()
    session.settings.form = .mixed
    #expect(session.evaluate("22/7").last?.exact == "3 1/7")
    #expect(session.evaluate("1/7").last?.exact == "1/7")
    #expect(session.evaluate("-7/2").last?.exact == "-3 1/2")
    #expect(session.evaluate("0.5 + 1").last?.exact == "1.5")
    #expect(session.evaluate("22/7 to fraction").last?.exact == "22/7")
  }

  /// The nearest doubles and floats by Python (float, struct), as quotients of integers.
  @Test(arguments: [
    ("0.1", "3602879701896397/36028797018963968", "13421773/134217728"),
    ("1/3", "6004799503160661/18014398509481984", "11184811/33554432"),
    ("-2/7", "-2573485501354569/9007199254740992", "-9586981/33554432"),
    ("1", "1", "1"),
    ("0.5", "1/2", "1/2"),
    ("16777217", "16777217", "16777216"),
    ("9007199254740993", "9007199254740992", "9007199254740992"),
    ("2e-324", "0", "0"),
    ("1e300*1e10", "inf", "inf"),
    ("-0.1", "-3602879701896397/36028797018963968", "-13421773/134217728"),
    ("123456789.123", "4142522435566043/33554432", "123456792"),
    ("1e22", "10000000000000000000000", "9999999778196308361216"),
    ("1e23", "99999999999999991611392", "99999997781963083612160"),
  ])
  func `floating-point numbers`(text: String, double: String, float: String) throws {
    for (form, expected) in [("double", double), ("float32", float)] {
      var session = Session()
      let found = try #require(session.evaluate("\(text) to \(form)").last?.text)
      guard expected != "inf" else {
        #expect(found == "∞")
        continue
      }
      let number = found.prefix { $0 != "," }
      #expect(
        session.evaluate("\(number) = \(expected)").last?.exact == "true",
        "\(text): \(found)"
      )
      #expect(session.evaluate("\(expected) = \(text)").last?.exact == String(!found.contains("Δ")))
    }
  }

  @Test func `a line goes on from the last answer`() {
    var session = Session()
    session.continuesFromAns = true
    _ = session.evaluate("3/4")
    #expect(session.evaluate("to decimal").last?.exact == "0.75")
    #expect(session.evaluate("to 1 dp").last?.decimal?.text == "0.8")
    #expect(session.evaluate("Ans").last?.exact == "3/4")
  }

  @Test(arguments: seeds(4))
  func `digits to any base read back as the number`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var session = Session()
    for _ in 0..<cases(50) {
      let base = Int.random(in: 2...36, using: &random)
      let number =
        "\(Int.random(in: -100_000...100_000, using: &random))/\(Int.random(in: 1...60, using: &random))"
      let text = session.evaluate("\(number) to base \(base)").last?.exact ?? ""
      let difference = session.evaluate("\(text) - (\(number))").last?.exact
      #expect(difference == "0", "seed \(seed): \(number) to base \(base) is \(text)")
    }
  }

  @Test(arguments: seeds(4))
  func `rounded figures are the nearest, and what is exact reads back`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(50) {
      let above = Int.random(in: -1_000_000...1_000_000, using: &random)
      let below = Int.random(in: 1...10_000, using: &random)
      let places = Int.random(in: 0...6, using: &random)
      let value = Rational(Integer(above), over: Integer(below))
      var session = Session()
      let rounded = try #require(session.evaluate("\(above)/\(below) to \(places) dp").last)
      let text = try #require(rounded.exact ?? rounded.decimal?.text)
      let number = try #require(session.evaluate(text).last?.value)
      guard case .real(let real) = number, let found = real.rational else {
        Issue.record("\(text)")
        continue
      }
      let error = (found - value).magnitude * Rational(Integer(10).raised(to: places))
      #expect(error <= Rational(1, over: 2), "seed \(seed): \(above)/\(below) to \(places) dp")
      for form in ["fraction", "mixed", "decimal"] {
        guard let written = session.evaluate("\(above)/\(below) to \(form)").last?.exact,
          case .real(let back)? = session.evaluate(written).last?.value
        else { continue }
        #expect(back.rational == value, "seed \(seed): \(written)")
      }
      for form in ["hex", "bin"] {
        let written = try #require(session.evaluate("\(above) to \(form)").last?.exact)
        guard case .real(let back)? = session.evaluate(written).last?.value else { continue }
        #expect(back.integer == Integer(above), "seed \(seed): \(written)")
      }
    }
  }
}

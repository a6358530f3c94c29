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
    ("22/7 to mixed", "= 3 + 1/7"), ("-7/3 as mixed", "= -(2 + 1/3)"), ("1/3 to mixed", "= 1/3"),
    ("1/7 to decimal", "= 0.(142857)"), ("1e10 to sci", "= 1e10"),
    ("12345 to eng", "= 12.345e3"), ("pi to 20 digits", "≈ 3.1415926535897932384…"),
    ("pi to 4 sf", "≈ 3.142"), ("9.996 to 3 sf", "≈ 10.0"), ("1234567.55645 to 4 sf", "≈ 1235000"),
    ("2.5 to 0 dp", "≈ 3"), ("-2.5 to 0 dp", "≈ -3"), ("2/3 to 3 dp", "≈ 0.667"),
    ("1999.6 to 0 dp", "≈ 2000"), ("0.0999 to 2 sf", "≈ 0.10"), ("sin 1 to 3 dp", "≈ 0.841"),
    ("5 mod 3 to bin", "= 0b10"), ("x = 16 to hex; x", "= 16"),
    ("1/2 to hex", "! noFormOfFraction"), ("pi to fraction", "! noForm"),
    ("1/3 to 5", "! languageWord"), ("(255 to hex)", "! languageWord"),
    ("5 -> q; q", "= 5"), ("1/0 to hex", "! divisionByZero"),
    ("{1; 2} to hex", "! noFormOfFraction"),
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

  @Test func `a line goes on from the last answer`() {
    var session = Session()
    session.continuesFromAns = true
    _ = session.evaluate("3/4")
    #expect(session.evaluate("to decimal").last?.exact == "0.75")
    #expect(session.evaluate("to 1 dp").last?.decimal?.text == "0.8")
    #expect(session.evaluate("Ans").last?.exact == "3/4")
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
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

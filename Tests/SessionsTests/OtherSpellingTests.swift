// Words and signs of other programs for operators, and digits in groups: each line is worth
// what the plain one beside it is.

import Messages
import Sessions
import Testing

@Suite struct OtherSpellingTests {
  @Test(arguments: [
    ("1 plus 2", "1 + 2"), ("5 minus minus 3", "5 - -3"), ("4 TIMES 5", "4 * 5"),
    ("2 mal 3 hoch 2", "2*3^2"), ("12 per 3 durch 2", "12/3/2"), ("7 over 2", "7/2"),
    ("(plus 3)", "(+3)"), ("50% plus 3", "50% + 3"), ("-7 rem 2 + 1", "rem(-7; 2) + 1"),
    ("2*7 quot 3", "quot(2*7; 3)"), ("9 // 2 // 2", "div(div(9; 2); 2)"),
    (#"9\2"#, "quot(9; 2)"), ("5 div (2)", "div(5; 2)"), ("5 permute 2", "5 nPr 2"),
    ("3 | 4", "3 or 4"), ("(5 | 3) + 1", "(5 or 3) + 1"), ("2|3|4", "2*3*4"),
    ("~ -812", "not(-812)"), ("¬1 ∧ 3 ∨ 4 ⊻ 5", "not(1) and 3 or (4 xor 5)"),
    ("4% + 3‰", "0.043"), ("5.e1 - 2.E-2", "5e1 - 2e-2"), ("COS TAU", "cos tau"),
    ("0b11e10", "12"), ("-0b1e-1^2", "-1/4"), ("0o7e+12", "7*8^10"),
    ("2*1 000 000", "2000000"), ("-1 234.5 + 0b1011 0010", "-1234.5 + 178"),
    ("5 - 12 345", "5 - 12345"), ("6 mod 1 000", "6"), ("1.000 500", "1.0005"),
    ("1.000 000 1", "?"), ("123,456,789", "123456789"), ("1'000 × 2'500", "2500000"),
    ("0b1011 0010 xor 0b0111 0001", "0b11000011"), ("(1 000)", "1000"),
    ("2 100/300", "2 + 100/300"), ("2 500/300", "2500/300"), ("3^2 100", "900"),
    ("abs 1 234", "234"), ("1 000 00", "?"), ("1,234", "1234"), ("1 000pi", "?"),
    ("3 > 2 && 2 > 1", "3 > 2 and 2 > 1"), ("3 > 2||2 > 5", "3 > 2 or 2 > 5"),
    ("1 > 2 || |3| < 4 && 2 > 1", "1 > 2 or |3| < 4 and 2 > 1"), ("true && false", "1 = 2"),
    ("||-5|-3|", "2"), ("2||-5|-3|", "4"), ("|2||3|", "6"), ("3 < 2||1|-4|", "true"),
    ("gcd(123,456,789)", "3"), ("3 ~ 4", "?"), ("3 div(7; 2)", "3*3"), ("3 plus", "?"),
  ])
  func `are read as the plain ones`(text: String, plain: String) {
    var session = Session()
    let answer = session.evaluate(text).last
    guard plain != "?" else {
      #expect(answer?.problem != nil, "\(text)")
      return
    }
    #expect(answer?.exact != nil && answer?.exact == session.evaluate(plain).last?.exact, "\(text)")
  }

  /// By hand.
  @Test(arguments: [
    ("C(5, 2)", "10"), ("P(5; 2)", "20"), ("2C(4; 2)", "12"), ("C(5; 2)^2", "100"),
    ("C(gcd(4; 6); 1)", "2"), ("C = 3; C(1 + 1)", "6"), ("C(n; k) = n - k; C(5; 2)", "3"),
    ("nthroot(-8; 3)", "-2"), ("clamp(9; 1; 5)", "5"), ("clamp({0; 2; 9}; 1; 5)", "{1; 2; 5}"),
    ("Γ(5)", "24"), ("Σ(k; k = 1..5)", "15"), ("Π({2; 3})", "6"), ("Γ = 2; Γ^2", "4"),
  ])
  func `letters and names of other calculators`(text: String, expected: String) {
    var session = Session()
    #expect(session.evaluate(text).last?.exact == expected, "\(text)")
  }

  /// What to type stands in the message, in every language.
  @Test(arguments: [
    ("inf", "10^100"), ("infinity", "10^100"), ("γ", "eulergamma"), ("catalan(5)", "nCr"),
    ("inv(4)", "1/x"), ("sqr(3)", "x^2"), ("ld(8)", "log2"), ("sh(1)", "sinh"),
    ("5 nand 3", "not (m and n)"), ("W(1)", "w*e^w = x"), ("lambertw(2)", "w*e^w = x"),
    ("Si(1)", "sin(t)/t"), ("besselj(0; 1)", "y''"), ("C", "C = …"), ("nroot(8; 3)", "root(n; x)"),
    ("lgamma(5)", "ln(gamma(x))"), ("beta(2; 3)", "gamma(x)*gamma(y)/gamma(x + y)"),
  ])
  func `unknown names are met with what to type`(text: String, remedy: String) {
    var session = Session()
    for language in Language.allCases {
      session.settings.language = language
      let message = session.evaluate(text).last?.problem?.message ?? ""
      #expect(message.contains(remedy), "\(text): \(message)")
    }
  }

  @Test func `percent is a way to write a value`() {
    var session = Session()
    for (text, expected) in [
      ("1/8 to %", "12.5%"), ("5% to percent", "5%"), ("-3 in prozent", "-300%"),
    ] {
      #expect(session.evaluate(text).last?.text == expected, "\(text)")
    }
  }

  @Test func `groups are told`() {
    var session = Session()
    #expect(session.evaluate("1 000").last?.notes.first?.kind == "groupedDigits")
    #expect(session.evaluate("1000").last?.notes.isEmpty == true)
  }
}

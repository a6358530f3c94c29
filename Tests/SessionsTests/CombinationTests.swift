// Binomial coefficients of any numbers; the values are those of Python's `fractions`.

import Sessions
import Testing

@Suite struct CombinationTests {
  @Test(arguments: [
    ("nCr(-4.6; 3)", "-28.336"), ("nCr(-7; 9)", "-5005"), ("10 nCr -1", "0"),
    ("nCr(10.34; 0)", "1"), ("2.5 nCr 3", "0.3125"), ("nCr(-10; 10)", "92378"),
    ("nCr(1/3; 5)", "22/729"), ("nCr(-1/2; 7)", "-429/2048"), ("nCr(-3; 4)", "15"),
    ("nCr(sqrt(2)^2; 1)", "2"), ("nCr(-5; -10^30)", "0"), ("5 nCr 7", "0"),
    ("nCr(pi; 2) = pi*(pi - 1)/2", "true"), ("1 nCr 0.5", "! notAnInteger"),
    ("0.5 nCr 10^9", "! tooLarge"), ("-4 nPr 2", "! factorialOfNonNatural"),
  ])
  func `are falling powers over factorials`(text: String, expected: String) {
    var session = Session()
    let answer = session.evaluate(text).first
    let seen = answer?.exact ?? "! " + (answer?.problem?.kind ?? "")
    #expect(seen == expected, "\(text)")
  }

  @Test func `rounded answers follow the rule`() {
    for (text, away, even) in [("0.125", "0.13", "0.12"), ("-0.135", "-0.14", "-0.14")] {
      var session = Session()
      session.settings.digits = 2
      _ = session.evaluate(text)
      #expect(session.lastAnswer(as: .rounded) == away)
      session.settings.rounding = .halfEven
      #expect(session.lastAnswer(as: .rounded) == even)
    }
  }
}
